//! What a node has to review, and how far it is with each.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sha2::{Digest as _, Sha256};
use tokio::sync::Notify;
use traumfabrik_review::{Judge as _, Rehearser, Review, Reviewer, VERSION};
use traumfabrik_store::Reviewed;
use traumfabrik_table::GameId;

use crate::ApiError;
use crate::app::App;
use crate::records::Past;

/// So many may wait or be made. Each takes about a minute of one core.
const REVIEWS_MAX: usize = 64;
/// What somebody is told who comes when so many wait.
const RETRY_MS: u64 = 60_000;

/// The reviews that a node was asked for, in their order.
#[derive(Debug, Default)]
pub(crate) struct Reviews {
    jobs: Mutex<Vec<Job>>,
    /// There is a new one.
    pub(super) called: Notify,
}

/// A review that is to be made.
#[derive(Debug)]
struct Job {
    of: Reviewed,
    /// Gone while it is worked on.
    reviewer: Option<Reviewer>,
    is_begun: bool,
    progress: f64,
    so_far: Option<Arc<Review>>,
}

/// How far a review is that is not there yet.
#[derive(Clone, Debug)]
pub(crate) struct Ongoing {
    /// Whether it is its turn; otherwise others come first.
    pub(crate) is_begun: bool,
    /// From 0 to 1.
    pub(crate) progress: f64,
    /// What is known, as soon as there is a curve.
    pub(crate) so_far: Option<Arc<Review>>,
}

impl Reviews {
    /// Who judges, and in which shape it is written down. Other reviews are made anew.
    pub(crate) fn judge() -> String {
        format!("{}, version {VERSION}", Rehearser.version())
    }

    /// How far this node is with a review, if it has been asked for it.
    pub(crate) fn ongoing(&self, of: &Reviewed) -> Option<Ongoing> {
        let jobs = self.jobs();
        let Job { is_begun, progress, so_far, .. } = jobs.iter().find(|job| job.of == *of)?;
        Some(Ongoing { is_begun: *is_begun, progress: *progress, so_far: so_far.clone() })
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
        let mut jobs = self.jobs();
        if jobs.iter().any(|job| job.of == of) {
            return Ok(());
        }
        if jobs.len() >= REVIEWS_MAX {
            return Err(ApiError::TooMany { retry_ms: RETRY_MS });
        }
        let reviewer = Some(reviewer);
        jobs.push(Job { of, reviewer, is_begun: false, progress: 0.0, so_far: None });
        self.called.notify_one();
        Ok(())
    }

    /// How many wait or are being made.
    pub(crate) fn count(&self) -> usize {
        self.jobs().len()
    }

    /// Takes the next one up.
    pub(super) fn begin(&self) -> Option<(Reviewed, Reviewer)> {
        let mut jobs = self.jobs();
        let job = jobs.first_mut()?;
        job.is_begun = true;
        Some((job.of.clone(), job.reviewer.take()?))
    }

    /// Takes up one that has no curve yet. It goes back when it has.
    pub(super) fn begin_sketch(&self) -> Option<(Reviewed, Reviewer)> {
        let mut jobs = self.jobs();
        let job = jobs.iter_mut().find(|job| job.so_far.is_none() && job.reviewer.is_some())?;
        Some((job.of.clone(), job.reviewer.take()?))
    }

    pub(super) fn put_back(&self, of: &Reviewed, reviewer: Reviewer) {
        self.note(of, &reviewer, true);
        if let Some(job) = self.jobs().iter_mut().find(|job| job.of == *of) {
            job.reviewer = Some(reviewer);
        }
    }

    /// Notes how far a reviewer is and, if wished, what is known by now.
    pub(super) fn note(&self, of: &Reviewed, reviewer: &Reviewer, shows: bool) {
        let (so_far, progress) = (shows.then(|| reviewer.so_far()).flatten(), reviewer.progress());
        if let Some(job) = self.jobs().iter_mut().find(|job| job.of == *of) {
            job.progress = f64::from(progress.done) / f64::from(progress.all.max(1));
            job.so_far = so_far.map(Arc::new).or(job.so_far.take());
        }
    }

    /// Strikes off what is done, or has broken down in somebody's hands.
    pub(super) fn end(&self) {
        self.jobs().retain(|job| job.reviewer.is_some());
    }

    fn jobs(&self) -> MutexGuard<'_, Vec<Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same game is reviewed from the same seed everywhere.
fn seed(game: &GameId) -> u64 {
    let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(game.as_str()));
    u32::from_be_bytes([a, b, c, d]).into()
}
