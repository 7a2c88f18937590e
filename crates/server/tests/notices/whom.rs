//! Who is told, and who is not.

use std::time::Duration;

use serde_json::json;
use traumfabrik_store::PersonId;

use crate::scene::{Scene, slow};

/// Much longer than the few requests take that come before.
const DELAY: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn nobody_at_a_table_where_people_sit_and_wait() {
    let clock = json!({ "type": "live", "bank_ms": 600_000, "increment_ms": 0 });
    let mut scene = Scene::set(1, clock, |_| {}).await;
    scene.start_with_mail().await;
    for _ in 0..3 {
        scene.decide(scene.due().await).await;
    }
    scene.quiet().await;
    assert_eq!(scene.mailbox.n_attempts(), 0);
    scene.end().await;
}

#[tokio::test]
async fn nobody_who_does_not_want_it() {
    let mut scene = Scene::set(1, slow(), |_| {}).await;
    for seat in 0..2 {
        scene.wish(seat, None, false).await;
    }
    scene.start().await;
    scene.decide(scene.due().await).await;
    scene.quiet().await;
    assert_eq!(scene.mailbox.n_attempts(), 0);
    scene.end().await;
}

#[tokio::test]
async fn nobody_who_is_shut_out_meanwhile() {
    let scene = Scene::set(1, slow(), |config| config.notice_delay = DELAY).await;
    scene.start_with_mail().await;
    let due = scene.due().await;
    let person: PersonId = scene.people[due].person().parse().expect("a name");
    assert!(scene.store.set_blocked(&person, true).await.expect("a change"));
    scene.pass(DELAY);
    scene.quiet().await;
    assert_eq!(scene.mailbox.n_attempts(), 0);
    scene.end().await;
}

#[tokio::test]
async fn nobody_who_decides_at_once() {
    let mut scene = Scene::set(1, slow(), |config| config.notice_delay = DELAY).await;
    scene.start_with_mail().await;
    for _ in 0..2 {
        scene.decide(scene.due().await).await;
    }
    let due = scene.due().await;
    scene.pass(DELAY);
    let letter = scene.mailbox.nth(0).await;
    assert_eq!(scene.seat_of(&letter), due, "only the last decision is still open");
    scene.quiet().await;
    assert_eq!(scene.mailbox.letters().len(), 1);
    scene.end().await;
}
