//! Backups, and moving from one store to another.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::TempDir;
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{
    Channel, KeyKind, LetterLimit, NewSession, ReviewRow, Reviewed, Store, StoreError, Time,
    backup, compare, copy, postgres, restore, sqlite,
};

use crate::kit::{add, append, begin, game, meet, new_game, new_record, of_table, person, seqs};
use crate::sqlite::change;

/// A record that somebody brought.
fn brought() -> Reviewed {
    Reviewed::Record(game("r"))
}

/// Keeps a little of everything.
async fn furnish(store: &Store, n_games: u32) {
    let ada = meet(store, "ada").await;
    store.set_account(&ada, "Ada", traumfabrik_store::Secret::new("p")).await.expect("an account");
    let session = NewSession { token_hash: "t".to_owned(), person: ada.clone(), at: Time(1) };
    store.add_session(session).await.expect("a session");
    store.add_keys(&ada, KeyKind::Carry, vec!["k".to_owned()], Time(1)).await.expect("a key");
    store.be_present("n", &[(game("g0"), ada)], Time(9)).await.expect("present");
    store.beat(Time(1), true, 5, None).await.expect("a sign");
    store.beat(Time(50), true, 5, None).await.expect("a sign");
    for idx in 0..n_games {
        let name = format!("g{idx}");
        let mut new = new_game(&name);
        new.due_at = Some(Time(5));
        begin(store, new).await;
        let mut next = append(&name, 2, "two");
        next.entry.state_hash = None;
        next.notices = vec![person("bob")];
        next.due_at = Some(Time(6));
        add(store, next).await;
        store.put_order(&game(&name), "o", 0, "{}", Time(3)).await.expect("an order");
        store
            .say(&game(&name), Channel::Table, &person("ada"), None, Time(4), "hello")
            .await
            .expect("said");
        store.keep_review(&of_table(&name), "judge", &name, Time(5)).await.expect("a review");
    }
    store.name_request(&person("ada"), "r", &game("g0"), Time(1)).await.expect("a name");
    let limit = LetterLimit { n_letters: 1, every_ms: 9 };
    store.take_letter("r", Time(0), limit).await.expect("a letter");
    store.keep_record(new_record("r", "ada", 1)).await.expect("a record");
    store.keep_review(&brought(), "judge", "r", Time(5)).await.expect("a review");
    store.next_to_scrub(Time(0), 1).await.expect("a game to look through");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_whole_while_a_server_writes() {
    let folder = TempDir::new().expect("a folder");
    let (path, to) = (folder.path().join("games.db"), folder.path().join("backup.db"));
    let store = sqlite(&path).expect("a store");
    furnish(&store, 3).await;
    let is_over = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, is_over) = (store.clone(), Arc::clone(&is_over));
        async move {
            let mut seq = 3;
            while !is_over.load(Ordering::Relaxed) {
                add(&store, append("g0", seq, &format!("c{seq}"))).await;
                seq += 1;
            }
            seq - 1
        }
    });
    for n_backup in 0..5 {
        let at_least = store.game(&game("g0")).await.expect("an answer").expect("a game").seq;
        let to = folder.path().join(format!("backup{n_backup}.db"));
        let (path, target) = (path.clone(), to.clone());
        let made = tokio::task::spawn_blocking(move || backup(&path, &target)).await;
        let made = made.expect("it ends").expect("a backup");
        assert_eq!(made.n_games, 3);
        let copy = sqlite(&to).expect("a backup is a store");
        let n_entries = seqs(&copy, "g0").await;
        assert!(n_entries.len() >= at_least as usize);
        assert_eq!(n_entries, (1..=n_entries.len() as u32).collect::<Vec<_>>());
        let row = copy.game(&game("g0")).await.expect("an answer").expect("a game");
        assert_eq!(row.seq as usize, n_entries.len(), "the list fits the log");
    }
    is_over.store(true, Ordering::Relaxed);
    assert_eq!(writing.await.expect("it ends") as usize, seqs(&store, "g0").await.len());
    // Nothing is overwritten, and nothing is made of nothing.
    backup(&path, &to).expect("a backup");
    let file = to.display().to_string();
    assert_eq!(backup(&path, &to), Err(StoreError::Exists { file }));
    assert!(backup(&folder.path().join("none.db"), &folder.path().join("x.db")).is_err());
    let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").flatten().collect();
    let is_part = |name: &std::ffi::OsStr| name.to_string_lossy().ends_with(".part");
    assert!(!left.iter().any(|file| is_part(&file.file_name())), "{left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_becomes_a_store() {
    let folder = TempDir::new().expect("a folder");
    let (path, saved) = (folder.path().join("games.db"), folder.path().join("backup.db"));
    let store = sqlite(&path).expect("a store");
    furnish(&store, 2).await;
    let made = backup(&path, &saved).expect("a backup");
    assert_eq!((made.n_games, made.n_entries), (2, 4));
    let file = path.display().to_string();
    assert_eq!(restore(&saved, &path), Err(StoreError::Exists { file: file.clone() }));
    fs::remove_file(&path).expect("an accident");
    // The server that runs has lost its file, but it does not know yet.
    let refused = restore(&saved, &path);
    assert!(matches!(refused, Err(StoreError::Exists { .. } | StoreError::InUse { .. })));
    store.close().await;
    for ending in ["-wal", "-shm"] {
        fs::remove_file(format!("{file}{ending}")).ok();
    }
    let restored = restore(&saved, &path).expect("restored");
    assert_eq!((restored.n_games, restored.n_entries), (2, 4));
    let store = sqlite(&path).expect("a store");
    assert!(store.record(&game("r")).await.expect("an answer").is_some());
    let review = ReviewRow::Made { body: "r".to_owned() };
    assert_eq!(store.review(&brought(), "judge").await, Ok(Some(review)));
    let review = ReviewRow::Made { body: "g1".to_owned() };
    assert_eq!(store.review(&of_table("g1"), "judge").await, Ok(Some(review)));
    add(&store, append("g1", 3, "three")).await;
    assert_eq!(seqs(&store, "g1").await, [1, 2, 3]);
    let fresh = folder.path().join("fresh.db");
    let _lock = sqlite(&fresh).expect("a store");
    fs::remove_file(&fresh).expect("an accident");
    for ending in ["-wal", "-shm"] {
        fs::remove_file(format!("{}{ending}", fresh.display())).ok();
    }
    let file = fresh.display().to_string();
    assert_eq!(restore(&saved, &fresh), Err(StoreError::InUse { file }));
}

