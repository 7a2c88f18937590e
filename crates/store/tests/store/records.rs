//! Records of games that were played elsewhere are kept for a while, so many of each person.

use traumfabrik_store::{NewRecord, Reviewed, Store, Time};

use crate::kit::{Pair, game, meet, new_record, on_all_stores, person};

on_all_stores! {
    a_record_is_kept_for_a_month,
    the_same_record_of_the_same_person_is_one,
    the_latest_of_each_person_stay,
    a_record_goes_with_its_person_and_takes_its_review_along,
    what_a_guest_has_brought_is_of_whoever_they_turn_out_to_be,
}

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn keep(store: &Store, new: NewRecord) -> String {
    store.keep_record(new).await.expect("it is kept").to_string()
}

async fn is_there(store: &Store, name: &str) -> bool {
    store.record(&game(name)).await.expect("an answer").is_some()
}

async fn a_record_is_kept_for_a_month(pair: &Pair) {
    assert_eq!(keep(&pair.store, new_record("r", "ada", 5)).await, "r");
    let row = pair.other.record(&game("r")).await.expect("an answer").expect("a record");
    assert_eq!((row.body.as_str(), row.kept_at, row.until), ("r", Time(5), Time(5 + 30 * DAY)));
    pair.store.sweep(Time(4 + 30 * DAY)).await.expect("swept");
    assert!(is_there(&pair.other, "r").await);
    pair.store.sweep(Time(5 + 30 * DAY)).await.expect("swept");
    assert!(!is_there(&pair.other, "r").await);
}

async fn the_same_record_of_the_same_person_is_one(pair: &Pair) {
    let with_hash = |name: &str, who: &str, at: i64| NewRecord {
        hash: "h".to_owned(),
        ..new_record(name, who, at)
    };
    assert_eq!(keep(&pair.store, with_hash("r", "ada", 0)).await, "r");
    assert_eq!(keep(&pair.other, with_hash("s", "ada", DAY)).await, "r");
    assert_eq!(keep(&pair.store, with_hash("t", "ben", 0)).await, "t", "who has no share in hers");
    pair.store.sweep(Time(30 * DAY)).await.expect("swept");
    assert!(is_there(&pair.store, "r").await, "it was brought again");
    assert!(!is_there(&pair.store, "s").await && !is_there(&pair.store, "t").await);
}

async fn the_latest_of_each_person_stay(pair: &Pair) {
    keep(&pair.store, new_record("bens", "ben", 0)).await;
    for n in 1..=22 {
        keep(pair.node(n), new_record(&format!("r{n}"), "ada", n)).await;
    }
    for (name, expected) in [("bens", true), ("r1", false), ("r2", false), ("r3", true)] {
        assert_eq!(is_there(&pair.store, name).await, expected, "{name}");
    }
}

async fn a_record_goes_with_its_person_and_takes_its_review_along(pair: &Pair) {
    let ada = meet(&pair.store, "ada").await;
    keep(&pair.store, new_record("r", "ada", 0)).await;
    let of = Reviewed::Record(game("r"));
    assert_eq!(pair.store.keep_review(&of, "judge", "{}", Time(1)).await, Ok(true));
    assert!(pair.other.review(&of, "judge").await.expect("an answer").is_some());
    assert_eq!(pair.store.forget(&ada).await, Ok(true));
    assert!(!is_there(&pair.other, "r").await);
    assert_eq!(pair.other.review(&of, "judge").await, Ok(None));
}

async fn what_a_guest_has_brought_is_of_whoever_they_turn_out_to_be(pair: &Pair) {
    let ada = meet(&pair.store, "ada").await;
    meet(&pair.store, "guest").await;
    keep(&pair.store, new_record("r", "guest", 0)).await;
    assert_eq!(pair.store.merge(&person("guest"), &ada).await, Ok(true));
    assert_eq!(pair.store.forget(&ada).await, Ok(true));
    assert!(!is_there(&pair.other, "r").await);
}
