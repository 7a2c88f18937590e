//! What the net that is shipped expects of positions, for whoever judges games.

use traumfabrik_rules::{BySeat, Game};

use super::evaluator::NetEvaluator;
use super::source::shipped;

/// What a seat can expect, as a net says it at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// Its part of the victory, 0 to 1.
    pub win: f32,
    /// The points by which it is ahead of its best rival.
    pub margin: f32,
}

/// The net that is shipped, with room to ask it in.
#[derive(Debug)]
pub struct Foresight(NetEvaluator);

impl Default for Foresight {
    fn default() -> Self {
        Self(NetEvaluator::new(shipped()))
    }
}

impl Foresight {
    /// What every seat can expect of some positions, in their order. In each of them a seat is due.
    pub fn expect(&mut self, games: &[Game<'_>], found: &mut Vec<BySeat<Expected>>) {
        self.0.expect(games, |expected| {
            found.push(BySeat(
                expected.0.map(|said| Expected { win: said.win, margin: said.points() }),
            ));
        });
    }
}
