//! Everything that is said comes with a message that a page only has to format.

use serde_json::{Value, json};
use traumfabrik_server::client::Guest;

use crate::support::{post_command, server, two_at_a_table};

/// The ids of all messages of an entry.
fn ids(entry: &Value) -> Vec<&str> {
    let told = entry["told"].as_array().unwrap_or_else(|| panic!("nothing is told: {entry}"));
    told.iter().map(|message| message["id"].as_str().expect("an id")).collect()
}

async fn log(guest: &Guest, game: &str, after: u64) -> Vec<Value> {
    guest.get(&format!("/api/tables/{game}/log?after={after}")).await.expect("a log")
}

#[tokio::test]
async fn an_entry_is_told_the_same_wherever_it_is_heard() {
    let (running, host) = server().await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let mut socket = anna.listen(&game).await.expect("Anna");
    let sync = socket.hear_json().await.expect("everything");
    assert_eq!(sync["entries"], json!(log(&anna, &game, 0).await));
    let entries = sync["entries"].as_array().expect("entries");
    assert_eq!(ids(&entries[0]), ["deed-opened"]);
    assert_eq!(ids(&entries[1]), ["deed-seated"]);
    assert_eq!(ids(&entries[3])[..2], ["deed-started", "event-studio-assigned"]);

    let pause = json!({ "type": "propose", "seat": 1, "motion": { "type": "pause" } });
    post_command(&ben, &game, "pause", pause).await.expect("asked");
    let vote = json!({ "type": "vote", "seat": 0, "is_yes": true });
    post_command(&anna, &game, "vote", vote).await.expect("agreed");
    let mut received = Vec::new();
    while received.len() < 2 {
        let message = socket.hear_json().await.expect("news");
        if message["type"] == "entry" {
            received.push(message);
        }
    }
    assert_eq!(ids(&received[0]), ["deed-proposed-pause"]);
    assert_eq!(ids(&received[1]), ["deed-voted-yes", "deed-carried-pause"]);
    // Whoever comes late hears what the vote was about, too.
    let late = log(&anna, &game, 5).await;
    assert_eq!(ids(&late[0]), ids(&received[1]));

    let replay: Value = anna.get(&format!("/api/tables/{game}/replay")).await.expect("a replay");
    let started = ids(&entries[3]);
    let steps = replay["steps"].as_array().expect("steps");
    let replayed: Vec<&str> = steps.iter().flat_map(ids).collect();
    assert_eq!(replayed, started[1..]);
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn what_is_refused_says_so_in_words_too() {
    let (running, host) = server().await;
    let (anna, _ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let mut socket = anna.listen(&game).await.expect("Anna");
    let bid = |turn: &Value, amount: Value| {
        let actions = json!([{ "type": "bid", "amount": amount }]);
        json!({ "type": "play", "seat": 0, "turn": turn, "actions": actions })
    };
    let turn = socket.hear_json().await.expect("everything")["table"]["turn"].clone();
    for (command, error, id) in [
        (bid(&json!(0), json!(60)), "refused", "refused-stale"),
        (bid(&turn, json!(6.5)), "malformed", "error-malformed"),
        (json!({ "type": "vote", "seat": 0, "is_yes": true }), "refused", "refused-no-motion"),
        (json!({ "type": "stand", "seat": 1 }), "refused", "refused-not-your-seat"),
        (bid(&turn, json!(60)), "refused", "refusal-"),
    ] {
        let message = json!({ "type": "command", "id": "x", "command": command });
        socket.send_text(message.to_string()).await.expect("it is sent");
        let failed = loop {
            let received = socket.hear_json().await.expect("an answer");
            if received["type"] == "failed" {
                break received;
            }
        };
        assert_eq!(failed["error"]["type"], error, "{failed}");
        assert_eq!(failed["id"], "x", "whoever sent it can tell what was refused");
        let said = failed["say"]["id"].as_str().expect("an id");
        assert!(said.starts_with(id), "{failed}");
        assert!(failed["say"]["args"].is_array(), "{failed}");
    }
    running.stop();
    running.wait().await;
}
