//! Standing orders.

use traumfabrik_store::{OrderRow, StoreError, Time};

use crate::kit::{Pair, begin, game, new_game, on_all_stores};

on_all_stores! {
    orders_are_kept_changed_and_taken_back,
    a_revision_never_comes_again,
    an_order_needs_a_game,
}

async fn orders_are_kept_changed_and_taken_back(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    let one = store.put_order(&game("g"), "1.1.0", 1, "{\"one\":1}", Time(5)).await.expect("kept");
    let two = store.put_order(&game("g"), "0.1.0", 0, "{}", Time(6)).await.expect("kept");
    let row = |order_id: &str, seat, revision, body: &str, at| OrderRow {
        order_id: order_id.to_owned(),
        seat,
        revision,
        body: body.to_owned(),
        created_at: Time(at),
    };
    let first = row("0.1.0", 0, two, "{}", 6);
    let expected = vec![first.clone(), row("1.1.0", 1, one, "{\"one\":1}", 5)];
    assert_eq!(pair.other.orders(&game("g")).await, Ok(expected));
    let changed = store.put_order(&game("g"), "1.1.0", 1, "{2}", Time(7)).await.expect("kept");
    let expected = vec![first.clone(), row("1.1.0", 1, changed, "{2}", 7)];
    assert_eq!(store.orders(&game("g")).await, Ok(expected));
    assert_eq!(store.drop_order(&game("g"), "1.1.0").await, Ok(true));
    assert_eq!(store.drop_order(&game("g"), "1.1.0").await, Ok(false));
    assert_eq!(store.orders(&game("g")).await, Ok(vec![first]));
    assert_eq!(store.orders(&game("none")).await, Ok(Vec::new()));
}

async fn a_revision_never_comes_again(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    let mut revisions = Vec::new();
    for _ in 0..5 {
        revisions.push(store.put_order(&game("g"), "o", 0, "{}", Time(5)).await.expect("kept"));
        store.drop_order(&game("g"), "o").await.expect("dropped");
    }
    assert!(revisions.is_sorted_by(|one, next| one < next), "{revisions:?}");
}

async fn an_order_needs_a_game(pair: &Pair) {
    let refused = pair.store.put_order(&game("none"), "o", 0, "{}", Time(5)).await;
    assert!(matches!(refused, Err(StoreError::Fault(_))), "{refused:?}");
}
