//! Weights by play: candidates sit down with the players of today, and those who do better
//! decide where the search goes next.

use traumfabrik_wire::Header;

use crate::character::CharacterBot;
use crate::{BotError, BotTable, Rng, Seated, Weights, mix, shuffled_deck};

/// A search over weights by natural evolution: candidates are drawn around a centre, in mirrored
/// pairs, on a scale of factors; their ranks move the centre and the width of the draw.
#[derive(Clone, Debug)]
pub struct Evolution {
    centre: Weights,
    /// How far candidates stray in each weight, as an exponent.
    widths: Vec<f64>,
    chance: Rng,
    draws: Vec<Vec<f64>>,
}

impl Evolution {
    /// A search that starts from these weights.
    pub fn new(centre: Weights, seed: u64) -> Self {
        let widths = vec![0.15; Weights::NAMES.len()];
        Self { centre, widths, chance: Rng::new(seed, 0), draws: Vec::new() }
    }

    /// Where the search stands.
    pub fn centre(&self) -> &Weights {
        &self.centre
    }

    /// The next candidates, in mirrored pairs.
    pub fn candidates(&mut self, n_pairs: usize) -> Vec<Weights> {
        self.draws.clear();
        for _ in 0..n_pairs {
            let draw: Vec<f64> = Weights::NAMES.iter().map(|_| self.normal()).collect();
            self.draws.push(draw.iter().map(|z| -z).collect());
            self.draws.push(draw);
        }
        self.draws.iter().map(|draw| self.at(draw)).collect()
    }

    /// Learns how the candidates did, in their order.
    pub fn learn(&mut self, results: &[f64]) {
        let n = results.len();
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&a, &b| results[b].total_cmp(&results[a]));
        // The better half counts, the best most; the sum is 0.
        let raw = |rank: usize| (n as f64 / 2.0 + 1.0).ln() - (rank as f64 + 1.0).ln();
        let sum: f64 = (0..n).map(|rank| raw(rank).max(0.0)).sum();
        let dims = Weights::NAMES.len();
        let rate = (3.0 + (dims as f64).ln()) / (5.0 * (dims as f64).sqrt()) / 2.0;
        let (mut shift, mut growth) = (vec![0.0; dims], vec![0.0; dims]);
        for (rank, &idx) in order.iter().enumerate() {
            let utility = raw(rank).max(0.0) / sum - 1.0 / n as f64;
            for (dim, z) in self.draws[idx].iter().enumerate() {
                shift[dim] += utility * z;
                growth[dim] += utility * (z * z - 1.0);
            }
        }
        self.centre = self.at(&shift);
        for (width, growth) in self.widths.iter_mut().zip(growth) {
            *width = (*width * (rate * growth).exp()).clamp(0.02, 0.4);
        }
    }

    fn at(&self, draw: &[f64]) -> Weights {
        let mut weights = self.centre;
        for (dim, name) in Weights::NAMES.iter().enumerate() {
            if let Some(weight) = weights.by_name(name) {
                *weight *= (self.widths[dim] * draw[dim]).exp() as f32;
            }
        }
        weights
    }

    /// A normal deviate: twelve even ones come close enough.
    fn normal(&mut self) -> f64 {
        let mut even = || f64::from(self.chance.below(1 << 24)) / f64::from(1 << 24);
        (0..12).map(|_| even()).sum::<f64>() - 6.0
    }
}

/// How a candidate does against players of today: by how many points it ends ahead of the best of
/// them, on average over some deals, sitting elsewhere each time.
///
/// # Errors
/// Never, as characters always have an answer; they sit at the same tables as programs do.
pub fn trial(
    header: &Header,
    candidate: &Weights,
    today: &Weights,
    deals: core::ops::Range<u64>,
    seed: u64,
) -> Result<f64, BotError> {
    let (edition, start) = (header.edition(), header.start());
    let n_deals = deals.end - deals.start;
    let mut sum = 0.0;
    for deal in deals {
        let own = (deal % start.seats.count() as u64) as usize;
        let seated = (0..start.seats.count()).map(|seat| {
            let weights = if seat == own { *candidate } else { *today };
            Seated::fast(CharacterBot::new(weights, edition, start))
        });
        let deck = shuffled_deck(edition, start.seats, seed, deal);
        let table = BotTable::of(header, seated.collect(), mix(seed, deal));
        let game = table.play(&deck, &mut ())?;
        let scores: Vec<f64> = game.standings().iter().map(|s| f64::from(s.total())).collect();
        let others = scores.iter().enumerate().filter(|&(seat, _)| seat != own);
        sum += scores[own] - others.map(|(_, &score)| score).fold(f64::MIN, f64::max);
    }
    Ok(sum / n_deals as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far weights are from where they should be, on the scale of factors.
    fn distance(mut weights: Weights) -> f64 {
        let mut sum = 0.0;
        for name in Weights::NAMES {
            let weight = weights.by_name(name).expect("it has a name");
            sum += f64::from(*weight).ln().powi(2);
        }
        sum
    }

    #[test]
    fn evolution_goes_where_candidates_do_better() {
        let mut start = Weights::default();
        for name in Weights::NAMES {
            *start.by_name(name).expect("it has a name") = 2.0;
        }
        let mut evolution = Evolution::new(start, 3);
        for _ in 0..60 {
            let candidates = evolution.candidates(12);
            let results: Vec<f64> = candidates.into_iter().map(|c| -distance(c)).collect();
            evolution.learn(&results);
        }
        assert!(distance(*evolution.centre()) < 0.1 * distance(start), "{evolution:?}");
    }
}
