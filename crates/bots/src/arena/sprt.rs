//! "Is A better than B?", with no more games than it takes to know.
//!
//! The sequential probability ratio test by Wald, in the general form that chess engines are tested
//! with: after every block the likelihood of what was seen under "B is as good" and under "A
//! is better by so much" is compared, with the normal distribution for block means and the
//! variance that blocks show.

use super::lineup::BotIdx;
use super::outcome::GameResult;

/// No verdict before so many blocks: their variance would be little more than a guess.
const BLOCKS_MIN: u64 = 20;

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Wins. Hypotheses are ratings on Elo's scale.
    Wins,
    /// Points ahead, which tell more than wins where bots are close. Hypotheses are effect sizes:
    /// the mean of blocks in units of their standard deviation.
    Margin,
}

/// What has been found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The larger hypothesis holds: A is better.
    Better,
    /// The smaller hypothesis holds: A is not better.
    NotBetter,
    /// More games are needed.
    Open,
}

/// A test, and where it stands.
#[derive(Clone, Debug)]
pub struct Sprt {
    measure: Measure,
    /// What is expected under each hypothesis: a mean of blocks, or an effect size.
    expected: [f64; 2],
    bounds: [f64; 2],
    n_blocks: u64,
    mean: f64,
    squares: f64,
    verdict: SprtVerdict,
}

impl Sprt {
    /// A test of `low` against `high`, at a table with so many seats, with the chances `alpha` to
    /// say "better" and `beta` to say "not better" wrongly.
    pub fn new(
        measure: Measure,
        [low, high]: [f64; 2],
        n_seats: usize,
        alpha: f64,
        beta: f64,
    ) -> Self {
        let expected = |hypothesis| match measure {
            Measure::Wins => mean_share(hypothesis, n_seats),
            Measure::Margin => hypothesis,
        };
        Self {
            measure,
            expected: [expected(low), expected(high)],
            bounds: [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()],
            n_blocks: 0,
            mean: 0.0,
            squares: 0.0,
            verdict: SprtVerdict::Open,
        }
    }

    /// Takes a block of a duel into account, in which `a` is the bot in question. What comes
    /// after the verdict changes nothing.
    pub fn add(&mut self, block: &[GameResult], a: BotIdx) -> SprtVerdict {
        self.add_sample(surplus(self.measure, block, a))
    }

    /// The logarithm of how much likelier the larger hypothesis is than the smaller one.
    pub fn llr(&self) -> f64 {
        if self.n_blocks == 0 {
            return 0.0;
        }
        let [low, high] = self.expected;
        let n = self.n_blocks as f64;
        // One virtual block in which anything can happen: without it the first few blocks, should
        // they be alike, would prove everything.
        let variance = (self.squares + self.virtual_square()) / n;
        match self.measure {
            Measure::Wins => n * (high - low) * (self.mean - (low + high) / 2.0) / variance,
            Measure::Margin => {
                n * (high - low) * (self.mean / variance.sqrt() - (low + high) / 2.0)
            }
        }
    }

    /// Where the test ends: at or below the first, at or above the second.
    pub fn bounds(&self) -> [f64; 2] {
        self.bounds
    }

    /// Blocks taken into account.
    pub fn n_blocks(&self) -> u64 {
        self.n_blocks
    }

    /// The mean of the samples: A's part of the wins, where ½ is even, or its points ahead.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The verdict so far.
    pub fn verdict(&self) -> SprtVerdict {
        self.verdict
    }

    fn add_sample(&mut self, sample: f64) -> SprtVerdict {
        if self.verdict != SprtVerdict::Open {
            return self.verdict;
        }
        // Mean and squares as Welford sums them: nothing is lost where samples are alike.
        self.n_blocks += 1;
        let before = sample - self.mean;
        self.mean += before / self.n_blocks as f64;
        self.squares += before * (sample - self.mean);
        if self.n_blocks >= BLOCKS_MIN {
            let llr = self.llr();
            self.verdict = if llr >= self.bounds[1] {
                SprtVerdict::Better
            } else if llr <= self.bounds[0] {
                SprtVerdict::NotBetter
            } else {
                SprtVerdict::Open
            };
        }
        self.verdict
    }

    fn virtual_square(&self) -> f64 {
        match self.measure {
            // The largest variance that a share can have.
            Measure::Wins => 0.25,
            // One point of score.
            Measure::Margin => 1.0,
        }
    }
}

/// What a block says for `a`: its part of the wins over all games, or by how many points its seats
/// are ahead of the others on average.
fn surplus(measure: Measure, block: &[GameResult], a: BotIdx) -> f64 {
    let of_game = |outcome: &GameResult| match measure {
        Measure::Wins => outcome.seats_of(a).map(|seat| outcome.win_share(seat)).sum(),
        Measure::Margin => {
            let n_own = outcome.seats_of(a).count() as f64;
            let n_others = outcome.bots.len() as f64 - n_own;
            let own: f64 = outcome.seats_of(a).map(|seat| outcome.score(seat)).sum();
            let all: f64 = outcome.seats().map(|seat| outcome.score(seat)).sum();
            own / n_own - (all - own) / n_others
        }
    };
    block.iter().map(of_game).sum::<f64>() / block.len() as f64
}

