//! Guests: a name is enough.

use reqwest::Method;
use serde_json::{Value, json};
use traumfabrik_store::KeyKind;

use crate::server::Server;

#[tokio::test]
async fn a_stranger_becomes_a_guest_by_a_name() {
    let server = Server::start().await;
    let mut browser = server.browser();
    assert_eq!(browser.me().await, Value::Null);
    assert_eq!(browser.cookie, None, "looking around leaves no trace");
    let me = browser.post("/api/me", json!({ "name": " Zoë ", "lang": "de" })).await.is(200).json();
    assert_eq!((&me["name"], &me["lang"]), (&json!("Zoë"), &json!("de")));
    assert_eq!((&me["account"], &me["is_notified"]), (&Value::Null, &json!(false)));
    assert_eq!(browser.me().await, me);
    assert_eq!(server.guest("Zoë").await.me().await["name"], "Zoë", "names need not differ");
}

#[tokio::test]
async fn a_guest_takes_another_name_and_stays_the_same() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let (cookie, person) = (browser.cookie.clone(), browser.person().await);
    let me = browser.post("/api/me", json!({ "name": "Bea" })).await.is(200).json();
    assert_eq!(me["name"], "Bea");
    let me = browser.ask(Method::PATCH, "/api/me", json!({ "lang": "fr" })).await.is(200).json();
    assert_eq!((&me["name"], &me["lang"]), (&json!("Bea"), &json!("fr")));
    let me = browser.ask(Method::PATCH, "/api/me", json!({ "name": "Cleo" })).await.is(200).json();
    assert_eq!((&me["name"], &me["lang"]), (&json!("Cleo"), &json!("fr")));
    assert_eq!((browser.cookie.clone(), browser.person().await), (cookie, person));
}

#[tokio::test]
async fn names_and_languages_that_cannot_be() {
    let server = Server::start().await;
    for (said, status, kind) in [
        (json!({ "name": "" }), 400, "malformed"),
        (json!({ "name": " \t " }), 400, "malformed"),
        (json!({ "name": "a\u{202e}b" }), 400, "malformed"),
        (json!({ "name": "a\u{0}b" }), 400, "malformed"),
        (json!({ "name": "x".repeat(25) }), 413, "too_big"),
        (json!({ "name": "Ada", "lang": "xx" }), 400, "malformed"),
    ] {
        let mut stranger = server.browser();
        stranger.post("/api/me", said.clone()).await.refused(status, kind);
        assert_eq!(stranger.cookie, None);
        let mut guest = server.guest("Ada").await;
        guest.ask(Method::PATCH, "/api/me", said).await.refused(status, kind);
        assert_eq!(guest.me().await["name"], "Ada");
    }
}

#[tokio::test]
async fn only_somebody_who_is_known_can_change_anything() {
    let server = Server::start().await;
    let mut stranger = server.browser();
    let notices = json!({ "email": null, "webhook": null, "is_notified": true });
    for (method, path, body) in [
        (Method::PATCH, "/api/me", json!({ "name": "Ada" })),
        (Method::DELETE, "/api/me", json!({})),
        (Method::PUT, "/api/me/notices", notices),
        (Method::POST, "/api/me/link", json!({})),
        (Method::POST, "/api/account", json!({ "account": "a", "password": "12345678" })),
        (Method::POST, "/api/account/codes", json!({ "password": "12345678" })),
        (Method::PUT, "/api/account/password", json!({ "old": "12345678", "new": "12345678" })),
        (Method::POST, "/api/logout-everywhere", json!({})),
    ] {
        for cookie in [None, Some("traumfabrik=made_up".to_owned())] {
            stranger.cookie = cookie;
            stranger.ask(method.clone(), path, body.clone()).await.refused(401, "stranger");
        }
    }
}

#[tokio::test]
async fn notices_go_where_somebody_wants_them() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let mut set = async |wishes: Value| browser.ask(Method::PUT, "/api/me/notices", wishes).await;
    let wishes = json!({ "email": "ada@example.org", "webhook": "https://example.org/x", "is_notified": true });
    let me = set(wishes.clone()).await.is(200).json();
    for (field, value) in wishes.as_object().unwrap() {
        assert_eq!(me[field], *value);
    }
    for wrong in [
        json!({ "email": "ada", "webhook": null, "is_notified": true }),
        json!({ "email": null, "webhook": "ftp://example.org", "is_notified": true }),
        json!({ "email": null, "webhook": "https://", "is_notified": true }),
        json!({ "webhook": null, "is_notified": true }),
        json!({ "email": null, "webhook": null }),
    ] {
        set(wrong).await.refused(400, "malformed");
    }
    let me = set(json!({ "email": null, "webhook": null, "is_notified": false })).await.json();
    assert_eq!((&me["email"], &me["webhook"]), (&Value::Null, &Value::Null));
}

