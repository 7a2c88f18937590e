//! A person at a table, by a socket that may break at any time.

use std::collections::BTreeMap;
use std::time::Instant;

use serde_json::{Value, json};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::Player;
use traumfabrik_table::Refused;

use super::moves::{choose, order};
use super::table::Known;
use super::{PAUSE, Person, is_passing};
use crate::witness::number;

/// A person at a table.
pub(crate) struct Seat<'p> {
    person: &'p mut Person,
    pub(crate) known: Known,
    seats: Vec<u64>,
    /// What nobody has acknowledged yet: the id, and the bytes to send again.
    pending: Option<(String, String)>,
    /// When it was first sent.
    pending_since: Instant,
    pending_order: Option<(String, Value)>,
    /// Commands that were sent on this socket and not answered.
    n_open: usize,
    /// The turn that was decided last.
    decided: u32,
    /// Several chips at once were refused: one by one, then.
    one_by_one: bool,
    /// Orders that were acknowledged, by quarter and stop.
    orders: BTreeMap<(u64, u64), Value>,
    /// The last turn that an order was thought of.
    ordered: u32,
}

impl<'p> Seat<'p> {
    pub(crate) fn new(person: &'p mut Person, game: &str) -> Self {
        Self {
            person,
            known: Known::new(game),
            seats: Vec::new(),
            pending: None,
            pending_since: Instant::now(),
            pending_order: None,
            n_open: 0,
            decided: 0,
            one_by_one: false,
            orders: BTreeMap::new(),
            ordered: 0,
        }
    }

    /// Plays until the game is over and everything that was sent is answered.
    pub(crate) async fn play_out(&mut self) {
        while !self.is_done() {
            let Some(mut socket) = self.sit_down().await else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            // Whatever breaks it off, the next socket goes on where this one ended.
            while !self.is_done() && self.go_on(&mut socket).await.is_some() {}
        }
    }

    fn is_done(&self) -> bool {
        !self.known.is_running() && self.pending.is_none() && self.n_open == 0
    }

    /// Opens a socket, and sends again what is still open.
    async fn sit_down(&mut self) -> Option<Player> {
        let guest = self.person.here();
        let mut socket = guest.connect(&self.known.game, self.known.seq).await.ok()?;
        let first: Value = serde_json::from_str(&socket.hear_text().await.ok()?).expect("JSON");
        if first["type"] == "failed" {
            let error = error(&first);
            assert!(is_passing(&error), "nobody lets {} in: {error:?}", self.known.game);
            self.person.witness.told().n_store_away += 1;
            return None;
        }
        self.n_open = 0;
        self.known.sync(&first, &self.person.witness);
        let seats = first["seats"].as_array().expect("seats").iter();
        self.seats = seats.filter_map(Value::as_u64).collect();
        self.check_orders(&first["orders"]);
        if let Some((id, text)) = self.pending.clone() {
            self.send(&mut socket, &id, text).await?;
        }
        if let Some((id, order)) = &self.pending_order {
            let text = order_text(id, self.seats[0], order);
            socket.send_text(text).await.ok()?;
        }
        Some(socket)
    }

    /// Acts if it is time to, and takes note of one message. None if the socket broke.
    async fn go_on(&mut self, socket: &mut Player) -> Option<()> {
        self.act(socket).await?;
        let told: Value = serde_json::from_str(&socket.hear_text().await.ok()?).expect("JSON");
        match told["type"].as_str().expect("a type") {
            "entry" => self.known.entry(&told, &self.person.witness),
            "done" => self.done(&told),
            "failed" => self.failed(&told, socket).await?,
            "people" | "orders" | "woken" | "said" | "store" => {}
            other => panic!("what is '{other}'?"),
        }
        Some(())
    }

    async fn act(&mut self, socket: &mut Player) -> Option<()> {
        if !self.known.is_running() || self.pending.is_some() || self.seats.is_empty() {
            return Some(());
        }
        let turn = self.known.turn();
        let is_plain = self.person.habits.is_plain;
        if self.ordered != turn && self.pending_order.is_none() && !is_plain {
            self.ordered = turn;
            self.leave_order(socket).await?;
        }
        let at_once = !self.one_by_one && !is_plain;
        let actions = choose(&self.known, at_once, &mut self.person.chance);
        if self.decided == turn || actions.is_empty() {
            return Some(());
        }
        self.decided = turn;
        if self.person.once_in(self.person.habits.dreams_one_in) {
            return Some(());
        }
        let id = self.person.next_id();
        let seat = self.seats[0];
        let command = json!({ "type": "play", "seat": seat, "turn": turn, "actions": actions });
        let text = json!({ "type": "command", "id": id, "command": command }).to_string();
        self.pending = Some((id.clone(), text.clone()));
        self.pending_since = Instant::now();
        if self.person.once_in(self.person.habits.repeats_one_in) {
            self.send(socket, &id, text.clone()).await?;
        }
        self.send(socket, &id, text).await
    }

