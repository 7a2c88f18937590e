//! Nets that know nothing: random weights in the form in which trained ones come.

use std::fmt::Write;

use traumfabrik_bots::features::{FEATURES_VERSION, N_ACTIONS, N_FEATURES};
use traumfabrik_bots::{Rng, mix};

const SEATS: usize = 5;
const BLOCKS: usize = 2;
const VALUE_HIDDEN: usize = 16;

/// A net with so many hidden units, for the features and actions of this program.
pub fn random_net(hidden: usize, seed: u64) -> Vec<u8> {
    let mut layers = vec![("input".to_owned(), N_FEATURES, hidden)];
    for block in 0..BLOCKS {
        layers.push((format!("block{block}.first"), hidden, hidden));
        layers.push((format!("block{block}.second"), hidden, hidden));
    }
    layers.push(("policy".to_owned(), hidden, N_ACTIONS));
    layers.push(("value".to_owned(), hidden, VALUE_HIDDEN));
    layers.push(("win".to_owned(), VALUE_HIDDEN, SEATS));
    layers.push(("margin".to_owned(), VALUE_HIDDEN, SEATS));
    let mut body = Body { seed, bytes: Vec::new(), tensors: String::new() };
    body.add("input.shift", "u8", &[N_FEATURES], &[0; N_FEATURES]);
    for (name, n_in, n_out) in &layers {
        let weights: Vec<u8> = body.random(n_in * n_out);
        body.add(&format!("{name}.weight"), "i8", &[*n_in, *n_out], &weights);
        // Sums of random weights grow with the root of their number.
        let scale = 0.02 / (*n_in as f32).sqrt();
        body.add(&format!("{name}.scale"), "f32", &[*n_out], &scale.to_le_bytes().repeat(*n_out));
        body.add(&format!("{name}.bias"), "f32", &[*n_out], &vec![0; 4 * n_out]);
    }
    let mut header = format!(
        "{{\"format\": 1, \"features\": {{\"version\": {FEATURES_VERSION}, \"size\": {N_FEATURES}}}, \
         \"actions\": {N_ACTIONS}, \"architecture\": {{\"hidden\": {hidden}, \"blocks\": {BLOCKS}, \
         \"value_hidden\": {VALUE_HIDDEN}, \"seats\": {SEATS}, \"margin_scale\": 30}}, \
         \"quantisation\": \"int8\", \"tensors\": [{}]}}",
        body.tensors
    );
    while !(12 + header.len()).is_multiple_of(64) {
        header.push(' ');
    }
    let length = header.len() as u32;
    [b"TRAUMNET", &length.to_le_bytes()[..], header.as_bytes(), &body.bytes].concat()
}

struct Body {
    seed: u64,
    bytes: Vec<u8>,
    tensors: String,
}

impl Body {
    fn random(&mut self, n: usize) -> Vec<u8> {
        self.seed = mix(self.seed, 1);
        let mut chance = Rng::new(self.seed, 0);
        (0..n).map(|_| (chance.below(255) as i16 - 127) as i8 as u8).collect()
    }

    fn add(&mut self, name: &str, dtype: &str, shape: &[usize], bytes: &[u8]) {
        self.bytes.resize(self.bytes.len().next_multiple_of(64), 0);
        let (comma, offset) = (if self.tensors.is_empty() { "" } else { ", " }, self.bytes.len());
        let written = write!(
            self.tensors,
            "{comma}{{\"name\": \"{name}\", \"dtype\": \"{dtype}\", \"shape\": {shape:?}, \
             \"offset\": {offset}}}"
        );
        written.expect("strings take everything");
        self.bytes.extend_from_slice(bytes);
    }
}
