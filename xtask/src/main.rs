//! Chores of the workspace: `cargo run -p xtask -- endings | games | marathon | prove | tidy | tune | types`.
#![forbid(unsafe_code)]

mod endings;
mod games;
mod marathon;
mod prove;
mod tidy;
mod tune;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str =
    "usage: cargo run -p xtask -- endings [POSITIONS] | games | marathon | prove [GAMES] | tidy | tune [GENERATIONS] | types
  endings how often the planner finds the best action in solved endings (1000 of them)
  games   search random games until fixtures/games shows everything, and store what is missing
  marathon 100,000 games of random players, 10,000 of characters, 100 of planners at all kinds of
          tables, without a refusal
  prove   the long proofs: GAMES against the oracle (a million), laws, tests, fuzzing; writes
          docs/proof.md
  tidy    check edges, rule labels, languages and habits; `cargo test -p xtask` does the same
  tune    find the weights of the balanced player by play, over GENERATIONS (60), and write them
          into crates/bots/weights.toml
  types   write the TypeScript types of web/src/wire anew";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["endings"] => endings::run(1000).map(|_| ()),
        ["endings", n_positions] => match n_positions.parse() {
            Ok(n_positions) => endings::run(n_positions).map(|_| ()),
            Err(_) => Err(format!("'{n_positions}' is not a number of positions")),
        },
        ["games"] => games::complete(&root().join("fixtures/games")),
        ["marathon"] => marathon::run(100_000, 10_000, 100).map(|_| ()),
        ["prove"] => prove::run(&root(), &prove::Effort::default()),
        ["prove", n_games] => match n_games.parse() {
            Ok(n_games) => prove::run(&root(), &prove::Effort { n_games, ..Default::default() }),
            Err(_) => Err(format!("'{n_games}' is not a number of games")),
        },
        ["tidy"] => match tidy::faults(&root())[..] {
            [] => Ok(()),
            ref faults => Err(format!("{}\nfaults found: {}", faults.join("\n"), faults.len())),
        },
        ["tune"] => tune::run(&root(), 60),
        ["tune", n_generations] => match n_generations.parse() {
            Ok(n_generations) => tune::run(&root(), n_generations),
            Err(_) => Err(format!("'{n_generations}' is not a number of generations")),
        },
        ["types"] => traumfabrik_wire::export_types(&root().join("web/src/wire"))
            .map_err(|error| format!("cannot write the types: {error}")),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(1)
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
