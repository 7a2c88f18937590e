//! The switches of a table, and what else is settled before a game begins.

use serde::{Deserialize, Serialize};
use traumfabrik_rules as rules;
use ts_rs::TS;

use super::words::plain_twin;
use super::{Num, check};
use crate::error::WireError;

plain_twin! {
    /// How the legends lie before they come up.
    Legends {
        /// All can be seen from the start.
        FaceUp,
        /// Each is seen when its quarter begins.
        FaceDown,
    }
}

plain_twin! {
    /// What happens when all others have passed and nobody has bid.
    LastSilentSeat {
        /// The last seat takes the lot for nothing.
        WinsForZero,
        /// It is asked once: zero or pass.
        MayDecline,
    }
}

plain_twin! {
    /// Which chips count.
    Counts {
        /// Only chips on top.
        Visible,
        /// Covered chips too.
        All,
    }
}

plain_twin! {
    /// Whether a seat may leave a party without a chip.
    PartyDecline {
        /// It may.
        On,
        /// It has to take one.
        Off,
    }
}

plain_twin! {
    /// Who wins among seats with equal scores.
    FinalTie {
        /// All of them.
        Shared,
        /// The one with the highest-ranking film.
        HighestFilm,
    }
}

plain_twin! {
    /// Whether purses are hidden from the other seats.
    Screens {
        /// Hidden.
        Screened,
        /// Open.
        Open,
    }
}

/// The table's answers to the open questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
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

impl From<rules::Rulings> for Rulings {
    fn from(rulings: rules::Rulings) -> Self {
        Self {
            legends: rulings.legends.into(),
            last_silent_seat: rulings.last_silent_seat.into(),
            party_counts: rulings.party_counts.into(),
            direction_counts: rulings.direction_counts.into(),
            party_decline: rulings.party_decline.into(),
            final_tie: rulings.final_tie.into(),
            screens: rulings.screens.into(),
        }
    }
}

impl From<Rulings> for rules::Rulings {
    fn from(twin: Rulings) -> Self {
        Self {
            legends: twin.legends.into(),
            last_silent_seat: twin.last_silent_seat.into(),
            party_counts: twin.party_counts.into(),
            direction_counts: twin.direction_counts.into(),
            party_decline: twin.party_decline.into(),
            final_tie: twin.final_tie.into(),
            screens: twin.screens.into(),
        }
    }
}

/// Who gets which studio: a rule, or one studio for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(
    untagged,
    expecting = "studios have to be \"random\", \"by_seat\" or a list such as [3,1,4]"
)]
pub enum Studios {
    /// A rule decides.
    Rule(StudiosRule),
    /// As the seats agreed, by seat.
    Chosen(Vec<Num>),
}

/// A rule that assigns the studios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StudiosRule {
    /// The dealer decides.
    Random,
    /// Seat 0 gets studio 1, and so on.
    BySeat,
}

impl From<&rules::Studios> for Studios {
    fn from(studios: &rules::Studios) -> Self {
        match studios {
            rules::Studios::BySeat => Self::Rule(StudiosRule::BySeat),
            rules::Studios::Random => Self::Rule(StudiosRule::Random),
            rules::Studios::ByChoice(chosen) => {
                Self::Chosen(chosen.iter().map(|studio| studio.0.into()).collect())
            }
        }
    }
}

impl TryFrom<&Studios> for rules::Studios {
    type Error = WireError;

    fn try_from(twin: &Studios) -> Result<Self, WireError> {
        Ok(match twin {
            Studios::Rule(StudiosRule::Random) => Self::Random,
            Studios::Rule(StudiosRule::BySeat) => Self::BySeat,
            Studios::Chosen(chosen) => {
                Self::ByChoice(check::numbers("studios", chosen, check::studio)?)
            }
        })
    }
}

/// Who leads first: a rule, or a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged, expecting = "the first lead has to be \"random\" or the number of a seat")]
pub enum FirstLead {
    /// A rule decides.
    Rule(FirstLeadRule),
    /// This seat.
    Named(Num),
}

/// A rule that names the first lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FirstLeadRule {
    /// The dealer decides.
    Random,
}

impl From<rules::FirstLead> for FirstLead {
    fn from(lead: rules::FirstLead) -> Self {
        match lead {
            rules::FirstLead::Random => Self::Rule(FirstLeadRule::Random),
            rules::FirstLead::Named(seat) => Self::Named(check::of_seat(seat)),
        }
    }
}

impl TryFrom<FirstLead> for rules::FirstLead {
    type Error = WireError;

    fn try_from(twin: FirstLead) -> Result<Self, WireError> {
        Ok(match twin {
            FirstLead::Rule(FirstLeadRule::Random) => Self::Random,
            FirstLead::Named(seat) => Self::Named(check::seat("first_lead", seat)?),
        })
    }
}

/// All that is settled before a game begins, besides its edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// How many seats.
    pub seats: Num,
    /// The open questions.
    pub switches: Rulings,
    /// Who gets which studio.
    pub studios: Studios,
    /// Who leads first.
    pub first_lead: FirstLead,
}

impl From<&rules::Start> for Start {
    fn from(start: &rules::Start) -> Self {
        Self {
            seats: start.seats.count() as Num,
            switches: start.rulings.into(),
            studios: (&start.studios).into(),
            first_lead: start.first_lead.into(),
        }
    }
}

impl TryFrom<&Start> for rules::Start {
    type Error = WireError;

    fn try_from(twin: &Start) -> Result<Self, WireError> {
        Ok(Self {
            seats: check::seats("seats", twin.seats)?,
            rulings: twin.switches.into(),
            studios: (&twin.studios).try_into()?,
            first_lead: twin.first_lead.try_into()?,
        })
    }
}
