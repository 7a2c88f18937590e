//! Where games are kept: the log, which is the truth, and everything beside it, behind one trait.
//!
//! [`Store`] says what can be kept and asked. A [`Database`] does it, and there are three ways to
//! have one: [`memory`] for tests and for one evening, [`sqlite`] for one server with a file, and
//! [`postgres`] for several servers that share a database. All three run the same SQL.
//!
//! ```
//! # use traumfabrik_store::{memory, NewPerson, Store, StoreError};
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

mod people;
mod rows;

mod error;
mod hints;

mod database;
mod ops;

mod schema;
mod tx;

mod postgres;
mod sqlite;

mod backup;
mod copy;

#[cfg(feature = "testing")]
pub mod testing;

pub use backup::{Backup, backup, restore};
pub use copy::{CopyReport, Difference, Digest, compare, copy};
pub use database::{Database, memory, postgres, sqlite};
pub use error::StoreError;
pub use hints::{Hint, Hinted};
pub use people::{AccountSet, KeyKind, NewPerson, NewSession, PersonChange, PersonRow, Secret};
pub use rows::{
    Append, Appended, ChatRow, Created, Due, GameIndex, GameRow, GameStatus, MyGame, NewGame,
    Notice, OrderRow, Outage, PlayerIndex, Stats, StoredEntry, UsedOrder,
};
pub use store::Store;
pub use traumfabrik_table::{CommandId, GameId, PersonId, Time};
