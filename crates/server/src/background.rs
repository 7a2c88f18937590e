//! What a node does all the time: it looks for what is due, keeps the clock, says who is here,
//! listens to other nodes, and clears away what nobody needs.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use traumfabrik_room::{BEAT_GAP_MS, Input, Wanted};
use traumfabrik_store::{Hinted, StoreError};
use traumfabrik_table::{Closing, GameId, Status, Time};

use crate::ApiError;
use crate::app::App;
use crate::{notices, reviews, room, scrub};

/// How often to look for what is due. Rooms see to what is due themselves; this is for games that
/// are in nobody's memory, and for those of nodes that are gone.
const DUE_EVERY: Duration = Duration::from_millis(500);
/// Whoever has the game in memory is given this long to see to it.
const DUE_SLACK_MS: i64 = 1_000;
/// How long a node may take to see to something before another one tries.
const DUE_LEASE_MS: i64 = 10_000;
const DUE_BATCH: u32 = 64;
/// What turned out not to be due is looked at again after so long, to be sure.
const REST_MS: i64 = 600_000;
const BEAT_EVERY: Duration = Duration::from_secs(2);
const SWEEP_EVERY: Duration = Duration::from_secs(30);
const STALE_BATCH: u32 = 50;
/// Cookies live for a year; whoever has not been here for longer has none.
const SESSION_MAX_MS: i64 = 400 * 24 * 3600 * 1000;
const NOTICES_EVERY: Duration = Duration::from_secs(1);

/// Starts everything. It ends when the node stops.
pub(crate) fn start(app: &Arc<App>) {
    spawn(app, DUE_EVERY, |app| async move { look_for_due(&app).await });
    spawn(app, BEAT_EVERY, |app| async move { beat(&app).await });
    spawn(app, app.config.look_every, |app| async move { look_around(&app).await });
    spawn(app, SWEEP_EVERY, |app| async move { sweep(&app).await });
    spawn(app, NOTICES_EVERY, |app| async move { notices::send_waiting(&app).await });
    spawn(app, app.config.scrub_every, |app| async move { scrub::check_next(&app).await });
    app.tasks.spawn(reviews::run(Arc::clone(app)));
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let mut hints = app.store.hints();
        loop {
            let hinted = tokio::select! {
                hinted = hints.recv() => hinted,
                () = app.stopping.cancelled() => return,
            };
            match hinted {
                Ok(Hinted::Game(hint)) => {
                    if let Some(room) = app.rooms.loaded(&hint.game) {
                        room.hint(&app, hint.seq);
                    }
                }
                Ok(Hinted::Word(word)) => {
                    // Servers of other versions may say what is not known here.
                    if let Some(room) = app.rooms.loaded(&word.game)
                        && let Ok(shared) = serde_json::from_str(&word.text)
                    {
                        room.give(&app, Input::Shared(shared));
                    }
                }
                Ok(Hinted::ShutOut(person)) => room::look_who_may(&app, &person).await,
                Ok(Hinted::Gap) | Err(RecvError::Lagged(_)) => {
                    for room in app.rooms.all() {
                        room.give(&app, Input::Hint { seq: u32::MAX });
                        room.give(&app, Input::Hint { seq: 0 });
                    }
                }
                Err(RecvError::Closed) => return,
            }
        }
    });
}

/// Repeats something until the node stops.
fn spawn<F, W>(app: &Arc<App>, every: Duration, work: F)
where
    F: Fn(Arc<App>) -> W + Send + 'static,
    W: Future<Output = Result<(), StoreError>> + Send,
{
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(every);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = app.stopping.cancelled() => return,
            }
            if let Err(error) = work(Arc::clone(&app)).await {
                tracing::debug!(%error, "cannot do what is done all the time");
            }
        }
    });
}

