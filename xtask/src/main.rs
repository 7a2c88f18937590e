//! Chores of the workspace: `cargo run -p xtask -- games | prove | tidy | types`.
#![forbid(unsafe_code)]

mod games;
mod prove;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: cargo run -p xtask -- games | prove [GAMES] | tidy | types
  games   search random games until fixtures/games shows everything, and store what is missing
  prove   the long proofs: GAMES against the oracle (a million), laws, tests, fuzzing; writes
          docs/proof.md
  tidy    check edges, rule labels, languages and habits; `cargo test -p xtask` does the same
  types   write the TypeScript types of web/src/wire anew";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["games"] => games::complete(&root().join("fixtures/games")),
        ["prove"] => prove::run(&root(), &prove::Effort::default()),
        ["prove", n_games] => match n_games.parse() {
            Ok(n_games) => prove::run(&root(), &prove::Effort { n_games, ..Default::default() }),
            Err(_) => Err(format!("'{n_games}' is not a number of games")),
        },
        ["tidy"] => match tidy::faults(&root())[..] {
            [] => Ok(()),
            ref faults => Err(format!("{}\nfaults found: {}", faults.join("\n"), faults.len())),
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
