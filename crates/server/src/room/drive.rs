//! What happens at a table by itself. Any node may do it: the log decides who was first.

use std::sync::Arc;
use std::time::Duration;

use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{How, Refused, Scheduled, Table, TableEvent, Time};

use super::commit::own_command;
use super::{Room, State};
use crate::ApiError;
use crate::app::App;
use crate::thinkers::{self, Thought};

/// What is further away is left to the store's list of what is due, unless somebody looks on: rooms
/// do not stay in memory for days.
const NEAR_MS: i64 = 120_000;
/// How long to wait before trying again what could not be done.
const AGAIN: Duration = Duration::from_millis(500);

impl State {
    /// Sees to it that what comes next by itself will come.
    pub(super) fn schedule(&mut self, app: &Arc<App>, room: &Arc<Room>) {
        // An alarm that goes off may have to read the table first, and come here by that: it must
        // not end itself in the middle of what it does.
        if let Some(alarm) = self.alarm.take()
            && tokio::task::try_id() != Some(alarm.id())
        {
            alarm.abort();
        }
        let next = self.next();
        let Some(at) = next.at() else { return };
        if at.since(app.now()) > NEAR_MS && self.listeners.is_empty() {
            return;
        }
        let (app, room, seq) = (Arc::clone(app), Arc::clone(room), self.table.seq());
        let task = match next {
            Scheduled::Act { seat, how: How::Bot(bot), .. } => {
                let Some(thought) = self.thought(seat, bot) else { return };
                tokio::spawn(async move {
                    // It thinks while it waits for its moment.
                    let actions = app.thinkers.think(thought).await;
                    wait(&app, at).await;
                    drive(&app, &room, seq, Some(actions)).await;
                })
            }
            Scheduled::Act { .. } | Scheduled::TakeOver { .. } | Scheduled::Nothing => {
                tokio::spawn(async move {
                    wait(&app, at).await;
                    drive(&app, &room, seq, None).await;
                })
            }
        };
        self.alarm = Some(task.abort_handle());
    }

    /// Looks again whether something is due, and says when to look next.
    pub(crate) fn wind_up(&mut self, app: &Arc<App>, room: &Arc<Room>) -> Option<Time> {
        let is_set = self.alarm.as_ref().is_some_and(|alarm| !alarm.is_finished());
        if !is_set {
            self.schedule(app, room);
        }
        due_at(&self.table, &self.next())
    }

    pub(super) fn next(&self) -> Scheduled {
        self.table.next(&self.plain_orders(), &self.gone_since)
    }

    fn thought(&self, seat: Seat, bot: String) -> Option<Thought> {
        let position = self.table.game()?.position();
        Some(Thought {
            plan: Arc::clone(self.table.plan()),
            seat,
            bot,
            events: self.table.moves().flat_map(|entry| entry.events.iter().copied()).collect(),
            position,
            chance: thinkers::chance(&self.seed, self.table.turn(), seat),
        })
    }

    /// Does what comes next, if its time has come.
    async fn act(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        thought: Option<Vec<Action>>,
    ) -> Result<(), ApiError> {
        // Whoever could not play for a while has that much more time.
        if !self.credit_lost_time(app, room).await? {
            self.schedule(app, room);
            return Ok(());
        }
        let next = self.next();
        if next.at().is_none_or(|at| at > app.now()) {
            self.schedule(app, room);
            return Ok(());
        }
        let turn = self.table.turn();
        let (seat, actions, order) = match next {
            Scheduled::Nothing => return Ok(()),
            Scheduled::TakeOver { seat, why, .. } => {
                if self.is_elsewhere(app, room, seat).await? {
                    self.schedule(app, room);
                    return Ok(());
                }
                let command = own_command(&self.table, "away", Some(seat));
                let (orders, gone_since) = (self.plain_orders(), self.gone_since);
                // Time that was lost may have been given back since.
                let decide = |table: &Table, _: &Seed| match table.next(&orders, &gone_since) {
                    Scheduled::TakeOver { seat: due, at, .. } if due == seat && at <= app.now() => {
                        Ok(TableEvent::TakenOver { seat, why })
                    }
                    Scheduled::TakeOver { .. } | Scheduled::Act { .. } | Scheduled::Nothing => {
                        Err(Refused::Stale { turn: table.turn() })
                    }
                };
                return self.carry_out(app, room, command, None, &decide).await.map(drop);
            }
            Scheduled::Act { seat, how: How::Forced(action), .. } => (seat, vec![action], None),
            Scheduled::Act { seat, how: How::Ordered { order_idx, action }, .. } => {
                let used = self.orders.get(order_idx).map(|held| held.used.clone());
                (seat, vec![action], used)
            }
            Scheduled::Act { seat, how: How::Bot(_), .. } => match thought {
                Some(actions) => (seat, actions, None),
                // It has not thought yet.
                None => {
                    self.schedule(app, room);
                    return Ok(());
                }
            },
        };
        let command = own_command(&self.table, "move", Some(seat));
        let decide = |table: &Table, seed: &Seed| table.play(seat, turn, &actions, seed);
        self.carry_out(app, room, command, order, &decide).await.map(drop)
    }

    /// Whether the person of a seat looks at the table by way of another node.
    async fn is_elsewhere(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        seat: Seat,
    ) -> Result<bool, ApiError> {
        // Whoever ran out of time did so wherever they are.
        let is_timeout = self.table.clocks().deadline().is_some_and(|(_, at)| at <= app.now());
        if is_timeout && self.table.plan().absence.on_timeout {
            return Ok(false);
        }
        self.elsewhere = app.store.present(&room.id, app.now()).await?;
        let is_elsewhere = self.holder(seat).is_some_and(|holder| self.elsewhere.contains(holder));
        if is_elsewhere {
            self.gone_since[seat] = Some(app.now());
        }
        Ok(is_elsewhere)
    }
}

/// When somebody has to look at a table again: when something happens there by itself, or when
/// whoever is due may have been gone for too long.
pub(super) fn due_at(table: &Table, next: &Scheduled) -> Option<Time> {
    let grace_ms = table.plan().absence.grace_ms.filter(|_| table.due().is_some());
    next.at().or(grace_ms.map(|grace_ms| table.at().plus(grace_ms)))
}

/// Waits until a time by the store's clock.
async fn wait(app: &App, at: Time) {
    let ms = at.since(app.now());
    tokio::time::sleep(Duration::from_millis(u64::try_from(ms).unwrap_or_default())).await;
}

/// Does what is due in a room, unless something has happened there since.
async fn drive(app: &Arc<App>, room: &Arc<Room>, seq: u32, thought: Option<Vec<Action>>) {
    let mut thought = thought;
    loop {
        let done = match room.enter(app).await {
            Err(error) => Err(error),
            Ok(state) if state.table.seq() != seq => return,
            Ok(mut state) => {
                // The alarm is this very task: it must not be ended by what it does.
                state.alarm = None;
                state.act(app, room, thought.take()).await
            }
        };
        match done {
            Ok(()) => return,
            Err(ApiError::StoreAway {}) => tokio::time::sleep(AGAIN).await,
            Err(error) => {
                tracing::debug!(game = %room.id, %error, "somebody else was faster");
                return;
            }
        }
        if app.is_stopping() {
            return;
        }
    }
}
