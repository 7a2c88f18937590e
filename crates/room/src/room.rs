//! The machine itself: what comes in is put in a line, and one thing is done after the other.

use std::collections::VecDeque;
use std::mem;
use std::sync::Arc;

use traumfabrik_table::{GameId, LogFault, PersonId, Table, Whims};
use traumfabrik_wire::record::Boxes;

use crate::job::{Doing, Job, Step, Task};
use crate::open::{CLOSED, Open};
use crate::{
    AskId, Asker, Cut, Input, ListenerId, NodeTime, Output, Question, Reply, RoomAnswer, RoomError,
    Snapshot, StoreFault, Wanted,
};

/// So many things may wait to be done; those of people who sit here find room for as many more.
const QUEUE_MAX: usize = 512;
/// What somebody is told who comes when too many wait.
const QUEUE_RETRY_MS: u64 = 1_000;

/// What a host decides about all rooms.
#[derive(Clone, Debug)]
pub struct RoomConfig {
    /// Whether people may ask for a bot of this name.
    pub is_offered: fn(&str) -> bool,
    /// Characters of something said.
    pub chat_chars: usize,
    /// Messages of one connection in a second, on average; short bursts may hold four times as
    /// many.
    pub messages_per_second: u32,
    /// Whether other nodes may act on the same tables.
    pub is_shared: bool,
    /// A snapshot of a table is kept after so many entries.
    pub snapshot_every: u32,
    /// Boxes that tables share.
    pub boxes: Arc<Boxes>,
    /// What people's seats hesitate by. Every node draws its own: where two differ about a moment,
    /// the earlier one counts.
    pub whims: Whims,
}

/// One table with everybody around it.
#[derive(Clone, Debug)]
pub struct Room {
    id: GameId,
    settings: RoomConfig,
    /// The table, once it has been read.
    open: Option<Box<Open>>,
    queue: VecDeque<Job>,
    /// What waits for the store.
    waiting: Option<Waiting>,
    n_asked: u64,
    /// Why it is of no use any more.
    closed: Option<RoomError>,
}

#[derive(Clone, Debug)]
struct Waiting {
    ask: AskId,
    /// When it was asked, by the clock of the node that nobody can set.
    asked_ms: i64,
    doing: Doing,
    job: Job,
}

impl Room {
    /// The room of a game, whether there is such a game or not. It is read when it is needed.
    pub fn new(id: GameId, settings: RoomConfig) -> Self {
        Self {
            id,
            settings,
            open: None,
            queue: VecDeque::new(),
            waiting: None,
            n_asked: 0,
            closed: None,
        }
    }

    /// The name of the game.
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// The table, once it has been read.
    pub fn table(&self) -> Option<&Table> {
        self.open.as_deref().map(|open| &*open.table)
    }

    /// The people who look at the table by way of this node, each once.
    pub fn people_here(&self) -> Vec<PersonId> {
        self.open.as_deref().map(Open::people_here).unwrap_or_default()
    }

    /// Those who listen.
    pub fn listeners(&self) -> impl Iterator<Item = ListenerId> {
        self.open.iter().flat_map(|open| open.listeners.keys().copied())
    }

    /// Whether the room may be forgotten: nobody looks, nothing will happen here soon, and it has
    /// not been used for this long.
    pub fn is_idle(&self, moment: &NodeTime, idle_ms: i64) -> bool {
        let is_busy = self.waiting.is_some() || !self.queue.is_empty();
        self.closed.is_some()
            || (!is_busy && self.open.as_ref().is_none_or(|open| open.is_idle(moment, idle_ms)))
    }

    /// A snapshot to be kept before the room is forgotten, if the last one is old.
    pub fn last_snapshot(&self) -> Option<Snapshot> {
        self.open.as_deref().and_then(Open::last_snapshot)
    }

    /// Takes in what happens, and says what is to be done.
    pub fn handle(&mut self, moment: &NodeTime, input: Input, out: &mut Vec<Output>) {
        if let Some(open) = &mut self.open {
            open.advance(moment);
        }
        self.take(input, moment, out);
        while self.waiting.is_none() {
            let Some(job) = self.next_job() else { break };
            self.go_on(job, Step::Again, moment, out);
        }
        if self.waiting.is_none()
            && let Some(open) = &mut self.open
        {
            open.plan_ahead(out);
        }
    }

