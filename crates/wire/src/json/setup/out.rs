//! Positions of the rules, written as JSON.

use traumfabrik_rules as rules;

use super::{DecidedAward, FinishedFilm, Next, Placed, Scene, Setup};
use crate::json::{HighBid, Num, check};

impl From<&rules::Setup> for Setup {
    fn from(setup: &rules::Setup) -> Self {
        let seats = setup.seats;
        let making = |seat| {
            let places: [Option<rules::ScreenplayId>; rules::MAX_MAKING] = setup.making[seat];
            places.map(|place| place.map(check::of_screenplay)).to_vec()
        };
        let decided = |award: &rules::Award| setup.awards[award.index()] != rules::AwardState::Open;
        Self {
            seats: seats.count() as Num,
            switches: setup.rulings.into(),
            quarter: setup.quarter.map(|quarter| quarter.number().into()),
            location: setup.location.0.into(),
            lead: check::of_seat(setup.lead),
            middle: setup.middle.0.into(),
            purses: seats.iter().map(|seat| setup.purses[seat].0.into()).collect(),
            studios: setup.studios.iter().map(|studio| studio.0.into()).collect(),
            lots: setup.lots.iter().map(|lot| check::of_chips(lot)).collect(),
            undrawn: setup.undrawn.iter().map(check::of_chip).collect(),
            readable: setup.readable.map(check::of_screenplay),
            unread: setup.unread.iter().map(check::of_screenplay).collect(),
            making: seats.iter().map(making).collect(),
            films: setup.films.iter().map(FinishedFilm::from).collect(),
            placed: setup.placed.iter().map(Placed::from).collect(),
            awards: rules::Award::ALL
                .iter()
                .filter(|award| decided(award))
                .map(|&award| DecidedAward {
                    award: award.into(),
                    state: setup.awards[award.index()].into(),
                })
                .collect(),
            hand: check::of_chips(&setup.hand),
            turn: check::of_seat(setup.active),
            scene: (&setup.visit).into(),
            next: setup.phase.into(),
        }
    }
}

impl From<&rules::Placed> for Placed {
    fn from(placed: &rules::Placed) -> Self {
        Self {
            chip: check::of_chip(placed.chip),
            screenplay: check::of_screenplay(placed.screenplay),
            slot: placed.slot.0.into(),
        }
    }
}

impl From<&rules::FinishedFilm> for FinishedFilm {
    fn from(film: &rules::FinishedFilm) -> Self {
        Self {
            screenplay: check::of_screenplay(film.screenplay),
            seat: check::of_seat(film.seat),
            rating: film.rating.map(Into::into),
        }
    }
}

impl From<&rules::Visit> for Scene {
    fn from(scene: &rules::Visit) -> Self {
        match scene {
            rules::Visit::Auction { standing, high } => Self::Auction {
                standing: check::of_seat_set(*standing),
                high: high.map(HighBid::from),
            },
            rules::Visit::Party { faces, order, n_chosen } => Self::Party {
                faces: check::of_chips(faces),
                order: check::of_seats(order),
                n_chosen: (*n_chosen).into(),
            },
        }
    }
}

impl From<rules::Phase> for Next {
    fn from(next: rules::Phase) -> Self {
        match next {
            rules::Phase::Studios { lead_known } => Self::Studios { lead_known },
            rules::Phase::Lead => Self::Lead {},
            rules::Phase::Screenplay => Self::Screenplay {},
            rules::Phase::Legend => Self::Legend {},
            rules::Phase::Lots => Self::Lots {},
            rules::Phase::Faces => Self::Faces {},
            rules::Phase::Bid => Self::Bid {},
            rules::Phase::Place => Self::Place {},
            rules::Phase::Choose => Self::Choose {},
            rules::Phase::Over => Self::Nothing {},
        }
    }
}
