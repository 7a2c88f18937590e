//! What a host does while the server runs.

use std::fs;

use serde_json::json;

use crate::hosting::{Server, Visitor};
use crate::{err, folder, out, traumfabrik};

#[test]
fn a_host_lists_and_closes_tables() {
    let server = Server::start(&folder("admin-tables"));
    assert!(out(&server.admin(&["tables"])).contains("There are none."));
    let mut ada = Visitor::new(&server, "Ada");
    let (first, second) = (ada.play_now(&server), ada.play_now(&server));
    let tables = server.admin_json(&["tables", "--status", "running"]);
    let games: Vec<_> = tables.as_array().expect("a list").iter().map(|t| &t["game"]).collect();
    assert_eq!(games, [second.as_str(), first.as_str()], "the newest first");
    assert_eq!(tables[0]["sitters"], json!(["Ada", "bot:easy"]));
    assert_eq!(server.admin_json(&["tables", "--limit", "1"]).as_array().map(Vec::len), Some(1));
    let text = out(&server.admin(&["tables"]));
    assert!(text.contains(&first) && text.contains("Ada, bot:easy"), "{text}");

    assert!(server.admin(&["close", &first]).status.success());
    assert_eq!(ada.get(&server, &format!("/api/tables/{first}"))["table"]["stage"], "closed");
    assert_eq!(server.admin_json(&["tables", "--status", "closed"])[0]["game"], first.as_str());
    for (args, code, phrase) in [
        (&["close", &first][..], 1, "over already"),
        (&["close", "nosuchgame"], 1, "no such table"),
        (&["close", "no such game"], 1, "no such table"),
        (&["tables", "--status", "odd"], 2, "gathering, running, paused"),
    ] {
        let output = server.admin(args);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", err(&output));
        assert!(err(&output).contains(phrase), "{args:?}: {}", err(&output));
    }
}

#[test]
fn a_host_removes_what_was_said() {
    let data = folder("admin-chat");
    let server = Server::start(&data);
    let mut ada = Visitor::new(&server, "Ada");
    let game = ada.play_now(&server);
    let person = ada.get(&server, "/api/me")["person"].as_str().expect("a name").to_owned();
    server.stop();
    say(&data.join("traumfabrik.db"), &game, &person, &["hello", "a\u{1b}[2J rude word"]);

    let server = Server::start(&data);
    let said = server.admin_json(&["chat", &game]);
    assert_eq!(said[0]["text"], "hello");
    assert_eq!(said[1]["name"], "Ada");
    let text = out(&server.admin(&["chat", &game]));
    assert!(text.contains("rude word") && !text.contains('\u{1b}'), "{text:?}");
    assert!(server.admin(&["remove-chat", &game, "2"]).status.success());
    let said = server.admin_json(&["chat", &game]);
    assert!(said[0]["text"] == "hello" && said[1]["text"].is_null(), "{said}");
    assert_eq!(server.admin(&["remove-chat", &game, "3"]).status.code(), Some(1));
    assert_eq!(server.admin(&["chat", "nosuchgame"]).status.code(), Some(1));
}

/// Puts words into the store of a server that does not run.
fn say(database: &std::path::Path, game: &str, person: &str, texts: &[&str]) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = traumfabrik_store::sqlite(database).expect("nobody uses it");
        let (game, person) = (game.parse().expect("a name"), person.parse().expect("a name"));
        for text in texts {
            let now = store.now().await.expect("a time");
            store
                .say(&game, traumfabrik_store::Channel::Table, &person, None, now, text)
                .await
                .expect("it is kept");
        }
        store.close().await;
    });
}

#[test]
fn a_host_shuts_people_out_and_lets_them_in_again() {
    let server = Server::start(&folder("admin-block"));
    let (mut ada, mut bob) = (Visitor::new(&server, "Ada"), Visitor::new(&server, "Bob"));
    let game = ada.play_now(&server);
    let found = server.admin_json(&["people", "--game", &game]);
    assert_eq!(found.as_array().map(Vec::len), Some(1), "bots are no people");
    let person = found[0]["person"].as_str().expect("a name");
    assert_eq!((&found[0]["name"], &found[0]["seat"]), (&json!("Ada"), &json!(0)));

    assert!(server.admin(&["block", person]).status.success());
    assert_eq!(ada.ask(&server, "GET", "/api/me", None, 403)["type"], "blocked");
    let command = json!({ "id": "x", "command": { "type": "leave", "seat": 0 } });
    ada.ask(&server, "POST", &format!("/api/tables/{game}/commands"), Some(command), 403);
    bob.get(&server, "/api/me");
    assert_eq!(server.admin_json(&["people", "--game", &game])[0]["is_blocked"], true);
    assert!(server.admin(&["unblock", person]).status.success());
    assert_eq!(ada.get(&server, "/api/me")["name"], "Ada");

    let account = json!({ "account": "Bobby", "password": "correct horse" });
    bob.post(&server, "/api/account", account);
    assert!(server.admin(&["block", "--account", "bobby"]).status.success());
    bob.ask(&server, "GET", "/api/me", None, 403);
    assert_eq!(server.admin_json(&["people", "--account", "BOBBY"])[0]["name"], "Bob");
    for (args, code) in [
        (&["block", "--account", "nobody"][..], 1),
        (&["block", "nobody"], 1),
        (&["block"], 2),
        (&["block", "x", "--account", "y"], 2),
        (&["people", "--game", "x", "--account", "y"], 2),
    ] {
        assert_eq!(server.admin(args).status.code(), Some(code), "{args:?}");
    }
}

