//! Backups, records, and moving house.

use std::fs;
use std::path::Path;
use std::process::Output;

use traumfabrik_store::testing::Postgres;

use crate::hosting::{Server, Visitor};
use crate::{err, folder, out, traumfabrik};

/// Runs a command of these and expects an exit code, and a phrase in what it says.
fn check(args: &[&str], code: i32, phrase: &str) -> Output {
    let output = traumfabrik(args, "");
    let told = format!("{}{}", out(&output), err(&output));
    assert_eq!(output.status.code(), Some(code), "{args:?}: {told}");
    assert!(told.contains(phrase), "{args:?}: {told}");
    output
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[test]
fn a_backup_is_restored_exported_and_verified() {
    let dir = folder("backup");
    let (data, file, new) = (dir.join("data"), dir.join("backup.db"), dir.join("new/data"));
    let server = Server::start(&data);
    let mut ada = Visitor::new(&server, "Ada");
    let over = ada.whole_game(&server);
    let running = ada.play_now(&server);

    // While the server runs.
    let (data, file, new) = (text(&data), text(&file), text(&new));
    let made = check(&["backup", "--data", &data, &file], 0, "games: 2");
    assert!(out(&made).trim_end().ends_with("data/traumfabrik.db"), "{}", out(&made));
    check(&["backup", "--data", &data, &file], 1, "exists already");
    let live = text(&dir.join("live"));
    let export = ["export", "--data", &data, "--out", &live];
    check(&[&export[..], &["--game", &over]].concat(), 0, &over);
    check(&["restore", &file, "--data", &data], 1, "exists already");
    assert_eq!(ada.games(&server).len(), 2, "the server has noticed nothing");

    check(&["restore", &file, "--data", &new], 0, "games: 2");
    check(&["restore", &file, "--data", &new], 1, "exists already");
    let records = dir.join("records");
    let export = ["export", "--data", &new, "--out", &text(&records), "--all"];
    check(&export, 0, "records: 2");
    let record = |game: &str| text(&records.join(format!("{game}.jsonl")));
    let verified = check(&["verify", &record(&over), &record(&running)], 0, "finished, scores");
    assert!(out(&verified).contains("The seed is the one committed to"), "{}", out(&verified));
    assert!(out(&verified).contains("a game in progress"), "{}", out(&verified));
    let told = fs::read_to_string(record(&over)).expect("it was written");
    assert!(told.contains("person:Ada") && told.contains("bot:easy"), "labels by name");
    let same = fs::read_to_string(Path::new(&live).join(format!("{over}.jsonl")));
    assert_eq!(same.ok(), Some(told), "the same record, wherever it comes from");
    let unsaid = fs::read_to_string(record(&running)).expect("it was written");
    assert!(!unsaid.contains("\"draw\""), "the seed of a running game is told nobody");

    let restored = Server::start(Path::new(&new));
    assert_eq!(ada.games(&restored), ada.games(&server));
}

#[test]
fn what_cannot_be_done_is_said() {
    let dir = folder("backup-wrong");
    let (empty, out, file) = (text(&dir), text(&dir.join("out")), text(&dir.join("file")));
    fs::write(&file, "no database").expect("it can be written");
    let data = dir.join("data");
    let server = Server::start(&data);
    let data = text(&data);
    check(&["backup", "--data", &empty, &text(&dir.join("b"))], 3, "there is no");
    check(&["restore", &file, "--data", &text(&dir.join("c"))], 1, "is no database");
    check(&["restore", "nowhere", "--data", &text(&dir.join("d"))], 3, "nowhere");
    check(&["export", "--data", &empty, "--all", "--out", &out], 3, "there is no");
    check(&["export", "--data", &data, "--game", "nosuch", "--out", &out], 1, "no game nosuch");
    check(&["export", "--data", &data, "--out", &out], 2, "--all");
    check(&["export", "--data", &data, "--all", "--game", "x", "--out", &out], 2, "--game");
    let waiting = Visitor::new(&server, "Ada").post(&server, "/api/tables", serde_json::json!({}));
    let waiting = waiting["game"].as_str().expect("a name");
    check(&["export", "--data", &data, "--game", waiting, "--out", &out], 1, "no game has begun");
    check(&["export", "--data", &data, "--all", "--out", &out], 0, "records: 0");
    let nowhere = "postgres://127.0.0.1:1/games";
    check(&["copy", "--from", &empty, "--to", nowhere], 3, "there is no");
    check(&["copy", "--from", &data, "--to", nowhere], 1, "in use by another server");
    assert!(!dir.join("traumfabrik.db").exists(), "looking for a database makes none");
}

#[test]
fn a_server_moves_to_postgres() {
    let dir = folder("copy");
    let data = dir.join("data");
    let server = Server::start(&data);
    let mut ada = Visitor::new(&server, "Ada");
    let games = [ada.whole_game(&server), ada.play_now(&server)];
    server.stop();

    // Somebody has tried the database before.
    let url = Postgres::shared().database();
    Server::start_with(&dir.join("tried"), &["--database", &url]).stop();
    let copy = ["copy", "--from", &text(&data), "--to", &url];
    let secret = dir.join("database");
    fs::write(&secret, &url).expect("it can be written");
    let by_file = ["copy", "--from", &text(&data), "--to-file", &text(&secret)];
    check(&by_file, 0, "All 2 games were compared entry by entry: both stores are equal.");
    check(&copy, 1, "is not empty");
    let (before, after) = (dir.join("before"), dir.join("after"));
    check(&["export", "--all", "--data", &text(&data), "--out", &text(&before)], 0, "records: 2");
    let exported =
        check(&["export", "--all", "--database", &url, "--out", &text(&after)], 0, "records: 2");
    assert!(out(&exported).contains("from the PostgreSQL database"), "{}", out(&exported));
    for game in &games {
        let read = |dir: &Path| fs::read(dir.join(format!("{game}.jsonl"))).expect("a record");
        assert!(read(&before) == read(&after), "{game} is the same record in both");
    }
    // The old games still lie in the folder. Nobody takes them for those of the server.
    let server = Server::start_with(&data, &["--database", &url]);
    let (old, records) = (text(&dir.join("old.db")), text(&dir.join("old")));
    let moved = "keeps its games in PostgreSQL";
    check(&["backup", "--data", &text(&data), &old], 1, moved);
    check(&["export", "--all", "--data", &text(&data), "--out", &records], 1, moved);
    assert_eq!(ada.get(&server, "/api/me")["name"], "Ada");
    let mut found = ada.games(&server);
    found.sort();
    let mut games = games.to_vec();
    games.sort();
    assert_eq!(found, games);
}
