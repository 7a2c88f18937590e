//! Players and dealers for simulated games.
//!
//! The random players choose by chance among legal actions. They are handed the [`Game`] by
//! whoever owns it; it holds nothing that nobody can know, but it does hold all purses.
//!
//! [`Game`]: traumfabrik_rules::Game
#![forbid(unsafe_code)]

mod chance;
mod dealer;
mod playout;
mod random;
mod series;
mod tally;

pub use chance::Chance;
pub use dealer::Dealer;
pub use playout::{Step, play_out};
pub use random::RandomPlayer;
pub use series::Series;
pub use tally::{GameTally, Score, Spread, Tally};
