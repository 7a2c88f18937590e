//! Rooms: the tables that a node has in memory. What a room does is decided in the room itself,
//! which is pure; here are its doors, its store, its timers and its thinkers. A room can be let go
//! at any time and read again.

mod door;
mod host;
mod index;
mod poll;
mod questions;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use traumfabrik_room::{
    FromClient, Input, Query, RequestId, Room, RoomAnswer, RoomConfig, TableState, Wanted,
};
use traumfabrik_rules::Perspective;
use traumfabrik_table::{Command, GameId, PersonId};

use crate::app::App;
use crate::{ApiError, background};

pub(crate) use door::{Door, Inbox, Outgoing, Session};
pub(crate) use host::RoomHost;
pub(crate) use index::{broken, entry, index, stored};
pub(crate) use poll::{look_who_may, poll};

/// A room that nobody has needed for so long is let go.
const IDLE_MS: i64 = 60_000;

/// All rooms of a node.
#[derive(Debug)]
pub(crate) struct Rooms {
    settings: RoomConfig,
    rooms: Mutex<HashMap<GameId, Arc<RoomHost>>>,
    n_requests: AtomicU64,
}

impl Rooms {
    pub(crate) fn new(settings: RoomConfig) -> Self {
        Self { settings, rooms: Mutex::default(), n_requests: AtomicU64::new(1) }
    }

    /// The room of a game, whether there is such a game or not.
    pub(crate) fn room(&self, id: &GameId) -> Arc<RoomHost> {
        let mut rooms = self.lock();
        let room = rooms.entry(id.clone()).or_insert_with(|| {
            Arc::new(RoomHost::new(Room::new(id.clone(), self.settings.clone())))
        });
        Arc::clone(room)
    }

    /// The room of a game, if it is in memory.
    pub(crate) fn loaded(&self, id: &GameId) -> Option<Arc<RoomHost>> {
        self.lock().get(id).cloned()
    }

    /// All rooms in memory.
    pub(crate) fn all(&self) -> Vec<Arc<RoomHost>> {
        self.lock().values().cloned().collect()
    }

    /// How many rooms are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Lets go of rooms that nobody needs.
    pub(crate) fn sweep(&self, app: &Arc<App>) {
        let moment = app.clock.moment();
        // A room that wants to be forgotten holds itself: the two locks are taken one at a time.
        let mut idle = self.all();
        idle.retain(|room| room.is_idle(&moment, IDLE_MS));
        let mut let_go = Vec::new();
        {
            let mut rooms = self.lock();
            for room in idle {
                // Whoever else holds a room is about to use it.
                if Arc::strong_count(&room) <= 2 {
                    let_go.extend(rooms.remove(&room.id));
                }
            }
        }
        for room in let_go {
            room.keep_last(app);
        }
    }

    /// Forgets a room, so that it is read again when it is next needed. Another one that has taken
    /// its place stays.
    pub(crate) fn forget(&self, id: &GameId, room: &RoomHost) {
        let mut rooms = self.lock();
        if rooms.get(id).is_some_and(|known| std::ptr::eq(&**known, room)) {
            rooms.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Arc<RoomHost>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who may listen.
impl App {
    /// Somebody was signed out or shut out. When this is done nobody does or hears anything more
    /// here by what is no way in any more, and other servers look as soon as they hear of it.
    pub(crate) async fn shut_out(self: &Arc<Self>, person: &PersonId) {
        self.store.shut_out(person);
        look_who_may(self, person).await;
    }
}

/// The door for requests.
impl App {
    /// Asks a room for something.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        game: &GameId,
        person: Option<&PersonId>,
        seen: u32,
        wanted: Wanted,
    ) -> Result<RoomAnswer, ApiError> {
        background::notice_outage(self).await?;
        let request = RequestId(self.rooms.n_requests.fetch_add(1, Ordering::Relaxed));
        let input = Input::Request { request, person: person.cloned(), seen, wanted };
        let room = self.rooms.room(game);
        let answer = room.request(self, request, input).await;
        // A room that is gone without an answer has broken down over this.
        answer.unwrap_or(Err(traumfabrik_room::RoomError::Broken {})).map_err(ApiError::from)
    }

    /// Has somebody say something to a table.
    pub(crate) async fn send(
        self: &Arc<Self>,
        game: &GameId,
        person: &PersonId,
        message: FromClient,
    ) -> Result<RoomAnswer, ApiError> {
        self.ask(game, Some(person), 0, Wanted::Message(message)).await
    }

    /// Has somebody do something at a table. Answers with the number of the entry.
    pub(crate) async fn command(
        self: &Arc<Self>,
        game: &GameId,
        person: &PersonId,
        id: &str,
        command: Command,
    ) -> Result<u32, ApiError> {
        let message = FromClient::Command { id: id.to_owned(), command };
        match self.send(game, person, message).await? {
            RoomAnswer::Done { seq } => Ok(seq),
            _ => Err(ApiError::Internal {}),
        }
    }

    /// How a table stands, as somebody may see it.
    pub(crate) async fn standing(
        self: &Arc<Self>,
        game: &GameId,
        person: Option<&PersonId>,
        look: Option<Perspective>,
        seen: u32,
    ) -> Result<TableState, ApiError> {
        match self.ask(game, person, seen, Wanted::Query(Query::Standing { look })).await? {
            RoomAnswer::Standing(standing) => Ok(*standing),
            _ => Err(ApiError::Internal {}),
        }
    }
}
