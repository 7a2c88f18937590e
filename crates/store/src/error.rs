//! What can go wrong when something is kept, sorted by what to do about it.

use thiserror::Error;

/// Why a store did not do what it was asked.
///
/// After every one of these but [`StoreError::Unknown`] it is certain that nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The store cannot be reached now. Nothing was done; trying again later may help.
    #[error("the store cannot be reached: {0}")]
    Away(String),
    /// The store went away while it was asked to make a change last. Whoever asked has to look
    /// whether it did, for example by [`news`](crate::Store::news).
    #[error("nobody knows whether the store kept it: {0}")]
    Unknown(String),
    /// Others were in the way, again and again. Nothing was done; trying again may help.
    #[error("the store is too busy: {0}")]
    Busy(String),
    /// There is no room left for the file.
    #[error("{file}: the disk is full; make room on it, nothing that was acknowledged is lost")]
    DiskFull {
        /// The file.
        file: String,
    },
    /// The file must not be changed.
    #[error(
        "{file}: cannot be written; check who owns the file and its folder, and how they are mounted"
    )]
    ReadOnly {
        /// The file.
        file: String,
    },
    /// The file is something else.
    #[error("{file}: is no database of this program; give another file name")]
    NotADatabase {
        /// The file.
        file: String,
    },
    /// The file is damaged.
    #[error("{file}: is damaged ({what}); keep it, and restore the last backup beside it")]
    Damaged {
        /// The file.
        file: String,
        /// What was found.
        what: String,
    },
    /// Another process has the file open as its store.
    #[error(
        "{file}: is in use by another server; stop that one first, or give this one a file of its own"
    )]
    InUse {
        /// The file.
        file: String,
    },
    /// The file is there already and is not overwritten.
    #[error("{file}: exists already and is not overwritten; give another name, or move it away")]
    Exists {
        /// The file.
        file: String,
    },
    /// The store could not be opened for another reason, which a person has to look into.
    #[error("{place}: cannot be opened: {why}")]
    CannotOpen {
        /// The file, or the server and database.
        place: String,
        /// The reason.
        why: String,
    },
    /// The store was written by a later version of this program.
    #[error(
        "{place}: was written by a later version of this program (its schema is {found}, this version knows {known}); install that version, or restore a backup from before it"
    )]
    NewerSchema {
        /// The file, or the server and database.
        place: String,
        /// The version of the schema there.
        found: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// A copy needs an empty store to go to.
    #[error(
        "{place}: is not empty (there are rows in '{table}'); make a fresh database to copy to"
    )]
    NotEmpty {
        /// The server and database.
        place: String,
        /// A table with rows.
        table: String,
    },
    /// The log of a game is not the one that was written.
    #[error(
        "the log of game {game} is broken at entry {seq}: {what}; keep the store, and take that game from a backup"
    )]
    BrokenLog {
        /// The game.
        game: String,
        /// The first entry that is wrong.
        seq: u32,
        /// What is wrong.
        what: String,
    },
    /// The game takes no entries before somebody has looked into it.
    #[error("game {game} is closed for repair")]
    ClosedForRepair {
        /// The game.
        game: String,
    },
    /// The file is not at its place any more, so that whatever is written is lost.
    #[error(
        "{file}: was moved, deleted or replaced while it is in use; stop the server, put the file and what belongs to it back, and start again"
    )]
    Gone {
        /// The file.
        file: String,
    },
    /// A fault of this program, or of whoever changed the store by other means.
    #[error("the store was used wrongly: {0}")]
    Fault(String),
}

/// A fault: a name in the store that cannot be one.
impl From<traumfabrik_table::BadId> for StoreError {
    fn from(bad: traumfabrik_table::BadId) -> Self {
        Self::Fault(bad.to_string())
    }
}

/// A fault: a word in the store for how a game stands that is none.
impl From<traumfabrik_table::BadStatus> for StoreError {
    fn from(bad: traumfabrik_table::BadStatus) -> Self {
        Self::Fault(bad.to_string())
    }
}

/// The answer of a store.
pub(crate) type Result<T> = std::result::Result<T, StoreError>;
