//! Limits, and whose they are.

use std::ops::Range;
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::browser::{Answer, Browser};
use crate::server::Server;

/// Fewer than may ask for something small at once, and more than may ask for something large.
const N_AT_ONCE: usize = 15;

/// A new guest from an address that the headers tell.
async fn arrive(server: &Server, header: &'static str, value: &str) -> Answer {
    let mut browser = server.browser();
    browser.headers = vec![(header, value.to_owned())];
    browser.post("/api/me", json!({ "name": "Ada" })).await
}

#[tokio::test]
async fn too_many_new_guests_are_told_to_wait() {
    let server = Server::with(|config| config.limits.costly_per_minute = 3).await;
    for _ in 0..3 {
        server.guest("Ada").await;
    }
    let mut browser = server.browser();
    let began = Instant::now();
    let answer = browser.post("/api/me", json!({ "name": "Ada" })).await.refused(429, "too_many");
    assert!(began.elapsed() >= Duration::from_millis(250), "whoever floods is slowed down");
    let retry_ms = answer.json()["retry_ms"].as_u64().unwrap();
    assert!((1..=20_001).contains(&retry_ms), "{retry_ms}");
    let retry_s: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert_eq!(retry_s, retry_ms.div_ceil(1000));
    assert_eq!(browser.cookie, None);
    assert_eq!(browser.me().await, json!(null), "looking costs nothing");
}

/// Many at one address ask for the same at the same time.
async fn ask_at_once(server: &Server, address: &'static str, path: &'static str) -> Vec<Answer> {
    let mut asking = JoinSet::new();
    for _ in 0..N_AT_ONCE {
        let mut browser = server.browser();
        browser.headers = vec![("x-forwarded-for", address.to_owned())];
        asking.spawn(async move { browser.get(path).await });
    }
    asking.join_all().await
}

