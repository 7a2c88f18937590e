//! One layer: sums of weights times what goes in.
//!
//! Everything is added in whole numbers, so a net says the same on every machine, however wide
//! its registers are and in whatever order they add. What goes in is given as the few numbers
//! that are not zero: of the features one in seven, behind a hidden layer about half.

use super::file::{NetError, NetFile};

/// Units that are computed together: their sums stay in registers while the inputs are walked
/// through, and their weights for one input fill a line of the cache.
const PANEL: usize = 64;

/// The largest size of a weight.
const WEIGHT_MAX: i64 = 127;

/// An input that is not zero: which one, and how much.
pub(super) type Input = (u16, i16);

/// What goes into a layer: numbers that are whole after division by `unit`, those that are not
/// zero.
#[derive(Clone, Debug, Default)]
pub(super) struct Inputs {
    list: Vec<Input>,
    unit: f32,
}

impl Inputs {
    /// Room for so many.
    pub(super) fn with_capacity(n: usize) -> Self {
        Self { list: Vec::with_capacity(n), unit: 1.0 }
    }

    /// Takes whole numbers that count in units of `unit`.
    pub(super) fn whole(&mut self, unit: f32, inputs: impl Iterator<Item = Input>) {
        self.list.clear();
        self.list.extend(inputs);
        self.unit = unit;
        let size: i64 = self.list.iter().map(|&(_, amount)| i64::from(amount).abs()).sum();
        // No box that we know comes near this: sums keep their place whatever goes in.
        let excess = WEIGHT_MAX * size / i64::from(i32::MAX);
        if excess > 0 {
            let bits = excess.ilog2() + 1;
            self.unit *= (1_u32 << bits) as f32;
            self.list.iter_mut().for_each(|(_, amount)| *amount >>= bits);
        }
    }

    /// Takes the positive ones of these numbers, rounded to as fine a unit as there is room for:
    /// 15 bits in layers of up to 516 units.
    pub(super) fn positive(&mut self, numbers: &[f32]) {
        let most = numbers.iter().copied().fold(0.0, f32::max);
        let room = (i64::from(i32::MAX) / (WEIGHT_MAX * numbers.len() as i64)) as f32;
        let room = room.min(f32::from(i16::MAX));
        self.list.clear();
        self.unit = most / room;
        if most > 0.0 {
            let per_unit = room / most;
            let amounts = numbers.iter().map(|&number| (number * per_unit + 0.5) as i16);
            let inputs = amounts.enumerate().filter(|&(_, amount)| amount > 0);
            self.list.extend(inputs.map(|(idx, amount)| (idx as u16, amount)));
        }
    }
}

/// A layer with whole weights, and a scale and a bias for each unit.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    n_in: usize,
    n_out: usize,
    /// For every panel of units, for every input, the weights side by side.
    weights: Vec<[i8; PANEL]>,
    scales: Vec<f32>,
    biases: Vec<f32>,
}

impl Layer {
    /// Reads the layers of these names as one: their units follow each other.
    pub(super) fn read(
        file: &NetFile<'_>,
        names: &[&str],
        n_in: usize,
        n_out: usize,
    ) -> Result<Self, NetError> {
        let n_units = n_out * names.len();
        let n_panels = n_units.div_ceil(PANEL);
        let mut weights = vec![[0; PANEL]; n_panels * n_in];
        let mut scales = Vec::with_capacity(n_units);
        let mut biases = Vec::with_capacity(n_units);
        for (place, name) in names.iter().enumerate() {
            let of_name = file.i8s(&format!("{name}.weight"), &[n_in, n_out])?;
            for (idx, &weight) in of_name.iter().enumerate() {
                let (input, unit) = (idx / n_out, place * n_out + idx % n_out);
                weights[unit / PANEL * n_in + input][unit % PANEL] = weight.max(-127);
            }
            scales.extend(file.f32s(&format!("{name}.scale"), &[n_out])?);
            biases.extend(file.f32s(&format!("{name}.bias"), &[n_out])?);
        }
        Ok(Self { n_in, n_out: n_units, weights, scales, biases })
    }

    pub(super) fn n_out(&self) -> usize {
        self.n_out
    }

