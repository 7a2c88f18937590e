//! The arena: bots against bots, deal after deal, until it is clear who is better by how much.
//!
//! A *line-up* is who sits at a table. A *block* is one deal played with a line-up in every
//! rotation through the seats, so that no bot owes its wins to a good seat or good draws. A block
//! is one sample: the games in it have their draws in common, and all intervals come from what
//! differs between blocks.
//!
//! Everything but time depends on the seed, the line-up and the number of a block alone, so the
//! same seed gives the same games on any number of threads. What depends on order is added up in
//! the order of blocks; all else are whole numbers.

mod block;
mod lineup;
mod onlooker;
mod outcome;

mod estimate;
mod linear;
mod rating;
mod sprt;
mod standing;

pub use block::{Arena, Block, Scribe};
pub use estimate::Estimate;
pub use lineup::{BotIdx, LineupError, Seating};
pub use outcome::GameResult;
pub use sprt::{Measure, Sprt, SprtVerdict};
pub use standing::{BotStanding, standings};
