//! What somebody at the table sees. Views only go out; who looks may come in.

mod out;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::json::{
    Ask, Award, AwardState, ChipKind, Due, LocationKind, Num, Placed, Rating, Rulings, Scene, Slot,
};

/// The table as somebody sees it, with all that a client would otherwise have to work out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub perspective: Perspective,
    /// How many seats.
    pub seats: Num,
    /// The table's answers to the open questions.
    pub switches: Rulings,
    /// The quarter, 1 to 4; null before the first one begins.
    pub quarter: Option<Num>,
    /// The location that was reached last.
    pub location: Num,
    /// Whose turn it is.
    pub due: Due,
    /// Which decision comes next.
    pub phase: Phase,
    /// What goes on at the location, also while somebody places chips or the dealer is due.
    pub scene: Scene,
    /// The seat that is due, or whose chips are being dealt with.
    pub turn: Num,
    /// The chips in the hand of that seat.
    pub hand: Vec<Num>,
    /// Who leads.
    pub lead: Num,
    /// Money in the middle.
    pub middle: Num,
    /// The eight locations of the quarter.
    pub lots: Vec<LotView>,
    /// The legends to come, ascending; null where they lie face down.
    pub legends: Option<Vec<Num>>,
    /// Chips that have not come up, ascending; the legends to come are among them.
    pub undrawn: Vec<Num>,
    /// The readable screenplay of the stack.
    pub readable: Option<Num>,
    /// The screenplays below it, ascending; nobody knows their order.
    pub unread: Vec<Num>,
    /// The tokens that are left, ascending.
    pub tokens_left: Vec<Rating>,
    /// All eleven awards.
    pub awards: Vec<AwardView>,
    /// What belongs to each seat.
    pub boards: Vec<BoardView>,
    /// All finished films, best first.
    pub films: Vec<FilmView>,
    /// All chips on screenplays and films, for each slot from the bottom up.
    pub placed: Vec<Placed>,
    /// The order of choosing if a party began now.
    pub party_order: Vec<Num>,
    /// What the seat that looks may do now.
    pub legal: LegalView,
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Perspective {
    /// A seat: its own purse, and others' where they are open.
    Seat {
        /// Which one.
        seat: Num,
    },
    /// Anybody: what lies open on the table.
    Table {},
    /// A judge: all purses.
    Judge {},
}

/// What goes on: which decision comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The dealer lays something out.
    Dealing {
        /// What it is asked for.
        ask: Ask,
    },
    /// A seat bids or passes.
    Auction {},
    /// A seat places its chips.
    Placing {},
    /// A seat takes a chip or declines.
    Party {},
    /// The game is over.
    Over {
        /// Who won, ascending.
        winners: Vec<Num>,
    },
}

/// A location of the quarter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LotView {
    /// What kind of stop it is.
    pub kind: LocationKind,
    /// How many chips come there every quarter.
    pub n_chips: Num,
    /// The chips that lie there face up.
    pub chips: Vec<Num>,
    /// How many lie there face down.
    pub n_face_down: Num,
}

/// An award: who has it, or who would have it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AwardView {
    /// Which award.
    pub award: Award,
    /// What it is worth.
    pub points: Num,
    /// What has become of it.
    pub state: AwardState,
    /// The seat that has it, or leads for it.
    pub seat: Option<Num>,
    /// The film that has it, or leads for it.
    pub film: Option<Num>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BoardView {
    /// Whose board.
    pub seat: Num,
    /// The studio, 1 to 5, once assigned.
    pub studio: Option<Num>,
    /// The money, where it may be seen.
    pub purse: Option<Num>,
    /// How many chips count as cast.
    pub cast: Num,
    /// Stars of the directors of its finished films.
    pub direction: Num,
    /// Points for films.
    pub film_points: Num,
    /// Points for awards.
    pub award_points: Num,
    /// All points, where the money may be seen.
    pub total: Option<Num>,
    /// The screenplays in the making, by place; null where a place is empty.
    pub productions: Vec<Option<ProductionView>>,
}

/// A screenplay in the making.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ProductionView {
    /// Which screenplay.
    pub screenplay: Num,
    /// What it is worth so far.
    pub value: Num,
    /// Its slots.
    pub slots: Vec<SlotView>,
}

/// A slot of a screenplay in the making.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SlotView {
    /// What is printed.
    pub slot: Slot,
    /// The chip on top.
    pub top: Option<Num>,
    /// How many chips it covers.
    pub n_covered: Num,
    /// Whether the film still needs a chip here.
    pub is_missing: bool,
    /// The kinds that may be placed here now.
    pub takes: Vec<ChipKind>,
}

/// A finished film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FilmView {
    /// Which screenplay.
    pub screenplay: Num,
    /// Whose film.
    pub owner: Num,
    /// The sum of its stars.
    pub value: Num,
    /// Its token; null if it found none.
    pub rating: Option<Rating>,
    /// The chips that count, by slot: six places, null where nothing lies.
    pub tops: Vec<Option<Num>>,
}

/// What the seat that looks may do now. Nothing, unless it is due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum LegalView {
    /// Nothing.
    Nothing {},
    /// Pass, or bid.
    Auction {
        /// The lowest bid.
        floor: Num,
        /// The highest; no bid is possible if it lies below.
        ceiling: Num,
    },
    /// Take a chip, or decline where allowed.
    Party {
        /// Whether declining is allowed.
        decline: bool,
        /// The chips, twins included.
        faces: Vec<Num>,
    },
    /// Place or discard a chip.
    Placing {
        /// The chips of the hand; each may be discarded.
        discards: Vec<Num>,
        /// Every placement of every chip in hand, twins included.
        placements: Vec<Placement>,
    },
}

/// A legal placement and what it would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// The chip.
    pub chip: Num,
    /// The screenplay.
    pub screenplay: Num,
    /// The slot.
    pub slot: Num,
    /// The chip that would be covered.
    pub covers: Option<Num>,
    /// The film's value with the chip in place.
    pub value: Num,
    /// What would come of it if the placement finishes the film.
    pub finish: Option<Finish>,
}

/// What finishing a film would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// The token it would take, if one is left for it.
    pub rating: Option<Rating>,
    /// The first-film award, if it is still to be had.
    pub award: Option<Award>,
}
