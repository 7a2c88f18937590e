//! The tables, how they came about, and how a store gets them.

use crate::StoreError;
use crate::error::Result;
use crate::tx::Tx;

/// A step from one form of the tables to the next. Each paragraph of a text is a statement.
/// A step that has been released is never changed: another one is added.
#[derive(Debug)]
pub(crate) struct Migration {
    common: &'static str,
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

/// Steps that shut older programs out; the version of a store is how many it has taken. Programs
/// refuse a store of a later version, so such a step is the last resort.
const VERSIONS: [Migration; 1] = [Migration {
    common: include_str!("../schema/1.sql"),
    sqlite: include_str!("../schema/1-sqlite.sql"),
    postgres: include_str!("../schema/1-postgres.sql"),
}];

/// Steps that only add to the latest version: tables, and columns that may be null. A program that
/// does not know of them reads and writes as before, beside those that do. They are counted apart,
/// so that it does not even notice.
const ADDITIONS: [Migration; 10] = [
    Migration {
        common: include_str!("../schema/add-1.sql"),
        sqlite: include_str!("../schema/add-1-sqlite.sql"),
        postgres: include_str!("../schema/add-1-postgres.sql"),
    },
    Migration { common: include_str!("../schema/add-2.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-3.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-4.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-5.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-6.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-7.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-8.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-9.sql"), sqlite: "", postgres: "" },
    Migration { common: include_str!("../schema/add-10.sql"), sqlite: "", postgres: "" },
];

/// The latest version.
pub(crate) const KNOWN: i64 = VERSIONS.len() as i64;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    Int(&'static str),
    Text(&'static str),
}

impl Column {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Int(name) | Self::Text(name) => name,
        }
    }
}

/// A table as a copy sees it.
#[derive(Debug)]
pub(crate) struct TableSchema {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [Column],
    /// The first columns are the key.
    pub(crate) n_keys: usize,
}

macro_rules! tables {
    ($($table:ident ($n_keys:literal): $($kind:ident $column:ident),*;)*) => {
        &[$(TableSchema {
            name: stringify!($table),
            columns: &[$(Column::$kind(stringify!($column))),*],
            n_keys: $n_keys,
        }),*]
    };
}

/// All tables whose rows a copy takes along, each after those that it refers to. What anybody can
/// make again stays behind: probes and snapshots.
pub(crate) const TABLES: &[TableSchema] = tables! {
    person (1): Text person_id, Text name, Text lang, Int created_at, Int seen_at, Text account,
        Text account_shown, Text password, Text email, Text webhook, Int is_notified,
        Int is_blocked, Int is_deleted, Text merged_into, Text confirmed_email, Text mail_key,
        Int is_companion;
    session (1): Text token_hash, Text person_id, Int created_at, Int seen_at;
    person_key (1): Text key_hash, Text person_id, Text kind, Int created_at, Text about;
    game (1): Text game_id, Text status, Int is_public, Text owner_id, Text summary, Int seq,
        Int created_at, Int updated_at, Text rematch_id;
    game_secret (1): Text game_id, Text seed;
    entry (2): Text game_id, Int seq, Text command_id, Int at, Int version, Text body,
        Text state_hash, Text chain;
    player (2): Text game_id, Int seat, Text person_id, Int is_due;
    standing_order (2): Text game_id, Text order_id, Int seat, Int revision, Text body,
        Int created_at;
    due (1): Text game_id, Int seq, Int at, Int lease_until, Text node;
    notice (3): Text game_id, Int seq, Text person_id, Int created_at, Int lease_until, Int tries,
        Int sent_at;
    chat (2): Text game_id, Int chat_id, Text person_id, Int at, Text text, Int is_removed,
        Text message_hash;
    aside (2): Text game_id, Int chat_id, Text person_id, Int at, Text text, Int is_removed,
        Text message_hash;
    presence (3): Text game_id, Text person_id, Text node, Int until;
    heartbeat (1): Int heartbeat_id, Int at, Int is_watching;
    outage (2): Int from_at, Int to_at;
    recipient (1): Text recipient_hash, Int full_at;
    request (2): Text person_id, Text request_id, Text game_id, Int created_at;
    review (2): Text game_id, Text judge, Text body, Int made_at, Int lease_until, Text node;
    kept_record (1): Text game_id, Text person_id, Text record_hash, Text body, Int kept_at;
    kept_record_review (2): Text game_id, Text judge, Text body, Int made_at, Int lease_until,
        Text node;
    mute (2): Text game_id, Text person_id;
    person_block (2): Text person_id, Text blocked_id;
    scrub (1): Int scrub_id, Text game_id, Int next_at;
};

/// Brings the tables up to date. All of it is one transaction.
pub(crate) async fn migrate(tx: &mut Tx<'_>, place: &str) -> Result<()> {
    for sql in tx.dialect().before_migration {
        tx.execute(sql, &[]).await?;
    }
    for sql in [
        "create table if not exists schema_version (version bigint primary key)",
        "create table if not exists schema_addition (addition bigint primary key)",
    ] {
        tx.execute(sql, &[]).await?;
    }
    let found = version(tx).await?;
    if found > KNOWN {
        return Err(StoreError::NewerSchema { place: place.to_owned(), found, known: KNOWN });
    }
    let sql = "insert into schema_version (version) values ($1)";
    take(tx, &VERSIONS, found, sql).await?;
    let row = tx.row("select coalesce(max(addition), 0) from schema_addition", &[]).await?;
    let found = row.map_or(Ok(0), |row| row.int(0))?;
    if found < ADDITIONS.len() as i64 {
        for sql in tx.dialect().before_additions {
            tx.execute(sql, &[]).await?;
        }
    }
    let sql = "insert into schema_addition (addition) values ($1)";
    take(tx, &ADDITIONS, found, sql).await
}

/// Takes the steps that a store has not taken yet, and notes each.
async fn take(tx: &mut Tx<'_>, steps: &[Migration], n_taken: i64, note: &str) -> Result<()> {
    let own_part = tx.dialect().own_migration;
    for (number, step) in (1..).zip(steps) {
        if number <= n_taken {
            continue;
        }
        for sql in statements(step.common).chain(statements(own_part(step))) {
            tx.execute(sql, &[]).await?;
        }
        tx.execute(note, &[number.into()]).await?;
    }
    Ok(())
}

/// The version of the tables that are there.
pub(crate) async fn version(tx: &mut Tx<'_>) -> Result<i64> {
    let row = tx.row("select coalesce(max(version), 0) from schema_version", &[]).await?;
    row.map_or(Ok(0), |row| row.int(0))
}

fn statements(text: &'static str) -> impl Iterator<Item = &'static str> {
    let is_only_comment = |part: &str| part.lines().all(|line| line.starts_with("--"));
    text.split("\n\n").filter(move |part| !is_only_comment(part))
}
