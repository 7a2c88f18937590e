//! What is agreed when a table is made. It never changes afterwards.

use serde::{Deserialize, Serialize};
use traumfabrik_wire::{Header, Move, json};
use ts_rs::TS;

use crate::{GameId, PersonId};

/// What is agreed when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Box, seats and switches, so that a later correction of an edition does not change the
    /// game. Studios and first lead are settled when it starts; nobody is named. If the game goes
    /// on from another one, its origin tells from which.
    #[ts(as = "json::HeaderLine")]
    pub header: Header,
    /// Who made the table: may seat bots, remove people before the start, and start.
    #[ts(type = "string")]
    pub owner: PersonId,
    /// Whether the table is listed; otherwise people need its link.
    pub is_public: bool,
    /// Who may look on.
    pub watchers: Watchers,
    /// How long people may think.
    pub clock: ClockRule,
    /// What happens when somebody does not.
    pub absence: Absence,
    /// How long what happens by itself waits, in milliseconds. Bots wait for a tenth of it where no
    /// person has anything left to decide at a stop; at people's seats orders and automatic passes
    /// wait a little longer, by chance, so that nobody can tell them apart by their timing.
    pub pace_ms: i64,
    /// Whether people may ask the planner for a hint.
    pub has_hints: bool,
    /// Whether the table remembers all payments and shows what everybody must have. Logs of tables
    /// that do not are written as they were before there was a choice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub counts_purses: bool,
    /// SHA-256 of the seed that all draws will come from, before the first one.
    pub commitment: String,
    /// The game that this one is the rematch of.
    #[ts(type = "string | null")]
    pub rematch_of: Option<GameId>,
    /// The moves of the game that this one goes on from, up to where it does. They are what it
    /// starts with. Logs of other tables do not mention them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<json::MoveLine>>", optional)]
    pub taken_over: Vec<Move>,
}

/// Who may look on without a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Watchers {
    /// Everybody who has the link.
    Everybody,
    /// Nobody until the game is over.
    Nobody,
}

/// Who talks with whom at a table.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Everybody.
    #[default]
    Table,
    /// Those who look on, among themselves: players hear it only if they want to.
    Watchers,
}

/// How long people may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// As long as they like.
    None {},
    /// A bank for the whole game, and a little more with every turn.
    Live {
        /// What everybody starts with.
        bank_ms: i64,
        /// What every finished turn adds.
        increment_ms: i64,
    },
    /// So long for every decision. On vacation the time comes from the vacation first.
    Correspondence {
        /// For each decision.
        decision_ms: i64,
        /// For the whole game.
        vacation_ms: i64,
    },
}

/// What happens when somebody runs out of time or is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Absence {
    /// The bot that plays for whoever is away, with what that seat knows.
    pub substitute: String,
    /// Whether it takes over when the time has run out. Otherwise the others wait.
    pub on_timeout: bool,
    /// Whether it takes over when somebody who is due has been gone for so long.
    pub grace_ms: Option<i64>,
}

impl ClockRule {
    /// What is on a seat's clock when the game begins, and what it may spend on vacation.
    pub(crate) fn at_the_start(self) -> (i64, i64) {
        match self {
            Self::None {} => (0, 0),
            Self::Live { bank_ms, .. } => (bank_ms, 0),
            Self::Correspondence { decision_ms, vacation_ms } => (decision_ms, vacation_ms),
        }
    }

    /// Whether any clock runs.
    pub fn is_running(self) -> bool {
        self != Self::None {}
    }

    /// Whether people are expected to stay away between their decisions, so that they want to be
    /// told when they are due.
    pub fn is_slow(self) -> bool {
        match self {
            Self::None {} | Self::Correspondence { .. } => true,
            Self::Live { .. } => false,
        }
    }
}
