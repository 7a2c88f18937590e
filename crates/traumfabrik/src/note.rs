//! The note that a running server leaves in its data folder: where it is, and the secret by which
//! it knows its host. `traumfabrik admin` reads it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use traumfabrik_wire::hex;

use crate::data::{DATABASE_VARIABLE, DataFolder};
use crate::failure::Failure;

const NOTE: &str = "server.json";
const LOCK: &str = "server.lock";
/// The store that is not in the folder, as the note and the log call it.
pub(crate) const POSTGRES: &str = "postgres";

/// Where a server is, and what its host has to show.
#[derive(Deserialize, Serialize)]
pub(crate) struct Note {
    /// The address on this machine.
    pub(crate) url: String,
    /// The secret. It is another one every time the server starts.
    pub(crate) secret: String,
    /// The kind of its store.
    #[serde(default)]
    store: String,
}

impl Note {
    /// The note of the server that uses a folder.
    pub(crate) fn read(folder: &DataFolder) -> Result<Self, Failure> {
        let path = folder.path().join(NOTE);
        let text = fs::read_to_string(&path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Failure::Io(format!(
                "no server runs on {}: start one with 'traumfabrik serve', or give its folder with \
                 --data DIR",
                folder.path().display()
            )),
            _ => Failure::file("read", &path, error),
        })?;
        let wrong = |error| Failure::file("read", &path, error);
        serde_json::from_str(&text).map_err(wrong)
    }
}

/// Makes sure that the server that uses a folder keeps its games there. After a move to PostgreSQL
/// the old ones still lie in it, and nobody would notice that only those are backed up every night.
pub(crate) fn unless_moved(folder: &DataFolder) -> Result<(), Failure> {
    match Note::read(folder) {
        Ok(note) if note.store == POSTGRES => Err(Failure::No(format!(
            "{}: the server that uses this folder keeps its games in PostgreSQL, and those that lie \
             here are from before; set {DATABASE_VARIABLE} or {DATABASE_VARIABLE}_FILE instead of \
             --data",
            folder.path().display()
        ))),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// A secret that nobody can guess.
pub(crate) fn new_secret() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Io(format!("the system has no random numbers: {error}")))?;
    Ok(hex(&bytes))
}

/// The right to leave a note in a folder, which one server has at a time. The note goes when this
/// is dropped; after a crash it stays, and the next server writes another one.
#[derive(Debug)]
pub(crate) struct Place {
    note: PathBuf,
    _lock: File,
}

impl Place {
    /// Takes the place in a folder.
    pub(crate) fn take(folder: &DataFolder) -> Result<Self, Failure> {
        folder.make()?;
        let path = folder.path().join(LOCK);
        let failed = |error| Failure::file("open", &path, error);
        let lock = private().create(true).open(&path).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { note: folder.path().join(NOTE), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(Failure::No(format!(
                "{}: another server uses this folder; stop that one first, or give this one a \
                 folder of its own with --data DIR",
                folder.path().display()
            ))),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Leaves the note of a server that listens here.
    pub(crate) fn leave(
        &self,
        listen: SocketAddr,
        secret: String,
        store: &str,
    ) -> Result<(), Failure> {
        let failed = |error| Failure::file("write", &self.note, error);
        let url = format!("http://{}", reachable(listen));
        let note = Note { url, secret, store: store.to_owned() };
        let text = serde_json::to_string(&note).map_err(io::Error::from).map_err(failed)?;
        // A file that lies there already may be open to others.
        remove(&self.note).map_err(failed)?;
        let mut file = private().create_new(true).open(&self.note).map_err(failed)?;
        writeln!(file, "{text}").map_err(failed)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Err(error) = remove(&self.note) {
            tracing::warn!(%error, "the note {} stays behind", self.note.display());
        }
    }
}

/// Whoever listens everywhere can be reached on this machine itself.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let mut address = listen;
    if listen.ip().is_unspecified() {
        address.set_ip(match listen {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

/// How to open a file that only its owner may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}
