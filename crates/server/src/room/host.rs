//! One room in memory, and what it wants done: sent, asked, thought about, waited for.

use std::collections::HashMap;
use std::mem::take;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use traumfabrik_room::{
    Asker, Cut, Input, ListenerId, Newcomer, NodeTime, Output, RequestId, Room, RoomAnswer,
    RoomError, Snapshot,
};
use traumfabrik_store::{Hint, Word};
use traumfabrik_table::{GameId, PersonId, Table, Time};

use super::{Door, Session, broken, questions};
use crate::app::App;
use crate::socket::close_code;
use crate::{ApiError, background};

/// How long to wait before trying again while the store is away.
const AGAIN: Duration = Duration::from_millis(500);

/// A room in memory.
#[derive(Debug)]
pub(crate) struct RoomHost {
    pub(crate) id: GameId,
    inside: Mutex<Inside>,
    /// The last entry that this room has told others of.
    told_seq: AtomicU32,
}

#[derive(Debug)]
struct Inside {
    room: Room,
    doors: HashMap<ListenerId, Door>,
    requests: HashMap<RequestId, oneshot::Sender<Result<RoomAnswer, RoomError>>>,
    /// Doors behind which something was said just now.
    rung: Vec<ListenerId>,
    timer: Option<(Time, AbortHandle)>,
    /// Entries up to this are known, to tell news from echoes.
    poll: Option<u32>,
}

impl RoomHost {
    pub(super) fn new(room: Room) -> Self {
        let id = room.id().clone();
        let inside = Inside {
            room,
            doors: HashMap::new(),
            requests: HashMap::new(),
            rung: Vec::new(),
            timer: None,
            poll: None,
        };
        Self { id, inside: Mutex::new(inside), told_seq: AtomicU32::new(0) }
    }

    /// Lets something happen to the room, and does what it wants done.
    pub(crate) fn give(self: &Arc<Self>, app: &Arc<App>, input: Input) {
        let mut inside = self.lock();
        self.run(app, &mut inside, input);
    }

    /// Hands a hint on, unless it is the echo of the room's own: that comes for every move, while
    /// the room is still busy with it, and would only wait for it.
    pub(crate) fn hint(self: &Arc<Self>, app: &Arc<App>, seq: u32) {
        if seq == 0 || seq > self.told_seq.load(Ordering::Relaxed) {
            self.give(app, Input::Hint { seq });
        }
    }

    /// Lets somebody in by a door.
    pub(crate) fn join(self: &Arc<Self>, app: &Arc<App>, door: Door, new: Newcomer) {
        let mut inside = self.lock();
        inside.doors.insert(new.listener, door);
        self.run(app, &mut inside, Input::Join(new));
    }

    /// A connection has ended.
    pub(crate) fn part(self: &Arc<Self>, app: &Arc<App>, listener: ListenerId) {
        let mut inside = self.lock();
        inside.doors.remove(&listener);
        self.run(app, &mut inside, Input::Part { listener });
    }

    /// Answers what never comes to the room.
    pub(crate) fn answer(self: &Arc<Self>, app: &Arc<App>, listener: ListenerId, text: String) {
        let (mut inside, mut inputs) = (self.lock(), Vec::new());
        inside.say(listener, text.into(), &mut inputs);
        for input in inputs {
            self.run(app, &mut inside, input);
        }
        inside.ring();
    }

    /// Asks the room for something. There is no answer if the room breaks down over it.
    pub(super) async fn request(
        self: &Arc<Self>,
        app: &Arc<App>,
        request: RequestId,
        input: Input,
    ) -> Option<Result<RoomAnswer, RoomError>> {
        let (sender, answer) = oneshot::channel();
        {
            let mut inside = self.lock();
            inside.requests.insert(request, sender);
            self.run(app, &mut inside, input);
        }
        answer.await.ok()
    }

    /// The people who look at the table by way of this node.
    pub(crate) fn people_here(&self) -> Vec<PersonId> {
        self.lock().room.people_here()
    }

    pub(super) fn is_idle(&self, moment: &NodeTime, idle_ms: i64) -> bool {
        let inside = self.lock();
        inside.requests.is_empty() && inside.room.is_idle(moment, idle_ms)
    }