    fn take(&mut self, input: Input, moment: &NodeTime, out: &mut Vec<Output>) {
        match input {
            Input::Join(new) => {
                let asker = Asker::Listener { listener: new.listener, id: String::new() };
                let job = Job::new(asker, new.person.clone(), new.since, Task::Join(new));
                self.put(job, out);
            }
            Input::Part { listener } => self.part(listener, out),
            // Whoever was cut off may go on for a moment before they hear of it.
            Input::Message { listener, .. } if !self.has_let_in(listener) => {}
            Input::Message { listener, person, message } => {
                let asker = Asker::Listener { listener, id: message.id().to_owned() };
                if let Some(open) = &mut self.open
                    && let Err(retry_ms) = open.may_send(listener)
                {
                    let answer = Err(RoomError::TooMany { retry_ms });
                    return out.push(Output::Answer { to: asker, answer });
                }
                self.put(Job::new(asker, person, 0, Task::Message(message)), out);
            }
            Input::Request { request, person, seen, wanted } => {
                let task = match wanted {
                    Wanted::Message(message) => Task::Message(message),
                    Wanted::Query(query) => Task::Query(query),
                    Wanted::Close(why) => Task::Close(why),
                };
                self.put(Job::new(Asker::Request(request), person, seen, task), out);
            }
            Input::Replied { ask, reply } => self.replied(ask, reply, moment, out),
            Input::Hint { seq } => self.hinted(seq),
            Input::Polled { seq } => {
                if let Some(open) = &mut self.open {
                    open.polled(seq);
                }
                if seq > 0 {
                    self.hinted(seq);
                }
            }
            Input::Shared(shared) => {
                if let Some(open) = &mut self.open {
                    open.shared(shared, out);
                }
            }
            Input::Due { seq } => self.put(Job::own(Task::Around { due: Some(seq) }), out),
            Input::Thought { turn, seat, bot, actions } => {
                if let Some(open) = &mut self.open {
                    open.thought(turn, seat, bot, actions);
                }
            }
            Input::Advised { number, advice } => {
                if let Some(open) = &mut self.open {
                    open.advised(number, advice, out);
                }
            }
            Input::Store { is_away } => {
                if let Some(open) = &mut self.open {
                    open.tell_store(is_away, out);
                }
            }
            Input::ShutOut { listeners } => {
                for listener in listeners {
                    self.shut_out(listener, out);
                }
            }
            Input::Tick => self.tick(out),
        }
    }

    /// The log may be longer than what is known here, or something beside it may have changed.
    fn hinted(&mut self, seq: u32) {
        let is_loading = self.waiting.as_ref().is_some_and(|it| matches!(it.doing, Doing::Load));
        let is_news = match &self.open {
            Some(open) => seq == 0 || seq > open.table.seq(),
            // What is read just now may be older.
            None => is_loading,
        };
        let is_waiting = |job: &Job| match (&job.task, seq) {
            (Task::Around { .. }, 0) | (Task::Follow, 1..) => true,
            (Task::Join(_) | Task::Message(_) | Task::Query(_) | Task::Close(_), _)
            | (Task::ByItself | Task::Follow | Task::Around { .. }, _) => false,
        };
        if is_news && !self.queue.iter().any(is_waiting) {
            let task = if seq == 0 { Task::Around { due: None } } else { Task::Follow };
            self.queue.push_back(Job::own(task));
        }
    }

    fn tick(&mut self, out: &mut Vec<Output>) {
        let Some(open) = &mut self.open else { return };
        if open.is_poll_due() {
            out.push(Output::Poll { seq: open.table.seq() });
        }
        open.see_crowd(out);
        open.see_show(out);
        let due = [
            open.is_look_due().then_some(Task::Around { due: None }),
            open.is_alarm_due().then_some(Task::ByItself),
        ];
        for task in due.into_iter().flatten() {
            let mut waiting = self.waiting.iter().map(|it| &it.job).chain(&self.queue);
            let is_same = |job: &Job| mem::discriminant(&job.task) == mem::discriminant(&task);
            if !waiting.any(is_same) {
                self.queue.push_back(Job::own(task));
            }
        }
    }

