//! Fair draws: nobody at the table chooses them, the server no more than a player, and everybody
//! can check that afterwards.
//!
//! The server thinks of a [`Seed`] and shows its [`Commitment`]. Then every person's page adds a
//! [`Nonce`]. Seed, nonces and the game's name make the [`Key`], and the key settles every draw of
//! the game before the first one. When the game is over the record tells the seed, and [`check`]
//! draws again. `docs/protocol.md` says it all for those who write in other languages.
//!
//! ```
//! # use traumfabrik_packs::Library;
//! # use traumfabrik_rules::{Due, Game, Seats, Start};
//! # use traumfabrik_table::{GameId, fair::{FairDealer, Key, Nonce, Seed}};
//! # let library = Library::embedded();
//! # let edition = &library.get("traumfabrik-2000").unwrap().edition;
//! let seed = Seed::from_bytes([7; 32]); // From the system's chance, outside of examples.
//! let game_id: GameId = "k3v9".parse()?;
//! let nonces: [Option<Nonce>; 2] = [Some("b-52".parse()?), None];
//! let seats = Seats::new(2).unwrap();
//! let dealer = FairDealer::new(&Key::new(&seed, &game_id, &nonces), edition, seats);
//!
//! let mut game = Game::new(edition, &Start::new(seats), |_| {}).unwrap();
//! while let Due::Dealer(ask) = game.due() {
//!     let deal = dealer.answer(ask, &game);
//!     game.deal(&deal, |_| {}).unwrap();
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod key;
mod seed;

mod dealer;
mod stream;

mod check;

pub use check::{Checked, DrawCheck, DrawFault, check, reveal};
pub use dealer::FairDealer;
pub use key::{BadNonce, Key, Nonce};
pub use seed::{BadDigits, Commitment, Seed};
