//! Positions written down.

mod back;
mod out;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::json::{Award, AwardState, HighBid, Num, Rating, Rulings};

/// Everything that lies on the table, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats.
    pub seats: Num,
    /// The table's answers to the open questions.
    pub switches: Rulings,
    /// The quarter, 1 to 4; null before the first one begins.
    pub quarter: Option<Num>,
    /// The location that was reached last.
    pub location: Num,
    /// Who leads.
    pub lead: Num,
    /// Money left in the middle.
    pub middle: Num,
    /// Money by seat.
    pub purses: Vec<Num>,
    /// The studios by seat; empty before they are assigned.
    pub studios: Vec<Num>,
    /// Face-up chips that wait at the eight locations.
    pub lots: Vec<Vec<Num>>,
    /// Chips that have not come up, ascending.
    pub undrawn: Vec<Num>,
    /// The readable screenplay of the stack.
    pub readable: Option<Num>,
    /// The screenplays below it, ascending.
    pub unread: Vec<Num>,
    /// The screenplays that each seat is filling: three places each, some empty.
    pub making: Vec<Vec<Option<Num>>>,
    /// Finished films, in the order in which they were finished.
    pub films: Vec<FinishedFilm>,
    /// Chips on screenplays, for each slot from the bottom up.
    pub placed: Vec<Placed>,
    /// The awards that are not open any more.
    pub awards: Vec<DecidedAward>,
    /// Chips in the hand of the seat whose turn it is.
    pub hand: Vec<Num>,
    /// The seat that is due, or whose chips are being dealt with.
    pub turn: Num,
    /// What goes on at the location.
    pub scene: Scene,
    /// Which decision comes next.
    pub next: Next,
}

/// A chip on a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The chip.
    pub chip: Num,
    /// The screenplay or film that it lies on.
    pub screenplay: Num,
    /// The slot.
    pub slot: Num,
}

/// A finished film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FinishedFilm {
    /// The film.
    pub screenplay: Num,
    /// Its owner.
    pub seat: Num,
    /// Its token, if it found one.
    pub rating: Option<Rating>,
}

/// An award and what has become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DecidedAward {
    /// Which one.
    pub award: Award,
    /// What has become of it.
    pub state: AwardState,
}

/// What goes on at the current location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Scene {
    /// An auction, or what follows from it.
    Auction {
        /// The seats that have not passed, ascending.
        standing: Vec<Num>,
        /// The highest bid so far.
        high: Option<HighBid>,
    },
    /// A party, or what follows from it.
    Party {
        /// The chips that are still there.
        faces: Vec<Num>,
        /// The order of choosing.
        order: Vec<Num>,
        /// How many seats have chosen or declined.
        n_chosen: Num,
    },
}

/// Which decision comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Next {
    /// The dealer assigns the studios.
    Studios {
        /// Whether the lead is known already.
        lead_known: bool,
    },
    /// The dealer names the first lead.
    Lead {},
    /// The dealer turns the next screenplay.
    Screenplay {},
    /// The dealer turns the legend of the next quarter.
    Legend {},
    /// The dealer fills the cities.
    Lots {},
    /// The dealer turns the party's chips.
    Faces {},
    /// A seat bids or passes.
    Bid {},
    /// A seat places or discards.
    Place {},
    /// A seat takes a chip or declines.
    Choose {},
    /// Nothing: the game is over.
    Nothing {},
}
