//! Bots think on a bounded number of threads, one person's after another's, and less when many
//! wait.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;
use traumfabrik_bots::{
    Advice, BotName, Budget, Explained, Observation, Place, advise, explain_advice,
};
use traumfabrik_room::{AdviceShown, AdviceWanted, Thought};
use traumfabrik_rules::{Action, Due, Game, LegalSet, Seat};
use traumfabrik_table::{GameId, PersonId};
use traumfabrik_wire::reason_message;

use crate::fair_queue::{FairQueue, Kind};

/// Rounds of thought for a hint: about a quarter of a second.
const HINT_ITERATIONS: u32 = 4_000;

/// How many pieces of advice come with their reasons.
const N_EXPLAINED: usize = 3;

/// Nobody has to think less than this part of what they would.
const SHARE_MAX: usize = 16;

/// The threads that bots think on.
#[derive(Debug)]
pub(crate) struct Thinkers {
    threads: Arc<Threads>,
}

impl Thinkers {
    pub(crate) fn new(n_threads: usize) -> Self {
        let n = n_threads.max(1);
        let state = State { queue: FairQueue::new(), n_free: n };
        Self { threads: Arc::new(Threads { n, state: Mutex::new(state) }) }
    }

    /// How many thoughts wait or are being thought.
    pub(crate) fn count(&self) -> usize {
        let state = self.threads.lock();
        state.queue.len() + self.threads.n - state.n_free
    }

    /// How many of them wait for a thread.
    pub(crate) fn n_waiting(&self) -> usize {
        self.threads.lock().queue.len()
    }

    /// What a bot does: one action, or one for each of several chips. Nothing if its table has
    /// something else to think about by then. It takes its turn among those of whoever has opened
    /// the table.
    pub(crate) async fn think(&self, game: &GameId, thought: Thought) -> Option<Vec<Action>> {
        let permit = self.permit(&thought.plan.owner, game, Kind::Thought).await?;
        let first = first_legal(&self::game(&thought));
        Some(permit.run(move |share| decide(&thought, share)).await.unwrap_or(first))
    }

    /// What the planner would do. Nothing if whoever asked has asked anew by then.
    pub(crate) async fn advise(
        &self,
        game: &GameId,
        wanted: AdviceWanted,
    ) -> Option<Vec<AdviceShown>> {
        let AdviceWanted { plan, person, position, chance, .. } = wanted;
        let permit = self.permit(&person, game, Kind::Hint).await?;
        let run = permit.run(move |share| {
            let budget =
                Budget { iterations: HINT_ITERATIONS / share, time_cap: None, seed: chance };
            let game = Game::resume(plan.header.edition(), position);
            let advice = advise(&game, &budget).into_iter().enumerate();
            advice.map(|(nth, advice)| shown(&game, advice, nth < N_EXPLAINED)).collect()
        });
        Some(run.await.unwrap_or_default())
    }

    /// Waits until it is somebody's turn.
    async fn permit(&self, person: &PersonId, game: &GameId, kind: Kind) -> Option<Permit> {
        let (sender, thread) = oneshot::channel();
        let n_before = {
            let mut state = self.threads.lock();
            let n_thinking = self.threads.n - state.n_free;
            n_thinking + state.queue.push(person, game, kind, sender)
        };
        self.threads.hand_out();
        let share = (n_before / self.threads.n + 1).min(SHARE_MAX) as u32;
        Some(Permit { thread: thread.await.ok()?, share })
    }
}

#[derive(Debug)]
struct Threads {
    n: usize,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    queue: FairQueue<oneshot::Sender<Thread>>,
    n_free: usize,
}

impl Threads {
    /// Gives threads that are free to those who are next.
    fn hand_out(self: &Arc<Self>) {
        while let Some(next) = self.next() {
            // Whoever does not wait any more gives it back at once.
            next.send(Thread(Arc::clone(self))).ok();
        }
    }

