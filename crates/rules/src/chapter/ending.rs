//! The end: scores and winners.

use crate::event::{Event, Standing};
use crate::game::Game;
use crate::ruling::FinalTie;
use crate::words::{Award, Rank, Seat, SeatSet};

impl Game<'_> {
    pub(crate) fn ending(&self) -> Event {
        Event::GameEnded {
            standings: self.seats.iter().map(|seat| self.standing(seat)).collect(),
            winners: self.winners(),
        }
    }

    /// A seat's points as of now, its money included. Rule: ending/score.
    pub fn standing(&self, seat: Seat) -> Standing {
        let films = self
            .finished
            .iter()
            .filter(|film| self.owners[film.index()] == seat)
            .filter_map(|film| self.edition.rating(self.ranks[film.index()]))
            .map(|rating| u16::from(rating.value))
            .sum();
        let points = &self.edition.pieces().awards;
        let awards = Award::ALL
            .into_iter()
            .filter(|&award| self.award_holder(award) == Some(seat))
            .map(|award| u16::from(points.of(award)))
            .sum();
        Standing {
            films,
            awards,
            money: self.purses[seat],
        }
    }

    /// Rules: ending/winner, ending/tie.
    pub(crate) fn winners(&self) -> SeatSet {
        let score = |seat: &Seat| self.standing(*seat).total();
        let top = self.seats.iter().map(|seat| score(&seat)).max();
        let tied: SeatSet = self
            .seats
            .iter()
            .filter(|seat| Some(score(seat)) == top)
            .collect();
        match self.rulings.final_tie {
            FinalTie::Shared => tied,
            FinalTie::HighestFilm => {
                let best = tied.iter().map(|seat| self.best_rank(seat)).max().flatten();
                tied.iter()
                    .filter(|&seat| self.best_rank(seat) == best)
                    .collect()
            }
        }
    }

    fn best_rank(&self, seat: Seat) -> Option<Rank> {
        let films = self
            .finished
            .iter()
            .filter(|film| self.owners[film.index()] == seat);
        films.map(|film| self.ranks[film.index()]).max()
    }
}
