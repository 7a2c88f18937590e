//! What is known of a mean, given blocks of games that are alike within and independent of each
//! other.

/// A value and the interval in which the truth lies, 95 times out of 100.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What one block adds to a mean.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sample {
    /// How many values.
    pub(super) n: f64,
    /// Their sum.
    pub(super) sum: f64,
}

impl Estimate {
    /// A value and an error on both sides.
    pub(super) fn around(value: f64, error: f64) -> Self {
        Self { value, low: value - error, high: value + error }
    }

    /// Half the width of the interval.
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The mean of all values, where every block is one sample.
    ///
    /// Blocks may hold different numbers of values, so this is the estimate of a ratio: the
    /// variance is that of how far a block's sum is from what its size lets expect. For blocks of
    /// one size it is the well-known interval of the mean of block means. From a single block
    /// nothing can be said: the interval is endless.
    pub(super) fn mean(samples: &[Sample]) -> Self {
        let Some((mean, variance)) = mean_and_variance(samples) else {
            return Self::around(0.0, f64::INFINITY);
        };
        Self::around(mean, student(samples.len()) * variance.sqrt())
    }

    /// As [`Estimate::mean`], for a share between 0 and 1.
    ///
    /// This is Wilson's interval, which stays between 0 and 1 and has a width even where nothing
    /// but wins was seen, for as many independent trials as would have the variance that blocks
    /// show. Where they show none, each block counts as one trial.
    pub(super) fn share(samples: &[Sample]) -> Self {
        let Some((share, variance)) = mean_and_variance(samples) else {
            return Self { value: 0.0, low: 0.0, high: 1.0 };
        };
        if variance.is_infinite() {
            return Self { value: share, low: 0.0, high: 1.0 };
        }
        let own = share * (1.0 - share);
        // Sums that ought to be equal can differ in their last digits.
        let trials = if variance > 1e-15 { own / variance } else { samples.len() as f64 };
        let z2 = student(samples.len()).powi(2);
        let middle = (share + z2 / (2.0 * trials)) / (1.0 + z2 / trials);
        let spread = own / trials + z2 / (4.0 * trials * trials);
        let error = (z2 * spread).sqrt() / (1.0 + z2 / trials);
        Self { value: share, low: (middle - error).max(0.0), high: (middle + error).min(1.0) }
    }
}

/// The mean over all blocks, and the variance of that mean; nothing if there is nothing.
fn mean_and_variance(samples: &[Sample]) -> Option<(f64, f64)> {
    let n: f64 = samples.iter().map(|sample| sample.n).sum();
    if n == 0.0 {
        return None;
    }
    let mean = samples.iter().map(|sample| sample.sum).sum::<f64>() / n;
    let squares: f64 = samples.iter().map(|s| (s.sum - mean * s.n).powi(2)).sum();
    let n_blocks = samples.len() as f64;
    let variance = if samples.len() > 1 {
        n_blocks / (n_blocks - 1.0) * squares / (n * n)
    } else {
        f64::INFINITY
    };
    Some((mean, variance))
}

/// How many standard errors an interval of 95 % reaches to each side, by Student's distribution,
/// when the error itself is estimated from so many samples.
pub(super) fn student(n_samples: usize) -> f64 {
    /// From one degree of freedom on.
    const FIRST: [f64; 5] = [12.706, 4.303, 3.182, 2.776, 2.571];
    /// That of the normal distribution.
    const Z: f64 = 1.959_964;
    let freedom = n_samples.saturating_sub(1).max(1);
    if let Some(&known) = FIRST.get(freedom - 1) {
        return known;
    }
    // The first terms of the expansion by Cornish and Fisher: right to three digits from here on.
    let freedom = freedom as f64;
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + (first + (second + third / freedom) / freedom) / freedom
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(of: &[(f64, f64)]) -> Vec<Sample> {
        of.iter().map(|&(n, sum)| Sample { n, sum }).collect()
    }

    fn near(found: Estimate, value: f64, low: f64, high: f64) {
        let fits = |a: f64, b: f64| (a - b).abs() < 5e-4;
        let all = fits(found.value, value) && fits(found.low, low) && fits(found.high, high);
        assert!(all, "{found:?} is not {value} [{low}, {high}]");
    }

    #[test]
    fn a_mean_of_equal_blocks_by_hand() {
        // Block means 1, 2, 3, 6: mean 3, deviation √(14/3), error of the mean √(14/12), and
        // Student's 3.182 for three degrees of freedom: 3 ± 3.437.
        let blocks = samples(&[(2.0, 2.0), (2.0, 4.0), (2.0, 6.0), (2.0, 12.0)]);
        near(Estimate::mean(&blocks), 3.0, -0.4370, 6.4370);
    }

    #[test]
    fn larger_blocks_weigh_more() {
        // Mean 7/4. Residuals 1 - 7/4 and 6 - 3 · 7/4: ∓3/4, so the variance is
        // 2 · 2 · (9/16) / 16 = 9/64, and Student's 12.706 for one degree makes 4.765.
        let blocks = samples(&[(1.0, 1.0), (3.0, 6.0)]);
        near(Estimate::mean(&blocks), 1.75, 1.75 - 4.7648, 1.75 + 4.7648);
    }

    #[test]
    fn a_share_by_hand() {
        // Shares 0, ½, ½, 1 of single games: variance of the mean 1/24, so 0.25 · 24 = 6 trials;
        // Wilson with 3.182: the middle stays ½, the error is 3.182 √(1/24 + 10.125/144) / 2.6875.
        let blocks = samples(&[(1.0, 0.0), (1.0, 0.5), (1.0, 0.5), (1.0, 1.0)]);
        near(Estimate::share(&blocks), 0.5, 0.1037, 0.8963);
    }

    #[test]
    fn shares_without_variance_have_a_width() {
        let all = Estimate::share(&samples(&[(4.0, 4.0); 100]));
        // Wilson for 100 of 100, with Student's 1.984: low = 1 / (1 + 3.937 / 100).
        near(all, 1.0, 0.9621, 1.0);
        let none = Estimate::share(&samples(&[(4.0, 0.0); 100]));
        near(none, 0.0, 0.0, 0.0379);
        let quarter = Estimate::share(&samples(&[(4.0, 1.0); 100]));
        assert!(quarter.error() > 0.05, "{quarter:?}");
    }

    #[test]
    fn nothing_is_said_from_one_block_or_none() {
        let one = samples(&[(4.0, 1.0)]);
        assert_eq!(Estimate::mean(&one).error(), f64::INFINITY);
        assert_eq!(Estimate::share(&one), Estimate { value: 0.25, low: 0.0, high: 1.0 });
        assert_eq!(Estimate::share(&[]).error(), 0.5);
    }

    #[test]
    fn student_is_as_in_the_tables() {
        for (n, table) in [(2, 12.706), (6, 2.571), (7, 2.447), (11, 2.228), (31, 2.042)] {
            assert!((student(n) - table).abs() < 3e-3, "{n}: {}", student(n));
        }
        assert!((student(100_000) - 1.96).abs() < 1e-3);
    }
}
