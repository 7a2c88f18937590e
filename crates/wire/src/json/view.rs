//! What somebody at the table sees. It has a shape of its own: a page is told in one piece who is
//! waited for or who won, how many chips come to every location, that any chip of the hand may be
//! discarded, and what a placement does beside where it is.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{
    self as rules, Ask, AwardView, BoardView, ChipId, ChipSet, Due, FilmView, Finish, List,
    Location, LocationIdx, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SEATS, MAX_TOKENS, Money, N_AWARDS,
    N_LOCATIONS, Perspective, Phase, Placed, Quarter, Rating, Rulings, ScreenplayId, ScreenplaySet,
    Seat, SeatSet, Seats, SlotIdx, Stars, Visit,
};
use ts_rs::TS;

use super::LocationKind;

/// The table as somebody sees it, with all that a client would otherwise have to work out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub perspective: Perspective,
    /// How many seats.
    pub seats: Seats,
    /// The table's answers to the open questions.
    pub switches: Rulings,
    /// The quarter, 1 to 4; null before the first one begins.
    pub quarter: Option<Quarter>,
    /// The location that was reached last.
    pub location: LocationIdx,
    /// Whose turn it is.
    pub due: Due,
    /// Which decision comes next.
    pub phase: PhaseView,
    /// What goes on at the location, also while somebody places chips or the dealer is due.
    pub scene: Visit,
    /// The seat that is due, or whose chips are being dealt with.
    pub turn: Seat,
    /// The chips in the hand of that seat.
    pub hand: List<ChipId, MAX_SEATS>,
    /// Who leads.
    pub lead: Seat,
    /// Money in the middle.
    pub middle: Money,
    /// The eight locations of the quarter.
    pub lots: [LotView; N_LOCATIONS],
    /// The legends to come, ascending; null where they lie face down.
    pub legends: Option<List<ChipId, 4>>,
    /// Chips that have not come up, ascending; the legends to come are among them.
    pub undrawn: ChipSet,
    /// The readable screenplay of the stack.
    pub readable: Option<ScreenplayId>,
    /// The screenplays below it, ascending; nobody knows their order.
    pub unread: ScreenplaySet,
    /// The tokens that are left, ascending.
    pub tokens_left: List<Rating, MAX_TOKENS>,
    /// All eleven awards.
    pub awards: [AwardView; N_AWARDS],
    /// What belongs to each seat.
    pub boards: List<BoardView, MAX_SEATS>,
    /// All finished films, best first.
    pub films: List<FilmView, MAX_SCREENPLAYS>,
    /// All chips on screenplays and films, for each slot from the bottom up.
    pub placed: List<Placed, MAX_CHIPS>,
    /// The order of choosing if a party began now.
    pub party_order: List<Seat, MAX_SEATS>,
    /// What the seat that looks may do now.
    pub legal: LegalView,
}

/// What goes on: which decision comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PhaseView {
    /// The dealer lays something out.
    Dealing {
        /// What the dealer is asked for.
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
        winners: SeatSet,
    },
}

/// A location of the quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LotView {
    /// What kind of stop it is.
    pub kind: LocationKind,
    /// How many chips come there every quarter.
    pub n_chips: u8,
    /// The chips that lie there face up.
    pub chips: List<ChipId, MAX_SEATS>,
    /// How many lie there face down.
    pub n_face_down: u8,
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
        floor: Money,
        /// The highest; no bid is possible if it lies below.
        ceiling: Money,
    },
    /// Take a chip, or decline where allowed.
    Party {
        /// Whether declining is allowed.
        decline: bool,
        /// The chips, twins included.
        faces: List<ChipId, MAX_SEATS>,
    },
    /// Place or discard a chip.
    Placing {
        /// The chips of the hand; each may be discarded.
        discards: List<ChipId, MAX_SEATS>,
        /// Every placement of every chip in hand, twins included.
        placements: Vec<Placement>,
    },
}

/// A legal placement and what it would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// The chip.
    pub chip: ChipId,
    /// The screenplay.
    pub screenplay: ScreenplayId,
    /// The slot.
    pub slot: SlotIdx,
    /// The chip that would be covered.
    pub covers: Option<ChipId>,
    /// The film's value with the chip in place.
    pub value: Stars,
    /// What would come of it if the placement finishes the film.
    pub finish: Option<Finish>,
}

impl From<&rules::View> for View {
    fn from(view: &rules::View) -> Self {
        Self {
            perspective: view.perspective,
            seats: view.seats,
            switches: view.rulings,
            quarter: view.quarter,
            location: view.location,
            due: view.due,
            phase: view.into(),
            scene: view.visit,
            turn: view.active,
            hand: view.hand,
            lead: view.lead,
            middle: view.middle,
            lots: view.lots.map(|lot| lot_view(lot, view.seats)),
            legends: view.legends,
            undrawn: view.undrawn,
            readable: view.readable,
            unread: view.unread,
            tokens_left: view.tokens_left,
            awards: view.awards,
            boards: view.boards,
            films: view.films,
            placed: view.placed,
            party_order: view.party_order,
            legal: legal_view(&view.legal, view.hand),
        }
    }
}

impl From<&rules::View> for PhaseView {
    fn from(view: &rules::View) -> Self {
        match (view.due, view.phase) {
            (Due::Dealer(ask), _) => Self::Dealing { ask },
            (_, Phase::Bid) => Self::Auction {},
            (_, Phase::Place) => Self::Placing {},
            (_, Phase::Choose) => Self::Party {},
            _ => Self::Over { winners: view.winners },
        }
    }
}

impl View {
    /// Turns to where somebody else looks from, in the same game: all but purses and what they may
    /// do looks the same to everybody.
    pub fn turn(&mut self, game: &rules::Game<'_>, perspective: Perspective) {
        self.perspective = perspective;
        let boards = self.boards.iter().map(|board| {
            let mut board = *board;
            game.show_purse(&mut board, perspective);
            board
        });
        self.boards = boards.collect();
        self.legal = legal_view(&game.legal_view(perspective), self.hand);
    }
}

fn lot_view(lot: rules::LotView, seats: Seats) -> LotView {
    LotView {
        kind: lot.location.into(),
        n_chips: match lot.location {
            Location::Sign => 1,
            Location::City { n_chips } => n_chips,
            Location::Party => seats.count() as u8,
        },
        chips: lot.chips,
        n_face_down: lot.n_face_down,
    }
}

fn legal_view(legal: &rules::LegalView, hand: List<ChipId, MAX_SEATS>) -> LegalView {
    match *legal {
        rules::LegalView::Nothing => LegalView::Nothing {},
        rules::LegalView::Auction { floor, ceiling } => LegalView::Auction { floor, ceiling },
        rules::LegalView::Party { decline, faces } => LegalView::Party { decline, faces },
        rules::LegalView::Placing { ref placements } => LegalView::Placing {
            discards: hand,
            placements: placements.iter().map(Placement::from).collect(),
        },
    }
}

impl From<&rules::Placement> for Placement {
    fn from(placement: &rules::Placement) -> Self {
        let rules::Placement { chip, screenplay, slot, effect } = *placement;
        let rules::Effect { covers, value, finish } = effect;
        Self { chip, screenplay, slot, covers, value, finish }
    }
}
