//! Games that were played elsewhere: their records are brought, shown and gone on from, and go.

use std::fs;

use serde_json::{Value, json};
use traumfabrik_review::Effort;
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest};
use traumfabrik_store::memory;
use traumfabrik_table::Refused;

use crate::support::{finished, server, server_with, stop};

const HASTY: Effort = Effort { sketch: 2, curve: 4, glance: 2, choose: 4, measure: 4, price: 2 };
const MONTH_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// Status and answer.
async fn send(host: &str, guest: &Guest, kind: &str, text: String) -> (u16, Value) {
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let request = client.post(format!("http://{host}/api/records")).header("content-type", kind);
    let answer = request.header("cookie", guest.cookie()).body(text).send();
    let answer = answer.await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

async fn bring(host: &str, guest: &Guest, text: &str) -> (u16, Value) {
    send(host, guest, "application/jsonl", text.to_owned()).await
}

/// The name of a record that is kept.
async fn kept(host: &str, guest: &Guest, text: &str) -> String {
    let (status, made) = bring(host, guest, text).await;
    assert_eq!(status, 200, "{made}");
    made["game"].as_str().expect("a name").to_owned()
}

/// The record of a game that was played at another server, and that game.
async fn from_elsewhere() -> (String, Value) {
    let (running, host) = server().await;
    let (anna, game) = finished(&host, json!({ "seats": 2 })).await;
    let text = anna.get_text(&format!("/api/tables/{game}/record")).await.expect("a record");
    let replay = anna.get(&format!("/api/tables/{game}/replay?look=judge")).await;
    stop(running).await;
    (text, replay.expect("a replay"))
}

/// A record that does not tell how its chips were drawn.
fn without_draw() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/games");
    let name = "06-ending-tie-broken-by-film-in-traumfabrik-2000.jsonl";
    fs::read_to_string(format!("{path}/{name}")).expect("a record")
}

#[tokio::test]
async fn a_game_from_elsewhere_is_looked_back_at_like_any_other() {
    let (text, before) = from_elsewhere().await;
    let store = memory().expect("a store");
    let (running, host) = server_with(store, |config| config.review_effort = HASTY).await;
    let ben = Guest::arrive(&host, "Ben").await.expect("a guest");
    let game = kept(&host, &ben, &text).await;
    let path = |rest: &str| format!("/api/tables/{game}/{rest}");

    // Whoever has the link sees all of it, under the names of the record.
    let stranger = Guest::stranger(&host);
    let replay: Value = stranger.get(&path("replay?look=judge")).await.expect("a replay");
    for same in ["steps", "view", "hash"] {
        assert_eq!(replay[same], before[same], "{same}");
    }
    assert_eq!(replay["table"]["stage"], "over");
    assert_eq!(replay["people"][0]["name"], "Anna");
    assert_eq!(replay["table"]["chairs"][1]["sitter"], json!({ "type": "bot", "bot": "balanced" }));
    assert!(replay["kept_until"].as_i64().expect("a time") > MONTH_MS);
    assert_eq!(before["kept_until"], json!(null));
    assert_eq!(stranger.get_text(&path("record")).await.expect("a record"), text);
    let seat: Value = stranger.get(&path("replay?look=seat-1")).await.expect("a replay");
    assert_eq!(seat["steps"].as_array().map(Vec::len), replay["steps"].as_array().map(Vec::len));
    let nobody = stranger.get::<Value>(&path("replay?look=seat-2")).await;
    assert!(matches!(nobody, Err(ClientError::Refused(ApiError::NotFound {}))), "{nobody:?}");
    let of_bot = before["steps"]
        .as_array()
        .expect("steps")
        .iter()
        .find(|step| step["move"]["seat"] == 1 && step["move"]["action"]["type"] == "bid");
    let seq = &of_bot.expect("the bot bids")["move"]["seq"];
    let why: Value = stranger.get(&path(&format!("why?seq={seq}"))).await.expect("reasons");
    assert!(why["reasons"].as_array().is_some_and(|reasons| !reasons.is_empty()), "{why}");

    // It can be reviewed.
    let mut answer: Value = stranger.post(&path("review"), &json!({})).await.expect("an answer");
    while answer["state"] != "ready" {
        assert_ne!(answer["state"], "none", "it was asked for");
        answer = stranger.get(&path("review")).await.expect("an answer");
    }
    assert_eq!(answer["review"]["seats"].as_array().map(Vec::len), Some(2));

    // It can be gone on from, by a table that says where it comes from.
    let wish = json!({ "moves": 40, "seat": 1 });
    let made: Value = ben.post(&path("fork"), &wish).await.expect("a table");
    let next = made["game"].as_str().expect("a game").to_owned();
    let table: Value = ben.get(&format!("/api/tables/{next}")).await.expect("a table");
    assert_eq!(table["table"]["origin"]["game"], before["table"]["game"]);
    assert_eq!(table["seats"], json!([1]));

    // It is nobody's game, and nothing goes on there.
    let games: Value = ben.get("/api/me/games").await.expect("games");
    let names: Vec<&Value> =
        games.as_array().expect("a list").iter().map(|it| &it["game"]).collect();
    assert_eq!(names, [&json!(next)]);
    let films: Value = ben.get("/api/me/films").await.expect("films");
    assert_eq!(films["games"], json!([]));
    for rest in ["", "/log", "/chat"] {
        let answer = ben.get_text(&format!("/api/tables/{game}{rest}")).await;
        assert!(matches!(answer, Err(ClientError::Refused(ApiError::NotFound {}))), "{answer:?}");
    }

    // The same file again leads to the same place; whoever else brings it has a link of their own.
    assert_eq!(kept(&host, &ben, &text).await, game);
    let carl = Guest::arrive(&host, "Carl").await.expect("a guest");
    assert_ne!(kept(&host, &carl, &text).await, game);
    stop(running).await;
}

