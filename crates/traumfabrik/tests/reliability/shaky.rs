//! A store that fails as stores do: it goes away, or does what it was asked and cannot say so, or
//! takes its time. Its clock can be moved.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::broadcast;
use traumfabrik_bots::Chance;
use traumfabrik_store::{
    AccountSet, Append, Appended, ChatRow, CommandId, Created, Due, GameId, GameIndex, GameRow,
    GameStatus, Hint, Hinted, KeyKind, MyGame, NewGame, NewPerson, NewSession, Notice, OrderRow,
    Outage, PersonChange, PersonId, PersonRow, Secret, Stats, Store, StoreError, StoredEntry, Time,
};

type Result<T> = std::result::Result<T, StoreError>;

/// A store that fails.
#[derive(Debug)]
pub(crate) struct Shaky {
    store: Arc<dyn Store>,
    chance: Mutex<Chance>,
    /// One operation in so many fails; none if it is 0.
    one_in: AtomicU32,
    /// The longest that an entry takes to be kept.
    delay_ms: AtomicU32,
    is_away: AtomicBool,
    shift_ms: AtomicI64,
    n_faults: AtomicU32,
    n_unknown_done: AtomicU32,
    n_unknown_lost: AtomicU32,
    /// The numbers that are kept.
    kept: Mutex<BTreeMap<GameId, BTreeSet<u32>>>,
}

/// What becomes of an operation.
enum Fate {
    Done,
    Away,
    /// It is done, but nobody is told.
    DoneUnknown,
    /// It is not done, and nobody is told.
    LostUnknown,
}

impl Shaky {
    /// A store that does not fail yet.
    pub(crate) fn new(store: Arc<dyn Store>, seed: u64) -> Self {
        Self {
            store,
            chance: Mutex::new(Chance::new(seed, 7)),
            one_in: AtomicU32::new(0),
            delay_ms: AtomicU32::new(0),
            is_away: AtomicBool::new(false),
            shift_ms: AtomicI64::new(0),
            n_faults: AtomicU32::new(0),
            n_unknown_done: AtomicU32::new(0),
            n_unknown_lost: AtomicU32::new(0),
            kept: Mutex::default(),
        }
    }

    /// From now on one operation in so many fails, and keeping an entry takes up to so long.
    pub(crate) fn shake(&self, one_in: u32, delay_ms: u32) {
        self.one_in.store(one_in, Ordering::Relaxed);
        self.delay_ms.store(delay_ms, Ordering::Relaxed);
    }

    /// The store goes away, or comes back.
    pub(crate) fn set_away(&self, is_away: bool) {
        self.is_away.store(is_away, Ordering::Relaxed);
    }

    /// The store's clock goes on by so much at once.
    pub(crate) fn pass(&self, ms: i64) {
        self.shift_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// How often it failed; how often it had done it and not said so; and how often it had not.
    pub(crate) fn n_faults(&self) -> (u32, u32, u32) {
        let load = |count: &AtomicU32| count.load(Ordering::Relaxed);
        (load(&self.n_faults), load(&self.n_unknown_done), load(&self.n_unknown_lost))
    }

    /// Whether it has an entry by now.
    pub(crate) fn is_kept(&self, game: &str, seq: u32) -> bool {
        let kept = self.kept.lock().expect("whole");
        let game = game.parse().expect("a name");
        kept.get(&game).is_some_and(|seqs| seqs.contains(&seq))
    }

    fn keep(&self, game: &GameId, seq: u32) {
        self.kept.lock().expect("whole").entry(game.clone()).or_default().insert(seq);
    }

    fn fate(&self, is_write: bool) -> Fate {
        if self.is_away.load(Ordering::Relaxed) {
            return Fate::Away;
        }
        let one_in = self.one_in.load(Ordering::Relaxed);
        let mut chance = self.chance.lock().expect("whole");
        if one_in == 0 || !chance.one_in(one_in) {
            return Fate::Done;
        }
        self.n_faults.fetch_add(1, Ordering::Relaxed);
        match if is_write { chance.below(3) } else { 0 } {
            0 => Fate::Away,
            1 => {
                self.n_unknown_done.fetch_add(1, Ordering::Relaxed);
                Fate::DoneUnknown
            }
            _ => {
                self.n_unknown_lost.fetch_add(1, Ordering::Relaxed);
                Fate::LostUnknown
            }
        }
    }

    /// Does something, or fails.
    async fn run<T>(&self, is_write: bool, work: impl Future<Output = Result<T>>) -> Result<T> {
        let unknown = || StoreError::Unknown("the line went dead".to_owned());
        match self.fate(is_write) {
            Fate::Done => work.await,
            Fate::Away => Err(StoreError::Away("it is away".to_owned())),
            Fate::DoneUnknown => {
                work.await?;
                Err(unknown())
            }
            Fate::LostUnknown => Err(unknown()),
        }
    }

    /// Keeps an entry, which may take a while, and takes note of it only then.
    async fn add(&self, append: Append) -> Result<Appended> {
        let delay_ms = self.delay_ms.load(Ordering::Relaxed);
        let delay_ms = self.chance.lock().expect("whole").below(delay_ms + 1);
        tokio::time::sleep(Duration::from_millis(delay_ms.into())).await;
        let (game, seq) = (append.game.clone(), append.entry.seq);
        let appended = self.store.append(append).await?;
        if appended == Appended::Done {
            self.keep(&game, seq);
        }
        Ok(appended)
    }

    async fn begin(&self, new: NewGame) -> Result<Created> {
        let game = new.game.clone();
        let created = self.store.create(new).await?;
        self.keep(&game, 1);
        Ok(created)
    }
}

/// Every operation but those that are special here fails by chance.
macro_rules! fail_by_chance {
    ($(($is_write:literal) $name:ident($($arg:ident: $type:ty),*) -> $answer:ty;)*) => {
        #[async_trait]
        impl Store for Shaky {
            fn kind(&self) -> &'static str {
                self.store.kind()
            }

            fn stats(&self) -> Stats {
                self.store.stats()
            }

            async fn now(&self) -> Result<Time> {
                let now = self.run(false, self.store.now()).await?;
                Ok(now.plus(self.shift_ms.load(Ordering::Relaxed)))
            }

            /// The store outlives its nodes.
            async fn close(&self) {}

            async fn create(&self, new: NewGame) -> Result<Created> {
                self.run(true, self.begin(new)).await
            }

            async fn append(&self, append: Append) -> Result<Appended> {
                self.run(true, self.add(append)).await
            }

            fn hint(&self, hint: Hint) {
                self.store.hint(hint);
            }

            fn hints(&self) -> broadcast::Receiver<Hinted> {
                self.store.hints()
            }

            $(async fn $name(&self, $($arg: $type),*) -> Result<$answer> {
                self.run($is_write, self.store.$name($($arg),*)).await
            })*
        }
    };
}

