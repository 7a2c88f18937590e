//! Views of the rules, written as JSON.

use traumfabrik_rules as rules;

use super::{
    AwardView, BoardView, FilmView, Finish, LegalView, LotView, Perspective, Phase, Placement,
    ProductionView, SlotView, View,
};
use crate::error::WireError;
use crate::json::{Num, Placed, check};

impl From<&rules::View> for View {
    fn from(view: &rules::View) -> Self {
        let n_seats = view.seats.count() as Num;
        Self {
            perspective: view.perspective.into(),
            seats: n_seats,
            switches: view.rulings.into(),
            quarter: view.quarter.map(|quarter| quarter.number().into()),
            location: view.location.0.into(),
            due: view.due.into(),
            phase: (&view.phase).into(),
            scene: (&view.visit).into(),
            turn: check::of_seat(view.active),
            hand: check::of_chips(&view.hand),
            lead: check::of_seat(view.lead),
            middle: view.middle.0.into(),
            lots: view.lots.iter().map(|lot| lot_view(lot, n_seats)).collect(),
            legends: view.legends.map(|chips| check::of_chips(&chips)),
            undrawn: view.undrawn.iter().map(check::of_chip).collect(),
            readable: view.readable.map(check::of_screenplay),
            unread: view.unread.iter().map(check::of_screenplay).collect(),
            tokens_left: view.tokens_left.iter().map(|&token| token.into()).collect(),
            awards: view.awards.iter().map(AwardView::from).collect(),
            boards: view.boards.iter().map(BoardView::from).collect(),
            films: view.films.iter().map(FilmView::from).collect(),
            placed: view.placed.iter().map(Placed::from).collect(),
            party_order: check::of_seats(&view.party_order),
            legal: legal_view(&view.legal, &view.hand),
        }
    }
}

impl From<rules::Perspective> for Perspective {
    fn from(perspective: rules::Perspective) -> Self {
        match perspective {
            rules::Perspective::Seat(seat) => Self::Seat { seat: check::of_seat(seat) },
            rules::Perspective::Table => Self::Table {},
            rules::Perspective::Judge => Self::Judge {},
        }
    }
}

impl TryFrom<Perspective> for rules::Perspective {
    type Error = WireError;

    fn try_from(twin: Perspective) -> Result<Self, WireError> {
        Ok(match twin {
            Perspective::Seat { seat } => Self::Seat(check::seat("seat", seat)?),
            Perspective::Table {} => Self::Table,
            Perspective::Judge {} => Self::Judge,
        })
    }
}

impl From<&rules::PhaseView> for Phase {
    fn from(phase: &rules::PhaseView) -> Self {
        match phase {
            rules::PhaseView::Dealing(ask) => Self::Dealing { ask: (*ask).into() },
            rules::PhaseView::Auction => Self::Auction {},
            rules::PhaseView::Placing => Self::Placing {},
            rules::PhaseView::Party => Self::Party {},
            rules::PhaseView::Over { winners } => {
                Self::Over { winners: check::of_seat_set(*winners) }
            }
        }
    }
}

fn lot_view(lot: &rules::LotView, n_seats: Num) -> LotView {
    LotView {
        kind: lot.location.into(),
        n_chips: match lot.location {
            rules::Location::Sign => 1,
            rules::Location::City { n_chips } => n_chips.into(),
            rules::Location::Party => n_seats,
        },
        chips: check::of_chips(&lot.chips),
        n_face_down: lot.n_face_down.into(),
    }
}

impl From<&rules::AwardView> for AwardView {
    fn from(view: &rules::AwardView) -> Self {
        Self {
            award: view.award.into(),
            points: view.points.into(),
            state: view.state.into(),
            seat: view.seat.map(check::of_seat),
            film: view.film.map(check::of_screenplay),
        }
    }
}

impl From<&rules::BoardView> for BoardView {
    fn from(board: &rules::BoardView) -> Self {
        let production = |place: &Option<rules::ProductionView>| place.as_ref().map(Into::into);
        Self {
            seat: check::of_seat(board.seat),
            studio: board.studio.map(|studio| studio.0.into()),
            purse: board.purse.map(|purse| purse.0.into()),
            cast: board.cast.into(),
            direction: board.direction.into(),
            film_points: board.film_points.into(),
            award_points: board.award_points.into(),
            total: board.total.map(Num::from),
            productions: board.productions.iter().map(production).collect(),
        }
    }
}

impl From<&rules::ProductionView> for ProductionView {
    fn from(production: &rules::ProductionView) -> Self {
        Self {
            screenplay: check::of_screenplay(production.screenplay),
            value: production.value.0.into(),
            slots: production.slots.iter().map(SlotView::from).collect(),
        }
    }
}

impl From<&rules::SlotView> for SlotView {
    fn from(slot: &rules::SlotView) -> Self {
        Self {
            slot: slot.slot.into(),
            top: slot.top.map(check::of_chip),
            n_covered: slot.n_covered.into(),
            is_missing: slot.is_missing,
            takes: slot.takes.iter().map(Into::into).collect(),
        }
    }
}

impl From<&rules::FilmView> for FilmView {
    fn from(film: &rules::FilmView) -> Self {
        Self {
            screenplay: check::of_screenplay(film.screenplay),
            owner: check::of_seat(film.owner),
            value: film.value.0.into(),
            rating: film.rating.map(Into::into),
            tops: film.tops.iter().map(|top| top.map(check::of_chip)).collect(),
        }
    }
}

/// The rules leave it to whoever looks that any chip of the hand may be discarded; a page is told.
fn legal_view(legal: &rules::LegalView, hand: &[rules::ChipId]) -> LegalView {
    match legal {
        rules::LegalView::Nothing => LegalView::Nothing {},
        rules::LegalView::Auction { floor, ceiling } => {
            LegalView::Auction { floor: floor.0.into(), ceiling: ceiling.0.into() }
        }
        rules::LegalView::Party { decline, faces } => {
            LegalView::Party { decline: *decline, faces: check::of_chips(faces) }
        }
        rules::LegalView::Placing { placements } => LegalView::Placing {
            discards: check::of_chips(hand),
            placements: placements.iter().map(Placement::from).collect(),
        },
    }
}

impl From<&rules::Placement> for Placement {
    fn from(placement: &rules::Placement) -> Self {
        Self {
            chip: check::of_chip(placement.chip),
            screenplay: check::of_screenplay(placement.screenplay),
            slot: placement.slot.0.into(),
            covers: placement.effect.covers.map(check::of_chip),
            value: placement.effect.value.0.into(),
            finish: placement.effect.finish.map(|finish| Finish {
                rating: finish.rating.map(Into::into),
                award: finish.award.map(Into::into),
            }),
        }
    }
}
