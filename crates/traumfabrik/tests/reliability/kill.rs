//! The server is killed again and again while people play, and started again on the same store.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinSet;
use traumfabrik_bots::Rng;

use crate::judge::judge;
use crate::people::{Host, Person, Seat, begin};
use crate::process::{Home, Service};
use crate::witness::Witness;
use crate::{effort, in_time, is_long};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_or_made_twice_on_sqlite() {
    in_time("kills on SQLite", kill_many(Home::sqlite(), 1)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_is_lost_or_made_twice_on_postgres() {
    in_time("kills on PostgreSQL", kill_many(Home::postgres(), 2)).await;
}

async fn kill_many(home: Home, seed: u64) {
    let n_kills = effort(10, 500);
    let service = Service::new(home.clone());
    let mut process = service.start().await;
    let witness = Arc::new(Witness::default());
    let is_enough = Arc::new(AtomicBool::new(false));
    let mut tables = JoinSet::new();
    for number in 0..3 {
        tables.spawn(play_on(service.host(), Arc::clone(&witness), number, is_enough.clone()));
    }
    let mut chance = Rng::new(seed, 0);
    let mut n_killed = 0;
    // Until something was under way once: a few kills may all come between two moves.
    while n_killed < n_kills || witness.told().n_resent == 0 {
        aim(&witness, &mut chance).await;
        process.kill();
        process = service.start().await;
        n_killed += 1;
    }
    is_enough.store(true, Ordering::Relaxed);
    while let Some(ended) = tables.join_next().await {
        ended.expect("nobody saw anything wrong");
    }
    process.kill();
    let told = witness.take();
    let found = judge(&home.store().await, &told).await;
    println!(
        "{n_killed} kills: {found:?}, {} acknowledged, {} shown, {} sent again, {} orders",
        told.acked.len(),
        told.shown.len(),
        told.n_resent,
        told.n_orders
    );
    // In a few games nobody may have had orders that came due, or several chips at once.
    let has_all = found.n_by_order > 0 && found.n_with_several_chips > 0;
    assert!(has_all || !is_long(), "{found:?}");
}

/// Waits for the moment to kill: as a rule somebody plays then; sometimes the server has hardly
/// started. Just after an acknowledgement whatever it still had to write would be lost.
async fn aim(witness: &Witness, chance: &mut Rng) {
    match chance.below(8) {
        0 => {}
        1..4 => {
            for _ in 0..=chance.below(6) {
                witness.next_ack().await;
            }
        }
        _ => {
            witness.next_ack().await;
            tokio::time::sleep(Duration::from_micros(chance.below(60_000).into())).await;
        }
    }
}

/// One game after the other at a table of some kind, until it is enough.
async fn play_on(host: Host, witness: Arc<Witness>, number: u64, is_enough: Arc<AtomicBool>) {
    let (n_people, plan) = table(number);
    let mut people = Vec::new();
    for seat in 0..n_people {
        people.push(Person::arrive(&host, &witness, number * 10 + seat).await);
    }
    while !is_enough.load(Ordering::Relaxed) {
        let game = begin(&people, &plan).await;
        let mut seats = JoinSet::new();
        for mut person in people.drain(..) {
            let game = game.clone();
            seats.spawn(async move {
                Seat::new(&mut person, &game).play_out().await;
                person
            });
        }
        people = seats.join_all().await;
        // The one who made the table comes first again.
        people.sort_by_key(|person| person.guest.person().to_owned());
    }
}

/// Alone against bots; two and a bot with clocks; three among themselves.
fn table(number: u64) -> (u64, Value) {
    let live = json!({ "type": "live", "bank_ms": 3_600_000, "increment_ms": 1000 });
    match number {
        0 => (1, json!({ "seats": 4, "pace_ms": 0 })),
        1 => (2, json!({ "seats": 3, "pace_ms": 0, "clock": live })),
        _ => (3, json!({ "seats": 3, "pace_ms": 0 })),
    }
}
