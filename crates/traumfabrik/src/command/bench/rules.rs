//! How fast the rules are.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::Instant;

use serde::Serialize;
use traumfabrik_bots::{RandomPlayer, Series};
use traumfabrik_packs::Pack;
use traumfabrik_rules::{BySeat, Game, Position, Seats};

use crate::failure::Failure;
use crate::instructions::Instructions;
use crate::signature;
use crate::table::EditionArgs;
use crate::tables::table;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many seats, 2 to 5; all of them unless given (four with --json)
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: Option<u8>,
    /// Games in each of the three runs, of which the fastest counts
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: EditionArgs,
}

/// What a run showed.
#[derive(Debug, Serialize)]
struct Figures {
    seats: u8,
    games_per_s: f64,
    decisions_per_s: f64,
    /// None where the machine cannot count them.
    instructions_per_decision: Option<f64>,
    state_bytes: usize,
    copy_ns: f64,
    signature: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let pack = args.edition.pack()?;
    let mut out = io::stdout().lock();
    if args.json {
        let figures = measure(&pack, args.seats.unwrap_or(4), args.games)?;
        let json =
            serde_json::to_string(&figures).map_err(|error| Failure::Io(error.to_string()))?;
        writeln!(out, "{json}")?;
        return Ok(());
    }
    let all: Vec<u8> = args.seats.map_or((2..=5).collect(), |seats| vec![seats]);
    let mut table = table(&["seats", "games/s", "decisions/s", "instructions/decision", "copy"]);
    let mut last = None;
    for seats in all {
        let figures = measure(&pack, seats, args.games)?;
        table.add_row([
            seats.to_string(),
            format!("{:.0}", figures.games_per_s),
            format!("{:.2} million", figures.decisions_per_s / 1e6),
            figures
                .instructions_per_decision
                .map_or("not countable here".to_owned(), |n| format!("{n:.0}")),
            format!("{:.1} ns", figures.copy_ns),
        ]);
        last = Some(figures);
    }
    writeln!(out, "{table}")?;
    if let Some(figures) = last {
        writeln!(out, "state: {} bytes   signature: {}", figures.state_bytes, figures.signature)?;
    }
    Ok(())
}

fn measure(pack: &Pack, n_seats: u8, n_games: u64) -> Result<Figures, Failure> {
    let seats = Seats::new(n_seats).unwrap_or_else(|| unreachable!("the argument is checked"));
    let start = pack.defaults.start(seats).map_err(Failure::Usage)?;
    let players = BySeat([RandomPlayer::Uniform; 5]);
    let series = Series::new(&pack.edition, start, players, 1)
        .map_err(|refusal| Failure::Usage(format!("such a game cannot begin: {refusal:?}")))?;
    let mut best_seconds = f64::INFINITY;
    let mut n_decisions = 0;
    let mut instructions = None;
    for _ in 0..3 {
        let counter = Instructions::start();
        let started = Instant::now();
        n_decisions = (0..n_games).map(|game_idx| series.play(game_idx, |_| {}).1).sum();
        best_seconds = best_seconds.min(started.elapsed().as_secs_f64());
        instructions = counter.and_then(Instructions::stop).or(instructions);
    }
    Ok(Figures {
        seats: n_seats,
        games_per_s: n_games as f64 / best_seconds,
        decisions_per_s: n_decisions as f64 / best_seconds,
        instructions_per_decision: instructions.map(|n| n as f64 / n_decisions.max(1) as f64),
        state_bytes: size_of::<Position>(),
        copy_ns: copy_ns(&series.play(0, |_| {}).0),
        signature: signature::of(pack)?,
    })
}

/// How long it takes to copy a state.
fn copy_ns(game: &Game<'_>) -> f64 {
    const N_COPIES: u32 = 1_000_000;
    let mut copies = [*game; 16];
    let started = Instant::now();
    for n in 0..N_COPIES as usize {
        copies[n % 16] = *black_box(game);
        black_box(&copies);
    }
    started.elapsed().as_nanos() as f64 / f64::from(N_COPIES)
}