#[tokio::test]
async fn a_link_takes_a_guest_to_another_device() {
    let server = Server::start().await;
    let mut laptop = server.guest("Ada").await;
    let link = laptop.post("/api/me/link", json!({})).await.is(200).json();
    let link = link["link"].as_str().unwrap();
    let (base, secret) = link.split_once("/#carry=").unwrap();
    assert_eq!(base, format!("http://{}", server.address()));

    let mut phone = server.guest("Somebody").await;
    let me = phone.post("/api/carry", json!({ "secret": secret })).await.is(200).json();
    assert_eq!(me, laptop.me().await);
    assert_eq!(phone.me().await, me);
    assert_ne!(phone.cookie, laptop.cookie, "each device has its own way in");

    laptop.post("/api/me/link", json!({})).await.is(200);
    let mut thief = server.browser();
    for wrong in [secret, "", "guess"] {
        let answer = thief.post("/api/carry", json!({ "secret": wrong })).await;
        answer.refused(401, "wrong_credentials");
    }
    assert_eq!(thief.cookie, None);
}

#[tokio::test]
async fn links_begin_with_the_public_address() {
    let server =
        Server::with(|config| config.public_url = Some("https://play.example.org/".to_owned()))
            .await;
    let mut browser = server.guest("Ada").await;
    let link = browser.post("/api/me/link", json!({})).await.is(200).json();
    assert!(link["link"].as_str().unwrap().starts_with("https://play.example.org/#carry="));
}

#[tokio::test]
async fn whoever_signs_out_is_a_stranger() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let old = browser.cookie.clone();
    browser.post("/api/logout", json!({})).await.is(204);
    assert_eq!(browser.cookie, None);
    browser.cookie = old;
    assert_eq!(browser.me().await, Value::Null, "the secret has lost its force");
    browser.post("/api/logout", json!({})).await.is(204);
    server.browser().post("/api/logout", json!({})).await.is(204);
}

#[tokio::test]
async fn signing_out_everywhere_closes_all_doors() {
    let server = Server::start().await;
    let mut laptop = server.guest("Ada").await;
    let link = laptop.post("/api/me/link", json!({})).await.json();
    let secret = link["link"].as_str().unwrap().split_once("#carry=").unwrap().1.to_owned();
    let mut phone = server.browser();
    phone.post("/api/carry", json!({ "secret": secret })).await.is(200);
    laptop.post("/api/logout-everywhere", json!({})).await.is(204);
    assert_eq!(phone.me().await, Value::Null);
    phone.post("/api/carry", json!({ "secret": secret })).await.refused(401, "wrong_credentials");
}

#[tokio::test]
async fn a_forgotten_guest_is_gone_and_the_games_stay() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let person = browser.person().await;
    let game = server.game_of("g1", &person).await;
    let mut hints = server.store.hints();
    let old = browser.cookie.clone();
    browser.ask(Method::DELETE, "/api/me", json!({})).await.is(204);
    assert_eq!(browser.cookie, None);
    browser.cookie = old;
    assert_eq!(browser.me().await, Value::Null);
    let row = server.store.person(&person).await.unwrap().unwrap();
    assert!(row.is_deleted && row.name.is_none());
    assert_eq!(server.games_of(&person).await, vec![game.clone()]);
    let hint = traumfabrik_store::Hint { game, seq: 0 };
    assert_eq!(hints.try_recv(), Ok(traumfabrik_store::Hinted::Game(hint)));
}

#[tokio::test]
async fn whoever_is_shut_out_can_only_leave() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let person = browser.person().await;
    let key_hash = "a".repeat(64);
    server
        .store
        .add_keys(&person, KeyKind::Carry, vec![key_hash], traumfabrik_store::Time(1))
        .await
        .unwrap();
    server.store.set_blocked(&person, true).await.unwrap();
    browser.get("/api/me").await.refused(403, "blocked");
    browser.post("/api/me", json!({ "name": "Bea" })).await.refused(403, "blocked");
    browser.post("/api/me/link", json!({})).await.refused(403, "blocked");
    browser.post("/api/logout", json!({})).await.is(204);
    assert_eq!(browser.me().await, Value::Null);
}
