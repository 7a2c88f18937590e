//! A server for one test.

use std::net::SocketAddr;
use std::time::Duration;

use traumfabrik_packs::Library;
use traumfabrik_server::{Config, Running, serve};
use traumfabrik_store::{
    GameId, GameIndex, NewGame, PersonId, PlayerIndex, Secret, Status, Store, StoredEntry, Time,
    memory,
};

use crate::browser::Browser;
use crate::log;

/// Whatever takes longer than this will not happen any more.
pub(crate) const LONG: Duration = Duration::from_secs(300);

/// A server with a store of its own.
pub(crate) struct Server {
    pub(crate) running: Running,
    pub(crate) store: Store,
}

impl Server {
    /// One as usual.
    pub(crate) async fn start() -> Self {
        Self::with(|_| ()).await
    }

    /// One that a host has set up otherwise.
    pub(crate) async fn with(set_up: impl FnOnce(&mut Config)) -> Self {
        log::capture();
        let mut config = Config::new(([127, 0, 0, 1], 0).into());
        set_up(&mut config);
        let store = memory().unwrap();
        let running = serve(config, store.clone(), Library::embedded()).await.unwrap();
        Self { running, store }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address()
    }

    /// A browser that has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address())
    }

    /// A browser whose user plays under a name.
    pub(crate) async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        browser.post("/api/me", serde_json::json!({ "name": name })).await.is(200);
        browser
    }

    /// A game where this person sits.
    pub(crate) async fn game_of(&self, game: &str, person: &PersonId) -> GameId {
        let id: GameId = game.parse().unwrap();
        let first = StoredEntry {
            seq: 1,
            command: "c".parse().unwrap(),
            at: Time(1),
            version: 1,
            body: "{}".to_owned(),
            state_hash: None,
        };
        let index = GameIndex {
            status: Status::Over,
            is_public: false,
            owner: person.clone(),
            summary: "{}".to_owned(),
            players: vec![PlayerIndex { seat: 0, person: person.clone(), is_due: false }],
        };
        let seed = Secret::new("seed");
        let new = NewGame { game: id.clone(), seed, first, index, due_at: None };
        self.store.create(new).await.unwrap();
        id
    }

    /// The games of a person.
    pub(crate) async fn games_of(&self, person: &PersonId) -> Vec<GameId> {
        let games = self.store.games_of(person, 100).await.unwrap();
        games.into_iter().map(|game| game.row.game).collect()
    }
}
