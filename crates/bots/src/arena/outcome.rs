//! How a game ended.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{MAX_SEATS, Seat, SeatSet};

use super::lineup::{BotIdx, Seating};

/// The end of a game: who sat where, and what they had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Who sat where.
    pub bots: Seating,
    /// The final scores, by seat.
    pub scores: [u16; MAX_SEATS],
    /// Who won.
    pub winners: SeatSet,
}

impl GameResult {
    /// A seat's part of the victory: 1, or a fraction if it is shared, or 0.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.winners.has(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// By how much a seat is ahead of the best of the others; negative if it is behind.
    pub fn margin(&self, seat: Seat) -> f64 {
        let others = self.seats().filter(|&other| other != seat);
        let best = others.map(|other| self.score(other)).fold(f64::NEG_INFINITY, f64::max);
        self.score(seat) - best
    }

    /// A seat's final score.
    pub fn score(&self, seat: Seat) -> f64 {
        f64::from(self.scores[seat.index()])
    }

    /// What a seat has of its meeting with another: 1 if it finished before it, ½ if both share
    /// a place, otherwise 0. Winners finish before all others, whatever broke a tie for them.
    pub fn beats(&self, seat: Seat, other: Seat) -> f64 {
        let place = |seat: Seat| (self.winners.has(seat), self.scores[seat.index()]);
        match place(seat).cmp(&place(other)) {
            core::cmp::Ordering::Greater => 1.0,
            core::cmp::Ordering::Equal => 0.5,
            core::cmp::Ordering::Less => 0.0,
        }
    }

    /// All seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.bots.len() as u8).map(Seat)
    }

    /// The seats at which this bot sits.
    pub fn seats_of(&self, bot: BotIdx) -> impl Iterator<Item = Seat> + Clone {
        self.seats().filter(move |seat| self.bots[seat.index()] == bot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_is_read_for_every_seat() {
        let outcome = GameResult {
            bots: [0, 1, 1].map(BotIdx).into_iter().collect(),
            scores: [40, 55, 55, 0, 0],
            winners: [Seat(1), Seat(2)].into_iter().collect(),
        };
        let of_seats =
            |value: fn(&GameResult, Seat) -> f64| [0, 1].map(|n| value(&outcome, Seat(n)));
        assert_eq!(of_seats(GameResult::win_share), [0.0, 0.5]);
        assert_eq!(of_seats(GameResult::margin), [-15.0, 0.0]);
        assert_eq!(outcome.beats(Seat(1), Seat(2)), 0.5);
        assert_eq!(outcome.beats(Seat(0), Seat(2)), 0.0);
        let broken = GameResult { winners: SeatSet::only(Seat(2)), ..outcome };
        assert_eq!(broken.beats(Seat(1), Seat(2)), 0.0, "a tie that was broken is no tie");
    }
}
