//! `traumfabrik bench`: the figures that matter.

mod rules;
mod server;

use clap::Subcommand;

use crate::failure::Failure;

/// Measure
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: BenchCommand,
}

#[derive(Debug, Subcommand)]
enum BenchCommand {
    /// Uniform random play on one thread, legal set enumerated at every decision, chance included
    Rules(rules::Args),
    /// Whole games by real sockets at a server of its own, in another process
    Server(server::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        BenchCommand::Rules(args) => rules::run(args),
        BenchCommand::Server(args) => server::run(args),
    }
}
