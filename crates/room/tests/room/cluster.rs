//! Nodes with a room each, on one store. Everything happens at once and in order; hints are lost
//! unless a test hands them on.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::sync::Arc;

use serde_json::Value;
use traumfabrik_packs::Library;
use traumfabrik_room::{
    Claim, Cut, FromClient, Input, ListenerId, Newcomer, NodeTime, Outage, Output, Query, Question,
    Reply, RequestId, Room, RoomAnswer, RoomConfig, RoomError, SharedSpot, StoreFault, Thought,
    Wanted,
};
use traumfabrik_rules::{Action, Seats, Start};
use traumfabrik_simulation::{GameStore, Life};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Absence, ClockRule, Command, PersonId, Plan, Table, Time, Watchers, Whims,
};

pub(crate) const BEGIN: Time = Time(10_000_000);
pub(crate) const PACE_MS: i64 = 700;

/// What goes wrong with the store, and what is counted of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trouble {
    /// What becomes of the next entries: each is kept, and this is said.
    pub(crate) appends: Vec<StoreFault>,
    /// The same of the next things that are said.
    pub(crate) says: Vec<StoreFault>,
    pub(crate) is_away: bool,
    /// Whether whoever wants to think is always told that the table has moved on.
    pub(crate) has_moved_on: bool,
    pub(crate) n_reads: usize,
    pub(crate) n_claims: usize,
}

/// A node, and what its room had it do.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) room: Room,
    pub(crate) heard: BTreeMap<u64, Vec<Value>>,
    pub(crate) answers: Vec<Result<RoomAnswer, RoomError>>,
    pub(crate) cuts: Vec<(u64, Cut)>,
    pub(crate) hints: Vec<u32>,
    pub(crate) shares: Vec<SharedSpot>,
    pub(crate) thoughts: Vec<Thought>,
    pub(crate) wake_at: Option<Time>,
    pub(crate) n_polls: usize,
    /// What was due and is left to others.
    pub(crate) left: Vec<u32>,
    pub(crate) is_forgotten: bool,
}

#[derive(Debug)]
pub(crate) struct Cluster {
    pub(crate) store: GameStore,
    pub(crate) trouble: Trouble,
    pub(crate) nodes: Vec<Node>,
    /// The time of day.
    pub(crate) now: Time,
    /// The time by a clock that nobody can set.
    steady_ms: i64,
    pub(crate) outages: Vec<Outage>,
    n_requests: u64,
}

pub(crate) fn person(name: &str) -> PersonId {
    name.parse().unwrap()
}

pub(crate) fn settings() -> RoomConfig {
    RoomConfig {
        is_offered: |bot| bot == "robot",
        chat_chars: 20,
        messages_per_second: 20,
        is_shared: true,
        snapshot_every: 6,
        boxes: Arc::default(),
        whims: Whims::from_bytes([9; 32]),
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
        taken_over: Vec::new(),
    }
}

fn seed() -> Seed {
    Seed::from_bytes([7; 32])
}

impl Cluster {
    /// A table that somebody has opened, on so many nodes.
    pub(crate) fn open(n_nodes: usize, plan: Plan) -> Self {
        let store = GameStore::new(plan, &seed(), BEGIN);
        let nodes = (0..n_nodes).map(|_| Node::new()).collect();
        Self {
            store,
            trouble: Trouble::default(),
            nodes,
            now: BEGIN.plus(1_000),
            steady_ms: 0,
            outages: Vec::new(),
            n_requests: 0,
        }
    }

    /// A game that has begun with these people at the first seats, everything by the first node.
    pub(crate) fn begun(n_nodes: usize, plan: Plan, people: &[&str]) -> Self {
        let mut cluster = Self::open(n_nodes, plan);
        for name in people {
            let sit = Command::Sit { seat: None, studio: None, nonce: None };
            cluster.does(0, name, sit).unwrap();
        }
        cluster.does(0, "ada", Command::Start { fill: Some("robot".to_owned()) }).unwrap();
        cluster
    }

    /// The node ends, and another one takes its place that knows nothing.
    pub(crate) fn restart(&mut self, node: usize) {
        self.nodes[node] = Node::new();
    }

    /// Lets time pass, second by second and whenever a room wanted to be woken.
    pub(crate) fn wait(&mut self, ms: i64) {
        self.wait_at_nodes(0..self.nodes.len(), ms);
    }

    /// Lets time pass at one node, while the others do nothing.
    pub(crate) fn wait_at(&mut self, node: usize, ms: i64) {
        self.wait_at_nodes(node..node + 1, ms);
    }

