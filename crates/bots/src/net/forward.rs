//! The net itself: features in; what to do, and how the game will end, out.

use super::file::{Architecture, Border, NetError, NetFile};
use super::layer::{Inputs, Layer};

/// Features are whole numbers of this part of their unit.
const SHIFT_MAX: u8 = 7;

/// A net that was read and checked.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    architecture: Architecture,
    /// By how many bits each feature is less than it says.
    shifts: Vec<u8>,
    input: Layer,
    blocks: Vec<[Layer; 2]>,
    policy: Layer,
    value: Layer,
    /// Win shares of all seats, then their margins.
    outcome: Layer,
}

/// What a net says of one position, seats counted from the one that is due: what speaks for each
/// action, for each seat to win, and by how much, squashed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer<'s> {
    pub(crate) logits: &'s [f32],
    pub(crate) wins: &'s [f32],
    pub(crate) margins: &'s [f32],
}

/// Room to compute in, for so many positions at once. It is made once and used again: a decision
/// needs no memory of its own.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    n_features: usize,
    features: Vec<u8>,
    inputs: Vec<Inputs>,
    hidden: Vec<f32>,
    inner: Vec<f32>,
    logits: Vec<f32>,
    value: Vec<f32>,
    outcome: Vec<f32>,
}

impl Net {
    /// Reads a net that was made for these features and actions.
    pub(crate) fn read(bytes: &[u8], border: &Border) -> Result<Self, NetError> {
        let file = NetFile::read(bytes, border)?;
        let architecture = file.architecture();
        let Architecture { hidden, blocks, value_hidden, seats, .. } = architecture;
        let shifts = file.u8s("input.shift", &[border.n_features])?;
        if shifts.iter().any(|&shift| shift > SHIFT_MAX) {
            return Err(NetError::Number { name: "input.shift".to_owned() });
        }
        let layer = |name: &str, n_in, n_out| Layer::read(&file, &[name], n_in, n_out);
        let block = |idx: usize| -> Result<[Layer; 2], NetError> {
            let half = |half: &str| layer(&format!("block{idx}.{half}"), hidden, hidden);
            Ok([half("first")?, half("second")?])
        };
        Ok(Self {
            architecture,
            shifts: shifts.to_vec(),
            input: layer("input", border.n_features, hidden)?,
            blocks: (0..blocks).map(block).collect::<Result<_, _>>()?,
            policy: layer("policy", hidden, border.n_actions)?,
            value: layer("value", hidden, value_hidden)?,
            outcome: Layer::read(&file, &["win", "margin"], value_hidden, seats)?,
        })
    }

    /// Room for so many positions at once.
    pub(crate) fn scratch(&self, batch_max: usize) -> Scratch {
        let n_features = self.shifts.len();
        let room = |n: usize| vec![0.0; batch_max * n];
        Scratch {
            n_features,
            features: vec![0; batch_max * n_features],
            inputs: vec![Inputs::with_capacity(n_features); batch_max],
            hidden: room(self.architecture.hidden),
            inner: room(self.architecture.hidden),
            logits: room(self.policy.n_out()),
            value: room(self.value.n_out()),
            outcome: room(self.outcome.n_out()),
        }
    }

    /// Computes the first `n` positions whose features were written.
    pub(crate) fn compute(&self, scratch: &mut Scratch, n: usize) {
        let Scratch { features, inputs, hidden, inner, logits, value, outcome, .. } = scratch;
        let (n_hidden, inputs) = (self.architecture.hidden, &mut inputs[..n]);
        let (hidden, inner) = (&mut hidden[..n * n_hidden], &mut inner[..n * n_hidden]);
        for (input, features) in inputs.iter_mut().zip(features.chunks_exact(self.shifts.len())) {
            let whole = features.iter().zip(&self.shifts).enumerate();
            let whole = whole.filter(|(_, (feature, _))| **feature > 0);
            let unit = 1.0 / f32::from(1_u8 << SHIFT_MAX);
            input.whole(
                unit,
                whole.map(|(idx, (&feature, &shift))| {
                    (idx as u16, i16::from(feature) << (SHIFT_MAX - shift))
                }),
            );
        }
        self.input.compute(inputs, hidden);
        for [first, second] in &self.blocks {
            keep_positive(inputs, hidden);
            first.compute(inputs, inner);
            for (input, inner) in inputs.iter_mut().zip(inner.chunks_exact(n_hidden)) {
                input.positive(inner);
            }
            second.compute(inputs, inner);
            for (hidden, inner) in hidden.iter_mut().zip(&*inner) {
                *hidden += inner;
            }
        }
        keep_positive(inputs, hidden);
        self.policy.compute(inputs, &mut logits[..n * self.policy.n_out()]);
        let value = &mut value[..n * self.value.n_out()];
        self.value.compute(inputs, value);
        keep_positive(inputs, value);
        self.outcome.compute(inputs, &mut outcome[..n * self.outcome.n_out()]);
    }

    /// What was computed for one of the positions.
    pub(crate) fn answer<'s>(&self, scratch: &'s Scratch, idx: usize) -> Answer<'s> {
        let (n_actions, n_outcome) = (self.policy.n_out(), self.outcome.n_out());
        let outcome = &scratch.outcome[idx * n_outcome..][..n_outcome];
        let (wins, margins) = outcome.split_at(self.architecture.seats);
        Answer { logits: &scratch.logits[idx * n_actions..][..n_actions], wins, margins }
    }
}

impl Scratch {
    /// Where the features of a position are written.
    pub(crate) fn features(&mut self, idx: usize) -> &mut [u8] {
        &mut self.features[idx * self.n_features..][..self.n_features]
    }
}

/// What is negative becomes zero, and the rest goes into the next layer.
fn keep_positive(inputs: &mut [Inputs], numbers: &mut [f32]) {
    let n_units = numbers.len() / inputs.len();
    for (input, numbers) in inputs.iter_mut().zip(numbers.chunks_exact_mut(n_units)) {
        for number in &mut *numbers {
            *number = number.max(0.0);
        }
        input.positive(numbers);
    }
}
