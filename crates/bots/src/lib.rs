//! Players and dealers for simulated games.
//!
//! These play games of their own: the random players look at the whole [`Game`], which holds
//! nothing that nobody can know.
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
