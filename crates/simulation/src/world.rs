//! Everything that there is in a history, and how one thing leads to the next.

use std::fmt;

use traumfabrik_bots::Rng;
use traumfabrik_room::{Input, Room, RoomConfig};
use traumfabrik_table::{GameId, Status, Time, Whims};

use crate::client::Client;
use crate::judge::Judges;
use crate::node::{Node, Power};
use crate::queue::{Event, Millis, Queue};
use crate::scenario::{BOT, Scenario, person};
use crate::store::GameStore;
use crate::trace::Trace;
use crate::{Form, PlantedFault, Promise, Report};

/// What the store's clock shows when a history begins.
const BEGIN: Time = Time(1_000_000_000);
/// How often a judge looks whether what is due is done.
const DUTY_EVERY_MS: Millis = 1_000;
/// Histories are short: a table is written down after so few entries.
const SNAPSHOT_EVERY: u32 = 5;

/// Everything.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) scenario: Scenario,
    pub(crate) form: Form,
    pub(crate) fault: Option<PlantedFault>,
    pub(crate) chance: Rng,
    pub(crate) now: Millis,
    pub(crate) queue: Queue,
    pub(crate) trace: Trace,
    pub(crate) store: GameStore,
    pub(crate) nodes: Vec<Node>,
    pub(crate) clients: Vec<Client>,
    pub(crate) judges: Judges,
    /// When something last went wrong that takes a while to get over.
    pub(crate) trouble_at: Millis,
    /// The latest time that any node has read.
    pub(crate) latest: Time,
    pub(crate) n_listeners: u64,
    pub(crate) n_requests: u64,
    pub(crate) n_sessions: u64,
    pub(crate) n_ends: u32,
}

impl World {
    pub(crate) fn new(seed: u64, form: Form, fault: Option<PlantedFault>, is_told: bool) -> Self {
        let mut chance = Rng::new(seed, 0);
        let scenario = Scenario::new(form, &mut chance);
        let mut store = GameStore::new(scenario.plan.clone(), &scenario.seed, BEGIN);
        store.fault = fault;
        let judges = Judges::new(&store);
        let nodes = (0..scenario.n_nodes).map(Node::new).collect();
        let mut world = Self {
            form,
            fault,
            chance,
            now: 0,
            queue: Queue::default(),
            trace: Trace::new(is_told),
            store,
            nodes,
            clients: Vec::new(),
            judges,
            trouble_at: 0,
            latest: Time(i64::MIN),
            n_listeners: 0,
            n_requests: 0,
            n_sessions: 0,
            n_ends: 0,
            scenario,
        };
        let summary = world.scenario.summary();
        world.note(format_args!("seed {seed}: {summary}"));
        world.begin();
        world
    }

    fn begin(&mut self) {
        for node in 0..self.nodes.len() {
            self.start_node(node);
        }
        for number in 0..self.scenario.n_players {
            // Some play on two devices at once.
            let n_devices = if self.chance.one_in(5) { 2 } else { 1 };
            for _ in 0..n_devices {
                self.add_client(Some(person('p', number)));
            }
        }
        for number in 0..self.scenario.n_watchers {
            self.add_client((number == 0).then(|| person('w', number)));
        }
        if let Some(every) = self.scenario.chaos_every_ms {
            self.queue.put(every, Event::Chaos);
        }
        self.queue.put(DUTY_EVERY_MS, Event::JudgeDuty);
    }

    fn add_client(&mut self, person: Option<traumfabrik_table::PersonId>) {
        let session = person.is_some().then(|| self.sign_in());
        let is_slow = self.chance.one_in(12);
        let client = self.clients.len();
        self.clients.push(Client {
            person,
            session,
            line: None,
            seq: 0,
            chat: 0,
            outbox: Vec::new(),
            n_sent: 0,
            is_slow,
        });
        let at = self.up_to(500);
        self.queue.put(at, Event::Act(client));
    }

    /// Lets the history happen.
    pub(crate) fn run(mut self) -> Report {
        while self.judges.violation.is_none()
            && !self.is_over()
            && let Some((at, event)) = self.queue.pop()
        {
            self.now = at;
            self.handle(event);
        }
        self.judge_at_the_end();
        let n_entries = self.store.entries.len();
        self.note(format_args!("the end, with {n_entries} entries"));
        if let Some(violation) = self.judges.violation.clone() {
            self.note(format_args!("{violation}"));
        }
        Report {
            trace: self.trace.hash(),
            simulated_ms: self.now,
            n_entries,
            n_ends: self.n_ends,
            violation: self.judges.violation,
        }
    }

    fn is_over(&self) -> bool {
        let is_late =
            self.now >= self.scenario.end || self.store.n_entries() > self.scenario.entries_max;
        match self.form {
            Form::Short => is_late,
            // When the game is over, everybody has some time to hear of it.
            Form::Whole => is_late || self.judges.quiet_ms(self.now) > 20_000 && self.has_ended(),
        }
    }

