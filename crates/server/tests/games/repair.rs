//! The store's word is not believed: a log that is not what was written is never served, and is
//! found before anybody asks for it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use traumfabrik_server::client::{ClientError, Guest};
use traumfabrik_server::{ApiError, Running};
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{Status, Store, StoredEntry, memory, postgres, sqlite};
use traumfabrik_table::GameId;

use crate::support::{play_now, post_command, server_on, server_with, two_at_a_table, until};

const GLANCE: Duration = Duration::from_millis(20);

/// A game of two people in which somebody has bid, at a server that has it in memory.
struct Played {
    running: Running,
    anna: Guest,
    game: String,
    bid: StoredEntry,
}

async fn played(store: &Store) -> Played {
    let (running, host) = server_on(store.clone()).await;
    let plan = json!({ "seats": 2, "pace_ms": 0 });
    let (anna, ben, game) = two_at_a_table(&host, plan).await;
    for guest in [&anna, &ben] {
        let shown: Value = guest.get(&path(&game)).await.expect("a table");
        if shown["view"]["legal"]["type"] == "auction" {
            let (turn, seat) = (&shown["table"]["turn"], &shown["seats"][0]);
            let actions = json!([{ "type": "bid", "amount": 2 }]);
            let play = json!({ "type": "play", "seat": seat, "turn": turn, "actions": actions });
            post_command(guest, &game, "bid", play).await.expect("a bid");
            break;
        }
    }
    let entries = store.entries(&id(&game), 0).await.expect("a log");
    let bid = entries.into_iter().find(|entry| entry.body.contains("\"bid\"")).expect("a bid");
    Played { running, anna, game, bid }
}

impl Played {
    /// Writes another body in the place of what somebody bid. With its links taken away, nothing
    /// but the hash of the game tells.
    async fn rewrite(&self, store: &Store, body: &str, is_chained: bool) {
        let Self { game, bid, .. } = self;
        let place = format!("where game_id = '{game}' and seq = {}", bid.seq);
        let mut statements = vec![format!("update entry set body = '{body}' {place}")];
        if !is_chained {
            statements.push(format!("update entry set chain = null where game_id = '{game}'"));
        }
        let statements: Vec<&str> = statements.iter().map(String::as_str).collect();
        store.tamper(&statements).await.expect("changed");
    }

    /// The price of the bid is another one.
    fn other_price(&self) -> String {
        let body = self.bid.body.replace("\"amount\":2", "\"amount\":1");
        assert_ne!(body, self.bid.body);
        body
    }
}

fn path(game: &str) -> String {
    format!("/api/tables/{game}")
}

fn id(game: &str) -> GameId {
    game.parse().expect("a name")
}

async fn status(store: &Store, game: &str) -> Status {
    store.game(&id(game)).await.expect("an answer").expect("a game").status
}

#[track_caller]
fn is_broken<T: std::fmt::Debug>(answer: &Result<T, ClientError>) {
    assert!(matches!(answer, Err(ClientError::Refused(ApiError::Broken {}))), "{answer:?}");
}

#[tokio::test]
async fn a_changed_price_is_not_served() {
    for is_chained in [true, false] {
        let store = memory().expect("a store");
        let played = played(&store).await;
        played.rewrite(&store, &played.other_price(), is_chained).await;
        let (other, host) = server_with(store.clone(), |config| {
            config.admin_secret = Some("h0st".to_owned());
        })
        .await;
        let (anna, game) = (&played.anna, &played.game);
        is_broken(&anna.at(&host).get::<Value>(&path(game)).await);
        assert_eq!(status(&store, game).await, Status::Broken);
        // It is closed for everybody, also where it is in memory and looks fine.
        let pause = json!({ "type": "propose", "seat": 0, "motion": { "type": "pause" } });
        is_broken(&post_command(anna, game, "pause", pause.clone()).await);

        // As long as it is not repaired, it cannot be opened.
        let reopen = |host: &str| {
            let url = format!("http://{host}/api/admin/tables/{game}/reopen");
            reqwest::Client::new().post(url).bearer_auth("h0st").send()
        };
        assert_eq!(reopen(&host).await.expect("an answer").status(), 423);
        played.rewrite(&store, &played.bid.body, true).await;
        is_broken(&anna.at(&host).get::<Value>(&path(game)).await);
        assert_eq!(reopen(&host).await.expect("an answer").status(), 204);
        post_command(&anna.at(&host), game, "pause", pause).await.expect("it goes on");
        for running in [other, played.running] {
            running.stop();
        }
    }
}

#[tokio::test]
async fn what_is_broken_is_found_before_anybody_asks() {
    let store = memory().expect("a store");
    let played = played(&store).await;
    played.rewrite(&store, &played.other_price(), false).await;
    let (other, host) = server_with(store.clone(), |config| config.scrub_every = GLANCE).await;
    let guest = Guest::arrive(&host, "Cleo").await.expect("a guest");
    let healthy = play_now(&guest, json!({ "seats": 2 })).await;
    until(async || status(&store, &played.game).await == Status::Broken).await;
    assert_ne!(status(&store, &healthy).await, Status::Broken);
    for running in [other, played.running] {
        running.stop();
    }
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/stores").join(name)
}

/// Games of an earlier version can be read, are looked through, and get their chains.
async fn goes_on(store: Store) {
    let games = store.all_games(None, 10, None).await.expect("games");
    assert_eq!(games.len(), 2);
    let (running, host) = server_with(store.clone(), |config| config.scrub_every = GLANCE).await;
    for row in &games {
        let shown: Value = Guest::stranger(&host).get(&path(row.game.as_str())).await.expect("it");
        // What has come due since the game was stored is seen to at once.
        assert!(shown["table"]["seq"].as_u64() >= Some(row.seq.into()), "{shown}");
    }
    until(async || store.n_unchained().await == Ok(0)).await;
    for row in &games {
        assert_ne!(status(&store, row.game.as_str()).await, Status::Broken);
    }
    running.stop();
    running.wait().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_version_1_goes_on() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("games.db");
    std::fs::copy(fixture("1.db"), &file).expect("a copy");
    goes_on(sqlite(&file).expect("a store")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_version_1_goes_on() {
    let server = Postgres::shared();
    let url = server.database();
    server.load(&url, &fixture("1-postgres.sql"));
    goes_on(postgres(&url).await.expect("a store")).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn without_its_file_a_server_is_not_ready_and_acknowledges_nothing() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("games.db");
    let (running, host) = server_on(sqlite(&file).expect("a store")).await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&anna, json!({ "seats": 2 })).await;
    std::fs::remove_file(&file).expect("an accident");
    let propose = json!({ "type": "propose", "seat": 0, "motion": { "type": "pause" } });
    let answer = post_command(&anna, &game, "pause", propose).await;
    let is_refused = matches!(answer, Err(ClientError::Refused(ApiError::StoreAway {})));
    assert!(is_refused, "{answer:?}");
    let ready = anna.get_text("/readyz").await;
    assert!(matches!(ready, Err(ClientError::Refused(ApiError::StoreAway {}))), "{ready:?}");
    running.stop();
    running.wait().await;
}
