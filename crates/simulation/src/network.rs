//! What is under way from nodes to clients, and from nodes to nodes.

use std::mem;

use traumfabrik_room::{Input, ListenerId, Newcomer};

use crate::client::{Heard, News};
use crate::node::Power;
use crate::queue::{Event, Life, Millis};
use crate::world::World;
use crate::{PlantedFault, Promise};

/// Whoever has more bytes waiting when something comes, and has read nothing for a while, does not
/// keep up and is cut off. A single message may be larger: whoever was away for long has to be told
/// everything at once.
const DOOR_MAX: usize = 24 * 1024;
/// For how long.
const DOOR_PATIENCE_MS: Millis = 1_000;
/// Hints that are made within so long go out together.
const HINTS_EVERY_MS: Millis = 5;

impl World {
    /// A node says something by a door.
    pub(crate) fn deliver(
        &mut self,
        node: usize,
        listener: ListenerId,
        heard: Heard,
        n_bytes: usize,
    ) {
        let life = self.nodes[node].life;
        let delay = 1 + self.up_to(30);
        let Some(door) = self.nodes[node].doors.get_mut(&listener) else { return };
        let client = door.client;
        // Whoever reads slowly takes a while for every message.
        let delay = if self.clients[client].is_slow { 500 * delay } else { delay };
        door.free_at = door.free_at.max(self.now) + delay;
        let (at, waiting) = (door.free_at, door.n_bytes);
        let is_asleep = self.now - door.read_at >= DOOR_PATIENCE_MS;
        door.n_bytes += n_bytes;
        self.queue.put(at, Event::Deliver { client, listener, heard, n_bytes });
        if !is_asleep {
            return;
        }
        if waiting > DOOR_MAX && self.fault != Some(PlantedFault::SlowReadersKept) {
            self.nodes[node].doors.remove(&listener);
            self.queue.put(self.now, Event::Part { life, listener });
            self.deliver_cut(client, listener, life);
        } else if waiting > 2 * DOOR_MAX {
            let what = format!("{waiting} bytes wait for listener {}", listener.0);
            self.judges.find(self.now, Promise::Bounded, what);
        }
    }

    /// A connection has been ended by a node, or with it.
    pub(crate) fn deliver_cut(&mut self, client: usize, listener: ListenerId, _life: Life) {
        let at = self.now + 1 + self.up_to(30);
        let heard = Heard { id: String::new(), news: News::Cut };
        self.queue.put(at, Event::Deliver { client, listener, heard, n_bytes: 0 });
    }

    /// Something arrives at a client, unless it has hung up.
    pub(crate) fn delivered(
        &mut self,
        client: usize,
        listener: ListenerId,
        heard: &Heard,
        n_bytes: usize,
    ) {
        for node in &mut self.nodes {
            if let Some(door) = node.doors.get_mut(&listener) {
                door.n_bytes = door.n_bytes.saturating_sub(n_bytes);
                door.read_at = self.now;
            }
        }
        if self.clients[client].line.is_some_and(|line| line.listener == listener) {
            self.hear(client, heard);
            if self.may_break() {
                self.hang_up(client);
            }
        }
    }

    /// A node learns that nobody listens any more.
    pub(crate) fn part(&mut self, life: Life, listener: ListenerId) {
        self.nodes[life.node].doors.remove(&listener);
        self.give(life.node, Input::Part { listener });
    }

    /// Other nodes are to hear that the log has grown, or that something beside it has changed.
    pub(crate) fn tell_others(&mut self, life: Life, seq: u32) {
        let hints = &mut self.nodes[life.node].hints;
        if hints.is_empty() {
            self.queue.put(self.now + HINTS_EVERY_MS, Event::SendHints(life));
        }
        hints.push(seq);
    }

    pub(crate) fn send_hints(&mut self, life: Life) {
        let hints = mem::take(&mut self.nodes[life.node].hints);
        let lost = self.scenario.hint_lost_one_in;
        for seq in hints {
            for node in (0..self.nodes.len()).filter(|node| *node != life.node) {
                if lost > 0 && self.chance.one_in(lost) {
                    continue;
                }
                let n_times = if lost > 0 && self.chance.one_in(lost) { 2 } else { 1 };
                for _ in 0..n_times {
                    let late = if lost > 0 && self.chance.one_in(lost) { 2_000 } else { 10 };
                    let at = self.now + 1 + self.up_to(late);
                    self.queue.put(at, Event::Hint { node, seq });
                }
            }
        }
    }

    /// Other nodes are to hear that somebody was signed out.
    pub(crate) fn tell_of_sign_out(&mut self, life: Life) {
        let lost = self.scenario.hint_lost_one_in;
        for node in (0..self.nodes.len()).filter(|node| *node != life.node) {
            if lost == 0 || !self.chance.one_in(lost) {
                let at = self.now + HINTS_EVERY_MS + 1 + self.up_to(10);
                self.queue.put(at, Event::ShutOut { node });
            }
        }
    }

    pub(crate) fn hinted(&mut self, node: usize, seq: u32) {
        if self.nodes[node].power != Power::Down && self.nodes[node].room.is_some() {
            self.give(node, Input::Hint { seq });
        }
    }

    /// A newcomer as a node with a planted fault takes them.
    pub(crate) fn as_planted(&self, mut new: Newcomer) -> Newcomer {
        if self.fault == Some(PlantedFault::ChatAgain) {
            new.chat_since = 0;
        }
        new
    }

    pub(crate) fn seen_as_planted(&self, seen: u32) -> u32 {
        if self.fault == Some(PlantedFault::SeenIgnored) { 0 } else { seen }
    }
}
