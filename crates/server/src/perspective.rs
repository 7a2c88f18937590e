//! From where a table is seen, as it stands in an address.

use traumfabrik_rules::{Perspective, Seat};

use crate::ApiError;

/// Reads `seat-0`, `table` or `judge`.
pub(crate) fn parse(text: &str) -> Result<Perspective, ApiError> {
    match (text, text.strip_prefix("seat-").and_then(|seat| seat.parse().ok())) {
        (_, Some(seat)) => Ok(Perspective::Seat(Seat(seat))),
        ("table", None) => Ok(Perspective::Table),
        ("judge", None) => Ok(Perspective::Judge),
        (_, None) => {
            Err(ApiError::malformed("look: 'seat-0' to 'seat-4', 'table' or 'judge' is expected"))
        }
    }
}
