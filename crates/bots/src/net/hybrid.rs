//! A net and rehearsals together: the net says what is worth a thought, and what comes of it is
//! found out by playing on.
//!
//! A net's first thoughts are much better than the valuation's, which makes a search look where it
//! matters. What it says of the end of a game is steady but one-sided; a rehearsal is unsure but
//! cheap, and its errors go away with numbers (docs/decisions/0018).

use std::sync::Arc;

use traumfabrik_rules::{BySeat, Game, Seats};

use super::evaluator::NetEvaluator;
use super::forward::Net;
use super::source::NetSource;
use crate::planner::{
    Candidate, Evaluation, Evaluator, Expectation, Explorer, Leaf, Simulation, candidates, plan,
    rehearsed,
};
use crate::{Advice, Budget, Character, Weights};

/// How much the net has a say in what comes of a position that it is asked about. Most positions
/// are rehearsed and never asked about, so that in all it is much less. Near the end it has none,
/// because rehearsals play the last party to the point there.
const NET_SHARE: f32 = 0.5;

/// A net for first thoughts, and the fast player of the valuation for what comes of them.
#[derive(Debug)]
pub(crate) struct Hybrid {
    net: NetEvaluator,
    weights: &'static Weights,
}

impl Hybrid {
    pub(crate) fn new(net: Arc<Net>, seats: Seats) -> Self {
        Self { net: NetEvaluator::new(net), weights: Character::Balanced.weights(seats) }
    }
}

impl Evaluator for Hybrid {
    fn batch_max(&self) -> usize {
        self.net.batch_max()
    }

    fn glance(&mut self, leaf: &mut Leaf<'_>) -> Option<BySeat<Expectation>> {
        Some(rehearsed(leaf, self.weights))
    }

    fn evaluate(&mut self, leaves: &mut [Leaf<'_>], answers: &mut [Evaluation]) {
        self.net.evaluate(leaves, answers);
        for (leaf, answer) in leaves.iter_mut().zip(answers) {
            let share = if leaf.simulation.is_ending {
                let Simulation { game, outlook, .. } = &mut leaf.simulation;
                join(&mut answer.candidates, &candidates(game, outlook, self.weights));
                0.0
            } else {
                NET_SHARE
            };
            let rehearsed = rehearsed(leaf, self.weights);
            for seat in leaf.simulation.game.seats().iter() {
                let said = &mut answer.expected[seat];
                *said = said.towards(rehearsed[seat], 1.0 - share);
            }
        }
    }
}

/// Puts first thoughts of others beside one's own, as likely as these.
fn join(own: &mut Vec<Candidate>, others: &[Candidate]) {
    for candidate in own.iter_mut() {
        candidate.prior *= 0.5;
    }
    for other in others {
        let prior = 0.5 * other.prior;
        match own.iter_mut().find(|candidate| candidate.action == other.action) {
            Some(known) => known.prior += prior,
            None => own.push(Candidate { action: other.action, prior }),
        }
    }
}

/// The moves of the seat that is due that are worth a thought, best first, by a search with a net
/// and rehearsals. Ends are worked out if `is_solving`. `game` is the asker's own: what a seat
/// knows.
///
/// # Errors
/// If the net cannot be read or does not fit: a sentence that says why.
pub fn search_with_net(
    game: &Game<'_>,
    source: &NetSource,
    is_solving: bool,
    budget: &Budget,
) -> Result<Vec<Advice>, String> {
    let mut explorer = Explorer::new(Hybrid::new(source.net()?, game.seats()));
    let think = |game: &_, seat, budget: &_| explorer.thought(game, seat, budget);
    Ok(plan(game, budget, is_solving, think))
}

#[cfg(test)]
mod tests {
    use traumfabrik_packs::Library;
    use traumfabrik_rules::{Due, Seat, Start};

    use super::super::source::shipped;
    use super::*;
    use crate::Rng;

    /// Positions on the way of one game that the fast player plays, with their luck.
    fn leaves(game: Game<'_>, n: u64) -> Vec<Leaf<'_>> {
        let from = Simulation::new(&game);
        let leaf = |idx: u64| {
            let mut leaf = Leaf { simulation: from.clone(), chance: Rng::new(5, idx) };
            leaf.simulation.restart(&from, &mut leaf.chance);
            for _ in 0..4 * idx {
                match leaf.simulation.game.due() {
                    Due::Dealer(_) => leaf.simulation.deal(),
                    Due::Seat(_) => {
                        let legal = leaf.simulation.game.legal();
                        let choice = leaf.chance.index(legal.len());
                        leaf.simulation.play(legal.nth(choice).expect("below their number"));
                    }
                    Due::Nobody => unreachable!("no game is as short as this"),
                }
            }
            while let Due::Dealer(_) = leaf.simulation.game.due() {
                leaf.simulation.deal();
            }
            leaf
        };
        (0..n).map(leaf).collect()
    }

    #[test]
    fn a_position_is_judged_among_others_as_it_is_alone() {
        let library = Library::embedded();
        let edition = &library.packs()[0].edition;
        let seats = Seats::new(3).expect("three");
        let game = Game::new(edition, &Start::new(seats), |_| {}).expect("a game");
        let mut hybrid = Hybrid::new(shipped(), seats);
        let mut together = vec![Evaluation::default(); hybrid.batch_max()];
        let met = leaves(game, together.len() as u64);
        hybrid.evaluate(&mut met.clone(), &mut together);
        for (mut leaf, of_all) in met.into_iter().zip(together) {
            let mut alone = [Evaluation::default()];
            hybrid.evaluate(core::slice::from_mut(&mut leaf), &mut alone);
            assert_eq!(alone[0].candidates, of_all.candidates);
            assert_eq!(alone[0].expected, of_all.expected);
            let sum: f32 = of_all.candidates.iter().map(|candidate| candidate.prior).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            assert!(of_all.expected[Seat(2)].utility() != 0.0, "every seat expects something");
        }
    }
}
