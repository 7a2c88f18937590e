//! PostgreSQL: a pool of connections, and two of their own for hints.

mod appends;
mod errors;
mod hints;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, Column as _, Connection as _, PgConnection, Row as _, TypeInfo as _};
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};
use traumfabrik_table::{PersonId, Time};

use self::appends::Appends;
use self::errors::{sort, sort_commit, sort_open};
use self::hints::HintLine;
use crate::error::Result;
use crate::schema::{Migration, migrate};
use crate::store::Watched;
use crate::tx::{Access, Dialect, Operation, Row, Tx, Value};
use crate::{Append, Hint, Hinted, Stats, StoreError, Word};

/// So many connections does one server of ours use for its operations.
const CONNECTIONS_MAX: u32 = 16;
/// How long to wait for a connection.
const CONNECT_LIMIT: Duration = Duration::from_secs(5);
/// How long an operation may take once it has a connection.
const OPERATION_LIMIT: Duration = Duration::from_secs(10);
/// The same, told to the server, so that it stops too. It is shorter: its word is the better one.
const STATEMENT_LIMIT: &str = "8s";
/// How often an operation is tried if others are in its way.
const TRIES_MAX: u32 = 6;
/// How often it is tried to bring the tables up to date, and how long others are let through then.
const MIGRATION_TRIES_MAX: u32 = 100;
const MIGRATION_PAUSE: Duration = Duration::from_millis(100);

/// A database on a server.
#[derive(Debug)]
pub(crate) struct Postgres {
    place: String,
    pool: PgPool,
    line: HintLine,
    appends: Appends,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    n_jobs: AtomicU64,
    n_commits: AtomicU64,
    watched: Watched,
}

impl Counts {
    /// So many operations were made to last together.
    fn committed(&self, took: Duration, n_jobs: usize) {
        self.n_commits.fetch_add(1, Ordering::Relaxed);
        self.n_jobs.fetch_add(n_jobs as u64, Ordering::Relaxed);
        if let Some(watch) = self.watched.get() {
            watch.committed(took, n_jobs);
        }
    }
}

impl Postgres {
    pub(crate) async fn open(url: &str) -> Result<Self> {
        let options: PgConnectOptions = url.parse().map_err(|error: sqlx::Error| {
            let why = format!("the address is not of the form postgres://…: {error}");
            StoreError::CannotOpen { place: "PostgreSQL".to_owned(), why }
        })?;
        let options = options.application_name("traumfabrik").options([
            // Whatever is usual there: what the server acknowledges has to be on its disk.
            ("synchronous_commit", "on"),
            ("statement_timeout", STATEMENT_LIMIT),
            ("lock_timeout", STATEMENT_LIMIT),
            ("idle_in_transaction_session_timeout", STATEMENT_LIMIT),
        ]);
        let place = format!(
            "{}:{}/{}",
            options.get_host(),
            options.get_port(),
            options.get_database().unwrap_or(options.get_username()),
        );
        // A pool knocks again and again at a closed door, and would not say why in the end.
        let first = timeout(CONNECT_LIMIT, PgConnection::connect_with(&options)).await;
        let first = first.unwrap_or(Err(sqlx::Error::PoolTimedOut));
        let first = first.map_err(|error| sort_open(&place, &error))?;
        first.close().await.ok();
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS_MAX)
            .acquire_timeout(CONNECT_LIMIT)
            .connect_with(options.clone())
            .await
            .map_err(|error| sort_open(&place, &error))?;
        let mut conn = pool.acquire().await.map_err(|error| sort_open(&place, &error))?;
        // Making the tables may take long, and other servers of ours may be at it.
        let for_tables = place.clone();
        let make_tables = async move |tx: &mut Tx<'_>| migrate(tx, &for_tables).await;
        let mut n_tries = 1;
        let made = loop {
            match transact(&mut conn, &AtomicBool::default(), &make_tables).await {
                // Servers of an earlier version go on beside: whoever is in their way steps back.
                Err(StoreError::Busy(_) | StoreError::Away(_)) if n_tries < MIGRATION_TRIES_MAX => {
                    sleep(MIGRATION_PAUSE).await;
                    n_tries += 1;
                }
                made => break made,
            }
        };
        made.map_err(|error| match error {
            // Most likely we may not make tables there.
            StoreError::Fault(why) => StoreError::CannotOpen { place: place.clone(), why },
            other => other,
        })?;
        drop(conn);
        let counts = Arc::<Counts>::default();
        let line = HintLine::open(options, counts.watched.clone()).await;
        let line = line.map_err(|error| sort_open(&place, &error))?;
        let appends = Appends::start(&pool, &counts);
        Ok(Self { place, pool, line, appends, counts })
    }

    /// Keeps an entry together with others, if it simply comes next. Answers whether it did;
    /// otherwise nothing was done.
    pub(crate) async fn append(&self, append: Arc<Append>) -> Result<bool> {
        self.appends.append(append).await
    }

    /// Runs an operation; again, if others were in its way.
    pub(crate) async fn run<T>(&self, access: Access, op: impl Operation<T>) -> Result<T> {
        let mut n_tries = 1;
        loop {
            match self.run_once(access, &op).await {
                Err(StoreError::Busy(_)) if n_tries < TRIES_MAX => {
                    // Longer each time, and not the same for all who are in each other's way.
                    let spread = self.counts.n_jobs.load(Ordering::Relaxed) % 7;
                    sleep(Duration::from_millis((1 << n_tries) + spread)).await;
                    n_tries += 1;
                }
                answer => return answer,
            }
        }
    }

    async fn run_once<T>(&self, access: Access, op: &impl Operation<T>) -> Result<T> {
        let mut conn = self.pool.acquire().await.map_err(|error| sort(&error))?;
        let is_committing = AtomicBool::new(false);
        let work = async {
            match access {
                Access::Read => op(&mut Tx::Postgres(PgTx(&mut conn))).await,
                Access::Write => {
                    let began = Instant::now();
                    let answer = transact(&mut conn, &is_committing, op).await?;
                    self.counts.committed(began.elapsed(), 1);
                    Ok(answer)
                }
            }
        };
        match timeout(OPERATION_LIMIT, work).await {
            Ok(answer) => answer,
            Err(_) => {
                // Nobody knows what is still under way on this connection. Without a commit the
                // server undoes it.
                conn.close_on_drop();
                let why = "the server did not answer in time".to_owned();
                Err(match is_committing.into_inner() {
                    true => StoreError::Unknown(why),
                    false => StoreError::Away(why),
                })
            }
        }
    }

    pub(crate) fn place(&self) -> &str {
        &self.place
    }

    /// The time of the server.
    pub(crate) async fn now(&self) -> Result<Time> {
        self.run(Access::Read, async |tx| {
            let sql = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";
            let row = tx.row(sql, &[]).await?;
            row.map_or(Err(StoreError::Fault("no clock".to_owned())), |row| row.time(0))
        })
        .await
    }

    pub(crate) fn hint(&self, hint: Hint) {
        self.line.tell(hint);
    }

    pub(crate) fn pass(&self, word: Word) {
        self.line.pass(word);
    }

    pub(crate) fn shut_out(&self, person: &PersonId) {
        self.line.shut_out(person);
    }

    pub(crate) fn hints(&self) -> broadcast::Receiver<Hinted> {
        self.line.listen()
    }

    pub(crate) fn watched(&self) -> &Watched {
        &self.counts.watched
    }

    pub(crate) fn stats(&self) -> Stats {
        Stats {
            n_jobs: self.counts.n_jobs.load(Ordering::Relaxed),
            n_commits: self.counts.n_commits.load(Ordering::Relaxed),
        }
    }

    pub(crate) async fn close(&self) {
        self.line.close().await;
        // Connections that hang are left to their fate.
        timeout(CONNECT_LIMIT, self.pool.close()).await.ok();
    }
}

