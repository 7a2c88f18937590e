//! Everybody's share of chance, and the key that comes of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;
use traumfabrik_wire::hex;
use traumfabrik_wire::record::RecordDraw;

use super::Seed;
use crate::GameId;

/// What stands before everything else in the hashed bytes. Another encoding would get another
/// number.
const PREFIX: &str = "traumfabrik-key-1\n";
/// The longest nonce, in characters.
const NONCE_MAX: usize = 64;

/// Text that is no nonce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("nonce: 1 to {NONCE_MAX} letters, digits, '-' or '_' are expected")]
pub struct BadNonce;

/// What a person's page adds to the chance of a game once it has seen the commitment. One nonce
/// that the server could not foresee is enough to keep it from choosing the draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce(String);

impl Nonce {
    /// The nonce as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Nonce {
    type Err = BadNonce;

    fn from_str(text: &str) -> Result<Self, BadNonce> {
        text.to_owned().try_into()
    }
}

impl TryFrom<String> for Nonce {
    type Error = BadNonce;

    fn try_from(text: String) -> Result<Self, BadNonce> {
        let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        if (1..=NONCE_MAX).contains(&text.len()) && text.bytes().all(is_fine) {
            Ok(Self(text))
        } else {
            Err(BadNonce)
        }
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> Self {
        nonce.0
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What all draws of one game follow from. As secret as the seed, while the game runs.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// The key of a game, with one place for each seat among the nonces: nothing for a bot, or for
    /// somebody who sent none.
    pub fn new(seed: &Seed, game: &GameId, nonces: &[Option<Nonce>]) -> Self {
        let nonces = nonces.iter().map(|nonce| nonce.as_ref().map(Nonce::as_str));
        Self::of(seed.as_bytes(), game.as_str(), nonces)
    }

    /// The key of a recorded game.
    pub fn of_record(draw: &RecordDraw) -> Self {
        Self::of(draw.seed(), draw.game(), draw.nonces().iter().map(Option::as_deref))
    }

    /// The secret as text, for test vectors. Whoever has it knows every draw to come.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    #[cfg(test)]
    pub(super) fn of_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub(super) fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Every part has its length before it, so that no two lists of parts give the same bytes. A
    /// nonce is never empty: one of length 0 is one that is not there.
    fn of<'n>(
        seed: &[u8; 32],
        game: &str,
        nonces: impl ExactSizeIterator<Item = Option<&'n str>>,
    ) -> Self {
        let part = |hasher: Sha256, bytes: &[u8]| {
            hasher.chain_update(length(bytes.len())).chain_update(bytes)
        };
        let hasher = part(Sha256::new_with_prefix(PREFIX), seed);
        let hasher = part(hasher, game.as_bytes()).chain_update(length(nonces.len()));
        let hasher =
            nonces.fold(hasher, |hasher, nonce| part(hasher, nonce.unwrap_or_default().as_bytes()));
        Self(hasher.finalize().into())
    }
}

/// A length as four bytes, the lowest first.
fn length(len: usize) -> [u8; 4] {
    u32::try_from(len).expect("names and nonces are short").to_le_bytes()
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(seed: u8, game: &str, nonces: &[Option<&str>]) -> String {
        Key::of(&[seed; 32], game, nonces.iter().copied()).reveal()
    }

    #[test]
    fn whatever_differs_gives_another_key() {
        let mut keys = vec![
            key(1, "a", &[None, None]),
            key(2, "a", &[None, None]),
            key(1, "b", &[None, None]),
            key(1, "aa", &[None, None]),
            key(1, "a", &[None, None, None]),
            key(1, "a", &[Some("x"), None]),
            key(1, "a", &[None, Some("x")]),
            key(1, "a", &[Some("x"), Some("x")]),
            key(1, "a", &[Some("xx"), None]),
            key(1, "a", &[Some("X"), None]),
            key(1, "a", &[Some("x"), Some("yz")]),
            key(1, "a", &[Some("xy"), Some("z")]),
            key(1, "ax", &[None, Some("yz")]),
        ];
        let n_keys = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), n_keys);
    }

    #[test]
    fn a_nonce_is_short_and_plain() {
        for good in ["a", "Z-_9", &"x".repeat(64)] {
            let nonce: Nonce = good.parse().unwrap();
            assert_eq!(nonce.as_str(), good);
            let json = serde_json::to_string(&nonce).unwrap();
            assert_eq!(serde_json::from_str::<Nonce>(&json).unwrap(), nonce);
        }
        for bad in ["", "a b", "a.b", "é", "a\n", "\0", &"x".repeat(65)] {
            assert_eq!(bad.parse::<Nonce>(), Err(BadNonce), "{bad:?}");
        }
        assert!(serde_json::from_str::<Nonce>("\"\"").is_err());
    }

    #[test]
    fn a_key_is_not_printed() {
        let told = format!("{:?}", Key([0xa7; 32]));
        assert!(!told.contains("a7") && !told.contains("167"), "{told}");
    }
}
