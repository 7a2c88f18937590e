//! Looking on, from where one may.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest, Player};

use crate::support::{server, server_with, stop, two_at_a_table};

#[tokio::test]
async fn strangers_see_the_table_but_no_seat() {
    let (running, host) = server().await;
    // Between two there are no screens.
    let plan = json!({ "seats": 3, "pace_ms": 0, "switches": { "screens": "screened" } });
    let (anna, _ben, game) = two_at_a_table(&host, plan).await;
    let stranger = Guest::stranger(&host);
    let seen: Value = stranger.get(&format!("/api/tables/{game}")).await.expect("shown");
    assert_eq!(seen["view"]["perspective"]["type"], "table");
    assert_eq!(seen["view"]["boards"][0]["purse"], Value::Null);
    for look in ["seat-0", "seat-1", "judge"] {
        let refused = stranger.get::<Value>(&format!("/api/tables/{game}?look={look}")).await;
        assert!(matches!(refused, Err(ClientError::Refused(ApiError::NotAllowed {}))), "{look}");
    }
    let own: Value = anna.get(&format!("/api/tables/{game}")).await.expect("shown");
    assert!(own["view"]["boards"][0]["purse"].is_number());
    assert_eq!(own["view"]["boards"][1]["purse"], Value::Null);
    let refused = anna.get::<Value>(&format!("/api/tables/{game}?look=seat-1")).await;
    assert!(matches!(refused, Err(ClientError::Refused(ApiError::NotAllowed {}))));
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn a_closed_table_is_for_those_who_sit_there() {
    let (running, host) = server().await;
    let plan = json!({ "seats": 2, "pace_ms": 0, "watchers": false });
    let (anna, _ben, game) = two_at_a_table(&host, plan).await;
    let stranger = Guest::arrive(&host, "Carl").await.expect("a guest");
    for path in ["", "/log", "/record", "/replay"] {
        let refused = stranger.get_text(&format!("/api/tables/{game}{path}")).await;
        assert!(
            matches!(refused, Err(ClientError::Refused(ApiError::NotAllowed {}))),
            "{path}: {refused:?}"
        );
    }
    assert!(stranger.join(&game, 0).await.is_err());
    let table: Value = anna.get(&format!("/api/tables/{game}?look=table")).await.expect("shown");
    assert_eq!(table["view"]["perspective"]["type"], "table", "a big screen of their own");
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn whoever_plays_is_no_watcher_even_at_a_big_screen() {
    let (running, host) = server().await;
    let plan = json!({ "seats": 2, "pace_ms": 0 });
    let (anna, _ben, game) = two_at_a_table(&host, plan).await;
    let mut screen = anna.listen(&game).await.expect("Anna");
    screen.hear_json().await.expect("everything");
    let look = json!({ "type": "look", "id": "big", "look": { "type": "table" } });
    screen.send_text(look.to_string()).await.expect("it is sent");
    while screen.hear_json().await.expect("an answer")["id"] != "big" {}
    let mut stranger = Guest::stranger(&host).listen(&game).await.expect("a stranger");
    let sync = stranger.hear_json().await.expect("everything");
    let mut another = Guest::stranger(&host).listen(&game).await.expect("a stranger");
    let later = another.hear_json().await.expect("everything");
    let n_watchers = |sync: &Value| sync["n_watchers"].as_u64().expect("a number");
    // Whoever comes hears of those who were there before.
    assert_eq!((n_watchers(&sync), n_watchers(&later)), (0, 1));
    running.stop();
    running.wait().await;
}

/// Ten messages a second may come from an address: the six beyond the first ten take six tenths.
#[tokio::test]
async fn what_comes_too_fast_from_one_address_waits_and_is_not_lost() {
    let store = traumfabrik_store::memory().expect("a store in memory");
    let (running, host) = server_with(store, |config| config.limits.commands_per_second = 1).await;
    let (_anna, _ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let mut watchers = Vec::new();
    for _ in 0..8 {
        let mut watcher = Guest::stranger(&host).listen(&game).await.expect("a watcher");
        watcher.hear_json().await.expect("everything");
        watchers.push(watcher);
    }
    let began = Instant::now();
    for id in ["first", "second"] {
        let look = json!({ "type": "look", "id": id, "look": { "type": "table" } });
        for watcher in &mut watchers {
            watcher.send_text(look.to_string()).await.expect("it is sent");
        }
    }
    for watcher in &mut watchers {
        for id in ["first", "second"] {
            let is_answer = |heard: &Value| heard["type"] == "done" && heard["id"] == id;
            while !is_answer(&watcher.hear_json().await.expect("an answer")) {}
        }
    }
    assert!(began.elapsed() >= Duration::from_millis(550), "{:?}", began.elapsed());
    running.stop();
    running.wait().await;
}

/// Whether the answer to a message says that it is too much.
async fn is_too_much(socket: &mut Player, id: &str) -> bool {
    loop {
        let heard = socket.hear_json().await.expect("an answer");
        if heard["id"] == id {
            return heard["error"]["type"] == "too_many";
        }
    }
}

/// What is asked for by a socket counts as it does over HTTP.
#[tokio::test]
async fn what_costs_more_is_sooner_too_much_by_a_socket_too() {
    let store = traumfabrik_store::memory().expect("a store in memory");
    let (running, host) = server_with(store, |config| config.limits.reads_per_second = 1).await;
    let (anna, _ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let mut socket = anna.listen(&game).await.expect("Anna");
    for n in 0.. {
        assert!(n < 100, "nobody says that it is too much");
        let facts = json!({ "type": "facts", "id": "f", "seat": 0 });
        socket.send_text(facts.to_string()).await.expect("it is sent");
        if is_too_much(&mut socket, "f").await {
            break;
        }
    }
    stop(running).await;
}

/// Four looks would be fine by each of these connections; together it is one person who looks.
#[tokio::test]
async fn looks_count_among_what_somebody_sends() {
    let store = traumfabrik_store::memory().expect("a store in memory");
    let (running, host) = server_with(store, |config| config.limits.commands_per_second = 1).await;
    let (anna, _ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let mut screens = Vec::new();
    for _ in 0..8 {
        screens.push(anna.listen(&game).await.expect("Anna"));
    }
    let ids = ["first", "second", "third"];
    for id in ids {
        let look = json!({ "type": "look", "id": id, "look": { "type": "table" } });
        for screen in &mut screens {
            screen.send_text(look.to_string()).await.expect("it is sent");
        }
    }
    let mut n_refused = 0;
    for screen in &mut screens {
        for id in ids {
            n_refused += usize::from(is_too_much(screen, id).await);
        }
    }
    assert!(n_refused > 0, "everybody looks as often as they like");
    stop(running).await;
}

#[tokio::test]
async fn those_who_look_on_talk_among_themselves() {
    let (running, host) = server().await;
    let (anna, _ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let carl = Guest::arrive(&host, "Carl").await.expect("a guest");
    let mut watcher = carl.listen(&game).await.expect("Carl");
    watcher.hear_json().await.expect("everything");
    let overhear = json!({ "type": "overhear", "id": "o", "is_on": true });
    watcher.send_text(overhear.to_string()).await.expect("it is sent");
    while watcher.hear_json().await.expect("an answer")["type"] != "aside" {}

    let path = format!("/api/tables/{game}/chat");
    let psst = json!({ "id": "1", "text": "psst", "channel": "watchers" });
    let refused = anna.post::<Value>(&path, &psst).await;
    assert!(matches!(refused, Err(ClientError::Refused(ApiError::NotAllowed {}))), "{refused:?}");
    let answer = carl.post::<Value>(&path, &psst).await.expect("it is said");
    let again = carl.post::<Value>(&path, &psst).await.expect("an answer");
    assert_eq!(answer, again, "by the same id it is said once");
    let said = loop {
        let heard = watcher.hear_json().await.expect("it is heard");
        if heard["type"] == "said" {
            break heard;
        }
    };
    assert_eq!((&said["channel"], &said["chat"]["text"]), (&json!("watchers"), &json!("psst")));
    let table: Value = anna.get(&path).await.expect("a page");
    assert_eq!(table, json!([]));
    let aside: Value = anna.get(&format!("{path}?channel=watchers")).await.expect("a page");
    assert_eq!((&aside[0]["name"], &aside[1]), (&json!("Carl"), &Value::Null));
    running.stop();
    running.wait().await;
}
