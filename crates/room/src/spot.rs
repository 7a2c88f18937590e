//! What somebody shows of a game that is over.

use serde::{Deserialize, Serialize};
use traumfabrik_table::{PersonId, Time};
use ts_rs::TS;

/// A place in the replay of a game or in its review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Spot {
    /// Where.
    pub part: Part,
    /// The entry of the record that it is about; 0 before them all.
    pub entry: u32,
    /// Whose, where it is about one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A part of the replay or of the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The replay, once the entry has been made.
    Replay,
    /// The words for everybody.
    Words,
    /// The curves, at the moment that the entry led to.
    Curves,
    /// The points of a seat by where they came from.
    Sources,
    /// Where the margin came from.
    Ledger,
    /// The auctions, or the one with this entry.
    Auctions,
    /// The mistakes that can be tried again.
    Puzzles,
    /// One of them.
    Puzzle,
    /// The costliest decisions, or the one of this entry.
    Decisions,
}

/// Who shows what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Showing {
    /// Who: the name in the log.
    #[ts(type = "string")]
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
    /// What.
    pub spot: Spot,
}

/// What nodes tell each other of it. It may be lost or come twice, and is said again now and then.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct SharedSpot {
    /// Who shows something.
    pub person: PersonId,
    /// Since when: whoever began later shows, and nobody else.
    pub since: Time,
    /// What; nothing any more if that is left out.
    pub spot: Option<Spot>,
}
