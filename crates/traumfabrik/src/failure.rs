//! How a command fails: with a sentence a person can act on, and an exit code that means
//! something.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use traumfabrik_store::StoreError;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no: a record does not hold, a pack has faults, a database is in use.
    No(String),
    /// The arguments do not fit together.
    Usage(String),
    /// A file, a stream, an address or a database failed.
    Io(String),
}

impl Failure {
    /// A file that could not be read or written.
    pub(crate) fn file(what: &str, path: &Path, error: impl Display) -> Self {
        Self::Io(format!("cannot {what} {}: {error}", path.display()))
    }

    /// Says it in the log instead, for programs that read that; the exit code stays.
    pub(crate) fn logged(mut self) -> Self {
        let (Self::No(sentence) | Self::Usage(sentence) | Self::Io(sentence)) = &mut self;
        let sentence = std::mem::take(sentence);
        tracing::error!("{sentence}");
        self
    }

    /// Tells the person, and the shell.
    pub(crate) fn report(self) -> ExitCode {
        let (code, sentence) = match self {
            Self::No(sentence) => (1, sentence),
            Self::Usage(sentence) => (2, sentence),
            Self::Io(sentence) => (3, sentence),
        };
        if !sentence.is_empty() {
            eprintln!("traumfabrik: {sentence}");
        }
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        // Whoever reads our output may have seen enough: `traumfabrik replay … | head`.
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::Io(String::new());
        }
        Self::Io(error.to_string())
    }
}

/// The sentences of the store name the file and say what to do.
impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let sentence = error.to_string();
        match error {
            StoreError::InUse { .. }
            | StoreError::Exists { .. }
            | StoreError::NotADatabase { .. }
            | StoreError::Damaged { .. }
            | StoreError::NewerSchema { .. }
            | StoreError::NotEmpty { .. }
            | StoreError::BrokenLog { .. }
            | StoreError::ClosedForRepair { .. } => Self::No(sentence),
            StoreError::Away(_)
            | StoreError::Unknown(_)
            | StoreError::Busy(_)
            | StoreError::DiskFull { .. }
            | StoreError::ReadOnly { .. }
            | StoreError::CannotOpen { .. }
            | StoreError::Gone { .. }
            | StoreError::Fault(_) => Self::Io(sentence),
        }
    }
}
