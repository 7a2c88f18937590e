//! Reviews of games that are over: for whom, when, and how often they are made.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;
use traumfabrik_review::{Effort, Judge as _, Rehearser, Review, VERSION};
use traumfabrik_server::client::{ClientError, Guest};
use traumfabrik_server::{ApiError, Running};
use traumfabrik_store::testing::{Access, Fate, Faults};
use traumfabrik_store::{ReviewRow, Reviewed, Store, Time, memory};
use traumfabrik_table::Refused;

use crate::support::{
    choose, finished, play_against, play_now, play_out, play_to_the_end, post_command, server,
    server_with, stop,
};

/// Hardly any thought, where it does not matter what comes of it.
const HASTY: Effort = Effort { sketch: 2, curve: 4, glance: 2, choose: 4, measure: 4, price: 2 };
/// So much that nobody waits for the end of it, in many small steps.
const ENDLESS: Effort = Effort { curve: 1 << 13, ..HASTY };

/// A node on a store that others use, too: it stays open when one of them stops.
async fn thinking(store: &Store, effort: Effort) -> (Running, String) {
    let shared = store.with_faults(Arc::new(NoFaults));
    server_with(shared, |config| config.review_effort = effort).await
}

#[derive(Debug)]
struct NoFaults;

impl Faults for NoFaults {
    fn next(&self, _: Access) -> (Fate, Duration) {
        (Fate::Done, Duration::ZERO)
    }

    fn clock_ahead_ms(&self) -> i64 {
        0
    }
}

fn path(game: &str) -> String {
    format!("/api/tables/{game}/review")
}

async fn look(guest: &Guest, game: &str) -> Value {
    guest.get(&path(game)).await.expect("an answer")
}

async fn ask(guest: &Guest, game: &str) -> Value {
    guest.post(&path(game), &json!({})).await.expect("an answer")
}

/// Asks, and looks again until it is as wanted.
async fn wait_until(guest: &Guest, game: &str, is_wanted: impl Fn(&Value) -> bool) -> Value {
    let mut answer = ask(guest, game).await;
    while !is_wanted(&answer) {
        assert_ne!(answer["state"], "none", "it was asked for");
        answer = look(guest, game).await;
    }
    answer
}

fn is_ready(answer: &Value) -> bool {
    answer["state"] == "ready"
}

fn of_table(game: &str) -> Reviewed {
    Reviewed::Table(game.parse().expect("a game"))
}

async fn kept(store: &Store, game: &str) -> Option<ReviewRow> {
    let judge = format!("{}, version {VERSION}", Rehearser.version());
    store.review(&of_table(game), &judge).await.expect("an answer")
}

#[tokio::test]
async fn nobody_gets_a_review_before_the_end() {
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&anna, json!({ "seats": 2 })).await;
    let refused = async |expected: &Refused| {
        let (asked, looked) = (
            anna.post::<Value>(&path(&game), &json!({})).await,
            anna.get::<Value>(&path(&game)).await,
        );
        for answer in [asked, looked] {
            let Err(ClientError::Refused(ApiError::Refused { refused })) = answer else {
                panic!("{answer:?} instead of {expected:?}")
            };
            assert_eq!(refused, *expected);
        }
    };
    refused(&Refused::NotOver {}).await;
    let abort = json!({ "type": "propose", "seat": 0, "motion": { "type": "abort" } });
    post_command(&anna, &game, "abort", abort).await.expect("it is called off");
    refused(&Refused::CalledOff {}).await;
    stop(running).await;
}

#[tokio::test]
async fn whoever_may_see_the_replay_may_see_the_review() {
    let store = memory().expect("a store");
    let (running, host) = thinking(&store, HASTY).await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&anna, json!({ "seats": 2, "watchers": false })).await;
    let carl = Guest::arrive(&host, "Carl").await.expect("a guest");
    for path in [path(&game), format!("/api/tables/{game}/replay")] {
        let refused = carl.get::<Value>(&path).await;
        let is_shut = matches!(refused, Err(ClientError::Refused(ApiError::NotAllowed {})));
        assert!(is_shut, "{path}: {refused:?}");
    }
    let refused = carl.post::<Value>(&path(&game), &json!({})).await;
    assert!(matches!(refused, Err(ClientError::Refused(ApiError::NotAllowed {}))), "{refused:?}");
    play_to_the_end(&anna, &game).await;
    // Once it is over the link is enough.
    let stranger = Guest::stranger(&host);
    stranger.get::<Value>(&format!("/api/tables/{game}/replay")).await.expect("a replay");
    wait_until(&stranger, &game, is_ready).await;
    stop(running).await;
}

