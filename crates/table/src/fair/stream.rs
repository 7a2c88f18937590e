//! Numbers from a key: one stream for each kind of draw.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

use super::Key;

/// What is drawn. Each kind has a stream of its own, so that no draw depends on how often others
/// were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Studios,
    Lead,
    Legends,
    Bag,
    Stack,
}

impl Kind {
    /// The name of the kind, which is the cipher's nonce.
    fn nonce(self) -> [u8; 12] {
        *match self {
            Self::Studios => b"studios\0\0\0\0\0",
            Self::Lead => b"lead\0\0\0\0\0\0\0\0",
            Self::Legends => b"legends\0\0\0\0\0",
            Self::Bag => b"bag\0\0\0\0\0\0\0\0\0",
            Self::Stack => b"stack\0\0\0\0\0\0\0",
        }
    }
}

/// The words of one kind: the keystream of ChaCha20 as RFC 8439 defines it, from block 0 on, four
/// bytes a word with the lowest first.
pub(super) fn words(key: &Key, kind: Kind) -> impl Iterator<Item = u32> + use<> {
    let mut cipher = ChaCha20::new(key.as_bytes().into(), &kind.nonce().into());
    std::iter::repeat_with(move || {
        let mut bytes = [0; 4];
        cipher.apply_keystream(&mut bytes);
        u32::from_le_bytes(bytes)
    })
}

/// A number below `n`, all equally likely.
///
/// The highest words are left out, so that those that count are a multiple of `n`: with them the
/// low numbers would come up a little more often.
///
/// # Panics
/// If `n` is 0, or if the words run out, which those of a key do not.
pub(super) fn below(n: u32, words: &mut impl Iterator<Item = u32>) -> u32 {
    const ALL: u64 = 1 << 32;
    let limit = ALL - ALL % u64::from(n);
    let word = words.find(|&word| u64::from(word) < limit);
    word.expect("a stream has far more words than a game has draws") % n
}

/// Fisher and Yates, from the last place down: every order is equally likely.
pub(super) fn shuffle<T>(pieces: &mut [T], words: &mut impl Iterator<Item = u32>) {
    for idx in (1..pieces.len()).rev() {
        let other = below(idx as u32 + 1, words) as usize;
        pieces.swap(idx, other);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use traumfabrik_wire::unhex;

    use super::*;

    /// A row of `fixtures/draws/below.json`: which number comes of which words, and how many of
    /// them are read for it.
    #[derive(Deserialize)]
    struct Row {
        n: u32,
        words: Vec<u32>,
        result: u32,
        n_read: usize,
    }

    #[test]
    fn words_that_would_favour_a_number_are_left_out() {
        let text = include_str!("../../../../fixtures/draws/below.json");
        let rows: Vec<Row> = serde_json::from_str(text).unwrap();
        assert!(rows.iter().any(|row| row.n_read > 1));
        for row in rows {
            let mut words = row.words.iter().copied();
            assert_eq!(below(row.n, &mut words), row.result, "{:?} below {}", row.words, row.n);
            assert_eq!(row.words.len() - words.len(), row.n_read, "of {:?}", row.words);
        }
    }

    /// Of all words, those that count are as many for one number as for every other.
    #[test]
    fn the_words_that_count_end_at_a_multiple() {
        for n in 1..=200 {
            let n_left_out = (u64::from(u32::MAX) + 1) % u64::from(n);
            assert!(n_left_out < u64::from(n));
            let first_left_out = u64::from(u32::MAX) + 1 - n_left_out;
            let last_taken = (first_left_out - 1) as u32;
            assert_eq!(below(n, &mut [last_taken, 0].into_iter()), n - 1, "{n}");
            if let Ok(word) = u32::try_from(first_left_out) {
                let mut words = [word, u32::MAX, n - 1].into_iter();
                assert_eq!(below(n, &mut words), n - 1, "{n}");
                assert_eq!(words.len(), 0, "{n}: both were left out");
            }
        }
    }

    /// With a bound of three quarters of all words, a bias would be gross: a third of the numbers
    /// would come up twice as often.
    #[test]
    fn a_high_bound_is_fair_too() {
        let bound = 3 << 30;
        let mut words = words(&Key::of_bytes([9; 32]), Kind::Bag);
        let n_low = (0..12_000).filter(|_| below(bound, &mut words) < bound / 3).count();
        assert!((3800..=4200).contains(&n_low), "about 4000: {n_low}");
    }

    /// A vector of `fixtures/draws/chacha20-1.json`, as far as words go.
    #[derive(Deserialize)]
    struct Vector {
        key: String,
        words: BTreeMap<String, Vec<u32>>,
    }

    #[test]
    fn every_kind_has_the_stream_that_was_frozen() {
        let text = include_str!("../../../../fixtures/draws/chacha20-1.json");
        for vector in serde_json::from_str::<Vec<Vector>>(text).unwrap() {
            let key = Key::of_bytes(unhex(&vector.key).unwrap());
            assert_eq!(vector.words.len(), 5);
            for (kind, expected) in vector.words {
                let kind = match kind.as_str() {
                    "studios" => Kind::Studios,
                    "lead" => Kind::Lead,
                    "legends" => Kind::Legends,
                    "bag" => Kind::Bag,
                    "stack" => Kind::Stack,
                    _ => panic!("{kind} is never drawn"),
                };
                let found: Vec<u32> = words(&key, kind).take(expected.len()).collect();
                assert_eq!(found, expected, "{kind:?}");
            }
        }
    }

    /// Every order of four comes up about equally often.
    #[test]
    fn a_shuffle_prefers_no_order() {
        let mut orders: BTreeMap<[u8; 4], usize> = BTreeMap::new();
        let mut words = words(&Key::of_bytes([3; 32]), Kind::Legends);
        for _ in 0..24_000 {
            let mut pieces = [0, 1, 2, 3];
            shuffle(&mut pieces, &mut words);
            *orders.entry(pieces).or_default() += 1;
        }
        assert_eq!(orders.len(), 24);
        // Five standard deviations of 31.
        assert!(orders.values().all(|n| (845..=1155).contains(n)), "about 1000 each: {orders:?}");
    }

    /// RFC 8439, appendix A.1, test vector 1: the keystream of zeros begins like this.
    #[test]
    fn the_cipher_is_the_one_of_the_rfc() {
        let mut cipher = ChaCha20::new(&[0; 32].into(), &[0; 12].into());
        let mut bytes = [0; 8];
        cipher.apply_keystream(&mut bytes);
        assert_eq!(bytes, [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn a_short_pile_reads_no_words() {
        let mut words = std::iter::empty();
        shuffle::<u8>(&mut [], &mut words);
        shuffle(&mut [7], &mut words);
    }
}