    fn has_ended(&self) -> bool {
        match self.judges.last_table().status() {
            Status::Gathering | Status::Running | Status::Paused => false,
            Status::Over | Status::Aborted | Status::Closed | Status::Broken => true,
        }
    }

    fn judge_at_the_end(&mut self) {
        if self.judges.violation.is_some() {
            return;
        }
        self.judge_all_told();
        if self.form == Form::Whole && !self.has_ended() {
            self.judges.find(
                self.now,
                Promise::End,
                "the game does not come to its end".to_owned(),
            );
        }
    }

    fn handle(&mut self, event: Event) {
        match event {
            Event::Hint { node, seq } => self.hinted(node, seq),
            Event::ShutOut { node } => self.look_who_may(node),
            Event::Commit => self.commit(),
            Event::Deliver { client, listener, heard, n_bytes } => {
                self.delivered(client, listener, &heard, n_bytes);
            }
            Event::Answer { client, heard } => self.hear(client, &heard),
            Event::Act(client) => self.act(client),
            Event::Chaos => self.go_wrong(),
            Event::End(life) => self.end_node(life),
            Event::Start(node) => self.start_node(node),
            Event::JudgeSpread { seq, since, within } => self.judge_spread(seq, since, within),
            Event::JudgeDuty => {
                self.queue.put(self.now + DUTY_EVERY_MS, Event::JudgeDuty);
                self.judge_duty();
            }
            // A question that was sent is answered whether or not somebody waits for it.
            Event::Ask { life, ask, question } => self.asked(life, ask, question),
            Event::Arrive { life, client, input } => {
                if self.nodes[life.node].lives(life) {
                    self.arrive(life, client, input);
                }
            }
            Event::Tick(life)
            | Event::Wake(life, _)
            | Event::Beat(life)
            | Event::LookForDue(life)
            | Event::SendHints(life)
            | Event::Reply { life, .. }
            | Event::Poll(life)
            | Event::Delay { life, .. }
            | Event::Thought { life, .. }
            | Event::Advised { life, .. }
            | Event::Part { life, .. }
            | Event::Stopped(life)
                if !self.nodes[life.node].lives(life) => {}
            Event::Tick(life) => self.tick(life),
            Event::Wake(life, at) => self.wake(life, at),
            Event::Beat(life) => self.beat(life),
            Event::LookForDue(life) => self.look_for_due(life),
            Event::SendHints(life) => self.send_hints(life),
            Event::Reply { life, ask, reply } => {
                self.give(life.node, Input::Replied { ask, reply });
            }
            Event::Poll(life) => self.poll(life),
            Event::Delay { life, seq, at } => self.delay_due(life, seq, at),
            Event::Thought { life, turn, seat, bot, actions } => {
                self.give(life.node, Input::Thought { turn, seat, bot, actions });
            }
            Event::Advised { life, number, advice } => {
                self.give(life.node, Input::Advised { number, advice });
            }
            Event::Part { life, listener } => self.part(life, listener),
            Event::Stopped(life) => self.stopped(life),
        }
    }

    /// Lets something happen to the room of a node, and does what it wants done.
    pub(crate) fn give(&mut self, node: usize, input: Input) {
        let it = &mut self.nodes[node];
        if it.power == Power::Down {
            return;
        }
        let moment = it.clock.moment(self.now);
        if it.room.is_none() {
            it.loaded_at = self.now;
        }
        let room = it.room.get_or_insert_with(|| Room::new(game_id(), settings(node)));
        let mut effects = Vec::new();
        self.trace.aside(self.now, format_args!("node {node} <- {input:?}"));
        room.handle(&moment, input, &mut effects);
        let life = it.life;
        for effect in effects {
            self.trace.aside(self.now, format_args!("node {node} -> {effect:?}"));
            self.perform(life, effect);
        }
    }

    pub(crate) fn note(&mut self, what: fmt::Arguments<'_>) {
        self.trace.note(self.now, what);
    }

    /// Some milliseconds, fewer than this.
    pub(crate) fn up_to(&mut self, ms: Millis) -> Millis {
        Millis::from(self.chance.below(u32::try_from(ms.max(1)).unwrap_or(u32::MAX)))
    }

    /// Something has gone wrong: judges have patience for a while.
    pub(crate) fn troubled(&mut self) {
        self.trouble_at = self.trouble_at.max(self.now);
    }

    pub(crate) fn sign_in(&mut self) -> u64 {
        self.n_sessions += 1;
        self.store.sessions.insert(self.n_sessions);
        self.n_sessions
    }
}

pub(crate) fn game_id() -> GameId {
    "game".parse().expect("a plain word is a name")
}

/// What people's seats hesitate by at a node: they differ, as they do where nodes draw them.
pub(crate) fn whims(node: usize) -> Whims {
    Whims::from_bytes([node as u8; 32])
}

fn settings(node: usize) -> RoomConfig {
    RoomConfig {
        is_offered: |bot| bot == BOT,
        chat_chars: 200,
        messages_per_second: 20,
        is_shared: true,
        snapshot_every: SNAPSHOT_EVERY,
        boxes: std::sync::Arc::default(),
        whims: whims(node),
    }
}