/// Runs an operation in a transaction of its own.
async fn transact<T>(
    conn: &mut PgConnection,
    is_committing: &AtomicBool,
    op: &impl Operation<T>,
) -> Result<T> {
    let begin = "begin isolation level read committed";
    let mut transaction = conn.begin_with(begin).await.map_err(|error| sort(&error))?;
    match op(&mut Tx::Postgres(PgTx(&mut transaction))).await {
        Ok(answer) => {
            is_committing.store(true, Ordering::Relaxed);
            transaction.commit().await.map_err(|error| sort_commit(&error))?;
            Ok(answer)
        }
        Err(error) => {
            // If that fails too, the connection is lost, and the server undoes it all.
            transaction.rollback().await.ok();
            Err(error)
        }
    }
}

pub(crate) const DIALECT: Dialect = Dialect {
    for_update: " for update",
    skip_locked: " for update skip locked",
    before_migration: &[
        "set local statement_timeout = 0",
        "set local lock_timeout = 0",
        // Any number will do that nobody else uses: `Traumfab`.
        "select pg_advisory_xact_lock(6084233396087480674)",
        // Nobody who plays waits for longer because of tables that change.
        "set local lock_timeout = '200ms'",
    ],
    // In the order in which an entry is written, so that nobody waits for each other.
    before_additions: &["lock table game, entry, person, person_key in access exclusive mode"],
    #[cfg(feature = "testing")]
    lift_guards: &["alter table entry disable trigger all"],
    own_migration: |migration: &Migration| migration.postgres,
};

/// A connection, in a transaction if the operation may write.
pub(crate) struct PgTx<'c>(&'c mut PgConnection);

impl PgTx<'_> {
    pub(crate) async fn execute(&mut self, sql: &str, args: &[Value]) -> Result<u64> {
        let done = bind(sql, args).execute(&mut *self.0).await.map_err(|error| sort(&error))?;
        Ok(done.rows_affected())
    }

    pub(crate) async fn rows(&mut self, sql: &str, args: &[Value]) -> Result<Vec<Row>> {
        let found = bind(sql, args).fetch_all(&mut *self.0).await.map_err(|error| sort(&error))?;
        found.iter().map(row).collect()
    }
}

type Query = sqlx::query::Query<'static, sqlx::Postgres, sqlx::postgres::PgArguments>;

/// All text of statements is ours; what comes from outside comes as an argument.
fn bind(sql: &str, args: &[Value]) -> Query {
    args.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, arg| match arg {
        Value::Int(number) => query.bind(*number),
        Value::Text(text) => query.bind(text.clone()),
    })
}

fn row(found: &PgRow) -> Result<Row> {
    let field = |(idx, column): (usize, &sqlx::postgres::PgColumn)| match column.type_info().name()
    {
        "INT8" => found.try_get(idx).map(Value::Int),
        _ => found.try_get(idx).map(Value::Text),
    };
    let fields = found.columns().iter().enumerate().map(field);
    Ok(Row(fields.collect::<sqlx::Result<_>>().map_err(|error| sort(&error))?))
}
