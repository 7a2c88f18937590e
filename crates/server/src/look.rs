//! From where a table is seen.

use std::fmt;
use std::str::FromStr;

use traumfabrik_rules::{Perspective, Seat};
use traumfabrik_wire::json;

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

    pub(crate) fn twin(self) -> json::Perspective {
        match self {
            Self::Seat(seat) => json::Perspective::Seat { seat: seat.into() },
            Self::Table => json::Perspective::Table {},
            Self::Judge => json::Perspective::Judge {},
        }
    }
}

impl TryFrom<json::Perspective> for Look {
    type Error = ApiError;

    fn try_from(twin: json::Perspective) -> Result<Self, ApiError> {
        match twin {
            json::Perspective::Seat { seat } => u8::try_from(seat)
                .map(Self::Seat)
                .map_err(|_| ApiError::malformed("look: seats are numbers from 0 to 4")),
            json::Perspective::Table {} => Ok(Self::Table),
            json::Perspective::Judge {} => Ok(Self::Judge),
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
