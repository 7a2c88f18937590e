//! What only a file can do, and all that can be wrong with one.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Barrier, Mutex};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;
use traumfabrik_store::{Store, StoreError, StoreWatch, memory, sqlite};

use crate::kit::{add, append, begin, game, new_game, seqs};

#[tokio::test(flavor = "multi_thread")]
async fn those_who_wait_share_a_commit() {
    let folder = TempDir::new().expect("a folder");
    let store = sqlite(folder.path().join("games.db")).expect("a store");
    let mut tasks = Vec::new();
    for task in 0..64 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let name = format!("g{task}");
            begin(&store, new_game(&name)).await;
            for seq in 2..=20 {
                add(&store, append(&name, seq, &format!("c{seq}"))).await;
            }
        }));
    }
    for task in tasks {
        task.await.expect("it ends");
    }
    let stats = store.stats();
    assert_eq!(stats.n_jobs, 64 * 20);
    assert!(stats.n_commits * 4 < stats.n_jobs, "{stats:?}");
}

/// How long commits took, and how much of it they waited for the disk.
#[derive(Debug, Default)]
struct Times {
    committed: Mutex<Vec<Duration>>,
    synced: Mutex<Vec<Duration>>,
}

impl StoreWatch for Times {
    fn committed(&self, took: Duration, _: usize) {
        self.committed.lock().expect("no panic").push(took);
    }

    fn synced(&self, took: Duration) {
        self.synced.lock().expect("no panic").push(took);
    }

    fn hinted(&self, _: Duration) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn of_each_commit_it_is_told_how_long_the_disk_took() {
    let folder = TempDir::new().expect("a folder");
    let file = sqlite(folder.path().join("games.db")).expect("a store");
    for (store, has_disk) in [(file, true), (memory().expect("a store"), false)] {
        let times = Arc::new(Times::default());
        store.watch(Arc::clone(&times) as Arc<dyn StoreWatch>);
        begin(&store, new_game("g")).await;
        add(&store, append("g", 2, "c2")).await;
        // The writer tells before it closes.
        store.close().await;
        let committed = times.committed.lock().expect("no panic");
        let synced = times.synced.lock().expect("no panic");
        assert!(committed.len() >= 2, "{committed:?}");
        assert_eq!(synced.len(), if has_disk { committed.len() } else { 0 });
        let is_part = |(synced, committed): (&Duration, &Duration)| synced <= committed;
        assert!(synced.iter().zip(&*committed).all(is_part), "{synced:?} of {committed:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_fails_takes_nobody_along() {
    let folder = TempDir::new().expect("a folder");
    let store = sqlite(folder.path().join("games.db")).expect("a store");
    let mut tasks = Vec::new();
    for task in 0..32 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let name = format!("g{task}");
            begin(&store, new_game(&name)).await;
            for seq in 2..=10 {
                let mut bad = append(&name, seq, "bad");
                bad.index.players[1].seat = 0;
                assert!(matches!(store.append(bad).await, Err(StoreError::Fault(_))));
                add(&store, append(&name, seq, &format!("c{seq}"))).await;
            }
            assert_eq!(seqs(&store, &name).await, (1..=10).collect::<Vec<_>>());
        }));
    }
    for task in tasks {
        task.await.expect("it ends");
    }
    let stats = store.stats();
    assert!(stats.n_commits * 2 < stats.n_jobs, "they did not share commits: {stats:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_kept_is_there_again() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("deep/down/games.db");
    let store = sqlite(&path).expect("a store");
    assert_eq!(store.kind(), "sqlite");
    begin(&store, new_game("g")).await;
    store.close().await;
    let store = sqlite(&path).expect("the store again");
    add(&store, append("g", 2, "two")).await;
    // Also if nobody closed it: when it is gone, the file is free.
    drop(store);
    let store = sqlite(&path).expect("the store again");
    assert_eq!(seqs(&store, "g").await, [1, 2]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().expect("a folder");
    let store = sqlite(folder.path().join("new/games.db")).expect("a store");
    begin(&store, new_game("g")).await;
    let mode = |name: &str| {
        let meta = fs::metadata(folder.path().join(name)).expect("it is there");
        meta.permissions().mode() & 0o777
    };
    assert_eq!(mode("new"), 0o700);
    for name in ["new/games.db", "new/games.db-wal", "new/games.db.lock"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    let first = sqlite(&path).expect("a store");
    let file = path.display().to_string();
    assert_eq!(sqlite(&path).err(), Some(StoreError::InUse { file }));
    drop(first);
    assert!(sqlite(&path).is_ok());
}

#[test]
fn whoever_is_just_leaving_is_waited_for() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    let mut store = sqlite(&path).expect("a store");
    // To close a store takes a while, so the next one knocks before that is done.
    for _ in 0..5 {
        let start = Barrier::new(2);
        store = thread::scope(|scope| {
            let next = scope.spawn(|| {
                start.wait();
                sqlite(&path).expect("the file is free soon")
            });
            start.wait();
            drop(store);
            next.join().expect("no panic")
        });
    }
}

/// Runs this test program again, as a process of its own that opens the file.
#[test]
fn a_second_process_on_the_same_file_is_refused() {
    const PATH: &str = "TRAUMFABRIK_TEST_SECOND_PROCESS";
    if let Ok(path) = std::env::var(PATH) {
        assert!(matches!(sqlite(path), Err(StoreError::InUse { .. })), "it was let in");
        return;
    }
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    let _first = sqlite(&path).expect("a store");
    let status = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "sqlite::a_second_process_on_the_same_file_is_refused"])
        .env(PATH, &path)
        .status();
    assert!(status.expect("it runs").success());
}

