//! How far a table has come.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

// Pages know it as its stage.
/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "Stage")]
pub enum Status {
    /// People sit down.
    Gathering,
    /// The game is played.
    Running,
    /// The game is paused.
    Paused,
    /// The game came to its end.
    Over,
    /// The players ended it without a result.
    Aborted,
    /// The table was closed without a result.
    Closed,
    /// Its log cannot be read by this program, so that there is no table; somebody has to look into
    /// it. Only lists of games tell this.
    #[ts(skip)]
    Broken,
}

/// A word that is no status.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no status of a game")]
pub struct BadStatus(String);

impl Status {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Gathering,
        Self::Running,
        Self::Paused,
        Self::Over,
        Self::Aborted,
        Self::Closed,
        Self::Broken,
    ];

    /// The word for it in stores, lists and messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Over => "over",
            Self::Aborted => "aborted",
            Self::Closed => "closed",
            Self::Broken => "broken",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Status {
    type Err = BadStatus;

    fn from_str(text: &str) -> Result<Self, BadStatus> {
        let found = Self::ALL.into_iter().find(|status| status.as_str() == text);
        found.ok_or_else(|| BadStatus(text.to_owned()))
    }
}
