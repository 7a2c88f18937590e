//! What is kept of people, as values.

use std::fmt;

use traumfabrik_table::{PersonId, Time};

use crate::StoreError;

/// Text that must not show up in a log: debug output does not hold it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Takes care of a text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text itself.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A person who has not been here before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    /// The name in the log, which says nothing about the person.
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<String>,
    /// When the person came.
    pub at: Time,
}

impl NewPerson {
    /// A person of whom nothing is known.
    pub fn new(person: PersonId, at: Time) -> Self {
        Self { person, name: None, lang: None, at }
    }
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The name in the log.
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<String>,
    /// When the person came.
    pub created_at: Time,
    /// When the person was last here.
    pub seen_at: Time,
    /// The name of the account, in lower case; a guest has none.
    pub account: Option<String>,
    /// The name of the account as the person writes it.
    pub account_shown: Option<String>,
    /// The hash of the password.
    pub password: Option<Secret>,
    /// Where to send mail.
    pub email: Option<Secret>,
    /// Where to send notices otherwise.
    pub webhook: Option<Secret>,
    /// Whether the person wants notices.
    pub is_notified: bool,
    /// Whether the person was shut out.
    pub is_blocked: bool,
    /// Whether the person was forgotten.
    pub is_deleted: bool,
    /// The account that this guest turned out to be.
    pub merged_into: Option<PersonId>,
}

/// Something that a person changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonChange {
    /// The name that others see.
    Name(Option<String>),
    /// The language.
    Lang(Option<String>),
    /// Where to send mail.
    Email(Option<Secret>),
    /// Where to send notices otherwise.
    Webhook(Option<Secret>),
    /// Whether the person wants notices.
    IsNotified(bool),
}

/// What became of the wish for an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountSet {
    /// The person has it.
    Done,
    /// Somebody else has an account of that name. Nothing was changed.
    Taken,
    /// There is no such person any more. Nothing was changed.
    NoPerson,
}

/// A browser that a person uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of what the browser shows.
    pub token_hash: String,
    /// The person.
    pub person: PersonId,
    /// When it began.
    pub at: Time,
}

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// Takes a person to another device, as often as wanted.
    Carry,
    /// Opens an account whose password was lost, once.
    Recovery,
}

impl KeyKind {
    /// The word that is kept.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Carry => "carry",
            Self::Recovery => "recovery",
        }
    }
}

/// A fault: a name in the store that cannot be one.
impl From<traumfabrik_table::BadId> for StoreError {
    fn from(bad: traumfabrik_table::BadId) -> Self {
        Self::Fault(bad.to_string())
    }
}