/// Runs this test program again, as a process of its own that appends and says so until it is
/// killed.
#[test]
fn what_was_acknowledged_survives_a_kill() {
    const PATH: &str = "TRAUMFABRIK_TEST_KILLED_PROCESS";
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Ok(path) = std::env::var(PATH) {
        let store = sqlite(path).expect("a store");
        runtime.block_on(append_for_ever(store));
    }
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "--nocapture", "sqlite::what_was_acknowledged_survives_a_kill"])
        .env(PATH, &path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let mut acknowledged: Vec<String> = lines.by_ref().map_while(Result::ok).take(500).collect();
    child.kill().expect("it is killed");
    acknowledged.extend(lines.map_while(Result::ok));
    child.wait().expect("it ends");
    let store = sqlite(&path).expect("the store again");
    let mut n_checked = 0;
    for line in &acknowledged {
        // The test program says other things too, and its last line may have been cut.
        let ["game", name, seq, "."] = line.split(' ').collect::<Vec<_>>()[..] else { continue };
        let (name, seq) = (game(name), seq.parse::<u32>().expect("a number"));
        let entries = runtime.block_on(store.entries(&name, seq - 1)).expect("entries");
        assert_eq!(entries.first().map(|entry| entry.seq), Some(seq), "{line}");
        n_checked += 1;
    }
    assert!(n_checked > 400, "{n_checked}");
}

