//! Why a room does not do something, as data, and the message that says so.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use traumfabrik_table::{Refused, refused_message};
use traumfabrik_wire::{Arg, Message, Sentence};
use ts_rs::TS;

/// Why a room does not do what it was asked. Nothing has changed, unless it says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RoomError {
    /// It cannot be read.
    #[error("malformed: {what}")]
    Malformed {
        /// What is wrong, and what would be right, for whoever wrote the page.
        what: String,
        /// What to tell people, where they typed it.
        #[serde(skip)]
        say: Option<Message>,
    },
    /// It is too big.
    #[error("too big: at most {max} {unit}")]
    TooBig {
        /// The limit.
        max: u64,
        /// Of what.
        unit: Unit,
    },
    /// Nobody is signed in.
    #[error("nobody is signed in")]
    Stranger {},
    /// This person may not.
    #[error("not allowed")]
    NotAllowed {},
    /// There is no such thing.
    #[error("not found")]
    NotFound {},
    /// The table, or the rules, refuse it.
    #[error("refused")]
    Refused {
        /// Why.
        refused: Refused,
    },
    /// Too much at once.
    #[error("too many: try again in {retry_ms} ms")]
    TooMany {
        /// How long to wait.
        retry_ms: u64,
    },
    /// The store cannot be reached now. If this answers a command, send it again with the same id:
    /// it may have been carried out, and will not be twice.
    #[error("the store is away")]
    StoreAway {},
    /// The game is closed for repair; no other game is.
    #[error("the game is broken")]
    Broken {},
    /// A newer program plays the game, and this one cannot show it.
    #[error("a newer program plays the game")]
    Newer {},
}

/// What there can be too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Bytes of a request.
    Bytes,
    /// Characters of a text.
    Characters,
    /// Tables of one person that are not over.
    #[serde(rename = "tables at a time")]
    Tables,
    /// People whom one person has blocked.
    People,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bytes => "bytes",
            Self::Characters => "characters",
            Self::Tables => "tables at a time",
            Self::People => "people",
        })
    }
}

impl RoomError {
    /// Something that cannot be read.
    pub fn malformed(what: impl ToString) -> Self {
        Self::Malformed { what: what.to_string(), say: None }
    }

    /// Something that a person typed and that will not do.
    pub(crate) fn typed(id: &str, what: &str) -> Self {
        Self::Malformed { what: what.to_owned(), say: Some(Message::new(id)) }
    }

    /// Whether it might be otherwise if the room knew what others have done just now.
    pub(crate) fn may_be_stale(&self) -> bool {
        match self {
            Self::NotAllowed {} | Self::NotFound {} | Self::Refused { .. } => true,
            Self::Malformed { .. }
            | Self::TooBig { .. }
            | Self::Stranger {}
            | Self::TooMany { .. }
            | Self::StoreAway {}
            | Self::Broken {}
            | Self::Newer {} => false,
        }
    }

    /// The error in words. They say no more than the error does.
    pub fn message(&self) -> Message {
        let plain = Message::new;
        match self {
            // What exactly is wrong concerns whoever wrote the page, unless people typed it.
            Self::Malformed { what: _, say } => {
                say.clone().unwrap_or_else(|| plain("error-malformed"))
            }
            Self::TooBig { max, unit } => {
                let id = match unit {
                    Unit::Bytes => "error-too-big",
                    Unit::Characters => "error-too-long",
                    Unit::Tables => "error-too-many-tables",
                    Unit::People => "error-too-many-people",
                };
                plain(id).with("max", number(*max))
            }
            Self::Stranger {} => plain("error-stranger"),
            Self::NotAllowed {} => plain("error-not-allowed"),
            Self::NotFound {} => plain("error-not-found"),
            Self::Refused { refused } => refused_message(refused),
            Self::TooMany { retry_ms } => {
                plain("error-too-many").with("seconds", number(retry_ms.div_ceil(1000).max(1)))
            }
            Self::StoreAway {} => plain("error-store-away"),
            Self::Broken {} => plain("error-broken"),
            Self::Newer {} => plain("error-newer"),
        }
    }
}

impl From<Refused> for RoomError {
    fn from(refused: Refused) -> Self {
        Self::Refused { refused }
    }
}

fn number(number: u64) -> Arg {
    Arg::Number(i32::try_from(number).unwrap_or(i32::MAX))
}

/// Every message of this crate, by id, with its arguments, for checking the language files.
pub fn catalogue() -> Vec<Sentence> {
    let plain = PLAIN.iter().map(|&id| Sentence { id: id.into(), args: &[] });
    let filled = FILLED.iter().map(|&(id, args)| Sentence { id: id.into(), args });
    plain.chain(filled).collect()
}

const PLAIN: &[&str] = &[
    "error-malformed",
    "error-stranger",
    "error-not-allowed",
    "error-not-found",
    "error-store-away",
    "error-broken",
    "error-newer",
    "error-chat-empty",
    "error-chat-disturbs",
];

const FILLED: &[(&str, &[&str])] = &[
    ("error-too-big", &["max"]),
    ("error-too-long", &["max"]),
    ("error-too-many-tables", &["max"]),
    ("error-too-many-people", &["max"]),
    ("error-too-many", &["seconds"]),
];
