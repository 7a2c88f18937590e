//! Signs of life, and the times without.

use traumfabrik_table::Time;

use crate::Outage;
use crate::error::Result;
use crate::tx::Tx;

/// A sign of life.
pub(crate) async fn beat(
    tx: &mut dyn Tx,
    now: Time,
    is_watching: bool,
    gap_ms: i64,
) -> Result<Option<Outage>> {
    let sql = "insert into heartbeat (heartbeat_id, at, is_watching) values (1, $1, $2)
        on conflict (heartbeat_id) do nothing";
    if tx.execute(sql, &[now.into(), is_watching.into()]).await? > 0 {
        return Ok(None);
    }
    // Of several nodes that come back at once, the first to hold the row notes the outage.
    let sql = format!("select at, is_watching from heartbeat{}", tx.dialect().for_update);
    let Some(row) = tx.row(&sql, &[]).await? else { return Ok(None) };
    let (last, was_watching) = (row.time(0)?, row.is(1)?);
    let outage =
        (was_watching && now.since(last) > gap_ms).then_some(Outage { from: last, to: now });
    if let Some(Outage { from, to }) = outage {
        let sql = "insert into outage (from_at, to_at) values ($1, $2)";
        tx.execute(sql, &[from.into(), to.into()]).await?;
    }
    // A sign from the past does not undo a later one.
    let sql = "update heartbeat set at = $1, is_watching = $2";
    tx.execute(sql, &[now.max(last).into(), is_watching.into()]).await?;
    Ok(outage)
}

/// The outages that ended after a time.
pub(crate) async fn outages(tx: &mut dyn Tx, since: Time) -> Result<Vec<Outage>> {
    let sql = "select from_at, to_at from outage where to_at > $1 order by from_at";
    let rows = tx.rows(sql, &[since.into()]).await?;
    rows.iter().map(|row| Ok(Outage { from: row.time(0)?, to: row.time(1)? })).collect()
}
