//! A store that is made up. What is written waits for the next commit, and then all of it is
//! written together; any question may fail in every way that a real one can.

use std::collections::{BTreeMap, BTreeSet};

use traumfabrik_room::{
    Append, Appended, Around, AskId, ChatShown, Claim, KeptEntry, KeptOrder, KeptSnapshot, Loaded,
    Outage, People, Person, Question, ReadReply, Reindex, Reply, Snapshot, StoreFault, UsedOrder,
};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{Channel, LogEntry, PersonId, Plan, TableEvent, Time};

use crate::PlantedFault;
use crate::queue::{Life, Millis};

/// So much of what was said comes with a table.
const CHAT_KNOWN: usize = 50;

/// Everything that is kept of one game.
#[derive(Debug)]
pub struct GameStore {
    /// The log.
    pub entries: Vec<KeptEntry>,
    /// The table as it stood after one of the entries.
    pub snapshot: Option<KeptSnapshot>,
    /// Standing orders.
    pub orders: Vec<KeptOrder>,
    /// Orders that somebody has taken back, by name.
    pub(crate) taken_back: BTreeSet<String>,
    /// What was said.
    pub chat: Vec<ChatShown>,
    /// What those said to each other who look on.
    pub aside: Vec<ChatShown>,
    /// What was said by which message.
    messages: BTreeMap<(Channel, PersonId, String), i64>,
    /// Those who may not speak.
    pub muted: BTreeSet<PersonId>,
    /// Who does not want to hear whom.
    pub blocked: BTreeSet<(PersonId, PersonId)>,
    /// What is due.
    pub due: Option<DueAt>,
    /// What its clock showed when the table was opened.
    begin: Time,
    /// Who looks, by way of which node, and until when that is believed.
    pub(crate) present: BTreeMap<(Life, PersonId), Time>,
    pub(crate) heartbeat: Option<(Time, bool)>,
    pub(crate) outages: Vec<Outage>,
    /// Sessions that have not ended.
    pub(crate) sessions: BTreeSet<u64>,
    /// How far the store's clock is off.
    pub(crate) clock_off_ms: Millis,
    pub(crate) away_until: Millis,
    /// What waits to be written.
    pub(crate) batch: Vec<Write>,
    seed: String,
    /// What it does wrong.
    pub(crate) fault: Option<PlantedFault>,
}

/// Something that waits to be written.
#[derive(Debug)]
pub(crate) struct Write {
    pub(crate) life: Life,
    /// By the clock of the node that asks.
    pub(crate) now: Time,
    pub(crate) ask: AskId,
    pub(crate) question: Question,
    pub(crate) fate: Fate,
}

/// What becomes of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is answered.
    Fine,
    /// It is not done, and the store says so.
    Away,
    /// It is done, and nobody hears of it.
    DoneUnsaid,
    /// It is not done, and nobody hears of it.
    LeftUnsaid,
}

/// Something that is due in the game.
#[derive(Clone, Copy, Debug)]
pub struct DueAt {
    /// The last entry when it was written.
    pub seq: u32,
    /// When.
    pub at: Time,
    /// Who sees to it, and until when.
    pub lease: Option<(Life, Time)>,
}

impl GameStore {
    /// A store with a table that somebody has just opened.
    pub fn new(plan: Plan, seed: &Seed, begin: Time) -> Self {
        let event = TableEvent::Opened { plan: Box::new(plan) };
        let command = "open".parse().expect("a plain word is a name");
        let entry = LogEntry { seq: 1, command, at: begin, event };
        let first = KeptEntry {
            seq: 1,
            command: entry.command.clone(),
            at: begin,
            version: entry.version(),
            body: entry.body().into(),
            state_hash: None,
        };
        Self {
            entries: vec![first],
            snapshot: None,
            orders: Vec::new(),
            taken_back: BTreeSet::new(),
            chat: Vec::new(),
            aside: Vec::new(),
            messages: BTreeMap::new(),
            muted: BTreeSet::new(),
            blocked: BTreeSet::new(),
            due: None,
            present: BTreeMap::new(),
            heartbeat: None,
            outages: Vec::new(),
            sessions: BTreeSet::new(),
            clock_off_ms: 0,
            away_until: 0,
            batch: Vec::new(),
            begin,
            seed: seed.reveal(),
            fault: None,
        }
    }

    /// What its clock shows.
    pub(crate) fn time(&self, now: Millis) -> Time {
        self.begin.plus(now + self.clock_off_ms)
    }

    pub(crate) fn is_away(&self, now: Millis) -> bool {
        now < self.away_until
    }

    pub(crate) fn n_entries(&self) -> u32 {
        self.entries.len() as u32
    }

