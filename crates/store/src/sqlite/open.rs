//! Opening a file, and saying clearly why that did not work.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::StoreError;
use crate::error::Result;

/// Earlier versions may damage a file when several connections begin a new log of changes at once.
const SQLITE_MIN: i32 = 3_051_003;
/// Marks a file as ours: `Trau`.
const APPLICATION_ID: i64 = 0x5472_6175;
/// How long to wait for somebody else who has the file open, such as a backup.
const BUSY_LIMIT: Duration = Duration::from_secs(5);
/// How long a server that is just leaving may still hold its file. A program that another thread
/// is just starting has all our files, locks included, until it has begun.
const LEAVING: Duration = Duration::from_secs(1);
const GLANCE: Duration = Duration::from_millis(20);
/// How many statements to keep prepared.
const STATEMENTS_MAX: usize = 128;

/// Opens a file to write, makes it if it is not there, and keeps others from doing so too.
pub(crate) fn open_writer(path: &Path) -> Result<(Connection, File)> {
    let place = path.display().to_string();
    if let Some(folder) = path.parent() {
        create_folder(folder).map_err(|error| sort_io(&place, &error))?;
    }
    let lock = lock(path)?;
    match create_private(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            return Err(sort_io(&place, &error));
        }
        Ok(_) | Err(_) => {}
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags).map_err(|error| sort(&place, &error))?;
    settle(&conn, &place)?;
    let failed = |error: rusqlite::Error| sort(&place, &error);
    if conn.is_readonly("main").map_err(failed)? {
        return Err(StoreError::ReadOnly { file: place });
    }
    let mode: String =
        conn.query_row("pragma journal_mode = wal", [], |row| row.get(0)).map_err(failed)?;
    if mode != "wal" {
        let why = "its file system cannot share memory; give a file on a local disk".to_owned();
        return Err(StoreError::CannotOpen { place, why });
    }
    // Without the full synchronisation, a power cut would undo what was acknowledged. What many
    // games change again and again is not carried over from the log of changes so often.
    conn.execute_batch("pragma synchronous = full; pragma wal_autocheckpoint = 4000")
        .map_err(failed)?;
    Ok((conn, lock))
}

/// Opens a file to read.
pub(crate) fn open_reader(path: &Path) -> Result<Connection> {
    let place = path.display().to_string();
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags).map_err(|error| sort(&place, &error))?;
    settle(&conn, &place)?;
    Ok(conn)
}

/// What every connection needs. It also makes sure that the file is a database, and ours.
pub(crate) fn settle(conn: &Connection, place: &str) -> Result<()> {
    if rusqlite::version_number() < SQLITE_MIN {
        let why = format!(
            "SQLite {} is too old and could damage it; 3.51.3 or later is needed",
            rusqlite::version()
        );
        return Err(StoreError::CannotOpen { place: place.to_owned(), why });
    }
    let settings = || -> rusqlite::Result<bool> {
        conn.busy_timeout(BUSY_LIMIT)?;
        conn.set_prepared_statement_cache_capacity(STATEMENTS_MAX);
        // Otherwise plans depend on what they are first used for, and most statements would be
        // prepared anew for every use.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        conn.execute_batch(
            "pragma foreign_keys = on; pragma trusted_schema = off; pragma temp_store = memory",
        )?;
        let id: i64 = conn.query_row("pragma application_id", [], |row| row.get(0))?;
        let n_tables: i64 =
            conn.query_row("select count(*) from sqlite_schema", [], |row| row.get(0))?;
        if id == 0 && n_tables == 0 && !conn.is_readonly("main")? {
            conn.execute_batch(&format!("pragma application_id = {APPLICATION_ID}"))?;
            return Ok(true);
        }
        Ok(id == APPLICATION_ID)
    };
    match settings().map_err(|error| sort(place, &error))? {
        true => Ok(()),
        false => Err(StoreError::NotADatabase { file: place.to_owned() }),
    }
}

/// Makes sure that a file is whole, and answers with the version of its tables.
pub(crate) fn check(conn: &Connection, place: &str) -> Result<i64> {
    let failed = |error: rusqlite::Error| sort(place, &error);
    let what: String =
        conn.query_row("pragma integrity_check(1)", [], |row| row.get(0)).map_err(failed)?;
    if what != "ok" {
        return Err(StoreError::Damaged { file: place.to_owned(), what });
    }
    conn.query_row("select coalesce(max(version), 0) from schema_version", [], |row| row.get(0))
        .map_err(failed)
}

/// Keeps other processes from using a file as their store for as long as the answer lives. The
/// lock is on a file beside it, since SQLite has locks of its own on the file.
pub(crate) fn lock(path: &Path) -> Result<File> {
    let place = path.display().to_string();
    let beside = beside(path, ".lock");
    let file = match create_private(&beside) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            OpenOptions::new().write(true).open(&beside)
        }
        other => other,
    };
    let file = file.map_err(|error| sort_io(&place, &error))?;
    let deadline = Instant::now() + LEAVING;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < deadline => thread::sleep(GLANCE),
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { file: place }),
            Err(TryLockError::Error(error)) => return Err(sort_io(&place, &error)),
        }
    }
}

/// The name of a file with something added at its end.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes a file that only its owner may read: it will hold seeds and the hashes of passwords.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    if folder.as_os_str().is_empty() { Ok(()) } else { builder.create(folder) }
}

/// Makes a new name in a folder last.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// What a failure of SQLite means.
pub(crate) fn sort(place: &str, error: &rusqlite::Error) -> StoreError {
    let file = place.to_owned();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::DiskFull { file },
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly { file },
        Some(ErrorCode::NotADatabase) => StoreError::NotADatabase { file },
        Some(ErrorCode::DatabaseCorrupt) => StoreError::Damaged { file, what: error.to_string() },
        Some(ErrorCode::CannotOpen) => {
            StoreError::CannotOpen { place: file, why: error.to_string() }
        }
        Some(
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::SystemIoFailure
            | ErrorCode::OutOfMemory,
        ) => StoreError::Away(format!("{place}: {error}")),
        _ => StoreError::Fault(format!("{place}: {error}")),
    }
}

/// What a failure of the file system means.
pub(crate) fn sort_io(place: &str, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            StoreError::DiskFull { file: place.to_owned() }
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            StoreError::ReadOnly { file: place.to_owned() }
        }
        _ => StoreError::CannotOpen { place: place.to_owned(), why: error.to_string() },
    }
}
