//! Awards. None is kept: the films lie in the order in which they were finished, each with its
//! quarter, and from that every award can be read off at any time.

use std::collections::BTreeMap;

use super::{Film, Genre, Kind, Stage, Table};

/// One of the eleven awards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Award {
    /// The first finished film of the genre.
    FirstFilm(Genre),
    /// The best film at the end of quarter 1, 2 or 3.
    BestOfQuarter(usize),
    /// The best film of the genre at the end.
    BestOfGenre(Genre),
    /// The worst film of all at the end.
    WorstFilm,
    /// Most stars on the director chips of finished films at the end.
    BestDirection,
}

impl Award {
    /// All eleven. Rule: setup/awards.
    pub fn all() -> Vec<Award> {
        let first_films = Genre::ALL.map(Award::FirstFilm);
        let quarters = [1, 2, 3].map(Award::BestOfQuarter);
        let genres = Genre::ALL.map(Award::BestOfGenre);
        let mut awards = vec![Award::WorstFilm, Award::BestDirection];
        awards.extend(first_films.into_iter().chain(quarters).chain(genres));
        awards
    }
}

/// What has become of an award.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Outcome {
    /// Not given yet. A first-film award stays so when no film of its genre is ever finished.
    Open,
    /// Its time has come, and nobody gets it.
    Withheld,
    /// It lies on this seat's film of this screenplay.
    OnFilm { seat: usize, screenplay: usize },
    /// It belongs to this seat.
    ToSeat { seat: usize },
}

impl Table {
    /// The finished films, the highest-ranking first: by token, then those without one, the
    /// earlier before the later. Rules: film/rating, film/rating-none.
    pub fn films_by_rank(&self) -> Vec<&Film> {
        let mut ranked = Vec::new();
        let mut tokens = self.pieces.tokens.clone();
        tokens.sort();
        for token in tokens.into_iter().rev() {
            ranked.extend(self.films.iter().filter(|film| film.token == Some(token)));
        }
        ranked.extend(self.films.iter().filter(|film| film.token.is_none()));
        ranked
    }

    /// What has become of all eleven awards.
    pub fn awards(&self) -> BTreeMap<Award, Outcome> {
        Award::all().into_iter().map(|award| (award, self.award(award))).collect()
    }

    /// What has become of this award.
    pub fn award(&self, award: Award) -> Outcome {
        let over = self.stage == Stage::Over;
        match award {
            Award::FirstFilm(genre) => self.first_film(genre),
            Award::BestOfQuarter(quarter) if self.quarter > quarter || over => {
                self.best_so_far(quarter)
            }
            Award::BestOfGenre(genre) if over => self.best_of_genre(genre),
            Award::WorstFilm if over => on_film(self.films_by_rank().last().copied()),
            Award::BestDirection if over => self.best_direction(),
            Award::BestOfQuarter(_)
            | Award::BestOfGenre(_)
            | Award::WorstFilm
            | Award::BestDirection => Outcome::Open,
        }
    }

    /// The stars on the director chips of a seat's finished films. Rule: awards/direction.
    pub fn direction_stars(&self, seat: usize) -> i32 {
        self.films_of(seat)
            .into_iter()
            .flat_map(|film| &film.stacks)
            .flat_map(|stack| self.options.direction_counts.of(stack))
            .map(|chip| self.pieces.chips[chip])
            .filter(|chip| chip.kind == Kind::Director)
            .map(|chip| chip.stars)
            .sum()
    }

    pub(super) fn genre_of(&self, film: &Film) -> Genre {
        self.pieces.screenplays[film.screenplay].genre
    }

    /// Rule: film/first.
    fn first_film(&self, genre: Genre) -> Outcome {
        match self.films.iter().find(|film| self.genre_of(film) == genre) {
            Some(film) => on_film(Some(film)),
            None => Outcome::Open,
        }
    }

    /// The best film of all quarters up to this one. Rules: awards/quarter, awards/quarter-none.
    fn best_so_far(&self, quarter: usize) -> Outcome {
        let ranked = self.films_by_rank();
        on_film(ranked.into_iter().find(|film| film.quarter <= quarter))
    }

    /// Rule: awards/genre.
    fn best_of_genre(&self, genre: Genre) -> Outcome {
        let ranked = self.films_by_rank();
        on_film(ranked.into_iter().find(|film| self.genre_of(film) == genre))
    }

    /// The seat that has stars, and more than every other. Rule: awards/direction.
    fn best_direction(&self) -> Outcome {
        let seats = || 0..self.options.seats;
        let is_best = |&seat: &usize| {
            let own = self.direction_stars(seat);
            own > 0 && seats().all(|other| other == seat || self.direction_stars(other) < own)
        };
        match seats().find(is_best) {
            Some(seat) => Outcome::ToSeat { seat },
            None => Outcome::Withheld,
        }
    }
}

