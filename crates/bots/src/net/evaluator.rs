//! A net at the table: positions become features, and numbers become actions again.

use core::fmt;
use std::sync::Arc;

use traumfabrik_rules::{Action, BySeat, Game};

use super::forward::{Answer, Net, Scratch};
use crate::features::{ActionMask, Detail, Encoder, N_ACTIONS};
use crate::planner::{Candidate, Evaluation, Evaluator, Expectation, Leaf};

/// Positions that are computed together.
const BATCH_MAX: usize = 8;

/// Rivals are not nets, and a net is surer of itself than it should be: before a search it is made
/// to doubt a little.
const TEMPERATURE: f32 = 1.3;

/// Actions that a net thinks less likely than this are not worth a thought.
const PRIOR_MIN: f32 = 0.003;

/// A net, and room to ask it in. Once made, it needs no memory for a decision.
pub(crate) struct NetEvaluator {
    net: Arc<Net>,
    scratch: Scratch,
    encoder: Option<Encoder>,
    masks: [ActionMask; BATCH_MAX],
}

impl NetEvaluator {
    pub(crate) fn new(net: Arc<Net>) -> Self {
        let scratch = net.scratch(BATCH_MAX);
        Self { net, scratch, encoder: None, masks: [ActionMask::default(); BATCH_MAX] }
    }

    /// What the net would do for the seat that is due, without further thought.
    pub(crate) fn choose(&mut self, game: &Game<'_>) -> Option<Action> {
        let mask = self.ask(game, 0);
        self.net.compute(&mut self.scratch, 1);
        let logits = self.net.answer(&self.scratch, 0).logits;
        let best = mask.iter().max_by(|&a, &b| logits[a].total_cmp(&logits[b]))?;
        self.encoder.as_mut()?.action(game, best)
    }

    /// What every seat can expect of some positions, in each of which a seat is due.
    pub(super) fn expect(
        &mut self,
        games: &[Game<'_>],
        mut found: impl FnMut(&BySeat<Expectation>),
    ) {
        for batch in games.chunks(BATCH_MAX) {
            for (idx, game) in batch.iter().enumerate() {
                self.ask(game, idx);
            }
            self.net.compute(&mut self.scratch, batch.len());
            for (idx, game) in batch.iter().enumerate() {
                found(&expected(game, &self.net.answer(&self.scratch, idx)));
            }
        }
    }

    /// Writes the features of a position, and says what may be done there.
    fn ask(&mut self, game: &Game<'_>, idx: usize) -> ActionMask {
        let encoder = match &mut self.encoder {
            Some(encoder) => {
                encoder.restart(game);
                encoder
            }
            none => none.insert(Encoder::of(game, Detail::Full)),
        };
        encoder.write(game, self.scratch.features(idx));
        encoder.mask(game)
    }
}

impl Evaluator for NetEvaluator {
    fn batch_max(&self) -> usize {
        BATCH_MAX
    }

    fn evaluate(&mut self, leaves: &mut [Leaf<'_>], answers: &mut [Evaluation]) {
        for (idx, (leaf, answer)) in leaves.iter().zip(&mut *answers).enumerate() {
            let game = &leaf.simulation.game;
            let mask = self.ask(game, idx);
            self.masks[idx] = mask;
            answer.candidates.clear();
            answer.candidates.reserve(N_ACTIONS);
            let Some(encoder) = &mut self.encoder else { continue };
            answer.candidates.extend(mask.iter().filter_map(|index| {
                encoder.action(game, index).map(|action| Candidate { action, prior: 0.0 })
            }));
        }
        self.net.compute(&mut self.scratch, leaves.len());
        for (idx, (leaf, answer)) in leaves.iter().zip(answers).enumerate() {
            let said = self.net.answer(&self.scratch, idx);
            weigh(&mut answer.candidates, &self.masks[idx], &said);
            answer.expected = expected(&leaf.simulation.game, &said);
        }
    }
}

/// Turns what speaks for each action into likelihoods. The first of equals stays first.
fn weigh(candidates: &mut Vec<Candidate>, mask: &ActionMask, said: &Answer<'_>) {
    let most = mask.iter().map(|index| said.logits[index]).fold(f32::MIN, f32::max);
    for (candidate, index) in candidates.iter_mut().zip(mask.iter()) {
        candidate.prior = ((said.logits[index] - most) / TEMPERATURE).exp();
    }
    let sum: f32 = candidates.iter().map(|candidate| candidate.prior).sum();
    candidates.retain(|candidate| candidate.prior >= PRIOR_MIN * sum);
    let sum: f32 = candidates.iter().map(|candidate| candidate.prior).sum();
    for candidate in candidates {
        candidate.prior /= sum;
    }
}

/// What every seat can expect. A net counts seats from the one that is due.
fn expected(game: &Game<'_>, said: &Answer<'_>) -> BySeat<Expectation> {
    let seats = game.seats();
    let wins = &said.wins[..seats.count()];
    let most = wins.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = wins.iter().map(|win| (win - most).exp()).sum();
    let mut expected = BySeat::default();
    let order = seats.clockwise_from(game.active());
    for ((seat, win), margin) in order.zip(wins).zip(said.margins) {
        let win = (win - most).exp() / sum;
        expected[seat] = Expectation { win, margin: margin.clamp(-0.999, 0.999) };
    }
    expected
}

impl fmt::Debug for NetEvaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NetEvaluator").finish_non_exhaustive()
    }
}
