//! `traumfabrik play`: a game in the terminal.

use std::io::{self, IsTerminal};
use std::time::{SystemTime, UNIX_EPOCH};

use traumfabrik_bots::RandomPlayer;
use traumfabrik_packs::Lang;
use traumfabrik_rules::Seat;
use traumfabrik_tui::{Outcome, PlayError, TableOptions};

use super::sim;
use crate::failure::Failure;
use crate::table::{TableArgs, default_lang};

/// Play a game in the terminal against bots
///
/// Plain text, for any terminal, pipe or screen reader. Every decision lists what you may do;
/// `help` explains, `table` shows everything, `quit` leaves.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Your name
    #[arg(long)]
    name: Option<String>,
    /// Your seat, from 1 clockwise; drawn unless given
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    seat: Option<u8>,
    /// The language: en, de, fr or it; by default that of the environment
    #[arg(long)]
    lang: Option<Lang>,
    /// Who plays the other seats: uniform, filler or worst; one for all, or one for each seat
    #[arg(long, value_delimiter = ',', default_value = "filler")]
    rivals: Vec<RandomPlayer>,
    /// What chance starts from; another game every time unless given
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    table: TableArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let pack = args.table.edition.pack()?;
    if let Some(seat) = args.seat.filter(|&seat| seat > args.table.seats) {
        let n_seats = args.table.seats;
        return Err(Failure::Usage(format!("--seat {seat}: the table has {n_seats} seats")));
    }
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let is_typed = stdin.is_terminal();
    let lang = args.lang.unwrap_or_else(default_lang);
    let table = TableOptions {
        settings: args.table.settings(&pack)?,
        seats: args.table.n_seats(),
        person: args.seat.map(|seat| Seat(seat - 1)),
        name: args.name.clone(),
        rivals: sim::players(&args.rivals, args.table.seats)?,
        colour: is_typed && stdout.is_terminal() && std::env::var_os("NO_COLOR").is_none(),
        echo: !is_typed,
        ..TableOptions::new(&pack, lang, args.seed.unwrap_or_else(seed_of_now))
    };
    match traumfabrik_tui::play(table, stdin.lock(), stdout.lock()) {
        Ok(Outcome::Finished { .. } | Outcome::Left | Outcome::InputEnded) => Ok(()),
        Err(PlayError::Io(error)) => Err(error.into()),
        Err(error) => Err(Failure::Usage(error.to_string())),
    }
}

/// Another number every time.
fn seed_of_now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64)
}
