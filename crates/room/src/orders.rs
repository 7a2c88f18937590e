//! Standing orders: kept in the store, known to the room, told to nobody else.

use std::sync::Arc;

use traumfabrik_rules::Seat;
use traumfabrik_table::{Instruction, Order, PersonId, Refused};

use crate::append::due_at;
use crate::job::{Doing, Step};
use crate::open::Open;
use crate::{KeptOrder, Output, Question, Reindex, RoomAnswer, RoomError, SeatOrder, UsedOrder};

/// An order and its name.
#[derive(Clone, Debug)]
pub(crate) struct HeldOrder {
    pub(crate) seat: Seat,
    pub(crate) order: Order,
    pub(crate) order_id: String,
}

/// All orders that can still be of use, by their names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Orders {
    /// As the table wants them.
    pub(crate) plain: Vec<(Seat, Order)>,
    /// The same ones as the store knows them.
    pub(crate) used: Vec<UsedOrder>,
}

impl Orders {
    fn put(&mut self, held: HeldOrder, revision: i64) {
        let HeldOrder { seat, order, order_id } = held;
        let used = UsedOrder { order_id, revision };
        match self.used.binary_search_by(|known| known.order_id.cmp(&used.order_id)) {
            Ok(idx) => (self.plain[idx], self.used[idx]) = ((seat, order), used),
            Err(idx) => {
                self.plain.insert(idx, (seat, order));
                self.used.insert(idx, used);
            }
        }
    }

    fn retain(&mut self, is_kept: impl Fn(&UsedOrder, &Order) -> bool) {
        for idx in (0..self.used.len()).rev() {
            if !is_kept(&self.used[idx], &self.plain[idx].1) {
                self.plain.remove(idx);
                self.used.remove(idx);
            }
        }
    }
}

impl Open {
    /// Leaves an order for a seat of one's own.
    pub(crate) fn put_order(&self, person: &PersonId, seat: Seat, order: &Order) -> Step {
        let checked = self.own_seat(person, seat);
        let checked = checked.and_then(|()| order.check(&self.table.begun()?));
        if let Err(refused) = checked {
            return Step::refuse(refused);
        }
        let body = match serde_json::to_string(order) {
            Ok(body) => body,
            Err(error) => return Step::refuse(RoomError::malformed(error)),
        };
        let order_id = order.id(seat);
        let held = HeldOrder { seat, order: order.clone(), order_id: order_id.clone() };
        let mut then = self.orders.clone();
        then.put(held.clone(), 0);
        let reindex = self.reindex(seat, &then);
        let question = Question::PutOrder { order_id, seat, body, reindex };
        Step::Ask(question, Doing::PutOrder(Box::new(held)))
    }

    /// Takes an order back.
    pub(crate) fn drop_order(
        &self,
        person: &PersonId,
        seat: Seat,
        (quarter, location): (u8, u8),
    ) -> Step {
        if let Err(refused) = self.own_seat(person, seat) {
            return Step::refuse(refused);
        }
        let order_id = Order { quarter, location, instruction: Instruction::Pass {} }.id(seat);
        let mut then = self.orders.clone();
        then.retain(|used, _| used.order_id != order_id);
        let reindex = self.reindex(seat, &then);
        let question = Question::DropOrder { order_id: order_id.clone(), reindex };
        Step::Ask(question, Doing::DropOrder { order_id })
    }

    /// The store has kept an order.
    pub(crate) fn order_put(
        &mut self,
        held: HeldOrder,
        revision: i64,
        person: Option<&PersonId>,
        out: &mut Vec<Output>,
    ) -> Step {
        self.orders.put(held, revision);
        self.orders_changed(person, out)
    }

    /// The store has forgotten an order. It may just have been played.
    pub(crate) fn order_dropped(
        &mut self,
        order_id: &str,
        was_there: bool,
        person: Option<&PersonId>,
        out: &mut Vec<Output>,
    ) -> Step {
        self.orders.retain(|used, _| used.order_id != order_id);
        if was_there {
            self.orders_changed(person, out)
        } else {
            Step::refuse(Refused::NoSuchVisit {})
        }
    }

    fn orders_changed(&mut self, person: Option<&PersonId>, out: &mut Vec<Output>) -> Step {
        let Some(person) = person else { return Step::Quiet };
        self.tell_orders(person, out);
        out.push(Output::Tell { seq: 0 });
        if self.table.due().is_some_and(|seat| self.holder(seat) == Some(person)) {
            self.duty.is_ours(None);
        }
        Step::Done(Ok(RoomAnswer::Orders(self.orders_of(person))))
    }

    /// What is due once the orders are these: it may be played at once, by another node should this
    /// one fail.
    fn reindex(&self, seat: Seat, orders: &Orders) -> Option<Reindex> {
        (self.table.due() == Some(seat)).then(|| {
            let scheduled = self.table.next(&orders.plain, &self.gone_since, &self.settings.whims);
            let due_at = due_at(&self.table, &scheduled).map(|at| self.clock.outside(at));
            Reindex { table: Arc::clone(&self.table), due_at }
        })
    }

    /// Takes note of all orders that can still be of use.
    pub(crate) fn take_orders(&mut self, kept: Vec<KeptOrder>) {
        let mut orders = Orders::default();
        if let Some(game) = self.table.game() {
            for KeptOrder { used: UsedOrder { order_id, revision }, seat, body } in kept {
                // One that a later version wrote is left to that version.
                if let Ok(order) = serde_json::from_str::<Order>(&body)
                    && !order.is_past(&game)
                {
                    orders.put(HeldOrder { seat, order, order_id }, revision);
                }
            }
        }
        self.orders = orders;
    }

    /// Forgets orders that can be of no use any more.
    pub(crate) fn forget_past_orders(&mut self) {
        if let Some(game) = self.table.game() {
            self.orders.retain(|_, order| !order.is_past(&game));
        }
    }

    /// The orders of the seats of one person.
    pub(crate) fn orders_of(&self, person: &PersonId) -> Vec<SeatOrder> {
        let own = self.orders.plain.iter();
        let own = own.filter(|(seat, _)| self.holder(*seat) == Some(person));
        own.map(|(seat, order)| SeatOrder { seat: seat.0, order: order.clone() }).collect()
    }
}
