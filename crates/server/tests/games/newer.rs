//! Servers of two versions on one store. What the newer one plays, the older one cannot show: it
//! says so, and leaves the game alone.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use traumfabrik_server::ApiError;
use traumfabrik_server::client::ClientError;
use traumfabrik_store::{
    Append, Appended, Claimed, GameIndex, Lease, Status, Store, StoredEntry, memory, sqlite,
};
use traumfabrik_table::{GameId, LogEntry, Time};

use crate::support::{
    LONG, play_now, post_command, server_on, server_with, stop, two_at_a_table, until,
};

const GLANCE: Duration = Duration::from_millis(20);
const SECRET: &str = "c0unts";

/// What a newer server does: it makes an entry of which this version has never heard. Answers its
/// number.
async fn makes_a_newer_entry(store: &Store, game: &GameId, due_at: Option<Time>) -> u32 {
    let row = store.game(game).await.expect("an answer").expect("a game");
    let seq = row.seq + 1;
    let entry = StoredEntry {
        seq,
        command: "newer".parse().expect("a name"),
        at: row.updated_at,
        version: LogEntry::VERSION + 1,
        body: r#"{"type":"danced","seat":0}"#.to_owned(),
        state_hash: None,
    };
    let index = GameIndex {
        status: row.status,
        is_public: row.is_public,
        owner: row.owner,
        summary: row.summary,
        players: Vec::new(),
    };
    let game = game.clone();
    let (has_same_people, notices) = (true, Vec::new());
    let (lease, order) = (None, None);
    let append = Append { game, entry, index, has_same_people, due_at, lease, order, notices };
    assert_eq!(store.append(append).await, Ok(Appended::Done));
    seq
}

#[track_caller]
fn is_newer<T: std::fmt::Debug>(answer: &Result<T, ClientError>) {
    assert!(matches!(answer, Err(ClientError::Refused(ApiError::Newer {}))), "{answer:?}");
}

/// How many games were looked through, and how many of them were found broken.
async fn scrubbed(host: &str) -> (u64, u64) {
    let request = reqwest::Client::new().get(format!("http://{host}/metrics"));
    let answer = request.bearer_auth(SECRET).send().await.expect("an answer");
    let metrics = answer.text().await.expect("figures");
    let count = |name: &str| {
        let line = metrics.lines().find(|line| line.starts_with(name)).expect(name);
        line.split(' ').next_back().and_then(|n| n.parse().ok()).expect("a count")
    };
    (count("traumfabrik_tables_checked_total"), count("traumfabrik_tables_broken_total"))
}

#[tokio::test]
async fn what_a_newer_server_plays_is_refused_and_closed_for_nobody() {
    let store = memory().expect("a store");
    let (running, host) = server_with(store.clone(), |config| {
        config.scrub_every = GLANCE;
        config.figures_secret = Some(SECRET.to_owned());
    })
    .await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 2 })).await;
    let other = play_now(&anna, json!({ "seats": 2 })).await;
    let mut watching = ben.join(&game, 0).await.expect("ben looks on");
    let id: GameId = game.parse().expect("a name");
    let before = store.game(&id).await.expect("an answer").expect("a game");
    let seq = makes_a_newer_entry(&store, &id, None).await;

    // Whoever has it open is let go as soon as the server finds out; nobody is answered otherwise.
    let cut_off = async { while watching.receive().await.is_ok() {} };
    tokio::time::timeout(LONG, cut_off).await.expect("ben is let go");
    let path = format!("/api/tables/{game}");
    is_newer(&anna.get::<Value>(&path).await);
    is_newer(&anna.get::<Value>(&format!("{path}/log")).await);
    let pause = json!({ "type": "propose", "seat": 0, "motion": { "type": "pause" } });
    is_newer(&post_command(&anna, &game, "pause", pause).await);
    let answer = reqwest::get(format!("http://{host}{path}")).await.expect("an answer");
    assert_eq!(answer.status(), 503, "a proxy may try another server");
    let says: Value = answer.json().await.expect("JSON");
    assert_eq!(says["say"]["id"], "error-newer");

    // Between two looks at the only other game the background comes by this one.
    let (n_checked, _) = scrubbed(&host).await;
    until(async || scrubbed(&host).await.0 >= n_checked + 2).await;
    assert_eq!(scrubbed(&host).await.1, 0);
    let row = store.game(&id).await.expect("an answer").expect("a game");
    assert_eq!((row.status, row.seq), (before.status, seq));
    assert_eq!(row.status, Status::Running);
    anna.get::<Value>(&format!("/api/tables/{other}")).await.expect("other games go on");
    stop(running).await;
}

#[tokio::test]
async fn what_is_due_there_is_left_to_the_newer_server() {
    let folder = TempDir::new().expect("a folder");
    let open = || sqlite(folder.path().join("games.db")).expect("a store");
    let (running, host) = server_on(open()).await;
    let (_anna, _ben, game) = two_at_a_table(&host, json!({ "seats": 2 })).await;
    stop(running).await;
    let store = open();
    let id: GameId = game.parse().expect("a name");
    let then = store.game(&id).await.expect("an answer").expect("a game").updated_at;
    let seq = makes_a_newer_entry(&store, &id, Some(then)).await;

    let (running, _) = server_on(store.clone()).await;
    until(async || store.next_due_at().await.expect("an answer") != Some(then)).await;
    // Nobody could take it at that time if the older server had kept it for itself.
    let lease = Lease { node: "newer".to_owned(), until: then };
    let claim = async || store.claim(&id, seq, lease.clone(), then).await;
    until(async || claim().await == Ok(Claimed::Granted)).await;
    stop(running).await;
}
