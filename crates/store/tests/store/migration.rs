//! Stores of earlier versions, as real servers left them (`fixtures/stores`): they are brought up
//! to date, lose nothing, and whoever has not been brought up to date goes on beside.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{Channel, Store, Time, postgres, sqlite};

use crate::kit::{add, append, begin, game, new_game, person, seqs};
use crate::sqlite::change;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/stores").join(name)
}

/// Both fixtures come from the same evening: Ada with an account, a guest who turned out to be her,
/// Ben, a game between the two, and a table that waits for people.
async fn check(store: &Store, n_entries: u32) {
    let ada = store.person_by_account("ada").await.expect("an answer").expect("Ada");
    assert_eq!(ada.name.as_deref(), Some("Ada"));
    assert_eq!(ada.email.as_ref().map(|email| email.expose()), Some("ada@example.org"));
    assert_eq!(ada.confirmed_email, None, "nobody had confirmed an address then");
    let games = store.games_of(&ada.person, 10).await.expect("games");
    let seqs: Vec<u32> = games.iter().map(|game| game.row.seq).collect();
    assert_eq!(seqs.iter().sum::<u32>(), n_entries, "{seqs:?}");
    for game in games {
        let game = game.row.game;
        let entries = store.entries(&game, 0).await.expect("a log");
        let n_chats = store.chats(&game, Channel::Table, 0).await.expect("an answer").len();
        assert_eq!(n_chats, if entries.len() > 5 { 2 } else { 0 });
        let last = entries.last().expect("an entry").seq;
        assert_eq!(store.chain(&game, last).await, Ok(entries.len() as u64));
        assert_eq!(store.entries(&game, 0).await, Ok(entries), "it is the same with its chain");
    }
    // It goes on.
    begin(store, new_game("g")).await;
    add(store, append("g", 2, "two")).await;
    assert_eq!(store.ready().await, Ok(()));
}

/// What a program of version 1 does without knowing of any addition.
const OLDER: [&str; 3] = [
    "insert into entry (game_id, seq, command_id, at, version, body, state_hash)
        values ('g', 3, 'three', 3000, 1, '{}', null)",
    "insert into person
        (person_id, name, lang, created_at, seen_at, is_notified, is_blocked, is_deleted)
        values ('cleo', 'Cleo', null, 1, 1, 0, 0, 0)",
    "insert into chat (game_id, chat_id, person_id, at, text, is_removed)
        values ('g', 1, 'cleo', 1, 'hello', 0)",
];

async fn check_older(store: &Store) {
    assert_eq!(seqs(store, "g").await, [1, 2, 3]);
    assert!(store.person(&person("cleo")).await.expect("an answer").is_some());
    assert_eq!(store.touch(&person("cleo"), Time(2)).await, Ok(()));
    let said = store.say(&game("g"), Channel::Table, &person("cleo"), Some("m"), Time(2), "again");
    assert_eq!(said.await.expect("said").chat_id, 2, "however often it is sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_version_1_goes_on() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    fs::copy(fixture("1.db"), &path).expect("a copy");
    let store = sqlite(&path).expect("a store");
    check(&store, 12).await;
    store.close().await;
    for sql in OLDER {
        change(&path, sql);
    }
    // That is all that a program of version 1 looks at before it goes to work.
    let conn = rusqlite::Connection::open(&path).expect("the file");
    let sql = "select max(version) from schema_version";
    assert_eq!(conn.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a version"), 1);
    drop(conn);
    check_older(&sqlite(&path).expect("the store again")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_of_version_1_goes_on() {
    let server = Postgres::shared();
    let url = server.database();
    server.load(&url, &fixture("1-postgres.sql"));
    let store = postgres(&url).await.expect("a store");
    check(&store, 11).await;
    for sql in OLDER {
        server.sql(&url, sql);
    }
    assert_eq!(server.sql(&url, "select max(version) from schema_version").trim(), "1");
    check_older(&store).await;
    let again = postgres(&url).await.expect("the store again");
    check_older(&again).await;
    again.close().await;
    store.close().await;
}
