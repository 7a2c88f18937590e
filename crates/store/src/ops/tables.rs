//! What goes on around a table: what people say, and who is looking.

use traumfabrik_table::{GameId, PersonId, Time};

use super::notices;
use crate::error::Result;
use crate::tx::{Row, Tx};
use crate::{ChatRow, StoreError};

/// Says something.
pub(crate) async fn say(
    tx: &mut dyn Tx,
    game: &GameId,
    person: &PersonId,
    at: Time,
    text: &str,
) -> Result<ChatRow> {
    // Whoever speaks holds the row of the game, so that two do not get one number.
    let sql = format!("select game_id from game where game_id = $1{}", tx.dialect().for_update);
    if tx.row(&sql, &[game.into()]).await?.is_none() {
        return Err(StoreError::Fault(format!("nobody can speak in game {game}: there is none")));
    }
    let sql = "insert into chat (game_id, chat_id, person_id, at, text, is_removed)
        select $1, coalesce(max(chat_id), 0) + 1, $2, $3, $4, 0 from chat where game_id = $1
        returning chat_id, person_id, at, text, is_removed";
    let row = tx.row(sql, &[game.into(), person.into(), at.into(), text.into()]).await?;
    chat_row(&row.ok_or_else(|| StoreError::Fault("what was said has no number".to_owned()))?)
}

/// What was said after this.
pub(crate) async fn chats(tx: &mut dyn Tx, game: &GameId, after: i64) -> Result<Vec<ChatRow>> {
    let sql = "select chat_id, person_id, at, text, is_removed from chat
        where game_id = $1 and chat_id > $2 order by chat_id";
    tx.rows(sql, &[game.into(), after.into()]).await?.iter().map(chat_row).collect()
}

/// Removes something that was said.
pub(crate) async fn remove_chat(tx: &mut dyn Tx, game: &GameId, chat_id: i64) -> Result<bool> {
    let sql = "update chat set text = '', is_removed = 1 where game_id = $1 and chat_id = $2";
    Ok(tx.execute(sql, &[game.into(), chat_id.into()]).await? > 0)
}

/// People are looking at tables.
pub(crate) async fn be_present(
    tx: &mut dyn Tx,
    node: &str,
    people: &[(GameId, PersonId)],
    until: Time,
) -> Result<()> {
    let sql = "insert into presence (game_id, person_id, node, until) values ($1, $2, $3, $4)
        on conflict (game_id, person_id, node) do update set until = excluded.until";
    for (game, person) in people {
        tx.execute(sql, &[game.into(), person.into(), node.into(), until.into()]).await?;
    }
    Ok(())
}

/// A person does not look any more.
pub(crate) async fn be_absent(
    tx: &mut dyn Tx,
    node: &str,
    game: &GameId,
    person: &PersonId,
) -> Result<()> {
    let sql = "delete from presence where game_id = $1 and person_id = $2 and node = $3";
    tx.execute(sql, &[game.into(), person.into(), node.into()]).await?;
    Ok(())
}

/// Who looks at a table.
pub(crate) async fn present(tx: &mut dyn Tx, game: &GameId, now: Time) -> Result<Vec<PersonId>> {
    let sql = "select distinct person_id from presence where game_id = $1 and until > $2
        order by person_id";
    tx.rows(sql, &[game.into(), now.into()]).await?.iter().map(|row| row.person(0)).collect()
}

/// Clears away what is of no use any more.
pub(crate) async fn sweep(tx: &mut dyn Tx, now: Time) -> Result<u64> {
    let n_gone = tx.execute("delete from presence where until <= $1", &[now.into()]).await?;
    Ok(n_gone + notices::sweep(tx, now).await?)
}

fn chat_row(row: &Row) -> Result<ChatRow> {
    Ok(ChatRow {
        chat_id: row.int(0)?,
        person: row.person(1)?,
        at: row.time(2)?,
        text: row.text(3)?,
        is_removed: row.is(4)?,
    })
}
