//! From a sound position to a game: all that the game keeps beside what was written down is
//! worked out anew.

use super::Setup;
use crate::edition::Edition;
use crate::game::{Game, Stage};
use crate::words::LocationIdx;

impl Setup {
    pub(super) fn build<'e>(&self, edition: &'e Edition) -> Game<'e> {
        let mut game = Game::empty(edition, self.seats, self.rulings);
        let position = &mut game.position;
        position.quarter = self.quarter;
        position.location = self.location;
        position.lead = self.lead;
        position.middle = self.middle;
        position.purses = self.purses;
        for location in LocationIdx::all() {
            let lot = position.lots[edition.lot_range(location)].iter_mut();
            for (place, &chip) in lot.zip(&self.lots[location.index()]) {
                *place = Some(chip);
            }
        }
        position.undrawn = self.undrawn;
        position.readable = self.readable;
        position.unread = self.unread;
        position.awards = self.awards;
        position.hand = self.hand;
        position.active = self.active;
        position.visit = self.visit;
        position.stage = Stage::Waiting(self.phase);
        self.lay_out(&mut game);
        game
    }

    /// Screenplays, chips on them, and finished films, in the order in which they came about.
    fn lay_out(&self, game: &mut Game<'_>) {
        for seat in self.seats.iter() {
            for screenplay in self.owned(seat) {
                game.position.owners[screenplay.index()] = seat;
            }
            for (place, screenplay) in self.making[seat].into_iter().enumerate() {
                if let Some(screenplay) = screenplay {
                    let accepts = game.edition.accepts(screenplay);
                    game.position.making[seat].begin(place, screenplay, accepts);
                }
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
}
