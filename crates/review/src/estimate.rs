//! Means of what was foreseen, and how far they may be off.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{BySeat, Seat, Seats};
use ts_rs::TS;

use crate::Outlook;

/// What is expected of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Forecast {
    /// Points in the end.
    pub points: f64,
    /// Points ahead of the best rival; negative if behind.
    pub margin: f64,
    /// The chance to win, 0 to 1; a shared victory counts in part.
    pub win: f64,
    /// The standard error of the margin.
    pub error: f64,
}

/// A mean and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

impl Estimate {
    /// The mean of some samples. Two or more are needed to know the error.
    pub(crate) fn of(samples: impl Iterator<Item = f64>) -> Self {
        let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for sample in samples {
            n += 1.0;
            sum += sample;
            squares += sample * sample;
        }
        Self { mean: sum / f64::max(n, 1.0), error: error_of(n, sum, squares) }
    }
}

/// The standard error of a mean, from the sums of samples and of their squares.
fn error_of(n: f64, sum: f64, squares: f64) -> f64 {
    if n < 2.0 {
        return 0.0;
    }
    let mean = sum / n;
    ((squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt()
}

/// What was foreseen for one moment of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Foreseen {
    n: u32,
    points: BySeat<f64>,
    wins: BySeat<f64>,
    margins: BySeat<f64>,
    squares: BySeat<f64>,
}

impl Foreseen {
    pub(crate) fn add(&mut self, outlook: &Outlook, seats: Seats) {
        self.n += 1;
        for seat in seats.iter() {
            let margin = f64::from(outlook.margin(seats, seat));
            self.points[seat] += f64::from(outlook.points[seat]);
            self.wins[seat] += f64::from(outlook.wins[seat]);
            self.margins[seat] += margin;
            self.squares[seat] += margin * margin;
        }
    }

    /// Each seat's part of the victories.
    pub(crate) fn parts(&self) -> BySeat<f64> {
        let n = f64::from(self.n.max(1));
        BySeat(self.wins.0.map(|wins| wins / n))
    }

    /// What is expected of a seat with this chance to win. It is rounded here, once, so that
    /// whatever is worked out from it adds up to the last digit that is shown.
    pub(crate) fn forecast(&self, seat: Seat, chance: f64) -> Forecast {
        let n = f64::from(self.n.max(1));
        Forecast {
            points: rounded(self.points[seat] / n),
            margin: rounded(self.margins[seat] / n),
            win: rounded(chance),
            error: rounded(error_of(f64::from(self.n), self.margins[seat], self.squares[seat])),
        }
    }
}

/// To a thousandth: below that, every figure of a review is noise.
pub(crate) fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
