//! The command line.

use std::process::ExitCode;

use clap::builder::Resettable;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::command;
use crate::failure::Failure;
use crate::settings::{self, Resolved};

/// Traumfabrik: producers bid for talent, fill screenplays and win awards
#[derive(Debug, Parser)]
#[command(name = "traumfabrik", version = VERSION, max_term_width = 100, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The version with the state of the source that it was made from, where that is known.
pub(crate) const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("TRAUMFABRIK_BUILD"));

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
    Review(command::review::Args),
    Verify(command::verify::Args),
    Pack(command::pack::Args),
    Bench(command::bench::Args),
    Perft(command::perft::Args),
    Engine(command::engine::Args),
    Healthcheck(command::healthcheck::Args),
    Man(command::manual::ManArgs),
    Completions(command::manual::CompletionArgs),
}

/// Reads the command line, does what it asks, and tells the shell how it went.
pub fn run() -> ExitCode {
    match settings::resolve(&whole_command(), std::env::args_os().collect()).and_then(obey) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// The command line as people may use it.
pub(crate) fn whole_command() -> clap::Command {
    without_empty_variables(settings::with_variables(Cli::command()))
}

fn obey(resolved: Resolved) -> Result<(), Failure> {
    let mut command = whole_command();
    let matches = command.try_get_matches_from_mut(&resolved.args);
    let matches = matches.map_err(|error| settings::refused(error, &command))?;
    if let Some(text) = shown_settings(&command, &matches, &resolved) {
        print!("{text}");
        return Ok(());
    }
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match cli.command {
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
        Command::Review(args) => command::review::run(&args),
        Command::Verify(args) => command::verify::run(&args),
        Command::Pack(args) => command::pack::run(&args),
        Command::Bench(args) => command::bench::run(&args),
        Command::Perft(args) => command::perft::run(&args),
        Command::Engine(args) => command::engine::run(&args),
        Command::Healthcheck(args) => command::healthcheck::run(&args),
        Command::Man(args) => command::manual::pages(&args),
        Command::Completions(args) => command::manual::completions(&args),
    }
}

/// The settings of the server, if somebody only wants to see them.
fn shown_settings(
    command: &clap::Command,
    matches: &ArgMatches,
    resolved: &Resolved,
) -> Option<String> {
    let serve = matches.subcommand_matches("serve")?;
    let is_asked = serve.get_flag("show_settings");
    let command = command.find_subcommand("serve")?;
    is_asked.then(|| settings::show(command, serve, &resolved.sources))
}

/// A variable that is empty counts as one that is not set: that is how settings are taken away in
/// service files and compose files. A secret is another matter: whoever leaves its variable
/// empty by mistake should hear of it from [`secret`].
fn without_empty_variables(command: clap::Command) -> clap::Command {
    let is_empty = |arg: &clap::Arg| {
        let variable = arg.get_env().filter(|_| !arg.get_id().as_str().ends_with("secret"));
        variable.and_then(std::env::var_os).is_some_and(|value| value.is_empty())
    };
    command
        .mut_args(|arg| if is_empty(&arg) { arg.env(Resettable::Reset) } else { arg })
        .mut_subcommands(without_empty_variables)
}

/// Takes a secret. An empty one would open a door to everybody.
pub(crate) fn secret(text: &str) -> Result<String, String> {
    if text.trim().is_empty() {
        return Err("a secret cannot be empty; leave the flag and the variable away instead".into());
    }
    Ok(text.to_owned())
}
