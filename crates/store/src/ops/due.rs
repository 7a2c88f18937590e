//! What is due, and who takes it.

use traumfabrik_table::{GameId, Time};

use crate::Due;
use crate::error::Result;
use crate::tx::{Row, Tx};

/// Replaces what is due in a game, or takes it away. A lease on it ends.
pub(crate) async fn replace(
    tx: &mut dyn Tx,
    game: &GameId,
    seq: u32,
    at: Option<Time>,
) -> Result<()> {
    match at {
        None => tx.execute("delete from due where game_id = $1", &[game.into()]).await?,
        Some(at) => {
            let sql = "insert into due (game_id, seq, at) values ($1, $2, $3)
                on conflict (game_id) do update set seq = excluded.seq, at = excluded.at,
                lease_until = null, node = null";
            tx.execute(sql, &[game.into(), seq.into(), at.into()]).await?
        }
    };
    Ok(())
}

/// Takes what is due.
pub(crate) async fn claim(
    tx: &mut dyn Tx,
    node: &str,
    now: Time,
    lease_ms: i64,
    limit: u32,
) -> Result<Vec<Due>> {
    // Materialized, so that PostgreSQL picks once and never locks more rows than it takes.
    let sql = format!(
        "with picked (id) as materialized (
            select game_id from due where at <= $1 and (lease_until is null or lease_until <= $1)
            order by at, game_id limit $2{})
        update due set lease_until = $3, node = $4 from picked where due.game_id = picked.id
        returning game_id, seq, at",
        tx.dialect().skip_locked
    );
    let args = [now.into(), limit.into(), now.plus(lease_ms).into(), node.into()];
    let rows = tx.rows(&sql, &args).await?;
    let mut claimed = rows.iter().map(due).collect::<Result<Vec<_>>>()?;
    claimed.sort_by(|one, other| (one.at, &one.game).cmp(&(other.at, &other.game)));
    Ok(claimed)
}

/// When something will be due, or be free again.
pub(crate) async fn next_at(tx: &mut dyn Tx) -> Result<Option<Time>> {
    // Each half finds its answer at the beginning of an index.
    let sql = "select min(at) from (
        select min(at) as at from due where lease_until is null
        union all select min(lease_until) from due where lease_until is not null) as next";
    tx.row(sql, &[]).await?.map_or(Ok(None), |row| Ok(row.maybe_int(0)?.map(Time)))
}

/// Puts off what is due.
pub(crate) async fn delay(tx: &mut dyn Tx, game: &GameId, seq: u32, at: Time) -> Result<bool> {
    let sql = "update due set at = $3, lease_until = null, node = null
        where game_id = $1 and seq = $2";
    Ok(tx.execute(sql, &[game.into(), seq.into(), at.into()]).await? > 0)
}

fn due(row: &Row) -> Result<Due> {
    Ok(Due { game: row.game(0)?, seq: row.count(1)?, at: row.time(2)? })
}