    /// A connection has ended. What it asked for is done all the same.
    fn part(&mut self, listener: ListenerId, out: &mut Vec<Output>) {
        let is_theirs =
            |job: &Job| matches!(&job.task, Task::Join(new) if new.listener == listener);
        self.queue.retain(|job| !is_theirs(job));
        if let Some(waiting) = &mut self.waiting
            && is_theirs(&waiting.job)
        {
            waiting.job.progress.is_off = true;
        }
        if let Some(open) = &mut self.open {
            open.part(listener, out);
        }
    }

    /// Whether somebody listens, or waits to be let in.
    fn has_let_in(&self, listener: ListenerId) -> bool {
        let mut jobs = self.waiting.iter().map(|it| &it.job).chain(&self.queue);
        let waits = |job: &Job| {
            matches!(&job.task, Task::Join(new) if new.listener == listener) && !job.progress.is_off
        };
        let listens = |open: &Open| open.listeners.contains_key(&listener);
        self.open.as_deref().is_some_and(listens) || jobs.any(waits)
    }

    /// Whoever listens, or waits to be let in, has to go, and nothing more is done for them.
    fn shut_out(&mut self, listener: ListenerId, out: &mut Vec<Output>) {
        let is_theirs = |asker: &Asker| match asker {
            Asker::Listener { listener: by, .. } => *by == listener,
            Asker::Request(_) | Asker::Nobody => false,
        };
        self.queue.retain(|job| !is_theirs(&job.asker));
        self.part(listener, out);
        out.push(Output::Cut { listener, why: Cut::NotAllowed });
    }

    fn put(&mut self, job: Job, out: &mut Vec<Output>) {
        if let Some(error) = &self.closed {
            return finish(job, Err(error.clone()), out);
        }
        let max = if self.is_first(&job) { 2 * QUEUE_MAX } else { QUEUE_MAX };
        if self.queue.len() >= max {
            return finish(job, Err(RoomError::TooMany { retry_ms: QUEUE_RETRY_MS }), out);
        }
        self.queue.push_back(job);
    }

    /// Whether something goes before what passers-by want: what people do who sit here, and what
    /// the room does by itself. Nobody is overtaken by themselves.
    fn is_first(&self, job: &Job) -> bool {
        let sits = |person| self.open.as_ref().is_some_and(|open| open.sits(person));
        job.asker == Asker::Nobody || job.person.as_ref().is_some_and(sits)
    }

    fn next_job(&mut self) -> Option<Job> {
        let first = self.queue.iter().position(|job| self.is_first(job)).unwrap_or_default();
        let job = self.queue.remove(first);
        // Who the people are is found out even if nobody asks for anything.
        job.or_else(|| {
            let mut job = Job::own(Task::Follow);
            job.progress.is_fresh = true;
            self.open.as_ref().filter(|open| open.must_ask_people()).map(|_| job)
        })
    }

    fn replied(
        &mut self,
        ask: AskId,
        reply: Result<Reply, StoreFault>,
        moment: &NodeTime,
        out: &mut Vec<Output>,
    ) {
        let Some(Waiting { doing, mut job, asked_ms, .. }) =
            self.waiting.take_if(|waiting| waiting.ask == ask)
        else {
            return;
        };
        let is_look = matches!(reply, Ok(Reply::Loaded(Some(_)) | Reply::Read(_)));
        let step = match (&mut self.open, doing) {
            (None, _) => match reply {
                Ok(Reply::Loaded(Some(loaded))) => {
                    let spoiled = loaded.snapshot.clone();
                    let opened = Open::new(&self.id, &self.settings, moment, *loaded, &mut job);
                    match opened {
                        Ok(mut open) => {
                            open.keep_snapshot(out);
                            self.open = Some(Box::new(open));
                            Step::Again
                        }
                        // The log is the truth, and may be fine.
                        Err(LogFault::Damaged { .. }) if spoiled.is_some() => {
                            Step::Ask(Question::Load { spoiled }, Doing::Load)
                        }
                        Err(fault) => fault.into(),
                    }
                }
                Ok(Reply::Loaded(None)) => {
                    out.push(Output::Forget);
                    return self.end(job, &RoomError::NotFound {}, out);
                }
                Err(StoreFault::Broken) => Step::Broken(CLOSED.to_owned()),
                Ok(_) | Err(StoreFault::Away | StoreFault::Unknown) => {
                    Step::refuse(RoomError::StoreAway {})
                }
            },
            (Some(open), doing) => open.replied(doing, reply, &mut job, out),
        };
        if let Some(open) = self.open.as_mut().filter(|_| is_look) {
            open.clock.has_looked(moment.steady_ms.saturating_sub(asked_ms));
        }
        self.go_on(job, step, moment, out);
    }

