//! `traumfabrik backup`: a copy of everything, also while a server runs.

use std::path::PathBuf;

use traumfabrik_store::Backup;

use crate::data::{DATABASE_VARIABLE, DataArgs, database_url};
use crate::failure::Failure;
use crate::note::unless_moved;

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
    /// Where a server keeps everything instead of a folder: such a database is backed up with
    /// pg_dump, and this command says how
    #[arg(
        long,
        value_name = "URL",
        env = DATABASE_VARIABLE,
        hide_env_values = true,
        value_parser = database_url
    )]
    database: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.data.unless_database(args.database.as_deref())?;
    if args.database.is_some() {
        // The old folder may still be there, and a copy of it would look like a backup.
        return Err(Failure::Usage(format!(
            "everything is kept in PostgreSQL, so nothing was copied; run: pg_dump --format=custom \
             --file={} \"${DATABASE_VARIABLE}\"",
            args.file.display()
        )));
    }
    let folder = args.data.folder()?;
    unless_moved(&folder)?;
    let from = folder.existing_database()?;
    let made = traumfabrik_store::backup(&from, &args.file)?;
    println!("{}: {}, from {}", args.file.display(), contents(made), from.display());
    Ok(())
}

/// What a backup holds, in words.
pub(crate) fn contents(backup: Backup) -> String {
    let Backup { n_games, n_entries, n_bytes } = backup;
    format!("games: {n_games}, entries: {n_entries}, size: {} KiB", n_bytes.div_ceil(1024))
}