#[tokio::test]
async fn what_is_no_true_record_of_a_whole_game_is_refused_with_a_sentence() {
    let (text, _) = from_elsewhere().await;
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let lines: Vec<&str> = text.lines().collect();
    let whole = |lines: &[&str]| lines.join("\n") + "\n";
    let changed = |idx: usize, line: &str| {
        let mut lines = lines.clone();
        lines[idx] = line;
        whole(&lines)
    };
    let a_bid = r#""type":"bid","amount":"#;
    let bid = lines.iter().position(|line| line.contains(a_bid)).expect("somebody bids");
    // One digit more, whatever chance has made them bid.
    let other_bid = lines[bid].replacen(a_bid, &format!("{a_bid}1"), 1);
    let newer = lines[0].replacen(r#""version":2"#, r#""version":99"#, 1);
    let other_seed = {
        let at = lines[0].find(r#""seed":""#).expect("a seed") + r#""seed":""#.len();
        let digit = if lines[0][at..].starts_with('0') { "1" } else { "0" };
        format!("{}{digit}{}", &lines[0][..at], &lines[0][at + 1..])
    };
    let no_words = lines[0].replacen("traumfabrik-2000", "somewhere-1999", 1);
    let cut_off = format!("{}{}", whole(&lines[..20]), &lines[20][..10]);
    for (text, sentence, line) in [
        (String::new(), "error-record-none", None),
        ("Dear Ada,\nthis is a letter.\n".to_owned(), "error-record-none", None),
        ("{\"format\":\"another\"}\n".to_owned(), "error-record-none", None),
        (changed(0, &newer), "error-record-newer", None),
        (cut_off, "error-record-cut-off", Some(21)),
        (changed(12, "{}"), "error-record-damaged", Some(13)),
        (whole(&[&lines[..9], &lines[10..]].concat()), "error-record-damaged", Some(10)),
        (changed(bid, &other_bid), "error-record-untrue", Some(bid + 1)),
        (changed(0, &other_seed), "error-record-untrue", Some(1)),
        (whole(&[&lines[..], &[lines[lines.len() - 1]]].concat()), "error-record-damaged", None),
        (whole(&lines[..lines.len() - 1]), "error-record-unfinished", None),
        (changed(0, &no_words), "error-record-no-words", None),
    ] {
        let (status, failure) = bring(&host, &anna, &text).await;
        assert_eq!((status, &failure["type"]), (400, &json!("malformed")), "{failure}");
        assert_eq!(failure["say"]["id"], sentence, "{failure}");
        assert!(failure["what"].as_str().is_some_and(|what| !what.is_empty()), "{failure}");
        if let Some(line) = line {
            let named = &failure["say"]["args"][0];
            assert_eq!((&named["name"], &named["value"]["value"]), (&json!("line"), &json!(line)));
        }
    }
    stop(running).await;
}

#[tokio::test]
async fn only_somebody_brings_a_record_and_not_too_much_at_once() {
    let text = without_draw();
    let store = memory().expect("a store");
    let (running, host) = server_with(store, |config| {
        config.limits.costly_per_minute = 4;
        config.limits.record_bytes = text.len();
    })
    .await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let (status, failure) = bring(&host, &Guest::stranger(&host), &text).await;
    assert_eq!((status, &failure["type"]), (401, &json!("stranger")));
    let (status, failure) = send(&host, &anna, "text/plain", text.clone()).await;
    assert_eq!((status, &failure["type"]), (400, &json!("malformed")), "{failure}");
    let (status, failure) = bring(&host, &anna, &format!("{text}\n")).await;
    assert_eq!((status, &failure["max"]), (413, &json!(text.len())), "{failure}");
    kept(&host, &anna, &text).await;
    let (status, failure) = bring(&host, &anna, &text).await;
    assert_eq!((status, &failure["type"]), (429, &json!("too_many")), "{failure}");
    stop(running).await;
}

#[tokio::test]
async fn a_record_that_tells_no_draws_is_shown_but_not_gone_on_from_and_goes_after_a_month() {
    let text = without_draw();
    let store = memory().expect("a store");
    let (running, host) = server_with(store.clone(), |_| ()).await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = kept(&host, &anna, &text).await;
    let path = format!("/api/tables/{game}/replay");
    let replay: Value = anna.get(&path).await.expect("a replay");
    let names: Vec<&Value> =
        replay["people"].as_array().expect("a list").iter().map(|it| &it["name"]).collect();
    assert_eq!(names, ["uniform", "uniform"]);
    let fork =
        anna.post::<Value>(&format!("/api/tables/{game}/fork"), &json!({ "moves": 9 })).await;
    let Err(ClientError::Refused(ApiError::Refused { refused })) = fork else { panic!("{fork:?}") };
    assert_eq!(refused, Refused::NoDraw {});

    let until = replay["kept_until"].as_i64().expect("a time");
    store.sweep(traumfabrik_store::Time(until - 1)).await.expect("swept");
    anna.get::<Value>(&path).await.expect("it is still there");
    store.sweep(traumfabrik_store::Time(until)).await.expect("swept");
    let gone = anna.get::<Value>(&path).await;
    assert!(matches!(gone, Err(ClientError::Refused(ApiError::NotFound {}))), "{gone:?}");
    stop(running).await;
}
