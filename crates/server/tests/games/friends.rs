//! Several people at a table by link.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest, Player, Received};
use traumfabrik_table::Refused;
use traumfabrik_table::fair::Seed;
use traumfabrik_wire::hex;

use crate::support::{choose, play_out, post_command, server, server_on, two_at_a_table};

/// Two people at a table of three, with a bot.
async fn table(host: &str, plan: Value) -> (Guest, Guest, String) {
    let anna = Guest::arrive(host, "Anna").await.expect("a guest");
    let ben = Guest::arrive(host, "Ben").await.expect("a guest");
    let made: Value = anna.post("/api/tables", &plan).await.expect("a table");
    let game = made["game"].as_str().expect("a game").to_owned();
    let sit = json!({ "type": "sit", "nonce": "ben" });
    post_command(&ben, &game, "sit", sit).await.expect("a seat");
    (anna, ben, game)
}

#[tokio::test]
async fn two_people_and_a_bot_play_to_the_end_and_see_the_same() {
    let (running, host) = server().await;
    let plan = json!({ "seats": 3, "pace_ms": 0, "is_public": true });
    let (anna, ben, game) = table(&host, plan).await;
    let open: Vec<Value> = ben.get("/api/tables").await.expect("open tables");
    assert_eq!(open[0]["game"], game.as_str());
    assert_eq!(open[0]["people"].as_array().map(Vec::len), Some(2));
    let start = json!({ "type": "start", "fill": "balanced" });
    let refused = post_command(&ben, &game, "start", start.clone()).await;
    assert!(matches!(
        refused,
        Err(ClientError::Refused(ApiError::Refused { refused: Refused::NotOwner {} }))
    ));
    post_command(&anna, &game, "start", start).await.expect("it starts");
    let (mut one, mut two) =
        (anna.join(&game, 0).await.expect("Anna"), ben.join(&game, 0).await.expect("Ben"));
    assert_eq!((one.seats(), two.seats()), (&[0][..], &[1][..]));
    let (mut n, mut m) = (0, 0);
    tokio::join!(
        play_out(&mut one, |len| choose(&mut n, len)),
        play_out(&mut two, |len| choose(&mut m, len)),
    );
    assert_eq!(one.seq(), two.seq());
    for look in ["seat-0", "seat-1", "seat-2", "table", "judge"] {
        let path = format!("/api/tables/{game}?look={look}");
        let (seen, also): (Value, Value) =
            (anna.get(&path).await.expect("shown"), ben.get(&path).await.expect("shown"));
        assert_eq!(seen["view"], also["view"], "{look}");
    }
    let open: Vec<Value> = ben.get("/api/tables").await.expect("open tables");
    assert!(open.is_empty());
    running.stop();
    running.wait().await;
}

/// Hears until an entry of this number.
async fn hear_until(player: &mut Player, seq: u32) {
    while player.seq() < seq {
        player.receive().await.expect("something is said");
    }
}

#[tokio::test]
async fn a_command_sent_again_is_done_once_also_after_the_connection_was_lost() {
    let (running, host) = server().await;
    let plan = json!({ "seats": 2, "pace_ms": 0 });
    let (anna, ben, game) = table(&host, plan).await;
    post_command(&anna, &game, "start", json!({ "type": "start" })).await.expect("it starts");
    let mut players =
        [anna.join(&game, 0).await.expect("Anna"), ben.join(&game, 0).await.expect("Ben")];
    let due = players.iter().position(|player| !player.choices().is_empty()).expect("one is due");
    let (seat, turn) = (players[due].seats()[0], players[due].turn());
    let bid = players[due].choices().swap_remove(1);
    players[due].play("bid", seat, &bid).await.expect("it is sent");
    players[due].play("bid", seat, &bid).await.expect("it is sent again");
    let mut seqs = Vec::new();
    while seqs.len() < 2 {
        match players[due].receive().await.expect("an answer") {
            Received::Done { seq, .. } => seqs.push(seq),
            Received::Failed { error, .. } => panic!("{error:?}"),
            Received::Sync | Received::Entry(_) | Received::Store { .. } | Received::Other => {}
        }
    }
    assert_eq!(seqs[0], seqs[1], "one entry for both");
    // On another connection, and by another road.
    let guest = if due == 0 { &anna } else { &ben };
    let command = json!({ "type": "play", "seat": seat, "turn": turn, "actions": [bid] });
    let done = post_command(guest, &game, "bid", command.clone()).await.expect("the same answer");
    assert_eq!(done["seq"], seqs[0]);
    // The same id of somebody else is another command.
    let other = if due == 0 { &ben } else { &anna };
    assert!(post_command(other, &game, "bid", command).await.is_err());
    let back = guest.join(&game, seqs[0]).await.expect("back again");
    assert_eq!(back.seq(), seqs[0]);
    hear_until(&mut players[1 - due], seqs[0]).await;
    running.stop();
    running.wait().await;
}

