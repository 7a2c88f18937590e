//! Stores to test with, and things to keep in them.

use tempfile::TempDir;
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{
    Append, Appended, CommandId, Created, GameId, GameIndex, NewGame, NewPerson, NewRecord,
    PersonId, PlayerIndex, Reviewed, Secret, Status, Store, StoredEntry, Time, memory, postgres,
    sqlite,
};

/// A store, as two servers see it. Only PostgreSQL has two.
pub(crate) struct Pair {
    pub(crate) store: Store,
    pub(crate) other: Store,
    _folder: Option<TempDir>,
}

impl Pair {
    /// One or the other server's view, by turns.
    pub(crate) fn node(&self, idx: i64) -> &Store {
        if idx % 2 == 0 { &self.store } else { &self.other }
    }
}

pub(crate) async fn in_memory() -> Pair {
    let store = memory().expect("a store");
    Pair { other: store.clone(), store, _folder: None }
}

pub(crate) async fn in_file() -> Pair {
    let folder = TempDir::new().expect("a folder");
    let store = sqlite(folder.path().join("games.db")).expect("a store");
    let store = store;
    Pair { other: store.clone(), store, _folder: Some(folder) }
}

pub(crate) async fn on_server() -> Pair {
    let url = Postgres::shared().database();
    // Both at once: only one may make the tables.
    let (store, other) = tokio::join!(postgres(&url), postgres(&url));
    let (store, other) = (store.expect("a store"), other.expect("the same store"));
    Pair { store, other, _folder: None }
}

/// Runs each of these functions as a test on every kind of store.
macro_rules! on_all_stores {
    ($($test:ident),* $(,)?) => {
        on_all_stores! { @one memory in_memory: $($test),* }
        on_all_stores! { @one sqlite in_file: $($test),* }
        on_all_stores! { @one postgres on_server: $($test),* }
    };
    (@one $kind:ident $open:ident: $($test:ident),*) => {
        mod $kind {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let pair = crate::kit::$open().await;
                super::$test(&pair).await;
                pair.store.close().await;
                pair.other.close().await;
            })*
        }
    };
}
pub(crate) use on_all_stores;

pub(crate) fn game(name: &str) -> GameId {
    name.parse().expect("a name")
}

/// What a review of the game of a table is about.
pub(crate) fn of_table(name: &str) -> Reviewed {
    Reviewed::Table(game(name))
}

/// A record that says its name, as somebody brings it.
pub(crate) fn new_record(name: &str, who: &str, at: i64) -> NewRecord {
    NewRecord {
        game: game(name),
        person: person(who),
        hash: name.to_owned(),
        body: name.to_owned(),
        at: Time(at),
    }
}

pub(crate) fn person(name: &str) -> PersonId {
    name.parse().expect("a name")
}

pub(crate) fn command(name: &str) -> CommandId {
    name.parse().expect("a name")
}

/// An entry that was made so many seconds after the beginning of time.
pub(crate) fn entry(seq: u32, name: &str) -> StoredEntry {
    StoredEntry {
        seq,
        command: command(name),
        at: Time(i64::from(seq) * 1000),
        version: 1,
        body: format!("{{\"did\":\"{name}\"}}"),
        state_hash: Some(format!("hash{seq}")),
    }
}

/// A table with two people, of whom the first is due.
pub(crate) fn index() -> GameIndex {
    let player = |seat, name| PlayerIndex { seat, person: person(name), is_due: seat == 0 };
    GameIndex {
        status: Status::Running,
        is_public: false,
        owner: person("ada"),
        summary: "{}".to_owned(),
        players: vec![player(0, "ada"), player(1, "bob")],
    }
}

pub(crate) fn new_game(name: &str) -> NewGame {
    NewGame {
        game: game(name),
        seed: Secret::new("5eed"),
        first: entry(1, "create"),
        index: index(),
        due_at: None,
    }
}

/// Entry `seq` of a game, by a command of this name, and nothing else.
pub(crate) fn append(name: &str, seq: u32, command: &str) -> Append {
    Append {
        game: game(name),
        entry: entry(seq, command),
        index: index(),
        has_same_people: false,
        due_at: None,
        lease: None,
        order: None,
        notices: Vec::new(),
    }
}

pub(crate) async fn begin(store: &Store, new: NewGame) {
    assert_eq!(store.create(new).await, Ok(Created::Done));
}

pub(crate) async fn add(store: &Store, append: Append) {
    assert_eq!(store.append(append).await, Ok(Appended::Done));
}

pub(crate) async fn meet(store: &Store, name: &str) -> PersonId {
    let mut new = NewPerson::new(person(name), Time(1));
    new.name = Some(name.to_uppercase());
    assert_eq!(store.create_person(new).await, Ok(true));
    person(name)
}

/// The numbers of a game's entries.
pub(crate) async fn seqs(store: &Store, name: &str) -> Vec<u32> {
    let entries = store.entries(&game(name), 0).await.expect("entries");
    entries.iter().map(|entry| entry.seq).collect()
}
