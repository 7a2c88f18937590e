//! Backups of a store in a file.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::StoreError;
use crate::error::Result;
use crate::schema::KNOWN;
use crate::sqlite::{beside, check, create_private, lock, open_reader, sort, sort_io, sync_folder};

/// What a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// How many games.
    pub n_games: u64,
    /// How many entries in all of them.
    pub n_entries: u64,
    /// How large the file is.
    pub n_bytes: u64,
}

/// Makes a copy of a store as it is at one moment, also while a server uses it. The copy was
/// checked and is on the disk when this answers. It takes a while: call it where waiting is fine.
///
/// # Errors
/// [`StoreError::Exists`] if there is a file of that name, others if the store cannot be read or
/// the copy cannot be written.
pub fn backup(from: &Path, to: &Path) -> Result<Backup> {
    must_be_free(to)?;
    copy_file(&open_existing(from)?, to)
}

/// Makes a store from a backup. The backup is checked first, and is not changed.
///
/// # Errors
/// [`StoreError::Exists`] or [`StoreError::InUse`] if there is a store already, others if the
/// backup is damaged, or was made by a later version of this program.
pub fn restore(backup: &Path, to: &Path) -> Result<Backup> {
    must_be_free(to)?;
    // What the last store of that name left behind would be taken for a part of the new one.
    for ending in ["-wal", "-shm", "-journal"] {
        must_be_free(&beside(to, ending))?;
    }
    let conn = open_existing(backup)?;
    let place = backup.display().to_string();
    let found = check(&conn, &place)?;
    if found > KNOWN {
        return Err(StoreError::NewerSchema { place, found, known: KNOWN });
    }
    let _lock = lock(to)?;
    copy_file(&conn, to)
}

/// Reading must not make a file.
fn open_existing(path: &Path) -> Result<Connection> {
    let file = path.display().to_string();
    fs::metadata(path).map_err(|error| sort_io(&file, &error))?;
    open_reader(path)
}

fn must_be_free(path: &Path) -> Result<()> {
    let file = path.display().to_string();
    match path.try_exists() {
        Ok(false) => Ok(()),
        Ok(true) => Err(StoreError::Exists { file }),
        Err(error) => Err(sort_io(&file, &error)),
    }
}

/// Writes a copy beside its place and moves it there when it is complete, so that nobody ever
/// takes half a copy for a whole one.
fn copy_file(conn: &Connection, to: &Path) -> Result<Backup> {
    let place = to.display().to_string();
    let failed = |error: std::io::Error| sort_io(&place, &error);
    let part = Part(beside(to, ".part"));
    create_private(&part.0).map_err(|error| sort_io(&part.0.display().to_string(), &error))?;
    let name = part.0.to_str().ok_or_else(|| StoreError::CannotOpen {
        place: place.clone(),
        why: "the name of the file is not plain text".to_owned(),
    })?;
    conn.execute("vacuum into ?1", [name]).map_err(|error| sort(&place, &error))?;
    let copied = counted(&part.0, &place)?;
    File::open(&part.0).and_then(|file| file.sync_all()).map_err(failed)?;
    must_be_free(to)?;
    fs::rename(&part.0, to).map_err(failed)?;
    sync_folder(to).map_err(failed)?;
    Ok(copied)
}

/// A file that is not complete, and is taken away unless it was moved to its place.
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        // Usually it has been moved.
        fs::remove_file(&self.0).ok();
    }
}

fn counted(path: &Path, place: &str) -> Result<Backup> {
    let conn = open_reader(path)?;
    check(&conn, place)?;
    let count = |table: &str| {
        let sql = format!("select count(*) from {table}");
        let n_rows = conn.query_row(&sql, [], |row| row.get::<_, i64>(0));
        n_rows.map(i64::unsigned_abs).map_err(|error| sort(place, &error))
    };
    let n_bytes = fs::metadata(path).map_err(|error| sort_io(place, &error))?.len();
    Ok(Backup { n_games: count("game")?, n_entries: count("entry")?, n_bytes })
}
