//! Who says what a position is worth.

use core::fmt;
use core::ops::Range;

use traumfabrik_bots::Rehearsals;
use traumfabrik_rules::{BySeat, Due, Game, Seat, Seats};

/// One way in which a game may end from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Each seat's points in the end.
    pub points: BySeat<f32>,
    /// Each seat's share of the victory: 1 alone, a half between two.
    pub wins: BySeat<f32>,
}

impl Outlook {
    /// What a game that is over came to.
    pub fn of_end(game: &Game<'_>) -> Self {
        let standings = game.standings();
        let winners = game.winners(&standings);
        let mut outlook = Self::default();
        for (seat, standing) in game.seats().iter().zip(&standings) {
            outlook.points[seat] = f32::from(standing.total());
            let share = 1.0 / winners.len() as f32;
            outlook.wins[seat] = if winners.has(seat) { share } else { 0.0 };
        }
        outlook
    }

    /// By how much a seat is ahead of its best rival.
    pub fn margin(&self, seats: Seats, seat: Seat) -> f32 {
        let rivals = seats.iter().filter(|&other| other != seat);
        let best = rivals.map(|other| self.points[other]).fold(f32::MIN, f32::max);
        self.points[seat] - best
    }
}

/// Somebody who can tell how a game may end, the same for all seats.
///
/// A judge is handed a position and nothing else, and a position holds no draws to come: whatever
/// came later in the real game cannot colour what it says.
pub trait Judge: fmt::Debug + Send {
    /// Its name with its version. Reviews by another version are made anew.
    fn version(&self) -> String;

    /// Ways in which the game may end from a position, one for each number, in their order. The
    /// same seed and number stand for the same luck after every decision that is compared.
    fn foresee(&self, game: &Game<'_>, seed: u64, numbers: Range<u32>, found: &mut Vec<Outlook>);

    /// The chances to win that follow from everybody's part of the victories that were foreseen
    /// from a position.
    fn chances(&self, game: &Game<'_>, parts: &BySeat<f64>) -> BySeat<f64>;
}

/// What nobody foresees happens once in two hundred times.
const UNFORESEEN: f64 = 0.005;
/// Who plays is not who was rehearsed: chances lie closer together than rehearsals say. Found by
/// play (docs/review.md): 1 would believe them, and 0 would give the same to everybody.
const TRUST: f64 = 0.8;

/// A judge that plays each game on to its end, again and again, with fast players at all seats.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rehearser;

impl Judge for Rehearser {
    fn version(&self) -> String {
        "rehearsals-2".to_owned()
    }

    fn foresee(&self, game: &Game<'_>, seed: u64, numbers: Range<u32>, found: &mut Vec<Outlook>) {
        let mut rehearsals = Rehearsals::of(game);
        found.extend(
            numbers.map(|number| Outlook::of_end(rehearsals.play(seed, u64::from(number)))),
        );
    }

    fn chances(&self, game: &Game<'_>, parts: &BySeat<f64>) -> BySeat<f64> {
        if game.due() == Due::Nobody {
            // The end is no matter of opinion.
            return *parts;
        }
        let seats = game.seats();
        let weight = |seat: Seat| (parts[seat] + UNFORESEEN).powf(TRUST);
        let sum: f64 = seats.iter().map(weight).sum();
        let mut chances = BySeat::default();
        for seat in seats.iter() {
            chances[seat] = weight(seat) / sum;
        }
        chances
    }
}

#[cfg(test)]
mod tests {
    use traumfabrik_rules::{Edition, Start};

    use super::*;

    #[test]
    fn chances_lie_closer_together_than_rehearsals_say() {
        let seats = Seats::new(3).expect("three");
        let edition = Edition::traumfabrik_2000();
        let game = Game::new(&edition, &Start::new(seats), |_| {}).expect("a game");
        let chances = Rehearser.chances(&game, &BySeat([0.9, 0.1, 0.0, 0.0, 0.0]));
        assert!((chances.0[..3].iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(0.8 < chances[Seat(0)] && chances[Seat(0)] < 0.9, "{chances:?}");
        assert!(0.1 < chances[Seat(1)] && 0.0 < chances[Seat(2)], "{chances:?}");
        assert_eq!(chances[Seat(3)], 0.0, "nobody sits there");
    }
}
