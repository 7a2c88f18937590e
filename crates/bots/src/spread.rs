//! Numbers, counted without keeping them.

use serde::{Deserialize, Serialize};

/// How a number is spread: enough for mean, deviation and extremes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spread {
    n: u64,
    sum: u64,
    squares: u64,
    min: u64,
    max: u64,
}

impl Default for Spread {
    fn default() -> Self {
        Self { n: 0, sum: 0, squares: 0, min: u64::MAX, max: 0 }
    }
}

impl Spread {
    /// Counts one value.
    #[inline]
    pub fn add(&mut self, value: u64) {
        self.add_times(value, 1);
    }

    /// Counts a value that came up so many times.
    #[inline]
    pub fn add_times(&mut self, value: u64, n: u64) {
        self.n += n;
        self.sum += n * value;
        self.squares += n * value * value;
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    /// Adds another count to this one.
    pub fn merge(&mut self, other: &Self) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// Some counts as one.
    pub fn sum(counts: impl IntoIterator<Item = Self>) -> Self {
        counts.into_iter().fold(Self::default(), |mut sum, more| {
            sum.merge(&more);
            sum
        })
    }

    /// How many values were counted.
    pub fn count(&self) -> u64 {
        self.n
    }

    /// The mean; 0 if nothing was counted.
    pub fn mean(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.sum as f64 / self.n as f64 }
    }

    /// The standard deviation; 0 if nothing was counted.
    pub fn deviation(&self) -> f64 {
        if self.n == 0 {
            return 0.0;
        }
        (self.squares as f64 / self.n as f64 - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// The smallest and the largest value, if any was counted.
    pub fn range(&self) -> Option<(u64, u64)> {
        (self.n > 0).then_some((self.min, self.max))
    }
}