    /// Whether something has to be written, and not only read.
    pub(crate) fn is_write(question: &Question) -> bool {
        match question {
            Question::Append(_)
            | Question::Claim { .. }
            | Question::PutOrder { .. }
            | Question::DropOrder { .. }
            | Question::Say { .. }
            | Question::Mute { .. }
            | Question::Block { .. } => true,
            Question::Load { .. }
            | Question::Read { .. }
            | Question::People { .. }
            | Question::Around { .. }
            | Question::Present
            | Question::Chat { .. }
            | Question::Blocked { .. } => false,
        }
    }

    /// Does what it is asked, as far as that is its fate.
    pub(crate) fn carry_out(
        &mut self,
        life: Life,
        now: Time,
        question: Question,
        fate: Fate,
    ) -> Result<Reply, StoreFault> {
        match fate {
            Fate::Fine => Ok(self.answer(life, now, question)),
            Fate::Away => Err(StoreFault::Away),
            Fate::DoneUnsaid => {
                self.answer(life, now, question);
                Err(StoreFault::Unknown)
            }
            Fate::LeftUnsaid => Err(StoreFault::Unknown),
        }
    }

    /// Does what it is asked by a node, at a time by that node's clock.
    pub fn answer(&mut self, life: Life, now: Time, question: Question) -> Reply {
        match question {
            Question::Load { spoiled } => {
                self.snapshot.take_if(|kept| spoiled.as_ref() == Some(kept));
                let mut entries = self.read(0);
                if let Some(snapshot) = &self.snapshot {
                    entries.retain(|kept| kept.seq == 1 || kept.seq >= snapshot.seq);
                }
                Reply::Loaded(Some(Box::new(Loaded {
                    snapshot: self.snapshot.clone(),
                    entries,
                    seed: self.seed.clone(),
                    orders: self.orders.clone(),
                    present: self.present(now),
                    chat: last(&self.chat),
                    muted: self.muted(),
                })))
            }
            Question::Read { after, command } => {
                let is_it = |kept: &&KeptEntry| Some(&kept.command) == command.as_ref();
                let found = self.entries.iter().find(is_it).map(|kept| kept.seq);
                let is_blind = self.fault == Some(PlantedFault::CommandNotLookedUp);
                Reply::Read(Box::new(ReadReply {
                    found: found.filter(|_| !is_blind),
                    entries: self.read(after),
                    orders: self.orders.clone(),
                }))
            }
            Question::Append(append) => Reply::Appended(self.append(life, *append)),
            Question::People { ids } => Reply::People(people(&ids)),
            Question::Around { ids, listeners, is_overheard: _ } => {
                Reply::Around(Box::new(Around {
                    people: people(&ids),
                    orders: self.orders.clone(),
                    present: self.present(now),
                    chat: last(&self.chat),
                    aside: last(&self.aside),
                    muted: self.muted(),
                    blocked: listeners
                        .into_iter()
                        .map(|it| (it.clone(), self.blocked(&it)))
                        .collect(),
                }))
            }
            Question::Present => Reply::Present(self.present(now)),
            Question::Claim { seq, until } => Reply::Claimed(self.claim(life, now, seq, until)),
            Question::PutOrder { order_id, seat, body, reindex } => {
                let known = self.orders.iter().find(|order| order.used.order_id == order_id);
                let revision = known.map_or(1, |order| order.used.revision + 1);
                if self.fault != Some(PlantedFault::OrdersNotKept) {
                    self.orders.retain(|order| order.used.order_id != order_id);
                    let used = UsedOrder { order_id, revision };
                    self.orders.push(KeptOrder { used, seat, body });
                }
                self.reindex(reindex);
                Reply::OrderPut { revision }
            }
            Question::DropOrder { order_id, reindex } => {
                let n_before = self.orders.len();
                self.orders.retain(|order| order.used.order_id != order_id);
                self.reindex(reindex);
                let was_there = self.orders.len() < n_before;
                self.taken_back.extend(was_there.then_some(order_id));
                Reply::OrderDropped { was_there }
            }
            Question::Say { channel, person, id, text, at } => {
                let key = (channel, person.clone(), id);
                let known = self.messages.get(&key).copied();
                let talk = self.talk_mut(channel);
                if let Some(said) = talk.iter().find(|said| Some(said.chat) == known) {
                    return Reply::Said(said.clone());
                }
                let chat = talk.len() as i64 + 1;
                let name = Some(person.to_string());
                let said = ChatShown { chat, person, name, at, text: Some(text) };
                talk.push(said.clone());
                if !key.2.is_empty() && self.fault != Some(PlantedFault::MessagesForgotten) {
                    self.messages.insert(key, chat);
                }
                Reply::Said(said)
            }
            Question::Chat { channel, after, before, limit, reader } => {
                let blocked = reader.map(|reader| self.blocked(&reader)).unwrap_or_default();
                let fits = |chat: &&ChatShown| {
                    (after < chat.chat && chat.chat < before) && !blocked.contains_key(&chat.person)
                };
                let page: Vec<ChatShown> =
                    self.talk_mut(channel).iter().filter(fits).cloned().collect();
                let n_left = page.len().saturating_sub(limit as usize);
                Reply::Chat(page[n_left..].to_vec())
            }
            Question::Mute { person, is_on } => {
                set(&mut self.muted, person, is_on);
                Reply::Muted(self.muted())
            }
            Question::Block { person, other, is_on, max } => {
                let is_full = self.blocked(&person).len() >= max as usize;
                if !is_on || !is_full {
                    set(&mut self.blocked, (person.clone(), other), is_on);
                }
                Reply::Blocked(self.blocked(&person))
            }
            Question::Blocked { person } => Reply::Blocked(self.blocked(&person)),
        }
    }