    fn wait_at_nodes(&mut self, nodes: Range<usize>, ms: i64) {
        let end = self.now.plus(ms);
        for node in nodes.clone() {
            if self.nodes[node].wake_at.is_some_and(|at| at <= self.now) {
                self.give(node, Input::Tick);
            }
        }
        while self.now < end {
            let wakes = self.nodes[nodes.clone()].iter().filter_map(|node| node.wake_at);
            let next = wakes.filter(|at| *at > self.now).min().unwrap_or(end);
            let next = next.min(self.now.plus(1_000)).min(end);
            self.steady_ms += next.since(self.now);
            self.now = next;
            for node in nodes.clone() {
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
            RoomAnswer::Done { seq } => Ok(seq),
            other => panic!("a command was answered by {other:?}"),
        }
    }

    pub(crate) fn asks(
        &mut self,
        node: usize,
        name: Option<&str>,
        wanted: Wanted,
    ) -> Result<RoomAnswer, RoomError> {
        self.asks_seen(node, name, 0, wanted)
    }

    pub(crate) fn asks_seen(
        &mut self,
        node: usize,
        name: Option<&str>,
        seen: u32,
        wanted: Wanted,
    ) -> Result<RoomAnswer, RoomError> {
        self.n_requests += 1;
        let (request, person) = (RequestId(self.n_requests), name.map(person));
        self.give(node, Input::Request { request, person, seen, wanted });
        self.nodes[node].answers.pop().expect("an answer")
    }

    /// The number of the last entry that a node knows.
    pub(crate) fn seq(&mut self, node: usize) -> u32 {
        let wanted = Wanted::Query(Query::Standing { look: None });
        match self.asks(node, Some("ada"), wanted) {
            Ok(RoomAnswer::Standing(standing)) => standing.table.seq(),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn listens(&mut self, node: usize, listener: u64, name: Option<&str>) {
        self.joins(node, listener, name, 0);
    }

    pub(crate) fn joins(&mut self, node: usize, listener: u64, name: Option<&str>, chat: i64) {
        self.give(node, Input::Join(newcomer(listener, name, chat)));
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

    fn moment(&self) -> NodeTime {
        let outages = self.outages.clone().into();
        NodeTime { time: self.now, steady_ms: self.steady_ms, outages }
    }

    /// Whether nobody would miss the room of a node.
    pub(crate) fn is_idle(&self, node: usize) -> bool {
        self.nodes[node].room.is_idle(&self.moment(), 0)
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
        self.give_all(node, vec![input]);
    }

    /// Several things happen before the store answers anything.
    pub(crate) fn give_all(&mut self, node: usize, inputs: Vec<Input>) {
        let mut inputs = VecDeque::from(inputs);
        while let Some(input) = inputs.pop_front() {
            let moment = self.moment();
            let mut effects = Vec::new();
            self.nodes[node].room.handle(&moment, input, &mut effects);
            for effect in effects {
                if let Output::Ask { ask, question } = effect {
                    let reply = self.ask_store(node, question);
                    inputs.push_back(Input::Replied { ask, reply });
                } else if let Output::Keep(snapshot) = effect {
                    self.store.keep(&snapshot);
                } else {
                    self.nodes[node].note(effect);
                }
            }
        }
    }
}

impl Cluster {
    fn ask_store(&mut self, node: usize, question: Question) -> Result<Reply, StoreFault> {
        if self.trouble.is_away {
            return Err(StoreFault::Away);
        }
        let fault = match &question {
            Question::Append(_) => self.trouble.appends.pop(),
            Question::Say { .. } => self.trouble.says.pop(),
            Question::Read { .. } => {
                self.trouble.n_reads += 1;
                None
            }
            Question::Claim { .. } => {
                self.trouble.n_claims += 1;
                if self.trouble.has_moved_on {
                    return Ok(Reply::Claimed(Claim::Gone));
                }
                None
            }
            _ => None,
        };
        let reply = self.store.answer(Life { node, number: 0 }, self.now, question);
        fault.map_or(Ok(reply), Err)
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
            shares: Vec::new(),
            thoughts: Vec::new(),
            wake_at: None,
            n_polls: 0,
            left: Vec::new(),
            is_forgotten: false,
        }
    }

    fn note(&mut self, effect: Output) {
        match effect {
            Output::Send { to, text } => {
                for ListenerId(to) in to {
                    let message = serde_json::from_str(&text).unwrap();
                    self.heard.entry(to).or_default().push(message);
                }
            }
            Output::Answer { to: traumfabrik_room::Asker::Listener { listener, id }, answer } => {
                let message = serde_json::from_str(&RoomAnswer::text(&answer, &id)).unwrap();
                self.heard.entry(listener.0).or_default().push(message);
            }
            Output::Answer { answer, .. } => self.answers.push(answer),
            Output::Cut { listener, why } => self.cuts.push((listener.0, why)),
            Output::Tell { seq } => self.hints.push(seq),
            Output::Share(shared) => self.shares.push(shared),
            Output::Think(thought) => self.thoughts.push(*thought),
            Output::Wake { at } => self.wake_at = Some(at),
            Output::Poll { .. } => self.n_polls += 1,
            Output::Present { .. }
            | Output::Absent { .. }
            | Output::Delay { .. }
            | Output::Advise(_) => {}
            Output::Ask { .. } | Output::Keep(_) => unreachable!("the store has it"),
            Output::Break { why } => panic!("broken: {why}"),
            Output::Leave { seq } => self.left.push(seq),
            Output::Forget => self.is_forgotten = true,
        }
    }
}

/// Somebody who comes by a connection.
pub(crate) fn newcomer(listener: u64, name: Option<&str>, chat_since: i64) -> Newcomer {
    let (listener, person) = (ListenerId(listener), name.map(person));
    Newcomer { listener, person, look: None, since: 0, chat_since }
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
