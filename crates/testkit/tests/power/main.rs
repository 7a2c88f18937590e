//! Power cuts. A killed process leaves behind what it wrote, whether the disk has it or not; a
//! power cut leaves what was synced. So SQLite writes to a disk that is made up: it knows which
//! bytes were synced, and the power can be cut at any call.
//!
//! `TRAUMFABRIK_PROOF=long` cuts it more often, as `make prove` does.

mod cut;
mod disk;
mod vfs;

use std::path::Path;
use std::sync::Arc;

use tempfile::TempDir;
use traumfabrik_store::testing::careless_sqlite;
use traumfabrik_store::{
    Append, Appended, Created, GameId, GameIndex, NewGame, Secret, Status, Store, StoreError,
    StoredEntry, Time, sqlite,
};

use cut::Losses;
use disk::{Disk, Left};

const N_WRITERS: u32 = 12;
/// After so many cuts a new store is begun, so that none grows for ever.
const CUTS_PER_STORE: usize = 40;

#[test]
fn what_was_acknowledged_is_there_after_a_power_cut() {
    let is_long = std::env::var("TRAUMFABRIK_PROOF").is_ok_and(|form| form == "long");
    let (mut n_cuts, mut n_acked) = (0, 0);
    for seed in 0..if is_long { 50 } else { 2 } {
        for left in [Left::Synced, Left::SyncedAndSome] {
            let losses = cut_often(|path| sqlite(path), left, CUTS_PER_STORE, seed);
            assert_eq!(losses.lost, [], "{left:?}, seed {seed}");
            n_cuts += losses.n_cuts;
            n_acked += losses.n_acked;
        }
    }
    println!("{n_cuts} cuts, {n_acked} acknowledged entries looked for");
    assert!(n_acked > 1000, "hardly anything was written");
}

/// The test would see it: with less care, entries that were acknowledged are lost.
#[test]
fn a_store_that_does_not_wait_for_the_disk_is_found_out() {
    let losses = cut_often(careless_sqlite, Left::Synced, CUTS_PER_STORE, 7);
    println!("{} cuts, {} entries lost", losses.n_cuts, losses.lost.len());
    assert!(!losses.lost.is_empty(), "nobody noticed that nothing was synced");
}

/// Many write to a store at once while the power is cut again and again. Answers what was lost.
fn cut_often(
    open: impl Fn(&Path) -> Result<Store, StoreError>,
    left: Left,
    n_cuts: usize,
    seed: u64,
) -> Losses {
    vfs::register();
    let folder = TempDir::new().expect("a folder");
    let (disk, cuts) = Disk::below(folder.path(), left, seed);
    let store = open(&folder.path().join("games.db")).expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let looking = std::thread::spawn(move || cut::look(&cuts, n_cuts));
    for writer in 0..N_WRITERS {
        runtime.spawn(write(store.clone(), Arc::clone(&disk), writer));
    }
    disk.begin();
    let losses = looking.join().expect("somebody looked");
    disk.end();
    runtime.shutdown_background();
    losses
}

/// Adds one entry after the other, and tells the disk of each that was acknowledged.
async fn write(store: Store, disk: Arc<Disk>, writer: u32) {
    let game: GameId = format!("g{writer}").parse().expect("a name");
    let new = NewGame {
        game: game.clone(),
        seed: Secret::new("5eed"),
        first: entry(1),
        index: index(),
        due_at: None,
    };
    assert_eq!(store.create(new).await, Ok(Created::Done));
    disk.acknowledged(game.as_str(), 1);
    for seq in 2.. {
        let append = Append {
            game: game.clone(),
            entry: entry(seq),
            index: index(),
            has_same_people: false,
            due_at: Some(Time(i64::from(seq))),
            lease: None,
            order: None,
            notices: Vec::new(),
        };
        match store.append(append).await {
            Ok(appended) => assert_eq!(appended, Appended::Done),
            // The test is over.
            Err(_) => return,
        }
        disk.acknowledged(game.as_str(), seq);
    }
}

fn entry(seq: u32) -> StoredEntry {
    StoredEntry {
        seq,
        command: format!("c{seq}").parse().expect("a name"),
        at: Time(i64::from(seq)),
        version: 1,
        body: format!("{{\"did\":\"{}\"}}", "much ".repeat(100 + seq as usize % 300)),
        state_hash: None,
    }
}

fn index() -> GameIndex {
    GameIndex {
        status: Status::Running,
        is_public: false,
        owner: "ada".parse().expect("a name"),
        summary: "{}".to_owned(),
        players: Vec::new(),
    }
}
