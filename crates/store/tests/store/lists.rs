//! Lists of games.

use traumfabrik_store::{GameRow, Status, Store, Time};

use crate::kit::{Pair, add, append, begin, game, index, meet, new_game, on_all_stores, person};

on_all_stores! {
    open_tables_are_public_and_gathering,
    my_games_begin_with_those_that_wait_for_me,
    whoever_is_due_is_listed_so_where_everybody_stays,
    all_games_come_page_by_page,
    games_where_nothing_happens_are_found,
    what_follows_from_the_log_can_be_written_anew,
    a_broken_game_is_left_alone,
}

/// Begins a game that stands like this, at a time.
async fn begun(store: &Store, name: &str, status: Status, is_public: bool, at: i64) {
    let mut new = new_game(name);
    (new.index.status, new.index.is_public, new.first.at) = (status, is_public, Time(at));
    begin(store, new).await;
}

fn names(rows: impl IntoIterator<Item = GameRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.game.to_string()).collect()
}

async fn open_tables_are_public_and_gathering(pair: &Pair) {
    let store = &pair.store;
    begun(store, "old", Status::Gathering, true, 1).await;
    begun(store, "hidden", Status::Gathering, false, 2).await;
    begun(store, "running", Status::Running, true, 3).await;
    begun(store, "new", Status::Gathering, true, 4).await;
    assert_eq!(names(store.open_tables(9).await.expect("a list")), ["new", "old"]);
    assert_eq!(names(store.open_tables(1).await.expect("a list")), ["new"]);
}

async fn my_games_begin_with_those_that_wait_for_me(pair: &Pair) {
    let store = &pair.store;
    for (name, at) in [("a", 10), ("b", 20), ("c", 30)] {
        begun(store, name, Status::Running, false, at).await;
    }
    // Bob is due in the oldest one, and sits there twice.
    let mut next = append("a", 2, "two");
    next.entry.at = Time(11);
    next.index.players[0].person = person("bob");
    add(store, next).await;
    let mine = store.games_of(&person("bob"), 9).await.expect("a list");
    let is_due: Vec<_> = mine.iter().map(|mine| mine.is_due).collect();
    assert_eq!(is_due, [true, false, false]);
    assert_eq!(names(mine.into_iter().map(|mine| mine.row)), ["a", "c", "b"]);
    assert_eq!(store.games_of(&person("bob"), 2).await.map(|mine| mine.len()), Ok(2));
    assert_eq!(store.games_of(&person("eve"), 2).await, Ok(Vec::new()));
}

async fn whoever_is_due_is_listed_so_where_everybody_stays(pair: &Pair) {
    let store = &pair.store;
    begun(store, "g", Status::Running, false, 1).await;
    let due = [[false, true], [false, true], [true, true], [false, false], [true, false]];
    for (seq, (due, is_told)) in (2..).zip(due.into_iter().zip([false, true].into_iter().cycle())) {
        let mut next = append("g", seq, &format!("c{seq}"));
        next.has_same_people = true;
        // What is out of the ordinary is kept otherwise.
        next.notices = if is_told { vec![person("ada")] } else { Vec::new() };
        for (player, is_due) in next.index.players.iter_mut().zip(due) {
            player.is_due = is_due;
        }
        add(store, next).await;
        for (name, is_due) in ["ada", "bob"].into_iter().zip(due) {
            let mine = pair.other.games_of(&person(name), 9).await.expect("a list");
            assert_eq!(mine.iter().map(|mine| mine.is_due).collect::<Vec<_>>(), [is_due]);
        }
    }
}

async fn all_games_come_page_by_page(pair: &Pair) {
    let store = &pair.store;
    for (name, at) in [("a", 10), ("b", 20), ("c", 20), ("d", 30)] {
        let status = if name == "b" { Status::Over } else { Status::Running };
        begun(store, name, status, false, at).await;
    }
    let page = store.all_games(None, 2, None).await.expect("a list");
    assert_eq!(names(page), ["d", "c"]);
    let page = store.all_games(None, 2, Some(&game("c"))).await.expect("a list");
    assert_eq!(names(page), ["b", "a"]);
    let page = store.all_games(Some(Status::Running), 9, Some(&game("c"))).await;
    assert_eq!(names(page.expect("a list")), ["a"]);
    assert_eq!(names(store.all_games(Some(Status::Over), 9, None).await.expect("some")), ["b"]);
}

async fn games_where_nothing_happens_are_found(pair: &Pair) {
    let store = &pair.store;
    begun(store, "a", Status::Gathering, true, 10).await;
    begun(store, "b", Status::Gathering, true, 20).await;
    begun(store, "c", Status::Running, true, 5).await;
    let stale = store.stale(Status::Gathering, Time(20), 9).await;
    assert_eq!(names(stale.expect("a list")), ["a"]);
    let stale = store.stale(Status::Gathering, Time(21), 1).await;
    assert_eq!(names(stale.expect("a list")), ["a"]);
}

async fn what_follows_from_the_log_can_be_written_anew(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    add(store, append("g", 2, "two")).await;
    let mut better = index();
    better.status = Status::Paused;
    better.players.pop();
    let due_at = Some(Time(77));
    assert_eq!(store.reindex(&game("g"), 1, better.clone(), due_at).await, Ok(false));
    assert_eq!(store.next_due_at().await, Ok(None));
    assert_eq!(store.reindex(&game("g"), 2, better, due_at).await, Ok(true));
    let row = store.game(&game("g")).await.expect("an answer").expect("a game");
    assert_eq!((row.status, row.seq, row.updated_at), (Status::Paused, 2, Time(2000)));
    assert_eq!(store.games_of(&person("bob"), 9).await, Ok(Vec::new()));
    assert_eq!(store.next_due_at().await, Ok(due_at));
}

async fn a_broken_game_is_left_alone(pair: &Pair) {
    let store = &pair.store;
    meet(store, "ada").await;
    let mut new = new_game("g");
    new.due_at = Some(Time(1));
    begin(store, new).await;
    assert_eq!(store.mark_broken(&game("g")).await, Ok(true));
    assert_eq!(store.mark_broken(&game("none")).await, Ok(false));
    assert_eq!(store.next_due_at().await, Ok(None));
    let row = store.game(&game("g")).await.expect("an answer").expect("a game");
    assert_eq!(row.status, Status::Broken);
    for status in Status::ALL {
        assert_eq!(status.to_string().parse(), Ok(status));
    }
}
