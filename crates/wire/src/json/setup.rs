//! Positions written down. They have a shape of their own: purses and screenplays stand by seat of
//! the table, and only decided awards are listed.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{
    self as rules, Award, AwardState, BySeat, ChipId, ChipSet, FinishedFilm, List, LocationIdx,
    MAX_CHIPS, MAX_MAKING, MAX_SCREENPLAYS, MAX_SEATS, Money, N_AWARDS, N_LOCATIONS, Phase, Placed,
    Quarter, Rulings, ScreenplayId, ScreenplaySet, Seat, Seats, Studio, Visit,
};
use ts_rs::TS;

use crate::error::WireError;

/// Everything that lies on the table, and whose turn it is.
// Its text is hashed, so what is born later is to be written only where it says something new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats.
    pub seats: Seats,
    /// The table's answers to the open questions.
    pub switches: Rulings,
    /// The quarter, 1 to 4; null before the first one begins.
    pub quarter: Option<Quarter>,
    /// The location that was reached last.
    pub location: LocationIdx,
    /// Who leads.
    pub lead: Seat,
    /// Money left in the middle.
    pub middle: Money,
    /// Money by seat.
    pub purses: Vec<Money>,
    /// The studios by seat; empty before they are assigned.
    pub studios: List<Studio, MAX_SEATS>,
    /// Face-up chips that wait at the eight locations.
    pub lots: [List<ChipId, MAX_SEATS>; N_LOCATIONS],
    /// Chips that have not come up, ascending.
    pub undrawn: ChipSet,
    /// The readable screenplay of the stack.
    pub readable: Option<ScreenplayId>,
    /// The screenplays below it, ascending.
    pub unread: ScreenplaySet,
    /// The screenplays that each seat is filling: three places each, some empty.
    pub making: Vec<[Option<ScreenplayId>; MAX_MAKING]>,
    /// Finished films, in the order in which they were finished.
    pub films: List<FinishedFilm, MAX_SCREENPLAYS>,
    /// Chips on screenplays, for each slot from the bottom up.
    pub placed: List<Placed, MAX_CHIPS>,
    /// The awards that are not open any more.
    pub awards: Vec<DecidedAward>,
    /// Chips in the hand of the seat whose turn it is.
    pub hand: List<ChipId, MAX_SEATS>,
    /// The seat that is due, or whose chips are being dealt with.
    pub turn: Seat,
    /// What goes on at the location.
    pub scene: Visit,
    /// Which decision comes next.
    pub next: Phase,
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

impl From<&rules::Setup> for Setup {
    fn from(setup: &rules::Setup) -> Self {
        let decided = |award: Award| DecidedAward { award, state: setup.awards[award.index()] };
        Self {
            seats: setup.seats,
            switches: setup.rulings,
            quarter: setup.quarter,
            location: setup.location,
            lead: setup.lead,
            middle: setup.middle,
            purses: setup.seats.iter().map(|seat| setup.purses[seat]).collect(),
            studios: setup.studios,
            lots: setup.lots,
            undrawn: setup.undrawn,
            readable: setup.readable,
            unread: setup.unread,
            making: setup.seats.iter().map(|seat| setup.making[seat]).collect(),
            films: setup.films,
            placed: setup.placed,
            awards: Award::ALL
                .map(decided)
                .into_iter()
                .filter(|decided| decided.state != AwardState::Open)
                .collect(),
            hand: setup.hand,
            turn: setup.active,
            scene: setup.visit,
            next: setup.phase,
        }
    }
}

/// Whether the position can be played is for the rules to say.
impl TryFrom<&Setup> for rules::Setup {
    type Error = WireError;

    fn try_from(setup: &Setup) -> Result<Self, WireError> {
        Ok(Self {
            seats: setup.seats,
            rulings: setup.switches,
            quarter: setup.quarter,
            location: setup.location,
            lead: setup.lead,
            middle: setup.middle,
            purses: by_seat("purses", &setup.purses, setup.seats)?,
            studios: setup.studios,
            lots: setup.lots,
            undrawn: setup.undrawn,
            readable: setup.readable,
            unread: setup.unread,
            making: by_seat("making", &setup.making, setup.seats)?,
            films: setup.films,
            placed: setup.placed,
            awards: awards(&setup.awards)?,
            hand: setup.hand,
            active: setup.turn,
            visit: setup.scene,
            phase: setup.next,
        })
    }
}

fn by_seat<T: Copy + Default>(
    field: &str,
    found: &[T],
    seats: Seats,
) -> Result<BySeat<T>, WireError> {
    WireError::exactly(field, found.len(), seats.count())?;
    let mut by_seat = BySeat::default();
    for (seat, &item) in seats.iter().zip(found) {
        by_seat[seat] = item;
    }
    Ok(by_seat)
}

fn awards(found: &[DecidedAward]) -> Result<[AwardState; N_AWARDS], WireError> {
    let mut awards = [AwardState::Open; N_AWARDS];
    for (idx, decided) in found.iter().enumerate() {
        let fault = |what: &str| Err(WireError::new("awards", what).item(idx));
        let state = &mut awards[decided.award.index()];
        if decided.state == AwardState::Open {
            return fault("open awards are not listed");
        }
        if *state != AwardState::Open {
            return fault("each award is listed once");
        }
        *state = decided.state;
    }
    Ok(awards)
}
