//! Arguments of commands that play many games: how many hands do it, and where records go.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::failure::Failure;

/// How many threads, and whether to keep records.
#[derive(Debug, Args)]
pub(crate) struct WorkArgs {
    /// Threads; as many as there are cores unless given
    #[arg(long)]
    threads: Option<usize>,
    /// Write a record of every game into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

impl WorkArgs {
    /// The threads.
    pub(crate) fn pool(&self) -> Result<ThreadPool, Failure> {
        ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build()
            .map_err(|error| Failure::Usage(format!("cannot start the threads: {error}")))
    }

    /// The folder for records, made if it is not there.
    pub(crate) fn records(&self) -> Result<Option<&Path>, Failure> {
        if let Some(dir) = &self.record {
            fs::create_dir_all(dir)
                .map_err(|error| Failure::file("make the folder", dir, error))?;
        }
        Ok(self.record.as_deref())
    }
}
