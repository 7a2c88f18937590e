//! The lines of a game record.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{Action, Deal, Event, FirstLead, Rulings, Seat, Seats, Studios};
use ts_rs::TS;

use super::{GameBox, Num};

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "a header")]
#[ts(rename = "RecordHeader")]
pub struct Header {
    /// Always `traumfabrik-record`.
    pub format: String,
    /// The version of the format.
    pub version: Num,
    /// The name of the edition.
    pub edition: String,
    /// All mechanical data of the edition.
    #[serde(rename = "box")]
    pub game_box: GameBox,
    /// SHA-256 of the compact JSON of the box, in hexadecimal.
    pub box_hash: String,
    /// How many seats.
    pub seats: Seats,
    /// The open questions.
    pub switches: Rulings,
    /// Who gets which studio.
    pub studios: Studios,
    /// Who leads first.
    pub first_lead: FirstLead,
    /// A label for whoever sits at each seat.
    pub players: Vec<String>,
    /// What the dealer's chance came from, where that is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// What all draws came from, where that is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub draw: Option<RecordDraw>,
    /// The games that this one goes on from, the first one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Origin>>", optional)]
    pub origin: Vec<Origin>,
    /// Anything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
}

/// What all draws of a game came from, for whoever wants to draw again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "a draw")]
pub struct RecordDraw {
    /// How the draws follow from the rest: always `chacha20-1`.
    pub method: String,
    /// The name of the game.
    pub game: String,
    /// What was shown before the game: a hash of the seed, 64 hexadecimal digits.
    pub commitment: String,
    /// What was secret until the game ended: 64 hexadecimal digits.
    pub seed: String,
    /// What each seat added; null for a bot, or for somebody who sent none.
    pub nonces: Vec<Option<String>>,
}

/// A game whose first moves another one took over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "an origin")]
#[ts(rename = "RecordOrigin")]
pub struct Origin {
    /// How many entries of the record had happened when that game was left.
    pub moves: Num,
    /// What its draws came from.
    pub draw: RecordDraw,
}

/// Any other line: one cause and all the facts it caused. The cause is `start`, or `deal`, or
/// `seat` with `action`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "an entry")]
#[ts(rename = "Move")]
pub struct Move {
    /// Counts the entries from 1.
    pub seq: Num,
    /// True for the facts that were settled before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<bool>,
    /// What the dealer dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<Deal>,
    /// Who acted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What the seat did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<Action>,
    /// The facts.
    pub events: Vec<Event>,
}
