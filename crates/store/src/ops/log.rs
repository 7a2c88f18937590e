//! The log: entries are added and never changed.

use traumfabrik_table::{CommandId, GameId};

use super::games::write_index;
use super::{due, notices, orders};
use crate::error::Result;
use crate::tx::{Row, Tx};
use crate::{Append, Appended, Created, NewGame, Secret, StoreError, StoredEntry};

const FIRST_SEQ: u32 = 1;

/// Begins a game.
pub(crate) async fn create(tx: &mut dyn Tx, new: &NewGame) -> Result<Created> {
    let NewGame { game, seed, first, index, due_at } = new;
    if first.seq != FIRST_SEQ {
        return Err(StoreError::Fault(format!("the first entry has number {}", first.seq)));
    }
    let sql = "insert into game
        (game_id, status, is_public, owner_id, summary, seq, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (game_id) do nothing";
    let args = [
        game.into(),
        index.status.into(),
        index.is_public.into(),
        (&index.owner).into(),
        (&index.summary).into(),
        first.seq.into(),
        first.at.into(),
    ];
    if tx.execute(sql, &args).await? == 0 {
        return Ok(Created::Exists);
    }
    let sql = "insert into game_secret (game_id, seed) values ($1, $2)";
    tx.execute(sql, &[game.into(), seed.expose().into()]).await?;
    insert(tx, game, first).await?;
    write_index(tx, game, first.seq, None, index).await?;
    due::replace(tx, game, first.seq, *due_at).await?;
    Ok(Created::Done)
}

/// Adds an entry to a game.
pub(crate) async fn append(tx: &mut dyn Tx, append: &Append) -> Result<Appended> {
    let Append { game, entry, index, due_at, order, notices } = append;
    // Whoever adds to a game holds its row, so that all that is read below stays true.
    let sql = format!("select seq from game where game_id = $1{}", tx.dialect().for_update);
    let Some(row) = tx.row(&sql, &[game.into()]).await? else { return Ok(Appended::Behind) };
    if let Some(first) = find_command(tx, game, &entry.command).await? {
        return Ok(Appended::Duplicate(first));
    }
    if row.int(0)? + 1 != i64::from(entry.seq) {
        return Ok(Appended::Behind);
    }
    if let Some(order) = order
        && !orders::is_there(tx, game, order).await?
    {
        return Ok(Appended::OrderGone);
    }
    insert(tx, game, entry).await?;
    write_index(tx, game, entry.seq, Some(entry.at), index).await?;
    due::replace(tx, game, entry.seq, *due_at).await?;
    notices::add(tx, game, entry, notices).await?;
    Ok(Appended::Done)
}

const COLUMNS: &str = "seq, command_id, at, version, body, state_hash";

/// The entries with numbers above this one.
pub(crate) async fn entries(
    tx: &mut dyn Tx,
    game: &GameId,
    after_seq: u32,
) -> Result<Vec<StoredEntry>> {
    let sql = format!("select {COLUMNS} from entry where game_id = $1 and seq > $2 order by seq");
    tx.rows(&sql, &[game.into(), after_seq.into()]).await?.iter().map(entry).collect()
}

/// The entry that a command caused.
pub(crate) async fn find_command(
    tx: &mut dyn Tx,
    game: &GameId,
    command: &CommandId,
) -> Result<Option<StoredEntry>> {
    let sql = format!("select {COLUMNS} from entry where game_id = $1 and command_id = $2");
    tx.row(&sql, &[game.into(), command.into()]).await?.as_ref().map(entry).transpose()
}

/// The seed of a game.
pub(crate) async fn secret(tx: &mut dyn Tx, game: &GameId) -> Result<Option<Secret>> {
    let sql = "select seed from game_secret where game_id = $1";
    tx.row(sql, &[game.into()]).await?.map_or(Ok(None), |row| row.maybe_secret(0))
}

async fn insert(tx: &mut dyn Tx, game: &GameId, entry: &StoredEntry) -> Result<()> {
    let sql = "insert into entry (game_id, seq, command_id, at, version, body, state_hash)
        values ($1, $2, $3, $4, $5, $6, $7)";
    let args = [
        game.into(),
        entry.seq.into(),
        (&entry.command).into(),
        entry.at.into(),
        entry.version.into(),
        (&entry.body).into(),
        (&entry.state_hash).into(),
    ];
    tx.execute(sql, &args).await?;
    Ok(())
}

fn entry(row: &Row) -> Result<StoredEntry> {
    Ok(StoredEntry {
        seq: row.count(0)?,
        command: row.command(1)?,
        at: row.time(2)?,
        version: row.count(3)?,
        body: row.text(4)?,
        state_hash: row.maybe_text(5)?,
    })
}
