//! One game in progress, without I/O: who sits at the table, what has happened there, and what
//! may happen next. Time, chance and the answers of bots come in as arguments; what comes out are
//! entries for a log.
#![forbid(unsafe_code)]

mod ids;

pub use ids::{BadId, CommandId, GameId, PersonId};
