//! Nobody gets mail who has not said yes, and whoever has had enough says so once.

use serde_json::{Value, json};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest};

use crate::scene::{Scene, address, slow};

const VICTIM: &str = "victim@example.org";

async fn wish(guest: &Guest, email: &str) -> Result<Value, ClientError> {
    let wishes = json!({ "email": email, "webhook": null, "is_notified": true });
    guest.put("/api/me/notices", &wishes).await
}

async fn confirm(scene: &Scene, key: &str) -> Result<Value, ClientError> {
    let stranger = Guest::stranger(&scene.host());
    stranger.post("/api/mail/confirm", &json!({ "key": key })).await
}

#[track_caller]
fn is_wrong<T: std::fmt::Debug>(answer: &Result<T, ClientError>) {
    let is_wrong = matches!(answer, Err(ClientError::Refused(ApiError::WrongCredentials {})));
    assert!(is_wrong, "{answer:?}");
}

#[tokio::test]
async fn nothing_but_the_question_goes_to_an_address_that_nobody_confirmed() {
    let mut scene = Scene::set(1, slow(), |_| {}).await;
    let me = wish(&scene.people[0], address(0)).await.expect("a wish");
    assert_eq!(me["is_email_confirmed"], false);
    scene.wish(1, None, true).await;
    scene.start().await;
    let question = scene.mailbox.nth(0).await;
    assert_eq!(question.head["subject"], "Traumfabrik: Ist das deine Adresse?");
    let key = question.key("confirm").expect("a link");
    for _ in 0..3 {
        scene.decide(scene.due().await).await;
    }
    scene.quiet().await;
    let letters = scene.mailbox.letters();
    let to_ada = letters.iter().filter(|letter| letter.to == address(0)).count();
    assert_eq!(to_ada, 1, "the question");

    is_wrong(&confirm(&scene, "nonsense").await);
    for _ in 0..2 {
        confirm(&scene, &key).await.expect("yes");
    }
    let me: Value = scene.people[0].get("/api/me").await.expect("me");
    assert_eq!(me["is_email_confirmed"], true);
    // The next decisions of hers are told.
    for _ in 0..4 {
        scene.decide(scene.due().await).await;
        scene.quiet().await;
    }
    let letters = scene.mailbox.letters();
    assert!(letters.iter().filter(|letter| letter.to == address(0)).count() > 1, "{letters:?}");
    scene.end().await;
}

#[tokio::test]
async fn a_stranger_gets_few_questions_however_many_ask() {
    let scene = Scene::set(2, slow(), |_| {}).await;
    let mut n_sent = 0;
    for n in 0..25 {
        let host = scene.servers[n % 2].address().to_string();
        let guest = Guest::arrive(&host, "Eve").await.expect("a guest");
        let spelling = if n % 3 == 0 { VICTIM.replace('@', "+x@") } else { VICTIM.to_uppercase() };
        let wished = wish(&guest, &spelling).await;
        let is_given = wished.is_ok();
        let again = guest.post("/api/me/notices/confirmation", &json!({})).await;
        for asked in [wished, again] {
            match asked {
                Ok(_) => n_sent += 1,
                Err(ClientError::Refused(ApiError::TooMany { retry_ms: 3_600_000.. })) => {}
                // Whoever has given none cannot ask again.
                Err(ClientError::Refused(ApiError::NotFound {})) if !is_given => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
    assert_eq!(n_sent, 3);
    scene.mailbox.nth(2).await;
    assert_eq!(scene.mailbox.n_attempts(), 3);
    scene.end().await;
}

#[tokio::test]
async fn one_click_stops_it_without_signing_in() {
    let mut scene = Scene::set(1, slow(), |_| {}).await;
    scene.start_with_mail().await;
    let letter = scene.mailbox.nth(0).await;
    let seat = scene.seat_of(&letter);
    let key = letter.key("unsubscribe").expect("a link");
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy();
    let client = client.build().expect("a client");
    let url = |key: &str| format!("http://{}/api/mail/unsubscribe/{key}", scene.host());

    // Whoever only opens it is asked, and nothing has happened.
    let opened = client.get(url(&key)).send().await.expect("an answer");
    assert_eq!(opened.status(), 303);
    assert_eq!(opened.headers()["location"], format!("/#unsubscribe={key}"));
    let me: Value = scene.people[seat].get("/api/me").await.expect("me");
    assert_eq!(me["is_email_confirmed"], true);

    let one_click = client.post(url("nonsense")).body("List-Unsubscribe=One-Click");
    assert_eq!(one_click.send().await.expect("an answer").status(), 401);
    for _ in 0..2 {
        let one_click = client
            .post(url(&key))
            .header("content-type", "application/x-www-form-urlencoded")
            .body("List-Unsubscribe=One-Click");
        assert_eq!(one_click.send().await.expect("an answer").status(), 204);
    }
    let me: Value = scene.people[seat].get("/api/me").await.expect("me");
    assert_eq!((&me["email"], &me["is_email_confirmed"]), (&Value::Null, &json!(false)));
    for _ in 0..4 {
        scene.decide(scene.due().await).await;
    }
    scene.quiet().await;
    let more = scene.mailbox.letters();
    let n_to_them = more.iter().filter(|letter| letter.to == address(seat)).count();
    assert_eq!(n_to_them, 1, "the one that was there");
    scene.end().await;
}
