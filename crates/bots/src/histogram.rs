//! Counts by value, and by time.

use core::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Spread;

/// How often each value below `N` came up; what is larger is counted as the largest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<(usize, u64)>", from = "Vec<(usize, u64)>")]
pub struct Histogram<const N: usize> {
    bins: [u64; N],
}

impl<const N: usize> Default for Histogram<N> {
    fn default() -> Self {
        Self { bins: [0; N] }
    }
}

/// Written down as the values that came up, each with its number.
impl<const N: usize> From<Histogram<N>> for Vec<(usize, u64)> {
    fn from(histogram: Histogram<N>) -> Self {
        histogram.bins.into_iter().enumerate().filter(|&(_, n)| n > 0).collect()
    }
}

impl<const N: usize> From<Vec<(usize, u64)>> for Histogram<N> {
    fn from(values: Vec<(usize, u64)>) -> Self {
        let mut histogram = Self::default();
        for (value, n) in values {
            histogram.bins[value.min(N - 1)] += n;
        }
        histogram
    }
}

impl<const N: usize> Histogram<N> {
    /// Counts one value.
    #[inline]
    pub fn add(&mut self, value: usize) {
        self.bins[value.min(N - 1)] += 1;
    }

    /// Adds another count to this one.
    pub fn merge(&mut self, other: &Self) {
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            *bin += more;
        }
    }

    /// How often each value came up.
    pub fn bins(&self) -> &[u64; N] {
        &self.bins
    }

    /// How many values were counted.
    pub fn count(&self) -> u64 {
        self.bins.iter().sum()
    }

    /// How the values are spread.
    pub fn spread(&self) -> Spread {
        let values = self.bins.iter().enumerate();
        let mut spread = Spread::default();
        for (value, &n) in values.filter(|(_, n)| **n > 0) {
            spread.add_times(value as u64, n);
        }
        spread
    }

    /// The mean; 0 if nothing was counted.
    pub fn mean(&self) -> f64 {
        self.spread().mean()
    }

    /// The smallest and the largest value that came up, if any did.
    pub fn range(&self) -> Option<(usize, usize)> {
        let first = self.bins.iter().position(|&n| n > 0)?;
        let last = self.bins.iter().rposition(|&n| n > 0)?;
        Some((first, last))
    }

    /// The smallest value that at least this share of all values does not exceed.
    pub fn quantile(&self, share: f64) -> Option<usize> {
        let (wanted, mut seen) = (share * self.count() as f64, 0);
        self.range()?;
        self.bins.iter().position(|&n| {
            seen += n;
            seen as f64 >= wanted && seen > 0
        })
    }
}

/// Steps within a doubling of time: neighbours differ by an eighth at most.
const STEPS: u32 = 8;
/// From a nanosecond to about a minute.
const N_BINS: usize = 36 * STEPS as usize;

/// How long decisions took, in bins that grow with the time, so that microseconds and minutes
/// fit. Counting one costs a few instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    bins: Histogram<N_BINS>,
    nanos: u64,
}

impl Times {
    /// Counts one decision.
    #[inline]
    pub fn add(&mut self, took: Duration) {
        let nanos = took.as_nanos() as u64;
        self.nanos += nanos;
        self.bins.add(bin(nanos));
    }

    /// Adds another count to this one.
    pub fn merge(&mut self, other: &Self) {
        self.bins.merge(&other.bins);
        self.nanos += other.nanos;
    }

    /// How many decisions were counted.
    pub fn count(&self) -> u64 {
        self.bins.count()
    }

    /// Milliseconds a decision.
    pub fn mean_ms(&self) -> f64 {
        self.nanos as f64 / self.count().max(1) as f64 / 1e6
    }

    /// The milliseconds that this share of all decisions stayed within.
    pub fn quantile_ms(&self, share: f64) -> f64 {
        self.bins.quantile(share).map_or(0.0, |bin| upper_nanos(bin) as f64 / 1e6)
    }
}

/// The bin of a time: where its highest bit stands, and the next three.
#[inline]
fn bin(nanos: u64) -> usize {
    if nanos < u64::from(STEPS) {
        return nanos as usize;
    }
    let log = nanos.ilog2();
    let step = (nanos >> (log - STEPS.ilog2())) as u32 - STEPS;
    ((log - STEPS.ilog2() + 1) * STEPS + step) as usize
}

/// The longest time of a bin.
fn upper_nanos(bin: usize) -> u64 {
    let (octave, step) = (bin as u32 / STEPS, bin as u64 % u64::from(STEPS));
    if octave == 0 { step } else { ((u64::from(STEPS) + step + 1) << (octave - 1)) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_lies_in_its_bin() {
        for nanos in (0..5000).chain([1 << 20, 123_456_789, 20_000_000_000]) {
            let at = bin(nanos);
            assert!(at < N_BINS, "{nanos} ns");
            assert!(nanos <= upper_nanos(at), "{nanos} ns is in a bin up to {}", upper_nanos(at));
            assert!(at == 0 || nanos > upper_nanos(at - 1), "{nanos} ns fits a smaller bin");
        }
    }

    #[test]
    fn quantiles_of_times() {
        let mut times = Times::default();
        for micros in 1..=100 {
            times.add(Duration::from_micros(micros));
        }
        assert!((times.mean_ms() - 0.0505).abs() < 1e-9, "{}", times.mean_ms());
        let p99 = times.quantile_ms(0.99);
        assert!((0.099..0.099 * 1.13).contains(&p99), "{p99}");
    }

    #[test]
    fn quantiles_of_values() {
        let mut values = Histogram::<10>::default();
        assert_eq!(values.quantile(0.5), None);
        for value in [2, 3, 3, 99] {
            values.add(value);
        }
        assert_eq!(values.range(), Some((2, 9)));
        assert_eq!((values.quantile(0.0), values.quantile(0.5)), (Some(2), Some(3)));
        assert_eq!(values.quantile(1.0), Some(9));
        assert_eq!(values.mean(), 17.0 / 4.0);
    }
}
