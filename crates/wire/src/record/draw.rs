//! How the dealer drew, told in the header so that anybody can draw again and compare.

use std::fmt;

use super::DRAW_METHOD;
use crate::error::WireError;
use crate::hash::{hex, unhex};
use crate::json;

/// The longest name of a game, in characters.
const GAME_MAX: usize = 32;
/// The longest nonce, in characters.
const NONCE_MAX: usize = 64;

/// What all the draws of a game came from. `docs/protocol.md` says how, under "Fair draws".
///
/// Whoever has it knows every draw to come, so it belongs into the record of a game that has ended
/// or was broken off, and nowhere before.
#[derive(Clone, PartialEq, Eq)]
pub struct RecordDraw {
    game: String,
    commitment: [u8; 32],
    seed: [u8; 32],
    nonces: Vec<Option<String>>,
}

impl RecordDraw {
    /// The draw of a game: its name, what was shown before, what was secret until now, and what
    /// each seat added, if it did.
    ///
    /// # Errors
    /// If the name or a nonce holds what it may not.
    pub fn new(
        game: &str,
        commitment: [u8; 32],
        seed: [u8; 32],
        nonces: Vec<Option<String>>,
    ) -> Result<Self, WireError> {
        if !is_plain(game, GAME_MAX, b"-_.:") {
            let right = "a game's name has 1 to 32 letters, digits, '-', '_', '.' or ':'";
            return Err(WireError::new("game", right));
        }
        let is_bad = |nonce: &String| !is_plain(nonce, NONCE_MAX, b"-_");
        if let Some(idx) = nonces.iter().position(|nonce| nonce.as_ref().is_some_and(is_bad)) {
            let right = "a nonce has 1 to 64 letters, digits, '-' or '_'; null if there was none";
            return Err(WireError::new("nonces", right).item(idx));
        }
        Ok(Self { game: game.to_owned(), commitment, seed, nonces })
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// What was shown before anybody added anything. Only checking tells whether the seed fits it.
    pub fn commitment(&self) -> &[u8; 32] {
        &self.commitment
    }

    /// What was secret while the game ran.
    pub fn seed(&self) -> &[u8; 32] {
        &self.seed
    }

    /// What each seat added; nothing for a bot, or for somebody who sent none.
    pub fn nonces(&self) -> &[Option<String>] {
        &self.nonces
    }

    /// Whether every seat has its place among the nonces.
    pub(crate) fn check_seats(&self, n_seats: usize) -> Result<(), WireError> {
        WireError::exactly("nonces", self.nonces.len(), n_seats)
            .map_err(|fault| fault.within("draw"))
    }
}

/// Without the seed: what is printed for developers lands in logs.
impl fmt::Debug for RecordDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let commitment = hex(&self.commitment);
        f.debug_struct("RecordDraw")
            .field("game", &self.game)
            .field("commitment", &commitment)
            .field("nonces", &self.nonces)
            .finish_non_exhaustive()
    }
}

/// ASCII letters, digits and `others`, at least one and at most `max` of them.
fn is_plain(text: &str, max: usize, others: &[u8]) -> bool {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || others.contains(&byte);
    (1..=max).contains(&text.len()) && text.bytes().all(is_fine)
}

impl From<&RecordDraw> for json::RecordDraw {
    fn from(draw: &RecordDraw) -> Self {
        Self {
            method: DRAW_METHOD.to_owned(),
            game: draw.game.clone(),
            commitment: hex(&draw.commitment),
            seed: hex(&draw.seed),
            nonces: draw.nonces.clone(),
        }
    }
}

impl TryFrom<json::RecordDraw> for RecordDraw {
    type Error = WireError;

    fn try_from(twin: json::RecordDraw) -> Result<Self, WireError> {
        if twin.method != DRAW_METHOD {
            return Err(WireError::new("method", "only \"chacha20-1\" is known"));
        }
        let digits = |field: &str, text: &str| {
            let right = "64 hexadecimal digits, in lower case, are expected";
            unhex(text).ok_or_else(|| WireError::new(field, right))
        };
        let commitment = digits("commitment", &twin.commitment)?;
        let seed = digits("seed", &twin.seed)?;
        Self::new(&twin.game, commitment, seed, twin.nonces)
    }
}
