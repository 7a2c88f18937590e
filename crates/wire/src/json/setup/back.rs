//! Positions from foreign JSON. Whether they can be played is for the rules to say.

use traumfabrik_rules::{self as rules, BySeat, List, MAX_SEATS, N_AWARDS, N_LOCATIONS, Seats};

use super::{DecidedAward, FinishedFilm, Next, Placed, Scene, Setup};
use crate::error::WireError;
use crate::json::{Num, check};

impl TryFrom<&Setup> for rules::Setup {
    type Error = WireError;

    fn try_from(twin: &Setup) -> Result<Self, WireError> {
        let seats = check::seats("seats", twin.seats)?;
        let scene = rules::Visit::try_from(&twin.scene);
        Ok(Self {
            seats,
            rulings: twin.switches.into(),
            quarter: twin.quarter.map(|quarter| check::quarter("quarter", quarter)).transpose()?,
            location: check::location("location", twin.location)?,
            lead: check::seat("lead", twin.lead)?,
            middle: check::money("middle", twin.middle)?,
            purses: purses(&twin.purses, seats)?,
            studios: check::numbers("studios", &twin.studios, check::studio)?,
            lots: lots(&twin.lots)?,
            undrawn: check::chip_set("undrawn", &twin.undrawn)?,
            readable: twin
                .readable
                .map(|screenplay| check::screenplay("readable", screenplay))
                .transpose()?,
            unread: check::screenplay_set("unread", &twin.unread)?,
            making: making(&twin.making, seats)?,
            films: check::list("films", &twin.films, |film| film.try_into())?,
            placed: check::list("placed", &twin.placed, |placed| placed.try_into())?,
            awards: awards(&twin.awards)?,
            hand: check::numbers("hand", &twin.hand, check::chip)?,
            active: check::seat("turn", twin.turn)?,
            visit: scene.map_err(|fault| fault.within("scene"))?,
            phase: twin.next.into(),
        })
    }
}

fn purses(found: &[Num], seats: Seats) -> Result<BySeat<rules::Money>, WireError> {
    check::exactly("purses", found.len(), seats.count())?;
    let listed: List<_, MAX_SEATS> = check::numbers("purses", found, check::money)?;
    let mut purses = BySeat::default();
    for (seat, &purse) in seats.iter().zip(&listed) {
        purses[seat] = purse;
    }
    Ok(purses)
}

type Lots = [List<rules::ChipId, MAX_SEATS>; N_LOCATIONS];

fn lots(found: &[Vec<Num>]) -> Result<Lots, WireError> {
    check::exactly("lots", found.len(), N_LOCATIONS)?;
    let mut lots = Lots::default();
    for (idx, (lot, chips)) in lots.iter_mut().zip(found).enumerate() {
        *lot = check::numbers(&format!("lots[{idx}]"), chips, check::chip)?;
    }
    Ok(lots)
}

type Making = BySeat<[Option<rules::ScreenplayId>; rules::MAX_MAKING]>;

fn making(found: &[Vec<Option<Num>>], seats: Seats) -> Result<Making, WireError> {
    check::exactly("making", found.len(), seats.count())?;
    let mut making = Making::default();
    for (seat, places) in seats.iter().zip(found) {
        let field = format!("making[{seat}]");
        check::exactly(&field, places.len(), rules::MAX_MAKING)?;
        for (idx, place) in places.iter().enumerate() {
            let made = place.map(|screenplay| check::screenplay(&field, screenplay));
            making[seat][idx] = made.transpose().map_err(|fault| fault.item(idx))?;
        }
    }
    Ok(making)
}

fn awards(found: &[DecidedAward]) -> Result<[rules::AwardState; N_AWARDS], WireError> {
    let mut awards = [rules::AwardState::Open; N_AWARDS];
    for (idx, decided) in found.iter().enumerate() {
        let field = format!("awards[{idx}]");
        let state = rules::AwardState::try_from(decided.state)
            .map_err(|fault| fault.within("state").within(&field))?;
        let award = rules::Award::from(decided.award);
        if state == rules::AwardState::Open {
            return Err(WireError::other(&field, "open awards are not listed"));
        }
        if awards[award.index()] != rules::AwardState::Open {
            return Err(WireError::other(&field, "each award is listed once"));
        }
        awards[award.index()] = state;
    }
    Ok(awards)
}

impl TryFrom<&Placed> for rules::Placed {
    type Error = WireError;

    fn try_from(twin: &Placed) -> Result<Self, WireError> {
        Ok(Self {
            chip: check::chip("chip", twin.chip)?,
            screenplay: check::screenplay("screenplay", twin.screenplay)?,
            slot: check::slot("slot", twin.slot)?,
        })
    }
}

impl TryFrom<&FinishedFilm> for rules::FinishedFilm {
    type Error = WireError;

    fn try_from(twin: &FinishedFilm) -> Result<Self, WireError> {
        Ok(Self {
            screenplay: check::screenplay("screenplay", twin.screenplay)?,
            seat: check::seat("seat", twin.seat)?,
            rating: check::rating("rating", twin.rating.as_ref())?,
        })
    }
}

impl TryFrom<&Scene> for rules::Visit {
    type Error = WireError;

    fn try_from(twin: &Scene) -> Result<Self, WireError> {
        Ok(match twin {
            Scene::Auction { standing, high } => Self::Auction {
                standing: check::seat_set("standing", standing)?,
                high: high
                    .map(TryInto::try_into)
                    .transpose()
                    .map_err(|fault: WireError| fault.within("high"))?,
            },
            Scene::Party { faces, order, n_chosen } => Self::Party {
                faces: check::numbers("faces", faces, check::chip)?,
                order: check::numbers("order", order, check::seat)?,
                n_chosen: check::number("n_chosen", *n_chosen, 0, MAX_SEATS as Num)?,
            },
        })
    }
}

impl From<Next> for rules::Phase {
    fn from(twin: Next) -> Self {
        match twin {
            Next::Studios { lead_known } => Self::Studios { lead_known },
            Next::Lead {} => Self::Lead,
            Next::Screenplay {} => Self::Screenplay,
            Next::Legend {} => Self::Legend,
            Next::Lots {} => Self::Lots,
            Next::Faces {} => Self::Faces,
            Next::Bid {} => Self::Bid,
            Next::Place {} => Self::Place,
            Next::Choose {} => Self::Choose,
            Next::Nothing {} => Self::Over,
        }
    }
}
