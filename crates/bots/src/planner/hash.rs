//! Hashes of positions, for a search that looks up thousands of them a second.
//!
//! The standard library's hashes withstand people who choose keys to collide. Nobody chooses
//! positions for that, and hashing took a fifth of a search: a multiplication for each field will
//! do.

use core::hash::{BuildHasherDefault, Hasher};

/// Makes hashes for a map; every map makes the same.
pub(super) type FastHash = BuildHasherDefault<Mixer>;

/// An odd number whose bits look drawn: products spread over the high bits.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// A hash in the making.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mixer(u64);

impl Mixer {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(FACTOR);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|&word| self.add(u64::from_le_bytes(word)));
        rest.iter().for_each(|&byte| self.add(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.add(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    /// Maps take the lowest bits for the place and the highest to tell neighbours apart.
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}

#[cfg(test)]
mod tests {
    use core::hash::BuildHasher;
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn keys_that_differ_a_little_go_to_different_places() {
        let hash = FastHash::default();
        let mut places = HashSet::new();
        for a in 0..64_u8 {
            for b in 0..64_u16 {
                places.insert(hash.hash_one((a, [1_u8, 2, 3], b)) & 0xffff);
            }
        }
        // 4096 keys in 65,536 places: by chance alone some 126 would share one.
        assert!(places.len() > 4096 - 250, "{}", places.len());
    }
}
