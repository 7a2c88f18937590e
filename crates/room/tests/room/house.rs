//! Nodes with a room each, on one store. Everything happens at once and in order; hints are lost
//! unless a test hands them on.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;
use traumfabrik_packs::Library;
use traumfabrik_room::{
    Answer, Append, Appended, Around, ChatShown, Claim, Cut, Effect, FromClient, Input, KeptEntry,
    KeptOrder, ListenerId, Loaded, Moment, Newcomer, Outage, Person, Query, Question, ReadReply,
    Reply, RequestId, Room, RoomError, Settings, StoreFault, Thought, UsedOrder, Wanted,
};
use traumfabrik_rules::{Action, Seats, Start};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Absence, ClockRule, Command, LogEntry, PersonId, Plan, Table, TableEvent, Time, Watchers,
};

pub(crate) const BEGIN: Time = Time(10_000_000);
pub(crate) const PACE_MS: i64 = 700;

/// What a store keeps of one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Store {
    pub(crate) entries: Vec<KeptEntry>,
    pub(crate) orders: Vec<KeptOrder>,
    pub(crate) chat: Vec<ChatShown>,
    pub(crate) lease: Option<(usize, Time)>,
    pub(crate) due_at: Option<Time>,
    pub(crate) present: Vec<PersonId>,
    /// What becomes of the next entries: each is kept, and this is said.
    pub(crate) appends: Vec<StoreFault>,
    pub(crate) is_away: bool,
    pub(crate) n_reads: usize,
    pub(crate) n_claims: usize,
    /// Whether whoever wants to think is always told that the table has moved on.
    pub(crate) has_moved_on: bool,
}

/// A node, and what its room had it do.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) room: Room,
    pub(crate) heard: BTreeMap<u64, Vec<Value>>,
    pub(crate) answers: Vec<Result<Answer, RoomError>>,
    pub(crate) cuts: Vec<(u64, Cut)>,
    pub(crate) hints: Vec<u32>,
    pub(crate) thoughts: Vec<Thought>,
    pub(crate) wake_at: Option<Time>,
    pub(crate) n_polls: usize,
}

#[derive(Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) nodes: Vec<Node>,
    pub(crate) now: Time,
    pub(crate) outages: Vec<Outage>,
    n_requests: u64,
}

pub(crate) fn person(name: &str) -> PersonId {
    name.parse().unwrap()
}

pub(crate) fn settings() -> Settings {
    Settings {
        is_offered: |bot| bot == "robot",
        chat_chars: 20,
        messages_per_second: 20,
        is_shared: true,
        boxes: Arc::default(),
    }
}

pub(crate) fn plan() -> Plan {
    let start = Start::new(Seats::new(3).unwrap());
    let pack = Library::embedded();
    let pack = pack.get("traumfabrik-2000").unwrap();
    Plan {
        header: pack.header(start, vec![String::new(); 3]).unwrap(),
        owner: person("ada"),
        is_public: true,
        watchers: Watchers::Everybody,
        clock: ClockRule::None {},
        absence: Absence { substitute: "robot".to_owned(), on_timeout: true, grace_ms: None },
        pace_ms: PACE_MS,
        has_hints: true,
        counts_purses: false,
        commitment: seed().commitment().to_string(),
        rematch_of: None,
    }
}

fn seed() -> Seed {
    Seed::from_bytes([7; 32])
}

impl House {
    /// A table that somebody has opened, on so many nodes.
    pub(crate) fn open(n_nodes: usize, plan: Plan) -> Self {
        let event = TableEvent::Opened { plan: Box::new(plan) };
        let entry = LogEntry { seq: 1, command: "open".parse().unwrap(), at: BEGIN, event };
        let kept = KeptEntry {
            seq: 1,
            command: entry.command.clone(),
            at: BEGIN,
            version: LogEntry::VERSION,
            body: entry.body().into(),
            state_hash: None,
        };
        let store = Store { entries: vec![kept], ..Store::default() };
        let nodes = (0..n_nodes).map(|_| Node::new()).collect();
        Self { store, nodes, now: BEGIN.plus(1_000), outages: Vec::new(), n_requests: 0 }
    }

    /// A game that has begun with these people at the first seats, everything by the first node.
    pub(crate) fn begun(n_nodes: usize, plan: Plan, people: &[&str]) -> Self {
        let mut house = Self::open(n_nodes, plan);
        for name in people {
            let sit = Command::Sit { seat: None, studio: None, nonce: None };
            house.does(0, name, sit).unwrap();
        }
        house.does(0, "ada", Command::Start { fill: Some("robot".to_owned()) }).unwrap();
        house
    }

    /// The node ends, and another one takes its place that knows nothing.
    pub(crate) fn restart(&mut self, node: usize) {
        self.nodes[node] = Node::new();
    }

