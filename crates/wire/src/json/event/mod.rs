//! Facts.

mod back;
mod out;

use serde::{Deserialize, Serialize};
use traumfabrik_rules as rules;
use ts_rs::TS;

use crate::error::{Problem, WireError};
use crate::json::{Award, Num, Rating, check};

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Every seat has its studio and that studio's screenplays.
    StudiosAssigned {
        /// By seat.
        studios: Vec<Num>,
    },
    /// A seat got the lead to begin with.
    LeadAssigned {
        /// Which one.
        seat: Num,
    },
    /// A screenplay of the stack became readable.
    ScreenplayTurned {
        /// Which one.
        screenplay: Num,
    },
    /// A quarter began and its legend came to the sign.
    LegendTurned {
        /// The quarter that began, 1 to 4.
        quarter: Num,
        /// The legend.
        chip: Num,
    },
    /// The cities got their chips.
    LotsDealt {
        /// In the order of the route.
        chips: Vec<Num>,
    },
    /// The producers reached a location.
    Arrived {
        /// Its place on the route.
        location: Num,
    },
    /// A seat made a bid.
    BidMade {
        /// Who.
        seat: Num,
        /// How much.
        amount: Num,
    },
    /// A seat left the auction.
    Passed {
        /// Who.
        seat: Num,
    },
    /// The lot was sold; the winner leads from now on.
    LotSold {
        /// The winner.
        seat: Num,
        /// What it paid.
        price: Num,
        /// What each other seat received.
        share: Num,
        /// What stayed in the middle.
        left: Num,
    },
    /// Nobody wanted the lot: its chips left the game.
    LotWithdrawn {},
    /// The chips of the party were turned face up, and the order of choosing is set.
    PartyRevealed {
        /// The chips.
        faces: Vec<Num>,
        /// Who chooses first, second, and so on.
        order: Vec<Num>,
    },
    /// A seat took a chip at the party.
    ChipTaken {
        /// Who.
        seat: Num,
        /// Which chip.
        chip: Num,
    },
    /// A seat left the party without a chip.
    Declined {
        /// Who.
        seat: Num,
    },
    /// Chips that nobody took left the game.
    LeftoversRemoved {
        /// Which ones.
        chips: Vec<Num>,
    },
    /// A chip was placed.
    ChipPlaced {
        /// Who placed it.
        seat: Num,
        /// Which chip.
        chip: Num,
        /// On which screenplay.
        screenplay: Num,
        /// On which of its slots, from 0.
        slot: Num,
    },
    /// A chip was discarded; it left the game.
    ChipDiscarded {
        /// Who discarded it.
        seat: Num,
        /// Which chip.
        chip: Num,
    },
    /// A film was finished and took its token.
    FilmFinished {
        /// Its owner.
        seat: Num,
        /// The film.
        screenplay: Num,
        /// The sum of its stars.
        value: Num,
        /// Its token; null if none was left at or below the value.
        rating: Option<Rating>,
    },
    /// A seat took the readable screenplay.
    ScreenplayTaken {
        /// Who.
        seat: Num,
        /// Which one.
        screenplay: Num,
    },
    /// An award was given.
    AwardGiven {
        /// Which one.
        award: Award,
        /// To whom.
        seat: Num,
        /// The film it lies on; null for best direction.
        film: Option<Num>,
    },
    /// An award was not given to anyone.
    AwardWithheld {
        /// Which one.
        award: Award,
    },
    /// The game is over.
    GameEnded {
        /// The final scores, by seat.
        standings: Vec<Standing>,
        /// Who won, ascending.
        winners: Vec<Num>,
    },
}

/// A seat's points, split by where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The numbers on the tokens of its finished films.
    pub films: Num,
    /// The awards that it or its films hold.
    pub awards: Num,
    /// Its money.
    pub money: Num,
    /// The sum of the three.
    pub total: Num,
}

impl From<rules::Standing> for Standing {
    fn from(standing: rules::Standing) -> Self {
        Self {
            films: standing.films.into(),
            awards: standing.awards.into(),
            money: standing.money.0.into(),
            total: standing.total().into(),
        }
    }
}

impl TryFrom<&Standing> for rules::Standing {
    type Error = WireError;

    fn try_from(twin: &Standing) -> Result<Self, WireError> {
        let standing = Self {
            films: check::points("films", twin.films)?,
            awards: check::points("awards", twin.awards)?,
            money: check::money("money", twin.money)?,
        };
        let (found, expected) = (twin.total, Num::from(standing.total()));
        if found == expected {
            Ok(standing)
        } else {
            Err(WireError::new("total", Problem::Sum { found, expected }))
        }
    }
}
