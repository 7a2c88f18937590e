//! Names and secrets that nobody can guess.

use sha2::{Digest, Sha256};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{GameId, PersonId, Whims};
use traumfabrik_wire::hex;

/// Letters and digits that look different when read aloud or written by hand; 32 of them.
const ALPHABET: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz_";
/// 80 bits: nobody finds a table by trying.
const GAME_LEN: usize = 16;
const PERSON_LEN: usize = 20;
/// 260 bits.
const SECRET_LEN: usize = 52;
/// 99 bits, in groups that can be typed.
const N_CODE_GROUPS: usize = 4;
const CODE_GROUP_LEN: usize = 5;

/// The name of a new game.
pub(crate) fn game_id() -> GameId {
    text(GAME_LEN).parse().expect("the alphabet is one for names")
}

/// The name of a new person in the log.
pub(crate) fn person_id() -> PersonId {
    text(PERSON_LEN).parse().expect("the alphabet is one for names")
}

/// Something that only its owner knows: whoever shows it is believed. Only its hash is kept.
pub(crate) fn secret() -> String {
    text(SECRET_LEN)
}

/// Something to be written down by hand, in groups, that opens an account once.
pub(crate) fn code() -> String {
    let letters = std::iter::repeat_with(|| text(1)).filter(|letter| letter != "_");
    let letters: Vec<String> = letters.take(N_CODE_GROUPS * CODE_GROUP_LEN).collect();
    letters.chunks(CODE_GROUP_LEN).map(|group| group.concat()).collect::<Vec<_>>().join("-")
}

/// The seed of a new game.
pub(crate) fn seed() -> Seed {
    Seed::from_bytes(bytes())
}

/// What people's seats hesitate by, as long as this node runs.
pub(crate) fn whims() -> Whims {
    Whims::from_bytes(bytes())
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&<[u8; 32]>::from(Sha256::digest(secret.as_bytes())))
}

fn text(len: usize) -> String {
    let letter = |_| char::from(ALPHABET[usize::from(bytes::<1>()[0]) % ALPHABET.len()]);
    (0..len).map(letter).collect()
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has chance to give");
    bytes
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_are_equal_and_every_letter_occurs() {
        let ids: BTreeSet<String> = (0..500).map(|_| game_id().to_string()).collect();
        assert_eq!(ids.len(), 500);
        let letters: BTreeSet<char> = ids.iter().flat_map(|id| id.chars()).collect();
        assert_eq!(letters.len(), ALPHABET.len());
    }

    #[test]
    fn a_hash_says_nothing_but_is_always_the_same() {
        let secret = secret();
        assert_eq!(hash(&secret), hash(&secret));
        assert!(!hash(&secret).contains(&secret));
        assert_eq!(hash(&secret).len(), 64);
    }
}
