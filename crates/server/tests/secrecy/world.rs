//! A world: one table at a real server, made by way of the store, so that names, seeds and the log
//! so far are the same in every world that is to be equal.

use std::time::Duration;

use serde_json::json;
use sha2::{Digest, Sha256};
use traumfabrik_packs::Library;
use traumfabrik_rules::SeatSet;
use traumfabrik_server::{Config, Running, serve};
use traumfabrik_store::{
    Append, Appended, Created, GameIndex, NewGame, NewPerson, NewSession, PlayerIndex, Secret,
    Status, Store, StoredEntry,
};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Absence, Actor, ClockRule, Command, LogEntry, Plan, Sitter, Table, TableEvent, Time, Watchers,
};
use traumfabrik_wire::{Header, hex, state_hash};

use crate::listener::Listener;

/// The name of the table.
pub(crate) const GAME: &str = "the-game";
/// Those who sit at the first seats, as the log names them.
pub(crate) const SITTERS: [&str; 4] = ["anna", "ben", "cleo", "dora"];
/// Somebody with a name but no seat.
pub(crate) const WATCHER: &str = "wim";
/// Longer than a test takes: what would happen by itself does not happen while anybody looks.
pub(crate) const NEVER_MS: i64 = 3_600_000;

/// What a world is made of.
#[derive(Clone, Debug)]
pub(crate) struct Recipe {
    pub(crate) n_people: u8,
    /// Bots at the seats after the people's.
    pub(crate) n_bots: u8,
    pub(crate) pace_ms: i64,
    /// Whether the table remembers what everybody must have.
    pub(crate) counts_purses: bool,
    /// The seed that the server draws from. What has been drawn so far came from [`dealt`].
    pub(crate) seed: Seed,
}

impl Recipe {
    /// People only, and nothing happens by itself.
    pub(crate) fn people(n_people: u8) -> Self {
        Self { n_people, n_bots: 0, pace_ms: NEVER_MS, counts_purses: false, seed: dealt() }
    }
}

/// The seed that the first draws of every world come from.
pub(crate) fn dealt() -> Seed {
    Seed::of_number(4)
}

/// A server with one table, where the game has begun.
pub(crate) struct World {
    pub(crate) running: Running,
    pub(crate) store: Store,
    pub(crate) host: String,
}

impl World {
    /// A world in memory.
    pub(crate) async fn new(recipe: &Recipe) -> Self {
        let store = traumfabrik_store::memory().expect("a store");
        furnish(&store, recipe).await;
        Self::on(store).await
    }

    /// A server on a store that is furnished.
    pub(crate) async fn on(store: Store) -> Self {
        let mut config = Config::new(([127, 0, 0, 1], 0).into());
        config.limits.commands_per_second = 100_000;
        config.limits.costly_per_minute = 1_000_000;
        config.limits.reads_per_second = 1_000_000;
        config.limits.attempts_per_minute = 1_000_000;
        config.limits.sockets_per_address = 1_000;
        config.limits.outbox_messages = 1_000;
        config.limits.resting_timeout = Duration::from_secs(3600);
        config.admin_secret = Some("of the host alone".to_owned());
        let running = serve(config, store.clone(), Library::embedded()).await;
        let running = running.expect("a server");
        let host = running.address().to_string();
        Self { running, store, host }
    }

    /// Everybody: those who sit there by seat, then the watcher, then a stranger.
    pub(crate) async fn everybody(&self, recipe: &Recipe) -> Vec<Listener> {
        let mut listeners = Vec::new();
        let seated = SITTERS.iter().take(recipe.n_people.into()).enumerate();
        for (seat, name) in seated {
            listeners.push(Listener::join(self, Some(name), Some(seat as u8), 0).await);
            settle(&mut listeners).await;
        }
        listeners.push(Listener::join(self, Some(WATCHER), None, 0).await);
        listeners.push(Listener::join(self, None, None, 0).await);
        settle(&mut listeners).await;
        listeners
    }

    pub(crate) async fn end(self) {
        self.running.stop();
        self.running.wait().await;
    }
}

/// Lets everybody hear all that has been said to them.
pub(crate) async fn settle(listeners: &mut [Listener]) {
    for listener in listeners {
        listener.settle().await;
    }
}

/// The cookie by which the server knows somebody.
pub(crate) fn cookie(name: &str) -> String {
    format!("traumfabrik=secret-of-{name}")
}

