//! Where a host keeps everything: one folder, or a database on a PostgreSQL server.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use etcetera::BaseStrategy;

use crate::failure::Failure;

/// Takes the address of a database. Only PostgreSQL will do.
pub(crate) fn database_url(text: &str) -> Result<String, String> {
    if ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
        return Ok(text.to_owned());
    }
    // What stands there may hold a password, so it is not repeated.
    Err("the address of a PostgreSQL database is expected: postgres://user:password@host/name"
        .into())
}

/// The variable that names a database, so that its password is on no command line.
pub(crate) const DATABASE_VARIABLE: &str = "TRAUMFABRIK_DATABASE";

/// The name of the database in the folder.
const DATABASE: &str = "traumfabrik.db";

/// Where everything is kept.
#[derive(Clone, Debug, Args)]
pub(crate) struct DataArgs {
    /// The folder where everything is kept; unless given, `traumfabrik` in the folder that your
    /// system has for data, such as ~/.local/share
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

impl DataArgs {
    /// Makes sure that not two places are named at once: which of them is meant is nobody's guess.
    pub(crate) fn unless_database(&self, database: Option<&str>) -> Result<(), Failure> {
        match (&self.data, database) {
            (Some(folder), Some(_)) => Err(Failure::Usage(format!(
                "both --data {} and a database are named (--database or {DATABASE_VARIABLE}): \
                 leave one of them away",
                folder.display()
            ))),
            (None, _) | (_, None) => Ok(()),
        }
    }

    /// Makes sure that no folder with games in it is named where none are to be kept. A folder for
    /// the note of the server alone is fine.
    pub(crate) fn unless_games(&self) -> Result<(), Failure> {
        let Some(folder) = &self.data else { return Ok(()) };
        match DataFolder::new(folder.clone()).database().exists() {
            false => Ok(()),
            true => Err(Failure::Usage(format!(
                "--memory keeps nothing, but there are games in {}: leave out --memory, or name \
                 another folder with --data DIR",
                folder.display()
            ))),
        }
    }

    /// The folder.
    pub(crate) fn folder(&self) -> Result<DataFolder, Failure> {
        match &self.data {
            Some(folder) => Ok(DataFolder(folder.clone())),
            None => etcetera::choose_base_strategy()
                .map(|places| DataFolder(places.data_dir().join("traumfabrik")))
                .map_err(|_| {
                    Failure::Usage("nobody knows your home folder: give --data DIR".into())
                }),
        }
    }
}

/// A folder where everything is kept.
#[derive(Clone, Debug)]
pub(crate) struct DataFolder(PathBuf);

impl DataFolder {
    /// This folder.
    pub(crate) fn new(path: PathBuf) -> Self {
        Self(path)
    }

    /// The folder itself.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The database, whether it is there or not.
    pub(crate) fn database(&self) -> PathBuf {
        self.0.join(DATABASE)
    }

    /// The database, which has to be there.
    pub(crate) fn existing_database(&self) -> Result<PathBuf, Failure> {
        let path = self.database();
        match path.try_exists() {
            Ok(true) => Ok(path),
            Ok(false) => Err(Failure::Io(format!(
                "there is no {}: give the data folder of a server with --data DIR",
                path.display()
            ))),
            Err(error) => Err(Failure::file("look at", &path, error)),
        }
    }

    /// Makes the folder if it is not there. Only its owner may look into it: it holds secrets.
    pub(crate) fn make(&self) -> Result<(), Failure> {
        make_private(&self.0).map_err(|error| Failure::file("make the folder", &self.0, error))
    }
}

fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
