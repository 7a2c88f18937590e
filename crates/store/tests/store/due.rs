//! What is due, and leases on it.

use std::collections::BTreeSet;
use traumfabrik_store::{DueRow, Store, Time};

use crate::kit::{Pair, add, append, begin, game, new_game, on_all_stores};

on_all_stores! {
    what_is_due_is_claimed_once_until_the_lease_ends,
    an_entry_replaces_what_was_due,
    what_is_due_can_be_put_off,
    many_who_claim_share_what_is_due,
}

async fn begin_due(store: &Store, name: &str, at: i64) {
    let mut new = new_game(name);
    new.due_at = Some(Time(at));
    begin(store, new).await;
}

fn due(name: &str, seq: u32, at: i64) -> DueRow {
    DueRow { game: game(name), seq, at: Time(at) }
}

async fn what_is_due_is_claimed_once_until_the_lease_ends(pair: &Pair) {
    let store = &pair.store;
    for (name, at) in [("late", 300), ("b", 200), ("a", 100)] {
        begin_due(store, name, at).await;
    }
    assert_eq!(store.next_due_at().await, Ok(Some(Time(100))));
    assert_eq!(store.claim_due("n", Time(99), 50, 9).await, Ok(Vec::new()));
    assert_eq!(store.claim_due("n", Time(250), 50, 1).await, Ok(vec![due("a", 1, 100)]));
    assert_eq!(pair.other.claim_due("m", Time(250), 50, 9).await, Ok(vec![due("b", 1, 200)]));
    assert_eq!(store.claim_due("n", Time(299), 50, 9).await, Ok(Vec::new()));
    // What is next is a lease that ends, or something else that falls due.
    assert_eq!(store.next_due_at().await, Ok(Some(Time(300))));
    let again = store.claim_due("n", Time(300), 50, 9).await;
    assert_eq!(again, Ok(vec![due("a", 1, 100), due("b", 1, 200), due("late", 1, 300)]));
    assert_eq!(store.next_due_at().await, Ok(Some(Time(350))));
}

async fn an_entry_replaces_what_was_due(pair: &Pair) {
    let store = &pair.store;
    begin_due(store, "g", 100).await;
    assert_eq!(store.claim_due("n", Time(100), 1000, 9).await, Ok(vec![due("g", 1, 100)]));
    let mut next = append("g", 2, "two");
    next.due_at = Some(Time(110));
    add(store, next).await;
    // The lease was on what is gone.
    assert_eq!(store.claim_due("n", Time(110), 1000, 9).await, Ok(vec![due("g", 2, 110)]));
    add(store, append("g", 3, "three")).await;
    assert_eq!(store.claim_due("n", Time(9999), 1000, 9).await, Ok(Vec::new()));
}

async fn what_is_due_can_be_put_off(pair: &Pair) {
    let store = &pair.store;
    begin_due(store, "g", 100).await;
    store.claim_due("n", Time(100), 1000, 9).await.expect("claimed");
    assert_eq!(store.delay_due(&game("g"), 2, Time(150)).await, Ok(false));
    assert_eq!(store.delay_due(&game("none"), 1, Time(150)).await, Ok(false));
    assert_eq!(store.delay_due(&game("g"), 1, Time(150)).await, Ok(true));
    assert_eq!(store.claim_due("n", Time(149), 1000, 9).await, Ok(Vec::new()));
    assert_eq!(store.claim_due("n", Time(150), 1000, 9).await, Ok(vec![due("g", 1, 150)]));
}

async fn many_who_claim_share_what_is_due(pair: &Pair) {
    for idx in 0..40 {
        begin_due(&pair.store, &format!("g{idx}"), idx).await;
    }
    let mut claiming = Vec::new();
    for idx in 0..8 {
        let store = pair.node(idx).clone();
        claiming.push(tokio::spawn(async move {
            let mut claimed = Vec::new();
            for _ in 0..20 {
                let now = Time(1000);
                let some = store.claim_due(&format!("n{idx}"), now, 1000, 3).await.expect("some");
                assert!(some.len() <= 3, "{some:?}");
                claimed.extend(some);
            }
            claimed
        }));
    }
    let mut all = Vec::new();
    for claimed in claiming {
        all.extend(claimed.await.expect("it ends"));
    }
    let different: BTreeSet<_> = all.iter().map(|due| due.game.clone()).collect();
    assert_eq!((all.len(), different.len()), (40, 40));
}