/// Puts people and a table where the game has begun into a store.
pub(crate) async fn furnish(store: &Store, recipe: &Recipe) {
    let at = store.now().await.expect("a clock");
    for name in SITTERS.iter().chain([&WATCHER]) {
        let person = NewPerson {
            person: name.parse().expect("a name"),
            name: Some(name.to_uppercase()),
            lang: None,
            at,
        };
        let session = NewSession {
            token_hash: hex(&<[u8; 32]>::from(Sha256::digest(format!("secret-of-{name}")))),
            person: person.person.clone(),
            at,
        };
        assert!(store.create_person(person).await.expect("a person"));
        store.add_session(session).await.expect("a session");
    }
    let header = header(recipe);
    let opened = entry(1, at, TableEvent::Opened { plan: Box::new(plan(recipe, &header)) });
    let mut table = Table::open(GAME.parse().expect("a name"), &opened).expect("a table");
    let new = NewGame {
        game: table.id().clone(),
        seed: Secret::new(recipe.seed.reveal()),
        first: stored(&opened, &table),
        index: index(&table),
        due_at: None,
    };
    assert_eq!(store.create(new).await.expect("a game"), Created::Done);
    for (actor, command) in beginning(recipe) {
        let event = table.decide(&actor, &command, &dealt()).expect("it is allowed");
        let entry = entry(table.seq() + 1, at, event);
        table.apply(&entry).expect("it can be noted");
        let append = Append {
            game: table.id().clone(),
            entry: stored(&entry, &table),
            index: index(&table),
            has_same_people: false,
            due_at: None,
            lease: None,
            order: None,
            notices: Vec::new(),
        };
        assert_eq!(store.append(append).await.expect("it is kept"), Appended::Done);
    }
}

/// Everybody sits down, and the game starts.
fn beginning(recipe: &Recipe) -> Vec<(Actor, Command)> {
    let actor = |name: &str, is_owner: bool| Actor {
        person: name.parse().expect("a name"),
        seats: SeatSet::EMPTY,
        is_owner,
    };
    let sit = |(seat, name): (usize, &&str)| {
        let nonce = Some(format!("nonce-of-{name}"));
        let command = Command::Sit { seat: Some(seat as u8), studio: None, nonce };
        (actor(name, false), command)
    };
    let people = SITTERS.iter().take(recipe.n_people.into()).enumerate().map(sit);
    let start = Command::Start { fill: Some("balanced".to_owned()) };
    people.chain([(actor(SITTERS[0], true), start)]).collect()
}

/// What is played: the box and the switches of the older edition, where purses are hidden.
pub(crate) fn header(recipe: &Recipe) -> Header {
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").expect("the edition");
    let n_seats = recipe.n_people + recipe.n_bots;
    let seats = traumfabrik_rules::Seats::new(n_seats).expect("two to five");
    let start = pack.defaults.start(seats).expect("a start");
    pack.header(start, vec![String::new(); n_seats.into()]).expect("a header")
}

fn plan(recipe: &Recipe, header: &Header) -> Plan {
    Plan {
        header: header.clone(),
        owner: SITTERS[0].parse().expect("a name"),
        is_public: true,
        watchers: Watchers::Everybody,
        clock: ClockRule::None {},
        absence: Absence { substitute: "balanced".to_owned(), on_timeout: true, grace_ms: None },
        pace_ms: recipe.pace_ms,
        has_hints: true,
        counts_purses: recipe.counts_purses,
        commitment: dealt().commitment().to_string(),
        rematch_of: None,
        taken_over: Vec::new(),
    }
}

fn entry(seq: u32, at: Time, event: TableEvent) -> LogEntry {
    LogEntry { seq, command: format!("made-{seq}").parse().expect("a name"), at, event }
}

fn stored(entry: &LogEntry, table: &Table) -> StoredEntry {
    StoredEntry {
        seq: entry.seq,
        command: entry.command.clone(),
        at: entry.at,
        version: entry.version(),
        body: entry.body(),
        state_hash: table.game().map(|game| hex(&state_hash(&game))),
    }
}

fn index(table: &Table) -> GameIndex {
    let view = table.view();
    let sitters: Vec<Option<Sitter>> = view.chairs.into_iter().map(|chair| chair.sitter).collect();
    let game = table.game().filter(|game| game.quarter().is_some());
    let quarter = game.and_then(|game| game.quarter()).map(|quarter| quarter.number());
    let route = &table.header().game_box().route;
    let stop = game.map(|game| route[game.location().index()].id.clone());
    let summary = json!({
        "edition": view.edition, "stage": view.stage, "sitters": sitters, "clock": view.clock,
        "quarter": quarter, "stop": stop, "winners": [],
    });
    let player = |(seat, sitter): (usize, &Option<Sitter>)| match sitter {
        Some(Sitter::Person { person }) => {
            let is_due = table.due().is_some_and(|due| due.index() == seat);
            Some(PlayerIndex { seat: seat as u8, person: person.clone(), is_due })
        }
        Some(Sitter::Bot { .. }) | None => None,
    };
    GameIndex {
        status: if table.game().is_some() { Status::Running } else { Status::Gathering },
        is_public: true,
        owner: view.owner,
        summary: summary.to_string(),
        players: sitters.iter().enumerate().filter_map(player).collect(),
    }
}
