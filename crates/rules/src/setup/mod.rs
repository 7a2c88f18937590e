//! A position written down: anything can be said here, and [`Setup::game`] tells whether it can
//! be played.
//!
//! Scenes, solved endings, "play on from here" and a bot's own picture of the table all start
//! from one of these.

mod build;
mod faults;

pub use faults::SetupFault;

use crate::edition::Edition;
use crate::game::{AwardState, Game, Phase, Visit};
use crate::legal::MAX_MAKING;
use crate::ruling::Rulings;
use crate::words::{
    BySeat, ChipId, ChipSet, List, LocationIdx, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SEATS, Money,
    N_AWARDS, N_LOCATIONS, Quarter, Rating, ScreenplayId, ScreenplaySet, Seat, Seats, SlotIdx,
    Studio,
};

/// Everything that lies on the table, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many seats.
    pub seats: Seats,
    /// The table's answers to the open questions.
    pub rulings: Rulings,
    /// The quarter; none before the first one begins.
    pub quarter: Option<Quarter>,
    /// The location that was reached last.
    pub location: LocationIdx,
    /// Who leads.
    pub lead: Seat,
    /// Money left in the middle.
    pub middle: Money,
    /// Money by seat.
    pub purses: BySeat<Money>,
    /// The studios by seat; empty before they are assigned.
    pub studios: List<Studio, MAX_SEATS>,
    /// Face-up chips that wait at the sign and in the cities.
    pub lots: [List<ChipId, MAX_SEATS>; N_LOCATIONS],
    /// Chips that have not come up, legends included. All other chips that lie nowhere have left
    /// the game.
    pub undrawn: ChipSet,
    /// The readable screenplay of the stack.
    pub readable: Option<ScreenplayId>,
    /// The screenplays below it.
    pub unread: ScreenplaySet,
    /// The screenplays that each seat is filling, by place.
    pub making: BySeat<[Option<ScreenplayId>; MAX_MAKING]>,
    /// Finished films, in the order in which they were finished (it ranks films without a token).
    pub films: List<FinishedFilm, MAX_SCREENPLAYS>,
    /// Chips on screenplays, for each slot from the bottom up.
    pub placed: List<Placed, MAX_CHIPS>,
    /// What has become of the awards, in the order of [`crate::Award::ALL`].
    pub awards: [AwardState; N_AWARDS],
    /// Chips in the hand of the seat whose turn it is.
    pub hand: List<ChipId, MAX_SEATS>,
    /// The seat that is due, or whose chips are being dealt with.
    pub active: Seat,
    /// What goes on at the location.
    pub visit: Visit,
    /// What is waited for.
    pub phase: Phase,
}

/// A chip on a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Placed {
    /// The chip.
    pub chip: ChipId,
    /// The screenplay or film that it lies on.
    pub screenplay: ScreenplayId,
    /// The slot.
    pub slot: SlotIdx,
}

/// A finished film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FinishedFilm {
    /// The film.
    pub screenplay: ScreenplayId,
    /// Its owner.
    pub seat: Seat,
    /// Its token, if it found one.
    pub rating: Option<Rating>,
}

impl Setup {
    /// Checks the position and makes it a game.
    ///
    /// # Errors
    /// The first fault; [`Setup::faults`] tells them all.
    ///
    /// ```
    /// # use traumfabrik_rules::{Game, Rulings, Seats};
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
    /// let game = Game::empty(edition, Seats::new(3).unwrap(), Rulings::default());
    /// let mut setup = game.setup();
    /// assert_eq!(setup.game(edition), Ok(game));
    /// setup.middle.0 += 1;
    /// assert!(setup.game(edition).is_err(), "money does not come from nowhere");
    /// ```
    pub fn game<'e>(&self, edition: &'e Edition) -> Result<Game<'e>, SetupFault> {
        let mut first_fault = None;
        self.faults(edition, &mut |fault| {
            first_fault.get_or_insert(fault);
        });
        match first_fault {
            Some(fault) => Err(fault),
            None => Ok(self.build(edition)),
        }
    }

    /// Everything before a seat: what it is filling, and what it has finished.
    pub(crate) fn owned(&self, seat: Seat) -> impl Iterator<Item = ScreenplayId> + '_ {
        let films = self.films.iter().filter(move |film| film.seat == seat);
        self.making[seat].into_iter().flatten().chain(films.map(|film| film.screenplay))
    }
}

impl Game<'_> {
    /// The position written down. Only between decisions: facts that follow by themselves have
    /// happened.
    pub fn setup(&self) -> Setup {
        let lot = |location| {
            self.lots[self.edition.lot_range(location)].iter().flatten().copied().collect()
        };
        let mut lots = [List::new(); N_LOCATIONS];
        for location in LocationIdx::all() {
            lots[location.index()] = lot(location);
        }
        Setup {
            seats: self.seats,
            rulings: self.rulings,
            quarter: self.quarter,
            location: self.location,
            lead: self.lead,
            middle: self.middle,
            purses: self.purses,
            studios: self.studios(),
            lots,
            undrawn: self.undrawn,
            readable: self.readable,
            unread: self.unread,
            making: BySeat(self.making.0.map(|making| making.screenplays)),
            films: self.films_written_down(),
            placed: self.placed(),
            awards: self.awards,
            hand: self.hand,
            active: self.active,
            visit: self.visit,
            phase: self.phase(),
        }
    }

    /// The studios by seat; empty before they are assigned.
    pub fn studios(&self) -> List<Studio, MAX_SEATS> {
        let owner = |studio| {
            let own = self.edition.owned_by(studio)[0];
            let seat = self.owners[own.index()];
            (self.finished.has(own) || self.making[seat].place_of(own).is_some()).then_some(seat)
        };
        let studio_of = |seat| Studio::ALL.into_iter().find(|&studio| owner(studio) == Some(seat));
        self.seats.iter().filter_map(studio_of).collect()
    }

    /// All chips on screenplays, for each slot from the bottom up.
    pub(crate) fn placed(&self) -> List<Placed, MAX_CHIPS> {
        let mut placed = List::new();
        for screenplay in self.edition.screenplays().iter() {
            for slot in (0..self.tops[screenplay.index()].len() as u8).map(SlotIdx) {
                let from_the_top = || self.stack_on(screenplay, slot);
                // Stacks are low: looking up each chip from the top needs no list to turn over.
                for depth in (0..from_the_top().count()).rev() {
                    let chip = from_the_top().nth(depth).unwrap_or_default();
                    placed.push(Placed { chip, screenplay, slot });
                }
            }
        }
        placed
    }

    /// Finished films, those with a token first, those without in the order of finishing: the
    /// order among films with tokens makes no difference to a game.
    fn films_written_down(&self) -> List<FinishedFilm, MAX_SCREENPLAYS> {
        let mut films = List::new();
        let mut rest = self.finished;
        while let Some(best) = rest.iter().max_by_key(|film| self.ranks[film.index()]) {
            rest.remove(best);
            films.push(FinishedFilm {
                screenplay: best,
                seat: self.owners[best.index()],
                rating: self.edition.rating(self.ranks[best.index()]),
            });
        }
        films
    }
}
