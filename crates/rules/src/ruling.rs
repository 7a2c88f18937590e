//! The open questions: what the rulebooks leave to the table, one enum each.

use crate::words::{List, MAX_SEATS, Seat, Seats, Studio};

/// How the four legends lie before they come up. Rule: setup/legends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Legends {
    /// All can be seen from the start.
    #[default]
    FaceUp,
    /// Each is seen when its quarter begins.
    FaceDown,
}

/// What happens when all others have passed and nobody has bid. Rule: auction/silent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LastSilentSeat {
    /// The last seat takes the lot for nothing.
    #[default]
    WinsForZero,
    /// It is asked once: zero or pass.
    MayDecline,
}

/// Which chips count: for the cast at parties, for the stars at best direction.
/// Rules: party/covered, awards/direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Counts {
    /// Only chips on top.
    #[default]
    Visible,
    /// Covered chips too.
    All,
}

/// Whether a seat may leave a party without a chip. Rule: party/decline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PartyDecline {
    /// It may.
    #[default]
    On,
    /// It has to take one.
    Off,
}

/// Who wins among seats with equal scores. Rule: ending/tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum FinalTie {
    /// All of them.
    #[default]
    Shared,
    /// The one with the highest-ranking film.
    HighestFilm,
}

/// Whether purses are hidden from the other seats; with two seats they never are.
/// Rule: setup/screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Screens {
    /// Hidden.
    #[default]
    Screened,
    /// Open.
    Open,
}

/// The table's answers to the open questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rulings {
    /// How the legends lie.
    pub legends: Legends,
    /// The last seat that has not spoken.
    pub last_silent_seat: LastSilentSeat,
    /// Which chips count as cast.
    pub party_counts: Counts,
    /// Which directors count for best direction.
    pub direction_counts: Counts,
    /// Declining at a party.
    pub party_decline: PartyDecline,
    /// Equal scores.
    pub final_tie: FinalTie,
    /// Hidden purses.
    pub screens: Screens,
}

/// Who gets which studio. Rule: setup/studio.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "crate::serial::StudiosText"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "crate::serial::StudiosText"))]
pub enum Studios {
    /// Seat 0 gets studio 1, and so on.
    BySeat,
    /// As the seats agreed.
    ByChoice(List<Studio, MAX_SEATS>),
    /// The dealer decides.
    #[default]
    Random,
}

/// Who leads first. Rule: setup/lead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(into = "crate::serial::FirstLeadText")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "crate::serial::FirstLeadText"))]
pub enum FirstLead {
    /// This seat.
    Named(Seat),
    /// The dealer decides.
    #[default]
    Random,
}

/// All that is settled before a game begins, besides its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Start {
    /// How many seats.
    pub seats: Seats,
    /// The open questions.
    #[cfg_attr(feature = "serde", serde(rename = "switches"))]
    pub rulings: Rulings,
    /// Who gets which studio.
    pub studios: Studios,
    /// Who leads first.
    pub first_lead: FirstLead,
}

impl Start {
    /// A table with the default rulings, studios and lead left to the dealer.
    pub fn new(seats: Seats) -> Self {
        Self {
            seats,
            rulings: Rulings::default(),
            studios: Studios::Random,
            first_lead: FirstLead::Random,
        }
    }
}