#[tokio::test]
async fn where_nobody_may_ask_no_judge_helps_before_the_end() {
    let store = memory().expect("a store");
    let (running, host) = thinking(&store, HASTY).await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let table = |has_hints: bool| json!({ "seats": 2, "has_hints": has_hints });
    let [strict, free] = [play_now(&anna, table(false)).await, play_now(&anna, table(true)).await];
    let hint = async |game: &str| {
        anna.post::<Value>(&format!("/api/tables/{game}/hint"), &json!({ "seat": 0 })).await
    };
    let refused = hint(&strict).await;
    let is_refused = matches!(refused, Err(ClientError::Refused(ApiError::NotAllowed {})));
    assert!(is_refused, "{refused:?}");
    let allowed = hint(&free).await;
    let is_allowed = !matches!(allowed, Err(ClientError::Refused(ApiError::NotAllowed {})));
    assert!(is_allowed, "{allowed:?}");
    let early = anna.post::<Value>(&path(&strict), &json!({})).await;
    let not_over = ApiError::Refused { refused: Refused::NotOver {} };
    assert!(matches!(early, Err(ClientError::Refused(error)) if error == not_over));
    play_to_the_end(&anna, &strict).await;
    wait_until(&anna, &strict, is_ready).await;
    stop(running).await;
}

#[tokio::test]
async fn a_review_is_made_once_and_read_by_all_nodes() {
    let store = memory().expect("a store");
    let (running, host) = thinking(&store, HASTY).await;
    let (anna, game) = finished(&host, json!({ "seats": 3 })).await;
    let before = look(&anna, &game).await;
    assert_eq!(before, json!({ "state": "none", "progress": 0.0, "review": null }));
    let made = wait_until(&anna, &game, is_ready).await;
    assert_eq!(made["progress"], 1.0);
    let review: Review = serde_json::from_value(made["review"].clone()).expect("a review");
    assert_eq!(review.judge, Rehearser.version());
    assert_eq!(review.seats.len(), 3);
    for seat in &review.seats {
        let (sum, margin) = (seat.ledger.sum(), f64::from(seat.margin));
        assert!((sum - margin).abs() < 0.001, "{seat:?}");
        assert!((3..=6).contains(&seat.sentences.len()), "{seat:?}");
    }
    assert!(!made.to_string().contains("Anna"), "a review holds no names");
    assert!(matches!(kept(&store, &game).await, Some(ReviewRow::Made { .. })));

    // A node that would never come to an end has it at once.
    let (other, other_host) = thinking(&store, ENDLESS).await;
    assert_eq!(ask(&anna.at(&other_host), &game).await, made);
    stop(other).await;
    stop(running).await;
}

#[tokio::test]
async fn a_review_that_is_there_is_sent_compressed_and_only_once() {
    use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING, ETAG, IF_NONE_MATCH};
    let store = memory().expect("a store");
    let (running, host) = thinking(&store, HASTY).await;
    let (anna, game) = finished(&host, json!({ "seats": 2 })).await;
    wait_until(&anna, &game, is_ready).await;
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let url = format!("http://{host}{}", path(&game));
    let get = |name, value: &str| client.get(&url).header(name, value.to_owned()).send();
    let packed = get(ACCEPT_ENCODING, "gzip").await.expect("an answer");
    assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
    let tag = packed.headers()[ETAG].to_str().expect("a tag").to_owned();
    assert_eq!(get(IF_NONE_MATCH, &tag).await.expect("an answer").status(), 304);
    stop(running).await;
}

#[tokio::test]
async fn another_judge_makes_it_anew() {
    let store = memory().expect("a store");
    let (running, host) = thinking(&store, HASTY).await;
    let (anna, game) = finished(&host, json!({ "seats": 2 })).await;
    assert_eq!(store.keep_review(&of_table(&game), "rehearsals-0", "{}", Time(1)).await, Ok(true));
    assert_eq!(look(&anna, &game).await["state"], "none");
    let made = wait_until(&anna, &game, is_ready).await;
    assert_eq!(made["review"]["judge"], Rehearser.version());
    stop(running).await;
}

