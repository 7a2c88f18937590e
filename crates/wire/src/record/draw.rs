//! How the dealer drew, said in the header so that anybody can draw again and compare.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::DRAW_METHOD;
use crate::error::WireError;
use crate::hash::hex;

/// The longest name of a game, in characters.
const GAME_MAX: usize = 32;
/// What is right for the name of a game.
const GAME_RIGHT: &str = "a game's name has 1 to 32 letters, digits, '-', '_', '.' or ':'";
/// The longest nonce, in characters.
const NONCE_MAX: usize = 64;
/// What is right for a nonce.
const NONCE_RIGHT: &str = "a nonce has 1 to 64 letters, digits, '-' or '_'; null if there was none";

// `docs/protocol.md` says how the draws follow, under "Fair draws". Whoever has this knows every
// draw to come, so it belongs into the record of a game that has ended or was broken off, and
// nowhere before.
/// What all draws of a game came from, for whoever wants to draw again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "a draw")]
pub struct RecordDraw {
    /// How the draws follow from the rest: always `chacha20-1`.
    #[ts(as = "String")]
    method: Method,
    /// The name of the game.
    #[serde(deserialize_with = "game")]
    game: String,
    /// What was shown before the game: a hash of the seed, 64 hexadecimal digits.
    #[serde(with = "digits")]
    #[ts(as = "String")]
    commitment: [u8; 32],
    /// What was secret until the game ended: 64 hexadecimal digits.
    #[serde(with = "digits")]
    #[ts(as = "String")]
    seed: [u8; 32],
    /// What each seat added; null for a bot, or for somebody who sent none.
    #[serde(deserialize_with = "nonces")]
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
        if !is_game(game) {
            return Err(WireError::new("game", GAME_RIGHT));
        }
        let is_bad = |nonce: &Option<String>| nonce.as_deref().is_some_and(|it| !is_nonce(it));
        if let Some(idx) = nonces.iter().position(is_bad) {
            return Err(WireError::new("nonces", NONCE_RIGHT).item(idx));
        }
        Ok(Self { method: Method, game: game.to_owned(), commitment, seed, nonces })
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

fn is_game(text: &str) -> bool {
    is_plain(text, GAME_MAX, b"-_.:")
}

fn is_nonce(text: &str) -> bool {
    is_plain(text, NONCE_MAX, b"-_")
}

/// ASCII letters, digits and `others`, at least one and at most `max` of them.
fn is_plain(text: &str, max: usize, others: &[u8]) -> bool {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || others.contains(&byte);
    (1..=max).contains(&text.len()) && text.bytes().all(is_fine)
}

/// The one method that there is: a draw by another one is not read.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
struct Method;

impl From<Method> for &'static str {
    fn from(Method: Method) -> Self {
        DRAW_METHOD
    }
}

impl TryFrom<String> for Method {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        if name == DRAW_METHOD { Ok(Self) } else { Err("only \"chacha20-1\" is known") }
    }
}

fn game<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let game = String::deserialize(from)?;
    if is_game(&game) { Ok(game) } else { Err(D::Error::custom(GAME_RIGHT)) }
}

/// One by one, so that a fault names the nonce.
fn nonces<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Option<String>>, D::Error> {
    let nonces = Vec::<Option<Nonce>>::deserialize(from)?;
    Ok(nonces.into_iter().map(|nonce| nonce.map(|Nonce(text)| text)).collect())
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Nonce(String);

impl TryFrom<String> for Nonce {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if is_nonce(&text) { Ok(Self(text)) } else { Err(NONCE_RIGHT) }
    }
}

/// 32 bytes as hexadecimal digits.
mod digits {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::hash::{hex, unhex};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8; 32], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hex(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; 32], D::Error> {
        let text = String::deserialize(from)?;
        let right = "64 hexadecimal digits, in lower case, are expected";
        unhex(&text).ok_or_else(|| D::Error::custom(right))
    }
}
