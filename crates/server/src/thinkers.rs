//! Bots think on a bounded number of threads, and less when many wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Semaphore;
use traumfabrik_bots::{
    Advice, BotName, Budget, Explained, Observation, Place, advise, explain_advice,
};
use traumfabrik_room::{AdviceShown, AdviceWanted, Thought};
use traumfabrik_rules::{Action, Due, Game, LegalSet, Seat};
use traumfabrik_wire::reason_message;

/// Rounds of thought for a hint: about a quarter of a second.
const HINT_ITERATIONS: u32 = 4_000;

/// How many pieces of advice come with their reasons.
const N_EXPLAINED: usize = 3;

/// The threads that bots think on.
#[derive(Debug)]
pub(crate) struct Thinkers {
    permits: Arc<Semaphore>,
    n_threads: usize,
    n_waiting: AtomicUsize,
}

impl Thinkers {
    pub(crate) fn new(n_threads: usize) -> Self {
        let n_threads = n_threads.max(1);
        let permits = Arc::new(Semaphore::new(n_threads));
        Self { permits, n_threads, n_waiting: AtomicUsize::new(0) }
    }

    /// How many thoughts wait or are being thought.
    pub(crate) fn count(&self) -> usize {
        self.n_waiting.load(Ordering::Relaxed)
    }

    /// How many of them wait for a thread.
    pub(crate) fn n_waiting(&self) -> usize {
        let n_thinking = self.n_threads - self.permits.available_permits().min(self.n_threads);
        self.count().saturating_sub(n_thinking)
    }

    /// What a bot does: one action, or one for each of several chips.
    pub(crate) async fn think(&self, thought: Thought) -> Vec<Action> {
        let first = first_legal(&game(&thought));
        self.run(move |share| decide(&thought, share)).await.unwrap_or(first)
    }

    /// What the planner would do.
    pub(crate) async fn advise(&self, wanted: AdviceWanted) -> Vec<AdviceShown> {
        let AdviceWanted { plan, position, chance, .. } = wanted;
        let run = self.run(move |share| {
            let budget =
                Budget { iterations: HINT_ITERATIONS / share, time_cap: None, seed: chance };
            let game = Game::resume(plan.header.edition(), position);
            let advice = advise(&game, &budget).into_iter().enumerate();
            advice.map(|(nth, advice)| shown(&game, advice, nth < N_EXPLAINED)).collect()
        });
        run.await.unwrap_or_default()
    }

    /// Runs something that takes long when a thread is free. It is told how many have to share.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(u32) -> T + Send + 'static,
    ) -> Option<T> {
        let n_before = self.n_waiting.fetch_add(1, Ordering::Relaxed);
        let waiting = Waiting(&self.n_waiting);
        let share = (n_before / self.n_threads + 1).min(16) as u32;
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let work = tokio::task::spawn_blocking(move || {
            // Kept until the thought is over, even if nobody waits for it any more.
            let _permit = permit;
            work(share)
        });
        let done = work.await;
        drop(waiting);
        done.map_err(|error| tracing::error!(%error, "a bot panicked")).ok()
    }
}

/// Counts down however the thought ends.
struct Waiting<'w>(&'w AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
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
    let place = Place { header: &thought.plan.header, seat: thought.seat, seed: thought.chance };
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
