//! Entries: each once, one after the other, with all that goes with them or not at all.

use traumfabrik_store::{Appended, Created, News, StoreError, Time, UsedOrder};

use crate::kit::{
    Pair, add, append, begin, entry, game, index, new_game, on_all_stores, person, seqs,
};

on_all_stores! {
    a_game_begins_with_its_first_entry,
    a_name_is_given_to_one_game_only,
    entries_come_back_as_they_were_kept,
    a_duplicate_command_gets_the_first_entry,
    an_entry_that_is_behind_or_ahead_leaves_nothing,
    an_entry_that_fails_in_the_middle_leaves_nothing,
    an_entry_whose_order_is_gone_leaves_nothing,
    everything_beside_the_log_follows_an_entry,
    the_clock_goes_and_the_store_is_ready,
    nothing_is_answered_after_closing,
}

async fn a_game_begins_with_its_first_entry(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    assert_eq!(store.entries(&game("g"), 0).await, Ok(vec![entry(1, "create")]));
    let row = store.game(&game("g")).await.expect("an answer").expect("a game");
    assert_eq!((row.seq, row.created_at, row.updated_at), (1, Time(1000), Time(1000)));
    assert_eq!((row.status, row.is_public), (index().status, false));
    let seed = store.secret(&game("g")).await.expect("an answer").expect("a seed");
    assert_eq!(seed.expose(), "5eed");
    assert!(!format!("{:?}", new_game("g")).contains("5eed"));
    assert_eq!(store.secret(&game("other")).await, Ok(None));
    assert_eq!(store.game(&game("other")).await, Ok(None));
    let mut late = new_game("late");
    late.first.seq = 2;
    assert!(matches!(store.create(late).await, Err(StoreError::Fault(_))));
}

async fn a_name_is_given_to_one_game_only(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    let mut again = new_game("g");
    again.first = entry(1, "another");
    again.due_at = Some(Time(5));
    assert_eq!(pair.other.create(again).await, Ok(Created::Exists));
    assert_eq!(pair.store.entries(&game("g"), 0).await, Ok(vec![entry(1, "create")]));
    assert_eq!(pair.store.next_due_at().await, Ok(None));
}

async fn entries_come_back_as_they_were_kept(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    begin(store, new_game("h")).await;
    let mut odd = append("g", 2, "odd");
    odd.entry.body = "{\"ü\":\"'; drop table entry; -- $1 ?1 \u{1f3ac}\"}".to_owned();
    odd.entry.state_hash = None;
    odd.entry.at = Time(i64::MAX);
    add(store, odd.clone()).await;
    add(store, append("g", 3, "three")).await;
    let expected = vec![odd.entry.clone(), entry(3, "three")];
    assert_eq!(pair.other.entries(&game("g"), 1).await, Ok(expected));
    assert_eq!(store.entries(&game("g"), 3).await, Ok(Vec::new()));
    let news = pair.other.news(&game("g"), 2, Some(odd.entry.command.clone())).await;
    let expected = News { found: Some(2), entries: vec![entry(3, "three")], orders: Vec::new() };
    assert_eq!(news, Ok(expected));
    let news = store.news(&game("h"), 1, Some(odd.entry.command)).await;
    assert_eq!(news, Ok(News { found: None, entries: Vec::new(), orders: Vec::new() }));
}

async fn a_duplicate_command_gets_the_first_entry(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    add(store, append("g", 2, "bid")).await;
    add(store, append("g", 3, "pass")).await;
    // Whatever number it comes with: the next, an old one, or one far away.
    for seq in [4, 2, 3, 9] {
        let again = pair.other.append(append("g", seq, "bid")).await;
        assert_eq!(again, Ok(Appended::Duplicate(entry(2, "bid"))));
    }
    assert_eq!(seqs(store, "g").await, [1, 2, 3]);
    // Another game may use the same name.
    begin(store, new_game("h")).await;
    add(store, append("h", 2, "bid")).await;
}

async fn an_entry_that_is_behind_or_ahead_leaves_nothing(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    add(store, append("g", 2, "two")).await;
    let before = store.game(&game("g")).await;
    for seq in [0, 1, 2, 4, 100] {
        let mut late = append("g", seq, "late");
        late.due_at = Some(Time(7));
        late.notices = vec![person("bob")];
        late.index.summary = "late".to_owned();
        late.index.players.clear();
        assert_eq!(store.append(late).await, Ok(Appended::Behind), "{seq}");
    }
    assert_eq!(store.append(append("none", 1, "x")).await, Ok(Appended::Behind));
    assert_eq!(seqs(store, "g").await, [1, 2]);
    assert_eq!(store.game(&game("g")).await, before);
    assert_eq!(store.next_due_at().await, Ok(None));
    assert_eq!(store.claim_notices(Time(0), 1, 9).await, Ok(Vec::new()));
    assert_eq!(store.games_of(&person("bob"), 9).await.map(|games| games.len()), Ok(1));
}

