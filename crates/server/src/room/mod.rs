//! Rooms: the tables that a node has in memory. A room can be let go at any time and read again.

mod commit;
mod crowd;
mod draft;
mod drive;
mod load;
mod orders;
mod rematch;
mod tell;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{MappedMutexGuard, MutexGuard};
use traumfabrik_table::{GameId, PersonId};

use crate::ApiError;
use crate::app::App;

pub(crate) use commit::{index, stored};
pub(crate) use crowd::Newcomer;
pub(crate) use load::{State, broken, entry};
pub(crate) use tell::text;

/// A room that nobody has needed for so long is let go.
const IDLE: Duration = Duration::from_secs(60);

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: GameId,
    /// The number of the last entry that is known here, to tell news from echoes without waiting.
    latest: AtomicU32,
    state: tokio::sync::Mutex<Option<State>>,
}

/// All rooms of a node.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    rooms: Mutex<HashMap<GameId, Arc<Room>>>,
}

impl Rooms {
    /// The room of a game, whether there is such a game or not.
    pub(crate) fn room(&self, id: &GameId) -> Arc<Room> {
        let mut rooms = self.lock();
        let room = rooms.entry(id.clone()).or_insert_with(|| {
            let state = tokio::sync::Mutex::new(None);
            Arc::new(Room { id: id.clone(), latest: AtomicU32::new(0), state })
        });
        Arc::clone(room)
    }

    /// The room of a game, if it is in memory.
    pub(crate) fn loaded(&self, id: &GameId) -> Option<Arc<Room>> {
        self.lock().get(id).cloned()
    }

    /// All rooms in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// How many rooms are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Lets go of rooms that nobody needs.
    pub(crate) fn sweep(&self) {
        self.lock().retain(|_, room| {
            let is_needed = match room.state.try_lock() {
                Ok(state) => state.as_ref().is_some_and(|state| state.is_needed(IDLE)),
                Err(_) => true,
            };
            // Whoever holds the room is about to use it.
            is_needed || Arc::strong_count(room) > 1
        });
    }

    /// Forgets a room, so that it is read again when it is next needed.
    fn forget(&self, id: &GameId) {
        self.lock().remove(id);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Room {
    /// Waits for one's turn in the room, and reads the table if nobody has yet.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        app: &Arc<App>,
    ) -> Result<MappedMutexGuard<'_, State>, ApiError> {
        let mut state = self.state.lock().await;
        if state.is_none() {
            match State::load(app, self).await {
                Ok(loaded) => {
                    let loaded = state.insert(loaded);
                    loaded.schedule(app, self);
                }
                Err(error) => {
                    app.rooms.forget(&self.id);
                    return Err(error);
                }
            }
        }
        let Ok(mut state) = MutexGuard::try_map(state, Option::as_mut) else {
            unreachable!("the table was read just now");
        };
        state.used_at = Instant::now();
        if state.is_behind {
            state.catch_up(app, self).await?;
        }
        Ok(state)
    }

    /// Somebody says that the log has an entry of this number, or, with 0, that something beside
    /// the log has changed.
    pub(crate) async fn hinted(self: &Arc<Self>, app: &Arc<App>, seq: u32) {
        let mut state = self.state.lock().await;
        if !self.is_news(seq) {
            return;
        }
        // Nobody has read the table here, so nobody will miss anything.
        let Some(state) = state.as_mut() else { return };
        let done = if seq == 0 {
            state.look_around(app, self).await
        } else {
            state.catch_up(app, self).await
        };
        if let Err(error) = done {
            tracing::debug!(game = %self.id, %error, "cannot follow a hint now");
            state.is_behind = true;
        }
    }

    /// Whether a hint says more than what is known here.
    pub(crate) fn is_news(&self, seq: u32) -> bool {
        seq == 0 || seq > self.latest.load(Ordering::Acquire)
    }

    /// The people who look at the table by way of this node.
    pub(crate) async fn people_here(&self) -> Vec<PersonId> {
        let state = self.state.lock().await;
        let people = state.iter().flat_map(State::people_here);
        people.cloned().collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Shuts people out of the room.
    pub(crate) async fn shut_out(&self, is_shut_out: impl Fn(&PersonId) -> bool) {
        if let Some(state) = self.state.lock().await.as_mut() {
            state.shut_out(is_shut_out);
        }
    }

    /// Everybody in the room hears whether moves can be made.
    pub(crate) async fn tell_store(&self, is_away: bool) {
        if let Some(state) = self.state.lock().await.as_mut() {
            state.tell_store(is_away);
        }
    }

    fn saw(&self, seq: u32) {
        self.latest.store(seq, Ordering::Release);
    }
}
