//! Chores of the workspace: `cargo run -p xtask -- endings | games | lesson | marathon | postgres | prove | tables | tidy | tune | types | upgrade`.
#![forbid(unsafe_code)]

mod boxes;
mod commands;
mod endings;
mod games;
mod lesson;
mod marathon;
mod prove;
mod tables;
mod tidy;
mod tune;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mimalloc::MiMalloc;

/// The oracle is made of small maps and lists: a quarter of a proof is memory.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const USAGE: &str =
    "usage: cargo run -p xtask -- endings [POSITIONS] | games | lesson | marathon | postgres COMMAND | prove [GAMES] | tables | tidy | tune [GENERATIONS] | types | upgrade OLD NEW
  endings how often searches find the best action in solved endings (1000 of them)
  games   search random games until fixtures/games shows everything, and store what is missing
  lesson  record the lesson of the page anew: web/src/app/lesson/script.json
  marathon 100,000 games of random players, 10,000 of characters, 100 of planners at all kinds of
          tables, without a refusal
  postgres run COMMAND with an empty database on a PostgreSQL server of its own
  prove   the long proofs: GAMES against the oracle (a million), laws, tests, fuzzing; writes
          docs/proof.md
  tables  store logs of tables in fixtures/tables: those of its scripts that are missing there
  tidy    check edges, rule labels, languages and habits; `cargo test -p xtask` does the same
  tune    find the weights of the balanced player by play, over GENERATIONS (60), and write them
          into crates/bots/weights.toml
  types   write web/src/wire/types.ts, docs/openapi.json and the boxes of the rules anew
  upgrade replace three nodes of the program OLD by nodes of NEW, one by one, while people play";

/// Writes the files that are made from the code and kept beside it.
fn types() -> Result<(), String> {
    let files = [
        ("web/src/wire/types.ts", traumfabrik_server::types()),
        ("docs/openapi.json", traumfabrik_server::openapi()),
    ];
    files.iter().try_for_each(|(file, text)| write(file, text))?;
    boxes::files().iter().try_for_each(|(file, text)| write(file, text))
}

fn write(file: &str, text: &str) -> Result<(), String> {
    std::fs::write(root().join(file), text).map_err(|error| format!("cannot write {file}: {error}"))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["endings"] => endings::run(1000).map(|_| ()),
        ["endings", n_positions] => match n_positions.parse() {
            Ok(n_positions) => endings::run(n_positions).map(|_| ()),
            Err(_) => Err(format!("'{n_positions}' is not a number of positions")),
        },
        ["games"] => games::complete(&root().join("fixtures/games")),
        ["lesson"] => lesson::script().and_then(|script| write(lesson::FILE, &script)),
        ["marathon"] => marathon::run(100_000, 10_000, 100).map(|_| ()),
        ["postgres", ref command @ ..] => commands::with_postgres(command),
        ["prove"] => prove::run(&root(), &prove::Effort::default()),
        ["prove", n_games] => match n_games.parse() {
            Ok(n_games) => prove::run(&root(), &prove::Effort { n_games, ..Default::default() }),
            Err(_) => Err(format!("'{n_games}' is not a number of games")),
        },
        ["tables"] => tables::complete(&root().join("fixtures/tables")),
        ["tidy"] => match tidy::faults(&root())[..] {
            [] => Ok(()),
            ref faults => Err(format!("{}\nfaults found: {}", faults.join("\n"), faults.len())),
        },
        ["tune"] => tune::run(&root(), 60),
        ["tune", n_generations] => match n_generations.parse() {
            Ok(n_generations) => tune::run(&root(), n_generations),
            Err(_) => Err(format!("'{n_generations}' is not a number of generations")),
        },
        ["types"] => types(),
        ["upgrade", old, new] => commands::upgrade(&root(), old, new),
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
