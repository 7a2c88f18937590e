//! `traumfabrik pack`: packs that somebody edited.

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
    match check_dir(dir) {
        Ok(pack) => {
            let pieces = pack.edition.pieces();
            println!(
                "{}: sound ({} chips, {} screenplays, {} tokens)",
                pack.id,
                pieces.chips.len(),
                pieces.screenplays.len(),
                pieces.tokens.len()
            );
            Ok(())
        }
        Err(faults) => {
            for fault in &faults {
                println!("{fault}");
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
    for pack in packs.library()?.packs() {
        println!("{}  ({})", pack.id, pack.year);
        for (name, value) in pack.defaults.entries() {
            println!("    {name} = {value}");
        }
    }
    Ok(())
}
