//! What only a server can do: be shared, go away, and come back.

use std::time::Duration;

use tokio::time::timeout;
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{
    Appended, Hint, Hinted, Store, StoreError, Time, UsedOrder, Word, postgres,
};
use traumfabrik_table::PersonId;

use crate::kit::{add, append, begin, game, new_game, seqs};

/// Whatever is waited for has come long before, on any machine.
const LONG: Duration = Duration::from_secs(300);

#[tokio::test(flavor = "multi_thread")]
async fn a_later_schema_is_refused() {
    let server = Postgres::shared();
    let url = server.database();
    postgres(&url).await.expect("a store").close().await;
    server.sql(&url, "insert into schema_version (version) values (99)");
    let error = postgres(&url).await.expect_err("it is from the future");
    assert!(matches!(error, StoreError::NewerSchema { found: 99, .. }), "{error:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_servers_that_start_at_once_one_makes_the_tables() {
    let url = Postgres::shared().database();
    let starting: Vec<_> = (0..6)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { postgres(&url).await.expect("a store") })
        })
        .collect();
    for store in starting {
        store.await.expect("it ends").close().await;
    }
    assert_eq!(Postgres::shared().sql(&url, "select count(*) from schema_version").trim(), "1");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_leads_nowhere_is_explained() {
    let error = postgres("nonsense").await.expect_err("no address");
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
    let nowhere = "postgres://ada:pass-word@127.0.0.1:1/none?sslmode=disable";
    let error = postgres(nowhere).await.expect_err("nobody is there");
    assert!(matches!(error, StoreError::Away(_)), "{error:?}");
    assert!(!error.to_string().contains("pass-word"), "{error}");
    let url = Postgres::shared().database().replace("/test", "/missing");
    let error = postgres(&url).await.expect_err("there is no such database");
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_cannot_be_changed() {
    let server = Postgres::shared();
    let url = server.database();
    let store = postgres(&url).await.expect("a store");
    begin(&store, new_game("g")).await;
    for sql in [
        "update entry set body = ''",
        "update entry set chain = ''",
        "delete from entry",
        "truncate entry",
    ] {
        let trial = format!(
            "do 'begin {}; raise ''it was let through''; \
            exception when raise_exception then \
            if sqlerrm not like ''%insert only'' then raise; end if; end'",
            sql.replace('\'', "''''")
        );
        server.sql(&url, &trial);
    }
    assert_eq!(seqs(&store, "g").await, [1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_are_cut_are_made_again() {
    let server = Postgres::shared();
    let url = server.database();
    let (store, other) = (postgres(&url).await.expect("a store"), postgres(&url).await);
    let other = other.expect("the same store");
    begin(&store, new_game("g")).await;
    let mut heard = other.hints();
    server.sql(
        &url,
        "select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'traumfabrik' and datname = current_database()",
    );
    // Whoever listened is told that something may have been missed.
    let gap = timeout(LONG, heard.recv()).await.expect("it comes");
    assert_eq!(gap, Ok(Hinted::Gap));
    let mut seq = 2;
    // A connection may still look alive when it is taken; then the answer is not a lie.
    while seq < 5 {
        match store.append(append("g", seq, &format!("c{seq}"))).await {
            Ok(_) => seq += 1,
            Err(error) => assert!(matches!(error, StoreError::Away(_)), "{error:?}"),
        }
    }
    assert_eq!(seqs(&other, "g").await, [1, 2, 3, 4]);
    // Hints find their way again, or everybody is told to look.
    store.hint(Hint { game: game("g"), seq: 4 });
    timeout(LONG, heard.recv()).await.expect("it comes").expect("a hint");
}

/// A server that stops has told everything before it is gone: nobody else could.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_told_just_before_a_stop_is_heard() {
    let url = Postgres::shared().database();
    let person = "ada".parse::<PersonId>().expect("a name");
    let word = Word { game: game("g"), text: "so be it".to_owned() };
    let hint = Hint { game: game("g"), seq: 4 };
    type Telling = Box<dyn Fn(&Store)>;
    let (told, out, passed) = (hint.clone(), person.clone(), word.clone());
    let all: [(Telling, Hinted); 3] = [
        (Box::new(move |store| store.hint(told.clone())), Hinted::Game(hint)),
        (Box::new(move |store| store.shut_out(&out)), Hinted::ShutOut(person)),
        (Box::new(move |store| store.pass(passed.clone())), Hinted::Word(word)),
    ];
    for (tell, expected) in all {
        let (store, other) = (postgres(&url).await, postgres(&url).await);
        let (store, other) = (store.expect("a store"), other.expect("the same store"));
        let mut heard = other.hints();
        tell(&store);
        store.close().await;
        let heard = timeout(LONG, heard.recv()).await.expect("it comes");
        assert_eq!(heard, Ok(expected));
        other.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_gone_is_away() {
    let server = Postgres::start();
    let store = postgres(&server.database()).await.expect("a store");
    begin(&store, new_game("g")).await;
    tokio::task::spawn_blocking(move || drop(server)).await.expect("it stops");
    // Nobody waits for ever, and hints never wait at all.
    let asking = async {
        for _ in 0..2 {
            let error = store.append(append("g", 2, "late")).await.expect_err("it is gone");
            assert!(matches!(error, StoreError::Away(_)), "{error:?}");
        }
        assert!(matches!(store.ready().await, Err(StoreError::Away(_))));
    };
    timeout(LONG, asking).await.expect("they are answered");
    store.hint(Hint { game: game("g"), seq: 4 });
    timeout(LONG, store.close()).await.expect("it closes");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_not_taken_back_while_its_entry_is_being_kept() {
    let server = Postgres::shared();
    let url = server.database();
    let (store, other) = (postgres(&url).await, postgres(&url).await);
    let (store, other) = (store.expect("a store"), other.expect("the same store"));
    begin(&store, new_game("g")).await;
    let revision = store.put_order(&game("g"), "o", 0, "{}", Time(1)).await.expect("an order");
    // Nobody can add to the log for a while: the append below has to stop half way.
    let held = server.hold(&url, "lock table entry in share mode");
    let mut by_order = append("g", 2, "order");
    by_order.order = Some(UsedOrder { order_id: "o".to_owned(), revision });
    let appending = tokio::spawn(async move { store.append(by_order).await });
    tokio::task::block_in_place(|| server.until_waiting(&url, 1));
    let dropping = tokio::spawn({
        let other = other.clone();
        async move { other.drop_order(&game("g"), "o").await }
    });
    tokio::task::block_in_place(|| server.until_waiting(&url, 2));
    drop(held);
    assert_eq!(dropping.await.expect("it ends"), Ok(true));
    assert_eq!(seqs(&other, "g").await, [1, 2], "what the order did came first");
    assert_eq!(appending.await.expect("it ends"), Ok(Appended::Done));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operation_that_waits_too_long_is_given_up_and_undone() {
    let server = Postgres::shared();
    let url = server.database();
    let store = postgres(&url).await.expect("a store");
    begin(&store, new_game("g")).await;
    // Somebody holds the row of the game and does not let go.
    let held = server.hold(&url, "select seq from game for update");
    let error = store.append(append("g", 2, "late")).await.expect_err("it has to wait");
    assert!(matches!(error, StoreError::Away(_)), "{error:?}");
    drop(held);
    assert_eq!(seqs(&store, "g").await, [1]);
    add(&store, append("g", 2, "late")).await;
}

/// Entries of many games that come at the same time share a commit, and nothing is different for
/// any of them: who is too late, or has an order, is among them.
#[tokio::test(flavor = "multi_thread")]
async fn entries_that_come_together_are_kept_together() {
    const N_GAMES: u32 = 200;
    let url = Postgres::shared().database();
    let store = postgres(&url).await.expect("a store");
    let name = |n: u32| format!("g{n}");
    for n in 0..N_GAMES {
        begin(&store, new_game(&name(n))).await;
    }
    let before = store.stats();
    let appending = (0..N_GAMES).map(|n| {
        let mut append = append(&name(n), 2 + u32::from(n % 50 == 7), "move");
        append.due_at = (n % 2 == 0).then_some(Time(n.into()));
        append.index.players.truncate(1 + n as usize % 2);
        let store = store.clone();
        tokio::spawn(async move { store.append(append).await.expect("an answer") })
    });
    for (n, appended) in appending.collect::<Vec<_>>().into_iter().enumerate() {
        let expected = if n % 50 == 7 { Appended::Behind } else { Appended::Done };
        assert_eq!(appended.await.expect("no panic"), expected, "game {n}");
    }
    let after = store.stats();
    let (n_jobs, n_commits) = (after.n_jobs - before.n_jobs, after.n_commits - before.n_commits);
    assert!(n_jobs == u64::from(N_GAMES) && n_commits * 2 < n_jobs, "{n_commits} for {n_jobs}");
    let sql = "select (select count(*) from player), (select count(*) from due),
        (select count(*) from entry where chain is null)";
    let n_players = (0..N_GAMES).map(|n| if n % 50 == 7 { 2 } else { 1 + n % 2 }).sum::<u32>();
    let shown = Postgres::shared().sql(&url, sql);
    assert_eq!(shown.trim().replace(' ', ""), format!("{n_players}|{}|0", N_GAMES / 2));
    assert_eq!(seqs(&store, "g6").await, [1, 2]);
}
