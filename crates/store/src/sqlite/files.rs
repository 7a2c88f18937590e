//! The files of a store, by what they are and not by their names. Whoever deletes or replaces a
//! file that is open changes only what its name means: everything would go on, and be lost.

use std::path::{Path, PathBuf};

use super::beside;
use crate::StoreError;
use crate::error::Result;

/// What a name meant when it was first looked up; nothing where the system cannot tell.
type FileId = Option<(u64, u64)>;

/// The database, and the changes that are not in it yet.
#[derive(Debug)]
pub(crate) struct Files {
    path: PathBuf,
    changes: PathBuf,
    path_id: FileId,
    changes_id: FileId,
}

impl Files {
    /// The files as they are now.
    pub(crate) fn new(path: &Path) -> Self {
        let changes = beside(path, "-wal");
        let (path_id, changes_id) = (id(path), id(&changes));
        Self { path: path.to_owned(), changes, path_id, changes_id }
    }

    /// Makes sure that the names still mean the files that are written.
    pub(crate) fn check(&mut self) -> Result<()> {
        // The second file comes into being with the first change.
        self.changes_id = self.changes_id.or_else(|| id(&self.changes));
        let is_there = id(&self.path) == self.path_id && id(&self.changes) == self.changes_id;
        if is_there {
            Ok(())
        } else {
            Err(StoreError::Gone { file: self.path.display().to_string() })
        }
    }
}

#[cfg(unix)]
fn id(path: &Path) -> FileId {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata(path).ok().map(|meta| (meta.dev(), meta.ino()))
}

#[cfg(not(unix))]
fn id(_: &Path) -> FileId {
    None
}