fail_by_chance! {
    (false) ready() -> ();
    (false) entries(game: &GameId, after_seq: u32) -> Vec<StoredEntry>;
    (false) find_command(game: &GameId, command: &CommandId) -> Option<StoredEntry>;
    (false) secret(game: &GameId) -> Option<Secret>;
    (false) game(game: &GameId) -> Option<GameRow>;
    (false) open_tables(limit: u32) -> Vec<GameRow>;
    (false) games_of(person: &PersonId, limit: u32) -> Vec<MyGame>;
    (false) all_games(status: Option<GameStatus>, limit: u32, after: Option<&GameId>)
        -> Vec<GameRow>;
    (false) stale(status: GameStatus, before: Time, limit: u32) -> Vec<GameRow>;
    (true) reindex(game: &GameId, seq: u32, index: GameIndex, due_at: Option<Time>) -> bool;
    (true) mark_broken(game: &GameId) -> bool;
    (true) put_order(game: &GameId, order_id: &str, seat: u8, body: &str, at: Time) -> i64;
    (true) drop_order(game: &GameId, order_id: &str) -> bool;
    (false) orders(game: &GameId) -> Vec<OrderRow>;
    (true) claim_due(node: &str, now: Time, lease_ms: i64, limit: u32) -> Vec<Due>;
    (false) next_due_at() -> Option<Time>;
    (true) delay_due(game: &GameId, seq: u32, at: Time) -> bool;
    (true) claim_notices(now: Time, lease_ms: i64, limit: u32) -> Vec<Notice>;
    (true) notice_sent(notice: &Notice, at: Time) -> ();
    (true) notice_failed(notice: &Notice, retry_at: Time) -> bool;
    (true) create_person(new: NewPerson) -> bool;
    (false) person(person: &PersonId) -> Option<PersonRow>;
    (false) person_by_account(account: &str) -> Option<PersonRow>;
    (false) people(people: &[PersonId]) -> BTreeMap<PersonId, PersonRow>;
    (true) change_person(person: &PersonId, changes: Vec<PersonChange>) -> bool;
    (true) set_account(person: &PersonId, shown: &str, password: Secret) -> AccountSet;
    (true) set_password(person: &PersonId, password: Secret) -> bool;
    (true) set_blocked(person: &PersonId, is_blocked: bool) -> bool;
    (true) merge(guest: &PersonId, account: &PersonId) -> bool;
    (true) forget(person: &PersonId) -> bool;
    (true) touch(person: &PersonId, at: Time) -> ();
    (true) add_session(new: NewSession) -> ();
    (false) session(token_hash: &str) -> Option<PersonRow>;
    (true) touch_session(token_hash: &str, at: Time) -> ();
    (true) end_session(token_hash: &str) -> bool;
    (true) end_sessions(person: &PersonId) -> u64;
    (true) end_old_sessions(before: Time) -> u64;
    (true) add_keys(person: &PersonId, kind: KeyKind, key_hashes: Vec<String>, at: Time) -> ();
    (true) use_key(key_hash: &str, kind: KeyKind) -> Option<PersonId>;
    (true) say(game: &GameId, person: &PersonId, at: Time, text: &str) -> ChatRow;
    (false) chats(game: &GameId, after: i64) -> Vec<ChatRow>;
    (true) remove_chat(game: &GameId, chat_id: i64) -> bool;
    (true) be_present(node: &str, people: &[(GameId, PersonId)], until: Time) -> ();
    (true) be_absent(node: &str, game: &GameId, person: &PersonId) -> ();
    (false) present(game: &GameId, now: Time) -> Vec<PersonId>;
    (true) sweep(now: Time) -> u64;
    (true) beat(now: Time, is_watching: bool, gap_ms: i64) -> Option<Outage>;
    (false) outages(since: Time) -> Vec<Outage>;
}
