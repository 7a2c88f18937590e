//! Hashes over texts, never over memory: the same on every machine and in every version.

use sha2::{Digest, Sha256};
use traumfabrik_rules::Game;

use crate::json::{self, GameBox};

/// What stands before the position in the hashed text. A new encoding gets a new number.
const STATE_PREFIX: &str = "traumfabrik-state-1\n";

/// SHA-256 of the compact JSON of a box.
pub fn box_hash(game_box: &GameBox) -> [u8; 32] {
    Sha256::digest(json::text(game_box)).into()
}

/// SHA-256 of a game's position: a version line, then the compact JSON of [`json::Setup`].
pub fn state_hash(game: &Game<'_>) -> [u8; 32] {
    let mut hasher = Sha256::new_with_prefix(STATE_PREFIX);
    hasher.update(json::text(&json::Setup::from(&game.setup())));
    hasher.finalize().into()
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble)]);
    let digits = |byte: &u8| [digit(byte >> 4), digit(byte & 15)];
    bytes.iter().flat_map(digits).collect()
}

/// The 32 bytes that 64 lower-case hexadecimal digits stand for, if the text is that.
///
/// ```
/// # use traumfabrik_wire::{hex, unhex};
/// assert_eq!(unhex(&hex(&[0xa7; 32])), Some([0xa7; 32]));
/// assert_eq!(unhex("a7"), None);
/// ```
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let (digits, rest) = text.as_bytes().as_chunks::<2>();
    let mut bytes = [0; 32];
    if digits.len() != bytes.len() || !rest.is_empty() {
        return None;
    }
    for (byte, &[high, low]) in bytes.iter_mut().zip(digits) {
        *byte = value(high)? << 4 | value(low)?;
    }
    Some(bytes)
}
