//! Tables, people and talk as a host sees them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use traumfabrik_store::{ChatRow, GameRow, PersonRow};
use traumfabrik_table::{PersonId, Sitter};
use utoipa::ToSchema;

use crate::Limits;
use crate::limit::{Limit, PEOPLE_PER_ADDRESS};
use crate::lobby::Summary;

/// A table as a host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TableShown {
    /// Its name.
    pub game: String,
    /// `gathering`, `running`, `paused`, `over`, `aborted`, `closed` or `broken`.
    pub status: String,
    /// Whether the table is listed.
    pub is_public: bool,
    /// The edition, if what lists show can be read.
    pub edition: Option<String>,
    /// Who sits there, by seat; bots are named like `bot:medium`.
    pub sitters: Vec<Option<String>>,
    /// The number of its last entry.
    pub seq: u32,
    /// When it was made.
    pub created_at: i64,
    /// When something happened last.
    pub updated_at: i64,
}

/// A person as a host sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PersonFound {
    /// The name in the log, which commands take.
    pub person: String,
    /// Where they sit, if they were looked up by a table.
    pub seat: Option<u8>,
    /// The name that others see.
    pub name: Option<String>,
    /// The name of the account; a guest has none.
    pub account: Option<String>,
    /// Whether they are shut out.
    pub is_blocked: bool,
    /// When they were last here.
    pub seen_at: i64,
}

/// Something that was said, as a host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Said {
    /// Its number at the table.
    pub chat: i64,
    /// Who said it: the name in the log.
    pub person: String,
    /// The name that others see.
    pub name: Option<String>,
    /// When.
    pub at: i64,
    /// What; nothing if it was removed.
    pub text: Option<String>,
}

/// Whether somebody is to be shut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Blocking {
    /// Whether.
    pub is_blocked: bool,
}

/// What somebody is to be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Naming {
    /// The name that others see.
    pub name: String,
}

/// A limit, and how often it was hit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LimitShown {
    /// Which.
    pub limit: String,
    /// What is allowed, and of what.
    pub allowed: String,
    /// How often it refused somebody since the server started.
    pub n_refused: u64,
}

impl LimitShown {
    pub(super) fn new(limit: Limit, n_refused: u64, limits: &Limits) -> Self {
        let allowed = match limit {
            Limit::Attempts => format!("{} a minute for an account", limits.attempts_per_minute),
            Limit::Commands => format!("{} a second of a person", limits.commands_per_second),
            Limit::Costly => format!("{} a minute from an address", limits.costly_per_minute),
            // Whoever says more waits, and is not refused.
            Limit::Messages => {
                let n_messages = PEOPLE_PER_ADDRESS.saturating_mul(limits.commands_per_second);
                format!("{n_messages} a second from an address")
            }
            Limit::Reads => format!("{} a second from an address", limits.reads_per_second),
            Limit::Sockets => format!("{} from an address", limits.sockets_per_address),
            Limit::WaitingBytes => format!(
                "{} at an address, {} of a person, {} at a table",
                limits.waiting_bytes_per_address,
                limits.waiting_bytes_per_person,
                limits.waiting_bytes_per_table
            ),
        };
        Self { limit: limit.name().to_owned(), allowed, n_refused }
    }
}

impl TableShown {
    /// A table, with what lists show of it as far as that can be read: a host has to find a table
    /// all the more if something is wrong with it.
    pub(super) fn new(
        row: GameRow,
        summary: Option<&Summary>,
        people: &BTreeMap<PersonId, PersonRow>,
    ) -> Self {
        let called = |sitter: &Sitter| match sitter {
            Sitter::Bot { bot } => format!("bot:{bot}"),
            Sitter::Person { person } => {
                let name = people.get(person).and_then(|row| row.name.clone());
                name.unwrap_or_else(|| person.to_string())
            }
        };
        let sitters = summary.map(|summary| summary.sitters.as_slice()).unwrap_or_default();
        Self {
            game: row.game.into(),
            status: row.status.to_string(),
            is_public: row.is_public,
            edition: summary.map(|summary| summary.edition.clone()),
            sitters: sitters.iter().map(|sitter| sitter.as_ref().map(called)).collect(),
            seq: row.seq,
            created_at: row.created_at.0,
            updated_at: row.updated_at.0,
        }
    }
}

impl PersonFound {
    pub(super) fn new(row: PersonRow, seat: Option<u8>) -> Self {
        Self {
            person: row.person.into(),
            seat,
            name: row.name,
            account: row.account_shown,
            is_blocked: row.is_blocked,
            seen_at: row.seen_at.0,
        }
    }
}

impl Said {
    pub(super) fn new(row: ChatRow, people: &BTreeMap<PersonId, PersonRow>) -> Self {
        Self {
            chat: row.chat_id,
            name: people.get(&row.person).and_then(|person| person.name.clone()),
            person: row.person.into(),
            at: row.at.0,
            text: (!row.is_removed).then_some(row.text),
        }
    }
}
