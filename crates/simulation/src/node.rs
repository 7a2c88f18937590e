//! A node: a process with a room in it, a clock that it read some time ago, and doors by which
//! clients are connected.

use std::collections::BTreeMap;
use std::sync::Arc;

use traumfabrik_room::{ListenerId, NodeTime, Outage, RequestId, Room};
use traumfabrik_rules::Perspective;
use traumfabrik_table::{PersonId, Time};

use crate::judge::Fields;
use crate::queue::{Life, Millis};

/// One process after the other, at one place.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) life: Life,
    pub(crate) power: Power,
    pub(crate) started_at: Millis,
    /// The room, while it is in memory.
    pub(crate) room: Option<Room>,
    /// Since when.
    pub(crate) loaded_at: Millis,
    pub(crate) clock: NodeClock,
    pub(crate) doors: BTreeMap<ListenerId, Door>,
    pub(crate) requests: BTreeMap<RequestId, Request>,
    /// Hints that have not been sent yet.
    pub(crate) hints: Vec<u32>,
    pub(crate) wake_at: Option<Millis>,
    /// Whether the store did not answer when it was last looked for.
    pub(crate) is_store_away: bool,
}

/// Whether a process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Power {
    Up,
    /// It was told to stop: nobody comes in any more, and what was begun is ended.
    Stopping,
    Down,
}

/// The store's clock as a node knows it.
#[derive(Clone, Debug)]
pub(crate) struct NodeClock {
    /// What it showed.
    pub(crate) time: Time,
    /// When it was read.
    pub(crate) read_at: Millis,
    /// The last sign of life that was given here: what it showed, and when.
    pub(crate) sign: Option<(Time, Millis)>,
    pub(crate) outages: Arc<[Outage]>,
    /// Planted: it waits for the store's clock to catch up.
    pub(crate) stands: bool,
    /// Planted: the node has no clock of its own.
    pub(crate) is_only_clock: bool,
}

impl Default for NodeClock {
    /// The clock of a process that has not read it, nor given a sign of life.
    fn default() -> Self {
        Self {
            time: Time(i64::MIN / 2),
            read_at: Millis::MIN / 2,
            sign: None,
            outages: Arc::default(),
            stands: false,
            is_only_clock: false,
        }
    }
}

impl NodeClock {
    pub(crate) fn time(&self, now: Millis) -> Time {
        if self.stands { self.time } else { self.time.plus(now - self.read_at) }
    }

    pub(crate) fn moment(&self, now: Millis) -> NodeTime {
        let time = self.time(now);
        let steady_ms = if self.is_only_clock { time.0 } else { now };
        NodeTime { time, steady_ms, outages: Arc::clone(&self.outages) }
    }
}

/// A connection as a node knows it, and what was sent by it.
#[derive(Debug)]
pub(crate) struct Door {
    pub(crate) client: usize,
    pub(crate) person: Option<PersonId>,
    pub(crate) session: Option<u64>,
    /// What whoever listens had when it was opened.
    pub(crate) since: u32,
    pub(crate) chat_since: i64,
    /// What whoever listens knows by now; none before they were let in.
    pub(crate) told: Option<Told>,
    /// What was sent and has not arrived.
    pub(crate) n_bytes: usize,
    /// When the last of it will arrive: nothing overtakes anything.
    pub(crate) free_at: Millis,
    /// When something arrived last.
    pub(crate) read_at: Millis,
    /// Planted: a right that the room has taken away, and that is still served.
    pub(crate) kept_right: Option<Perspective>,
}

/// What a listener was told bit by bit.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) at: Millis,
    pub(crate) seq: u32,
    pub(crate) look: Perspective,
    pub(crate) table: Fields,
    pub(crate) view: Option<Fields>,
    /// The last thing said that they heard.
    pub(crate) chat: i64,
}

/// Somebody who asked without a connection.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) client: usize,
    /// Of the message; empty for a question.
    pub(crate) id: String,
    pub(crate) seen: u32,
}

impl Node {
    /// A node that has not started.
    pub(crate) fn new(node: usize) -> Self {
        Self {
            life: Life { node, number: 0 },
            power: Power::Down,
            started_at: 0,
            room: None,
            loaded_at: 0,
            clock: NodeClock::default(),
            doors: BTreeMap::new(),
            requests: BTreeMap::new(),
            hints: Vec::new(),
            wake_at: None,
            is_store_away: false,
        }
    }

    /// Whether this run of the process still goes on.
    pub(crate) fn lives(&self, life: Life) -> bool {
        self.life == life && self.power != Power::Down
    }
}
