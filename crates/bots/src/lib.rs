//! Players, dealers and the arena.
//!
//! A [`Bot`] sits at a seat: it hears every fact, sees its seat's view, and decides within a
//! budget. [`BotName`] says who there is. Random players can also be handed the [`Game`] by
//! whoever owns it, which is how a hundred thousand games a second are played.
//!
//! [`Game`]: traumfabrik_rules::Game
#![forbid(unsafe_code)]

mod bot;
mod level;
mod memory;
mod mistakes;
mod roster;

mod advice;
mod character;
mod mind;
mod net;
mod planner;
mod policy;
pub mod program;
mod random;
mod reasons;
mod rehearsal;

mod valuation;

pub mod batch;
pub mod features;

mod dealer;
mod deck;
mod rng;

mod arena;
mod game;
mod playout;
mod series;

mod histogram;
mod spread;
mod tally;

pub mod tuning;

pub use advice::{Advice, advise};
pub use arena::{
    Arena, Block, BotIdx, BotStanding, Estimate, GameResult, LineupError, Measure, Scribe, Seating,
    Sprt, SprtVerdict, standings,
};
pub use bot::{Bot, BotError, Budget, Observation};
pub use character::Character;
pub use dealer::Dealer;
pub use deck::shuffled_deck;
pub use game::{BotTable, Watch};
pub use histogram::{Histogram, Times};
pub use level::Level;
pub use memory::{Memory, forgetful};
pub use net::{Expected, Foresight, NetSource, search_with_net};
pub use planner::{Search, search};
pub use playout::{Step, play_out};
pub use random::RandomPlayer;
pub use reasons::{Explained, explain_advice, explain_bot};
pub use rehearsal::Rehearsals;
pub use rng::{Rng, mix};
pub(crate) use roster::Chair;
pub use roster::{BotName, Place, Seated};
pub use series::Series;
pub use spread::Spread;
pub use tally::{GameTally, LENGTH_STEP, PlayerTally, Tally};
pub use valuation::{Company, Weights};
