//! The awards of the quarters and of the end.

use crate::event::Event;
use crate::game::{AwardState, Game, Phase, Stage, Step};
use crate::words::{Award, BySeat, Genre, Quarter, ScreenplayId, Seat};

impl Game<'_> {
    /// What comes when the last location of a quarter is done. Rule: quarter/award.
    pub(crate) fn after_quarter(&self) -> Stage {
        match self.quarter {
            Some(Quarter::Fourth) | None => {
                Stage::Moving(Step::Honour { award: Award::BestOfGenre(Genre::Drama) })
            }
            Some(quarter) => Stage::Moving(Step::Honour { award: Award::BestOfQuarter(quarter) }),
        }
    }

    /// An award whose time has come.
    pub(crate) fn honour(&self, award: Award) -> Event {
        let given = match award {
            Award::BestDirection => self.best_director().map(|seat| (seat, None)),
            Award::FirstFilm(_)
            | Award::BestOfQuarter(_)
            | Award::BestOfGenre(_)
            | Award::WorstFilm => {
                self.leading_film(award).map(|film| (self.owners[film.index()], Some(film)))
            }
        };
        match given {
            Some((seat, film)) => Event::AwardGiven { award, seat, film },
            None => Event::AwardWithheld { award },
        }
    }

    /// The film that would get an award now.
    ///
    /// Rules: awards/quarter, awards/quarter-none, awards/genre, awards/worst, awards/many.
    pub(crate) fn leading_film(&self, award: Award) -> Option<ScreenplayId> {
        let films = self.finished.iter();
        let rank = |film: &ScreenplayId| self.ranks[film.index()];
        match award {
            Award::BestOfQuarter(_) => films.max_by_key(rank),
            Award::BestOfGenre(genre) => {
                films.filter(|&film| self.edition.screenplay(film).genre == genre).max_by_key(rank)
            }
            Award::WorstFilm => films.min_by_key(rank),
            // The first film of a genre takes its award at once, so nobody leads before.
            Award::FirstFilm(_) | Award::BestDirection => None,
        }
    }

    /// The one seat with most stars on the directors of its finished films; none if tied, or if
    /// nobody has a single star.
    ///
    /// Rule: awards/direction.
    pub(crate) fn best_director(&self) -> Option<Seat> {
        let mut stars = BySeat::<i16>::default();
        for film in self.finished.iter() {
            stars[self.owners[film.index()]] += self.direction_of(film);
        }
        // A box may hold directors below zero: a seat that has none of them has not earned it.
        let most = self.seats.iter().map(|seat| stars[seat]).max().filter(|&most| most > 0)?;
        let mut best = self.seats.iter().filter(|&seat| stars[seat] == most);
        let seat = best.next()?;
        best.next().is_none().then_some(seat)
    }

    /// Stars on the directors of a seat's finished films. Rule: awards/direction.
    pub fn direction(&self, seat: Seat) -> i16 {
        let own = self.finished.iter().filter(|film| self.owners[film.index()] == seat);
        own.map(|film| self.direction_of(film)).sum()
    }

    pub(crate) fn on_award_decided(&mut self, award: Award, state: AwardState) {
        self.position.awards[award.index()] = state;
        match award {
            Award::FirstFilm(_) => self.after_film(),
            Award::BestOfQuarter(_) => self.position.stage = Stage::Waiting(Phase::Legend),
            Award::BestOfGenre(_) | Award::WorstFilm => {
                let next = Award::ALL[award.index() + 1];
                self.position.stage = Stage::Moving(Step::Honour { award: next });
            }
            Award::BestDirection => self.position.stage = Stage::Moving(Step::End),
        }
    }

    /// The seat that holds an award, itself or by one of its films.
    pub fn award_holder(&self, award: Award) -> Option<Seat> {
        match self.awards[award.index()] {
            AwardState::Open | AwardState::Withheld => None,
            AwardState::Film(film) => Some(self.owners[film.index()]),
            AwardState::Seat(seat) => Some(seat),
        }
    }
}
