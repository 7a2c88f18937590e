//! Standing orders.

use traumfabrik_table::{GameId, Time};

use crate::error::Result;
use crate::tx::{Row, Tx};
use crate::{Store, StoreError, StoreFuture};

/// A standing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Which one of its game.
    pub order_id: String,
    /// Whose.
    pub seat: u8,
    /// It goes up with every change, also when the order is taken back and given again.
    pub revision: i64,
    /// The order, as JSON.
    pub body: String,
    /// When it was given.
    pub created_at: Time,
}

/// A standing order as it was when it was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsedOrder {
    /// Which one.
    pub order_id: String,
    /// Its revision.
    pub revision: i64,
}

/// Standing orders.
impl Store {
    /// Keeps an order, or changes it; answers with its revision. The name of an order should come
    /// from a small set: a trace of each stays for as long as the game is kept.
    pub fn put_order(
        &self,
        game: &GameId,
        order_id: &str,
        seat: u8,
        body: &str,
        at: Time,
    ) -> StoreFuture<'_, i64> {
        let args = [game.into(), order_id.into(), seat.into(), body.into(), at.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "insert into standing_order
                (game_id, order_id, seat, revision, body, created_at)
                values ($1, $2, $3, 1, $4, $5)
                on conflict (game_id, order_id) do update set seat = excluded.seat,
                revision = standing_order.revision + 1, body = excluded.body,
                created_at = excluded.created_at
                returning revision";
            let row = tx.row(sql, &args).await?;
            row.ok_or_else(|| StoreError::Fault("an order has no revision".to_owned()))?.int(0)
        }))
    }

    /// Takes an order back; answers whether it was there. If an entry that it causes is just being
    /// kept, that entry comes first.
    pub fn drop_order(&self, game: &GameId, order_id: &str) -> StoreFuture<'_, bool> {
        // The row stays: if the order is given again, it has another revision, and whoever still
        // acts on the old one is told so.
        let sql = "update standing_order set body = null
            where game_id = $1 and order_id = $2 and body is not null";
        self.execute(sql, [game.into(), order_id.into()], |n_rows| n_rows > 0)
    }

    /// The orders of a game.
    pub fn orders(&self, game: &GameId) -> StoreFuture<'_, Vec<OrderRow>> {
        let game = game.clone();
        Box::pin(self.read(async move |tx| read(tx, &game).await))
    }
}

pub(crate) async fn read(tx: &mut Tx<'_>, game: &GameId) -> Result<Vec<OrderRow>> {
    let sql = "select order_id, seat, revision, body, created_at from standing_order
        where game_id = $1 and body is not null order by order_id";
    tx.rows(sql, &[game.into()]).await?.iter().map(order_row).collect()
}

/// Whether an order is still what it was when it was used. Nobody takes it back before the
/// transaction ends.
pub(crate) async fn is_there(tx: &mut Tx<'_>, game: &GameId, order: &UsedOrder) -> Result<bool> {
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
