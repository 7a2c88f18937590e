//! All that the world was told, to be held against the log.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use serde_json::Value;
use tokio::runtime::Handle;
use tokio::sync::Notify;
use tokio::task::block_in_place;
use traumfabrik_store::Store;

/// Remembers what any client was told.
#[derive(Default)]
pub(crate) struct Witness {
    told: Mutex<Told>,
    has_acked: Notify,
    /// The store, if it can be asked while the games are played.
    store: Option<Store>,
}

/// What was told. Commands bear the names that the log gives them.
#[derive(Debug, Default)]
pub(crate) struct Told {
    /// Every entry that was shown: its time and its bytes.
    pub(crate) shown: BTreeMap<(String, u32), (i64, String)>,
    /// Every command that was ever sent.
    pub(crate) sent: BTreeSet<(String, String)>,
    /// Commands that were acknowledged, and with which number.
    pub(crate) acked: BTreeMap<(String, String), u32>,
    /// Commands that were refused: unless they were acknowledged later, nothing came of them.
    pub(crate) refused: BTreeSet<(String, String)>,
    /// Games that were begun, and have to come to their end.
    pub(crate) games: BTreeSet<String>,
    /// How often a command was sent again because nobody knew what became of it.
    pub(crate) n_resent: usize,
    /// How many orders were acknowledged.
    pub(crate) n_orders: usize,
    /// How often somebody was answered that the store is away.
    pub(crate) n_store_away: usize,
    /// How long each command took from when it was first sent until it was acknowledged.
    pub(crate) delays: Vec<Duration>,
}

impl Witness {
    /// A witness who knows what the store has, and lets nobody be told anything else.
    pub(crate) fn beside(store: Store) -> Self {
        Self { store: Some(store), ..Self::default() }
    }

    /// What was told so far.
    pub(crate) fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().expect("no client has panicked")
    }

    /// How many commands were sent, those included that were sent again.
    pub(crate) fn n_commands(&self) -> usize {
        let told = self.told();
        told.sent.len() + told.n_resent
    }

    /// All that was told, when everything is over.
    pub(crate) fn take(&self) -> Told {
        std::mem::take(&mut self.told())
    }

    /// Somebody was shown an entry. Whoever is shown it again sees the same bytes.
    pub(crate) fn shown(&self, game: &str, entry: &Value) {
        let seq = number(&entry["seq"]);
        let fact = (entry["at"].as_i64().expect("a time"), entry["deed"].to_string());
        self.check_kept(game, seq);
        let mut told = self.told();
        let before = told.shown.entry((game.to_owned(), seq)).or_insert_with(|| fact.clone());
        assert_eq!(*before, fact, "entry {seq} of {game} is shown in two ways");
    }

    /// Somebody sends a command, for the first time or again.
    pub(crate) fn sent(&self, game: &str, command: &str) {
        let is_new = self.told().sent.insert((game.to_owned(), command.to_owned()));
        self.told().n_resent += usize::from(!is_new);
    }

    /// A command was acknowledged. Acknowledged again, it is the same entry.
    pub(crate) fn acked(&self, game: &str, command: &str, seq: u32) {
        self.check_kept(game, seq);
        let key = (game.to_owned(), command.to_owned());
        let before = *self.told().acked.entry(key).or_insert(seq);
        assert_eq!(before, seq, "{command} in {game} is acknowledged as two entries");
        self.has_acked.notify_waiters();
    }

    /// A command was refused. One that was acknowledged never is; one that was refused may be
    /// carried out if it was sent twice, since things may have changed between.
    pub(crate) fn refused(&self, game: &str, command: &str) {
        let key = (game.to_owned(), command.to_owned());
        let mut told = self.told();
        assert!(!told.acked.contains_key(&key), "{key:?} is refused after it was acknowledged");
        told.refused.insert(key);
    }

    /// Waits until another command is acknowledged.
    pub(crate) async fn next_ack(&self) {
        self.has_acked.notified().await;
    }

    fn check_kept(&self, game: &str, seq: u32) {
        let Some(store) = &self.store else { return };
        let id = game.parse().expect("a name");
        // Asked on the spot: a moment later, what was told too soon might be kept.
        let row = block_in_place(|| Handle::current().block_on(store.game(&id)));
        let row = row.expect("it is there").expect("a game");
        assert!(seq <= row.seq, "entry {seq} of {game} is told before it is kept");
    }
}

/// The number of an entry.
pub(crate) fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|seq| seq.try_into().ok()).expect("a number")
}
