//! Features in a third of their bytes: most are 0 or 1, and sending all of them to an accelerator
//! costs more than writing them.
//!
//! A packed row has a bit for each feature that says whether it is not zero, the lowest bit of the
//! first byte for the first feature; a bit for each that says whether it is more than one; then
//! those that are more than one, in their order; then zeros.

use traumfabrik_bots::features::N_FEATURES;

/// Bytes of one bit for each feature, up to a round address.
pub(crate) const PACKED_BITS: usize = N_FEATURES.div_ceil(64) * 8;
/// How many features can be more than one: games have at most about 190. Should there be more, the
/// last ones count as one.
const ROOM: usize = 320;
/// Bytes of a packed row.
pub(crate) const N_PACKED: usize = 2 * PACKED_BITS + ROOM;

/// Packs the features of one game.
pub(super) fn pack(features: &[u8], out: &mut [u8]) {
    const MORE_THAN_ONE: u64 = 0xfefe_fefe_fefe_fefe;
    let (filled, rest) = out.split_at_mut(PACKED_BITS);
    let (more, values) = rest.split_at_mut(PACKED_BITS);
    let (words, tail) = features.as_chunks::<8>();
    let mut last = [0; 8];
    last[..tail.len()].copy_from_slice(tail);
    filled.fill(0);
    more.fill(0);
    let mut n = 0;
    let bits = filled.iter_mut().zip(more);
    for ((filled, more), &bytes) in bits.zip(words.iter().chain([&last])) {
        let word = u64::from_le_bytes(bytes);
        *filled = gather(high_bits(word));
        if word & MORE_THAN_ONE == 0 {
            continue;
        }
        let mut large = high_bits(word & MORE_THAN_ONE);
        *more = gather(large);
        while large != 0 {
            if let Some(value) = values.get_mut(n) {
                *value = bytes[large.trailing_zeros() as usize / 8];
                n += 1;
            }
            large &= large - 1;
        }
    }
    values[n..].fill(0);
}

/// The highest bit of every byte that is not zero.
fn high_bits(word: u64) -> u64 {
    const LOW_SEVEN: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    (((word & LOW_SEVEN) + LOW_SEVEN) | word) & !LOW_SEVEN
}

/// The highest bits of eight bytes, side by side.
fn gather(high_bits: u64) -> u8 {
    ((high_bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpack(packed: &[u8]) -> Vec<u8> {
        let (filled, rest) = packed.split_at(PACKED_BITS);
        let (more, values) = rest.split_at(PACKED_BITS);
        let mut values = values.iter();
        let bit = |bits: &[u8], idx: usize| bits[idx / 8] >> (idx % 8) & 1;
        let feature = |idx| match bit(more, idx) {
            1 => values.next().copied().unwrap_or(1),
            _ => bit(filled, idx),
        };
        (0..N_FEATURES).map(feature).collect()
    }

    #[test]
    fn what_is_packed_comes_back() {
        for every in [9, 11, 64, 2758, 5000] {
            let feature = |idx: usize| match idx % every {
                0 => (idx % 256) as u8,
                rest => u8::from(rest < 3),
            };
            let features: Vec<u8> = (0..N_FEATURES).rev().map(feature).collect();
            let mut packed = [9; N_PACKED];
            pack(&features, &mut packed);
            assert_eq!(unpack(&packed), features, "every {every}");
        }
    }

    #[test]
    fn what_finds_no_room_counts_as_one() {
        let mut packed = [0; N_PACKED];
        pack(&[200; N_FEATURES], &mut packed);
        let back = unpack(&packed);
        assert!(back[..ROOM].iter().all(|&value| value == 200));
        assert!(back[ROOM..].iter().all(|&value| value == 1));
    }
}
