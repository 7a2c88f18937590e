//! Once a second, rooms look for themselves: whether the log is longer than what they know, and
//! whether everybody who listens still may come in. All of them ask together.

use std::collections::BTreeMap;
use std::sync::Arc;

use traumfabrik_room::{Input, ListenerId};
use traumfabrik_store::StoreError;
use traumfabrik_table::{GameId, PersonId};

use super::{RoomHost, Session};
use crate::app::App;

/// So many are asked for at once.
const BATCH: usize = 400;

type Polled = (Arc<RoomHost>, Vec<(ListenerId, Session)>);

/// Gives every room its tick, and looks up what they want to know.
pub(crate) async fn poll(app: &Arc<App>) -> Result<(), StoreError> {
    let mut polled: Vec<Polled> = Vec::new();
    for room in app.rooms.all() {
        room.give(app, Input::Tick);
        if let Some(sessions) = room.take_poll() {
            polled.push((room, sessions));
        }
    }
    let mut last = BTreeMap::new();
    for rooms in polled.chunks(BATCH) {
        let games: Vec<GameId> = rooms.iter().map(|(room, _)| room.id.clone()).collect();
        last.extend(app.store.last_entries(&games).await?);
    }
    let alive = alive(app, &polled).await?;
    for (room, sessions) in polled {
        let seq = last.get(&room.id).copied().unwrap_or_default();
        room.give(app, Input::Polled { seq });
        shut_out(app, &room, sessions, &alive);
    }
    Ok(())
}

/// Somebody was signed out or shut out, here or at another server: looks at once who may still
/// listen as them. Rooms would notice by themselves, but only within a second.
pub(crate) async fn look_who_may(app: &Arc<App>, person: &PersonId) {
    let theirs = app.rooms.all().into_iter().map(|room| {
        let sessions = room.sessions(|session| session.person == *person);
        (room, sessions)
    });
    let theirs: Vec<Polled> = theirs.filter(|(_, sessions)| !sessions.is_empty()).collect();
    // What cannot be looked up lets nobody in: whoever may come in comes back.
    let alive = alive(app, &theirs).await.unwrap_or_default();
    for (room, sessions) in theirs {
        shut_out(app, &room, sessions, &alive);
    }
}

/// Cuts off whoever listens by a session that has ended.
fn shut_out(
    app: &Arc<App>,
    room: &Arc<RoomHost>,
    sessions: Vec<(ListenerId, Session)>,
    alive: &BTreeMap<String, PersonId>,
) {
    let is_over = |(_, session): &(ListenerId, Session)| {
        alive.get(&session.token_hash) != Some(&session.person)
    };
    let listeners = sessions.into_iter().filter(is_over).map(|(listener, _)| listener);
    let listeners: Vec<ListenerId> = listeners.collect();
    if !listeners.is_empty() {
        room.give(app, Input::ShutOut { listeners });
    }
}

/// The sessions that have not ended, of people who are not shut out, and whose they are.
async fn alive(app: &App, polled: &[Polled]) -> Result<BTreeMap<String, PersonId>, StoreError> {
    let sessions = polled.iter().flat_map(|(_, sessions)| sessions);
    let mut hashes: Vec<String> = sessions.map(|(_, session)| session.token_hash.clone()).collect();
    hashes.sort_unstable();
    hashes.dedup();
    let mut alive = BTreeMap::new();
    for hashes in hashes.chunks(BATCH) {
        let known = app.store.sessions(hashes).await?.into_iter();
        let welcome = known.filter(|(_, _, is_welcome)| *is_welcome);
        alive.extend(welcome.map(|(token_hash, person, _)| (token_hash, person)));
    }
    Ok(alive)
}