/// A's part of all wins in a block, if it is better by so many points on Elo's scale, and wins are
/// drawn by strength: over the games in which it sits alone, and those in which its rival does.
fn mean_share(elo: f64, n_seats: usize) -> f64 {
    let (strength, others) = (10_f64.powf(elo / 400.0), n_seats as f64 - 1.0);
    let alone = strength / (strength + others);
    let rival_alone = others * strength / (others * strength + 1.0);
    (alone + rival_alone) / 2.0
}

#[cfg(test)]
mod tests {
    use traumfabrik_rules::{Seat, SeatSet};

    use super::*;
    use crate::Rng;

    /// Feeds a test with blocks of four games at two seats, of which A wins so many in a thousand.
    fn fed(mut sprt: Sprt, per_mille: u32, seed: u64) -> Sprt {
        let mut chance = Rng::new(17, seed);
        for _ in 0..20_000 {
            let wins = (0..4).filter(|_| chance.below(1000) < per_mille).count();
            if sprt.add_sample(wins as f64 / 4.0) != SprtVerdict::Open {
                break;
            }
        }
        sprt
    }

    fn by_wins(elo1: f64) -> Sprt {
        Sprt::new(Measure::Wins, [0.0, elo1], 2, 0.05, 0.05)
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let [low, high] = by_wins(5.0).bounds();
        assert!((low + 2.9444).abs() < 1e-3 && (high - 2.9444).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn verdicts_are_seldom_wrong() {
        // 50 points are 571 in a thousand.
        let verdicts = |per_mille| (0..200).map(move |seed| fed(by_wins(50.0), per_mille, seed));
        let n_better = |per_mille| {
            verdicts(per_mille).filter(|sprt| sprt.verdict() == SprtVerdict::Better).count()
        };
        // One in twenty may be wrong: ten of two hundred, give or take seven.
        assert!(n_better(500) <= 17, "{} called better that are as good", n_better(500));
        assert!(n_better(571) >= 183, "{} called better that are better", n_better(571));
        assert!(verdicts(500).all(|sprt| sprt.verdict() != SprtVerdict::Open));
    }

    #[test]
    fn a_clear_case_takes_few_blocks() {
        let clear = fed(by_wins(50.0), 900, 0);
        assert_eq!((clear.verdict(), clear.n_blocks() < 40), (SprtVerdict::Better, true));
        let hopeless = fed(by_wins(50.0), 100, 0);
        assert_eq!((hopeless.verdict(), hopeless.n_blocks() < 40), (SprtVerdict::NotBetter, true));
    }

    #[test]
    fn nothing_counts_after_the_verdict() {
        let mut sprt = fed(by_wins(50.0), 900, 0);
        let (n_blocks, llr) = (sprt.n_blocks(), sprt.llr());
        assert_eq!(sprt.add_sample(0.0), SprtVerdict::Better);
        assert_eq!((sprt.n_blocks(), sprt.llr()), (n_blocks, llr));
    }

    #[test]
    fn margins_are_tested_by_their_effect() {
        // Uniform from -50 to 50, shifted: the deviation is 28.9, so 10 is an effect of a third.
        let fed = |shift: f64| {
            let mut sprt = Sprt::new(Measure::Margin, [0.0, 0.2], 4, 0.05, 0.05);
            let mut chance = Rng::new(3, 0);
            while sprt.verdict() == SprtVerdict::Open {
                sprt.add_sample(f64::from(chance.below(101)) - 50.0 + shift);
            }
            sprt.verdict()
        };
        assert_eq!((fed(10.0), fed(0.0)), (SprtVerdict::Better, SprtVerdict::NotBetter));
    }

    #[test]
    fn a_block_is_read_from_both_sides() {
        // A alone wins with 40 to 30 and 20, then B alone wins with 50 to 30 and 40.
        let game = |bots: [u16; 3], scores: [u16; 3]| GameResult {
            bots: bots.into_iter().map(BotIdx).collect(),
            scores: [scores[0], scores[1], scores[2], 0, 0],
            winners: SeatSet::only(Seat(0)),
        };
        let block = [game([0, 1, 1], [40, 30, 20]), game([1, 0, 0], [50, 30, 40])];
        assert_eq!(surplus(Measure::Wins, &block, BotIdx(0)), 0.5);
        assert_eq!(surplus(Measure::Margin, &block, BotIdx(0)), (15.0 - 15.0) / 2.0);
        assert_eq!(surplus(Measure::Margin, &block[..1], BotIdx(0)), 15.0);
    }

    #[test]
    fn equal_bots_have_half_the_wins() {
        for n_seats in 2..=5 {
            assert!((mean_share(0.0, n_seats) - 0.5).abs() < 1e-12);
        }
        assert!((mean_share(400.0, 2) - 10.0 / 11.0).abs() < 1e-12);
    }
}
