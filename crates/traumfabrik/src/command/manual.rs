//! `traumfabrik man` and `traumfabrik completions`: what a shell and a reader of manuals want, made
//! from the command line itself.

use std::fs;
use std::io;
use std::path::PathBuf;

use clap_complete::Shell;

use crate::cli::whole_command;
use crate::failure::Failure;

/// Write the manual pages: one for the program and one for each command
#[derive(Debug, clap::Args)]
pub(crate) struct ManArgs {
    /// The folder for them
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Print what lets a shell complete commands and flags
///
/// Such as: traumfabrik completions bash > ~/.local/share/bash-completion/completions/traumfabrik
#[derive(Debug, clap::Args)]
pub(crate) struct CompletionArgs {
    /// The shell
    shell: Shell,
}

pub(crate) fn pages(args: &ManArgs) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::file("write to", &args.out, error);
    fs::create_dir_all(&args.out).map_err(failed)?;
    // Flags of the whole program would be repeated on every page.
    let command = whole_command().disable_help_subcommand(true);
    clap_mangen::generate_to(command, &args.out).map_err(failed)
}

pub(crate) fn completions(args: &CompletionArgs) -> Result<(), Failure> {
    clap_complete::generate(args.shell, &mut whole_command(), "traumfabrik", &mut io::stdout());
    Ok(())
}