#[tokio::test]
async fn large_answers_cost_more_than_small_ones() {
    let server = Server::with(|config| {
        config.limits.reads_per_second = 5;
        config.proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let replay = "/api/tables/nosuchgame/replay";
    let began = Instant::now();
    let answers = ask_at_once(&server, "192.0.2.1", replay).await;
    // All that may be asked for at once goes for a single replay. A machine that is slow lets some
    // more pass: one for every four seconds.
    let n_allowed_max = 1 + began.elapsed().as_secs() / 4 + 1;
    let (refused, allowed): (Vec<_>, Vec<_>) = answers.into_iter().partition(|a| a.status == 429);
    assert!(allowed.iter().all(|answer| answer.status == 404), "{allowed:?}");
    assert!((1..=n_allowed_max).contains(&(allowed.len() as u64)), "{} replays", allowed.len());
    // For a small answer nobody would have to wait longer than a fifth of a second.
    let retry_ms = |answer: &Answer| answer.json()["retry_ms"].as_u64().unwrap();
    assert!(refused.iter().map(retry_ms).max() > Some(1_000), "{refused:?}");
    // Whoever looks after the server is not hindered, nor is anybody else.
    let mut greedy = server.browser();
    greedy.headers = vec![("x-forwarded-for", "192.0.2.1".to_owned())];
    greedy.get("/healthz").await.is(200);
    for answer in ask_at_once(&server, "192.0.2.2", "/api/me").await {
        answer.is(200);
    }
}

#[tokio::test]
async fn nobody_gets_around_a_limit_by_a_made_up_header() {
    let server = Server::with(|config| config.limits.costly_per_minute = 3).await;
    for (n_before, header) in ["x-forwarded-for", "forwarded", "x-real-ip"].into_iter().enumerate()
    {
        assert!(n_before < 3);
        arrive(&server, header, &format!("for=192.0.2.{n_before}")).await.is(200);
    }
    arrive(&server, "x-forwarded-for", "192.0.2.77").await.refused(429, "too_many");
    arrive(&server, "forwarded", "for=192.0.2.77").await.refused(429, "too_many");
}

#[tokio::test]
async fn a_listed_proxy_tells_visitors_apart() {
    let server = Server::with(|config| {
        config.limits.costly_per_minute = 1;
        config.proxies = vec!["127.0.0.1".parse().unwrap(), "10.0.0.1".parse().unwrap()];
    })
    .await;
    arrive(&server, "x-forwarded-for", "192.0.2.1").await.is(200);
    arrive(&server, "x-forwarded-for", "192.0.2.2").await.is(200);
    arrive(&server, "forwarded", "for=192.0.2.3;proto=https").await.is(200);
    // What the visitor wrote stands before what the proxy added.
    arrive(&server, "x-forwarded-for", "192.0.2.9, 192.0.2.1").await.refused(429, "too_many");
    let by_two = "192.0.2.9, 192.0.2.1, 10.0.0.1";
    arrive(&server, "x-forwarded-for", by_two).await.refused(429, "too_many");
}

/// Somebody tries to sign in, each time from another address, until that is too much. A machine that
/// is busy hashes slowly, and meanwhile some tries more are allowed.
async fn until_held_up(from: impl Fn(usize) -> Browser, numbers: &mut Range<usize>, login: &Value) {
    for n in numbers {
        let answer = from(n).post("/api/login", login.clone()).await;
        if ![200, 401].contains(&answer.status) {
            return drop(answer.refused(429, "too_many"));
        }
    }
    panic!("nobody is held up");
}

#[tokio::test]
async fn whoever_guesses_does_not_lock_the_owner_out() {
    let server = Server::with(|config| {
        config.limits.attempts_per_minute = 2;
        config.limits.costly_per_minute = 1_000;
        config.proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let right = json!({ "account": "ada", "password": "correct horse" });
    let wrong = json!({ "account": "ada", "password": "wrong horse" });
    let mut owner = server.guest("Ada").await;
    let opened = owner.post("/api/account", right.clone()).await.is(200);
    let device = opened.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    assert!(device.starts_with("traumfabrik-device="), "{device}");
    let from = |n: usize| -> Browser {
        let mut browser = server.browser();
        browser.headers = vec![("x-forwarded-for", format!("192.0.2.{n}"))];
        browser
    };
    for _ in 0..2 {
        from(1).post("/api/login", wrong.clone()).await.refused(401, "wrong_credentials");
    }
    from(1).post("/api/login", right.clone()).await.refused(429, "too_many");
    // From elsewhere the owner comes in, also on a new device.
    from(2).post("/api/login", right.clone()).await.is(200);
    // Many who guess together keep new devices out, but not one that has been here.
    let mut numbers = 3..200;
    until_held_up(from, &mut numbers, &wrong).await;
    until_held_up(from, &mut numbers, &right).await;
    let mut known = from(1);
    known.cookie = Some(device);
    known.post("/api/login", right.clone()).await.is(200);
    // A device that somebody else has been in with proves nothing.
    let mut other = from(201);
    other.post("/api/me", json!({ "name": "Eve" })).await.is(200);
    let eve = json!({ "account": "eve", "password": "another horse" });
    let opened = other.post("/api/account", eve).await.is(200);
    other.cookie = opened.header("set-cookie").map(|set| set.split(';').next().unwrap().to_owned());
    until_held_up(from, &mut numbers, &wrong).await;
    other.post("/api/login", right).await.refused(429, "too_many");
}

#[tokio::test]
async fn strangers_never_lock_out_a_device_that_was_here() {
    let server = Server::with(|config| {
        config.limits.attempts_per_minute = 4;
        config.limits.costly_per_minute = 40;
    })
    .await;
    let login = |password: &str| json!({ "account": "ada", "password": password });
    let mut owner = server.guest("Ada").await;
    let opened = owner.post("/api/account", login("correct horse")).await.is(200);
    let codes = opened.json()["codes"].clone();
    // At the owner's own address, until nothing is left to anybody there.
    while server.browser().post("/api/login", login("wrong horse")).await.status == 401 {}
    while server.browser().post("/api/me", json!({ "name": "Eve" })).await.status == 200 {}
    let mut other = server.browser();
    other.post("/api/login", login("correct horse")).await.refused(429, "too_many");
    // Whoever is signed in changes everything, and everybody comes back who has been here.
    let change = json!({ "old": "correct horse", "new": "new horse" });
    owner.ask(Method::PUT, "/api/account/password", change).await.is(204);
    owner.post("/api/account/codes", json!({ "password": "new horse" })).await.is(200);
    owner.post("/api/logout-everywhere", json!({})).await.is(204);
    owner.post("/api/login", login("new horse")).await.is(200);
    let old = json!({ "account": "ada", "code": codes[0], "password": "evil horse" });
    owner.post("/api/recover", old).await.refused(401, "wrong_credentials");
    // That does not let anybody guess for ever.
    while owner.post("/api/login", login("wrong horse")).await.status == 401 {}
    owner.post("/api/login", login("new horse")).await.refused(429, "too_many");
}

#[tokio::test]
async fn attempts_at_one_account_are_few_from_everywhere() {
    let server = Server::with(|config| {
        config.limits.attempts_per_minute = 2;
        config.proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let right = json!({ "account": "ada", "password": "correct horse" });
    let opened = server.guest("Ada").await.post("/api/account", right.clone()).await.is(200);
    let codes = opened.json()["codes"].clone();
    let from = |n: usize| -> Browser {
        let mut browser = server.browser();
        browser.headers = vec![("x-forwarded-for", format!("192.0.2.{n}"))];
        browser
    };
    for n in 10..22 {
        let account = if n % 2 == 0 { "ada" } else { "ADA " };
        let wrong = json!({ "account": account, "password": "wrong horse" });
        from(n).post("/api/login", wrong).await.refused(401, "wrong_credentials");
    }
    until_held_up(from, &mut (30..200), &right).await;
    // Nobody guesses a code, so that it opens the account whatever others try.
    let recovery =
        |code: &Value| json!({ "account": "ada", "code": code, "password": "new horse" });
    from(4).post("/api/recover", recovery(&codes[0])).await.is(200);
    for _ in 0..2 {
        let guessed = from(6).post("/api/recover", recovery(&json!("guess"))).await;
        guessed.refused(401, "wrong_credentials");
    }
    from(6).post("/api/recover", recovery(&codes[1])).await.refused(429, "too_many");
    let other = json!({ "account": "eve", "password": "wrong horse" });
    from(5).post("/api/login", other).await.refused(401, "wrong_credentials");
}
