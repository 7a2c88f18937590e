//! What all parts of a node share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use traumfabrik_packs::{Library, Pack};
use traumfabrik_room::RoomConfig;
use traumfabrik_store::{Hint, Store, StoreError};
use traumfabrik_table::{GameId, Time};

use crate::clock::Clock;
use crate::http::{Readiness, Replays};
use crate::limit::Limiter;
use crate::metrics::Metrics;
use crate::notices::Notifier;
use crate::password::Passwords;
use crate::preview::Pictures;
use crate::reviews::Reviews;
use crate::room::Rooms;
use crate::thinkers::Thinkers;
use crate::{ApiError, Config, background, random, thinkers};

/// A node.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) library: Library,
    pub(crate) clock: Clock,
    pub(crate) limiter: Limiter,
    pub(crate) metrics: Metrics,
    pub(crate) passwords: Passwords,
    pub(crate) rooms: Rooms,
    pub(crate) thinkers: Thinkers,
    pub(crate) reviews: Reviews,
    pub(crate) notifier: Notifier,
    /// Told when the node stops.
    pub(crate) stopping: CancellationToken,
    /// Cancelled when the node is about to be told to stop, and still does all its work.
    pub(crate) leaving: CancellationToken,
    /// What has to be finished before it has stopped.
    pub(crate) tasks: TaskTracker,
    /// Whether the store could be written to when it was last asked.
    pub(crate) readiness: Readiness,
    /// Replays that somebody has asked for.
    pub(crate) replays: Replays,
    /// Pictures of games that are over.
    pub(crate) pictures: Pictures,
    /// The name of this node, another one every time it starts.
    pub(crate) node: String,
    /// Whether the store did not answer when it was last asked.
    is_store_away: AtomicBool,
    /// Whether the last sign of life said that clocks run.
    was_watching: AtomicBool,
}

impl App {
    /// How long somebody counts as being here after the last sign of it.
    pub(crate) const PRESENCE_MS: i64 = 15_000;

    /// A node on a store.
    pub(crate) async fn new(
        config: Config,
        store: Store,
        library: Library,
    ) -> Result<Self, StoreError> {
        let (limiter, mut metrics) = (Limiter::new(&config.limits), Metrics::default());
        metrics.watch(&store, &limiter, &config.version);
        let settings = RoomConfig {
            is_offered: thinkers::is_offered,
            chat_chars: config.limits.chat_chars,
            messages_per_second: config.limits.commands_per_second,
            is_shared: store.kind() == "postgres",
            snapshot_every: config.snapshot_every,
            boxes: Arc::default(),
            whims: random::whims(),
        };
        Ok(Self {
            clock: Clock::new(&store).await?,
            limiter,
            metrics,
            passwords: Passwords::default(),
            rooms: Rooms::new(settings),
            thinkers: Thinkers::new(config.n_thinkers),
            reviews: Reviews::default(),
            notifier: Notifier::new(&config),
            leaving: CancellationToken::new(),
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            readiness: Readiness::default(),
            replays: Replays::default(),
            pictures: Pictures::default(),
            node: random::game_id().to_string(),
            is_store_away: AtomicBool::new(false),
            was_watching: AtomicBool::new(true),
            config,
            store,
            library,
        })
    }

    /// Starts what a node does all the time.
    pub(crate) fn start(self: &Arc<Self>) {
        background::start(self);
    }

    /// The time by the store's clock.
    pub(crate) fn now(&self) -> Time {
        self.clock.now()
    }

    /// Whether the node is about to stop.
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// The edition that somebody names; the first one if they name none.
    pub(crate) fn pack(&self, edition: Option<&str>) -> Result<&Pack, ApiError> {
        let packs = self.library.packs();
        let Some(id) = edition else { return packs.first().ok_or(ApiError::Internal {}) };
        self.library.get(id).ok_or_else(|| {
            let known: Vec<&str> = packs.iter().map(|pack| pack.id.as_str()).collect();
            ApiError::malformed(format!("edition: one of {} is expected", known.join(", ")))
        })
    }

    /// Tells other nodes that something beside the log of a game has changed.
    pub(crate) fn tell_others(&self, game: &GameId) {
        if self.store.kind() == "postgres" {
            self.store.hint(Hint { game: game.clone(), seq: 0 });
        }
    }

    /// Takes note of whether the store answers. True if that has changed.
    pub(crate) fn note_store(&self, is_away: bool) -> bool {
        self.is_store_away.swap(is_away, Ordering::Relaxed) != is_away
    }

    /// Whether the last sign of life said that clocks run.
    pub(crate) fn was_watching(&self) -> bool {
        self.was_watching.load(Ordering::Relaxed)
    }

    /// Whether a sign of life is needed: clocks run, or they did when the last one was given.
    pub(crate) fn needs_beat(&self, is_watching: bool) -> bool {
        self.was_watching.swap(is_watching, Ordering::Relaxed) || is_watching
    }
}