/// An award whose time has come lies on the film that earned it, or is withheld.
fn on_film(film: Option<&Film>) -> Outcome {
    match film {
        Some(film) => Outcome::OnFilm { seat: film.seat, screenplay: film.screenplay },
        None => Outcome::Withheld,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{DIRECTOR_SLOT, chip, film, options, own, table, token};
    use super::super::{Counts, Genre};
    use super::*;

    fn on(seat: usize, genre: Genre) -> Outcome {
        let screenplay = own(seat, genre);
        Outcome::OnFilm { seat, screenplay }
    }

    #[test]
    fn films_rank_by_token_and_those_without_one_by_age() {
        let mut table = table(options(4));
        film(&mut table, 0, Genre::Drama, 1, None);
        film(&mut table, 1, Genre::Drama, 1, Some(token(8, false)));
        film(&mut table, 2, Genre::Drama, 1, None);
        film(&mut table, 3, Genre::Drama, 1, Some(token(8, true)));
        film(&mut table, 0, Genre::Adventure, 1, Some(token(0, false)));
        let seats: Vec<usize> = table.films_by_rank().iter().map(|film| film.seat).collect();
        assert_eq!(seats, [3, 1, 0, 0, 2]);
        table.stage = Stage::Over;
        assert_eq!(table.award(Award::WorstFilm), on(2, Genre::Drama));
    }

    #[test]
    fn the_best_of_a_quarter_may_win_again_and_later_films_change_nothing() {
        let mut table = table(options(2));
        film(&mut table, 0, Genre::Drama, 2, Some(token(12, true)));
        film(&mut table, 1, Genre::Drama, 3, Some(token(12, false)));
        film(&mut table, 1, Genre::Adventure, 4, Some(token(20, false)));
        table.quarter = 3;
        let quarter = |table: &Table, quarter| table.award(Award::BestOfQuarter(quarter));
        assert_eq!(quarter(&table, 1), Outcome::Withheld);
        assert_eq!(quarter(&table, 2), on(0, Genre::Drama));
        assert_eq!(quarter(&table, 3), Outcome::Open);
        table.quarter = 4;
        assert_eq!(quarter(&table, 3), on(0, Genre::Drama));
    }

    #[test]
    fn the_first_film_of_a_genre_has_its_award_at_once_and_for_good() {
        let mut table = table(options(2));
        let award = Award::FirstFilm(Genre::Adventure);
        assert_eq!(table.award(award), Outcome::Open);
        film(&mut table, 1, Genre::Adventure, 1, Some(token(3, false)));
        film(&mut table, 0, Genre::Adventure, 1, Some(token(9, false)));
        assert_eq!(table.award(award), on(1, Genre::Adventure));
        assert_eq!(table.award(Award::BestOfGenre(Genre::Adventure)), Outcome::Open);
        table.stage = Stage::Over;
        assert_eq!(table.award(Award::BestOfGenre(Genre::Adventure)), on(0, Genre::Adventure));
        assert_eq!(table.award(Award::BestOfGenre(Genre::Drama)), Outcome::Withheld);
    }

    #[test]
    fn direction_is_withheld_in_a_tie_and_covered_directors_count_under_the_switch() {
        let mut table = table(options(3));
        table.stage = Stage::Over;
        assert_eq!(table.award(Award::BestDirection), Outcome::Withheld);
        for seat in 0..2 {
            film(&mut table, seat, Genre::Drama, 1, None);
            let legend = seat;
            table.films[seat].stacks[DIRECTOR_SLOT] = vec![legend];
        }
        assert_eq!(table.award(Award::BestDirection), Outcome::Withheld);
        table.films[1].stacks[DIRECTOR_SLOT].push(chip(Kind::Director, 3, 0));
        assert_eq!(table.award(Award::BestDirection), Outcome::ToSeat { seat: 0 });
        table.options.direction_counts = Counts::All;
        assert_eq!(table.direction_stars(1), 7);
        assert_eq!(table.award(Award::BestDirection), Outcome::ToSeat { seat: 1 });
        table.options.direction_counts = Counts::Visible;
        table.films[1].stacks[DIRECTOR_SLOT].push(chip(Kind::Agency, 3, 0));
        assert_eq!(table.direction_stars(1), 0);
    }

    #[test]
    fn nobody_wins_for_direction_without_a_star() {
        let mut table = table(options(2));
        table.stage = Stage::Over;
        film(&mut table, 0, Genre::Drama, 1, None);
        let director = chip(Kind::Director, 0, 0);
        table.pieces.chips[director].stars = -1;
        table.films[0].stacks[DIRECTOR_SLOT] = vec![director];
        assert_eq!(table.award(Award::BestDirection), Outcome::Withheld);
        table.pieces.chips[director].stars = 1;
        assert_eq!(table.award(Award::BestDirection), Outcome::ToSeat { seat: 0 });
    }

    #[test]
    fn there_are_eleven_awards_for_eighty_points() {
        let table = table(options(2));
        let points: i32 = Award::all().iter().map(|&award| table.points(award)).sum();
        assert_eq!((table.awards().len(), points), (11, 80));
    }
}