async fn an_entry_that_fails_in_the_middle_leaves_nothing(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    let before = store.game(&game("g")).await;
    let mut bad = append("g", 2, "bad");
    bad.due_at = Some(Time(7));
    // The entry is in by the time this is refused: no text holds a zero byte.
    bad.index.summary = "\0".to_owned();
    assert!(matches!(store.append(bad).await, Err(StoreError::Fault(_))));
    // So are the entry, the game and one player by the time the same seat comes again.
    let mut bad = append("g", 2, "bad");
    bad.index.summary = "changed".to_owned();
    bad.index.players[1].seat = 0;
    assert!(store.append(bad).await.is_err());
    assert_eq!(seqs(store, "g").await, [1]);
    assert_eq!(store.game(&game("g")).await, before);
    assert_eq!(store.games_of(&person("bob"), 9).await.map(|games| games.len()), Ok(1));
    assert_eq!(store.next_due_at().await, Ok(None));
    add(store, append("g", 2, "good")).await;
}

async fn an_entry_whose_order_is_gone_leaves_nothing(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    let first = store.put_order(&game("g"), "0.1.2", 0, "{}", Time(5)).await.expect("kept");
    let second = store.put_order(&game("g"), "0.1.2", 0, "{1}", Time(6)).await.expect("kept");
    let by = |order_id: &str, revision| {
        let mut append = append("g", 2, "order");
        append.order = Some(UsedOrder { order_id: order_id.to_owned(), revision });
        append.due_at = Some(Time(9));
        append
    };
    assert_eq!(store.append(by("0.1.2", first)).await, Ok(Appended::OrderGone));
    assert_eq!(store.append(by("0.1.3", second)).await, Ok(Appended::OrderGone));
    assert_eq!(store.drop_order(&game("g"), "0.1.2").await, Ok(true));
    assert_eq!(store.append(by("0.1.2", second)).await, Ok(Appended::OrderGone));
    assert_eq!(seqs(store, "g").await, [1]);
    assert_eq!(store.next_due_at().await, Ok(None));
    // Given again, it is another order, even though it has the same name.
    let third = store.put_order(&game("g"), "0.1.2", 0, "{}", Time(7)).await.expect("kept");
    assert_eq!(store.append(by("0.1.2", first)).await, Ok(Appended::OrderGone));
    assert_eq!(store.append(by("0.1.2", third)).await, Ok(Appended::Done));
    // What has been done stays done, whatever becomes of the order.
    assert_eq!(store.drop_order(&game("g"), "0.1.2").await, Ok(true));
    let again = store.append(by("0.1.2", third)).await;
    assert_eq!(again, Ok(Appended::Duplicate(entry(2, "order"))));
}

async fn everything_beside_the_log_follows_an_entry(pair: &Pair) {
    let store = &pair.store;
    let mut new = new_game("g");
    new.due_at = Some(Time(50));
    begin(store, new).await;
    assert_eq!(store.next_due_at().await, Ok(Some(Time(50))));
    let mut next = append("g", 2, "two");
    next.index.summary = "two".to_owned();
    next.index.players.remove(0);
    next.due_at = Some(Time(60));
    add(store, next).await;
    let row = store.game(&game("g")).await.expect("an answer").expect("a game");
    assert_eq!((row.seq, row.created_at, row.updated_at), (2, Time(1000), Time(2000)));
    assert_eq!(row.summary, "two");
    assert_eq!(store.games_of(&person("ada"), 9).await, Ok(Vec::new()));
    assert_eq!(store.next_due_at().await, Ok(Some(Time(60))));
    add(store, append("g", 3, "three")).await;
    assert_eq!(store.next_due_at().await, Ok(None));
}

async fn the_clock_goes_and_the_store_is_ready(pair: &Pair) {
    let earlier = pair.store.now().await.expect("a time");
    assert!(earlier > Time(1_700_000_000_000), "{earlier:?}");
    assert!(pair.other.now().await.expect("a time") >= earlier);
    assert_eq!(pair.store.ready().await, Ok(()));
}

async fn nothing_is_answered_after_closing(pair: &Pair) {
    pair.store.close().await;
    assert!(matches!(pair.store.ready().await, Err(StoreError::Away(_))));
    assert!(matches!(pair.store.game(&game("g")).await, Err(StoreError::Away(_))));
    let late = pair.store.append(append("g", 1, "late")).await;
    assert!(matches!(late, Err(StoreError::Away(_))), "{late:?}");
}