/// Sees to games in which something is due and that nobody has seen to.
async fn look_for_due(app: &Arc<App>) -> Result<(), StoreError> {
    let now = app.now();
    let due = app.store.claim_due(&app.node, now.plus(-DUE_SLACK_MS), DUE_LEASE_MS, DUE_BATCH);
    for due in due.await? {
        app.rooms.room(&due.game).give(app, Input::Due { seq: due.seq });
    }
    Ok(())
}

/// What was taken for due is due much later, or not at all any more.
pub(crate) async fn delay_due(app: &App, game: &GameId, seq: u32, at: Option<Time>) {
    let soon = app.now().plus(DUE_LEASE_MS);
    look_again(app, game, seq, at.map_or(soon.plus(REST_MS), |at| at.max(soon))).await;
}

/// Leaves what is due to whoever looks next: a newer program can see to it.
pub(crate) async fn leave_due(app: &App, game: &GameId, seq: u32) {
    look_again(app, game, seq, app.now()).await;
}

async fn look_again(app: &App, game: &GameId, seq: u32, again_at: Time) {
    if let Err(error) = app.store.delay_due(game, seq, again_at).await {
        tracing::debug!(%game, %error, "it will be looked at again soon");
    }
}

/// Lets rooms look for themselves.
async fn look_around(app: &Arc<App>) -> Result<(), StoreError> {
    notice_outage(app).await?;
    room::poll(app).await?;
    app.metrics.looked_around();
    Ok(())
}

/// Sees whether the store is there, and says who is here.
async fn beat(app: &Arc<App>) -> Result<(), StoreError> {
    let is_away = read_clock(app).await.is_err();
    if app.note_store(is_away) {
        for room in app.rooms.all() {
            room.give(app, Input::Store { is_away });
        }
    }
    let mut here = Vec::new();
    for room in app.rooms.all() {
        here.extend(room.people_here().into_iter().map(|person| (room.id.clone(), person)));
    }
    if !here.is_empty() {
        app.store.be_present(&app.node, &here, app.now().plus(App::PRESENCE_MS)).await?;
    }
    Ok(())
}

/// Before anything is decided by the clock, an outage that has just ended has to be known. Who is
/// first to do something after one would otherwise pay for it.
pub(crate) async fn notice_outage(app: &App) -> Result<(), StoreError> {
    if app.clock.is_older_than(BEAT_GAP_MS) { read_clock(app).await } else { Ok(()) }
}

/// Gives a sign of life, and reads the clock and how long nobody looked after it.
pub(crate) async fn read_clock(app: &App) -> Result<(), StoreError> {
    let is_watching = app.store.next_due_at().await?.is_some();
    if app.needs_beat(is_watching) {
        app.clock.beat(&app.store, is_watching).await?;
    }
    app.clock.read_again(&app.store).await
}

/// Lets go of rooms that nobody needs, and closes tables that nobody came to.
async fn sweep(app: &Arc<App>) -> Result<(), StoreError> {
    app.rooms.sweep(app);
    app.store.sweep(app.now()).await?;
    app.store.end_old_sessions(app.now().plus(-SESSION_MAX_MS)).await?;
    let limits = &app.config.limits;
    for (status, after) in [
        (Status::Gathering, limits.gathering_timeout),
        (Status::Running, limits.resting_timeout),
        (Status::Paused, limits.resting_timeout),
    ] {
        let before = app.now().plus(-i64::try_from(after.as_millis()).unwrap_or(i64::MAX));
        for row in app.store.stale(status, before, STALE_BATCH).await? {
            if let Err(error) = close(app, &row.game, Closing::Stale).await {
                tracing::debug!(game = %row.game, %error, "cannot close a stale table");
            }
        }
    }
    Ok(())
}

/// Closes a table, whatever happens there.
pub(crate) async fn close(app: &Arc<App>, game: &GameId, why: Closing) -> Result<(), ApiError> {
    app.ask(game, None, 0, Wanted::Close(why)).await.map(drop)
}
