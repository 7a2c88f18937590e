//! SQLite: one writer that commits for all who wait, and a few readers.

mod files;
mod open;
mod readers;
mod writer;

pub(crate) use open::{
    beside, check, create_private, lock, open_reader, sort, sort_io, sync_folder,
};

use std::fs::File;
use std::path::Path;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::types::ValueRef;
use rusqlite::{Connection, params_from_iter};
use traumfabrik_table::Time;

use self::files::Files;
use self::readers::Readers;
use self::writer::Writer;
use crate::error::Result;
use crate::schema::{Migration, migrate};
use crate::store::Watched;
use crate::tx::{Access, Dialect, Operation, Row, Tx, Value};
use crate::{Stats, StoreError};

/// A database in a file, or in memory.
#[derive(Debug)]
pub(crate) struct Sqlite {
    writer: Writer,
    /// A database in memory belongs to one connection: its readers ask the writer.
    readers: Option<Readers>,
}

impl Sqlite {
    /// A database that ends with the process.
    pub(crate) fn memory() -> Result<Self> {
        let place = "memory".to_owned();
        let conn = Connection::open_in_memory().map_err(|error| sort(&place, &error))?;
        open::settle(&conn, &place)?;
        Ok(Self { writer: Writer::start(migrated(conn, &place)?, place, None)?, readers: None })
    }

    /// A database in a file, which is made if it is not there.
    pub(crate) fn file(path: &Path) -> Result<Self> {
        let (conn, lock) = open::open_writer(path)?;
        Self::on(path, conn, lock)
    }

    /// The same, but nobody waits until the disk has what was written.
    #[cfg(feature = "testing")]
    pub(crate) fn careless_file(path: &Path) -> Result<Self> {
        let (conn, lock) = open::open_writer(path)?;
        let place = path.display().to_string();
        conn.execute_batch("pragma synchronous = normal").map_err(|error| sort(&place, &error))?;
        Self::on(path, conn, lock)
    }

    fn on(path: &Path, conn: Connection, lock: File) -> Result<Self> {
        let place = path.display().to_string();
        let conn = migrated(conn, &place)?;
        let writer = Writer::start(conn, place, Some((lock, Files::new(path))))?;
        Ok(Self { writer, readers: Some(Readers::new(path)) })
    }

    /// Runs an operation.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        access: Access,
        op: impl Operation<T>,
    ) -> Result<T> {
        match (access, &self.readers) {
            (Access::Read, Some(readers)) => readers.run(op).await,
            (Access::Read, None) | (Access::Write, _) => self.writer.run(op).await,
        }
    }

    pub(crate) fn place(&self) -> &str {
        self.writer.place()
    }

    pub(crate) fn is_file(&self) -> bool {
        self.readers.is_some()
    }

    pub(crate) fn stats(&self) -> Stats {
        self.writer.stats()
    }

    pub(crate) fn watched(&self) -> &Watched {
        self.writer.watched()
    }

    pub(crate) async fn close(&self) {
        // Readers first: the last connection to close tidies the files up, and can write.
        if let Some(readers) = &self.readers {
            readers.close().await;
        }
        self.writer.close().await;
    }
}

/// The time of this machine.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

pub(crate) const DIALECT: Dialect = Dialect {
    for_update: "",
    skip_locked: "",
    before_migration: &[],
    before_additions: &[],
    #[cfg(feature = "testing")]
    lift_guards: &[
        "drop trigger if exists entry_is_not_changed",
        "drop trigger if exists entry_is_not_deleted",
        "drop trigger if exists entry_is_chained_once",
    ],
    own_migration: |migration: &Migration| migration.sqlite,
};

fn migrated(mut conn: Connection, place: &str) -> Result<Connection> {
    let failed = |error: rusqlite::Error| sort(place, &error);
    conn.execute_batch("begin immediate").map_err(failed)?;
    at_once(migrate(&mut Tx::Sqlite(SqliteTx { conn: &mut conn, place }), place))?;
    conn.execute_batch("commit").map_err(failed)?;
    Ok(conn)
}

/// A connection, in a transaction if the operation may write.
pub(crate) struct SqliteTx<'c> {
    /// Exclusive, since a shared connection must not change threads.
    pub(crate) conn: &'c mut Connection,
    pub(crate) place: &'c str,
}

impl SqliteTx<'_> {
    pub(crate) fn execute(&mut self, sql: &str, args: &[Value]) -> Result<u64> {
        let run = || -> rusqlite::Result<usize> {
            self.conn.prepare_cached(&own_words(sql))?.execute(params_from_iter(args))
        };
        run().map(|n_rows| n_rows as u64).map_err(|error| sort(self.place, &error))
    }

    pub(crate) fn rows(&mut self, sql: &str, args: &[Value]) -> Result<Vec<Row>> {
        let run = || -> rusqlite::Result<Vec<Row>> {
            let mut statement = self.conn.prepare_cached(&own_words(sql))?;
            let n_columns = statement.column_count();
            let mut found = statement.query(params_from_iter(args))?;
            let mut rows = Vec::new();
            while let Some(row) = found.next()? {
                let fields = (0..n_columns).map(|idx| Ok(value(row.get_ref(idx)?)));
                rows.push(Row(fields.collect::<rusqlite::Result<_>>()?));
            }
            Ok(rows)
        };
        run().map_err(|error| sort(self.place, &error))
    }
}

/// Arguments are `?1` here.
fn own_words(sql: &str) -> String {
    sql.replace('$', "?")
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        match self {
            Self::Int(number) => number.to_sql(),
            Self::Text(text) => text.to_sql(),
        }
    }
}

fn value(field: ValueRef<'_>) -> Value {
    match field {
        ValueRef::Null => Value::Text(None),
        ValueRef::Integer(number) => Value::Int(Some(number)),
        // No column of ours holds these: as a text they are refused where a number is expected.
        ValueRef::Real(number) => Value::Text(Some(number.to_string())),
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
            Value::Text(Some(String::from_utf8_lossy(bytes).into_owned()))
        }
    }
}

/// The answer of an operation that never has to wait, as none does here.
fn at_once<T>(operation: impl Future<Output = Result<T>>) -> Result<T> {
    match pin!(operation).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => answer,
        Poll::Pending => Err(StoreError::Fault("an operation on a file waits".to_owned())),
    }
}
