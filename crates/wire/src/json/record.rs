//! The lines of a game record, as flat as they are written. What they say is in `record`: a
//! [`Header`](crate::Header) has an edition made from its box, a [`Move`](crate::Move) one cause.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{Action, Deal, Event, FirstLead, Rulings, Seat, Seats, Studios};
use ts_rs::TS;

use super::{GameBox, Num};
use crate::record::{Origin, RecordDraw};

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "a header")]
#[ts(rename = "RecordHeader")]
pub struct HeaderLine {
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

/// Any other line: one cause and all the facts it caused. The cause is `start`, or `deal`, or
/// `seat` with `action`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "an entry")]
#[ts(rename = "Move")]
pub struct MoveLine {
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
