//! Snapshots are used as long as they fit the log, and never instead of it.

use traumfabrik_store::{Resumed, SnapshotRow, Store, StoreError};

use crate::kit::{Pair, add, append, begin, game, new_game, on_all_stores, seqs};

on_all_stores! {
    a_snapshot_stands_for_the_entries_before_it,
    an_older_snapshot_does_not_replace_a_newer_one,
    a_snapshot_that_does_not_fit_is_thrown_away,
    a_snapshot_that_came_in_the_place_of_a_spoiled_one_stays,
    a_snapshot_of_another_version_is_left_alone,
    an_entry_without_a_link_has_no_snapshot,
    what_comes_after_a_snapshot_is_checked,
    a_snapshot_goes_with_its_game,
}

const VERSION: u32 = 1;

async fn begun(store: &Store, name: &str) {
    begin(store, new_game(name)).await;
    for seq in 2..=5 {
        add(store, append(name, seq, &format!("c{seq}"))).await;
    }
}

async fn keep(store: &Store, name: &str, seq: u32, body: &str) {
    store.keep_snapshot(&game(name), seq, VERSION, body).await.expect("an answer");
}

async fn kept(store: &Store, name: &str) -> Option<u32> {
    store.snapshot(&game(name)).await.expect("an answer").map(|row| row.seq)
}

/// The entry of the snapshot that a table is resumed from, and the entries that come with it.
async fn resumed(store: &Store, name: &str) -> (Option<u32>, Vec<u32>) {
    let Resumed { snapshot, entries } =
        store.resume(&game(name), VERSION).await.expect("an answer");
    (snapshot.map(|row| row.seq), entries.iter().map(|entry| entry.seq).collect())
}

async fn a_snapshot_stands_for_the_entries_before_it(pair: &Pair) {
    begun(&pair.store, "g").await;
    assert_eq!(resumed(&pair.store, "g").await, (None, vec![1, 2, 3, 4, 5]));
    keep(&pair.store, "g", 4, "four").await;
    let row = SnapshotRow { seq: 4, version: VERSION, body: "four".to_owned() };
    assert_eq!(pair.other.snapshot(&game("g")).await, Ok(Some(row)));
    assert_eq!(resumed(&pair.other, "g").await, (Some(4), vec![1, 4, 5]));
    assert_eq!(seqs(&pair.other, "g").await, [1, 2, 3, 4, 5]);
    keep(&pair.store, "g", 9, "an entry that there is not").await;
    assert_eq!(kept(&pair.store, "g").await, Some(4));
    begin(&pair.store, new_game("new")).await;
    keep(&pair.store, "new", 1, "one").await;
    assert_eq!(resumed(&pair.store, "new").await, (Some(1), vec![1]));
}

async fn an_older_snapshot_does_not_replace_a_newer_one(pair: &Pair) {
    begun(&pair.store, "g").await;
    for (seq, then) in [(3, 3), (2, 3), (5, 5), (4, 5)] {
        keep(&pair.other, "g", seq, "body").await;
        assert_eq!(kept(&pair.store, "g").await, Some(then));
    }
}

async fn a_snapshot_that_does_not_fit_is_thrown_away(pair: &Pair) {
    let store = &pair.store;
    for (name, sql) in [
        ("a", "update snapshot set body = 'five' where game_id = 'a'"),
        ("b", "update snapshot set seq = 3 where game_id = 'b'"),
        ("c", "update snapshot set seq = 9 where game_id = 'c'"),
        ("d", "update snapshot set chain = 'x' where game_id = 'd'"),
        ("e", "update snapshot set hash = 'x' where game_id = 'e'"),
        // As if the log were another one.
        ("f", "update entry set chain = null where game_id = 'f' and seq >= 4"),
    ] {
        begun(store, name).await;
        keep(store, name, 4, "four").await;
        store.tamper(&[sql]).await.expect(sql);
        assert_eq!(resumed(&pair.other, name).await, (None, vec![1, 2, 3, 4, 5]), "{sql}");
        assert_eq!(kept(store, name).await, None, "{sql}");
    }
}

async fn a_snapshot_that_came_in_the_place_of_a_spoiled_one_stays(pair: &Pair) {
    begun(&pair.store, "g").await;
    keep(&pair.store, "g", 4, "spoiled").await;
    pair.store.drop_snapshot(&game("g"), 4, "spoiled").await.expect("an answer");
    keep(&pair.store, "g", 4, "four").await;
    // Somebody else has found the same, and is late.
    pair.other.drop_snapshot(&game("g"), 4, "spoiled").await.expect("an answer");
    let row = SnapshotRow { seq: 4, version: VERSION, body: "four".to_owned() };
    assert_eq!(pair.other.snapshot(&game("g")).await, Ok(Some(row)));
    pair.store.drop_snapshot(&game("g"), 4, "four").await.expect("an answer");
    assert_eq!(kept(&pair.other, "g").await, None);
}

async fn a_snapshot_of_another_version_is_left_alone(pair: &Pair) {
    begun(&pair.store, "g").await;
    pair.store.keep_snapshot(&game("g"), 4, VERSION + 1, "new").await.expect("kept");
    assert_eq!(resumed(&pair.other, "g").await, (None, vec![1, 2, 3, 4, 5]));
    assert_eq!(kept(&pair.store, "g").await, Some(4));
}

async fn an_entry_without_a_link_has_no_snapshot(pair: &Pair) {
    begun(&pair.store, "g").await;
    pair.store.tamper(&["update entry set chain = null where seq = 5"]).await.expect("changed");
    keep(&pair.store, "g", 5, "five").await;
    assert_eq!(kept(&pair.store, "g").await, None);
}

async fn what_comes_after_a_snapshot_is_checked(pair: &Pair) {
    let store = &pair.store;
    for (name, seq) in [("a", 1), ("b", 5)] {
        begun(store, name).await;
        keep(store, name, 4, "four").await;
        let sql =
            format!("update entry set body = '{{ }}' where game_id = '{name}' and seq = {seq}");
        store.tamper(&[&sql]).await.expect(&sql);
        let answer = store.resume(&game(name), VERSION).await;
        let is_broken = matches!(answer, Err(StoreError::BrokenLog { seq: at, .. }) if at == seq);
        assert!(is_broken, "{answer:?}");
    }
}

async fn a_snapshot_goes_with_its_game(pair: &Pair) {
    begun(&pair.store, "g").await;
    keep(&pair.store, "g", 4, "four").await;
    let tables = ["entry", "player", "game_secret", "game"];
    let statements = tables.map(|table| format!("delete from {table} where game_id = 'g'"));
    let statements: Vec<&str> = statements.iter().map(String::as_str).collect();
    pair.store.tamper(&statements).await.expect("it is gone");
    assert_eq!(kept(&pair.other, "g").await, None);
}
