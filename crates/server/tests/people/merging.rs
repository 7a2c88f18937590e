//! An account claims the games that its owner played as a guest.

use serde_json::{Value, json};
use traumfabrik_store::{Hint, Hinted};

use crate::server::Server;

const LOGIN: &str = r#"{ "account": "ada", "password": "correct horse" }"#;

fn login() -> Value {
    serde_json::from_str(LOGIN).unwrap()
}

#[tokio::test]
async fn signing_in_claims_the_games_of_the_guest() {
    let server = Server::start().await;
    let mut laptop = server.guest("Ada").await;
    let ada = laptop.person().await;
    laptop.post("/api/account", login()).await.is(200);
    server.game_of("g1", &ada).await;

    let mut phone = server.guest("Ada on the phone").await;
    let guest = phone.person().await;
    let games = [server.game_of("g2", &guest).await, server.game_of("g3", &guest).await];
    let mut hints = server.store.hints();
    let answer = phone.post("/api/login", login()).await.is(200).json();
    assert_eq!((&answer["n_claimed"], &answer["me"]["name"]), (&json!(2), &json!("Ada")));
    assert_eq!(phone.person().await, ada);
    assert_eq!(server.games_of(&ada).await.len(), 3);
    let names = server.store.people(std::slice::from_ref(&guest)).await.unwrap();
    assert_eq!(names[&guest].name.as_deref(), Some("Ada"));

    // Whoever looks at those tables hears that it is somebody else now.
    let told: Vec<Hinted> = std::iter::from_fn(|| hints.try_recv().ok()).collect();
    for game in games {
        assert!(told.contains(&Hinted::Game(Hint { game, seq: 0 })), "{told:?}");
    }
}

#[tokio::test]
async fn one_account_does_not_claim_another() {
    let server = Server::start().await;
    server.guest("Ada").await.post("/api/account", login()).await.is(200);
    let mut eve = server.guest("Eve").await;
    eve.post("/api/account", json!({ "account": "eve", "password": "correct horse" }))
        .await
        .is(200);
    let person = eve.person().await;
    server.game_of("g1", &person).await;
    let answer = eve.post("/api/login", login()).await.is(200).json();
    assert_eq!(answer["n_claimed"], 0);
    assert_eq!(server.games_of(&person).await.len(), 1);
}

#[tokio::test]
async fn a_failed_attempt_claims_nothing() {
    let server = Server::start().await;
    server.guest("Ada").await.post("/api/account", login()).await.is(200);
    let mut guest = server.guest("Guest").await;
    let before = guest.me().await;
    let wrong = json!({ "account": "ada", "password": "wrong horse" });
    guest.post("/api/login", wrong).await.refused(401, "wrong_credentials");
    assert_eq!(guest.me().await, before);
}

/// Somebody passes a link to a guest on, and waits for another to sign in as that guest.
#[tokio::test]
async fn nobody_slips_into_an_account_by_way_of_a_guest() {
    let server = Server::start().await;
    server.guest("Ada").await.post("/api/account", login()).await.is(200);
    let mut thief = server.guest("Bait").await;
    let link = thief.post("/api/me/link", json!({})).await.json();
    let secret = link["link"].as_str().unwrap().split_once("#carry=").unwrap().1.to_owned();

    let mut victim = server.browser();
    victim.post("/api/carry", json!({ "secret": secret })).await.is(200);
    victim.post("/api/login", login()).await.is(200);
    assert_eq!(victim.me().await["account"], "ada");

    assert_eq!(thief.me().await, Value::Null);
    thief.post("/api/carry", json!({ "secret": secret })).await.refused(401, "wrong_credentials");
}
