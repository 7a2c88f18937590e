//! One number for how strong a bot is, from games with any number of seats.
//!
//! A game is read as a meeting of every two seats: who finished before whom, a shared place half
//! for each. Ratings are those that make the seen results most likely if a bot of strength `a`
//! finishes before one of strength `b` with probability `a / (a + b)` (Bradley and Terry; the
//! finishing order of Plackett and Luce says the same of any two), on Elo's scale, where 400
//! points are odds of ten to one.
//!
//! One virtual draw of everybody with an average bot keeps the ratings of those finite who never
//! lost. It weighs as much as one meeting among thousands.
//!
//! Meetings within a block are not independent, so the error comes from what blocks differ in (the
//! sandwich of Huber and White, by block). It is never taken to be smaller than that of as many
//! independent meetings: where somebody never lost, blocks do not differ at all.

use traumfabrik_rules::Seat;

use super::estimate::{Estimate, student};
use super::linear::{Matrix, dot, inverse, times, zeros};
use super::lineup::BotIdx;
use super::outcome::GameResult;

/// Points of rating in one natural logarithm of odds.
const SCALE: f64 = 400.0 / core::f64::consts::LN_10;

/// The ratings of a roster. The anchor's is 0; without one, their mean is.
pub(super) fn ratings(
    blocks: &[Vec<GameResult>],
    n_bots: usize,
    anchor: Option<BotIdx>,
) -> Vec<Estimate> {
    let meetings = Meetings::of(blocks, n_bots);
    let strengths = meetings.strengths();
    let bread = inverse(meetings.curvature(&strengths));
    let meat = meat(blocks, &strengths);
    let reach = student(blocks.len());
    let estimate = |bot: usize| {
        // What the rating is measured from.
        let mut contrast = vec![0.0; n_bots];
        match anchor {
            Some(anchor) => contrast[anchor.index()] = -1.0,
            None => contrast.fill(-1.0 / n_bots as f64),
        }
        contrast[bot] += 1.0;
        let direction = times(&bread, &contrast);
        let by_blocks = dot(&direction, &times(&meat, &direction));
        let independent = dot(&contrast, &direction);
        let deviation = by_blocks.max(independent).max(0.0).sqrt();
        Estimate::around(SCALE * dot(&contrast, &strengths), SCALE * reach * deviation)
    };
    (0..n_bots).map(estimate).collect()
}

/// How often bots met, and what came of it.
struct Meetings {
    /// Points of each bot against each other.
    points: Matrix,
}

impl Meetings {
    fn of(blocks: &[Vec<GameResult>], n_bots: usize) -> Self {
        let mut points = zeros(n_bots);
        for outcome in blocks.iter().flatten() {
            for (seat, other) in pairs(outcome) {
                let (bot, rival) = bots(outcome, seat, other);
                points[bot][rival] += outcome.beats(seat, other);
                points[rival][bot] += outcome.beats(other, seat);
            }
        }
        Self { points }
    }

    /// The most likely strengths, as logarithms, by Newton's method.
    fn strengths(&self) -> Vec<f64> {
        let n_bots = self.points.len();
        let mut strengths = vec![0.0; n_bots];
        for _ in 0..200 {
            let slope: Vec<f64> = (0..n_bots).map(|bot| self.slope(&strengths, bot)).collect();
            let step = times(&inverse(self.curvature(&strengths)), &slope);
            let longest = step.iter().fold(0.0_f64, |longest, by| longest.max(by.abs()));
            // Far from the top the curvature promises too much: no stride is longer than 1.
            let stride = 1.0 / longest.max(1.0);
            for (strength, by) in strengths.iter_mut().zip(&step) {
                *strength += stride * by;
            }
            if longest < 1e-9 {
                break;
            }
        }
        strengths
    }

    /// How the likelihood grows with a bot's strength.
    fn slope(&self, strengths: &[f64], bot: usize) -> f64 {
        let meetings = (0..strengths.len()).map(|rival| {
            let (won, lost) = (self.points[bot][rival], self.points[rival][bot]);
            won - (won + lost) * chance(strengths[bot] - strengths[rival])
        });
        meetings.sum::<f64>() + 0.5 - chance(strengths[bot])
    }

    /// How fast that growth slows down.
    fn curvature(&self, strengths: &[f64]) -> Matrix {
        let n_bots = strengths.len();
        let mut curvature = zeros(n_bots);
        for bot in 0..n_bots {
            let draw = chance(strengths[bot]);
            curvature[bot][bot] += draw * (1.0 - draw);
            for rival in (0..n_bots).filter(|&rival| rival != bot) {
                let n_meetings = self.points[bot][rival] + self.points[rival][bot];
                let wins = chance(strengths[bot] - strengths[rival]);
                let weight = n_meetings * wins * (1.0 - wins);
                curvature[bot][bot] += weight;
                curvature[bot][rival] -= weight;
            }
        }
        curvature
    }
}

