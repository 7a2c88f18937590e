//! Clocks, absence and return.

use serde_json::{Value, json};
use traumfabrik_server::client::Guest;

use crate::support::{post_command, server, two_at_a_table};

/// How a table stands.
async fn shown(guest: &Guest, game: &str) -> Value {
    guest.get(&format!("/api/tables/{game}")).await.expect("shown")
}

#[tokio::test]
async fn whoever_runs_out_of_time_is_played_for_and_comes_back() {
    let (running, host) = server().await;
    // Long enough that on a busy machine, too, one is back before the other clock has run out and
    // bots have played on to the end.
    let clock = json!({ "type": "live", "bank_ms": 5000, "increment_ms": 0 });
    let absence = json!({ "substitute": "balanced", "on_timeout": true, "grace_ms": null });
    let plan = json!({ "seats": 2, "pace_ms": 0, "clock": clock, "absence": absence });
    let (anna, ben, game) = two_at_a_table(&host, plan).await;
    // Nobody is connected, and nobody plays: the clock runs all the same.
    let mut two = ben.join(&game, 0).await.expect("Ben");
    let mut socket = anna.listen(&game).await.expect("Anna");
    let away = loop {
        let told = socket.hear_json().await.expect("something");
        if told["deed"]["type"] == "taken_over" {
            break told["deed"].clone();
        }
    };
    assert_eq!(away["why"], "timeout");
    let seat = away["seat"].as_u64().expect("a seat");
    let guest = if seat == 0 { &anna } else { &ben };
    let back = json!({ "type": "return", "seat": seat });
    post_command(guest, &game, "back", back).await.expect("back at once");
    // As it was at that instant: what little time there is may be over again when somebody asks.
    let chair = loop {
        let told = socket.hear_json().await.expect("something");
        if told["deed"]["type"] == "returned" {
            break told["table"]["chairs"][seat as usize].clone();
        }
    };
    assert_eq!(chair["away"], Value::Null);
    assert!(chair["left_ms"].as_i64() >= Some(1), "with some time: {chair}");
    two.receive().await.expect("something is said");
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn leaving_resigning_pausing_and_aborting() {
    let (running, host) = server().await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let propose = |seat: u8, motion: &str| json!({ "type": "propose", "seat": seat, "motion": { "type": motion } });
    post_command(&anna, &game, "pause", propose(0, "pause")).await.expect("asked");
    assert_eq!(shown(&ben, &game).await["table"]["stage"], "running", "Ben has not agreed");
    let yes = json!({ "type": "vote", "seat": 1, "is_yes": true });
    post_command(&ben, &game, "yes", yes.clone()).await.expect("agreed");
    assert_eq!(shown(&ben, &game).await["table"]["stage"], "paused");
    let pass = json!({ "type": "play", "seat": 0, "turn": 1, "actions": [{ "type": "pass" }] });
    assert!(post_command(&anna, &game, "pass", pass).await.is_err(), "nobody plays now");
    post_command(&ben, &game, "resume", propose(1, "resume")).await.expect("asked");
    let no = json!({ "type": "vote", "seat": 0, "is_yes": false });
    post_command(&anna, &game, "no", no).await.expect("refused");
    assert_eq!(shown(&ben, &game).await["table"]["stage"], "paused");
    post_command(&ben, &game, "abort", propose(1, "abort")).await.expect("asked");
    let before = shown(&ben, &game).await;
    assert_eq!(before["table"]["seed"], Value::Null, "no seed before the end");
    let yes = json!({ "type": "vote", "seat": 0, "is_yes": true });
    post_command(&anna, &game, "yes", yes).await.expect("agreed");
    let after = shown(&ben, &game).await;
    assert_eq!(after["table"]["stage"], "aborted");
    assert!(after["table"]["seed"].is_string(), "the seed is revealed");
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn a_bot_plays_on_for_everybody_who_left() {
    let (running, host) = server().await;
    let absence = json!({ "substitute": "balanced", "on_timeout": true, "grace_ms": null });
    let plan = json!({ "seats": 2, "pace_ms": 0, "absence": absence });
    let (anna, ben, game) = two_at_a_table(&host, plan).await;
    let mut socket = anna.listen(&game).await.expect("Anna");
    let resign = json!({ "type": "resign", "seat": 0 });
    post_command(&anna, &game, "resign", resign).await.expect("given up");
    let back = json!({ "type": "return", "seat": 0 });
    assert!(post_command(&anna, &game, "back", back).await.is_err(), "for good");
    post_command(&ben, &game, "leave", json!({ "type": "leave", "seat": 1 })).await.expect("left");
    let mut stage = String::new();
    while stage != "over" {
        let told = socket.hear_json().await.expect("something");
        if let Some(new) = told["table"]["stage"].as_str() {
            new.clone_into(&mut stage);
        }
    }
    running.stop();
    running.wait().await;
}
