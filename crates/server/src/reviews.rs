//! Reviews of games that are over: made one after the other on a thread of their own, with what
//! bots and people leave of the processor. Each is made once and kept; nodes share them.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};
use tokio::sync::{Notify, oneshot};
use traumfabrik_review::{Judge as _, Rehearser, Review, Reviewer};
use traumfabrik_store::{Lease, Reviewed, StoreError};
use traumfabrik_table::GameId;

use crate::app::App;
use crate::records::Past;
use crate::{ApiError, packed};

/// So many may wait. Each takes about a minute of one core.
const WAITING_MAX: usize = 64;
/// What somebody is told who comes when so many wait.
const RETRY_MS: u64 = 60_000;
/// Other nodes leave a review to this one for so long after its last word.
const LEASE_MS: i64 = 30_000;
const LEASE_EVERY: Duration = Duration::from_secs(10);
/// How often what is known by now is put together for whoever looks on.
const SHOW_EVERY: Duration = Duration::from_secs(1);
/// How long a step waits for bots at most: where they never rest, a review comes late, but it comes.
const YIELD_MAX: Duration = Duration::from_secs(1);
const YIELD_EVERY: Duration = Duration::from_millis(10);

/// What a node has to review.
#[derive(Debug, Default)]
pub(crate) struct Reviews {
    desk: Mutex<Desk>,
    /// Somebody has put something on it.
    called: Notify,
}

#[derive(Debug, Default)]
struct Desk {
    waiting: VecDeque<Job>,
    working: Option<Working>,
}

/// A review that is to be made.
#[derive(Debug)]
struct Job {
    of: Reviewed,
    reviewer: Reviewer,
}

/// The review that is being made.
#[derive(Debug)]
struct Working {
    of: Reviewed,
    progress: f64,
    so_far: Option<Arc<Review>>,
}

/// How far a review is that is not there yet.
#[derive(Clone, Debug)]
pub(crate) enum Ongoing {
    /// Others come first.
    Waiting,
    /// It is being made.
    Working {
        /// From 0 to 1.
        progress: f64,
        /// What is known, as soon as there is a curve.
        so_far: Option<Arc<Review>>,
    },
}

impl Reviews {
    /// Who judges. Reviews by another judge are made anew.
    pub(crate) fn judge() -> String {
        Rehearser.version()
    }

    /// How far this node is with a review, if it has been asked for it.
    pub(crate) fn ongoing(&self, of: &Reviewed) -> Option<Ongoing> {
        let desk = self.desk();
        if let Some(Working { progress, so_far, .. }) =
            desk.working.as_ref().filter(|working| working.of == *of)
        {
            return Some(Ongoing::Working { progress: *progress, so_far: so_far.clone() });
        }
        desk.waiting.iter().any(|job| job.of == *of).then_some(Ongoing::Waiting)
    }

    /// Has a game reviewed when those before it are done.
    pub(crate) fn ask(&self, app: &App, past: &Past) -> Result<(), ApiError> {
        let (of, table) = (past.reviewed(), &past.standing.table);
        let game = table.id();
        let no_names = vec![String::new(); table.seats().count()];
        let record = table.record(no_names).map_err(|_| ApiError::Broken {})?;
        let effort = app.config.review_effort;
        let reviewer = Reviewer::begin(record, Rehearser, seed(game), effort).map_err(|unfit| {
            tracing::error!(%game, %unfit, "a game that is over cannot be reviewed");
            ApiError::Broken {}
        })?;
        let mut desk = self.desk();
        let is_working = desk.working.as_ref().is_some_and(|working| working.of == of);
        if is_working || desk.waiting.iter().any(|job| job.of == of) {
            return Ok(());
        }
        if desk.waiting.len() >= WAITING_MAX {
            return Err(ApiError::TooMany { retry_ms: RETRY_MS });
        }
        desk.waiting.push_back(Job { of, reviewer });
        self.called.notify_one();
        Ok(())
    }

    /// How many wait or are being made.
    pub(crate) fn count(&self) -> usize {
        let desk = self.desk();
        desk.waiting.len() + usize::from(desk.working.is_some())
    }

    /// Takes the next one up.
    fn begin(&self) -> Option<Job> {
        let mut desk = self.desk();
        let job = desk.waiting.pop_front()?;
        desk.working = Some(Working { of: job.of.clone(), progress: 0.0, so_far: None });
        Some(job)
    }

