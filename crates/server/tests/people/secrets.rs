//! Secrets stay where they belong.

use reqwest::Method;
use serde_json::{Value, json};
use traumfabrik_store::KeyKind;

use crate::browser::{Answer, Browser};
use crate::log;
use crate::server::Server;

/// Two people who do everything there is to do, and all that they hear.
struct Lives {
    /// What nobody else may ever hear or log.
    secrets: Vec<String>,
    heard_by_other: Vec<String>,
}

fn carry_secret(answer: &Answer) -> String {
    answer.json()["link"].as_str().unwrap().split_once("#carry=").unwrap().1.to_owned()
}

/// One person does everything; the other one looks on and tries.
async fn live(server: &Server) -> Lives {
    let mut ada = server.guest("Ada").await;
    let mut secrets = vec![ada.secret()];
    let wishes = json!({ "email": "ada@secret.example", "webhook": "https://secret.example/h00k",
        "is_notified": true });
    ada.ask(Method::PUT, "/api/me/notices", wishes).await.is(200);
    secrets.extend(["ada@secret.example".to_owned(), "https://secret.example/h00k".to_owned()]);

    let account = json!({ "account": "ada", "password": "p4ssw0rd-one" });
    let codes = ada.post("/api/account", account).await.is(200).json();
    let codes: Vec<String> = serde_json::from_value(codes["codes"].clone()).unwrap();
    let link = carry_secret(&ada.post("/api/me/link", json!({})).await.is(200));
    let mut phone = server.browser();
    phone.post("/api/carry", json!({ "secret": link })).await.is(200);
    secrets.push(phone.secret());
    let change = json!({ "old": "p4ssw0rd-one", "new": "p4ssw0rd-two" });
    ada.ask(Method::PUT, "/api/account/password", change).await.is(204);
    secrets.push(ada.secret());
    let recovery = json!({ "account": "ada", "code": codes[0], "password": "p4ssw0rd-three" });
    ada.post("/api/recover", recovery).await.is(200);
    secrets.push(ada.secret());
    let link = carry_secret(&ada.post("/api/me/link", json!({})).await.is(200));
    // Mistakes are not repeated aloud either.
    let wrong = json!({ "account": "ada", "password": "p4ssw0rd-wrong" });
    server.browser().post("/api/login", wrong).await.is(401);
    let wrong = json!({ "account": "ada", "password": "p4ssw0rd-five", "extra": "p4ssw0rd-six" });
    server.browser().post("/api/login", wrong).await.is(400);
    let words = ["one", "two", "three", "wrong", "five", "six"];
    secrets.extend(words.map(|word| format!("p4ssw0rd-{word}")));
    secrets.push(link);
    secrets.extend(codes);
    let person = ada.person().await;
    let row = server.store.person(&person).await.unwrap().unwrap();
    secrets.push(row.password.unwrap().expose().to_owned());

    let game = server.game_of("table", &person).await;
    let heard_by_other = overhear(&mut server.guest("Eve").await, game.as_str()).await;
    Lives { secrets, heard_by_other }
}

/// Everything that somebody else can ask.
async fn overhear(eve: &mut Browser, game: &str) -> Vec<String> {
    let mut received = Vec::new();
    let mut listen =
        |answer: Answer| received.push(format!("{:?} {}", answer.headers, answer.text));
    for path in ["/api/me", "/api/tables", "/api/me/games", "/metrics", "/healthz"] {
        listen(eve.get(path).await);
    }
    for part in ["", "/log", "/record", "/replay"] {
        listen(eve.get(&format!("/api/tables/{game}{part}")).await);
    }
    let wrong = "p4ssw0rd-guess";
    for (path, body) in [
        ("/api/login", json!({ "account": "ada", "password": wrong })),
        ("/api/recover", json!({ "account": "ada", "code": "guess", "password": wrong })),
        ("/api/account", json!({ "account": "ada", "password": wrong })),
        ("/api/carry", json!({ "secret": "guess" })),
        ("/api/me", Value::Null),
    ] {
        listen(eve.post(path, body).await);
    }
    received
}

#[tokio::test]
async fn nobody_hears_what_is_anothers() {
    let server = Server::start().await;
    let lives = live(&server).await;
    assert!(lives.heard_by_other.len() >= 14);
    for received in &lives.heard_by_other {
        for secret in &lives.secrets {
            assert!(!received.contains(secret), "{secret} in {received}");
        }
        assert!(!received.contains("argon2"), "{received}");
    }
}

#[tokio::test]
async fn the_log_knows_no_secrets() {
    let server = Server::start().await;
    let mut lives = live(&server).await;
    let mut browser = server.browser();
    browser.get("/api/me?token=query_s3cret").await.is(200);
    lives.secrets.push("query_s3cret".to_owned());
    let log = log::text();
    assert!(log.contains("route=\"/api/login\""), "the log is not captured");
    for secret in &lives.secrets {
        assert!(!log.contains(secret), "{secret} was logged");
    }
    for private in ["cookie", "traumfabrik=", "Ada", "127.0.0.1"] {
        let line = log.lines().find(|line| line.contains(private));
        assert_eq!(line, None, "{private} was logged");
    }
}

#[tokio::test]
async fn the_store_knows_only_hashes() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let link = carry_secret(&browser.post("/api/me/link", json!({})).await.is(200));
    let account = json!({ "account": "ada", "password": "correct horse" });
    let codes = browser.post("/api/account", account).await.is(200).json();
    let code = codes["codes"][0].as_str().unwrap();
    let plain = code.replace('-', "");
    let person = browser.person().await;

    // What is kept would do as a key if it were shown; the secret itself must not.
    let store = &server.store;
    assert!(store.session(&browser.secret()).await.unwrap().is_none());
    assert!(store.use_key(&link, KeyKind::Carry).await.unwrap().is_none());
    for text in [code, &plain, &format!("{person} {plain}")] {
        assert!(store.use_key(text, KeyKind::Recovery).await.unwrap().is_none());
    }
    let row = store.person(&person).await.unwrap().unwrap();
    assert!(row.password.unwrap().expose().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));

    // And a hash that leaked opens nothing.
    let mut thief = server.browser();
    thief.cookie = Some(format!("traumfabrik={}", hash(&browser.secret())));
    assert_eq!(thief.me().await, Value::Null);
    assert!(store.session(&hash(&browser.secret())).await.unwrap().is_some());
    let answer = thief.post("/api/carry", json!({ "secret": hash(&link) })).await;
    answer.refused(401, "wrong_credentials");
}

fn hash(secret: &str) -> String {
    use sha2::{Digest, Sha256};
    traumfabrik_wire::hex(&Sha256::digest(secret.as_bytes()))
}
