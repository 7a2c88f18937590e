//! Judges look on and compare what they see with what was promised. They know the log as the store
//! keeps it, the true time, and everything that anybody was sent; rooms know nothing of them.

mod answers;
mod duty;
mod log;
mod rights;
mod shown;
mod time;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use traumfabrik_rules::Seat;
use traumfabrik_table::{Command, CommandId, LogEntry, Table, Time};

use crate::queue::{Life, Millis};
use crate::store::GameStore;
use crate::world::game_id;

pub(crate) use shown::Fields;

/// A promise that somebody watches over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// What was acknowledged is in the log, at the number that was acknowledged.
    Acknowledged,
    /// Nobody is shown what is not stored, byte for byte.
    Stored,
    /// No command makes two entries, no number is missing, nothing is there that nobody sent, and
    /// nothing is said twice.
    Once,
    /// Folding the log gives what was stored.
    Fold,
    /// What was told bit by bit is what a fresh look shows.
    Told,
    /// Whoever has seen an entry is never shown less, by whatever node.
    NeverBack,
    /// Within seconds every node shows what any of them has written.
    Spread,
    /// Nobody is refused for what others did before.
    Refused,
    /// Nobody is sent what they may not see.
    Rights,
    /// Whoever was signed out hears and does nothing more.
    Session,
    /// Orders that were acknowledged are kept.
    Orders,
    /// Time without a server is given back, no more and no less.
    Time,
    /// What is due is done: bots, orders, clocks that run out.
    Duty,
    /// One node at a time thinks about a decision.
    Lease,
    /// What waits and what is said has a limit.
    Bounded,
    /// Games come to their end.
    End,
}

/// What a judge has found.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Which judge.
    pub judge: Promise,
    /// When, in milliseconds since the history began.
    pub at_ms: i64,
    /// What.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {} ms: {}", self.judge, self.at_ms, self.what)
    }
}

/// What judges remember.
#[derive(Debug)]
pub(crate) struct Judges {
    pub(crate) violation: Option<Violation>,
    /// The table after every entry, folded by nobody but the judges.
    tables: Vec<Arc<Table>>,
    /// When each entry was written.
    committed_at: Vec<Millis>,
    commands: BTreeMap<CommandId, u32>,
    /// Commands that people have thought of, by client and id.
    wanted: BTreeMap<(usize, String), Command>,
    /// The log's length when a message last came to a node.
    arrivals: BTreeMap<(usize, String), u32>,
    /// When sessions were ended, and by which node.
    signed_out: BTreeMap<u64, (Millis, Life)>,
    beats: Vec<Beat>,
    jumped_at: Option<Millis>,
    thoughts: BTreeMap<(u32, Seat), (Life, Millis)>,
    ended: BTreeSet<Life>,
    /// When an order was last left or taken back.
    ordered_at: Millis,
    /// When it last changed who is silent.
    hushed_at: Millis,
}

/// A sign of life.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat {
    pub(crate) at: Millis,
    /// What the store's clock showed.
    pub(crate) time: Time,
    /// Whether a clock was watched.
    pub(crate) is_watching: bool,
}

impl Judges {
    pub(crate) fn new(store: &GameStore) -> Self {
        let first = &store.entries[0];
        let entry = LogEntry::read(1, first.command.clone(), first.at, first.version, &first.body);
        let table = entry.and_then(|entry| Table::open(game_id(), &entry));
        let table = table.expect("a table that was just opened can be read");
        Self {
            violation: None,
            tables: vec![Arc::new(table)],
            committed_at: vec![0],
            commands: BTreeMap::new(),
            wanted: BTreeMap::new(),
            arrivals: BTreeMap::new(),
            signed_out: BTreeMap::new(),
            beats: Vec::new(),
            jumped_at: None,
            thoughts: BTreeMap::new(),
            ended: BTreeSet::new(),
            ordered_at: 0,
            hushed_at: 0,
        }
    }

    /// Something is wrong. The first thing counts: others may follow from it.
    pub(crate) fn find(&mut self, now: Millis, judge: Promise, what: String) {
        self.violation.get_or_insert(Violation { judge, at_ms: now, what });
    }

    /// The table after an entry.
    pub(crate) fn table(&self, seq: u32) -> Option<Arc<Table>> {
        self.tables.get((seq as usize).checked_sub(1)?).cloned()
    }

    pub(crate) fn last_table(&self) -> &Arc<Table> {
        self.tables.last().expect("there is a first entry")
    }

    /// How long nothing was written.
    pub(crate) fn quiet_ms(&self, now: Millis) -> Millis {
        now - self.last_commit_at()
    }

    fn last_commit_at(&self) -> Millis {
        self.committed_at.last().copied().unwrap_or_default()
    }

    pub(crate) fn noted_command(&mut self, client: usize, id: &str, command: &Command) {
        self.wanted.insert((client, id.to_owned()), command.clone());
    }

    pub(crate) fn noted_arrival(&mut self, client: usize, id: &str, n_entries: u32) {
        self.arrivals.insert((client, id.to_owned()), n_entries);
    }

    pub(crate) fn noted_beat(&mut self, beat: Beat) {
        self.beats.push(beat);
    }

    pub(crate) fn noted_jump(&mut self, now: Millis) {
        self.jumped_at = Some(now);
    }

    pub(crate) fn noted_sign_out(&mut self, session: u64, now: Millis, by: Life) {
        self.signed_out.insert(session, (now, by));
    }

    pub(crate) fn noted_order(&mut self, now: Millis) {
        self.ordered_at = now;
    }

    pub(crate) fn noted_end(&mut self, life: Life) {
        self.ended.insert(life);
    }
}
