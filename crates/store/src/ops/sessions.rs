//! Sessions and keys: the ways in.

use traumfabrik_table::{PersonId, Time};

use super::games::resolved;
use super::people::{COLUMNS, person_row};
use crate::error::Result;
use crate::tx::Tx;
use crate::{KeyKind, NewSession, PersonRow};

/// Begins a session.
pub(crate) async fn add(tx: &mut dyn Tx, new: &NewSession) -> Result<()> {
    let sql = format!(
        "insert into session (token_hash, person_id, created_at, seen_at)
        values ($1, {}, $3, $3)",
        resolved("$2")
    );
    tx.execute(&sql, &[(&new.token_hash).into(), (&new.person).into(), new.at.into()]).await?;
    Ok(())
}

/// The person of a session.
pub(crate) async fn session(tx: &mut dyn Tx, token_hash: &str) -> Result<Option<PersonRow>> {
    let sql = format!(
        "select {COLUMNS} from session join person as known on known.person_id = session.person_id
        join person on person.person_id = coalesce(known.merged_into, known.person_id)
        where token_hash = $1"
    );
    tx.row(&sql, &[token_hash.into()]).await?.as_ref().map(person_row).transpose()
}

/// A session was used.
pub(crate) async fn touch(tx: &mut dyn Tx, token_hash: &str, at: Time) -> Result<()> {
    let sql = "update session set seen_at = $2 where token_hash = $1 and seen_at < $2
        returning person_id";
    if let Some(row) = tx.row(sql, &[token_hash.into(), at.into()]).await? {
        super::people::touch(tx, &row.person(0)?, at).await?;
    }
    Ok(())
}

/// Ends a session.
pub(crate) async fn end(tx: &mut dyn Tx, token_hash: &str) -> Result<bool> {
    let sql = "delete from session where token_hash = $1";
    Ok(tx.execute(sql, &[token_hash.into()]).await? > 0)
}

/// Ends all sessions of a person.
pub(crate) async fn end_all(tx: &mut dyn Tx, person: &PersonId) -> Result<u64> {
    tx.execute("delete from session where person_id = $1", &[person.into()]).await
}

/// Ends sessions that are not used.
pub(crate) async fn end_old(tx: &mut dyn Tx, before: Time) -> Result<u64> {
    tx.execute("delete from session where seen_at < $1", &[before.into()]).await
}

/// Gives a person keys.
pub(crate) async fn add_keys(
    tx: &mut dyn Tx,
    person: &PersonId,
    kind: KeyKind,
    key_hashes: &[String],
    at: Time,
) -> Result<()> {
    let sql = "delete from person_key where person_id = $1 and kind = $2";
    tx.execute(sql, &[person.into(), kind.into()]).await?;
    let sql = "insert into person_key (key_hash, person_id, kind, created_at)
        values ($1, $2, $3, $4)";
    for key_hash in key_hashes {
        tx.execute(sql, &[key_hash.into(), person.into(), kind.into(), at.into()]).await?;
    }
    Ok(())
}

/// Whose key it is.
pub(crate) async fn use_key(
    tx: &mut dyn Tx,
    key_hash: &str,
    kind: KeyKind,
) -> Result<Option<PersonId>> {
    // Taking a key away and learning whose it was is one step: two cannot use it.
    let sql = match kind {
        KeyKind::Carry => "select person_id from person_key where key_hash = $1 and kind = $2",
        KeyKind::Recovery => {
            "delete from person_key where key_hash = $1 and kind = $2 returning person_id"
        }
    };
    tx.row(sql, &[key_hash.into(), kind.into()]).await?.map(|row| row.person(0)).transpose()
}
