//! A game is opened from a snapshot, and from its log where there is none that fits.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use traumfabrik_server::client::{ClientError, Guest};
use traumfabrik_server::{ApiError, Config, Running};
use traumfabrik_store::{SnapshotRow, Store, sqlite};
use traumfabrik_table::GameId;

use crate::support::{finished, server_with, stop, until};

const GLANCE: Duration = Duration::from_millis(20);

/// A game that was played to its end at a server that is gone.
struct Played {
    folder: TempDir,
    game: GameId,
}

impl Played {
    async fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let (running, host) = serve(folder.path(), |_| ()).await;
        let (_, game) = finished(&host, json!({ "seats": 2 })).await;
        stop(running).await;
        Self { folder, game: game.parse().expect("a name") }
    }

    /// Its store, while no server uses it.
    fn store(&self) -> Store {
        sqlite(file(self.folder.path())).expect("a store")
    }

    /// What is kept of it, and what somebody does about it.
    async fn change(&self, sql: &str) -> SnapshotRow {
        let store = self.store();
        let found = store.snapshot(&self.game).await.expect("an answer").expect("a snapshot");
        store.tamper(&[&format!("{sql} where game_id = '{}'", self.game)]).await.expect(sql);
        store.close().await;
        found
    }

    async fn snapshot(&self) -> Option<SnapshotRow> {
        let store = self.store();
        let found = store.snapshot(&self.game).await.expect("an answer");
        store.close().await;
        found
    }

    /// What a server shows that has only just started.
    async fn shown(&self) -> Value {
        let (running, host) = serve(self.folder.path(), |_| ()).await;
        let path = format!("/api/tables/{}", self.game);
        let shown = Guest::stranger(&host).get(&path).await.expect("a table");
        stop(running).await;
        shown
    }
}

fn file(folder: &Path) -> std::path::PathBuf {
    folder.join("games.db")
}

async fn serve(folder: &Path, set_up: impl FnOnce(&mut Config)) -> (Running, String) {
    let store = sqlite(file(folder)).expect("a store");
    server_with(store, |config| {
        config.snapshot_every = 8;
        set_up(config);
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_is_opened_without_what_lies_before_its_snapshot() {
    let played = Played::new().await;
    let before = played.shown().await;
    // Nobody could go through this log.
    let sql = "update entry set body = case when seq = 9 then '{}' else body end";
    assert!(played.change(sql).await.seq > 20, "a whole game is longer");
    let after = played.shown().await;
    assert_eq!(after["table"], before["table"]);
    assert_eq!(after["view"], before["view"]);

    let (running, host) = serve(played.folder.path(), |_| ()).await;
    let path = format!("/api/tables/{}/log", played.game);
    let log = Guest::stranger(&host).get::<Value>(&path).await;
    assert!(matches!(log, Err(ClientError::Refused(ApiError::Broken {}))), "{log:?}");
    stop(running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_that_was_changed_is_not_served() {
    let played = Played::new().await;
    let sql = "update snapshot
        set body = replace(body, '\"n_taken_back\":0', '\"n_taken_back\":3')";
    let before = played.change(sql).await;
    assert!(played.snapshot().await.is_some_and(|changed| changed != before));
    let shown = played.shown().await;
    assert_eq!(shown["table"]["n_taken_back"], 0);
    // The log was gone through from its beginning, so there is a new one.
    let made = played.snapshot().await.expect("a new one");
    assert_eq!(made.seq, shown["table"]["seq"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_that_the_log_does_not_make_is_found_in_the_background() {
    let played = Played::new().await;
    // It vouches for itself, and is wrong all the same.
    let SnapshotRow { seq, version, body } = played.change("delete from snapshot").await;
    let wrong = body.replacen("\"n_taken_back\":0", "\"n_taken_back\":3", 1);
    assert!(wrong != body, "it was taken for what it is");
    let store = played.store();
    store.keep_snapshot(&played.game, seq, version, &wrong).await.expect("an answer");
    let (running, _) = server_with(store.clone(), |config| config.scrub_every = GLANCE).await;
    until(async || store.snapshot(&played.game).await.expect("an answer").is_none()).await;
    stop(running).await;
}
