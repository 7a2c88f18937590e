//! `traumfabrik perft`: how many ways a game can go on.

use std::io::{self, Write};
use std::time::Instant;

use traumfabrik_rules::{Game, perft};

use crate::failure::Failure;
use crate::table::TableArgs;

/// Count the sequences of decisions from the start of a game
///
/// The dealer always deals the lowest numbers. Chips with equal kind and stars are one choice.
/// Two programs that print the same counts agree on the rules, or err alike.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Count up to this many decisions
    #[arg(long, default_value_t = 5)]
    depth: u32,
    #[command(flatten)]
    table: TableArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let pack = args.table.edition.pack()?;
    let start = args.table.start(&pack)?;
    let game = Game::new(&pack.edition, &start, |_| {})
        .map_err(|refusal| Failure::Usage(format!("such a game cannot begin: {refusal:?}")))?;
    let mut out = io::stdout().lock();
    for depth in 1..=args.depth {
        let started = Instant::now();
        let count = perft(&game, depth);
        writeln!(out, "perft {depth} = {count}   ({:.2} s)", started.elapsed().as_secs_f64())?;
    }
    Ok(())
}
