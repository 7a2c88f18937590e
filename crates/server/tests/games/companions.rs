//! Several people at one device, each by a name of their own.

use reqwest::header::COOKIE;
use serde_json::{Value, json};
use traumfabrik_server::client::{ClientError, Guest};

use crate::support::{LONG, post_command, server, stop, until};

/// A table for three that Anna has opened, with Ben beside her and Cleo far away.
async fn shared(host: &str) -> (Guest, Guest, String) {
    let anna = Guest::arrive(host, "Anna").await.expect("a guest");
    let cleo = Guest::arrive(host, "Cleo").await.expect("a guest");
    let made: Value = anna.post("/api/tables", &json!({ "seats": 3 })).await.expect("a table");
    let game = made["game"].as_str().expect("a game").to_owned();
    bring(&anna, &game, "ben", json!({ "seat": 1, "name": " Ben\u{200b} " })).await.expect("Ben");
    post_command(&cleo, &game, "sit", json!({ "type": "sit" })).await.expect("a seat");
    (anna, cleo, game)
}

async fn bring(host: &Guest, game: &str, id: &str, new: Value) -> Result<Value, ClientError> {
    let mut new = new;
    new["id"] = json!(id);
    host.post(&format!("/api/tables/{game}/companions"), &new).await
}

async fn rename(host: &Guest, game: &str, seat: u8, name: Value) -> Result<Value, ClientError> {
    let wish = json!({ "seat": seat, "name": name });
    host.put(&format!("/api/tables/{game}/companions"), &wish).await
}

/// What those at a table are called, by seat, as whoever asks is told.
async fn names(guest: &Guest, path: &str) -> Vec<Option<String>> {
    let shown: Value = guest.get(path).await.expect("shown");
    let people = shown["people"].as_array().expect("people");
    let called = |chair: &Value| {
        let person = &chair["sitter"]["person"];
        let known = people.iter().find(|known| known["person"] == *person);
        known.and_then(|known| known["name"].as_str()).map(str::to_owned)
    };
    shown["table"]["chairs"].as_array().expect("chairs").iter().map(called).collect()
}

fn all(names: [&str; 3]) -> Vec<Option<String>> {
    names.map(|name| (!name.is_empty()).then(|| name.to_owned())).into()
}

/// Aborts a game: those at one device speak with one voice.
async fn abort(anna: &Guest, cleo: &Guest, game: &str) {
    let motion = json!({ "type": "propose", "seat": 1, "motion": { "type": "abort" } });
    post_command(anna, game, "abort", motion).await.expect("a motion");
    let yes = json!({ "type": "vote", "seat": 2, "is_yes": true });
    post_command(cleo, game, "yes", yes).await.expect("it is called off");
}

#[tokio::test]
async fn everybody_sees_by_which_name_somebody_plays_at_anothers_device() {
    let (running, host) = server().await;
    let (anna, cleo, game) = shared(&host).await;
    let table = format!("/api/tables/{game}");
    for guest in [&anna, &cleo] {
        assert_eq!(names(guest, &table).await, all(["Anna", "Ben", "Cleo"]));
    }
    let shown: Value = anna.get(&table).await.expect("shown");
    assert_eq!(shown["seats"], json!([0, 1]), "Anna plays for both");
    let lists: Value = cleo.get("/api/me/games").await.expect("games");
    assert!(lists[0]["people"].to_string().contains("Ben"), "{lists}");

    // What is sent again is done once, and nobody else's seat gets a name.
    let again = json!({ "seat": 1, "name": "Ben" });
    assert!(bring(&anna, &game, "ben", again.clone()).await.is_ok());
    assert!(bring(&anna, &game, "other", again).await.is_err(), "the seat is taken");
    assert!(rename(&cleo, &game, 1, json!("Eve")).await.is_err());
    assert!(rename(&cleo, &game, 2, json!("Eve")).await.is_err(), "that is Cleo herself");
    assert!(rename(&anna, &game, 1, json!("\u{200b}")).await.is_err());
    let long = json!("x".repeat(25));
    assert!(rename(&anna, &game, 1, long).await.is_err());

    let listener = tokio::time::timeout(LONG, cleo.join(&game, 0)).await.expect("in time");
    let mut listener = listener.expect("a player");
    rename(&anna, &game, 1, json!("Benno")).await.expect("another name");
    until(async || {
        let _ = listener.receive().await.expect("news");
        names(&cleo, &table).await == all(["Anna", "Benno", "Cleo"])
    })
    .await;

    post_command(&anna, &game, "start", json!({ "type": "start" })).await.expect("it starts");
    abort(&anna, &cleo, &game).await;
    assert_eq!(names(&cleo, &format!("{table}/replay")).await, all(["Anna", "Benno", "Cleo"]));
    let record = cleo.get_text(&format!("{table}/record")).await.expect("a record");
    assert!(record.contains("person:Benno"), "{record}");

    // The next game knows them, too.
    let made: Value = anna.post(&format!("{table}/rematch"), &json!({})).await.expect("a rematch");
    let next = format!("/api/tables/{}", made["game"].as_str().expect("a game"));
    assert_eq!(names(&anna, &next).await, all(["Anna", "Benno", ""]));
    stop(running).await;
}

#[tokio::test]
async fn whoever_has_no_name_of_their_own_is_called_like_whoever_has_the_device() {
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let made: Value = anna.post("/api/tables", &json!({ "seats": 3 })).await.expect("a table");
    let game = made["game"].as_str().expect("a game").to_owned();
    let table = format!("/api/tables/{game}");
    bring(&anna, &game, "b", json!({ "seat": 1, "nonce": "test" })).await.expect("somebody");
    assert_eq!(names(&anna, &table).await, all(["Anna", "Anna", ""]));
    rename(&anna, &game, 1, json!("Ben")).await.expect("a name");
    until(async || names(&anna, &table).await == all(["Anna", "Ben", ""])).await;
    rename(&anna, &game, 1, Value::Null).await.expect("no name");
    until(async || names(&anna, &table).await == all(["Anna", "Anna", ""])).await;

    let stand = json!({ "type": "stand", "seat": 1 });
    post_command(&anna, &game, "stand", stand).await.expect("the seat is free");
    bring(&anna, &game, "d", json!({ "seat": 1, "name": "Dora" })).await.expect("somebody else");
    assert_eq!(names(&anna, &table).await, all(["Anna", "Dora", ""]));
    stop(running).await;
}

#[tokio::test]
async fn their_names_are_forgotten_with_whoever_had_the_device() {
    let (running, host) = server().await;
    let (anna, cleo, game) = shared(&host).await;
    let table = format!("/api/tables/{game}");
    post_command(&anna, &game, "start", json!({ "type": "start" })).await.expect("it starts");
    abort(&anna, &cleo, &game).await;
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let bye = client.delete(format!("http://{host}/api/me")).header(COOKIE, anna.cookie());
    assert!(bye.json(&json!({})).send().await.expect("an answer").status().is_success());
    for path in [table.clone(), format!("{table}/replay")] {
        until(async || names(&cleo, &path).await == all(["", "", "Cleo"])).await;
    }
    let log = cleo.get_text(&format!("{table}/log")).await.expect("a log");
    let record = cleo.get_text(&format!("{table}/record")).await.expect("a record");
    assert!(!log.contains("Ben") && !record.contains("Ben"));
    stop(running).await;
}
