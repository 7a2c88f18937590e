//! Who may see what, worked out from the log alone, and compared with what is sent.

use traumfabrik_room::{ListenerId, Question};
use traumfabrik_rules::{Perspective, Seat};
use traumfabrik_table::{PersonId, Status, Table, Watchers};

use super::shown::Sent;
use crate::Promise;
use crate::queue::Millis;
use crate::world::World;

/// A right that was lost is gone everywhere after so long: other nodes have to hear of it.
const DELAY_MS: Millis = 4_000;
/// Other nodes hear within this that somebody was signed out, unless what they tell is lost.
const SHUT_OUT_MS: Millis = 20;
/// Who is silent, other nodes hear of or look up.
const HUSH_DELAY_MS: Millis = 12_000;

impl World {
    /// Something was sent to somebody, by a node that knows the log up to some entry.
    pub(crate) fn judge_rights(&mut self, node: usize, listener: ListenerId, sent: &Sent<'_>) {
        let it = &self.nodes[node];
        let known = it.room.as_ref().and_then(|room| room.table()).map_or(1, |table| table.seq());
        let Some(door) = it.doors.get(&listener) else { return };
        let Some(told) = &door.told else { return };
        let (client, person) = (door.client, door.person.clone());
        let look = door.kept_right.unwrap_or(told.look);
        // What the node knows it has to obey at once. Several entries may be told in one go, so
        // what is said between them is right after one of them.
        let first = told.seq;
        let last = if sent.kind == "entry" || sent.kind == "sync" { first } else { known };
        let tables: Vec<_> =
            (first..=last.max(first)).filter_map(|seq| self.judges.table(seq)).collect();
        let may = |what: &dyn Fn(&Table) -> bool| tables.iter().any(|table| what(table));
        if !may(&|table| may_see(table, person.as_ref(), look)) {
            let what = format!("{person:?} is sent a {} as seen from {look:?}", sent.kind);
            return self.judges.find(self.now, Promise::Rights, what);
        }
        for order in sent.orders.iter().flatten() {
            let seat = Seat(order.seat);
            if !may(&|table| person.as_ref().is_some_and(|person| holds(table, person, seat))) {
                let what = format!("{person:?} is told of an order of seat {}", order.seat);
                return self.judges.find(self.now, Promise::Rights, what);
            }
        }
        // What other nodes know it has to obey soon.
        let since = self.now - DELAY_MS * if self.store_is_fine() { 1 } else { 2 };
        if self.trouble_at <= since {
            let n_old = self.judges.committed_at.iter().filter(|at| **at <= since).count();
            let mut recent = self.judges.tables[n_old.max(1) - 1..].iter();
            if !recent.any(|table| may_see(table, person.as_ref(), look)) {
                let what =
                    format!("{person:?} is still sent a {} as seen from {look:?}", sent.kind);
                return self.judges.find(self.now, Promise::Rights, what);
            }
        }
        self.judge_session(client, Some(node));
    }

    /// Whoever was signed out hears and does nothing by a connection to the node that did it, and
    /// soon nothing by any other.
    pub(crate) fn judge_session(&mut self, client: usize, node: Option<usize>) {
        let Some(session) = self.clients[client].session else { return };
        let Some(&(at, by)) = self.judges.signed_out.get(&session) else { return };
        let until = if node.is_some_and(|node| self.nodes[node].life == by) {
            at
        } else if node.is_some() && self.scenario.hint_lost_one_in == 0 {
            at + SHUT_OUT_MS
        } else {
            let delay = DELAY_MS * if self.store_is_fine() { 1 } else { 2 };
            at.max(self.trouble_at) + delay
        };
        if self.now > until {
            let what = format!("client {client} was signed out at {at}, and still hears or acts");
            self.judges.find(self.now, Promise::Session, what);
        }
    }

    /// Something is written down: who is silent, or what somebody says who may not.
    pub(crate) fn judge_spoken(&mut self, question: &Question) {
        match question {
            Question::Mute { .. } | Question::Block { .. } => self.judges.hushed_at = self.now,
            Question::Say { person, .. }
                if self.store.muted.contains(person)
                    && *person != self.scenario.plan.owner
                    && self.is_hush_known() =>
            {
                let what = format!("{person} speaks, whom the owner has muted");
                self.judges.find(self.now, Promise::Rights, what);
            }
            _ => {}
        }
    }

    /// Nobody is sent what somebody says whom they have blocked.
    pub(crate) fn judge_heard(&mut self, node: usize, listener: ListenerId, speaker: &str) {
        let Some(door) = self.nodes[node].doors.get(&listener) else { return };
        let is_blocked = |(by, other): &(PersonId, PersonId)| {
            Some(by) == door.person.as_ref() && other.as_str() == speaker
        };
        if self.store.blocked.iter().any(is_blocked) && self.is_hush_known() {
            let what = format!("{:?} hears {speaker}, and does not want to", door.person);
            self.judges.find(self.now, Promise::Rights, what);
        }
    }

    fn is_hush_known(&self) -> bool {
        let delay = HUSH_DELAY_MS * if self.store_is_fine() { 1 } else { 2 };
        self.now > self.judges.hushed_at.max(self.trouble_at) + delay
    }

    /// Planted: whoever has lost a right hears what others hear who still have it.
    pub(crate) fn plant_kept_rights(
        &mut self,
        node: usize,
        sent: &Sent<'_>,
        to: &mut Vec<ListenerId>,
    ) {
        let doors = &mut self.nodes[node].doors;
        if sent.kind == "view"
            && let [listener] = to[..]
            && let Some(door) = doors.get_mut(&listener)
            && let Some(told) = &door.told
            && matches!(told.look, Perspective::Seat(_))
        {
            door.kept_right = Some(told.look);
        }
        let looks = to.iter().filter_map(|listener| doors.get(listener));
        let looks = looks.filter(|door| door.kept_right.is_none());
        let looks: Vec<Perspective> =
            looks.filter_map(|door| door.told.as_ref()).map(|told| told.look).collect();
        to.retain(|listener| doors.get(listener).is_some_and(|door| door.kept_right.is_none()));
        if sent.kind == "entry" {
            let kept = doors
                .iter()
                .filter(|(_, door)| door.kept_right.is_some_and(|look| looks.contains(&look)));
            to.extend(kept.map(|(&listener, _)| listener));
        }
    }
}

fn holds(table: &Table, person: &PersonId, seat: Seat) -> bool {
    table.seats().has(seat) && table.chair(seat).person() == Some(person)
}

/// The promise in one place: seats are seen by who sits there, the table by everybody unless it is
/// closed to watchers, and everything by everybody once the game is over.
fn may_see(table: &Table, person: Option<&PersonId>, look: Perspective) -> bool {
    let is_over = matches!(table.status(), Status::Over | Status::Aborted);
    let sits = |seat| person.is_some_and(|person| holds(table, person, seat));
    match look {
        Perspective::Judge => is_over,
        Perspective::Seat(seat) => is_over || sits(seat),
        Perspective::Table => {
            is_over
                || table.plan().watchers == Watchers::Everybody
                || table.status() == Status::Gathering
                || person == Some(&table.plan().owner)
                || table.seats().iter().any(sits)
        }
    }
}