#[tokio::test]
async fn curves_are_there_early_and_an_interrupted_review_is_begun_anew() {
    let store = memory().expect("a store");
    let (running, host) = thinking(&store, ENDLESS).await;
    let (anna, game) = finished(&host, json!({ "seats": 2 })).await;
    let early = wait_until(&anna, &game, |answer| !answer["review"].is_null()).await;
    assert_eq!(early["state"], "working");
    let progress = early["progress"].as_f64().expect("a number");
    assert!((0.0..1.0).contains(&progress), "{progress}");
    let review: Review = serde_json::from_value(early["review"].clone()).expect("a review");
    assert!(review.moments.iter().all(|moment| moment.forecasts.len() == 2));
    assert!(review.turns.is_empty() && review.seats.is_empty(), "they follow from the whole");
    let (other, other_host) = thinking(&store, HASTY).await;
    let at_other = anna.at(&other_host);
    assert_eq!(ask(&at_other, &game).await["state"], "working", "by the first node");
    stop(running).await;
    wait_until(&at_other, &game, is_ready).await;
    stop(other).await;
}

#[tokio::test]
async fn who_waits_for_the_review_of_another_game_has_a_curve_meanwhile() {
    let store = memory().expect("a store");
    let (running, host) = thinking(&store, ENDLESS).await;
    let (anna, first) = finished(&host, json!({ "seats": 2 })).await;
    let (bert, second) = finished(&host, json!({ "seats": 2 })).await;
    wait_until(&anna, &first, |answer| answer["state"] == "working").await;
    let waiting = wait_until(&bert, &second, |answer| !answer["review"].is_null()).await;
    assert_eq!(waiting["state"], "waiting");
    let review: Review = serde_json::from_value(waiting["review"].clone()).expect("a review");
    assert!(review.moments.iter().all(|moment| moment.forecasts.len() == 2));
    assert!(review.decisions.is_empty(), "the rest comes when it is its turn");
    let at_work = look(&anna, &first).await;
    assert_eq!(at_work["state"], "working");
    let is_further = |answer: &Value| answer["progress"].as_f64() > at_work["progress"].as_f64();
    wait_until(&anna, &first, is_further).await;
    stop(running).await;
}

/// How long it takes from each decision to the next one, bots and all, where so many games are played
/// at once.
async fn tempo(guest: &Guest, bot: &'static str, n_tables: usize) -> Vec<Duration> {
    let mut tables = JoinSet::new();
    for _ in 0..n_tables {
        let guest = guest.clone();
        tables.spawn(async move { tempo_of_one(&guest, bot).await });
    }
    tables.join_all().await.concat()
}

async fn tempo_of_one(guest: &Guest, bot: &str) -> Vec<Duration> {
    let game = play_against(bot, guest, json!({ "seats": 3 })).await;
    let mut player = guest.join(&game, 0).await.expect("a player");
    let (mut took, mut n, mut last) = (Vec::new(), 0, None);
    play_out(&mut player, |n_choices| {
        let now = Instant::now();
        took.extend(last.replace(now).map(|last: Instant| now - last));
        choose(&mut n, n_choices)
    })
    .await;
    took
}

/// Prints the figures of docs/review.md: games without and beside a review take turns, so that what
/// else the machine does meets both. `REVIEW_GAMES` says how many times, and `REVIEW_TABLES` at how
/// many tables at once, with bots that think: cores are short then. Time itself is not judged.
#[tokio::test]
async fn games_go_on_while_a_review_is_made() {
    let store = memory().expect("a store");
    let (quiet, host) = thinking(&store, HASTY).await;
    let (anna, game) = finished(&host, json!({ "seats": 2 })).await;
    let (mut without, mut beside) = (Vec::new(), Vec::new());
    let asked =
        |name: &str| std::env::var(name).ok().map(|text| text.parse::<usize>().expect("a number"));
    let (bot, n_tables) = asked("REVIEW_TABLES").map_or(("balanced", 1), |tables| ("hard", tables));
    for _ in 0..asked("REVIEW_GAMES").unwrap_or(2) {
        without.extend(tempo(&anna, bot, n_tables).await);
        let (busy, host) = thinking(&store, ENDLESS).await;
        let anna = anna.at(&host);
        let before = wait_until(&anna, &game, |answer| !answer["review"].is_null()).await;
        beside.extend(tempo(&anna, bot, n_tables).await);
        assert_eq!(look(&anna, &game).await["state"], "working", "there was one all the time");
        let is_further = |answer: &Value| answer["progress"].as_f64() > before["progress"].as_f64();
        wait_until(&anna, &game, is_further).await;
        stop(busy).await;
    }
    without.sort();
    beside.sort();
    for (what, share) in [("median", 50), ("99 of 100", 99)] {
        let at = |took: &[Duration]| took[(took.len() - 1) * share / 100];
        let (without, beside) = (at(&without), at(&beside));
        let ratio = beside.as_secs_f64() / without.as_secs_f64();
        println!("{what}: {without:?} without a review, {beside:?} beside one: {ratio:.2} times");
    }
    println!("{} and {} decisions", without.len(), beside.len());
    stop(quiet).await;
}
