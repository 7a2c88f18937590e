//! `traumfabrik backup`: a copy of everything, also while a server runs.

use std::path::PathBuf;

use traumfabrik_store::Backup;

use crate::data::DataArgs;
use crate::failure::Failure;

/// Make a backup of everything that a server keeps in its data folder, also while it runs
///
/// The copy is one file, as of one moment, checked and safely on the disk when the command ends.
/// It holds secrets, such as the seeds of running games: keep it as safe as the original. A
/// PostgreSQL database is backed up with its own tools.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The file to make; one that is there is not overwritten
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let from = args.data.folder()?.existing_database()?;
    let made = traumfabrik_store::backup(&from, &args.file)?;
    println!("{}: {}", args.file.display(), contents(made));
    Ok(())
}

/// What a backup holds, in words.
pub(crate) fn contents(backup: Backup) -> String {
    let Backup { n_games, n_entries, n_bytes } = backup;
    format!("games: {n_games}, entries: {n_entries}, size: {} KiB", n_bytes.div_ceil(1024))
}