/// How much blocks differ from what the strengths let expect.
fn meat(blocks: &[Vec<GameResult>], strengths: &[f64]) -> Matrix {
    let n_bots = strengths.len();
    let mut meat = zeros(n_bots);
    let mut surplus = vec![0.0; n_bots];
    for block in blocks {
        surplus.fill(0.0);
        for outcome in block {
            for (seat, other) in pairs(outcome) {
                let (bot, rival) = bots(outcome, seat, other);
                let expected = chance(strengths[bot] - strengths[rival]);
                surplus[bot] += outcome.beats(seat, other) - expected;
                surplus[rival] -= outcome.beats(seat, other) - expected;
            }
        }
        for bot in (0..n_bots).filter(|&bot| surplus[bot] != 0.0) {
            for rival in 0..n_bots {
                meat[bot][rival] += surplus[bot] * surplus[rival];
            }
        }
    }
    meat
}

/// All pairs of seats with different bots; whoever meets itself learns nothing.
fn pairs(outcome: &GameResult) -> impl Iterator<Item = (Seat, Seat)> {
    outcome.seats().flat_map(move |seat| {
        let later = outcome.seats().skip(seat.index() + 1);
        let differ = move |other: &Seat| outcome.bots[seat.index()] != outcome.bots[other.index()];
        later.filter(differ).map(move |other| (seat, other))
    })
}

fn bots(outcome: &GameResult, seat: Seat, other: Seat) -> (usize, usize) {
    (outcome.bots[seat.index()].index(), outcome.bots[other.index()].index())
}

/// The chance to finish first of two, by how far the strengths lie apart.
fn chance(ahead: f64) -> f64 {
    1.0 / (1.0 + (-ahead).exp())
}

#[cfg(test)]
mod tests {
    use traumfabrik_rules::SeatSet;

    use super::*;
    use crate::Rng;

    /// A game that ended in this order, best first.
    fn outcome(order: &[u16]) -> GameResult {
        let mut outcome = GameResult { winners: SeatSet::only(Seat(0)), ..GameResult::default() };
        for (idx, &bot) in order.iter().enumerate() {
            outcome.bots.push(BotIdx(bot));
            outcome.scores[idx] = 50 - idx as u16;
        }
        outcome
    }

    /// A finishing order drawn by the strengths: the first seat goes to a bot with a chance in
    /// proportion to its strength, then the second, and so on.
    fn drawn(strengths: &[u32], chance: &mut Rng) -> GameResult {
        let mut rest: Vec<u16> = (0..strengths.len() as u16).collect();
        let mut order = Vec::new();
        while !rest.is_empty() {
            let sum = rest.iter().map(|&bot| strengths[usize::from(bot)]).sum();
            let mut ticket = chance.below(sum);
            let place = rest.iter().position(|&bot| {
                let strength = strengths[usize::from(bot)];
                let is_drawn = ticket < strength;
                ticket = ticket.saturating_sub(strength);
                is_drawn
            });
            order.push(rest.remove(place.expect("tickets are below the sum")));
        }
        outcome(&order)
    }

    #[test]
    fn known_strengths_are_found_again() {
        // Odds of 1 : 2 : 4 : 8, which are steps of 120.4 points.
        let mut n_inside = 0;
        for seed in 0..20 {
            let mut chance = Rng::new(9, seed);
            let draw = |_| (0..4).map(|_| drawn(&[100, 200, 400, 800], &mut chance)).collect();
            let blocks: Vec<Vec<GameResult>> = (0..250).map(draw).collect();
            let ratings = ratings(&blocks, 4, Some(BotIdx(0)));
            assert_eq!((ratings[0].value, ratings[0].error()), (0.0, 0.0), "the anchor");
            for (steps, rating) in ratings.iter().enumerate().skip(1) {
                let truth = 120.412 * steps as f64;
                assert!((rating.value - truth).abs() < 60.0, "{rating:?}, {truth} expected");
                assert!((5.0..40.0).contains(&rating.error()), "{rating:?}");
                n_inside += u32::from(rating.low <= truth && truth <= rating.high);
            }
        }
        // Of 60 intervals about 57 should hold the truth.
        assert!((52..=60).contains(&n_inside), "{n_inside} of 60 intervals hold the truth");
    }

    #[test]
    fn without_an_anchor_the_mean_is_zero() {
        let blocks = vec![vec![outcome(&[0, 1, 2]), outcome(&[1, 0, 2])]; 50];
        let ratings = ratings(&blocks, 3, None);
        assert!(ratings.iter().map(|rating| rating.value).sum::<f64>().abs() < 1e-6);
        assert!((ratings[0].value - ratings[1].value).abs() < 1e-6, "they beat each other once");
        assert!(ratings[2].value < ratings[0].value);
    }

    #[test]
    fn who_never_lost_is_rated_with_a_wide_error() {
        let blocks = vec![vec![outcome(&[0, 1])]; 100];
        let ratings = ratings(&blocks, 2, Some(BotIdx(1)));
        assert!((500.0..2000.0).contains(&ratings[0].value), "{:?}", ratings[0]);
        assert!(ratings[0].error() > 150.0, "{:?}", ratings[0]);
    }

    #[test]
    fn a_bot_alone_has_the_rating_zero() {
        let blocks = vec![vec![outcome(&[0, 0])]; 3];
        assert_eq!(ratings(&blocks, 1, None), [Estimate::around(0.0, 0.0)]);
    }
}
