//! Reviews are made once by one node, read by all, and go with their game.

use traumfabrik_store::{Lease, ReviewRow, Store, Time};

use crate::kit::{Pair, begin, game, new_game, on_all_stores};

on_all_stores! {
    one_node_sees_to_a_review_at_a_time,
    the_first_review_stays,
    another_judge_has_a_review_of_its_own,
    a_review_goes_with_its_game,
}

const JUDGE: &str = "judge-1";

async fn claim(store: &Store, node: &str, now: i64) -> bool {
    let lease = Lease { node: node.to_owned(), until: Time(now + 10) };
    store.claim_review(&game("g"), JUDGE, &lease, Time(now)).await.expect("an answer")
}

fn made(body: &str) -> Option<ReviewRow> {
    Some(ReviewRow::Made { body: body.to_owned() })
}

async fn one_node_sees_to_a_review_at_a_time(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    assert_eq!(pair.store.review(&game("g"), JUDGE).await, Ok(None));
    assert!(claim(&pair.store, "a", 0).await);
    let leased = ReviewRow::Leased { until: Time(10) };
    assert_eq!(pair.other.review(&game("g"), JUDGE).await, Ok(Some(leased)));
    assert!(!claim(&pair.other, "b", 5).await);
    assert!(claim(&pair.store, "a", 5).await, "whoever has it goes on");
    assert!(!claim(&pair.other, "b", 14).await);
    assert!(claim(&pair.other, "b", 15).await, "nothing has been heard of the first one");
    assert!(!claim(&pair.store, "a", 16).await);
    assert_eq!(pair.store.leave_review(&game("g"), JUDGE, "a").await, Ok(()));
    assert!(!claim(&pair.store, "a", 17).await, "it was not its own to leave");
    assert_eq!(pair.other.leave_review(&game("g"), JUDGE, "b").await, Ok(()));
    assert!(claim(&pair.store, "a", 18).await);
}

async fn the_first_review_stays(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    assert!(claim(&pair.store, "a", 0).await);
    assert_eq!(pair.other.keep_review(&game("g"), JUDGE, "{}", Time(1)).await, Ok(true));
    assert_eq!(pair.store.keep_review(&game("g"), JUDGE, "[]", Time(2)).await, Ok(false));
    assert!(!claim(&pair.store, "a", 99).await, "there is nothing left to do");
    assert_eq!(pair.store.leave_review(&game("g"), JUDGE, "a").await, Ok(()));
    assert_eq!(pair.store.review(&game("g"), JUDGE).await, Ok(made("{}")));
}

async fn another_judge_has_a_review_of_its_own(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    assert_eq!(pair.store.keep_review(&game("g"), "judge-0", "{}", Time(1)).await, Ok(true));
    assert_eq!(pair.other.review(&game("g"), JUDGE).await, Ok(None));
    assert_eq!(pair.other.keep_review(&game("g"), JUDGE, "[]", Time(1)).await, Ok(true));
    assert_eq!(pair.store.review(&game("g"), "judge-0").await, Ok(made("{}")));
    assert_eq!(pair.store.review(&game("g"), JUDGE).await, Ok(made("[]")));
}

async fn a_review_goes_with_its_game(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    assert_eq!(pair.store.keep_review(&game("g"), JUDGE, "{}", Time(1)).await, Ok(true));
    let tables = ["entry", "player", "game_secret", "game"];
    let statements = tables.map(|table| format!("delete from {table} where game_id = 'g'"));
    let statements: Vec<&str> = statements.iter().map(String::as_str).collect();
    pair.store.tamper(&statements).await.expect("it is gone");
    assert_eq!(pair.other.review(&game("g"), JUDGE).await, Ok(None));
}
