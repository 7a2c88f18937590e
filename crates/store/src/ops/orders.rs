//! Standing orders.

use traumfabrik_table::{GameId, Time};

use crate::error::Result;
use crate::tx::{Row, Tx};
use crate::{OrderRow, StoreError, UsedOrder};

/// Keeps an order, or changes it.
pub(crate) async fn put(
    tx: &mut dyn Tx,
    game: &GameId,
    order_id: &str,
    seat: u8,
    body: &str,
    at: Time,
) -> Result<i64> {
    let sql = "insert into standing_order (game_id, order_id, seat, revision, body, created_at)
        values ($1, $2, $3, 1, $4, $5)
        on conflict (game_id, order_id) do update set seat = excluded.seat,
        revision = standing_order.revision + 1, body = excluded.body,
        created_at = excluded.created_at
        returning revision";
    let args = [game.into(), order_id.into(), seat.into(), body.into(), at.into()];
    let row = tx.row(sql, &args).await?;
    row.ok_or_else(|| StoreError::Fault("an order has no revision".to_owned()))?.int(0)
}

/// Takes an order back. Its row stays: if the order is given again, it has another revision, and
/// whoever still acts on the old one is told so.
pub(crate) async fn drop(tx: &mut dyn Tx, game: &GameId, order_id: &str) -> Result<bool> {
    let sql = "update standing_order set body = null
        where game_id = $1 and order_id = $2 and body is not null";
    Ok(tx.execute(sql, &[game.into(), order_id.into()]).await? > 0)
}

/// The orders of a game.
pub(crate) async fn orders(tx: &mut dyn Tx, game: &GameId) -> Result<Vec<OrderRow>> {
    let sql = "select order_id, seat, revision, body, created_at from standing_order
        where game_id = $1 and body is not null order by order_id";
    tx.rows(sql, &[game.into()]).await?.iter().map(order_row).collect()
}

/// Whether an order is still what it was when it was used. Nobody takes it back before the
/// transaction ends.
pub(crate) async fn is_there(tx: &mut dyn Tx, game: &GameId, order: &UsedOrder) -> Result<bool> {
    let sql = format!(
        "select order_id from standing_order where game_id = $1 and order_id = $2
        and revision = $3 and body is not null{}",
        tx.dialect().for_update
    );
    let args = [game.into(), (&order.order_id).into(), order.revision.into()];
    Ok(tx.row(&sql, &args).await?.is_some())
}

fn order_row(row: &Row) -> Result<OrderRow> {
    Ok(OrderRow {
        order_id: row.text(0)?,
        seat: row.count(1)?,
        revision: row.int(2)?,
        body: row.text(3)?,
        created_at: row.time(4)?,
    })
}
