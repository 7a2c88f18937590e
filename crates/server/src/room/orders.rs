//! Standing orders: kept in the store, known to the room, told to nobody else.

use std::sync::Arc;

use traumfabrik_rules::Seat;
use traumfabrik_store::UsedOrder;
use traumfabrik_table::{Actor, Instruction, Order};

use super::commit::index;
use super::drive::due_at;
use super::{Room, State};
use crate::ApiError;
use crate::app::App;
use crate::message::SeatOrder;

/// An order as the store has it.
#[derive(Clone, Debug)]
pub(super) struct HeldOrder {
    pub(super) seat: Seat,
    pub(super) order: Order,
    pub(super) used: UsedOrder,
}

impl State {
    /// Leaves an order for a seat of one's own.
    pub(crate) async fn put_order(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        actor: &Actor,
        seat: u8,
        order: &Order,
    ) -> Result<(), ApiError> {
        let seat = self.own_seat(actor, Seat(seat))?;
        order.check(&self.table.begun()?)?;
        let body = serde_json::to_string(order).map_err(ApiError::malformed)?;
        app.store.put_order(&room.id, &order.id(seat), seat.0, &body, app.now()).await?;
        self.orders_changed(app, room, actor).await
    }

    /// Takes an order back. False if it was not there: it may just have been played.
    pub(crate) async fn drop_order(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        actor: &Actor,
        seat: u8,
        (quarter, location): (u8, u8),
    ) -> Result<bool, ApiError> {
        let seat = self.own_seat(actor, Seat(seat))?;
        let wish = Instruction::Pass {};
        let id = Order { quarter, location, wish }.id(seat);
        let was_there = app.store.drop_order(&room.id, &id).await?;
        self.orders_changed(app, room, actor).await?;
        Ok(was_there)
    }

    async fn orders_changed(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        actor: &Actor,
    ) -> Result<(), ApiError> {
        self.read_orders(app).await?;
        self.tell_orders(actor);
        app.tell_others(&room.id);
        if self.table.due().is_some_and(|seat| actor.seats.has(seat)) {
            // It may be played at once, by another node should this one fail.
            let due_at = due_at(&self.table, &self.next());
            app.store.reindex(&room.id, self.table.seq(), index(&self.table), due_at).await?;
        }
        self.schedule(app, room);
        Ok(())
    }

    /// Reads all orders that can still be of use.
    pub(super) async fn read_orders(&mut self, app: &App) -> Result<(), ApiError> {
        let Some(game) = self.table.game() else { return Ok(()) };
        let mut orders = Vec::new();
        for row in app.store.orders(self.table.id()).await? {
            match serde_json::from_str::<Order>(&row.body) {
                Ok(order) if order.is_past(&game) => {}
                Ok(order) => orders.push(HeldOrder {
                    seat: Seat(row.seat),
                    order,
                    used: UsedOrder { order_id: row.order_id, revision: row.revision },
                }),
                Err(error) => {
                    tracing::warn!(game = %self.table.id(), %error, "an order cannot be read");
                }
            }
        }
        self.orders = orders;
        Ok(())
    }

    /// The orders of the seats of one person.
    pub(crate) fn orders_of(&self, actor: &Actor) -> Vec<SeatOrder> {
        let own = self.orders.iter().filter(|held| actor.seats.has(held.seat));
        own.map(|held| SeatOrder { seat: held.seat.0, order: held.order.clone() }).collect()
    }

    /// The orders as the table wants them.
    pub(super) fn plain_orders(&self) -> Vec<(Seat, Order)> {
        self.orders.iter().map(|held| (held.seat, held.order.clone())).collect()
    }
}
