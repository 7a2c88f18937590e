//! Notices that wait to be sent.

use traumfabrik_store::{Notice, Store, Time};

use crate::kit::{Pair, add, append, begin, game, new_game, on_all_stores, person};

on_all_stores! {
    a_notice_is_claimed_once_and_sent_once,
    a_notice_that_fails_is_tried_again_but_not_for_ever,
    old_notices_are_cleared_away,
}

/// A game in which Ada and Bob are to be told of the second entry.
async fn begin_with_notices(store: &Store) {
    begin(store, new_game("g")).await;
    let mut next = append("g", 2, "two");
    next.notices = vec![person("ada"), person("bob"), person("ada")];
    add(store, next).await;
}

fn notice(name: &str, tries: u32) -> Notice {
    Notice { game: game("g"), seq: 2, person: person(name), created_at: Time(2000), tries }
}

async fn a_notice_is_claimed_once_and_sent_once(pair: &Pair) {
    let store = &pair.store;
    begin_with_notices(store).await;
    assert_eq!(store.claim_notices(Time(3000), 100, 1).await, Ok(vec![notice("ada", 1)]));
    assert_eq!(pair.other.claim_notices(Time(3000), 100, 9).await, Ok(vec![notice("bob", 1)]));
    assert_eq!(store.claim_notices(Time(3099), 100, 9).await, Ok(Vec::new()));
    assert_eq!(store.notice_sent(&notice("ada", 1), Time(3050)).await, Ok(()));
    // Whoever had the other one did not report in time.
    assert_eq!(store.claim_notices(Time(3100), 100, 9).await, Ok(vec![notice("bob", 2)]));
    assert_eq!(store.notice_failed(&notice("ada", 1), Time(3200)).await, Ok(false));
}

async fn a_notice_that_fails_is_tried_again_but_not_for_ever(pair: &Pair) {
    let store = &pair.store;
    begin_with_notices(store).await;
    store.notice_sent(&notice("bob", 0), Time(1)).await.expect("noted");
    let mut now = Time(3000);
    let mut n_tries = 0;
    loop {
        let claimed = store.claim_notices(now, 10, 9).await.expect("an answer");
        n_tries += 1;
        assert_eq!(claimed, [notice("ada", n_tries)]);
        let later = now.plus(1000);
        let is_tried_again = store.notice_failed(&claimed[0], later).await.expect("noted");
        assert_eq!(store.claim_notices(later.plus(-1), 10, 9).await, Ok(Vec::new()));
        now = later;
        if !is_tried_again {
            break;
        }
    }
    assert!((2..20).contains(&n_tries), "{n_tries}");
    assert_eq!(store.claim_notices(now.plus(99_999), 10, 9).await, Ok(Vec::new()));
}

async fn old_notices_are_cleared_away(pair: &Pair) {
    let store = &pair.store;
    begin_with_notices(store).await;
    let month_ms = 30 * 24 * 3_600_000;
    assert_eq!(store.sweep(Time(2000).plus(month_ms)).await, Ok(0));
    assert_eq!(store.sweep(Time(2001).plus(month_ms)).await, Ok(2));
    assert_eq!(store.claim_notices(Time(i64::MAX), 0, 9).await, Ok(Vec::new()));
}
