//! What a player has to understand of what it hears; the rest is skipped.

use serde::Deserialize;
use traumfabrik_wire::json;

use crate::ApiError;

/// A message of the server's.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Message {
    Sync { seats: Vec<u8>, table: TablePart, view: Option<ViewPart> },
    Entry { seq: u32, table: TablePart, view: Option<ViewPart> },
    Done { id: String, seq: u32 },
    Failed { id: String, error: ApiError },
    View { view: Option<ViewPart> },
    Orders {},
    Draft { id: String },
    People {},
    Said {},
    Woken {},
    Hint { id: String },
    Store { is_away: bool },
}

/// What changed about the table.
#[derive(Debug, Deserialize)]
pub(super) struct TablePart {
    pub(super) seq: Option<u32>,
    pub(super) turn: Option<u32>,
    pub(super) stage: Option<String>,
}

/// What changed about the view.
#[derive(Debug, Deserialize)]
pub(super) struct ViewPart {
    pub(super) legal: Option<json::LegalView>,
}
