//! `traumfabrik export`: games as records that anybody can read.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use traumfabrik_rules::Seat;
use traumfabrik_store::{GameId, Store, StoredEntry};
use traumfabrik_table::{LogEntry, LogFault, Sitter, Table};
use traumfabrik_wire::{Record, RecordWriter};

use crate::data::{DATABASE_VARIABLE, DataArgs, database_url};
use crate::failure::Failure;
use crate::note::unless_moved;

/// So many games are listed at once.
const PAGE: u32 = 200;

/// Write games as records, one file each, also while a server runs
///
/// `traumfabrik verify` checks them and `traumfabrik replay` tells them. Names of people are in
/// the records, and of games that are over also the seed that all draws came from.
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("which").required(true))]
pub(crate) struct Args {
    /// One game
    #[arg(long, value_name = "ID", group = "which")]
    game: Option<GameId>,
    /// All games that have begun
    #[arg(long, group = "which")]
    all: bool,
    /// The folder for the records
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    data: DataArgs,
    /// Read from this PostgreSQL database instead of a data folder
    #[arg(
        long,
        value_name = "URL",
        env = DATABASE_VARIABLE,
        hide_env_values = true,
        value_parser = database_url
    )]
    database: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.data.unless_database(args.database.as_deref())?;
    fs::create_dir_all(&args.out)
        .map_err(|error| Failure::file("make the folder", &args.out, error))?;
    // A server may be using the file, so a copy of it is read.
    let copies = tempfile::tempdir()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let (store, from) = match &args.database {
            Some(url) => {
                (traumfabrik_store::postgres(url).await?, "the PostgreSQL database".to_owned())
            }
            None => {
                let folder = args.data.folder()?;
                unless_moved(&folder)?;
                let (from, copy) = (folder.existing_database()?, copies.path().join("copy.db"));
                traumfabrik_store::backup(&from, &copy)?;
                (traumfabrik_store::sqlite(&copy)?, from.display().to_string())
            }
        };
        let exported = match &args.game {
            Some(game) => one(&store, game, &args.out).await,
            None => all(&store, &args.out, &from).await,
        };
        store.close().await;
        exported
    })
}

async fn one(store: &Store, game: &GameId, out: &Path) -> Result<(), Failure> {
    if store.game(game).await?.is_none() {
        return Err(Failure::No(format!("there is no game {game}")));
    }
    match export(store, game, out).await? {
        Exported::Done(path) => println!("{}", path.display()),
        Exported::NotBegun => {
            return Err(Failure::No(format!("{game}: no game has begun at this table")));
        }
        Exported::Broken(fault) => {
            return Err(Failure::No(format!("{game}: cannot be read: {fault}")));
        }
    }
    Ok(())
}

async fn all(store: &Store, out: &Path, from: &str) -> Result<(), Failure> {
    let (mut n_done, mut n_not_begun, mut n_broken) = (0, 0, 0);
    let mut last = None;
    loop {
        let page = store.all_games(None, PAGE, last.as_ref()).await?;
        for row in &page {
            match export(store, &row.game, out).await? {
                Exported::Done(_) => n_done += 1,
                Exported::NotBegun => n_not_begun += 1,
                Exported::Broken(fault) => {
                    n_broken += 1;
                    eprintln!("{}: cannot be read: {fault}", row.game);
                }
            }
        }
        let Some(row) = page.into_iter().next_back() else { break };
        last = Some(row.game);
    }
    println!(
        "{}: records: {n_done}, tables where no game has begun: {n_not_begun}, from {from}",
        out.display()
    );
    match n_broken {
        0 => Ok(()),
        n => Err(Failure::No(format!("games that cannot be read: {n}"))),
    }
}

/// What became of a game.
enum Exported {
    Done(PathBuf),
    NotBegun,
    Broken(String),
}

async fn export(store: &Store, game: &GameId, out: &Path) -> Result<Exported, Failure> {
    let entries = store.entries(game, 0).await?;
    let table = match fold(game, &entries) {
        Ok(table) => table,
        Err(fault) => return Ok(Exported::Broken(fault.to_string())),
    };
    if table.game().is_none() {
        return Ok(Exported::NotBegun);
    }
    let record = match table.record(labels(store, &table).await?) {
        Ok(record) => record,
        Err(fault) => return Ok(Exported::Broken(fault.to_string())),
    };
    let path = out.join(format!("{game}.jsonl"));
    write(&record, &path).map_err(|error| Failure::file("write", &path, error))?;
    Ok(Exported::Done(path))
}

/// The table that a log makes.
fn fold(game: &GameId, entries: &[StoredEntry]) -> Result<Table, LogFault> {
    let (first, later) = entries
        .split_first()
        .ok_or_else(|| LogFault::Damaged { seq: 1, what: "there is no first entry".to_owned() })?;
    let mut table = Table::open(game.clone(), &read(first)?)?;
    for stored in later {
        table.apply(&read(stored)?)?;
    }
    Ok(table)
}

fn read(stored: &StoredEntry) -> Result<LogEntry, LogFault> {
    LogEntry::read(stored.seq, stored.command.clone(), stored.at, stored.version, &stored.body)
}

/// How everybody at a table is called.
async fn labels(store: &Store, table: &Table) -> Result<Vec<String>, Failure> {
    let seats = table.seats();
    let ids = seats.iter().filter_map(|seat| table.chair(seat).person());
    let people = store.people(&ids.cloned().collect::<Vec<_>>()).await?;
    let label = |seat: Seat| match &table.chair(seat).sitter {
        None => String::new(),
        Some(Sitter::Bot { bot }) => format!("bot:{bot}"),
        Some(Sitter::Person { person }) => {
            let name = people.get(person).and_then(|row| row.name.as_deref());
            name.map_or_else(|| "person".to_owned(), |name| format!("person:{name}"))
        }
    };
    Ok(seats.iter().map(label).collect())
}

fn write(record: &Record, path: &Path) -> io::Result<()> {
    let mut writer = RecordWriter::new(BufWriter::new(File::create(path)?), &record.header)?;
    for entry in &record.entries {
        writer.entry(&entry.cause, &entry.events)?;
    }
    writer.finish().map(drop)
}
