//! `traumfabrik restore`: everything as it was when a backup was made.

use std::fs;
use std::path::PathBuf;

use super::backup::contents;
use crate::data::DataArgs;
use crate::failure::Failure;

/// Put a backup into a data folder where there is no database
///
/// The backup is checked first, and is not changed. A database that is there is not overwritten:
/// stop the server and move the old one away.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let folder = args.data.folder()?;
    let is_new = !folder.path().exists();
    folder.make()?;
    let to = folder.database();
    let restored = traumfabrik_store::restore(&args.file, &to).inspect_err(|_| {
        if is_new {
            // Only if nothing is in it.
            fs::remove_dir(folder.path()).ok();
        }
    })?;
    println!("{}: {}", to.display(), contents(restored));
    Ok(())
}
