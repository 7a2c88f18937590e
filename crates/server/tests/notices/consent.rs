//! Nobody gets mail who has not said yes, and whoever has had enough says so once.

use serde_json::{Value, json};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest};

use crate::world::{World, address, slow};

const VICTIM: &str = "victim@example.org";

async fn wish(guest: &Guest, email: &str) -> Result<Value, ClientError> {
    let wishes = json!({ "email": email, "webhook": null, "is_notified": true });
    guest.put("/api/me/notices", &wishes).await
}

async fn confirm(world: &World, key: &str) -> Result<Value, ClientError> {
    let stranger = Guest::stranger(&world.host());
    stranger.post("/api/mail/confirm", &json!({ "key": key })).await
}

#[track_caller]
fn is_wrong<T: std::fmt::Debug>(answer: &Result<T, ClientError>) {
    let is_wrong = matches!(answer, Err(ClientError::Refused(ApiError::WrongCredentials {})));
    assert!(is_wrong, "{answer:?}");
}

#[tokio::test]
async fn nothing_but_the_question_goes_to_an_address_that_nobody_confirmed() {
    let mut world = World::set(1, slow(), |_| {}).await;
    let me = wish(&world.people[0], address(0)).await.expect("a wish");
    assert_eq!(me["is_email_confirmed"], false);
    world.wish(1, None, true).await;
    world.start().await;
    let question = world.mailbox.nth(0).await;
    assert_eq!(question.head["subject"], "Traumfabrik: Ist das deine Adresse?");
    let key = question.key("confirm").expect("a link");
    for _ in 0..3 {
        world.decide(world.due().await).await;
    }
    world.quiet().await;
    let letters = world.mailbox.letters();
    let to_ada = letters.iter().filter(|letter| letter.to == address(0)).count();
    assert_eq!(to_ada, 1, "the question");

    is_wrong(&confirm(&world, "nonsense").await);
    for _ in 0..2 {
        confirm(&world, &key).await.expect("yes");
    }
    let me: Value = world.people[0].get("/api/me").await.expect("me");
    assert_eq!(me["is_email_confirmed"], true);
    // The next decisions of hers are told.
    for _ in 0..4 {
        world.decide(world.due().await).await;
        world.quiet().await;
    }
    let letters = world.mailbox.letters();
    assert!(letters.iter().filter(|letter| letter.to == address(0)).count() > 1, "{letters:?}");
    world.end().await;
}

#[tokio::test]
async fn a_stranger_gets_few_questions_however_many_ask() {
    let world = World::set(2, slow(), |_| {}).await;
    let mut n_sent = 0;
    for n in 0..25 {
        let host = world.servers[n % 2].address().to_string();
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
    world.mailbox.nth(2).await;
    assert_eq!(world.mailbox.n_attempts(), 3);
    world.end().await;
}

#[tokio::test]
async fn one_click_stops_it_without_signing_in() {
    let mut world = World::set(1, slow(), |_| {}).await;
    world.start_with_mail().await;
    let letter = world.mailbox.nth(0).await;
    let seat = world.seat_of(&letter);
    let key = letter.key("unsubscribe").expect("a link");
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy();
    let client = client.build().expect("a client");
    let url = |key: &str| format!("http://{}/api/mail/unsubscribe/{key}", world.host());

    // Whoever only opens it is asked, and nothing has happened.
    let opened = client.get(url(&key)).send().await.expect("an answer");
    assert_eq!(opened.status(), 303);
    assert_eq!(opened.headers()["location"], format!("/#unsubscribe={key}"));
    let me: Value = world.people[seat].get("/api/me").await.expect("me");
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
    let me: Value = world.people[seat].get("/api/me").await.expect("me");
    assert_eq!((&me["email"], &me["is_email_confirmed"]), (&Value::Null, &json!(false)));
    for _ in 0..4 {
        world.decide(world.due().await).await;
    }
    world.quiet().await;
    let more = world.mailbox.letters();
    let n_to_them = more.iter().filter(|letter| letter.to == address(seat)).count();
    assert_eq!(n_to_them, 1, "the one that was there");
    world.end().await;
}
