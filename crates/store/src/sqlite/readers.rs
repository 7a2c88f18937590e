//! A few connections that only read, beside the writer.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::{SqliteTx, at_once, open_reader};
use crate::StoreError;
use crate::error::Result;
use crate::tx::{Operation, Tx};

/// So many read at once.
const READERS_MAX: u32 = 4;

/// The connections. They are opened when they are first needed.
#[derive(Debug)]
pub(crate) struct Readers {
    path: PathBuf,
    turns: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub(crate) fn new(path: &Path) -> Self {
        let turns = Arc::new(Semaphore::new(READERS_MAX as usize));
        Self { path: path.to_owned(), turns, idle: Arc::default() }
    }

    pub(crate) async fn run<T: Send + 'static>(&self, op: impl Operation<T>) -> Result<T> {
        let place = self.path.display().to_string();
        let closed = StoreError::Away(format!("{place}: it was closed"));
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| closed)?;
        let (path, idle) = (self.path.clone(), Arc::clone(&self.idle));
        let reading = tokio::task::spawn_blocking(move || {
            // The turn goes back last, so that nobody finds a turn but no connection.
            let _turn = turn;
            let waiting = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut conn = waiting.map_or_else(|| open_reader(&path), Ok)?;
            let answer = at_once(op(&mut Tx::Sqlite(SqliteTx { conn: &mut conn, place: &place })));
            idle.lock().unwrap_or_else(PoisonError::into_inner).push(conn);
            answer
        });
        reading.await.unwrap_or_else(|error| Err(StoreError::Fault(error.to_string())))
    }

    /// Waits for those who read, and lets nobody read again.
    pub(crate) async fn close(&self) {
        let all = self.turns.acquire_many(READERS_MAX).await;
        self.turns.close();
        drop(all);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
