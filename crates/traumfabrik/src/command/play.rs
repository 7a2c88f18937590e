//! `traumfabrik play`: a game in the terminal.

use std::fmt::Display;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use traumfabrik_bots::BotName;
use traumfabrik_packs::{Lang, Library, Pack, Settings};
use traumfabrik_rules::{Seat, Seats};
use traumfabrik_tui::{LocalTable, Manners, NewTable, PlayError, PlayResult};
use traumfabrik_wire::Header;

use crate::failure::Failure;
use crate::source::RecordSource;
use crate::table::{TableArgs, default_lang};

/// Who plays against people who name nobody.
const DEFAULT_BOT: &str = "medium";

/// Play a game in the terminal, against bots, with friends, or both
///
/// The whole table on one screen, with choices by arrow keys, numbers and letters; or plain text
/// for pipes and screen readers. Press ? or type `help` for what can be typed.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Your name
    #[arg(long, conflicts_with = "people")]
    name: Option<String>,
    /// Several people at this keyboard, by name
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    people: Vec<String>,
    /// Your seat (the first person's), from 1 clockwise; drawn unless given
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    seat: Option<u8>,
    /// Who plays the other seats: one bot for all, or one for each, clockwise. With --go-on, the
    /// programs among the saved bots that may be started
    #[arg(
        long,
        alias = "rivals",
        value_delimiter = ',',
        value_name = "BOT,…",
        default_value = DEFAULT_BOT
    )]
    bots: Vec<BotName>,
    /// The language: en, de, fr or it; by default that of the environment
    #[arg(long)]
    lang: Option<Lang>,
    /// What chance starts from; another game every time unless given
    #[arg(long)]
    seed: Option<u64>,
    /// Plain text, line by line: for pipes and screen readers. So it is anyway where there is no
    /// terminal
    #[arg(long)]
    plain: bool,
    /// Make every placement final at once
    #[arg(long)]
    no_confirm: bool,
    /// No pauses between the moves of bots
    #[arg(long)]
    fast: bool,
    /// Remember all payments, and show what everybody must have
    #[arg(long)]
    remember: bool,
    /// Save the game in this file by itself, before every question and at the end
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game. Who plays what is in the file
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["name", "people", "seat", "seed", "seats", "switches"]
    )]
    go_on: Option<PathBuf>,
    /// Play on from a game that is over, from a file or by a link, after so many moves of its
    /// record: in your --seat, or that of whoever had to decide there. What had not come up by then
    /// is shuffled anew
    #[arg(
        long,
        value_name = "FILE|LINK:MOVES",
        conflicts_with_all = ["go_on", "seats", "switches"]
    )]
    from: Option<ForkPoint>,
    #[command(flatten)]
    table: TableArgs,
}

/// Where another game leaves one that is over.
#[derive(Clone, Debug)]
pub(crate) struct ForkPoint {
    source: RecordSource,
    n_moves: usize,
}

impl FromStr for ForkPoint {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.rsplit_once(':').filter(|(source, _)| !source.is_empty());
        let parts = parts.and_then(|(source, n_moves)| Some((source, n_moves.parse().ok()?)));
        let (source, n_moves) = parts.ok_or_else(|| {
            "a record and how many of its moves are taken over, such as game.jsonl:41".to_owned()
        })?;
        Ok(Self { source: source.parse()?, n_moves })
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let table = match (&args.go_on, &args.from) {
        (Some(path), _) => saved_table(args, path)?,
        (None, Some(fork)) => table_from(args, fork)?,
        (None, None) => new_table(args)?,
    };
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let is_typed = stdin.is_terminal();
    let is_terminal = is_typed && stdout.is_terminal();
    let manners = Manners {
        colour: is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        echo: !is_typed,
        confirm: !args.no_confirm,
        fast: args.fast,
        remembers: args.remember,
        autosave: args.save.clone(),
        ..Manners::new(args.lang.unwrap_or_else(default_lang))
    };
    let outcome = if is_terminal && !args.plain {
        traumfabrik_tui::play_full_screen(&table, manners)
    } else {
        traumfabrik_tui::play(&table, manners, stdin.lock(), stdout.lock())
    };
    match outcome {
        Ok(PlayResult::Finished { .. } | PlayResult::Left | PlayResult::InputEnded) => Ok(()),
        Err(error) => Err(failure(error)),
    }
}

