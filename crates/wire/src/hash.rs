//! Hashes over texts, never over memory: the same on every machine and in every version.

use data_encoding::HEXLOWER;
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
    HEXLOWER.encode(bytes)
}

/// The 32 bytes that 64 lower-case hexadecimal digits stand for, if the text is that.
///
/// ```
/// # use traumfabrik_wire::{hex, unhex};
/// assert_eq!(unhex(&hex(&[0xa7; 32])), Some([0xa7; 32]));
/// assert_eq!(unhex("a7"), None);
/// ```
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}
