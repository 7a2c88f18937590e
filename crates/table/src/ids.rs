//! Names that mean nothing: of games, of people, of commands.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Text that cannot be a name of this kind.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}: 1 to {max} letters, digits, '-', '_', '.' or ':' are expected")]
pub struct BadId {
    what: &'static str,
    max: usize,
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $what:literal, $max:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The name as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
                if (1..=$max).contains(&text.len()) && text.bytes().all(is_fine) {
                    Ok(Self(text.to_owned()))
                } else {
                    Err(BadId { what: $what, max: $max })
                }
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// The name of a game and of its table, drawn at random so that nobody can guess it.
    GameId, "game", 32
}
id! {
    /// The name of a person in the log. It says nothing about who it is, so that a person can be
    /// forgotten without touching a game.
    PersonId, "person", 32
}

/// Between the name of a person and what tells those apart who play at that person's device.
const COMPANION: char = '.';

impl PersonId {
    /// The name in the log of somebody who plays at this person's device. Whoever reads a log sees
    /// by it alone whose device that is.
    ///
    /// # Errors
    /// If it gets too long, or the mark is none that names are made of.
    pub fn companion(&self, mark: &str) -> Result<Self, BadId> {
        format!("{}{COMPANION}{mark}", self.host()).parse()
    }

    /// The person at whose device this one plays; for all others, their own name.
    pub fn host(&self) -> &str {
        self.0.split(COMPANION).next().unwrap_or(&self.0)
    }

    /// Whether this is somebody who plays at another person's device.
    pub fn is_companion(&self) -> bool {
        self.0.contains(COMPANION)
    }
}
id! {
    /// The name of a command. Whoever sends a command chooses it, so that one sent twice is
    /// carried out once.
    CommandId, "command", 96
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_plain() {
        assert_eq!("k3v9".parse::<GameId>().map(String::from), Ok("k3v9".to_owned()));
        for bad in ["", "a b", "a/b", "é", "a\n", &"x".repeat(33)] {
            assert!(bad.parse::<GameId>().is_err(), "{bad:?}");
        }
        assert!(serde_json::from_str::<PersonId>("\"a b\"").is_err());
    }

    #[test]
    fn a_companion_is_named_after_whoever_has_the_device() {
        let anna: PersonId = "anna".parse().unwrap();
        let ben = anna.companion("b").unwrap();
        assert_eq!((ben.as_str(), ben.host(), ben.is_companion()), ("anna.b", "anna", true));
        assert_eq!((anna.host(), anna.is_companion()), ("anna", false));
        assert_eq!(ben.companion("c"), anna.companion("c"));
        assert!(anna.companion(&"x".repeat(32)).is_err() && anna.companion("ü").is_err());
    }
}
