//! From a sound position to a game: all that the game keeps beside what was written down is
//! worked out anew.

use super::{Next, Scene, Setup};
use crate::edition::Edition;
use crate::game::{Dealing, Decision, Game, Making, Stage, Visit};
use crate::words::{LocationIdx, MAX_SEATS, Seat};

impl Setup {
    pub(super) fn build<'e>(&self, edition: &'e Edition) -> Game<'e> {
        let mut game = Game::empty(edition, self.seats, self.rulings);
        game.quarter = self.quarter;
        game.location = self.location;
        game.lead = self.lead;
        game.middle = self.middle;
        game.purses = self.purses;
        for location in LocationIdx::all() {
            let lot = game.lots[edition.lot_range(location)].iter_mut();
            for (place, &chip) in lot.zip(&self.lots[location.index()]) {
                *place = Some(chip);
            }
        }
        game.undrawn = self.undrawn;
        game.readable = self.readable;
        game.unread = self.unread;
        game.awards = self.awards;
        game.hand = self.hand;
        game.turn = self.turn;
        self.lay_out(&mut game);
        game.visit = self.visit();
        game.stage = self.stage();
        game
    }

    /// Screenplays, chips on them, and finished films, in the order in which they came about.
    fn lay_out(&self, game: &mut Game<'_>) {
        for seat in self.seats.iter() {
            for screenplay in self.owned(seat) {
                game.owners[screenplay.index()] = seat;
            }
            for (place, screenplay) in self.making[seat].into_iter().enumerate() {
                game.making[seat][place] = screenplay.map(|screenplay| Making {
                    screenplay,
                    accepts: game.edition.accepts(screenplay),
                });
            }
        }
        for placed in &self.placed {
            let owner = game.owners[placed.screenplay.index()];
            game.lay(owner, placed.chip, placed.screenplay, placed.slot);
        }
        for film in &self.films {
            game.shelve(film.screenplay, film.rating);
        }
    }

    fn visit(&self) -> Visit {
        match self.scene {
            Scene::Auction { standing, high } => Visit::Auction { standing, high },
            Scene::Party { faces, order, n_chosen } => {
                let mut fixed = [Seat(0); MAX_SEATS];
                fixed[..order.len()].copy_from_slice(&order);
                Visit::Party { faces, order: fixed, n_chosen }
            }
        }
    }

    fn stage(&self) -> Stage {
        match self.next {
            Next::Studios { lead_known } => Stage::Dealing(Dealing::Studios { lead_known }),
            Next::Lead => Stage::Dealing(Dealing::Lead),
            Next::Screenplay => Stage::Dealing(Dealing::Screenplay),
            Next::Legend => Stage::Dealing(Dealing::Legend),
            Next::Lots => Stage::Dealing(Dealing::Lots),
            Next::Faces => Stage::Dealing(Dealing::Faces),
            Next::Bid => Stage::Deciding(Decision::Bid),
            Next::Place => Stage::Deciding(Decision::Place),
            Next::Choose => Stage::Deciding(Decision::Choose),
            Next::Nothing => Stage::Over,
        }
    }
}