    async fn send(&mut self, socket: &mut Player, id: &str, text: String) -> Option<()> {
        self.person.witness.sent(&self.known.game, &self.person.command(id));
        self.n_open += 1;
        socket.send_text(text).await.ok()
    }

    /// Leaves an order now and then.
    async fn leave_order(&mut self, socket: &mut Player) -> Option<()> {
        if !self.person.chance.one_in(4) {
            return Some(());
        }
        let has_order = |quarter, stop| self.orders.contains_key(&(quarter, stop));
        let Some(order) = order(&self.known, has_order, &mut self.person.chance) else {
            return Some(());
        };
        let id = format!("o{}", self.person.next_id());
        let text = order_text(&id, self.seats[0], &order);
        self.pending_order = Some((id, order));
        socket.send_text(text).await.ok()
    }

    fn done(&mut self, told: &Value) {
        let id = told["id"].as_str().expect("an id");
        if let Some((_, order)) = self.pending_order.take_if(|(order_id, _)| order_id == id) {
            let stop = (order["quarter"].as_u64(), order["location"].as_u64());
            let (Some(quarter), Some(stop)) = stop else { panic!("no order: {order}") };
            self.orders.insert((quarter, stop), order);
            self.person.witness.told().n_orders += 1;
            return;
        }
        self.n_open -= 1;
        let command = self.person.command(id);
        self.person.witness.acked(&self.known.game, &command, number(&told["seq"]));
        if self.pending.take_if(|(command_id, _)| command_id == id).is_some() {
            self.one_by_one = false;
            self.person.witness.told().delays.push(self.pending_since.elapsed());
        }
    }

    async fn failed(&mut self, told: &Value, socket: &mut Player) -> Option<()> {
        let (id, error) = (told["id"].as_str().expect("an id"), error(told));
        let is_order = self.pending_order.as_ref().is_some_and(|(order, _)| order == id);
        self.n_open -= usize::from(!is_order);
        if is_passing(&error) {
            let is_away = matches!(error, ApiError::StoreAway {});
            self.person.witness.told().n_store_away += usize::from(is_away);
            tokio::time::sleep(PAUSE).await;
            // It may have been carried out: the same id tells.
            if let Some((_, text)) = self.pending.clone().filter(|(command, _)| command == id) {
                return self.send(socket, id, text).await;
            }
            if let Some((_, order)) = self.pending_order.as_ref().filter(|_| is_order) {
                let text = order_text(id, self.seats[0], order);
                return socket.send_text(text).await.ok();
            }
            return Some(());
        }
        let ApiError::Refused { refused } = error else { panic!("{error:?} to {id}") };
        if is_order {
            self.pending_order = None;
            return Some(());
        }
        self.person.witness.refused(&self.known.game, &self.person.command(id));
        if self.pending.take_if(|(command_id, _)| command_id == id).is_some() {
            // Somebody else was faster: another mind, the end of the game, or the clock.
            let is_late = matches!(
                refused,
                Refused::Stale { .. } | Refused::IsOver {} | Refused::TakenOver {}
            );
            if !is_late {
                let may_be = !self.one_by_one && !self.person.habits.is_plain;
                assert!(may_be, "what came with the view is refused: {refused:?}");
                (self.one_by_one, self.decided) = (true, 0);
            }
        }
        Some(())
    }

    /// Orders that were acknowledged and can still be of use are there.
    fn check_orders(&self, kept: &Value) {
        let (true, Some(here)) = (self.known.is_running(), self.known.stop()) else { return };
        let kept = kept.as_array().expect("orders");
        for (stop, order) in self.orders.range(here..) {
            let is_there = kept.iter().any(|kept| kept["order"] == *order);
            assert!(is_there, "the order for {stop:?} of {} is lost", self.known.game);
        }
    }
}

fn order_text(id: &str, seat: u64, order: &Value) -> String {
    json!({ "type": "order", "id": id, "seat": seat, "order": order }).to_string()
}

fn error(told: &Value) -> ApiError {
    serde_json::from_value(told["error"].clone()).expect("an error")
}
