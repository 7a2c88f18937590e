//! Who is told, and who is not.

use std::time::Duration;

use serde_json::json;
use traumfabrik_store::PersonId;

use crate::world::{World, slow};

/// Much longer than the few requests take that come before.
const DELAY: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn nobody_at_a_table_where_people_sit_and_wait() {
    let clock = json!({ "type": "live", "bank_ms": 600_000, "increment_ms": 0 });
    let mut world = World::set(1, clock, |_| {}).await;
    world.start_with_mail().await;
    for _ in 0..3 {
        world.decide(world.due().await).await;
    }
    world.quiet().await;
    assert_eq!(world.mailbox.n_attempts(), 0);
    world.end().await;
}

#[tokio::test]
async fn nobody_who_does_not_want_it() {
    let mut world = World::set(1, slow(), |_| {}).await;
    for seat in 0..2 {
        world.wish(seat, None, false).await;
    }
    world.start().await;
    world.decide(world.due().await).await;
    world.quiet().await;
    assert_eq!(world.mailbox.n_attempts(), 0);
    world.end().await;
}

#[tokio::test]
async fn nobody_who_is_shut_out_meanwhile() {
    let world = World::set(1, slow(), |config| config.notice_delay = DELAY).await;
    world.start_with_mail().await;
    let due = world.due().await;
    let person: PersonId = world.people[due].person().parse().expect("a name");
    assert!(world.store.set_blocked(&person, true).await.expect("a change"));
    world.pass(DELAY);
    world.quiet().await;
    assert_eq!(world.mailbox.n_attempts(), 0);
    world.end().await;
}

#[tokio::test]
async fn nobody_who_decides_at_once() {
    let mut world = World::set(1, slow(), |config| config.notice_delay = DELAY).await;
    world.start_with_mail().await;
    for _ in 0..2 {
        world.decide(world.due().await).await;
    }
    let due = world.due().await;
    world.pass(DELAY);
    let letter = world.mailbox.nth(0).await;
    assert_eq!(world.seat_of(&letter), due, "only the last decision is still open");
    world.quiet().await;
    assert_eq!(world.mailbox.letters().len(), 1);
    world.end().await;
}
