//! What somebody at the table may see, with all that a client would otherwise have to work out.

use crate::action::Due;
use crate::board::Effect;
use crate::game::{AwardState, Phase, Visit};
use crate::legal::MAX_MAKING;
use crate::ruling::Rulings;
use crate::setup::Placed;
use crate::words::{
    Award, ChipId, ChipSet, KindSet, List, Location, LocationIdx, MAX_CHIPS, MAX_SCREENPLAYS,
    MAX_SEATS, MAX_SLOTS, MAX_TOKENS, Money, N_AWARDS, N_LOCATIONS, Quarter, Rating, ScreenplayId,
    ScreenplaySet, Seat, SeatSet, Seats, Slot, SlotIdx, Stars, Studio,
};

mod build;
mod rebuild;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Perspective {
    /// A seat: its own purse, and others' where they are open.
    Seat(Seat),
    /// Anybody: what lies open on the table.
    Table,
    /// A judge: all purses. For replays of finished games.
    Judge,
}

/// The table as one of them sees it. Only purses can be hidden: nothing else is secret.
///
/// ```
/// # use traumfabrik_rules::{Due, Edition, Game, LegalView, Money, Perspective, Refusal, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// let Due::Seat(seat) = game.due() else { unreachable!() };
/// let view = game.view(Perspective::Seat(seat));
/// assert_eq!(view.due, Due::Seat(seat));
/// assert_eq!(view.boards[seat.index()].purse, Some(Money(12)));
/// let LegalView::Auction { floor, ceiling } = view.legal else { unreachable!() };
/// assert_eq!((floor, ceiling), (Money(0), Money(12)));
/// // Whoever only looks on sees no purse, and may do nothing.
/// let view = game.view(Perspective::Table);
/// assert_eq!(view.boards[seat.index()].purse, None);
/// assert_eq!(view.legal, LegalView::Nothing);
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub perspective: Perspective,
    /// How many seats.
    pub seats: Seats,
    /// The table's answers to the open questions.
    pub rulings: Rulings,
    /// The quarter; none before the first one begins.
    pub quarter: Option<Quarter>,
    /// The location that was reached last.
    pub location: LocationIdx,
    /// Whose turn it is.
    pub due: Due,
    /// What the game waits for.
    pub phase: Phase,
    /// Who won; nobody before the end.
    pub winners: SeatSet,
    /// What goes on at the location, also while somebody places chips or the dealer is due.
    pub visit: Visit,
    /// The seat that is due, or whose chips are being dealt with.
    pub active: Seat,
    /// The chips in the hand of that seat.
    pub hand: List<ChipId, MAX_SEATS>,
    /// Who leads.
    pub lead: Seat,
    /// Money in the middle.
    pub middle: Money,
    /// The eight locations of the quarter.
    pub lots: [LotView; N_LOCATIONS],
    /// The legends to come, where they lie face up.
    pub legends: Option<List<ChipId, 4>>,
    /// Chips that have not come up. Anybody can work this out.
    pub undrawn: ChipSet,
    /// The readable screenplay of the stack.
    pub readable: Option<ScreenplayId>,
    /// The screenplays below it, in an order that nobody knows.
    pub unread: ScreenplaySet,
    /// The tokens that are left, ascending.
    pub tokens_left: List<Rating, MAX_TOKENS>,
    /// The awards, in the order of [`Award::ALL`].
    pub awards: [AwardView; N_AWARDS],
    /// The seats' boards.
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

/// A location of the quarter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LotView {
    /// What kind of stop it is.
    pub location: Location,
    /// The chips that lie there face up.
    pub chips: List<ChipId, MAX_SEATS>,
    /// How many lie there face down.
    pub n_face_down: u8,
}

/// An award: who has it, or who would have it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AwardView {
    /// Which award.
    pub award: Award,
    /// What it is worth.
    pub points: u8,
    /// What has become of it.
    pub state: AwardState,
    /// The seat that has it, or leads for it.
    pub seat: Option<Seat>,
    /// The film that has it, or leads for it.
    pub film: Option<ScreenplayId>,
}

/// What belongs to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardView {
    /// Whose board.
    pub seat: Seat,
    /// The studio, once assigned.
    pub studio: Option<Studio>,
    /// The money, where it may be seen.
    pub purse: Option<Money>,
    /// How many chips count as cast.
    pub cast: u8,
    /// Stars of the directors of its finished films.
    pub direction: i16,
    /// Points for films.
    pub film_points: u16,
    /// Points for awards.
    pub award_points: u16,
    /// All points, where the money may be seen.
    pub total: Option<u16>,
    /// The screenplays in the making, by place.
    pub productions: [Option<ProductionView>; MAX_MAKING],
}

/// A screenplay in the making.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProductionView {
    /// Which screenplay.
    pub screenplay: ScreenplayId,
    /// What it is worth so far.
    pub value: Stars,
    /// Its slots.
    pub slots: List<SlotView, MAX_SLOTS>,
}

/// A slot of a screenplay in the making.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    /// What is printed.
    pub slot: Slot,
    /// The chip on top.
    pub top: Option<ChipId>,
    /// How many chips it covers.
    pub n_covered: u8,
    /// Whether the film still needs a chip here.
    pub is_missing: bool,
    /// The kinds that may be placed here now.
    pub takes: KindSet,
}

/// A finished film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FilmView {
    /// Which screenplay.
    pub screenplay: ScreenplayId,
    /// Whose film.
    pub owner: Seat,
    /// The sum of its stars.
    pub value: Stars,
    /// Its token, if it found one.
    pub rating: Option<Rating>,
    /// The chips that count, by slot.
    pub tops: [Option<ChipId>; MAX_SLOTS],
}

/// What the seat that looks may do now. Nothing, unless it is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a view has no heap to put the large one on")]
pub enum LegalView {
    /// Nothing.
    Nothing,
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
    /// Place, or discard any chip of the hand.
    Placing {
        /// Every placement of every chip in hand, twins included.
        placements: List<Placement, MAX_PLACEMENTS>,
    },
}

const MAX_PLACEMENTS: usize = MAX_SEATS * MAX_MAKING * MAX_SLOTS;

/// A legal placement and what it would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// The chip.
    pub chip: ChipId,
    /// The screenplay.
    pub screenplay: ScreenplayId,
    /// The slot.
    pub slot: SlotIdx,
    /// What it would do.
    pub effect: Effect,
}
