//! Players and dealers for simulated games.
#![forbid(unsafe_code)]

mod chance;
mod dealer;
mod playout;
mod random;

pub use chance::Chance;
pub use dealer::Dealer;
pub use playout::{Step, play_out};
pub use random::RandomPlayer;
