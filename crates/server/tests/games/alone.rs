//! One person against bots.

use std::io::Cursor;

use serde_json::{Value, json};
use traumfabrik_server::client::Guest;
use traumfabrik_table::fair;

use crate::support::{choose, play_now, play_out, post_command, server};

#[tokio::test]
async fn a_whole_game_against_bots_and_its_record() {
    let (running, host) = server().await;
    let guest = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&guest, json!({})).await;
    let mut player = guest.join(&game, 0).await.expect("a player");
    assert_eq!(player.seats(), [0]);
    let mut n = 0;
    let n_played = play_out(&mut player, |len| choose(&mut n, len)).await;
    assert!(n_played > 20, "{n_played}");
    let shown: Value = guest.get(&format!("/api/tables/{game}?look=judge")).await.expect("shown");
    assert_eq!(shown["table"]["stage"], "over");
    assert!(shown["table"]["seed"].is_string(), "the seed is revealed");
    assert!(shown["view"]["boards"][3]["purse"].is_number(), "all purses are open");
    let text = guest.get_text(&format!("/api/tables/{game}/record")).await.expect("a record");
    let record = traumfabrik_wire::read(Cursor::new(text)).expect("it can be read");
    let verdict = traumfabrik_wire::verify(&record).expect("it is a legal game");
    assert!(verdict.finished);
    fair::check(&record).expect("all draws come from the seed");
    assert_eq!(record.header.players()[0], "person:Anna");
    let replay: Value =
        guest.get(&format!("/api/tables/{game}/replay?look=seat-2")).await.expect("a replay");
    assert_eq!(replay["steps"].as_array().map(Vec::len), Some(verdict.n_entries));
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn alone_one_may_take_back_and_the_result_is_marked() {
    let (running, host) = server().await;
    let guest = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&guest, json!({ "seats": 2 })).await;
    let mut player = guest.join(&game, 0).await.expect("a player");
    while player.choices().is_empty() {
        player.receive().await.expect("something is said");
    }
    let first = player.turn();
    let before: Value = guest.get(&format!("/api/tables/{game}")).await.expect("shown");
    let pass = json!({ "type": "play", "seat": 0, "turn": first, "actions": [{ "type": "pass" }] });
    post_command(&guest, &game, "pass", pass.clone()).await.expect("a pass");
    let motion = json!({ "type": "take_back", "to": first });
    let propose = json!({ "type": "propose", "seat": 0, "motion": motion });
    post_command(&guest, &game, "back", propose).await.expect("it is taken back");
    let after: Value = guest.get(&format!("/api/tables/{game}")).await.expect("shown");
    assert_eq!(after["view"], before["view"]);
    assert_eq!(after["table"]["n_taken_back"], 1);
    assert!(after["table"]["turn"].as_u64() > before["table"]["turn"].as_u64());
    assert!(post_command(&guest, &game, "stale", pass).await.is_err(), "that turn is over");
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn a_rematch_against_bots_begins_at_once_with_the_same_ones() {
    let (running, host) = server().await;
    let guest = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&guest, json!({ "seats": 3 })).await;
    let abort = json!({ "type": "propose", "seat": 0, "motion": { "type": "abort" } });
    post_command(&guest, &game, "abort", abort).await.expect("it is called off");
    let made: Value =
        guest.post(&format!("/api/tables/{game}/rematch"), &json!({})).await.expect("a rematch");
    let next = made["game"].as_str().expect("a game");
    assert_ne!(next, game);
    let shown: Value = guest.get(&format!("/api/tables/{next}")).await.expect("shown");
    assert_eq!(shown["table"]["stage"], "running");
    let bot = json!({ "type": "bot", "bot": "balanced" });
    let chairs = shown["table"]["chairs"].as_array().expect("chairs");
    assert_eq!(chairs[0]["sitter"]["type"], "person");
    assert_eq!([&chairs[1]["sitter"], &chairs[2]["sitter"]], [&bot, &bot]);
    running.stop();
    running.wait().await;
}
