//! One seat's side of a position.

use traumfabrik_rules::{Game, MAX_MAKING, Rating, ScreenplayId, Seat};

use super::Prospect;

/// What belongs to a seat, as far as films and awards to come depend on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Holdings {
    pub(crate) prospects: [Option<Prospect>; MAX_MAKING],
    /// Stars of the directors of its finished films.
    pub(crate) direction: f32,
    /// The level of its best finished film of each genre, of its best and of its worst film.
    pub(crate) best_of_genre: [f32; 3],
    pub(crate) best: f32,
    pub(crate) worst: f32,
}

/// Below every film.
pub(crate) const NO_BEST: f32 = -100.0;
/// Above every film.
pub(crate) const NO_WORST: f32 = 100.0;

/// Where a film stands, in points: a plus ranks half a point higher.
pub(crate) fn level(rating: Option<Rating>) -> f32 {
    rating.map_or(-1.0, |rating| f32::from(rating.value) + if rating.plus { 0.5 } else { 0.0 })
}

impl Default for Holdings {
    fn default() -> Self {
        Self {
            prospects: [None; MAX_MAKING],
            direction: 0.0,
            best_of_genre: [NO_BEST; 3],
            best: NO_BEST,
            worst: NO_WORST,
        }
    }
}

impl Holdings {
    pub(crate) fn of(game: &Game<'_>, seat: Seat) -> Self {
        let mut holdings = Self { direction: f32::from(game.direction(seat)), ..Self::default() };
        for (place, production) in game.productions(seat) {
            holdings.prospects[place] = Some(Prospect::of(&production, game.edition()));
        }
        for film in game.films().filter(|film| film.owner() == seat) {
            holdings.shelve(film.printed().genre as usize, level(film.rating()));
        }
        holdings
    }

    /// The place of a screenplay in the making; any free one if it is not there.
    pub(crate) fn prospect(&mut self, screenplay: ScreenplayId) -> &mut Option<Prospect> {
        let is_it = |prospect: &Prospect| prospect.screenplay == screenplay;
        let place = self.prospects.iter().position(|place| place.as_ref().is_some_and(is_it));
        &mut self.prospects[place.unwrap_or_default()]
    }

    /// Counts a finished film among the others.
    pub(crate) fn shelve(&mut self, genre: usize, level: f32) {
        self.best_of_genre[genre] = self.best_of_genre[genre].max(level);
        self.best = self.best.max(level);
        self.worst = self.worst.min(level);
    }
}