fn new_table(args: &Args) -> Result<LocalTable, Failure> {
    let pack = args.table.edition.pack()?;
    if let Some(seat) = args.seat.filter(|&seat| seat > args.table.seats) {
        let n_seats = args.table.seats;
        return Err(Failure::Usage(format!("--seat {seat}: the table has {n_seats} seats")));
    }
    let settings = args.table.settings(&pack)?;
    LocalTable::set_up(&who_plays(args, &pack, settings, args.table.n_seats())).map_err(failure)
}

/// Who plays at a table.
fn who_plays<'p>(args: &Args, pack: &'p Pack, settings: Settings, seats: Seats) -> NewTable<'p> {
    let people = match args.people.as_slice() {
        [] => vec![args.name.clone().unwrap_or_default()],
        people => people.to_vec(),
    };
    NewTable {
        pack,
        settings,
        seats,
        people,
        first_seat: args.seat.map(|seat| Seat(seat - 1)),
        bots: args.bots.clone(),
        seed: args.seed.unwrap_or_else(seed_of_now),
    }
}

fn saved_table(args: &Args, path: &Path) -> Result<LocalTable, Failure> {
    let record = RecordSource::File(path.to_owned()).record()?;
    let pack = words_for(args, &record.header)?;
    let table = LocalTable::go_on(record, &pack, Some(path.to_owned()), &args.bots);
    table.map_err(|error| within(path.display(), failure(error)))
}

fn table_from(
    args: &Args,
    ForkPoint { source, n_moves }: &ForkPoint,
) -> Result<LocalTable, Failure> {
    let record = source.record()?;
    let pack = words_for(args, &record.header)?;
    let seats = record.header.start().seats;
    if let Some(seat) = args.seat.filter(|&seat| usize::from(seat) > seats.count()) {
        let n_seats = seats.count();
        return Err(Failure::Usage(format!("--seat {seat}: the table has {n_seats} seats")));
    }
    let new = who_plays(args, &pack, pack.defaults, seats);
    let table = LocalTable::play_on(&record, *n_moves, &new);
    table.map_err(|error| within(source, failure(error)))
}

/// What is wrong with a record says which one it is.
fn within(source: impl Display, failure: Failure) -> Failure {
    match failure {
        Failure::No(sentence) => Failure::No(format!("{source}: {sentence}")),
        other @ (Failure::Usage(_) | Failure::Io(_)) => other,
    }
}

/// The pack that names the pieces of a saved game.
fn words_for(args: &Args, header: &Header) -> Result<Pack, Failure> {
    let id = header.edition_id();
    let named = args.table.edition.pack()?;
    if named.id == id {
        return Ok(named);
    }
    Library::embedded().get(id).cloned().ok_or_else(|| {
        Failure::Usage(format!(
            "the saved game is of edition '{id}': give --edition {id} and the --packs it is in"
        ))
    })
}

fn failure(error: PlayError) -> Failure {
    match error {
        PlayError::Io(error) => error.into(),
        PlayError::Save { .. } => Failure::Io(error.to_string()),
        PlayError::Untrue(_) | PlayError::NotOurs(_) | PlayError::Bot { .. } => {
            Failure::No(error.to_string())
        }
        PlayError::NoSuchSeat { .. }
        | PlayError::Seating(_)
        | PlayError::Settings(_)
        | PlayError::Refused(_)
        | PlayError::Header(_) => Failure::Usage(error.to_string()),
    }
}

/// Another number every time.
fn seed_of_now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64)
}