#[test]
fn a_backup_that_is_of_no_use_is_not_restored() {
    let folder = TempDir::new().expect("a folder");
    let (path, to) = (folder.path().join("games.db"), folder.path().join("new.db"));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let store = sqlite(&path).expect("a store");
    runtime.block_on(furnish(&store, 20));
    let refused = |name: &str, spoil: &dyn Fn(&Path)| {
        let saved = folder.path().join(name);
        backup(&path, &saved).expect("a backup");
        spoil(&saved);
        let error = restore(&saved, &to).expect_err("it is of no use");
        assert!(!to.exists(), "{error}");
        error
    };
    let error = refused("damaged.db", &|saved| {
        let mut bytes = fs::read(saved).expect("the file");
        let middle = bytes.len() / 2;
        bytes[middle..middle + 9000].fill(0xa5);
        fs::write(saved, bytes).expect("written");
    });
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    let error = refused("later.db", &|saved| {
        change(saved, "insert into schema_version (version) values (99)");
    });
    assert!(matches!(error, StoreError::NewerSchema { found: 99, .. }), "{error:?}");
    let error = refused("letter.db", &|saved| {
        fs::write(saved, "Dear Ada, this is no database at all.").expect("written");
    });
    assert!(matches!(error, StoreError::NotADatabase { .. }), "{error:?}");
}

async fn copied(url: &str, store: &Store) -> Store {
    let target = postgres(url).await.expect("a store");
    let mut heard = Vec::new();
    let mut progress = |done, total| heard.push((done, total));
    let report = copy(store, &target, &mut progress).await.expect("copied");
    assert_eq!(report.differences, []);
    assert_eq!((report.n_rows["game"], report.n_rows["entry"]), (250, 500));
    assert_eq!(report.n_rows.len(), 20, "all tables have rows: {report:?}");
    let (last_done, total) = *heard.last().expect("progress");
    assert_eq!(last_done, total);
    assert_eq!(total, report.n_rows.values().sum::<u64>());
    target
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_moves_to_a_server_and_a_difference_is_found() {
    let folder = TempDir::new().expect("a folder");
    let store = sqlite(folder.path().join("games.db")).expect("a store");
    furnish(&store, 250).await;
    let server = Postgres::shared();
    let url = server.database();
    let target = copied(&url, &store).await;
    let ada = person("ada");
    assert_eq!(target.person(&ada).await, store.person(&ada).await);
    assert_eq!(target.games_of(&ada, 300).await, store.games_of(&ada, 300).await);
    assert_eq!(target.orders(&game("g7")).await, store.orders(&game("g7")).await);
    assert_eq!(target.outages(Time(0)).await, store.outages(Time(0)).await);
    let review = store.review(&of_table("g7"), "judge").await;
    assert_eq!(review, Ok(Some(ReviewRow::Made { body: "g7".to_owned() })));
    assert_eq!(target.review(&of_table("g7"), "judge").await, review);
    assert_eq!(target.record(&game("r")).await, store.record(&game("r")).await);
    assert_eq!(target.review(&brought(), "judge").await, store.review(&brought(), "judge").await);
    // The target is not empty any more.
    let again = copy(&store, &target, &mut |_, _| {}).await;
    assert!(matches!(again, Err(StoreError::NotEmpty { .. })), "{again:?}");
    // It goes on there.
    add(&target, append("g7", 3, "three")).await;
    let changed = "alter table entry disable trigger all;
        update entry set body = '{\"did\":\"twO\"}' where game_id = 'g9' and seq = 2;
        update entry set state_hash = '' where game_id = 'g10' and seq = 2;
        update entry set state_hash = 'h' where game_id = 'g11' and seq = 1";
    server.sql(&url, changed);
    let differences = compare(&store, &target).await.expect("compared");
    let names: Vec<_> = differences.iter().map(|difference| difference.game.as_str()).collect();
    assert_eq!(names, ["g10", "g11", "g7", "g9"]);
    assert_eq!((differences[2].from.n_entries, differences[2].to.n_entries), (2, 3));
}