#[test]
fn a_host_looks_after_people() {
    let server = Server::start(&folder("admin-people"));
    let (mut ada, mut bob) = (Visitor::new(&server, "Ada"), Visitor::new(&server, "Bob"));
    let account = json!({ "account": "Ada", "password": "correct horse" });
    let old_codes = ada.post(&server, "/api/account", account);
    let everybody = server.admin_json(&["people"]);
    let names: Vec<_> = everybody.as_array().expect("a list").iter().map(|p| &p["name"]).collect();
    assert_eq!(names.len(), 2, "{everybody}");
    assert!(names.contains(&&json!("Ada")) && names.contains(&&json!("Bob")), "{everybody}");
    assert_eq!(server.admin_json(&["people", "--limit", "1"]).as_array().map(Vec::len), Some(1));
    let seen = everybody[0]["seen_at"].as_i64().expect("a time");
    let ago = server.admin_json(&["people"])[0]["seen_at"].as_i64().expect("a time") - seen;
    assert!((0..60_000).contains(&ago), "{ago}");

    // Somebody has lost password and codes.
    let given = server.admin_json(&["codes", "--account", "ada"]);
    let recovery = |code: &serde_json::Value| {
        Some(json!({ "account": "Ada", "code": code, "password": "battery staple" }))
    };
    let mut stranger = Visitor::default();
    let lost = recovery(&old_codes["codes"][0]);
    stranger.ask(&server, "POST", "/api/recover", lost, 401);
    stranger.ask(&server, "POST", "/api/recover", recovery(&given["codes"][0]), 200);
    assert_eq!(stranger.get(&server, "/api/me")["name"], "Ada");
    assert!(ada.get(&server, "/api/me").is_null(), "other browsers are signed out");

    let person = bob.get(&server, "/api/me")["person"].as_str().expect("a name").to_owned();
    assert!(server.admin(&["rename", &person, "--to", "Robert"]).status.success());
    assert_eq!(bob.get(&server, "/api/me")["name"], "Robert");
    assert_eq!(server.admin(&["rename", &person, "--to", ""]).status.code(), Some(2));
    let guest = server.admin(&["codes", &person]);
    assert_eq!(guest.status.code(), Some(2), "{}", err(&guest));
    assert!(err(&guest).contains("a guest has no account"), "{}", err(&guest));

    let game = bob.play_now(&server);
    assert!(server.admin(&["delete", &person]).status.success());
    assert!(bob.get(&server, "/api/me").is_null());
    assert_eq!(server.admin(&["delete", &person]).status.code(), Some(1), "there is none");
    assert_eq!(server.admin_json(&["people"]).as_array().map(Vec::len), Some(1));
    assert_eq!(server.admin_json(&["tables"])[0]["game"], game.as_str(), "games stay");
}

#[test]
fn a_host_sees_which_limits_were_hit() {
    let data = folder("admin-limits");
    let server = Server::start_with(&data, &["--max-costly-per-minute", "1"]);
    let mut ada = Visitor::new(&server, "Ada");
    ada.ask(&server, "POST", "/api/me", Some(json!({ "name": "Eve" })), 429);
    let limits = server.admin_json(&["limits"]);
    let find = |name: &str| {
        let mut found = limits.as_array().expect("a list").iter().filter(|it| it["limit"] == name);
        found.next().unwrap_or_else(|| panic!("{name}: {limits}")).clone()
    };
    assert_eq!(
        (&find("costly")["n_refused"], &find("sockets")["n_refused"]),
        (&json!(1), &json!(0))
    );
    let text = out(&server.admin(&["limits"]));
    assert!(text.contains("1 a minute from an address"), "{text}");
}

#[test]
fn only_the_host_is_let_in() {
    let server = Server::start(&folder("admin-secret"));
    let mut ada = Visitor::new(&server, "Ada");
    for (method, path) in [
        ("GET", "/api/admin/tables"),
        ("GET", "/api/admin/people"),
        ("GET", "/api/admin/limits"),
        ("POST", "/api/admin/people/x/codes"),
        ("DELETE", "/api/admin/people/x"),
        ("POST", "/api/admin/tables/x/close"),
        ("DELETE", "/api/admin/tables/x/chat/1"),
    ] {
        assert_eq!(ada.ask(&server, method, path, None, 401)["type"], "wrong_credentials");
    }
    let blocking = Some(json!({ "is_blocked": true }));
    ada.ask(&server, "PUT", "/api/admin/people/x/blocked", blocking, 401);

    let wrong = server.data.join("wrong");
    fs::write(&wrong, "guessed\n").expect("it can be written");
    let tables = |url: &str, secret: &std::path::Path| {
        let secret = secret.to_string_lossy().into_owned();
        traumfabrik(&["admin", "--server", url, "--secret-file", &secret, "tables"], "")
    };
    let note = server.data.join("server.json");
    assert_eq!(tables(&server.url, &wrong).status.code(), Some(1));
    assert_eq!(tables(&server.url, &note).status.code(), Some(0));
    assert_eq!(tables("https://play.example.org", &note).status.code(), Some(2));
    let right = server.data.join("right");
    let text = fs::read_to_string(&note).expect("a note");
    let secret: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    fs::write(&right, secret["secret"].as_str().expect("a secret")).expect("it can be written");
    assert_eq!(tables(&server.url, &right).status.code(), Some(0));

    let (url, data) = (server.url.clone(), server.data.clone());
    server.stop();
    assert_eq!(tables(&url, &right).status.code(), Some(3));
    let output = traumfabrik(&["admin", "--data", &data.to_string_lossy(), "tables"], "");
    assert_eq!(output.status.code(), Some(3));
    assert!(err(&output).contains("no server runs on"), "{}", err(&output));
}
