//! Looking through what is kept, slowly and for ever: whoever opens an old game is not to be the
//! first to learn that its log is broken.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use traumfabrik_store::{SnapshotRow, StoreError, StoredEntry};
use traumfabrik_table::{GameId, LogFault, Table, Teller};
use traumfabrik_wire::{hex, state_hash};

use crate::ApiError;
use crate::app::App;
use crate::room::{self, entry};

/// Checks the next game, if it is time for one. What is wrong is closed for repair, what has
/// no chain gets one, and what a newer program plays is left to servers that can read it.
pub(crate) async fn check_next(app: &Arc<App>) -> Result<(), StoreError> {
    let every_ms = i64::try_from(app.config.scrub_every.as_millis()).unwrap_or(i64::MAX);
    let Some(game) = app.store.next_to_scrub(app.now(), every_ms).await? else { return Ok(()) };
    match verified(app, &game).await? {
        Ok(Verified { table, spoiled }) => {
            if let Some(SnapshotRow { seq, body, .. }) = spoiled {
                tracing::warn!(%game, seq, "a snapshot is not what the log makes");
                app.store.drop_snapshot(&game, seq, &body).await?;
            }
            app.metrics.table_checked();
            let n_chained = app.store.chain(&game, table.seq()).await?;
            if n_chained > 0 {
                tracing::info!(%game, n_chained, "entries got a chain");
            }
        }
        Err(fault @ LogFault::Damaged { .. }) => {
            room::broken(app, &app.rooms.room(&game), &fault.to_string()).await;
        }
        Err(fault @ LogFault::Newer { .. }) => {
            tracing::debug!(%game, %fault, "a newer program plays the game");
        }
    }
    Ok(())
}

/// Opens a game that was closed for repair, if its log can be read from end to end.
pub(crate) async fn reopen(app: &Arc<App>, game: &GameId) -> Result<(), ApiError> {
    let Verified { table, spoiled } = verified(app, game).await?.map_err(|fault| {
        tracing::warn!(%game, %fault, "the game cannot be opened");
        match fault {
            LogFault::Damaged { .. } => ApiError::Broken {},
            LogFault::Newer { .. } => ApiError::Newer {},
        }
    })?;
    if let Some(SnapshotRow { seq, body, .. }) = spoiled {
        app.store.drop_snapshot(game, seq, &body).await?;
    }
    // Whatever is due in it, a node will look at it at once and find out.
    let due_at = Some(app.now());
    match app.store.reopen(game, table.seq(), room::index(&table), due_at).await? {
        true => Ok(()),
        false => Err(ApiError::NotFound {}),
    }
}

/// What a log makes, if it is right in every entry.
struct Verified {
    table: Table,
    /// A snapshot that says something else.
    spoiled: Option<SnapshotRow>,
}

/// The table of a game whose log is right in every entry, or what is wrong with it.
async fn verified(app: &App, game: &GameId) -> Result<Result<Verified, LogFault>, StoreError> {
    let snapshot = app.store.snapshot(game).await?;
    // The row first: its last entry is in a log that is read later.
    let row = app.store.game(game).await?;
    let seq = row.map_or(0, |row| row.seq);
    let entries = match app.store.entries(game, 0).await {
        Ok(entries) => entries,
        Err(StoreError::BrokenLog { seq, what, .. }) => {
            return Ok(Err(LogFault::Damaged { seq, what }));
        }
        Err(error) => return Err(error),
    };
    let game = game.clone();
    // A long game takes a while.
    let folding = tokio::task::spawn_blocking(move || {
        catch_unwind(AssertUnwindSafe(|| fold(game, seq, &entries, snapshot)))
            .unwrap_or_else(|_| Err(LogFault::Damaged { seq, what: "a panic".to_owned() }))
    });
    folding.await.map_err(|error| StoreError::Fault(error.to_string()))
}

/// The table that a log makes, up to this entry at least.
fn fold(
    game: GameId,
    seq: u32,
    entries: &[StoredEntry],
    snapshot: Option<SnapshotRow>,
) -> Result<Verified, LogFault> {
    let missing = |seq| LogFault::Damaged { seq, what: "it is missing".to_owned() };
    let (first, others) = entries.split_first().ok_or_else(|| missing(1))?;
    let first = entry(first)?;
    let mut table = Table::open(game, &first)?;
    let mut teller = Teller::default();
    teller.note(&first);
    let mut is_spoiled = false;
    for stored in others {
        let entry = entry(stored)?;
        table.apply(&entry)?;
        teller.note(&entry);
        is_as_stored(stored, &table)?;
        let is_other = |row: &SnapshotRow| {
            row.seq == stored.seq
                && row.version == Table::SNAPSHOT_VERSION
                && row.body != table.snapshot(&teller)
        };
        is_spoiled |= snapshot.as_ref().is_some_and(is_other);
    }
    if table.seq() < seq {
        return Err(missing(table.seq() + 1));
    }
    Ok(Verified { table, spoiled: snapshot.filter(|_| is_spoiled) })
}

/// Makes sure that an entry makes of a table what it made of it when it was written.
pub(crate) fn is_as_stored(stored: &StoredEntry, after: &Table) -> Result<(), LogFault> {
    let hash = after.game().map(|game| hex(&state_hash(&game)));
    if stored.state_hash.is_none() || stored.state_hash == hash {
        Ok(())
    } else {
        Err(LogFault::Damaged {
            seq: stored.seq,
            what: "the game stood otherwise after it".to_owned(),
        })
    }
}
