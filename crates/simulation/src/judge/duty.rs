//! What happens by itself: it is done in time, and by one node.

use traumfabrik_rules::{BySeat, Seat};
use traumfabrik_table::Order;

use crate::Promise;
use crate::node::Power;
use crate::queue::{Life, Millis};
use crate::world::{World, whims};

/// What is due is done within this, whoever has to do it: a node that took it may have ended, and
/// its lease has to end first.
const PATIENCE_MS: Millis = 20_000;
/// Nobody else thinks about the same for so long.
const LEASE_MS: Millis = 3_500;
/// After trouble a node may think without knowing of the other.
const UPSET_MS: Millis = 15_000;

impl World {
    /// Looks whether something is due that nobody does.
    pub(crate) fn judge_duty(&mut self) {
        if self.nodes.iter().all(|node| node.power != Power::Up) {
            return self.troubled();
        }
        let table = self.judges.last_table();
        let orders = self.store.orders.iter().filter_map(|kept| {
            let order: Order = serde_json::from_str(&kept.body).ok()?;
            let is_past = table.game().is_none_or(|game| order.is_past(&game));
            (!is_past).then_some((kept.seat, order))
        });
        let orders: Vec<(Seat, Order)> = orders.collect();
        // Whoever is gone may be here by another node: that is not judged.
        let scheduled = table.next(&orders, &BySeat([None; 5]), &whims(0));
        let Some(at) = scheduled.at() else { return };
        // Whoever reads a log from the future, because the clock was set back, can only count from
        // when they read it.
        let is_future = self.store.time(self.now) < table.at();
        let rooms = self.nodes.iter().filter(|node| node.room.is_some());
        let read_at = rooms.map(|node| node.loaded_at).min();
        let began_at = match (is_future, read_at) {
            (false, _) => self.judges.last_commit_at(),
            (true, Some(read_at)) => self.judges.last_commit_at().max(read_at),
            (true, None) => return,
        };
        let due_at = began_at + at.since(table.at());
        let patience = if self.store_is_fine() { PATIENCE_MS } else { 2 * PATIENCE_MS };
        let since = due_at.max(self.trouble_at).max(self.judges.ordered_at);
        if self.now > since + patience {
            let what = format!(
                "{scheduled:?} after entry {} is due for {} ms, and nobody does it",
                table.seq(),
                self.now - due_at
            );
            self.judges.find(self.now, Promise::Duty, what);
        }
    }

    /// A node lets a bot think.
    pub(crate) fn judge_thought(&mut self, life: Life, turn: u32, seat: Seat) {
        // Whoever makes an entry thinks about what comes next, even if it was to come before.
        let room = self.nodes[life.node].room.as_ref();
        let known = room.and_then(|room| room.table()).map_or(0, |table| table.seq());
        let thought = self.judges.thoughts.insert((known, seat), (life, self.now));
        self.note(format_args!("node {} thinks about turn {turn}", life.node));
        let Some((other, since)) = thought.filter(|(other, _)| *other != life) else { return };
        let is_excused = self.judges.ended.contains(&other)
            || self.now - since >= LEASE_MS
            || self.now - self.trouble_at < UPSET_MS
            // Where clocks differ, one node's lease ends before its time by another's.
            || self.judges.jumped_at.is_some();
        if !is_excused {
            let what = format!(
                "node {} thinks about turn {turn} while node {} does",
                life.node, other.node
            );
            self.judges.find(self.now, Promise::Lease, what);
        }
    }
}