    /// Lets time pass, second by second and whenever a room wanted to be woken.
    pub(crate) fn wait(&mut self, ms: i64) {
        let end = self.now.plus(ms);
        while self.now < end {
            let wakes = self.nodes.iter().filter_map(|node| node.wake_at);
            let next = wakes.filter(|at| *at > self.now).min().unwrap_or(end);
            self.now = next.min(self.now.plus(1_000)).min(end);
            for node in 0..self.nodes.len() {
                self.give(node, Input::Tick);
            }
        }
    }

    /// Somebody does something without a connection. Answers the number of the entry.
    pub(crate) fn does(
        &mut self,
        node: usize,
        name: &str,
        command: Command,
    ) -> Result<u32, RoomError> {
        let id = format!("c{}", self.n_requests);
        match self.asks(node, Some(name), Wanted::Message(FromClient::Command { id, command }))? {
            Answer::Done { seq } => Ok(seq),
            other => panic!("a command was answered by {other:?}"),
        }
    }

    pub(crate) fn asks(
        &mut self,
        node: usize,
        name: Option<&str>,
        wanted: Wanted,
    ) -> Result<Answer, RoomError> {
        self.asks_seen(node, name, 0, wanted)
    }

    pub(crate) fn asks_seen(
        &mut self,
        node: usize,
        name: Option<&str>,
        seen: u32,
        wanted: Wanted,
    ) -> Result<Answer, RoomError> {
        self.n_requests += 1;
        let (request, person) = (RequestId(self.n_requests), name.map(person));
        self.give(node, Input::Request { request, person, seen, wanted });
        self.nodes[node].answers.pop().expect("an answer")
    }

    /// The number of the last entry that a node knows.
    pub(crate) fn seq(&mut self, node: usize) -> u32 {
        let wanted = Wanted::Query(Query::Standing { look: None });
        match self.asks(node, Some("ada"), wanted) {
            Ok(Answer::Standing(standing)) => standing.table.seq(),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn listens(&mut self, node: usize, listener: u64, name: Option<&str>) {
        self.joins(node, listener, name, 0);
    }

    pub(crate) fn joins(&mut self, node: usize, listener: u64, name: Option<&str>, chat: i64) {
        let new = Newcomer {
            listener: ListenerId(listener),
            person: name.map(person),
            look: None,
            since: 0,
            chat_since: chat,
        };
        self.give(node, Input::Join(new));
    }

    /// Somebody sends a message by a connection. What is heard since comes back.
    pub(crate) fn sends(
        &mut self,
        node: usize,
        listener: u64,
        name: Option<&str>,
        message: FromClient,
    ) -> Vec<Value> {
        let (person, listener_id) = (name.map(person), ListenerId(listener));
        self.nodes[node].heard.remove(&listener);
        self.give(node, Input::Message { listener: listener_id, person, message });
        self.heard(node, listener)
    }

    /// What somebody has heard since they were last asked.
    pub(crate) fn heard(&mut self, node: usize, listener: u64) -> Vec<Value> {
        self.nodes[node].heard.remove(&listener).unwrap_or_default()
    }

    pub(crate) fn table(&self, node: usize) -> &Table {
        self.nodes[node].room.table().expect("the table was read")
    }

    /// An action that whoever is due may do, and the command for it.
    pub(crate) fn play(&self, node: usize) -> Command {
        let table = self.table(node);
        let seat = table.due().expect("somebody is due");
        let action: Action = table.game().unwrap().legal().nth(0).unwrap();
        Command::Play { seat: seat.0, turn: table.turn(), actions: vec![action] }
    }

    pub(crate) fn give(&mut self, node: usize, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let moment = Moment { time: self.now, outages: self.outages.clone().into() };
            let mut effects = Vec::new();
            self.nodes[node].room.handle(&moment, input, &mut effects);
            for effect in effects {
                if let Effect::Ask { ask, question } = effect {
                    let reply = self.store.answer(node, self.now, question);
                    inputs.push(Input::Replied { ask, reply });
                } else {
                    self.nodes[node].note(effect);
                }
            }
        }
    }
}

impl Node {
    fn new() -> Self {
        Self {
            room: Room::new("game".parse().unwrap(), settings()),
            heard: BTreeMap::new(),
            answers: Vec::new(),
            cuts: Vec::new(),
            hints: Vec::new(),
            thoughts: Vec::new(),
            wake_at: None,
            n_polls: 0,
        }
    }

