//! Lists of games, which follow from the log.

use traumfabrik_table::{GameId, PersonId, Time};

use super::due;
use crate::error::Result;
use crate::tx::{Row, Tx, Value};
use crate::{GameIndex, GameRow, GameStatus, MyGame, PlayerIndex, StoreError};

/// Whom a person in an argument has turned out to be.
pub(crate) fn resolved(arg: &str) -> String {
    format!("coalesce((select merged_into from person where person_id = {arg}), {arg})")
}

/// Writes what lists show of a game whose row is there. If no entry was added, the time of the
/// last one stays.
pub(crate) async fn write_index(
    tx: &mut dyn Tx,
    game: &GameId,
    seq: u32,
    at: Option<Time>,
    index: &GameIndex,
) -> Result<()> {
    let sql = format!(
        "update game set status = $2, is_public = $3, owner_id = {}, summary = $5, seq = $6,
        updated_at = coalesce($7, updated_at) where game_id = $1",
        resolved("$4")
    );
    let args = [
        game.into(),
        index.status.into(),
        index.is_public.into(),
        (&index.owner).into(),
        (&index.summary).into(),
        seq.into(),
        at.into(),
    ];
    tx.execute(&sql, &args).await?;
    write_players(tx, game, &index.players).await
}

/// Replaces who sits at a table. Rows that stay as they are are not touched: that is most of them.
async fn write_players(tx: &mut dyn Tx, game: &GameId, players: &[PlayerIndex]) -> Result<()> {
    let mut args: Vec<Value> = vec![game.into()];
    let (mut rows, mut seats) = (Vec::new(), Vec::new());
    for player in players {
        let seat = player.seat.to_string();
        if seats.contains(&seat) {
            return Err(StoreError::Fault(format!("two people on seat {seat} of game {game}")));
        }
        let first = args.len() + 1;
        let person = resolved(&format!("${}", first + 1));
        rows.push(format!("($1, ${first}, {person}, ${})", first + 2));
        seats.push(seat);
        args.extend([player.seat.into(), (&player.person).into(), player.is_due.into()]);
    }
    if !rows.is_empty() {
        let sql = format!(
            "insert into player (game_id, seat, person_id, is_due) values {}
            on conflict (game_id, seat) do update
            set person_id = excluded.person_id, is_due = excluded.is_due
            where player.person_id <> excluded.person_id or player.is_due <> excluded.is_due",
            rows.join(", ")
        );
        tx.execute(&sql, &args).await?;
    }
    let others = match seats.as_slice() {
        [] => String::new(),
        some => format!(" and seat not in ({})", some.join(", ")),
    };
    let sql = format!("delete from player where game_id = $1{others}");
    tx.execute(&sql, &[game.into()]).await?;
    Ok(())
}

/// Writes anew what follows from the log.
pub(crate) async fn reindex(
    tx: &mut dyn Tx,
    game: &GameId,
    seq: u32,
    index: &GameIndex,
    due_at: Option<Time>,
) -> Result<bool> {
    let sql = format!("select seq from game where game_id = $1{}", tx.dialect().for_update);
    let row = tx.row(&sql, &[game.into()]).await?;
    if row.map(|row| row.count(0)).transpose()? != Some(seq) {
        return Ok(false);
    }
    write_index(tx, game, seq, None, index).await?;
    due::replace(tx, game, seq, due_at).await?;
    Ok(true)
}

/// Marks a game as broken.
pub(crate) async fn mark_broken(tx: &mut dyn Tx, game: &GameId) -> Result<bool> {
    let sql = "update game set status = $2 where game_id = $1";
    let is_there = tx.execute(sql, &[game.into(), GameStatus::Broken.into()]).await? > 0;
    tx.execute("delete from due where game_id = $1", &[game.into()]).await?;
    Ok(is_there)
}

const COLUMNS: &str = "game.game_id, game.status, game.is_public, game.owner_id, game.summary,
    game.seq, game.created_at, game.updated_at";

/// A game.
pub(crate) async fn game(tx: &mut dyn Tx, game: &GameId) -> Result<Option<GameRow>> {
    let sql = format!("select {COLUMNS} from game where game_id = $1");
    tx.row(&sql, &[game.into()]).await?.as_ref().map(game_row).transpose()
}

/// Public tables where people are sitting down.
pub(crate) async fn open_tables(tx: &mut dyn Tx, limit: u32) -> Result<Vec<GameRow>> {
    let sql = format!(
        "select {COLUMNS} from game where status = $1 and is_public = 1
        order by created_at desc, game_id desc limit $2"
    );
    let rows = tx.rows(&sql, &[GameStatus::Gathering.into(), limit.into()]).await?;
    rows.iter().map(game_row).collect()
}

/// The games of a person.
pub(crate) async fn games_of(
    tx: &mut dyn Tx,
    person: &PersonId,
    limit: u32,
) -> Result<Vec<MyGame>> {
    let me = resolved("$1");
    let sql = format!(
        "select {COLUMNS}, mine.is_due from game join (
            select game_id, max(is_due) as is_due from player where person_id = {me}
            or person_id in (select person_id from person where merged_into = {me})
            group by game_id
        ) as mine on mine.game_id = game.game_id
        order by mine.is_due desc, game.updated_at desc, game.game_id desc limit $2"
    );
    let rows = tx.rows(&sql, &[person.into(), limit.into()]).await?;
    rows.iter().map(|row| Ok(MyGame { row: game_row(row)?, is_due: row.is(8)? })).collect()
}

/// All games, page by page.
pub(crate) async fn all_games(
    tx: &mut dyn Tx,
    status: Option<GameStatus>,
    limit: u32,
    after: Option<&GameId>,
) -> Result<Vec<GameRow>> {
    let mut args: Vec<Value> = vec![limit.into()];
    let mut conditions = Vec::new();
    if let Some(status) = status {
        args.push(status.into());
        conditions.push(format!("status = ${}", args.len()));
    }
    if let Some(after) = after {
        args.push(after.into());
        conditions.push(format!(
            "(created_at, game_id) < (select created_at, game_id from game where game_id = ${})",
            args.len()
        ));
    }
    let filter = match conditions.as_slice() {
        [] => String::new(),
        some => format!("where {}", some.join(" and ")),
    };
    let sql = format!(
        "select {COLUMNS} from game {filter} order by created_at desc, game_id desc limit $1"
    );
    tx.rows(&sql, &args).await?.iter().map(game_row).collect()
}

/// Games without an entry since a time.
pub(crate) async fn stale(
    tx: &mut dyn Tx,
    status: GameStatus,
    before: Time,
    limit: u32,
) -> Result<Vec<GameRow>> {
    let sql = format!(
        "select {COLUMNS} from game where status = $1 and updated_at < $2
        order by updated_at, game_id limit $3"
    );
    let rows = tx.rows(&sql, &[status.into(), before.into(), limit.into()]).await?;
    rows.iter().map(game_row).collect()
}

fn game_row(row: &Row) -> Result<GameRow> {
    Ok(GameRow {
        game: row.game(0)?,
        status: row.text(1)?.parse()?,
        is_public: row.is(2)?,
        owner: row.person(3)?,
        summary: row.text(4)?,
        seq: row.count(5)?,
        created_at: row.time(6)?,
        updated_at: row.time(7)?,
    })
}
