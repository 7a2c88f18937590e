//! Where a record comes from: a file, or a server that has the game.

mod link;

use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader, Cursor};
use std::path::PathBuf;
use std::str::FromStr;

use traumfabrik_wire::record::{self, RecordFault};
use traumfabrik_wire::{Record, RecordError};

use crate::failure::Failure;
use link::Link;

/// Where a record comes from.
#[derive(Clone, Debug)]
pub(crate) enum RecordSource {
    /// A file.
    File(PathBuf),
    /// A link to a game at a server.
    Link(Link),
}

impl RecordSource {
    /// The record as text, to be read line by line.
    pub(crate) fn open(&self) -> Result<Box<dyn BufRead>, Failure> {
        Ok(match self {
            Self::File(path) => {
                let file = File::open(path).map_err(|error| Failure::file("open", path, error))?;
                Box::new(BufReader::new(file))
            }
            Self::Link(link) => Box::new(Cursor::new(link.fetch()?)),
        })
    }

    /// The whole record.
    pub(crate) fn record(&self) -> Result<Record, Failure> {
        record::read(self.open()?).map_err(|error| match error.fault {
            RecordFault::Io(_) => self.unreadable(error),
            _ => Failure::No(format!("{self}: {error}")),
        })
    }

    /// It is there, but breaks off while it is read.
    pub(crate) fn unreadable(&self, error: RecordError) -> Failure {
        Failure::Io(format!("cannot read {self}: {error}"))
    }
}

impl FromStr for RecordSource {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.starts_with("http://") || text.starts_with("https://") {
            return text.parse().map(Self::Link);
        }
        Ok(Self::File(text.into()))
    }
}

impl fmt::Display for RecordSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Link(link) => link.fmt(f),
        }
    }
}
