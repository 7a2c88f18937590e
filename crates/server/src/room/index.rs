//! What goes into the store with an entry.

use std::sync::Arc;

use traumfabrik_rules::Seat;
use traumfabrik_store::{GameIndex, PlayerIndex, StoredEntry};
use traumfabrik_table::{LogEntry, LogFault, Status, Table};
use traumfabrik_wire::{hex, state_hash};

use super::RoomHost;
use crate::ApiError;
use crate::app::App;
use crate::lobby::Summary;

/// The entry as the store keeps it.
pub(crate) fn stored(entry: &LogEntry, after: &Table) -> StoredEntry {
    StoredEntry {
        seq: entry.seq,
        command: entry.command.clone(),
        at: entry.at,
        version: entry.version(),
        body: entry.body(),
        state_hash: after.game().map(|game| hex(&state_hash(&game))),
    }
}

/// An entry as it comes from the store.
pub(crate) fn entry(stored: &StoredEntry) -> Result<LogEntry, LogFault> {
    LogEntry::read(stored.seq, stored.command.clone(), stored.at, stored.version, &stored.body)
}

/// What lists show of a table.
pub(crate) fn index(table: &Table) -> GameIndex {
    let due = table.due().filter(|&seat| table.chair(seat).plays_itself());
    let player = |seat: Seat| {
        let person = table.chair(seat).person()?.clone();
        Some(PlayerIndex { seat: seat.0, person, is_due: due == Some(seat) })
    };
    GameIndex {
        status: table.status(),
        is_public: table.plan().is_public,
        owner: table.plan().owner.clone(),
        summary: Summary::of(table).text(),
        players: table.seats().iter().filter_map(player).collect(),
    }
}

/// Closes a game that cannot be read or played for repair, and no other.
pub(crate) async fn broken(app: &App, room: &Arc<RoomHost>, why: &str) -> ApiError {
    app.rooms.forget(&room.id, room);
    let row = app.store.game(&room.id).await;
    if row.is_ok_and(|row| row.is_some_and(|row| row.status == Status::Broken)) {
        return ApiError::Broken {};
    }
    tracing::error!(game = %room.id, why, "the game is broken and closed for repair");
    app.metrics.table_broken();
    if let Err(error) = app.store.mark_broken(&room.id).await {
        tracing::warn!(game = %room.id, %error, "and the store could not be told");
    }
    ApiError::Broken {}
}
