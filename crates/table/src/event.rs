//! The log of a table: what was done, and all the facts that came of it.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use traumfabrik_rules::Seat;
use traumfabrik_wire::{Move, json};
use ts_rs::TS;

use crate::{CommandId, LogFault, Motion, PersonId, Plan, Time};

/// One line of the log: one command, and all that came of it.
///
/// Nothing in a log is secret. It names people by ids that mean nothing, so that a person can be
/// forgotten without touching a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Counts from 1 without gaps.
    pub seq: u32,
    /// The command that it came from. The same command never makes two entries.
    pub command: CommandId,
    /// When.
    pub at: Time,
    /// What was done.
    pub event: TableEvent,
}

impl LogEntry {
    /// The newest version of the text that [`LogEntry::body`] makes. Whatever is born later or is
    /// written down in another way gets a higher number, and [`LogEntry::read`] goes on reading
    /// what has an old one.
    pub const VERSION: u32 = 2;
    /// What every program can read.
    const FIRST_VERSION: u32 = 1;

    /// The version that the entry is written in: that of the first programs that could read it, so
    /// that those read whatever they can and know of all else that it is newer than they are.
    pub fn version(&self) -> u32 {
        match &self.event {
            // Tables that go on from other games, and people who say that they are ready. The
            // latter was written as of version 1 at first.
            TableEvent::Opened { plan } if !plan.header.origin().is_empty() => 2,
            TableEvent::Ready { .. } => 2,
            TableEvent::Opened { .. }
            | TableEvent::Seated { .. }
            | TableEvent::Vacated { .. }
            | TableEvent::Started { .. }
            | TableEvent::Played { .. }
            | TableEvent::TakenOver { .. }
            | TableEvent::Returned { .. }
            | TableEvent::Proposed { .. }
            | TableEvent::Voted { .. }
            | TableEvent::Vacation { .. }
            | TableEvent::Credited { .. }
            | TableEvent::Closed { .. } => Self::FIRST_VERSION,
        }
    }

    /// The event as it is written down.
    ///
    /// # Panics
    /// Never: every event has a JSON text.
    pub fn body(&self) -> String {
        serde_json::to_string(&self.event).expect("every event has a JSON text")
    }

    /// An entry as it was written down.
    ///
    /// # Errors
    /// What is wrong with it, or that it is newer than this program.
    pub fn read(
        seq: u32,
        command: CommandId,
        at: Time,
        version: u32,
        body: &str,
    ) -> Result<Self, LogFault> {
        if version > Self::VERSION {
            let what = format!("version {version} is unknown: a newer program wrote it");
            return Err(LogFault::Newer { seq, what });
        }
        if version < Self::FIRST_VERSION {
            let what = format!("there is no version {version}");
            return Err(LogFault::Damaged { seq, what });
        }
        let event = match Played::read(body) {
            Some(event) => event,
            None => json::parse(body).map_err(|error| {
                let what = error.to_string();
                // A switch or a fact of the game that was born later has no version of its own.
                if error.is_unknown {
                    LogFault::Newer { seq, what }
                } else {
                    LogFault::Damaged { seq, what }
                }
            })?,
        };
        Ok(Self { seq, command, at, event })
    }
}

/// What nearly all entries are. Whoever reads any event keeps all of it on the heap until its type
/// is known; this one is read at once.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    #[serde(rename = "type")]
    _type: IgnoredAny,
    seat: Seat,
    moves: Vec<Move>,
    #[serde(default)]
    seed: Option<String>,
}

impl Played {
    fn read(body: &str) -> Option<TableEvent> {
        if !body.starts_with(r#"{"type":"played","#) {
            return None;
        }
        let Self { seat, moves, seed, .. } = serde_json::from_str(body).ok()?;
        Some(TableEvent::Played { seat, moves, seed })
    }
}

/// What was done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableEvent {
    /// Somebody made the table. Always the first entry.
    Opened {
        /// What is agreed.
        plan: Box<Plan>,
    },
    /// Somebody sat down, or settled something about the seat.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
        /// The studio that they would like.
        studio: Option<u8>,
        /// What their page adds to the draws.
        nonce: Option<String>,
    },
    /// A seat became free, before the game.
    Vacated {
        /// Which.
        seat: Seat,
    },
    /// Somebody said, before the game, that they are ready for it, or not yet.
    Ready {
        /// Who.
        seat: Seat,
        /// Whether they are.
        is_on: bool,
    },
    /// The game began, and the dealer dealt up to the first decision.
    Started {
        /// The studios by seat, where people chose them.
        studios: Option<Vec<u8>>,
        /// The bot that took all open seats.
        fill: Option<String>,
        /// The first moves.
        #[ts(as = "Vec<json::MoveLine>")]
        moves: Vec<Move>,
    },
    /// A seat acted, once or, with several chips, several times; then the dealer dealt.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        #[ts(as = "Vec<json::MoveLine>")]
        moves: Vec<Move>,
        /// The seed of all draws, once the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seed: Option<String>,
    },
    /// A bot plays on for somebody who is away.
    TakenOver {
        /// Whose seat.
        seat: Seat,
        /// Why.
        why: Away,
    },
    /// Somebody came back and plays again.
    Returned {
        /// To which seat.
        seat: Seat,
    },
    /// Somebody asks the others for something.
    Proposed {
        /// Who.
        seat: Seat,
        /// What.
        motion: Motion,
        /// Whether it is carried at once: nobody else has to agree.
        is_carried: bool,
        /// The seed of all draws, if this ends the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seed: Option<String>,
    },
    /// Somebody answers. One no is enough to refuse.
    Voted {
        /// Who.
        seat: Seat,
        /// How.
        is_yes: bool,
        /// Whether everybody has agreed now.
        is_carried: bool,
        /// The seed of all draws, if this ends the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seed: Option<String>,
    },
    /// Somebody went on vacation, or came back from it.
    Vacation {
        /// Who.
        seat: Seat,
        /// Whether it begins.
        is_on: bool,
    },
    /// Time in which nobody could have played does not count.
    Credited {
        /// How much.
        ms: i64,
    },
    /// The table was closed.
    Closed {
        /// Why.
        why: Closing,
        /// The seed of all draws, if there were any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seed: Option<String>,
    },
}

impl TableEvent {
    /// The seat that it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Seated { seat, .. }
            | Self::Vacated { seat }
            | Self::Ready { seat, .. }
            | Self::Played { seat, .. }
            | Self::TakenOver { seat, .. }
            | Self::Returned { seat }
            | Self::Proposed { seat, .. }
            | Self::Voted { seat, .. }
            | Self::Vacation { seat, .. } => Some(*seat),
            Self::Opened { .. }
            | Self::Started { .. }
            | Self::Credited { .. }
            | Self::Closed { .. } => None,
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Sitter {
    /// A person.
    Person {
        /// Who.
        #[ts(type = "string")]
        person: PersonId,
    },
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The time has run out.
    Timeout,
    /// They have been gone for too long.
    Gone,
    /// They left, and may come back.
    Left,
    /// They gave up for good.
    Resigned,
}

/// Why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The owner called it off before the game.
    CalledOff,
    /// Nobody came.
    Stale,
    /// The host of the server closed it.
    Host,
}
