//! The store itself: which database it is on, and the way of every operation to it.
//!
//! What can be kept and asked is written beside what it is about: [`log`](crate::log),
//! [`games`](crate::games), [`people`](crate::people) and so on, each operation once, in SQL that
//! both databases take.

use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::sync::broadcast;
use traumfabrik_table::PersonId;

use crate::error::Result;
use crate::hints::Hints;
use crate::postgres::Postgres;
use crate::sqlite::{self, Sqlite};
#[cfg(feature = "testing")]
use crate::testing::Faults;
use crate::tx::{Access, Operation, Row, Value};
use crate::{Append, Appended, Hint, Hinted, StoreError, Time, Word};

/// Where games are kept: a handle, of which copies are cheap. Whatever is answered has been
/// written so that a power cut does not undo it. Every method answers with a
/// [`StoreError`](crate::StoreError) if it cannot do its work.
#[derive(Clone, Debug)]
pub struct Store {
    driver: Arc<Driver>,
    #[cfg(feature = "testing")]
    faults: Option<Arc<dyn Faults>>,
}

/// What a store will answer. It is boxed within this crate: an `async fn` would be compiled again,
/// drivers included, in every crate that calls it.
pub type StoreFuture<'a, T> =
    Pin<Box<dyn Future<Output = std::result::Result<T, StoreError>> + Send + 'a>>;

#[derive(Debug)]
enum Driver {
    Sqlite(Sqlite, Hints),
    Postgres(Postgres),
}

/// How busy a store has been since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// How many operations that may write have been run.
    pub n_jobs: u64,
    /// How many transactions they shared.
    pub n_commits: u64,
}

/// Somebody who wants to know how long it takes until what was written is on the disk, and until
/// others hear of it.
pub trait StoreWatch: std::fmt::Debug + Send + Sync {
    /// So many operations were made to last together.
    fn committed(&self, took: Duration, n_jobs: usize);

    /// Of that, the disk took so long. A database server waits for its disk itself and tells nobody,
    /// so only a file is timed.
    fn synced(&self, took: Duration);

    /// A hint has come to all who share the store, so long after it was given.
    fn hinted(&self, lag: Duration);
}

/// A place for one who watches.
pub(crate) type Watched = Arc<OnceLock<Arc<dyn StoreWatch>>>;

/// A store that ends with the process.
///
/// # Errors
/// If no thread can be started for it.
pub fn memory() -> Result<Store> {
    Ok(Store::on(Driver::Sqlite(Sqlite::memory()?, Hints::new())))
}

/// A store in a file, which is made if it is not there, with the folders above it.
///
/// # Errors
/// A [`StoreError`](crate::StoreError) that names the file and says what to do, for example if
/// another server uses it, or if it was written by a later version.
pub fn sqlite(path: impl AsRef<Path>) -> Result<Store> {
    Ok(Store::on(Driver::Sqlite(Sqlite::file(path.as_ref())?, Hints::new())))
}

/// A store on a PostgreSQL server, which several of our servers may share. The tables are made if
/// they are not there. It has to be called within a Tokio runtime.
///
/// # Errors
/// [`StoreError::Away`](crate::StoreError::Away) if the server does not answer now, others if a
/// person has to look into it.
pub fn postgres(url: &str) -> StoreFuture<'_, Store> {
    Box::pin(async move { Ok(Store::on(Driver::Postgres(Postgres::open(url).await?))) })
}

/// The store as a whole.
impl Store {
    /// What kind of store it is: `memory`, `sqlite` or `postgres`.
    pub fn kind(&self) -> &'static str {
        match &*self.driver {
            Driver::Sqlite(sqlite, _) if sqlite.is_file() => "sqlite",
            Driver::Sqlite(..) => "memory",
            Driver::Postgres(_) => "postgres",
        }
    }

    /// The time by the clock that all who share the store go by.
    pub fn now(&self) -> StoreFuture<'_, Time> {
        Box::pin(async move {
            let now = self.driver.now();
            #[cfg(feature = "testing")]
            if let Some(faults) = &self.faults {
                let now = crate::testing::meet(&**faults, Access::Read, now).await?;
                return Ok(now.plus(faults.clock_ahead_ms()));
            }
            now.await
        })
    }

    /// Whether the store could do its work now: something is written, the way of every entry, so
    /// that a full disk is not found out by whoever moves next.
    pub fn ready(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let now = self.now().await?;
            let sql = "insert into probe (probe_id, at) values (1, $1)
                on conflict (probe_id) do update set at = excluded.at";
            self.execute(sql, [now.into()], |_| ()).await
        })
    }

    /// Has somebody told of commits and hints from now on. Of several, the first is.
    pub fn watch(&self, watch: Arc<dyn StoreWatch>) {
        let watched = match &*self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.watched(),
            Driver::Postgres(postgres) => postgres.watched(),
        };
        // Several servers of one process may share a store in tests.
        watched.set(watch).ok();
    }

    /// How busy it has been.
    pub fn stats(&self) -> Stats {
        match &*self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.stats(),
            Driver::Postgres(postgres) => postgres.stats(),
        }
    }

    /// Finishes what was begun and lets go of files and connections. Whatever is asked afterwards
    /// is answered with [`StoreError::Away`](crate::StoreError::Away).
    pub async fn close(&self) {
        #[cfg(feature = "testing")]
        if self.faults.is_some() {
            return;
        }
        match &*self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.close().await,
            Driver::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Tells everybody who shares the store that a game has moved on. It takes no time and cannot
    /// fail: a hint that is lost is made up for by a gap.
    pub fn hint(&self, hint: Hint) {
        match &*self.driver {
            Driver::Sqlite(_, hints) => hints.tell(Hinted::Game(hint)),
            Driver::Postgres(postgres) => postgres.hint(hint),
        }
    }

    /// Says something to all other servers that share the store. One that is alone says nothing.
    pub fn pass(&self, word: Word) {
        match &*self.driver {
            Driver::Sqlite(..) => {}
            Driver::Postgres(postgres) => postgres.pass(word),
        }
    }

    /// Tells all other servers that share the store that somebody was signed out or shut out. It may
    /// be lost, so whoever is told late has to look by themselves.
    pub fn shut_out(&self, person: &PersonId) {
        match &*self.driver {
            Driver::Sqlite(..) => {}
            Driver::Postgres(postgres) => postgres.shut_out(person),
        }
    }

    /// Hints from now on. Whoever falls behind has to take that as a gap.
    pub fn hints(&self) -> broadcast::Receiver<Hinted> {
        match &*self.driver {
            Driver::Sqlite(_, hints) => hints.listen(),
            Driver::Postgres(postgres) => postgres.hints(),
        }
    }
}

