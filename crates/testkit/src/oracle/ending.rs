//! Scores and winners.

use super::{Award, FinalTie, Outcome, Stage, Table};

/// A seat's score, by where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The numbers on the tokens of its films.
    pub films: i32,
    /// The points of its awards.
    pub awards: i32,
    /// What is left in its purse.
    pub money: i32,
}

impl Score {
    /// The whole score.
    pub fn total(self) -> i32 {
        self.films + self.awards + self.money
    }
}

impl Table {
    /// What the seat would score if the game ended as things lie now: awards that are still open
    /// count for nobody. Rule: ending/score.
    pub fn score(&self, seat: usize) -> Score {
        let tokens = self.films_of(seat).into_iter().filter_map(|film| film.token);
        Score {
            films: tokens.map(|token| token.value).sum(),
            awards: self.awards_of(seat).into_iter().map(|award| self.points(award)).sum(),
            money: self.purses[seat],
        }
    }

    /// The awards that the seat or its films hold.
    pub fn awards_of(&self, seat: usize) -> Vec<Award> {
        let holds = |&award: &Award| match self.award(award) {
            Outcome::OnFilm { seat: holder, .. } | Outcome::ToSeat { seat: holder } => {
                holder == seat
            }
            Outcome::Open | Outcome::Withheld => false,
        };
        Award::all().into_iter().filter(holds).collect()
    }

    /// Rule: setup/awards.
    pub fn points(&self, award: Award) -> i32 {
        let points = self.pieces.points;
        match award {
            Award::FirstFilm(_) => points.first_film,
            Award::BestOfQuarter(_) => points.best_of_quarter,
            Award::BestOfGenre(_) => points.best_of_genre,
            Award::WorstFilm => points.worst_film,
            Award::BestDirection => points.best_direction,
        }
    }

    /// The winners, in the order of their seats; none before the end. Rules: ending/winner,
    /// ending/tie.
    pub fn winners(&self) -> Vec<usize> {
        if self.stage != Stage::Over {
            return Vec::new();
        }
        let total = |seat: usize| self.score(seat).total();
        let seats = 0..self.options.seats;
        let most = seats.clone().map(total).max();
        let tied: Vec<usize> = seats.filter(|&seat| Some(total(seat)) == most).collect();
        match self.options.final_tie {
            FinalTie::Shared => tied,
            FinalTie::HighestFilm => {
                let ranked = self.films_by_rank();
                let highest = ranked.into_iter().find(|film| tied.contains(&film.seat));
                match highest {
                    Some(film) => vec![film.seat],
                    None => tied,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Genre;
    use super::super::sample::{film, options, table, token};
    use super::*;

    #[test]
    fn three_films_three_awards_and_five_money_make_sixty_five() {
        let mut table = table(options(2));
        let rated = |value| Some(token(value, false));
        // The other seat has the best drama and adventure, the best of each quarter and the
        // worst film; nobody has a director.
        film(&mut table, 1, Genre::Drama, 1, rated(22));
        film(&mut table, 0, Genre::Drama, 1, rated(10));
        film(&mut table, 0, Genre::Adventure, 2, rated(12));
        film(&mut table, 0, Genre::Entertainment, 3, rated(18));
        film(&mut table, 1, Genre::Adventure, 4, rated(20));
        film(&mut table, 1, Genre::Entertainment, 4, rated(0));
        table.purses = vec![5, 19];
        table.quarter = 4;
        table.stage = Stage::Over;
        let score = table.score(0);
        assert_eq!((score.films, score.awards, score.money), (40, 20, 5));
        assert_eq!(score.total(), 65);
    }

    #[test]
    fn a_plus_does_not_score_and_a_film_without_a_token_scores_nothing() {
        let mut table = table(options(2));
        film(&mut table, 0, Genre::Drama, 1, Some(token(9, true)));
        film(&mut table, 0, Genre::Adventure, 1, None);
        assert_eq!(table.score(0).films, 9);
    }

    /// Two seats with 40 points each, the second with the higher film, and a third with less.
    fn tied(final_tie: FinalTie) -> Table {
        let mut switched = options(3);
        switched.final_tie = final_tie;
        let mut table = table(switched);
        film(&mut table, 0, Genre::Drama, 4, Some(token(8, false)));
        film(&mut table, 1, Genre::Drama, 4, Some(token(8, true)));
        film(&mut table, 2, Genre::Drama, 4, Some(token(9, false)));
        (table.quarter, table.stage) = (4, Stage::Over);
        table.purses = vec![0, 0, 0];
        for seat in 0..2 {
            table.purses[seat] = 40 - table.score(seat).total();
        }
        table
    }

    #[test]
    fn a_tie_is_shared_or_goes_to_the_higher_film_of_the_tied() {
        assert_eq!(tied(FinalTie::Shared).winners(), [0, 1]);
        assert_eq!(tied(FinalTie::HighestFilm).winners(), [1]);
    }

    #[test]
    fn tied_seats_without_films_share() {
        let mut table = tied(FinalTie::HighestFilm);
        table.films.retain(|film| film.seat == 2);
        table.purses = vec![50, 50, 0];
        assert_eq!(table.winners(), [0, 1]);
    }

    #[test]
    fn nobody_has_won_before_the_end() {
        assert!(table(options(2)).winners().is_empty());
    }
}
