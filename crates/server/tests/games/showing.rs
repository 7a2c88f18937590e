//! Looking at a game together, by two sockets.

use serde_json::{Value, json};
use traumfabrik_server::client::{Guest, Player};

use crate::support::{finished, play_now, server, stop};

async fn sends(player: &mut Player, message: Value) -> Value {
    player.send_text(message.to_string()).await.expect("it is sent");
    loop {
        let heard = player.hear_json().await.expect("an answer");
        if heard["id"] == message["id"] {
            return heard;
        }
    }
}

/// The next thing that somebody hears to be shown.
async fn shown(player: &mut Player) -> Value {
    loop {
        let heard = player.hear_json().await.expect("news");
        if heard["type"] == "shown" {
            return heard["showing"].clone();
        }
    }
}

fn show(id: &str, entry: u32, takes_over: bool) -> Value {
    let spot = json!({ "part": "replay", "entry": entry });
    json!({ "type": "show", "id": id, "spot": spot, "takes_over": takes_over })
}

#[tokio::test]
async fn one_shows_the_other_follows_and_takes_over_and_leaving_ends_it() {
    let (running, host) = server().await;
    let (anna, game) = finished(&host, json!({ "seats": 2 })).await;
    let ben = Guest::arrive(&host, "Ben").await.expect("a guest");
    let mut annas = anna.listen(&game).await.expect("Anna");
    let mut bens = ben.listen(&game).await.expect("Ben");
    for player in [&mut annas, &mut bens] {
        let sync = player.hear_json().await.expect("everything");
        assert_eq!(sync["showing"], Value::Null);
    }
    let done = sends(&mut annas, show("a1", 12, false)).await;
    assert_eq!(done["type"], "done", "{done}");
    let showing = shown(&mut bens).await;
    assert_eq!((&showing["name"], &showing["spot"]["entry"]), (&json!("Anna"), &json!(12)));

    let failed = sends(&mut bens, show("b1", 3, false)).await;
    assert_eq!(failed["say"]["id"], "refused-other-shows");
    let far = sends(&mut annas, show("a2", 1_000_000, false)).await;
    assert_eq!(far["error"]["type"], "not_found");
    for part in ["attic", "REPLAY"] {
        let spot = json!({ "part": part, "entry": 1 });
        let strange = json!({ "type": "show", "id": "a3", "spot": spot });
        assert_eq!(sends(&mut annas, strange).await["error"]["type"], "malformed");
    }

    assert_eq!(sends(&mut bens, show("b2", 3, true)).await["type"], "done");
    assert_eq!(shown(&mut annas).await["spot"]["entry"], 3);
    drop(bens);
    // Ben's name may be heard of before that.
    while shown(&mut annas).await != Value::Null {}
    stop(running).await;
}

#[tokio::test]
async fn a_game_that_is_on_is_not_shown() {
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&anna, json!({ "seats": 2 })).await;
    let mut player = anna.listen(&game).await.expect("Anna");
    let failed = sends(&mut player, show("a", 1, false)).await;
    assert_eq!(failed["say"]["id"], "refused-not-over");
    stop(running).await;
}