/// The ways to the database.
impl Store {
    /// Asks for rows.
    pub(crate) fn rows<T: 'static>(
        &self,
        sql: impl Into<String>,
        args: impl Into<Vec<Value>>,
        read: fn(&Row) -> Result<T>,
    ) -> StoreFuture<'_, Vec<T>> {
        let asking = self.query(sql.into(), args.into());
        Box::pin(async move { asking.await?.iter().map(read).collect() })
    }

    /// Asks for a row that may be missing.
    pub(crate) fn row<T: 'static>(
        &self,
        sql: impl Into<String>,
        args: impl Into<Vec<Value>>,
        read: fn(&Row) -> Result<T>,
    ) -> StoreFuture<'_, Option<T>> {
        let asking = self.query(sql.into(), args.into());
        Box::pin(async move { asking.await?.first().map(read).transpose() })
    }

    /// Does one thing, and answers by how many rows it touched.
    pub(crate) fn execute<T: 'static>(
        &self,
        sql: impl Into<String>,
        args: impl Into<Vec<Value>>,
        answer: fn(u64) -> T,
    ) -> StoreFuture<'_, T> {
        let doing = self.statement(sql.into(), args.into());
        Box::pin(async move { Ok(answer(doing.await?)) })
    }

    /// Asks for rows as they are.
    pub(crate) fn query(&self, sql: String, args: Vec<Value>) -> StoreFuture<'_, Vec<Row>> {
        Box::pin(self.read(async move |tx| tx.rows(&sql, &args).await))
    }

    fn statement(&self, sql: String, args: Vec<Value>) -> StoreFuture<'_, u64> {
        Box::pin(self.write(async move |tx| tx.execute(&sql, &args).await))
    }

    /// Asks one question.
    pub(crate) async fn read<T: Send + 'static>(&self, op: impl Operation<T>) -> Result<T> {
        self.run(Access::Read, op).await
    }

    /// Does several things, all of them or none.
    pub(crate) async fn write<T: Send + 'static>(&self, op: impl Operation<T>) -> Result<T> {
        self.run(Access::Write, op).await
    }

    /// Adds an entry to a game, together with others where that can be, or else by itself.
    pub(crate) async fn add(
        &self,
        append: Arc<Append>,
        by_itself: impl Operation<Appended>,
    ) -> Result<Appended> {
        self.meet(Access::Write, self.driver.add(append, by_itself)).await
    }

    async fn run<T: Send + 'static>(&self, access: Access, op: impl Operation<T>) -> Result<T> {
        self.meet(access, self.driver.run(access, op)).await
    }

    /// Does something, unless a test comes between.
    async fn meet<T>(&self, access: Access, work: impl Future<Output = Result<T>>) -> Result<T> {
        #[cfg(feature = "testing")]
        if let Some(faults) = &self.faults {
            return crate::testing::meet(&**faults, access, work).await;
        }
        let _ = access;
        work.await
    }

    /// The file, or the server and database, for messages. It holds no password.
    pub(crate) fn place(&self) -> &str {
        match &*self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.place(),
            Driver::Postgres(postgres) => postgres.place(),
        }
    }

    fn on(driver: Driver) -> Self {
        Self {
            driver: Arc::new(driver),
            #[cfg(feature = "testing")]
            faults: None,
        }
    }
}

#[cfg(feature = "testing")]
impl Store {
    /// A store in a file that does not wait for the disk.
    pub(crate) fn careless(path: &Path) -> Result<Self> {
        Ok(Self::on(Driver::Sqlite(Sqlite::careless_file(path)?, Hints::new())))
    }

    /// The same store, but something comes between it and whoever asks. Closing this one leaves
    /// the other open.
    pub fn with_faults(&self, faults: Arc<dyn Faults>) -> Self {
        Self { driver: Arc::clone(&self.driver), faults: Some(faults) }
    }
}

impl Driver {
    async fn now(&self) -> Result<Time> {
        match self {
            Self::Sqlite(..) => Ok(sqlite::now()),
            Self::Postgres(postgres) => postgres.now().await,
        }
    }

    async fn add(
        &self,
        append: Arc<Append>,
        by_itself: impl Operation<Appended>,
    ) -> Result<Appended> {
        if let Self::Postgres(postgres) = self
            && postgres.append(append).await?
        {
            return Ok(Appended::Done);
        }
        self.run(Access::Write, by_itself).await
    }

    async fn run<T: Send + 'static>(&self, access: Access, op: impl Operation<T>) -> Result<T> {
        match self {
            Self::Sqlite(sqlite, _) => sqlite.run(access, op).await,
            Self::Postgres(postgres) => postgres.run(access, op).await,
        }
    }
}
