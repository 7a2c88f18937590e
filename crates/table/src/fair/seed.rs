//! The server's share of chance, and what is shown of it beforehand.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;
use traumfabrik_wire::{hex, unhex};

/// What stands before the seed in the hashed bytes. Another way to commit would get another number.
const PREFIX: &str = "traumfabrik-commitment-1\n";
/// What stands before the number that a seed is made of.
const NUMBER_PREFIX: &str = "traumfabrik-number-1\n";

/// Text that is no seed and no commitment. It does not say what was found: that may be a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("64 hexadecimal digits, in lower case, are expected")]
pub struct BadDigits;

/// The secret of a game, from which all its draws come.
///
/// It can be neither printed nor serialised by accident: it has to be revealed by name.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes. They have to come from a source that nobody can foresee.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed of a number, for games that can be played again: whoever can guess the number
    /// knows every draw. Not for games with people elsewhere.
    pub fn of_number(number: u64) -> Self {
        let hasher = Sha256::new_with_prefix(NUMBER_PREFIX);
        Self(hasher.chain_update(number.to_string()).finalize().into())
    }

    /// Its bytes, for the key and for the record of a game that is over.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The secret as text. Whoever has it knows every draw to come.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What can be shown of it before the game: it tells nothing, and no other seed fits it.
    pub fn commitment(&self) -> Commitment {
        let hasher = Sha256::new_with_prefix(PREFIX);
        Commitment(hasher.chain_update(self.0).finalize().into())
    }
}

impl FromStr for Seed {
    type Err = BadDigits;

    fn from_str(text: &str) -> Result<Self, BadDigits> {
        unhex(text).map(Self).ok_or(BadDigits)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The hash of a seed, shown before anybody adds a nonce.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// A commitment of these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl FromStr for Commitment {
    type Err = BadDigits;

    fn from_str(text: &str) -> Result<Self, BadDigits> {
        unhex(text).map(Self).ok_or(BadDigits)
    }
}

impl TryFrom<String> for Commitment {
    type Error = BadDigits;

    fn try_from(text: String) -> Result<Self, BadDigits> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> Self {
        commitment.to_string()
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_text_only_if_asked_for() {
        let seed = Seed::from_bytes([0xa7; 32]);
        assert_eq!(seed.reveal(), "a7".repeat(32));
        assert_eq!(seed.reveal().parse(), Ok(seed.clone()));
        let told = format!("{seed:?} {seed:#?} {:?}", Some(&seed));
        assert!(!told.contains("a7") && !told.contains("167"), "{told}");
    }

    /// Saved games name the number alone where a person has to remember it, so this never changes.
    #[test]
    fn a_number_has_a_seed_of_its_own() {
        let told = [7, 8, u64::MAX].map(|number| Seed::of_number(number).reveal());
        assert_eq!(told[0], "9c267b55e00446389ccf1bbab7779bd8233ed68bc51569e98ccc492e3d585e89");
        assert!(told[0] != told[1] && told[1] != told[2]);
    }

    #[test]
    fn digits_are_64_and_low() {
        for bad in ["", "a7", &"A7".repeat(32), &"a7".repeat(33), &"g7".repeat(32), &"é".repeat(32)]
        {
            assert_eq!(bad.parse::<Seed>(), Err(BadDigits), "{bad}");
            assert_eq!(bad.parse::<Commitment>(), Err(BadDigits), "{bad}");
        }
        let commitment = Seed::from_bytes([1; 32]).commitment();
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        let json = serde_json::to_string(&commitment).unwrap();
        assert_eq!(json, format!("\"{commitment}\""));
        assert_eq!(serde_json::from_str::<Commitment>(&json).unwrap(), commitment);
        assert!(serde_json::from_str::<Commitment>("\"a7\"").is_err());
    }
}
