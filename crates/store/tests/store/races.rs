//! Many who write to one game at once.

use traumfabrik_store::{Appended, Store, Time};

use crate::kit::{Pair, append, begin, game, new_game, on_all_stores, person, seqs};

on_all_stores! {
    of_many_who_append_at_one_number_one_succeeds,
    a_command_that_many_send_is_carried_out_once,
}

const N_TASKS: u32 = 16;
const N_ENTRIES: u32 = 20;

/// Appends until the game is long enough; answers which numbers it got.
async fn append_many(store: Store, task: u32) -> Vec<u32> {
    let mut got = Vec::new();
    loop {
        let seq = *seqs(&store, "g").await.last().expect("the first entry") + 1;
        if seq > N_ENTRIES {
            return got;
        }
        match store.append(append("g", seq, &format!("t{task}-{seq}"))).await.expect("an answer") {
            Appended::Done => got.push(seq),
            Appended::Behind => {}
            other @ (Appended::Duplicate(_) | Appended::OrderGone) => panic!("{other:?}"),
        }
    }
}

async fn of_many_who_append_at_one_number_one_succeeds(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    let mut tasks = Vec::new();
    for task in 0..N_TASKS {
        let store = pair.node(task.into()).clone();
        tasks.push(tokio::spawn(append_many(store, task)));
    }
    let mut got = Vec::new();
    for task in tasks {
        got.extend(task.await.expect("it ends"));
    }
    got.sort_unstable();
    assert_eq!(got, (2..=N_ENTRIES).collect::<Vec<_>>(), "each number was won by one");
    assert_eq!(seqs(&pair.store, "g").await, (1..=N_ENTRIES).collect::<Vec<_>>());
    let row = pair.store.game(&game("g")).await.expect("an answer").expect("a game");
    assert_eq!((row.seq, row.updated_at), (N_ENTRIES, Time(i64::from(N_ENTRIES) * 1000)));
    assert_eq!(pair.store.games_of(&person("ada"), 9).await.map(|games| games.len()), Ok(1));
}

async fn a_command_that_many_send_is_carried_out_once(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    let mut tasks = Vec::new();
    for task in 0..N_TASKS {
        let store = pair.node(task.into()).clone();
        // Half of them would put it one further, as if they had seen another entry.
        tasks.push(tokio::spawn(async move {
            store.append(append("g", 2 + task / 8, "the-same")).await.expect("an answer")
        }));
    }
    let mut n_done = 0;
    for task in tasks {
        match task.await.expect("it ends") {
            Appended::Done => n_done += 1,
            Appended::Duplicate(first) => assert_eq!(first.seq, 2),
            Appended::Behind => {}
            Appended::OrderGone => panic!("there is no order"),
        }
    }
    assert_eq!(n_done, 1);
    assert_eq!(seqs(&pair.store, "g").await, [1, 2]);
}