    /// Keeps a snapshot of a table whose log is here.
    pub fn keep(&mut self, snapshot: &Snapshot) {
        if snapshot.seq() <= self.n_entries() {
            let body = snapshot.text().into();
            self.snapshot = Some(KeptSnapshot { seq: snapshot.seq(), body });
        }
    }

    fn read(&self, after: u32) -> Vec<KeptEntry> {
        let mut entries = self.entries[(after as usize).min(self.entries.len())..].to_vec();
        // A damaged disk, or somebody with a pen: a price that nobody bid.
        if self.fault == Some(PlantedFault::HashIgnored) {
            for kept in &mut entries {
                kept.state_hash = None;
                kept.body = kept.body.replace("\"amount\":1}", "\"amount\":2}").into();
            }
        }
        entries
    }

    fn append(&mut self, life: Life, append: Append) -> Appended {
        let mut entry = append.entry;
        let same = self.entries.iter().find(|kept| kept.command == entry.command);
        if let Some(same) = same
            && self.fault != Some(PlantedFault::CommandNotLookedUp)
        {
            return Appended::Duplicate { seq: same.seq };
        }
        if entry.seq != self.n_entries() + 1 {
            if self.fault != Some(PlantedFault::NumberIgnored) {
                return Appended::Behind;
            }
            entry.seq = self.n_entries() + 1;
        }
        if let Some(used) = &append.order
            && !self.orders.iter().any(|order| order.used == *used)
        {
            return Appended::OrderGone;
        }
        let lease = append.lease_until.map(|until| (life, until));
        self.due = append.due_at.map(|at| DueAt { seq: entry.seq, at, lease });
        self.entries.push(entry);
        Appended::Done
    }

    fn claim(&mut self, life: Life, now: Time, seq: u32, until: Time) -> Claim {
        let Some(due) = self.due.as_mut().filter(|due| due.seq == seq) else { return Claim::Gone };
        match due.lease {
            Some((holder, until))
                if holder != life && until > now && self.fault != Some(PlantedFault::NoLease) =>
            {
                Claim::Held { until }
            }
            Some(_) | None => {
                due.lease = Some((life, until));
                Claim::Granted
            }
        }
    }

    fn reindex(&mut self, reindex: Option<Reindex>) {
        // What somebody else has written since is more than an order can change.
        if let Some(Reindex { table, due_at }) = reindex
            && table.seq() == self.n_entries()
        {
            // Whoever thinks about it goes on.
            let lease = self.due.and_then(|due| due.lease);
            self.due = due_at.map(|at| DueAt { seq: table.seq(), at, lease });
        }
    }

    fn present(&self, now: Time) -> Vec<PersonId> {
        let here = self.present.iter().filter(|(_, until)| **until > now);
        here.map(|((_, person), _)| person.clone()).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn muted(&self) -> People {
        let is_kept = self.fault != Some(PlantedFault::HushForgotten);
        people(self.muted.iter().filter(|_| is_kept))
    }

    fn blocked(&self, person: &PersonId) -> People {
        let is_kept = self.fault != Some(PlantedFault::HushForgotten);
        let blocked = self.blocked.iter().filter(|(by, _)| is_kept && by == person);
        people(blocked.map(|(_, other)| other))
    }

    fn talk_mut(&mut self, channel: Channel) -> &mut Vec<ChatShown> {
        match channel {
            Channel::Table => &mut self.chat,
            Channel::Watchers => &mut self.aside,
        }
    }
}

fn last(said: &[ChatShown]) -> Vec<ChatShown> {
    said[said.len().saturating_sub(CHAT_KNOWN)..].to_vec()
}

fn people<'p>(ids: impl IntoIterator<Item = &'p PersonId>) -> People {
    let person = |id: &PersonId| Person {
        person: id.host().parse().expect("whoever has a device has a name"),
        name: Some(id.to_string()),
        is_blocked: false,
        is_notified: false,
    };
    ids.into_iter().map(|id| (id.clone(), person(id))).collect()
}

fn set<T: Ord>(set: &mut BTreeSet<T>, what: T, is_on: bool) {
    if is_on {
        set.insert(what);
    } else {
        set.remove(&what);
    }
}
