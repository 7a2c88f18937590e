//! The chain of a log: whatever happens to what was written is noticed when it is read.

use traumfabrik_store::{Status, Store, StoreError, Time};

use crate::kit::{Pair, add, append, begin, game, index, new_game, on_all_stores, seqs};

on_all_stores! {
    a_log_that_was_changed_is_not_served,
    what_an_older_program_wrote_is_chained_later,
    a_game_that_is_closed_for_repair_takes_nothing,
    all_games_are_looked_through_by_turns,
}

/// A log of four entries, and something that is done to it.
async fn check(store: &Store, name: &str, sql: &str, seq: u32, what: &str) {
    begin(store, new_game(name)).await;
    for seq in 2..=4 {
        add(store, append(name, seq, &format!("c{seq}"))).await;
    }
    assert_eq!(seqs(store, name).await, [1, 2, 3, 4]);
    store.tamper(&[&format!("{sql} where game_id = '{name}' and seq = {seq}")]).await.expect(sql);
    let (id, what) = (name.to_owned(), what.to_owned());
    let broken = StoreError::BrokenLog { game: id, seq, what };
    assert_eq!(store.entries(&game(name), 0).await, Err(broken.clone()), "{sql}");
    // Whoever has a part already is told as well, if the rest is not what was written.
    assert_eq!(store.entries(&game(name), seq - 1).await, Err(broken), "{sql}");
}

async fn a_log_that_was_changed_is_not_served(pair: &Pair) {
    let store = &pair.store;
    let changed = "it is not what was written";
    check(store, "a", "update entry set body = '{\"did\":\"c22\"}'", 2, changed).await;
    check(store, "b", "update entry set state_hash = null", 3, changed).await;
    check(store, "c", "update entry set at = at + 1", 4, changed).await;
    check(store, "d", "update entry set command_id = 'x'", 2, changed).await;
    check(store, "e", "update entry set chain = 'x'", 3, changed).await;
    check(store, "f", "delete from entry", 3, "it is missing").await;
    // Nobody else's log is touched by that.
    begin(store, new_game("fine")).await;
    assert_eq!(seqs(store, "fine").await, [1]);
}

async fn what_an_older_program_wrote_is_chained_later(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    add(store, append("g", 2, "two")).await;
    // As a program writes that knows of no chains.
    let older = "insert into entry (game_id, seq, command_id, at, version, body, state_hash)
        values ('g', 3, 'three', 3000, 1, '{}', 'hash3')";
    store.tamper(&[older, "update game set seq = 3 where game_id = 'g'"]).await.expect("written");
    add(store, append("g", 4, "four")).await;
    assert_eq!(seqs(store, "g").await, [1, 2, 3, 4]);

    assert_eq!(pair.other.chain(&game("g"), 3).await, Ok(1));
    assert_eq!(pair.other.chain(&game("g"), 4).await, Ok(1));
    assert_eq!(store.chain(&game("g"), 4).await, Ok(0));
    add(store, append("g", 5, "five")).await;
    assert_eq!(store.chain(&game("g"), 5).await, Ok(0), "it has its link from the beginning");
    assert_eq!(seqs(store, "g").await, [1, 2, 3, 4, 5]);
    store.tamper(&["update entry set body = '{ }' where seq = 3"]).await.expect("changed");
    let read = store.entries(&game("g"), 0).await;
    assert!(matches!(read, Err(StoreError::BrokenLog { seq: 3, .. })), "{read:?}");
    let chained = store.chain(&game("g"), 5).await;
    assert!(matches!(chained, Err(StoreError::BrokenLog { seq: 3, .. })), "{chained:?}");
}

async fn a_game_that_is_closed_for_repair_takes_nothing(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    assert_eq!(pair.other.mark_broken(&game("g")).await, Ok(true));
    let closed = Err(StoreError::ClosedForRepair { game: "g".to_owned() });
    assert_eq!(store.append(append("g", 2, "two")).await, closed);
    assert_eq!(store.reindex(&game("g"), 1, index(), Some(Time(9))).await, Ok(false));
    assert_eq!(store.next_due_at().await, Ok(None));
    // What is there can still be taken out.
    assert_eq!(seqs(store, "g").await, [1]);

    assert_eq!(store.reopen(&game("g"), 2, index(), None).await, Ok(false));
    assert_eq!(store.reopen(&game("g"), 1, index(), Some(Time(9))).await, Ok(true));
    assert_eq!(store.reopen(&game("g"), 1, index(), None).await, Ok(false), "it is open");
    let row = store.game(&game("g")).await.expect("an answer").expect("a game");
    assert_eq!(row.status, Status::Running);
    assert_eq!(store.next_due_at().await, Ok(Some(Time(9))));
    add(store, append("g", 2, "two")).await;
}

async fn all_games_are_looked_through_by_turns(pair: &Pair) {
    let next = async |node: i64, now: i64| {
        pair.node(node).next_to_scrub(Time(now), 100).await.expect("an answer")
    };
    assert_eq!(next(0, 0).await, None);
    for name in ["b", "a", "c"] {
        begin(&pair.store, new_game(name)).await;
    }
    assert_eq!(next(0, 0).await, Some(game("a")));
    assert_eq!(next(1, 99).await, None, "one at a time for all");
    assert_eq!(next(1, 100).await, Some(game("b")));
    assert_eq!(next(0, 200).await, Some(game("c")));
    assert_eq!(next(1, 300).await, Some(game("a")));
}