/// Whoever knows the seed, as everybody does once a game is over, cannot find the next table.
#[tokio::test]
async fn a_rematch_has_a_name_that_nobody_can_guess() {
    let store = traumfabrik_store::memory().expect("a store");
    let (running, host) = server_on(store.clone()).await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let abort = json!({ "type": "propose", "seat": 0, "motion": { "type": "abort" } });
    post_command(&anna, &game, "abort", abort).await.expect("a motion");
    let yes = json!({ "type": "vote", "seat": 1, "is_yes": true });
    post_command(&ben, &game, "yes", yes).await.expect("it is called off");
    let made: Value =
        ben.post(&format!("/api/tables/{game}/rematch"), &json!({})).await.expect("a rematch");
    let id = game.parse().expect("a name");
    let seed = store.secret(&id).await.expect("an answer").expect("a seed");
    let seed: Seed = seed.expose().parse().expect("a seed");
    let mut hash = Sha256::new_with_prefix(b"traumfabrik-rematch-1\n");
    hash.update(seed.as_bytes());
    let guess = hex(&<[u8; 32]>::from(hash.finalize()))[..20].to_owned();
    assert_ne!(made["game"], guess);
    let guessed: Result<Value, _> = anna.get(&format!("/api/tables/{guess}")).await;
    guessed.expect_err("there is no such table");
    // Those who sat there are shown the way.
    let shown: Value = anna.get(&format!("/api/tables/{game}")).await.expect("shown");
    assert_eq!(shown["rematch"], made["game"]);
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn a_table_that_is_asked_for_again_is_made_once() {
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let ben = Guest::arrive(&host, "Ben").await.expect("a guest");
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let ask = async |guest: &Guest, path: &str, id: &str| {
        let asking = client
            .post(format!("http://{host}{path}"))
            .header("cookie", guest.cookie())
            .header("idempotency-key", id)
            .json(&json!({}));
        let answer = asking.send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.json::<Value>().await.expect("a body")["game"].clone())
    };
    for path in ["/api/tables", "/api/play-now"] {
        let id = &path[5..];
        let (first, again) = tokio::join!(ask(&anna, path, id), ask(&anna, path, id));
        assert_eq!((first.0, &first), (200, &again));
        assert_eq!(ask(&anna, path, id).await, first);
        assert_ne!(ask(&anna, path, "other").await.1, first.1);
        assert_ne!(ask(&ben, path, id).await.1, first.1, "ids are everybody's own");
        assert_eq!(ask(&anna, path, "no such id!").await.0, 400);
    }
    let games: Value = anna.get("/api/me/games").await.expect("games");
    assert_eq!(games.as_array().map(Vec::len), Some(3), "{games}");
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn a_rematch_waits_for_people_at_the_seats_they_had() {
    let (running, host) = server().await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 3, "pace_ms": 0 })).await;
    let abort = json!({ "type": "propose", "seat": 0, "motion": { "type": "abort" } });
    let yes = json!({ "type": "vote", "seat": 1, "is_yes": true });
    // A move ends a motion, and the bot may have one to make: then it is asked for again.
    for attempt in 1.. {
        let id = |what: &str| format!("{what}-{attempt}");
        post_command(&anna, &game, &id("abort"), abort.clone()).await.expect("a motion");
        if post_command(&ben, &game, &id("yes"), yes.clone()).await.is_ok() {
            break;
        }
        assert!(attempt < 3, "the bot has one move at most while people wait");
    }
    let path = format!("/api/tables/{game}/rematch");
    let made: Value = ben.post(&path, &json!({})).await.expect("a rematch");
    let next = format!("/api/tables/{}", made["game"].as_str().expect("a game"));
    let sitters = |shown: &Value| -> Vec<Value> {
        let chairs = shown["table"]["chairs"].as_array().expect("chairs").iter();
        chairs.map(|chair| chair["sitter"]["type"].clone()).collect()
    };
    let first: Value = ben.get(&next).await.expect("shown");
    assert_eq!(sitters(&first), [Value::Null, json!("person"), json!("bot")]);
    assert_eq!((&first["table"]["stage"], &first["seats"]), (&json!("gathering"), &json!([1])));
    let also: Value = anna.post(&path, &json!({})).await.expect("the same");
    assert_eq!(also, made);
    let both: Value = anna.get(&next).await.expect("shown");
    assert_eq!((&both["table"]["stage"], &both["seats"]), (&json!("gathering"), &json!([0])));
    running.stop();
    running.wait().await;
}