    fn next(&self) -> Option<oneshot::Sender<Thread>> {
        let mut state = self.lock();
        let next = if state.n_free > 0 { state.queue.pop() } else { None };
        state.n_free -= usize::from(next.is_some());
        next
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thread that somebody may think on, until this is dropped.
#[derive(Debug)]
struct Thread(Arc<Threads>);

impl Drop for Thread {
    fn drop(&mut self) {
        self.0.lock().n_free += 1;
        self.0.hand_out();
    }
}

/// Somebody may think now.
struct Permit {
    thread: Thread,
    share: u32,
}

impl Permit {
    /// Runs something that takes long. It is told how many have to share.
    async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce(u32) -> T + Send + 'static,
    ) -> Option<T> {
        let Self { thread, share } = self;
        let work = tokio::task::spawn_blocking(move || {
            // Kept until the thought is over, even if nobody waits for it any more.
            let _thread = thread;
            work(share)
        });
        work.await.map_err(|error| tracing::error!(%error, "a bot panicked")).ok()
    }
}

fn shown(game: &Game<'_>, advice: Advice, is_explained: bool) -> AdviceShown {
    let why = if is_explained { explain_advice(game, advice.action) } else { Explained::default() };
    AdviceShown {
        action: advice.action,
        margin: advice.margin as f32,
        weight: advice.weight as f32,
        price: why.price.map(|price| price.0),
        reasons: why.reasons.iter().map(reason_message).collect(),
    }
}

fn game(thought: &Thought) -> Game<'_> {
    Game::resume(thought.plan.header.edition(), thought.position)
}

/// Bots that people may ask for: no programs, and no searches without end.
pub(crate) fn is_offered(bot: &str) -> bool {
    match bot.parse::<BotName>() {
        Ok(BotName::Random(_) | BotName::Character(_) | BotName::Level(_)) => true,
        Ok(BotName::Search(..) | BotName::Net(..) | BotName::Hybrid(..) | BotName::Program(_))
        | Err(_) => false,
    }
}

fn decide(thought: &Thought, share: u32) -> Vec<Action> {
    let mut game = game(thought);
    let place = Place { header: &thought.plan.header, seat: thought.seat, seed: thought.temper };
    let seated = thought.bot.parse::<BotName>().map_err(|error| error.to_string());
    let seated = seated.and_then(|name| name.seat(place).map_err(|error| error.to_string()));
    let mut seated = match seated {
        Ok(seated) => seated,
        Err(error) => {
            tracing::error!(bot = thought.bot, error, "a bot cannot be seated");
            return first_legal(&game);
        }
    };
    for event in &thought.events {
        seated.bot.observe(event);
    }
    let mut actions = Vec::new();
    while is_deciding(&game, thought.seat, actions.len()) {
        let seed = thought.chance.wrapping_add(actions.len() as u64);
        let budget = Budget { iterations: seated.iterations / share, ..seated.budget(seed) };
        let chosen = match seated.bot.choose(Observation::new(&game, thought.seat), &budget) {
            Ok(chosen) => chosen,
            Err(error) => {
                tracing::error!(bot = thought.bot, %error, "a bot cannot decide");
                break;
            }
        };
        if game.play(thought.seat, chosen, |event| seated.bot.observe(&event)).is_err() {
            tracing::error!(bot = thought.bot, ?chosen, "a bot wants what is not allowed");
            break;
        }
        actions.push(chosen);
    }
    if actions.is_empty() { first_legal(&self::game(thought)) } else { actions }
}

/// Whether the seat goes on: it decides once, but places all its chips, up to where something has
/// to be dealt.
fn is_deciding(game: &Game<'_>, seat: Seat, n_done: usize) -> bool {
    let is_placing = matches!(game.legal(), LegalSet::Placing(_));
    game.due() == Due::Seat(seat) && (n_done == 0 || is_placing)
}

fn first_legal(game: &Game<'_>) -> Vec<Action> {
    game.legal().nth(0).into_iter().collect()
}
