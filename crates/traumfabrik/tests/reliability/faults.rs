//! A store that fails every now and then: it is away, or does not say what it did.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::judge::judge;
use crate::node::Node;
use crate::people::{Host, Person, Seat, begin};
use crate::shaky::Shaky;
use crate::witness::Witness;
use crate::{effort, in_time};

/// One operation in so many fails.
const ONE_IN: u32 = 12;
/// The longest that a change takes: whoever speaks too soon is received too soon.
const DELAY_MS: u32 = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_fails_at_random_loses_and_invents_nothing() {
    in_time("faults", fail_often()).await;
}

async fn fail_often() {
    let (n_tables, n_games) = effort((6, 1), (12, 40));
    let store = traumfabrik_store::memory().expect("a store");
    let shaky = Arc::new(Shaky::new(1));
    let for_node = store.with_faults(shaky.clone());
    let node = Node::start(move || async { for_node }).await;
    let witness = Arc::new(Witness::beside(store.clone()));
    shaky.shake(ONE_IN, DELAY_MS);
    let mut tables = JoinSet::new();
    for number in 0..n_tables {
        tables.spawn(play_on(node.host(), Arc::clone(&witness), number, n_games));
    }
    while let Some(ended) = tables.join_next().await {
        ended.expect("nobody saw anything wrong");
    }
    drop(node);
    let (n_faults, n_done, n_lost) = shaky.n_faults();
    let told = witness.take();
    let found = judge(&store, &told).await;
    println!(
        "{n_faults} faults, {n_done} of them done and not said, {n_lost} lost and not said: \
        {found:?}, {} acknowledged, {} sent again",
        told.acked.len(),
        told.n_resent
    );
    assert!(n_faults > 100 && n_done > 10 && n_lost > 10, "the store hardly failed");
    assert!(told.n_resent > 0 && told.n_store_away > 0, "nobody noticed");
}

/// Some games of two people and a bot, with clocks and orders.
async fn play_on(host: Host, witness: Arc<Witness>, number: u64, n_games: u32) {
    let live = json!({ "type": "live", "bank_ms": 3_600_000, "increment_ms": 0 });
    let plan: Value = json!({ "seats": 3, "pace_ms": 0, "clock": live });
    let mut one = Person::arrive(&host, &witness, number * 2).await;
    let mut two = Person::arrive(&host, &witness, number * 2 + 1).await;
    for _ in 0..n_games {
        let game = begin(&[one.clone(), two.clone()], &plan).await;
        let (mut first, mut second) = (Seat::new(&mut one, &game), Seat::new(&mut two, &game));
        tokio::join!(first.play_out(), second.play_out());
    }
}
