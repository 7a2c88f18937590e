//! The seam between what is done and the two databases that do it: a transaction takes SQL in the
//! words that both understand, with arguments `$1`, `$2` and so on, and gives numbers and texts.

use traumfabrik_table::{CommandId, GameId, PersonId, Time};

use crate::error::Result;
use crate::postgres::{self, PgTx};
use crate::sqlite::{self, SqliteTx};
use crate::{Secret, StoreError};

/// A transaction, or a connection that only reads.
pub(crate) enum Tx<'c> {
    /// In SQLite, where nothing ever has to be waited for.
    Sqlite(SqliteTx<'c>),
    /// In PostgreSQL.
    Postgres(PgTx<'c>),
}

impl Tx<'_> {
    /// Does something and tells how many rows it touched.
    pub(crate) async fn execute(&mut self, sql: &str, args: &[Value]) -> Result<u64> {
        check_args(args)?;
        match self {
            Self::Sqlite(tx) => tx.execute(sql, args),
            Self::Postgres(tx) => tx.execute(sql, args).await,
        }
    }

    /// Asks for rows.
    pub(crate) async fn rows(&mut self, sql: &str, args: &[Value]) -> Result<Vec<Row>> {
        check_args(args)?;
        match self {
            Self::Sqlite(tx) => tx.rows(sql, args),
            Self::Postgres(tx) => tx.rows(sql, args).await,
        }
    }

    /// Asks for a row that may be missing.
    pub(crate) async fn row(&mut self, sql: &str, args: &[Value]) -> Result<Option<Row>> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }

    /// The few words that differ.
    pub(crate) fn dialect(&self) -> &'static Dialect {
        match self {
            Self::Sqlite(_) => &sqlite::DIALECT,
            Self::Postgres(_) => &postgres::DIALECT,
        }
    }
}

/// Words that the databases do not share.
#[derive(Debug)]
pub(crate) struct Dialect {
    /// Ends a query whose rows nobody else may change before the transaction ends. SQLite has one
    /// writer, so that nobody else can.
    pub(crate) for_update: &'static str,
    /// The same, but leaves out rows that somebody else is about to change.
    pub(crate) skip_locked: &'static str,
    /// What has to be done first where several servers may migrate at once.
    pub(crate) before_migration: &'static [&'static str],
    /// What has to be done before tables change that servers of an earlier version go on using.
    pub(crate) before_additions: &'static [&'static str],
    /// What a test has to do before it can change what is insert only.
    #[cfg(feature = "testing")]
    pub(crate) lift_guards: &'static [&'static str],
    /// Picks the part of a migration that only this database gets.
    pub(crate) own_migration: fn(&crate::schema::Migration) -> &'static str,
}

/// An operation: it may be run again if others were in the way. It goes to another thread with all
/// that it captures, so that has to be owned: of a captured `&'static str` the compiler does not
/// see that (rust-lang/rust#96865), which is why such SQL is written inside.
pub(crate) trait Operation<T>:
    AsyncFn(&mut Tx<'_>) -> Result<T> + Send + Sync + 'static
{
}

impl<T, F> Operation<T> for F where F: AsyncFn(&mut Tx<'_>) -> Result<T> + Send + Sync + 'static {}

/// Whether an operation may write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(feature = "testing"),
    expect(unreachable_pub, reason = "only a store that is made to fail tells others of it")
)]
pub enum Access {
    /// It asks one question.
    Read,
    /// It may write, and all that it does is done together.
    Write,
}

/// An argument, or a field of a row.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Value {
    /// A number.
    Int(Option<i64>),
    /// A text. A field that is null may come as this whatever its column holds.
    Text(Option<String>),
}

/// Makes sure that both databases would take the arguments: PostgreSQL has no text with a zero
/// byte, so SQLite must not keep one either.
fn check_args(args: &[Value]) -> Result<()> {
    let is_bad = |value: &Value| match value {
        Value::Text(Some(text)) => text.contains('\0'),
        Value::Text(None) | Value::Int(_) => false,
    };
    match args.iter().position(is_bad) {
        None => Ok(()),
        Some(idx) => Err(StoreError::Fault(format!("argument {} holds a zero byte", idx + 1))),
    }
}