    fn end(&self) {
        self.desk().working = None;
    }

    fn note(&self, progress: f64, so_far: Option<Review>) {
        if let Some(working) = &mut self.desk().working {
            working.progress = progress;
            if let Some(so_far) = so_far {
                working.so_far = Some(Arc::new(so_far));
            }
        }
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same game is reviewed from the same seed everywhere.
fn seed(game: &GameId) -> u64 {
    let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(game.as_str()));
    u32::from_be_bytes([a, b, c, d]).into()
}

/// Makes what is asked for, one after the other, until the node stops.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        tokio::select! {
            () = app.reviews.called.notified() => {}
            () = app.stopping.cancelled() => return,
        }
        while let Some(Job { of, reviewer }) = app.reviews.begin() {
            if let Err(error) = make(&app, &of, reviewer).await {
                tracing::warn!(game = %of.game(), %error, "a review is lost");
            }
            app.reviews.end();
            if app.is_stopping() {
                return;
            }
        }
    }
}

/// Makes a review, unless another node does.
async fn make(app: &Arc<App>, of: &Reviewed, reviewer: Reviewer) -> Result<(), StoreError> {
    if !claim(app, of).await? {
        return Ok(());
    }
    let (send, mut made) = oneshot::channel();
    let worker = Arc::clone(app);
    let spawned = thread::Builder::new().name("review".to_owned()).spawn(move || {
        match work(&worker, reviewer).map(|review| written(&review)) {
            // Nobody listens any more if the node stops.
            Some(Ok(body)) => drop(send.send(body)),
            Some(Err(error)) => tracing::error!(%error, "a review cannot be written down"),
            None => {}
        }
    });
    if let Err(error) = spawned {
        tracing::error!(%error, "there is no thread to review on");
        return Ok(());
    }
    let mut ticks = tokio::time::interval(LEASE_EVERY);
    loop {
        tokio::select! {
            made = &mut made => {
                return match made {
                    Ok(body) => keep(app, of, &body).await,
                    // The node stops, or the judge broke down.
                    Err(_) => app.store.leave_review(of, &Reviews::judge(), &app.node).await,
                };
            }
            _ = ticks.tick() => {
                // Whoever else takes it over meanwhile comes second, or does.
                claim(app, of).await.ok();
            }
        }
    }
}

async fn claim(app: &App, of: &Reviewed) -> Result<bool, StoreError> {
    let now = app.now();
    let lease = Lease { node: app.node.clone(), until: now.plus(LEASE_MS) };
    app.store.claim_review(of, &Reviews::judge(), &lease, now).await
}

async fn keep(app: &App, of: &Reviewed, body: &str) -> Result<(), StoreError> {
    if app.store.keep_review(of, &Reviews::judge(), body, app.now()).await? {
        app.metrics.review_made();
    }
    Ok(())
}

/// A review as it is kept.
fn written(review: &Review) -> io::Result<String> {
    packed::pack(&serde_json::to_vec(review)?)
}

/// The whole work; nothing comes of it if the node stops.
fn work(app: &App, mut reviewer: Reviewer) -> Option<Review> {
    lower_priority();
    let mut shown_at: Option<Instant> = None;
    loop {
        make_way(app);
        if app.is_stopping() {
            return None;
        }
        let began = Instant::now();
        if !reviewer.step() {
            return Some(reviewer.finish());
        }
        app.metrics.reviewed_for(began.elapsed());
        let is_time = shown_at.is_none_or(|at| at.elapsed() >= SHOW_EVERY);
        let so_far = if is_time { reviewer.so_far() } else { None };
        if so_far.is_some() {
            shown_at = Some(Instant::now());
        }
        let progress = reviewer.progress();
        app.reviews.note(f64::from(progress.done) / f64::from(progress.all.max(1)), so_far);
    }
}

/// Waits while bots wait for a thread: somebody waits for each of them.
fn make_way(app: &App) {
    let began = Instant::now();
    while app.thinkers.n_waiting() > 0 && began.elapsed() < YIELD_MAX && !app.is_stopping() {
        thread::sleep(YIELD_EVERY);
    }
}

/// Gives this thread about a tenth of what others get that want to run as well.
fn lower_priority() {
    // Elsewhere it would go for the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "a review runs like everything else");
    }
}
