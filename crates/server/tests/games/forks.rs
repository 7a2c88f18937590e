//! Tables that go on from a moment of a game that is over.

use std::io::Cursor;

use serde_json::{Value, json};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest};
use traumfabrik_store::memory;
use traumfabrik_table::fair::{self, FairDealer, Key, Nonce, Seed};
use traumfabrik_table::{Refused, Watchers};
use traumfabrik_wire::{MoveCause, Record};

use crate::support::{
    finished, play_now, play_to_the_end, post_command, server, server_with, stop,
};

async fn fork(guest: &Guest, game: &str, wish: Value) -> Result<String, ClientError> {
    let made: Value = guest.post(&format!("/api/tables/{game}/fork"), &wish).await?;
    Ok(made["game"].as_str().expect("a game").to_owned())
}

async fn show(guest: &Guest, game: &str) -> Value {
    guest.get(&format!("/api/tables/{game}")).await.expect("a table")
}

async fn record(guest: &Guest, game: &str) -> Record {
    let text = guest.get_text(&format!("/api/tables/{game}/record")).await.expect("a record");
    traumfabrik_wire::read(Cursor::new(text)).expect("it can be read")
}

fn refused(answer: Result<String, ClientError>) -> Refused {
    match answer {
        Err(ClientError::Refused(ApiError::Refused { refused })) => refused,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_game_goes_on_from_a_moment_in_any_seat_to_its_end() {
    let (running, host) = server().await;
    let (anna, game) = finished(&host, json!({ "seats": 3 })).await;
    let before = record(&anna, &game).await;
    let wish = json!({ "moves": 60, "seat": 2, "level": "balanced", "nonce": "again" });
    let next = fork(&anna, &game, wish).await.expect("a table");

    let shown = show(&anna, &next).await;
    let (table, origin) = (&shown["table"], &shown["table"]["origin"]);
    assert_eq!((&table["stage"], &origin["game"]), (&json!("running"), &json!(game)));
    let n_taken = origin["moves"].as_u64().expect("a number") as usize;
    assert!(n_taken >= 60);
    assert_eq!((&table["is_public"], &shown["seats"]), (&json!(false), &json!([2])));
    assert_eq!(table["watchers"], json!(Watchers::Nobody));
    let bot = json!({ "type": "bot", "bot": "balanced" });
    let chairs = table["chairs"].as_array().expect("chairs");
    assert_eq!([&chairs[0]["sitter"], &chairs[1]["sitter"]], [&bot, &bot]);

    play_to_the_end(&anna, &next).await;
    let after = record(&anna, &next).await;
    assert_eq!(after.entries[..n_taken], before.entries[..n_taken]);
    assert!(traumfabrik_wire::verify(&after).expect("it is a legal game").finished);
    let checked = fair::check(&after).expect("all draws come from the two seeds");
    let is_deal = |entry: &&traumfabrik_wire::Move| matches!(entry.cause, MoveCause::Deal(_));
    let n_taken_over = after.entries[..n_taken].iter().filter(is_deal).count();
    assert_eq!(checked.n_taken_over, n_taken_over);
    assert_eq!(after.header.origin()[0].draw(), before.header.draw().expect("it is over"));
    assert_eq!(after.header.players(), ["bot:balanced", "bot:balanced", "person:Anna"]);

    // What was tried out hangs on no wall beside the game that it comes from.
    let films: Value = anna.get("/api/me/films").await.expect("films");
    let hung = films["games"].as_array().expect("a list");
    assert_eq!(hung.iter().map(|it| &it["table"]["game"]).collect::<Vec<_>>(), [&json!(game)]);

    // What others decided in the game before is not the bots' doing.
    let taken_over = after.entries[..n_taken]
        .iter()
        .find(|entry| matches!(entry.cause, MoveCause::Action { seat, .. } if seat.0 != 2));
    let seq = taken_over.expect("somebody decided").seq;
    let why = anna.get::<Value>(&format!("/api/tables/{next}/why?seq={seq}")).await;
    assert!(matches!(why, Err(ClientError::Refused(ApiError::NotFound {}))), "{why:?}");

    // And on from there, at a moment of each of the two games.
    for moves in [30, n_taken + 10] {
        let third = fork(&anna, &next, json!({ "moves": moves })).await.expect("a table");
        let origin = &show(&anna, &third).await["table"]["origin"];
        let expected = if moves < n_taken { &game } else { &next };
        assert_eq!(origin["game"], json!(expected));
    }
    // A rematch is a game of its own.
    let made: Value =
        anna.post(&format!("/api/tables/{next}/rematch"), &json!({})).await.expect("a rematch");
    let rematch = show(&anna, made["game"].as_str().expect("a game")).await;
    assert_eq!(
        (&rematch["table"]["origin"], &rematch["table"]["stage"]),
        (&json!(null), &json!("running"))
    );
    assert_eq!(rematch["view"]["quarter"], json!(1));
    stop(running).await;
}

#[tokio::test]
async fn what_cannot_be_gone_on_from_is_refused_with_a_sentence() {
    let (running, host) = server().await;
    let (anna, game) = finished(&host, json!({ "seats": 3 })).await;
    let n_all = record(&anna, &game).await.entries.len();
    let at_end = fork(&anna, &game, json!({ "moves": n_all })).await;
    assert_eq!(refused(at_end), Refused::NothingLeft {});
    assert_eq!(
        refused(fork(&anna, &game, json!({ "moves": 9, "seat": 3 })).await),
        Refused::NoSuchSeat {}
    );
    let unknown = fork(&anna, &game, json!({ "moves": 9, "level": "cmd:rm" })).await;
    assert_eq!(refused(unknown), Refused::NoSuchBot {});

    let running_game = play_now(&anna, json!({ "seats": 2, "watchers": false })).await;
    assert_eq!(
        refused(fork(&anna, &running_game, json!({ "moves": 9 })).await),
        Refused::NotOver {}
    );
    let carl = Guest::arrive(&host, "Carl").await.expect("a guest");
    let hidden = fork(&carl, &running_game, json!({ "moves": 9 })).await;
    assert!(matches!(hidden, Err(ClientError::Refused(ApiError::NotAllowed {}))), "{hidden:?}");
    let abort = json!({ "type": "propose", "seat": 0, "motion": { "type": "abort" } });
    post_command(&anna, &running_game, "abort", abort).await.expect("it is called off");
    assert_eq!(
        refused(fork(&anna, &running_game, json!({ "moves": 9 })).await),
        Refused::CalledOff {}
    );

    let stranger = fork(&Guest::stranger(&host), &game, json!({ "moves": 9 })).await;
    assert!(matches!(stranger, Err(ClientError::Refused(ApiError::Stranger {}))), "{stranger:?}");
    let nowhere = fork(&anna, "nowhere", json!({ "moves": 9 })).await;
    assert!(matches!(nowhere, Err(ClientError::Refused(ApiError::NotFound {}))), "{nowhere:?}");
    stop(running).await;
}

#[tokio::test]
async fn a_table_to_try_things_out_is_ones_own_and_counts_as_any_other() {
    let store = memory().expect("a store");
    let (running, host) = server_with(store, |config| config.limits.tables_per_person = 2).await;
    let (anna, game) = finished(&host, json!({ "seats": 3 })).await;
    // Whoever has the link of a finished game may go on from it; nobody else sees that.
    let ben = Guest::arrive(&host, "Ben").await.expect("a guest");
    let next = fork(&ben, &game, json!({ "moves": 40 })).await.expect("a table");
    for path in ["", "/log", "/replay", "/record"] {
        let answer = anna.get_text(&format!("/api/tables/{next}{path}")).await;
        assert!(matches!(answer, Err(ClientError::Refused(ApiError::NotAllowed {}))), "{answer:?}");
    }
    let listed = anna.get_text("/api/tables").await.expect("a list");
    assert!(!listed.contains(&next), "{listed}");
    assert!(!show(&ben, &next).await.to_string().contains("Anna"), "names do not travel");
    fork(&ben, &game, json!({ "moves": 40 })).await.expect("a second one");
    let third = fork(&ben, &game, json!({ "moves": 40 })).await;
    assert!(matches!(third, Err(ClientError::Refused(ApiError::TooBig { .. }))), "{third:?}");
    stop(running).await;
}

/// Whoever has seen the game before knows its seed, and with it every draw that it would have had.
#[tokio::test]
async fn what_comes_later_follows_from_nothing_that_is_known() {
    let (running, host) = server().await;
    let (anna, game) = finished(&host, json!({ "seats": 3 })).await;
    let next = fork(&anna, &game, json!({ "moves": 40, "nonce": "mine" })).await.expect("a table");
    let (shown, log) =
        (show(&anna, &next).await, anna.get_text(&format!("/api/tables/{next}/log")).await);
    let known = format!("{shown}{}", log.expect("a log"));
    play_to_the_end(&anna, &next).await;
    let after = record(&anna, &next).await;
    let draw = after.header.draw().expect("it is over");
    let seed = Seed::from_bytes(*draw.seed());
    assert!(known.contains(&seed.commitment().to_string()) && !known.contains(&seed.reveal()));

    // The draws of the game before, had it gone on: not one of the later deals is theirs.
    let origin = &after.header.origin()[0];
    let dealer = FairDealer::new(
        &Key::of_record(origin.draw()),
        after.header.edition(),
        after.header.start().seats,
    );
    let drawn = |entries: &[traumfabrik_wire::Move]| -> Vec<_> {
        let chips = entries.iter().flat_map(|entry| match entry.cause {
            MoveCause::Deal(traumfabrik_rules::Deal::Lots(chips)) => chips.to_vec(),
            MoveCause::Deal(traumfabrik_rules::Deal::Faces(chips)) => chips.to_vec(),
            _ => Vec::new(),
        });
        chips.collect()
    };
    let (old, n_taken) = (dealer.bag().collect::<Vec<_>>(), origin.n_moves() as usize);
    let (taken, later) = after.entries.split_at(n_taken);
    let (taken, later) = (drawn(taken), drawn(later));
    assert_eq!(taken, old[..taken.len()]);
    assert_ne!(later, old[taken.len()..taken.len() + later.len()]);
    let nonces: Vec<Option<Nonce>> = draw
        .nonces()
        .iter()
        .map(|nonce| nonce.as_ref().map(|n| n.parse().expect("a nonce")))
        .collect();
    assert!(nonces.iter().flatten().any(|nonce| nonce.as_str() == "mine"));
    stop(running).await;
}

#[tokio::test]
async fn asked_again_by_the_same_key_it_is_the_same_table() {
    let (running, host) = server().await;
    let (anna, game) = finished(&host, json!({ "seats": 3 })).await;
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let ask = async || -> Value {
        let answer = client
            .post(format!("http://{host}/api/tables/{game}/fork"))
            .header("cookie", anna.cookie())
            .header("idempotency-key", "key-1")
            .json(&json!({ "moves": 40 }))
            .send();
        answer.await.expect("an answer").json().await.expect("a table")
    };
    let (first, again) = (ask().await, ask().await);
    assert_eq!(first, again);
    let games: Value = anna.get("/api/me/games").await.expect("games");
    let games = games.as_array().expect("a list");
    assert_eq!(games.len(), 2, "the game, and the one that goes on");
    assert!(games.iter().all(|game| game["table"]["stop"].is_string()), "where each of them is");
    stop(running).await;
}
