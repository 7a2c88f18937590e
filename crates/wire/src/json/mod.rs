//! What has a shape of its own in JSON: the box with its names, the lines of a record, positions,
//! views, and what changed. All else is written and read as the rules say.
//!
//! ```
//! use traumfabrik_rules::{Action, Money};
//!
//! assert_eq!(serde_json::to_string(&Action::Bid(Money(7)))?, r#"{"type":"bid","amount":7}"#);
//! let fault = traumfabrik_wire::json::parse::<Action>(r#"{"type":"take","chip":93}"#).unwrap_err();
//! assert_eq!(fault.to_string(), "chip: 93 is out of bounds: 0 to 92 is possible");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod facts;
mod pieces;
mod setup;
mod view;

mod changes;
mod record;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use changes::{Changes, ChangingFields};
pub use facts::{AwardChange, ChipFacts, ChipUse, Facts, FilmUse, LotFacts, RivalUse, SaleFacts};
pub use pieces::{BoxChip, BoxFault, BoxIds, BoxLocation, BoxScreenplay, GameBox, LocationKind};
pub use record::{HeaderLine, MoveLine};
pub use setup::{DecidedAward, Setup};
pub use view::{LegalView, LotView, PhaseView, Placement, View};

use crate::error::WireError;

/// A whole number in JSON. Wider than any number of the game, so that a wrong one is reported
/// with its field and its bounds, not as a byte that does not parse.
pub type Num = i64;

/// Reads a JSON text.
///
/// # Errors
/// What is wrong with it, and where.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, WireError> {
    serde_json::from_str(text).or_else(|_| parse_slowly(text))
}

/// The same, with the path to what is wrong. To keep track of it takes longer than to read, so it
/// is done only where there is something to be told.
fn parse_slowly<T: DeserializeOwned>(text: &str) -> Result<T, WireError> {
    let mut from = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut from)
        .map_err(|fault| of_parser(&fault.path().to_string(), fault.inner()))?;
    from.end().map_err(|fault| of_parser("", &fault))?;
    Ok(value)
}

/// The fault of a field, as a parser found it.
pub(crate) fn of_parser(field: &str, fault: &serde_json::Error) -> WireError {
    let sentence = plain(fault);
    // What was born later than this program is nothing that it could name. A parser says so in its
    // sentence alone.
    let is_unknown = ["unknown field", "unknown variant"].iter().any(|it| sentence.starts_with(it));
    let hint = if is_unknown { " (a newer program may have written it)" } else { "" };
    WireError { is_unknown, ..WireError::new(field, sentence + hint) }
}

/// The sentence of a parser, without the place that we name ourselves.
pub(crate) fn plain(fault: &serde_json::Error) -> String {
    let place = format!(" at line {} column {}", fault.line(), fault.column());
    let sentence = fault.to_string().replace(&place, "");
    sentence.replace("expected i64", "expected a whole number")
}

/// The compact text of something that has one.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("whatever is written down has a JSON text")
}
