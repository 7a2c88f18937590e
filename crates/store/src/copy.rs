//! Moving house: copying one store into another, of whatever kind, and comparing the two.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};
use traumfabrik_table::GameId;

use crate::error::Result;
use crate::schema::{Column, TABLES, TableSchema};
use crate::tx::{Row, Value};
use crate::{Store, StoreError, StoredEntry, log};

/// So many rows go at once.
const BATCH: usize = 200;

/// What a server notes of itself as soon as it starts: no reason not to copy to where one was
/// tried. Those of the other store take its place.
const TRACES: [&str; 4] = ["heartbeat", "outage", "presence", "scrub"];

/// What was copied, and what came out differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyReport {
    /// How many rows were copied, by table.
    pub n_rows: BTreeMap<&'static str, u64>,
    /// Games whose logs are not the same in both stores. It is empty if all is well.
    pub differences: Vec<Difference>,
}

/// A game whose log is not the same in two stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The game.
    pub game: GameId,
    /// Its log in the first store.
    pub from: Digest,
    /// Its log in the second store.
    pub to: Digest,
}

/// A log in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digest {
    /// How many entries it has.
    pub n_entries: u64,
    /// A SHA-256 over all that they hold, in hexadecimal.
    pub hash: String,
}

/// Copies everything from one store into another, which has to be empty, and compares the logs.
/// Nobody else may use the two meanwhile. `progress` hears how many rows are done, and of how many.
///
/// # Errors
/// [`StoreError::NotEmpty`] if there is something in the other store, others if one of the two
/// fails. What was copied until then stays there.
pub async fn copy(
    from: &Store,
    to: &Store,
    progress: &mut (dyn FnMut(u64, u64) + Send),
) -> Result<CopyReport> {
    let mut n_total = 0;
    for table in TABLES {
        if !TRACES.contains(&table.name) && count(to, table).await? > 0 {
            let (place, table) = (to.place().to_owned(), table.name.to_owned());
            return Err(StoreError::NotEmpty { place, table });
        }
        n_total += count(from, table).await?;
    }
    for table in TRACES {
        to.execute(format!("delete from {table}"), [], |_| ()).await?;
    }
    let mut n_rows = BTreeMap::new();
    let mut n_done = 0;
    progress(n_done, n_total);
    for table in TABLES {
        let mut last = None;
        loop {
            let rows = page(from, table, last.as_ref()).await?;
            if rows.is_empty() {
                break;
            }
            insert(to, table, &rows).await?;
            let n_read = rows.len() as u64;
            last = rows.into_iter().next_back();
            n_done += n_read;
            *n_rows.entry(table.name).or_default() += n_read;
            progress(n_done, n_total);
        }
    }
    Ok(CopyReport { n_rows, differences: compare(from, to).await? })
}

/// Compares the logs of all games in two stores.
///
/// # Errors
/// If one of the two fails.
pub async fn compare(from: &Store, to: &Store) -> Result<Vec<Difference>> {
    let mut differences = Vec::new();
    for game in all_games(from, to).await? {
        let one = digest(&entries(from, &game).await?);
        let other = digest(&entries(to, &game).await?);
        if one != other {
            differences.push(Difference { game, from: one, to: other });
        }
    }
    Ok(differences)
}

/// The names of all games that are in either store.
async fn all_games(from: &Store, to: &Store) -> Result<Vec<GameId>> {
    let mut games = Vec::new();
    for store in [from, to] {
        games.extend(store.rows("select game_id from game", [], |row| row.game(0)).await?);
    }
    games.sort();
    games.dedup();
    Ok(games)
}

/// The log of a game as it is there, broken or not.
async fn entries(store: &Store, game: &GameId) -> Result<Vec<StoredEntry>> {
    let game = game.clone();
    let entries = store.read(async move |tx| log::read(tx, &game, 0).await).await?;
    Ok(entries.into_iter().map(|chained| chained.entry).collect())
}

/// Every field goes in with its length, so that no two logs give the same bytes.
fn digest(entries: &[StoredEntry]) -> Digest {
    let mut hasher = Sha256::new();
    for entry in entries {
        let StoredEntry { seq, command, at, version, body, state_hash } = entry;
        let numbers = [i64::from(*seq), at.0, i64::from(*version), state_hash.is_some().into()];
        for number in numbers {
            hasher.update(number.to_be_bytes());
        }
        for text in [command.as_str(), body, state_hash.as_deref().unwrap_or_default()] {
            hasher.update((text.len() as u64).to_be_bytes());
            hasher.update(text);
        }
    }
    Digest { n_entries: entries.len() as u64, hash: HEXLOWER.encode(&hasher.finalize()) }
}

async fn count(store: &Store, table: &TableSchema) -> Result<u64> {
    let sql = format!("select count(*) from {}", table.name);
    Ok(store.row(sql, [], |row| row.count(0)).await?.unwrap_or(0))
}

/// The rows after this one, in the order of the key.
async fn page(store: &Store, table: &TableSchema, last: Option<&Row>) -> Result<Vec<Row>> {
    let keys = names(&table.columns[..table.n_keys]);
    let (after, args) = match last {
        None => (String::new(), Vec::new()),
        Some(row) => {
            let places = places(0, table.n_keys);
            (format!("where ({keys}) > ({places})"), row.0[..table.n_keys].to_vec())
        }
    };
    let columns = names(table.columns);
    let sql = format!("select {columns} from {} {after} order by {keys} limit {BATCH}", table.name);
    store.query(sql, args).await
}

async fn insert(store: &Store, table: &TableSchema, rows: &[Row]) -> Result<()> {
    let n_columns = table.columns.len();
    let values: Vec<_> =
        (0..rows.len()).map(|idx| format!("({})", places(idx * n_columns, n_columns))).collect();
    let sql = format!(
        "insert into {} ({}) values {}",
        table.name,
        names(table.columns),
        values.join(", ")
    );
    let mut args = Vec::with_capacity(rows.len() * n_columns);
    for row in rows {
        args.extend(typed(table, row)?);
    }
    store.execute(sql, args, |_| ()).await
}

/// The fields of a row as what their columns hold: a null that was read may be of either type.
fn typed(table: &TableSchema, row: &Row) -> Result<Vec<Value>> {
    let field = |(idx, column): (usize, &Column)| {
        Ok(match column {
            Column::Int(_) => Value::Int(row.maybe_int(idx)?),
            Column::Text(_) => Value::Text(row.maybe_text(idx)?),
        })
    };
    table.columns.iter().enumerate().map(field).collect()
}

fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| column.name()).collect::<Vec<_>>().join(", ")
}

fn places(first: usize, n_places: usize) -> String {
    (1..=n_places).map(|n| format!("${}", first + n)).collect::<Vec<_>>().join(", ")
}
