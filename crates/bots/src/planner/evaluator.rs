//! What a search asks at a position that it has not met yet, and who may answer.

use core::fmt;

use traumfabrik_rules::{BySeat, SeatSet, Seats};

use super::candidates::{Candidate, candidates};
use super::simulation::Simulation;
use crate::Rng;
use crate::valuation::Weights;

/// What a seat can expect of the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Expectation {
    /// Its part of the victory, 0 to 1.
    pub(crate) win: f32,
    /// The points by which it is ahead of its best rival, squashed to between -1 and 1.
    pub(crate) margin: f32,
}

/// The points ahead that are half of the way to the largest margin.
pub(crate) const MARGIN_SCALE: f32 = 30.0;

/// How much a margin counts beside a win. It also tells apart what is won or lost either way.
const MARGIN_WEIGHT: f32 = 0.6;

impl Expectation {
    /// What everybody has of a game that is over.
    pub(crate) fn of_end(scores: &BySeat<f32>, winners: SeatSet, seats: Seats) -> BySeat<Self> {
        let mut expected = BySeat::default();
        for seat in seats.iter() {
            let rivals = seats.iter().filter(|&other| other != seat);
            let best = rivals.map(|other| scores[other]).fold(f32::MIN, f32::max);
            let margin = scores[seat] - best;
            let win = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            expected[seat] = Self { win, margin: margin / (MARGIN_SCALE + margin.abs()) };
        }
        expected
    }

    /// Between this and another, so far on the way to the other.
    pub(crate) fn towards(self, other: Self, part: f32) -> Self {
        let between = |from: f32, to: f32| from + part * (to - from);
        Self { win: between(self.win, other.win), margin: between(self.margin, other.margin) }
    }

    /// What a seat wants most of.
    pub(crate) fn utility(self) -> f32 {
        self.win + MARGIN_WEIGHT * self.margin
    }

    /// The margin in points.
    pub(crate) fn points(self) -> f32 {
        let margin = self.margin.clamp(-0.999, 0.999);
        MARGIN_SCALE * margin / (1.0 - margin.abs())
    }
}

/// What is said of a position: which actions are worth a thought, with likelihoods that sum to
/// one, and what every seat can expect.
#[derive(Clone, Debug, Default)]
pub(crate) struct Evaluation {
    pub(crate) candidates: Vec<Candidate>,
    pub(crate) expected: BySeat<Expectation>,
}

/// A position in which a seat is due, with the luck that would follow. Whoever answers may play on
/// with it.
#[derive(Clone, Debug)]
pub(crate) struct Leaf<'e> {
    pub(crate) simulation: Simulation<'e>,
    pub(crate) chance: Rng,
}

/// Somebody who can say at a glance what is worth a thought and what comes of a position.
pub(crate) trait Evaluator: fmt::Debug + Send {
    /// How many positions are best asked about at once.
    fn batch_max(&self) -> usize;

    /// What every seat can expect, if that can be said for less than an answer takes. Most
    /// positions are met only once: for them nothing else is needed.
    fn glance(&mut self, _leaf: &mut Leaf<'_>) -> Option<BySeat<Expectation>> {
        None
    }

    /// Answers for all of these positions; there is room for as many answers.
    fn evaluate(&mut self, leaves: &mut [Leaf<'_>], answers: &mut [Evaluation]);
}

/// The valuation as an evaluator: it knows what is worth a thought, and finds out what comes of a
/// position by playing on to the end with itself in every seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rehearsing<'w> {
    pub(crate) weights: &'w Weights,
}

impl Evaluator for Rehearsing<'_> {
    fn batch_max(&self) -> usize {
        1
    }

    fn evaluate(&mut self, leaves: &mut [Leaf<'_>], answers: &mut [Evaluation]) {
        for (leaf, answer) in leaves.iter_mut().zip(answers) {
            let simulation = &mut leaf.simulation;
            answer.candidates = candidates(&simulation.game, &mut simulation.outlook, self.weights);
            answer.expected = rehearsed(leaf, self.weights);
        }
    }
}

/// What everybody has in the end if the game is played on by fast players.
pub(crate) fn rehearsed(leaf: &mut Leaf<'_>, weights: &Weights) -> BySeat<Expectation> {
    leaf.simulation.rehearse(weights, &mut leaf.chance);
    leaf.simulation.outcome()
}
