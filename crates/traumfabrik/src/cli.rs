//! The command line.

use std::process::ExitCode;

use clap::builder::Resettable;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::command;

/// Traumfabrik: producers bid for talent, fill screenplays and win awards
#[derive(Debug, Parser)]
#[command(name = "traumfabrik", version = VERSION, max_term_width = 100, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The version with the state of the source that it was made from, where that is known.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("TRAUMFABRIK_BUILD"));

const EXIT_CODES: &str = "Exit codes: 0 done, 1 the answer is no (a record that does not hold, a \
                          pack with faults, a bot that fails, a database that is in use), 2 \
                          wrong arguments, 3 a file, an address or a database failed.";

#[derive(Debug, Subcommand)]
enum Command {
    Play(command::play::Args),
    Serve(command::serve::Args),
    Admin(command::admin::Args),
    Backup(command::backup::Args),
    Restore(command::restore::Args),
    Export(command::export::Args),
    Copy(command::copy::Args),
    Sim(command::sim::Args),
    Arena(command::arena::Args),
    Replay(command::replay::Args),
    Verify(command::verify::Args),
    Pack(command::pack::Args),
    Bench(command::bench::Args),
    Perft(command::perft::Args),
    Engine(command::engine::Args),
    Healthcheck(command::healthcheck::Args),
}

/// Reads the command line, does what it asks, and tells the shell how it went.
pub fn run() -> ExitCode {
    let matches = without_empty_variables(Cli::command()).get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let outcome = match cli.command {
        Command::Play(args) => command::play::run(&args),
        Command::Serve(args) => command::serve::run(&args),
        Command::Admin(args) => command::admin::run(&args),
        Command::Backup(args) => command::backup::run(&args),
        Command::Restore(args) => command::restore::run(&args),
        Command::Export(args) => command::export::run(&args),
        Command::Copy(args) => command::copy::run(&args),
        Command::Sim(args) => command::sim::run(&args),
        Command::Arena(args) => command::arena::run(&args),
        Command::Replay(args) => command::replay::run(&args),
        Command::Verify(args) => command::verify::run(&args),
        Command::Pack(args) => command::pack::run(&args),
        Command::Bench(args) => command::bench::run(&args),
        Command::Perft(args) => command::perft::run(&args),
        Command::Engine(args) => command::engine::run(&args),
        Command::Healthcheck(args) => command::healthcheck::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// A variable that is empty counts as one that is not set: that is how settings are taken away in
/// service files and compose files. A secret is another matter, see [`crate::secret`].
fn without_empty_variables(command: clap::Command) -> clap::Command {
    let is_empty = |arg: &clap::Arg| {
        let variable = arg.get_env().filter(|_| !crate::secret::is_secret(arg));
        variable.and_then(std::env::var_os).is_some_and(|value| value.is_empty())
    };
    command
        .mut_args(|arg| if is_empty(&arg) { arg.env(Resettable::Reset) } else { arg })
        .mut_subcommands(without_empty_variables)
}