/// A row that was asked for.
#[derive(Clone)]
pub(crate) struct Row(pub(crate) Vec<Value>);

impl Row {
    /// A number that may be missing.
    pub(crate) fn maybe_int(&self, idx: usize) -> Result<Option<i64>> {
        match self.0.get(idx) {
            Some(Value::Int(number)) => Ok(*number),
            Some(Value::Text(None)) => Ok(None),
            Some(Value::Text(Some(_))) | None => Err(no_field(idx, "number")),
        }
    }

    /// A text that may be missing.
    pub(crate) fn maybe_text(&self, idx: usize) -> Result<Option<String>> {
        match self.0.get(idx) {
            Some(Value::Text(text)) => Ok(text.clone()),
            Some(Value::Int(None)) => Ok(None),
            Some(Value::Int(Some(_))) | None => Err(no_field(idx, "text")),
        }
    }

    /// A number.
    pub(crate) fn int(&self, idx: usize) -> Result<i64> {
        self.maybe_int(idx)?.ok_or_else(|| no_field(idx, "number"))
    }

    /// A number of something that is counted.
    pub(crate) fn count<N: TryFrom<i64>>(&self, idx: usize) -> Result<N> {
        N::try_from(self.int(idx)?).map_err(|_| no_field(idx, "count"))
    }

    /// Yes or no.
    pub(crate) fn is(&self, idx: usize) -> Result<bool> {
        Ok(self.int(idx)? != 0)
    }

    /// A time.
    pub(crate) fn time(&self, idx: usize) -> Result<Time> {
        Ok(Time(self.int(idx)?))
    }

    /// A text.
    pub(crate) fn text(&self, idx: usize) -> Result<String> {
        self.maybe_text(idx)?.ok_or_else(|| no_field(idx, "text"))
    }

    /// A text that must not show up in a log.
    pub(crate) fn maybe_secret(&self, idx: usize) -> Result<Option<Secret>> {
        Ok(self.maybe_text(idx)?.map(Secret::new))
    }

    /// A game.
    pub(crate) fn game(&self, idx: usize) -> Result<GameId> {
        Ok(self.text(idx)?.parse()?)
    }

    /// A person.
    pub(crate) fn person(&self, idx: usize) -> Result<PersonId> {
        Ok(self.text(idx)?.parse()?)
    }

    /// A command.
    pub(crate) fn command(&self, idx: usize) -> Result<CommandId> {
        Ok(self.text(idx)?.parse()?)
    }
}

fn no_field(idx: usize, what: &str) -> StoreError {
    StoreError::Fault(format!("a row has no {what} in column {}", idx + 1))
}

macro_rules! value_from {
    ($($from:ty: $name:ident => $value:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($name: $from) -> Self {
                $value
            }
        })*
    };
}

value_from! {
    i64: number => Self::Int(Some(number));
    u32: number => Self::Int(Some(number.into()));
    u8: number => Self::Int(Some(number.into()));
    bool: is => Self::Int(Some(is.into()));
    Time: time => Self::Int(Some(time.0));
    Option<Time>: time => Self::Int(time.map(|time| time.0));
    &str: text => Self::Text(Some(text.to_owned()));
    &String: text => Self::Text(Some(text.clone()));
    &Option<String>: text => Self::Text(text.clone());
    &Option<Secret>: text => Self::Text(text.as_ref().map(|text| text.expose().to_owned()));
    &GameId: game => Self::Text(Some(game.as_str().to_owned()));
    &PersonId: person => Self::Text(Some(person.as_str().to_owned()));
    &CommandId: command => Self::Text(Some(command.as_str().to_owned()));
    crate::Status: status => Self::Text(Some(status.as_str().to_owned()));
    crate::KeyKind: kind => Self::Text(Some(kind.as_str().to_owned()));
}