    fn note(&mut self, effect: Effect) {
        match effect {
            Effect::Send { to, text } => {
                for ListenerId(to) in to {
                    let message = serde_json::from_str(&text).unwrap();
                    self.heard.entry(to).or_default().push(message);
                }
            }
            Effect::Answer { to: traumfabrik_room::Asker::Listener { listener, id }, answer } => {
                let message = serde_json::from_str(&Answer::text(&answer, &id)).unwrap();
                self.heard.entry(listener.0).or_default().push(message);
            }
            Effect::Answer { answer, .. } => self.answers.push(answer),
            Effect::Cut { listener, why } => self.cuts.push((listener.0, why)),
            Effect::Tell { seq } => self.hints.push(seq),
            Effect::Think(thought) => self.thoughts.push(*thought),
            Effect::Wake { at } => self.wake_at = Some(at),
            Effect::Poll { .. } => self.n_polls += 1,
            Effect::Present { .. }
            | Effect::Absent { .. }
            | Effect::Delay { .. }
            | Effect::Advise(_) => {}
            Effect::Ask { .. } => unreachable!("the store answers"),
            Effect::Break { why } => panic!("broken: {why}"),
            Effect::Forget => panic!("there is such a game"),
        }
    }
}

impl Store {
    pub(crate) fn answer(
        &mut self,
        node: usize,
        now: Time,
        question: Question,
    ) -> Result<Reply, StoreFault> {
        if self.is_away {
            return Err(StoreFault::Away);
        }
        Ok(match question {
            Question::Load => Reply::Loaded(Some(Box::new(Loaded {
                entries: self.entries.clone(),
                seed: seed().reveal(),
                orders: self.orders.clone(),
                present: self.present.clone(),
                chat: self.chat.clone(),
            }))),
            Question::Read { after, command } => {
                self.n_reads += 1;
                let found =
                    self.entries.iter().find(|kept| Some(&kept.command) == command.as_ref());
                Reply::Read(Box::new(ReadReply {
                    found: found.map(|kept| kept.seq),
                    entries: self.entries[after as usize..].to_vec(),
                    orders: self.orders.clone(),
                }))
            }
            Question::Append(append) => {
                let appended = self.append(node, *append);
                match self.appends.pop() {
                    Some(fault) => return Err(fault),
                    None => Reply::Appended(appended),
                }
            }
            Question::People { ids } => Reply::People(people(&ids)),
            Question::Around { ids } => Reply::Around(Box::new(Around {
                people: people(&ids),
                orders: self.orders.clone(),
                present: self.present.clone(),
                chat: self.chat.clone(),
            })),
            Question::Present => Reply::Present(self.present.clone()),
            Question::Claim { seq, until } => {
                self.n_claims += 1;
                let is_last = seq as usize == self.entries.len() && !self.has_moved_on;
                Reply::Claimed(match self.lease {
                    _ if !is_last => Claim::Gone,
                    Some((holder, until)) if holder != node && until > now => Claim::Held { until },
                    Some(_) | None => {
                        self.lease = Some((node, until));
                        Claim::Granted
                    }
                })
            }
            Question::PutOrder { order_id, seat, body, .. } => {
                self.orders.retain(|order| order.used.order_id != order_id);
                let used = UsedOrder { order_id, revision: 1 };
                self.orders.push(KeptOrder { used, seat, body });
                Reply::OrderPut { revision: 1 }
            }
            Question::DropOrder { order_id, .. } => {
                let n_before = self.orders.len();
                self.orders.retain(|order| order.used.order_id != order_id);
                Reply::OrderDropped { was_there: self.orders.len() < n_before }
            }
            Question::Say { person, text, at } => {
                let chat = self.chat.len() as i64 + 1;
                let name = Some(person.to_string());
                let said = ChatShown { chat, person, name, at, text: Some(text) };
                self.chat.push(said.clone());
                Reply::Said(said)
            }
            Question::Chat { after, before, limit } => {
                let fits = |chat: &&ChatShown| (after + 1..before).contains(&chat.chat);
                let page: Vec<ChatShown> = self.chat.iter().filter(fits).cloned().collect();
                let n_left = page.len().saturating_sub(limit as usize);
                Reply::Chat(page[n_left..].to_vec())
            }
        })
    }

    fn append(&mut self, node: usize, append: Append) -> Appended {
        let entry = append.entry;
        if let Some(same) = self.entries.iter().find(|kept| kept.command == entry.command) {
            return Appended::Duplicate { seq: same.seq };
        }
        if entry.seq as usize != self.entries.len() + 1 {
            return Appended::Behind;
        }
        let is_there = |used: &UsedOrder| self.orders.iter().any(|order| order.used == *used);
        if append.order.as_ref().is_some_and(|used| !is_there(used)) {
            return Appended::OrderGone;
        }
        self.entries.push(entry);
        self.lease = append.lease_until.map(|until| (node, until));
        self.due_at = append.due_at;
        Appended::Done
    }
}

fn people(ids: &[PersonId]) -> BTreeMap<PersonId, Person> {
    let person = |id: &PersonId| Person {
        person: id.clone(),
        name: Some(id.to_string()),
        is_blocked: false,
        is_notified: false,
    };
    ids.iter().map(|id| (id.clone(), person(id))).collect()
}

/// The messages of one kind.
pub(crate) fn kind<'m>(heard: &'m [Value], kind: &str) -> Vec<&'m Value> {
    heard.iter().filter(|message| message["type"] == kind).collect()
}

/// A plan that nobody may look on.
pub(crate) fn closed_plan() -> Plan {
    Plan { watchers: Watchers::Nobody, ..plan() }
}

/// A plan with clocks.
pub(crate) fn live_plan(bank_ms: i64) -> Plan {
    Plan { clock: ClockRule::Live { bank_ms, increment_ms: 0 }, ..plan() }
}
