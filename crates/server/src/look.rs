//! From where a table is seen.

use std::fmt;
use std::str::FromStr;

use traumfabrik_rules::{Perspective, Seat};

use crate::ApiError;

/// From where a table is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Look {
    /// From a seat.
    Seat(u8),
    /// From the middle.
    Table,
    /// From above: all purses. Only when the game is over.
    Judge,
}

impl Look {
    pub(crate) fn perspective(self) -> Perspective {
        match self {
            Self::Seat(seat) => Perspective::Seat(Seat(seat)),
            Self::Table => Perspective::Table,
            Self::Judge => Perspective::Judge,
        }
    }
}

impl From<Perspective> for Look {
    fn from(perspective: Perspective) -> Self {
        match perspective {
            Perspective::Seat(seat) => Self::Seat(seat.0),
            Perspective::Table => Self::Table,
            Perspective::Judge => Self::Judge,
        }
    }
}

/// As it stands in an address: `seat-0`, `table` or `judge`.
impl FromStr for Look {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        match (text, text.strip_prefix("seat-").and_then(|seat| seat.parse().ok())) {
            (_, Some(seat)) => Ok(Self::Seat(seat)),
            ("table", None) => Ok(Self::Table),
            ("judge", None) => Ok(Self::Judge),
            (_, None) => Err(ApiError::malformed(
                "look: 'seat-0' to 'seat-4', 'table' or 'judge' is expected",
            )),
        }
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat-{seat}"),
            Self::Table => f.write_str("table"),
            Self::Judge => f.write_str("judge"),
        }
    }
}