    /// Keeps how the table stands, before the room is let go.
    pub(super) fn keep_last(&self, app: &Arc<App>) {
        if let Some(snapshot) = self.lock().room.last_snapshot() {
            keep(app, self.id.clone(), snapshot);
        }
    }

    /// What the room wants to have looked up, and the sessions of those who listen.
    pub(super) fn take_poll(&self) -> Option<Vec<(ListenerId, Session)>> {
        self.lock().poll.take()?;
        Some(self.sessions(|_| true))
    }

    /// The sessions of some of those who listen.
    pub(super) fn sessions(
        &self,
        is_wanted: impl Fn(&Session) -> bool,
    ) -> Vec<(ListenerId, Session)> {
        let inside = self.lock();
        let sessions =
            inside.doors.iter().filter_map(|(&id, door)| Some((id, door.session.as_ref()?)));
        sessions.filter(|(_, it)| is_wanted(it)).map(|(id, it)| (id, it.clone())).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        // A panic leaves a room that is closed for repair.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(self: &Arc<Self>, app: &Arc<App>, inside: &mut Inside, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let moment = app.clock.moment();
            let mut effects = Vec::new();
            let room = &mut inside.room;
            let handled =
                catch_unwind(AssertUnwindSafe(|| room.handle(&moment, input, &mut effects)));
            if handled.is_err() {
                effects = vec![Output::Break { why: "a panic".to_owned() }];
            }
            for effect in effects {
                self.perform(app, inside, effect, &mut inputs);
            }
        }
        inside.ring();
    }

    fn perform(
        self: &Arc<Self>,
        app: &Arc<App>,
        inside: &mut Inside,
        effect: Output,
        inputs: &mut Vec<Input>,
    ) {
        match effect {
            Output::Send { to, text } => {
                let text = Utf8Bytes::from(text);
                for listener in to {
                    inside.say(listener, text.clone(), inputs);
                }
            }
            Output::Answer { to: Asker::Listener { listener, id }, answer } => {
                if let Err(error) = &answer {
                    app.metrics.refused(&ApiError::from(error.clone()));
                }
                inside.say(listener, RoomAnswer::text(&answer, &id).into(), inputs);
            }
            Output::Answer { to: Asker::Request(request), answer } => {
                if let Some(sender) = inside.requests.remove(&request) {
                    // Whoever asked may have hung up.
                    sender.send(answer).ok();
                }
            }
            Output::Answer { to: Asker::Nobody, .. } => {}
            Output::Cut { listener, why } => {
                if let Some(door) = inside.doors.remove(&listener) {
                    door.close(match why {
                        Cut::NotAllowed => close_code::POLICY,
                        Cut::Again => close_code::AGAIN,
                    });
                }
            }
            Output::Ask { ask, question } => {
                let (app, room) = (Arc::clone(app), Arc::clone(self));
                app.clone().tasks.spawn(async move {
                    let reply = questions::answer(&app, &room.id, question).await;
                    room.give(&app, Input::Replied { ask, reply });
                });
            }
            Output::Tell { seq: 0 } => app.tell_others(&self.id),
            Output::Tell { seq } => {
                self.told_seq.fetch_max(seq, Ordering::Relaxed);
                app.store.hint(Hint { game: self.id.clone(), seq });
            }
            Output::Share(shared) => {
                if let Ok(text) = serde_json::to_string(&shared) {
                    app.store.pass(Word { game: self.id.clone(), text });
                }
            }
            Output::Present { person } => self.is_present(app, person, true),
            Output::Absent { person } => self.is_present(app, person, false),
            Output::Poll { seq } => inside.poll = Some(seq),
            Output::Delay { seq, at } => {
                let (app, game) = (Arc::clone(app), self.id.clone());
                tokio::spawn(async move { background::delay_due(&app, &game, seq, at).await });
            }
            Output::Leave { seq } => {
                let (app, game) = (Arc::clone(app), self.id.clone());
                tokio::spawn(async move { background::leave_due(&app, &game, seq).await });
            }
            Output::Keep(snapshot) => keep(app, self.id.clone(), *snapshot),
            Output::Think(thought) => {
                let (app, room) = (Arc::clone(app), Arc::clone(self));
                tokio::spawn(async move {
                    let (turn, seat, bot) = (thought.turn, thought.seat, thought.bot.clone());
                    if let Some(actions) = app.thinkers.think(&room.id, *thought).await {
                        room.give(&app, Input::Thought { turn, seat, bot, actions });
                    }
                });
            }
            Output::Advise(wanted) => {
                let (app, room, number) = (Arc::clone(app), Arc::clone(self), wanted.number);
                tokio::spawn(async move {
                    if let Some(advice) = app.thinkers.advise(&room.id, *wanted).await {
                        room.give(&app, Input::Advised { number, advice });
                    }
                });
            }
            Output::Wake { at } => self.wake(app, inside, at),
            Output::Break { why } => {
                // Whoever waits hears of it when the game is closed everywhere, and not before.
                let waiting = (take(&mut inside.requests), take(&mut inside.doors));
                app.rooms.forget(&self.id, self);
                let (app, room) = (Arc::clone(app), Arc::clone(self));
                app.clone().tasks.spawn(async move {
                    broken(&app, &room, &why).await;
                    drop(waiting);
                });
            }
            Output::Forget => app.rooms.forget(&self.id, self),
        }
    }

    /// Keeps that somebody looks at the table, or not any more, and tells other nodes.
    fn is_present(self: &Arc<Self>, app: &Arc<App>, person: PersonId, is_here: bool) {
        let (app, game) = (Arc::clone(app), self.id.clone());
        app.clone().tasks.spawn(async move {
            let done = if is_here {
                let until = app.now().plus(App::PRESENCE_MS);
                app.store.be_present(&app.node, &[(game.clone(), person)], until).await
            } else {
                // Whoever plays sends no requests, and was here until now.
                let seen = app.store.touch(&person, app.now()).await;
                app.store.be_absent(&app.node, &game, &person).await.and(seen)
            };
            match done {
                Ok(()) => app.tell_others(&game),
                // It is said again soon, and runs out by itself.
                Err(error) => tracing::debug!(%game, %error, "cannot say who is here"),
            }
        });
    }

    /// Sees to it that the room gets a tick at a time. A timer that goes off before is enough: the
    /// room asks again.
    fn wake(self: &Arc<Self>, app: &Arc<App>, inside: &mut Inside, at: Time) {
        if let Some((set, timer)) = &inside.timer {
            if *set <= at && !timer.is_finished() {
                return;
            }
            timer.abort();
        }
        let ms = u64::try_from(at.since(app.now())).unwrap_or_default();
        let (app, room) = (Arc::clone(app), Arc::downgrade(self));
        let timer = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(ms)).await;
            // An outage that has just ended has to be known before anything is done by the clock.
            while background::notice_outage(&app).await.is_err() {
                tokio::time::sleep(AGAIN).await;
            }
            if let (Some(room), false) = (room.upgrade(), app.is_stopping()) {
                let mut inside = room.lock();
                inside.timer = None;
                room.run(&app, &mut inside, Input::Tick);
            }
        });
        inside.timer = Some((at, timer.abort_handle()));
    }
}

