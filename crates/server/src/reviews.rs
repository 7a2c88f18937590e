//! Reviews of games that are over: made one after the other on a thread of their own, with what
//! bots and people leave of the processor. Each is made once and kept; nodes share them. Whoever
//! waits has a rough curve in between: it takes a moment, and the rest a minute.

mod desk;

use std::io;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use traumfabrik_review::{Review, Reviewer};
use traumfabrik_store::{Lease, Reviewed, StoreError};

use crate::app::App;
use crate::packed;

pub(crate) use desk::Reviews;

/// Other nodes leave a review to this one for so long after its last word.
const LEASE_MS: i64 = 30_000;
const LEASE_EVERY: Duration = Duration::from_secs(10);
/// How often what is known by now is put together for whoever looks on.
const SHOW_EVERY: Duration = Duration::from_secs(1);
/// How long a step waits for bots at most: where they never rest, a review comes late, but it comes.
const YIELD_MAX: Duration = Duration::from_secs(1);
const YIELD_EVERY: Duration = Duration::from_millis(10);

/// Makes what is asked for, one after the other, until the node stops.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        tokio::select! {
            () = app.reviews.called.notified() => {}
            () = app.stopping.cancelled() => return,
        }
        while let Some((of, reviewer)) = app.reviews.begin() {
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
    let (worker, mine) = (Arc::clone(app), of.clone());
    let spawned = thread::Builder::new().name("review".to_owned()).spawn(move || {
        match work(&worker, &mine, reviewer).map(|review| written(&review)) {
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
fn work(app: &App, of: &Reviewed, mut reviewer: Reviewer) -> Option<Review> {
    lower_priority();
    let mut shown_at: Option<Instant> = None;
    while step(app, &mut reviewer)? {
        let shows = shown_at.is_none_or(|at| at.elapsed() >= SHOW_EVERY) && reviewer.has_curve();
        if shows {
            shown_at = Some(Instant::now());
        }
        app.reviews.note(of, &reviewer, shows);
        if reviewer.has_curve() {
            sketch_others(app)?;
        }
    }
    Some(reviewer.finish())
}

/// Gives all that wait their curves.
fn sketch_others(app: &App) -> Option<()> {
    while let Some((of, mut reviewer)) = app.reviews.begin_sketch() {
        while !reviewer.has_curve() && step(app, &mut reviewer)? {}
        app.reviews.put_back(&of, reviewer);
    }
    Some(())
}

/// A step when nobody waits for a bot: whether there was anything left to do, or nothing if the
/// node stops.
fn step(app: &App, reviewer: &mut Reviewer) -> Option<bool> {
    make_way(app);
    if app.is_stopping() {
        return None;
    }
    let began = Instant::now();
    let is_more = reviewer.step();
    app.metrics.reviewed_for(began.elapsed());
    Some(is_more)
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