async fn append_for_ever(store: Store) {
    let writing = (0..8).map(|task| {
        let store = store.clone();
        tokio::spawn(async move {
            let name = format!("g{task}");
            begin(&store, new_game(&name)).await;
            for seq in 2.. {
                add(&store, append(&name, seq, &format!("c{seq}"))).await;
                println!("game {name} {seq} .");
            }
        })
    });
    for task in writing.collect::<Vec<_>>() {
        task.await.expect("it is killed before it ends");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_gone_or_another_acknowledges_nothing() {
    for gone in ["games.db", "games.db-wal"] {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("games.db");
        let store = sqlite(&path).expect("a store");
        begin(&store, new_game("g")).await;
        add(&store, append("g", 2, "two")).await;
        let (kept, away) = (folder.path().join(gone), folder.path().join("away"));
        let file = path.display().to_string();
        let refused = Err(StoreError::Gone { file });
        fs::rename(&kept, &away).expect("an accident");
        assert_eq!(store.append(append("g", 3, "three")).await.map(drop), refused);
        assert_eq!(store.ready().await, refused);
        // Another file by that name is not it.
        fs::copy(&away, &kept).expect("a copy");
        assert_eq!(store.append(append("g", 3, "three")).await.map(drop), refused);
        // It goes on by itself once everything is at its place.
        fs::rename(&away, &kept).expect("put back");
        add(&store, append("g", 3, "three")).await;
        assert_eq!(store.ready().await, Ok(()));
    }
}

/// Runs this test program again, as a process of its own whose files may not grow for ever.
#[cfg(unix)]
#[test]
fn a_store_that_cannot_be_written_to_is_not_ready() {
    const PATH: &str = "TRAUMFABRIK_TEST_FULL_DISK";
    if let Ok(path) = std::env::var(PATH) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(fill(path));
        return;
    }
    let folder = TempDir::new().expect("a folder");
    let mut command = Command::new("sh");
    // A program that wants to write more gets an error in place of a signal.
    command.args(["-c", "trap '' XFSZ; ulimit -f 2048; exec \"$@\"", "limited"]);
    command.arg(std::env::current_exe().expect("this program"));
    command.args(["--exact", "sqlite::a_store_that_cannot_be_written_to_is_not_ready"]);
    let status = command.env(PATH, folder.path().join("games.db")).status();
    assert!(status.expect("it runs").success());
}

async fn fill(path: String) {
    let store = sqlite(path).expect("a store");
    begin(&store, new_game("g")).await;
    assert_eq!(store.ready().await, Ok(()));
    let mut seq = 1;
    for n in 0..1_000 {
        let mut large = append("g", seq + 1, &format!("c{n}"));
        large.entry.body = "x".repeat(20_000);
        if store.append(large).await.is_ok() {
            seq += 1;
            continue;
        }
        // What asks needs less room than an entry, so that some may be left for it; or there is
        // room again, because what was written ahead has gone where it belongs: then it goes on.
        for _ in 0..100 {
            if store.ready().await.is_err() {
                assert!(store.append(append("g", seq + 1, "more")).await.is_err());
                return;
            }
        }
    }
    panic!("it says that it is ready, and is not");
}

#[test]
fn a_later_schema_is_refused() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    drop(sqlite(&path).expect("a store"));
    change(&path, "insert into schema_version (version) values (99)");
    let error = sqlite(&path).expect_err("it is from the future");
    assert!(matches!(error, StoreError::NewerSchema { found: 99, .. }));
    let words = error.to_string();
    assert!(words.contains("games.db") && words.contains("later version"), "{words}");
}

#[test]
fn a_file_that_is_no_database_of_ours_is_refused() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("letter.txt");
    fs::write(&path, "Dear Ada, this is no database at all.".repeat(100)).expect("written");
    let is_refused = |path: &Path| {
        let file = path.display().to_string();
        assert_eq!(sqlite(path).err(), Some(StoreError::NotADatabase { file }));
    };
    is_refused(&path);
    let theirs = folder.path().join("theirs.db");
    change(&theirs, "create table recipe (name text)");
    is_refused(&theirs);
    let words = fs::read_to_string(&path).expect("the letter");
    assert!(words.starts_with("Dear Ada"), "it was not touched");
    let error = sqlite(folder.path()).expect_err("a folder is no file");
    assert!(error.to_string().contains(&folder.path().display().to_string()), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_named() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    let store = sqlite(&path).expect("a store");
    for idx in 0..50 {
        begin(&store, new_game(&format!("g{idx}"))).await;
    }
    store.close().await;
    let mut bytes = fs::read(&path).expect("the file");
    // All pages but the first, which holds the list of tables.
    bytes[4096..].fill(0xa5);
    fs::write(&path, bytes).expect("written");
    let error = match sqlite(&path) {
        Err(error) => error,
        Ok(store) => store.entries(&game("g1"), 0).await.expect_err("it is damaged"),
    };
    assert!(matches!(&error, StoreError::Damaged { .. }), "{error:?}");
    assert!(error.to_string().contains("games.db"), "{error}");
}

#[test]
fn the_log_cannot_be_changed() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.db");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let store = sqlite(&path).expect("a store");
    runtime.block_on(begin(&store, new_game("g")));
    drop(store);
    let conn = rusqlite::Connection::open(&path).expect("the file");
    for sql in ["update entry set body = ''", "update entry set chain = ''", "delete from entry"] {
        let error = conn.execute(sql, []).expect_err("it is refused");
        assert!(error.to_string().contains("insert only"), "{error}");
    }
}

/// Does something to a file that no store does.
pub(crate) fn change(path: &Path, sql: &str) {
    let conn = rusqlite::Connection::open(path).expect("the file");
    conn.execute_batch(sql).expect("it is done");
}
