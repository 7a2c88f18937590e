//! The end: scores and winners.

use crate::event::{Event, Standing};
use crate::game::Game;
use crate::ruling::FinalTie;
use crate::words::{Award, BySeat, List, MAX_SEATS, Rank, Seat, SeatSet};

impl Game<'_> {
    pub(crate) fn ending(&self) -> Event {
        let standings = self.standings();
        Event::GameEnded { standings, winners: self.winners(&standings) }
    }

    /// All seats' points as of now, their money included. Rule: ending/score.
    pub fn standings(&self) -> List<Standing, MAX_SEATS> {
        let mut standings = BySeat::<Standing>::default();
        for seat in self.seats.iter() {
            standings[seat].money = self.purses[seat];
        }
        for film in self.finished.iter() {
            let rating = self.edition.rating(self.ranks[film.index()]);
            let points = rating.map_or(0, |rating| u16::from(rating.value));
            standings[self.owners[film.index()]].films += points;
        }
        for award in Award::ALL {
            if let Some(seat) = self.award_holder(award) {
                standings[seat].awards += u16::from(self.edition.pieces().awards.of(award));
            }
        }
        standings.0.into_iter().take(self.seats.count()).collect()
    }

    /// Who would win with these points. Rules: ending/winner, ending/tie.
    pub fn winners(&self, standings: &[Standing]) -> SeatSet {
        let scores = || standings.iter().map(|standing| standing.total());
        let top = scores().max();
        let by_seat = self.seats.iter().zip(scores());
        let tied = by_seat.filter(|&(_, score)| Some(score) == top).map(|(seat, _)| seat);
        let tied: SeatSet = tied.collect();
        match self.rulings.final_tie {
            FinalTie::Shared => tied,
            FinalTie::HighestFilm => {
                let best = tied.iter().map(|seat| self.best_rank(seat)).max().flatten();
                tied.iter().filter(|&seat| self.best_rank(seat) == best).collect()
            }
        }
    }

    fn best_rank(&self, seat: Seat) -> Option<Rank> {
        let films = self.finished.iter().filter(|film| self.owners[film.index()] == seat);
        films.map(|film| self.ranks[film.index()]).max()
    }
}
