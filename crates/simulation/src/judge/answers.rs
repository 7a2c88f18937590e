//! What people are answered: what is done is in the log, what is refused could not be done, and
//! nobody is answered with less than they have seen.

use traumfabrik_room::{FromClient, RoomAnswer, RoomError, TableState};
use traumfabrik_table::{Actor, Command, PersonId, Table};

use crate::Promise;
use crate::world::World;

impl World {
    /// Somebody is answered, by a connection to a node or by the other door. The store has to have what it says at this very moment.
    pub(crate) fn judge_answer(
        &mut self,
        client: usize,
        id: &str,
        seen: u32,
        node: Option<usize>,
        answer: &Result<RoomAnswer, RoomError>,
    ) {
        let key = (client, id.to_owned());
        let command = self.judges.wanted.get(&key).cloned();
        match (answer, command) {
            (Ok(RoomAnswer::Done { seq }), Some(_)) => {
                self.judge_acknowledged(client, id, *seq);
                self.judge_session(client, node);
            }
            (Ok(RoomAnswer::Orders(_)), _) => self.judge_order_kept(client, id),
            (Ok(RoomAnswer::Standing(standing)), _) => self.judge_standing(seen, standing),
            (Err(error), Some(command)) => self.judge_refused(client, id, &command, error),
            (Ok(_) | Err(_), _) => {}
        }
    }

    fn judge_acknowledged(&mut self, client: usize, id: &str, seq: u32) {
        let person = self.clients[client].person.as_ref().map(PersonId::as_str).unwrap_or_default();
        let expected = format!("p.{person}.{id}");
        let kept = self.store.entries.get((seq as usize).wrapping_sub(1));
        if kept.map(|kept| kept.command.as_str()) != Some(&expected) {
            let what = format!("{expected} was acknowledged as entry {seq}, and is not there");
            self.judges.find(self.now, Promise::Acknowledged, what);
        }
    }

    fn judge_order_kept(&mut self, client: usize, id: &str) {
        let sent = self.clients[client].outbox.iter().find(|it| it.message.id() == id);
        if let Some(FromClient::Order { seat, order, .. }) = sent.map(|it| &it.message) {
            let order_id = order.id(traumfabrik_rules::Seat(*seat));
            let is_kept = self.store.orders.iter().any(|kept| kept.used.order_id == order_id);
            // Somebody may take it back by another connection before this one hears of it.
            if !is_kept && !self.store.taken_back.contains(&order_id) {
                let what = format!("the order {order_id} was acknowledged and is not kept");
                self.judges.find(self.now, Promise::Orders, what);
            }
        }
    }

    fn judge_standing(&mut self, seen: u32, standing: &TableState) {
        let seq = standing.table.seq();
        if seq < seen {
            let what = format!("whoever has seen entry {seen} is answered with entry {seq}");
            return self.judges.find(self.now, Promise::NeverBack, what);
        }
        if self.judges.table(seq).as_deref() != Some(&*standing.table) {
            let what = format!("the table after entry {seq} is not the one that is stored");
            self.judges.find(self.now, Promise::Stored, what);
        }
    }

    /// A command is refused for good only if it could not be done at some moment between its coming
    /// and the answer.
    fn judge_refused(&mut self, client: usize, id: &str, command: &Command, error: &RoomError) {
        let is_final = match error {
            RoomError::NotAllowed {} | RoomError::NotFound {} | RoomError::Refused { .. } => true,
            RoomError::Malformed { .. }
            | RoomError::TooBig { .. }
            | RoomError::Stranger {}
            | RoomError::TooMany { .. }
            | RoomError::StoreAway {}
            | RoomError::Broken {}
            | RoomError::Newer {} => false,
        };
        let Some(person) = self.clients[client].person.clone().filter(|_| is_final) else { return };
        let came_at = self.judges.arrivals.get(&(client, id.to_owned())).copied().unwrap_or(1);
        let tables = &self.judges.tables[came_at as usize - 1..];
        let could = |table: &Table| {
            table.decide(&actor(table, &person), command, &self.scenario.seed).is_ok()
        };
        if tables.iter().all(|table| could(table)) {
            let what = format!("{command:?} of {person} is refused, and could be done: {error:?}");
            self.judges.find(self.now, Promise::Refused, what);
        }
    }
}

fn actor(table: &Table, person: &PersonId) -> Actor {
    Actor {
        person: person.clone(),
        seats: table.seats_of(person),
        is_owner: table.plan().owner == *person,
    }
}
