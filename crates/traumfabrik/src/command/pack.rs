//! `traumfabrik pack`: packs that somebody edited.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Subcommand;
use traumfabrik_packs::check_dir;

use crate::failure::Failure;
use crate::table::PacksArgs;

/// Check or list packs: editions as folders of data
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: PackCommand,
}

#[derive(Debug, Subcommand)]
enum PackCommand {
    /// Report every fault of a pack: file, row and reason
    Check {
        /// The folder with edition.toml, chips.toml, screenplays.toml and words/
        dir: PathBuf,
    },
    /// List the editions at hand
    List(PacksArgs),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        PackCommand::Check { dir } => check(dir),
        PackCommand::List(packs) => list(packs),
    }
}

fn check(dir: &PathBuf) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match check_dir(dir) {
        Ok(pack) => {
            let pieces = pack.edition.pieces();
            writeln!(
                out,
                "{}: sound ({} chips, {} screenplays, {} tokens)",
                pack.id,
                pieces.chips.len(),
                pieces.screenplays.len(),
                pieces.tokens.len()
            )?;
            Ok(())
        }
        Err(faults) => {
            for fault in &faults {
                writeln!(out, "{fault}")?;
            }
            let n_faults = match faults.len() {
                1 => "1 fault".to_owned(),
                n => format!("{n} faults"),
            };
            Err(Failure::No(format!("{} has {n_faults}", dir.display())))
        }
    }
}

fn list(packs: &PacksArgs) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for pack in packs.library()?.packs() {
        writeln!(out, "{}  ({})", pack.id, pack.year)?;
        for (name, value) in pack.defaults.entries() {
            writeln!(out, "    {name} = {value}")?;
        }
    }
    Ok(())
}
