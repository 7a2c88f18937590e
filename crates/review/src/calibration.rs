//! Whether forecasts come true: of all seats that were given a chance of 30 %, 30 % should win.

/// What became of the seats whose chance to win was said to lie in one tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tenth {
    /// How many forecasts.
    pub n: u64,
    said: f64,
    won: f64,
}

impl Tenth {
    /// The mean chance that was said.
    pub fn said(&self) -> f64 {
        self.said / (self.n.max(1) as f64)
    }

    /// The share that won.
    pub fn won(&self) -> f64 {
        self.won / (self.n.max(1) as f64)
    }
}

/// Forecasts beside what happened.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Calibration {
    /// From 0 to 10 %, from 10 to 20 %, and so on.
    pub tenths: [Tenth; 10],
    n: u64,
    squares: f64,
}

impl Calibration {
    /// Takes note of a chance that was said, 0 to 1, and of the share of the victory that came.
    pub fn add(&mut self, said: f64, won: f64) {
        let tenth = &mut self.tenths[((said * 10.0) as usize).min(9)];
        tenth.n += 1;
        tenth.said += said;
        tenth.won += won;
        self.n += 1;
        self.squares += (said - won).powi(2);
    }

    /// All that another one has seen.
    pub fn merge(&mut self, other: &Self) {
        for (tenth, more) in self.tenths.iter_mut().zip(&other.tenths) {
            tenth.n += more.n;
            tenth.said += more.said;
            tenth.won += more.won;
        }
        self.n += other.n;
        self.squares += other.squares;
    }

    /// The mean square of what forecasts were off by: 0 for a prophet, and for somebody who always
    /// says the same what the results themselves vary by.
    pub fn brier(&self) -> f64 {
        self.squares / (self.n.max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prophet_is_never_off() {
        let mut prophet = Calibration::default();
        prophet.add(1.0, 1.0);
        prophet.add(0.0, 0.0);
        assert_eq!(prophet.brier(), 0.0);
        assert_eq!((prophet.tenths[9].n, prophet.tenths[0].n), (1, 1));
        let mut shrug = Calibration::default();
        shrug.add(0.5, 1.0);
        shrug.add(0.5, 0.0);
        shrug.merge(&prophet);
        assert_eq!(shrug.brier(), 0.125);
        assert_eq!((shrug.tenths[5].said(), shrug.tenths[5].won()), (0.5, 0.5));
    }
}