/// Keeps a snapshot in the background: it saves time later, and nothing depends on it.
fn keep(app: &Arc<App>, game: GameId, snapshot: Snapshot) {
    let app = Arc::clone(app);
    app.clone().tasks.spawn(async move {
        let (seq, version) = (snapshot.seq(), Table::SNAPSHOT_VERSION);
        let written = tokio::task::spawn_blocking(move || snapshot.text()).await;
        let Ok(body) = written else { return };
        if let Err(error) = app.store.keep_snapshot(&game, seq, version, &body).await {
            tracing::debug!(%game, %error, "cannot keep a snapshot");
        }
    });
}

impl Inside {
    /// Says something to a client. Whoever does not keep up is cut off; they will come back and
    /// catch up.
    fn say(&mut self, listener: ListenerId, text: Utf8Bytes, inputs: &mut Vec<Input>) {
        let Some(door) = self.doors.get(&listener) else { return };
        if door.say(text, Instant::now()) {
            self.rung.push(listener);
        } else {
            self.doors.remove(&listener);
            inputs.push(Input::Part { listener });
        }
    }

    /// Has everything that was said go out: what one thing brings about goes out together.
    fn ring(&mut self) {
        for listener in self.rung.drain(..) {
            if let Some(door) = self.doors.get(&listener) {
                door.ring();
            }
        }
    }
}