    /// Works on a job until it is done or the store has to say something.
    fn go_on(&mut self, mut job: Job, step: Step, moment: &NodeTime, out: &mut Vec<Output>) {
        let mut step = step;
        loop {
            step = match (step, &mut self.open) {
                (Step::Broken(why), _) => {
                    out.push(Output::Break { why });
                    return self.end(job, &RoomError::Broken {}, out);
                }
                (Step::Newer, _) => {
                    if let Task::Around { due: Some(seq) } = job.task {
                        out.push(Output::Leave { seq });
                    }
                    out.push(Output::Forget);
                    return self.end(job, &RoomError::Newer {}, out);
                }
                (Step::Ask(question, doing), _) => {
                    return self.ask(job, question, doing, moment, out);
                }
                (Step::Again, None) => return self.load(job, moment, out),
                (Step::Again, Some(open)) => {
                    open.advance(moment);
                    open.step(&mut job, out)
                }
                // What others did may have made it possible: nobody is refused before a second
                // look.
                (Step::Done(Err(error)), Some(open))
                    if error.may_be_stale() && !job.progress.is_final() =>
                {
                    open.read(&job.task, &job.progress)
                }
                (Step::Done(answer), open) => {
                    if let Some(open) = open {
                        open.left(&job, answer.as_ref().err());
                    }
                    return finish(job, answer, out);
                }
                (Step::Quiet, _) => return,
            };
        }
    }

    fn load(&mut self, job: Job, moment: &NodeTime, out: &mut Vec<Output>) {
        self.ask(job, Question::Load { spoiled: None }, Doing::Load, moment, out);
    }

    fn ask(
        &mut self,
        job: Job,
        question: Question,
        doing: Doing,
        moment: &NodeTime,
        out: &mut Vec<Output>,
    ) {
        self.n_asked += 1;
        let ask = AskId(self.n_asked);
        out.push(Output::Ask { ask, question });
        self.waiting = Some(Waiting { ask, asked_ms: moment.steady_ms, doing, job });
    }

    /// The room is of no use any more: everybody is told why.
    fn end(&mut self, job: Job, why: &RoomError, out: &mut Vec<Output>) {
        self.closed = Some(why.clone());
        finish(job, Err(why.clone()), out);
        for job in mem::take(&mut self.queue) {
            finish(job, Err(why.clone()), out);
        }
        for listener in self.open.take().into_iter().flat_map(|open| open.listeners.into_keys()) {
            out.push(Output::Cut { listener, why: Cut::Again });
        }
    }
}

/// Tells whoever asked. Whoever is not let in has to go.
fn finish(job: Job, answer: Result<RoomAnswer, RoomError>, out: &mut Vec<Output>) {
    let refused = match (&job.task, &answer) {
        (Task::Join(_), _) if job.progress.is_off => return,
        // Everything that they need to begin with was the answer.
        (Task::Join(_), Ok(_)) => return,
        (Task::Join(new), Err(_)) => Some(new.listener),
        (
            Task::Message(_)
            | Task::Query(_)
            | Task::Close(_)
            | Task::ByItself
            | Task::Follow
            | Task::Around { .. },
            _,
        ) => None,
    };
    if job.asker != Asker::Nobody {
        out.push(Output::Answer { to: job.asker, answer });
    }
    out.extend(refused.map(|listener| Output::Cut { listener, why: Cut::NotAllowed }));
}