    /// Computes all units for each of several inputs; the answers follow each other in `out`. A
    /// panel of weights stays in the cache while all positions are computed with it.
    pub(super) fn compute(&self, inputs: &[Inputs], out: &mut [f32]) {
        for (panel, weights) in self.weights.chunks_exact(self.n_in).enumerate() {
            let first = panel * PANEL;
            let units = first..(first + PANEL).min(self.n_out);
            let (scales, biases) = (&self.scales[units.clone()], &self.biases[units.clone()]);
            for (input, out) in inputs.iter().zip(out.chunks_exact_mut(self.n_out)) {
                let sums = sums(weights, &input.list);
                let places = out[units.clone()].iter_mut().zip(&sums).zip(scales).zip(biases);
                for (((place, &sum), scale), bias) in places {
                    *place = bias + scale * input.unit * sum as f32;
                }
            }
        }
    }
}

/// The sums of one panel. Two inputs at a time: that halves the walks over the sums.
fn sums(weights: &[[i8; PANEL]], inputs: &[Input]) -> [i32; PANEL] {
    let mut sums = [0_i32; PANEL];
    let (pairs, rest) = inputs.as_chunks::<2>();
    for &[(a, x), (b, y)] in pairs {
        let (of_a, of_b) = (&weights[usize::from(a)], &weights[usize::from(b)]);
        let (x, y) = (i32::from(x), i32::from(y));
        for ((sum, &a), &b) in sums.iter_mut().zip(of_a).zip(of_b) {
            // Nothing can run over (see `Inputs`); asking each time would cost the wide registers.
            let both = i32::from(a).wrapping_mul(x).wrapping_add(i32::from(b).wrapping_mul(y));
            *sum = sum.wrapping_add(both);
        }
    }
    for &(a, x) in rest {
        for (sum, &weight) in sums.iter_mut().zip(&weights[usize::from(a)]) {
            *sum = sum.wrapping_add(i32::from(weight).wrapping_mul(i32::from(x)));
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights that look drawn.
    fn layer(n_in: usize, n_out: usize) -> Layer {
        let n_panels = n_out.div_ceil(PANEL);
        let weight = |n: usize| ((n * 2_654_435_761) >> 7) as i8;
        let row = |n: usize| core::array::from_fn(|unit| weight(n * PANEL + unit).max(-127));
        Layer {
            n_in,
            n_out,
            weights: (0..n_panels * n_in).map(row).collect(),
            scales: (0..n_out).map(|unit| 0.001 + unit as f32 * 1e-5).collect(),
            biases: (0..n_out).map(|unit| unit as f32 - 3.0).collect(),
        }
    }

    /// The same in floating point, one by one.
    fn plainly(layer: &Layer, numbers: &[f32]) -> Vec<f32> {
        let unit = |unit: usize| {
            let weights = &layer.weights[unit / PANEL * layer.n_in..][..layer.n_in];
            let sum = weights.iter().zip(numbers);
            let sum: f64 = sum.map(|(w, &x)| f64::from(w[unit % PANEL]) * f64::from(x)).sum();
            (f64::from(layer.biases[unit]) + f64::from(layer.scales[unit]) * sum) as f32
        };
        (0..layer.n_out).map(unit).collect()
    }

    #[test]
    fn whole_sums_come_to_what_plain_ones_do() {
        for (n_in, n_out) in [(7, 3), (512, 134), (130, 64)] {
            let layer = layer(n_in, n_out);
            let numbers: Vec<f32> = (0..n_in).map(|n| (n as f32 * 0.7).sin().max(0.0)).collect();
            let mut inputs = [Inputs::with_capacity(n_in), Inputs::default()];
            inputs[0].positive(&numbers);
            let mut out = vec![0.0; 2 * n_out];
            layer.compute(&inputs, &mut out);
            for (found, expected) in out.iter().zip(plainly(&layer, &numbers)) {
                assert!((found - expected).abs() < 1e-3 * (1.0 + expected.abs()), "{n_in} {n_out}");
            }
            assert_eq!(out[n_out..], layer.biases, "nothing goes in");
        }
    }

    #[test]
    fn sums_keep_their_place_whatever_goes_in() {
        let layer = Layer { weights: vec![[127; PANEL]; 3000], ..layer(3000, 64) };
        let mut inputs = [Inputs::default()];
        inputs[0].whole(0.5, (0..3000).map(|n| (n, i16::MAX)));
        let mut out = vec![0.0; 64];
        layer.compute(&inputs, &mut out);
        let expected = plainly(&layer, &vec![0.5 * f32::from(i16::MAX); 3000]);
        for (found, expected) in out.iter().zip(expected) {
            assert!((found / expected - 1.0).abs() < 1e-3, "{found} {expected}");
        }
    }
}
