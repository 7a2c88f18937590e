//! Chance for simulations: fast, seeded, the same on every machine.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers. Not for dealing to people: who knows the seed knows the future.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The stream of one game of a series. Equal arguments give equal streams.
    pub fn new(seed: u64, game_idx: u64) -> Self {
        let mut key = [0; 32];
        let mut mixer = rand_xoshiro::SplitMix64::seed_from_u64(seed);
        let start = mixer.next_u64();
        let mut mixer = rand_xoshiro::SplitMix64::seed_from_u64(start ^ game_idx);
        mixer.fill_bytes(&mut key);
        Self(Xoshiro256PlusPlus::from_seed(key))
    }

    /// A number below `n`, all equally likely.
    ///
    /// Lemire's method: the high half of a product is fair once the few low halves that would
    /// favour some numbers are thrown away.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        let product = self.product(n);
        // Nearly always: what is thrown away lies below the remainder, and that below n.
        let fair = if product as u32 >= n { product } else { self.fair_product(product, n) };
        (fair >> 32) as u32
    }

    #[inline]
    fn product(&mut self, n: u32) -> u64 {
        (self.0.next_u64() >> 32) * u64::from(n)
    }

    #[cold]
    fn fair_product(&mut self, mut product: u64, n: u32) -> u64 {
        while (product as u32) < n.wrapping_neg() % n {
            product = self.product(n);
        }
        product
    }

    /// An index below `len`, all equally likely.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// True once in `n` times.
    #[inline]
    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }
}

/// One number out of two, for streams within streams.
pub fn mix(seed: u64, n: u64) -> u64 {
    let start = rand_xoshiro::SplitMix64::seed_from_u64(seed).next_u64();
    rand_xoshiro::SplitMix64::seed_from_u64(start ^ n).next_u64()
}
