//! The server that gets the rubbish: one table that is left alone, and others where people play.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use traumfabrik_packs::Library;
use traumfabrik_server::client::load;
use traumfabrik_server::{Config, Running, serve};
use traumfabrik_store::{
    Channel, ChatRow, GameId, GameRow, OrderRow, Status, Store, StoredEntry, sqlite,
};

/// Whoever does not end a request is cut off soon, but nobody whom a busy machine holds up.
const HEAD_TIMEOUT: Duration = Duration::from_secs(5);

/// Who sends rubbish.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Who {
    /// Somebody who sits at the table.
    Seated,
    /// Somebody with a name.
    Guest,
    /// Nobody.
    Stranger,
}

/// A server and its quiet table.
pub(crate) struct Server {
    running: Running,
    store: Store,
    _folder: TempDir,
    game: GameId,
    seated: String,
    guest: String,
}

/// All that is kept about the quiet table and by its people.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    entries: Vec<StoredEntry>,
    orders: Vec<OrderRow>,
    chats: Vec<ChatRow>,
    row: Option<GameRow>,
    n_private_games: usize,
}

/// People who play as fast as they can until they are told to stop.
pub(crate) struct Honest {
    is_over: Arc<AtomicBool>,
    playing: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        let mut config = Config::new(([127, 0, 0, 1], 0).into());
        config.limits.commands_per_second = 100_000;
        config.limits.costly_per_minute = 1_000_000;
        config.limits.reads_per_second = 1_000_000;
        config.limits.attempts_per_minute = 1_000_000;
        config.limits.sockets_per_address = 1_000;
        config.limits.tables_per_person = 1_000;
        config.limits.head_timeout = HEAD_TIMEOUT;
        // In a file: what honest people play must not look like memory that rubbish took.
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("rubbish.db");
        let store = sqlite(&file).expect("a store");
        let running = serve(config, store.clone(), Library::embedded()).await;
        let running = running.expect("a server");
        let base = format!("http://{}", running.address());
        let (seated, guest) = (arrive(&base, "Ada").await, arrive(&base, "Bea").await);
        let table = json!({ "table": { "seats": 2, "pace_ms": 0 }, "bot": "balanced" });
        let made: Value = reqwest::Client::new()
            .post(format!("{base}/api/play-now"))
            .header("cookie", &seated)
            .json(&table)
            .send()
            .await
            .and_then(reqwest::Response::error_for_status)
            .expect("a table")
            .json()
            .await
            .expect("JSON");
        let game: GameId = made["game"].as_str().expect("a name").parse().expect("a name");
        let server = Self { running, store, _folder: folder, game, seated, guest };
        server.wait_for_person().await;
        server
    }

    /// The bot has its say first, if it is due; then the table waits for a person.
    async fn wait_for_person(&self) {
        while self.store.next_due_at().await.expect("a store").is_some() {
            tokio::task::yield_now().await;
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address()
    }

    pub(crate) fn game(&self) -> &str {
        self.game.as_str()
    }

    /// A line for the head of a request.
    pub(crate) fn cookie(&self, who: Who) -> String {
        match who {
            Who::Seated => format!("Cookie: {}\r\n", self.seated),
            Who::Guest => format!("Cookie: {}\r\n", self.guest),
            Who::Stranger => String::new(),
        }
    }

    pub(crate) fn cookie_of_guest(&self) -> &str {
        &self.guest
    }

    pub(crate) async fn kept(&self) -> Kept {
        let games = self.store.all_games(None, 100_000, None).await.expect("games");
        let row = self.store.game(&self.game).await.expect("a game");
        let owner = row.as_ref().map(|row| row.owner.clone());
        Kept {
            entries: self.store.entries(&self.game, 0).await.expect("entries"),
            orders: self.store.orders(&self.game).await.expect("orders"),
            chats: self.store.chats(&self.game, Channel::Table, 0).await.expect("chats"),
            n_private_games: games
                .iter()
                .filter(|game| Some(&game.owner) == owner.as_ref())
                .count(),
            row,
        }
    }

    /// The number of the last entry at the quiet table.
    pub(crate) async fn last_seq(&self) -> u32 {
        let entries = self.store.entries(&self.game, 0).await.expect("entries");
        entries.last().map_or(0, |entry| entry.seq)
    }

    /// Whether the game at the quiet table is paused.
    pub(crate) async fn is_paused(&self) -> bool {
        let row = self.store.game(&self.game).await.expect("a game");
        row.is_some_and(|row| row.status == Status::Paused)
    }

    /// Has people play elsewhere on the same server.
    pub(crate) fn honest(&self) -> Honest {
        let is_over = Arc::new(AtomicBool::new(false));
        let (over, host) = (Arc::clone(&is_over), self.address().to_string());
        let playing = tokio::spawn(async move {
            let mut has_played = false;
            while !over.load(Ordering::Relaxed) || !has_played {
                let played = load::play(&host, 1, Duration::from_millis(500)).await;
                has_played |= !played.expect("honest people can play").latencies.is_empty();
            }
        });
        Honest { is_over, playing }
    }

    /// It is alive, ready, and lets people in.
    pub(crate) async fn is_well(&self) {
        let base = format!("http://{}", self.address());
        for path in ["/healthz", "/readyz"] {
            let answer = reqwest::get(format!("{base}{path}")).await.expect("an answer");
            assert_eq!(answer.status(), 200, "{path}");
        }
        arrive(&base, "Zoe").await;
    }
}

impl Honest {
    /// Lets them finish; it is an error if they could not play.
    pub(crate) async fn stop(self) {
        self.is_over.store(true, Ordering::Relaxed);
        self.playing.await.expect("honest people had no trouble");
    }
}

/// Comes as a guest; answers with the cookie.
async fn arrive(base: &str, name: &str) -> String {
    let answer = reqwest::Client::new()
        .post(format!("{base}/api/me"))
        .json(&json!({ "name": name }))
        .send()
        .await
        .expect("an answer");
    let cookie = answer.headers().get("set-cookie").expect("a cookie");
    let cookie = cookie.to_str().expect("plain text");
    cookie.split(';').next().expect("a cookie").to_owned()
}
