//! Where games are kept: the log, which is the truth, and everything beside it, in one [`Store`].
//!
//! There are three ways to have one: [`memory`] for tests and for one evening, [`sqlite`] for one
//! server with a file, and [`postgres`] for several servers that share a database. All three run
//! the same SQL.
//!
//! ```
//! # use traumfabrik_store::{memory, NewPerson, StoreError};
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! let store = memory()?;
//! let now = store.now().await?;
//! let ada = NewPerson::new("ada".parse().expect("a short name"), now);
//! store.create_person(ada.clone()).await?;
//! assert_eq!(store.person(&ada.person).await?.map(|row| row.seen_at), Some(now));
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod store;

mod chain;
mod chat;
mod companions;
mod due;
mod games;
mod hush;
mod log;
mod mail;
mod merging;
mod notices;
mod orders;
mod people;
mod records;
mod requests;
mod reviews;
mod scrub;
mod sessions;
mod snapshots;

mod error;
mod hints;

mod schema;
mod tx;

mod postgres;
mod sqlite;

mod backup;
mod copy;

#[cfg(feature = "testing")]
pub mod testing;

pub use backup::{Backup, backup, restore};
pub use chat::ChatRow;
pub use copy::{CopyReport, Difference, Digest, compare, copy};
pub use due::{Claimed, DueRow, LastSign, Lease, Outage};
pub use error::StoreError;
pub use games::{GameIndex, GameRow, MyGame, PlayerIndex};
pub use hints::{Hint, Hinted, Word};
pub use log::{Append, Appended, Created, NewGame, News, StoredEntry};
pub use mail::{LetterLimit, NewConfirmation};
pub use notices::Notice;
pub use orders::{OrderRow, UsedOrder};
pub use people::{AccountSet, NewPerson, PersonChange, PersonRow, Secret};
pub use records::{NewRecord, RecordRow};
pub use reviews::{ReviewRow, Reviewed};
pub use sessions::{KeyKind, NewSession};
pub use snapshots::{Resumed, SnapshotRow};
pub use store::{Stats, Store, StoreFuture, StoreWatch, memory, postgres, sqlite};
pub use traumfabrik_table::{Channel, CommandId, GameId, PersonId, Status, Time};
