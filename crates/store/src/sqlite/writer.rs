//! The one thread that writes. It takes all who wait, does what each wants, and makes it last for
//! all of them at once: waiting for the disk is what takes time, and this way they share it.

use std::fs::File;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::files::Files;
use super::{SqliteTx, at_once, sort};
use crate::error::Result;
use crate::store::Watched;
use crate::tx::{Operation, Tx};
use crate::{Stats, StoreError};

/// So many may wait; more wait to wait.
const QUEUE_MAX: usize = 4096;
/// So many share a transaction, so that nobody waits long for the others.
const BATCH_MAX: usize = 512;
/// Nobody waits longer to be let into the queue.
const QUEUE_LIMIT: Duration = Duration::from_secs(10);

/// The thread, and the way to it.
#[derive(Debug)]
pub(crate) struct Writer {
    place: String,
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    n_jobs: AtomicU64,
    n_commits: AtomicU64,
    watched: Watched,
}

/// An operation, and somebody who waits for its answer.
trait Job: Send {
    /// Does it; answers why it is not to be kept.
    fn run(&mut self, tx: &mut Tx<'_>) -> Option<StoreError>;

    /// Tells whoever waits. If the transaction was lost, so is everything that was done in it.
    fn answer(self: Box<Self>, lost: Option<StoreError>);
}

struct Waiting<F, T> {
    op: F,
    result: Result<T>,
    reply: oneshot::Sender<Result<T>>,
}

impl<T: Send, F: Operation<T>> Job for Waiting<F, T> {
    fn run(&mut self, tx: &mut Tx<'_>) -> Option<StoreError> {
        self.result = at_once((self.op)(tx));
        self.result.as_ref().err().cloned()
    }

    fn answer(self: Box<Self>, lost: Option<StoreError>) {
        // Whoever does not wait any more needs no answer.
        self.reply.send(lost.map_or(self.result, Err)).ok();
    }
}

impl Writer {
    /// Starts the thread. Where there is a file, it holds the lock on it for as long as it writes.
    pub(crate) fn start(
        conn: Connection,
        place: String,
        file: Option<(File, Files)>,
    ) -> Result<Self> {
        let (sender, queue) = mpsc::channel(QUEUE_MAX);
        let counts = Arc::new(Counts::default());
        let (thread_place, thread_counts) = (place.clone(), Arc::clone(&counts));
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || {
                let (lock, files) = file.unzip();
                work(conn, files, queue, &thread_place, &thread_counts);
                drop(lock);
            })
            .map_err(|error| StoreError::CannotOpen {
                place: place.clone(),
                why: format!("no thread can be started for it: {error}"),
            })?;
        let (queue, thread) = (Mutex::new(Some(sender)), Mutex::new(Some(thread)));
        Ok(Self { place, queue, thread, counts })
    }

    pub(crate) async fn run<T: Send + 'static>(&self, op: impl Operation<T>) -> Result<T> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let queue = queue.ok_or_else(|| self.stopped())?;
        let (reply, answer) = oneshot::channel();
        let job = Waiting { op, result: Err(self.stopped()), reply };
        match timeout(QUEUE_LIMIT, queue.send(Box::new(job))).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return Err(self.stopped()),
            Err(_) => return Err(StoreError::Busy(format!("{}: too many wait", self.place))),
        }
        // The thread answers everybody whom it let in, unless it dies.
        answer.await.unwrap_or_else(|_| {
            Err(StoreError::Unknown(format!("{}: its writer has failed", self.place)))
        })
    }

    pub(crate) fn place(&self) -> &str {
        &self.place
    }

    pub(crate) fn stats(&self) -> Stats {
        Stats {
            n_jobs: self.counts.n_jobs.load(Ordering::Relaxed),
            n_commits: self.counts.n_commits.load(Ordering::Relaxed),
        }
    }

    pub(crate) fn watched(&self) -> &Watched {
        &self.counts.watched
    }

    /// Lets those who wait be served, and waits for the thread to end.
    pub(crate) async fn close(&self) {
        if let Some(thread) = self.hang_up() {
            // A thread that died has nothing left to finish.
            tokio::task::spawn_blocking(|| thread.join().ok()).await.ok();
        }
    }

    fn hang_up(&self) -> Option<JoinHandle<()>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.thread.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn stopped(&self) -> StoreError {
        StoreError::Away(format!("{}: it was closed", self.place))
    }
}

impl Drop for Writer {
    /// When the store is gone, its file is free.
    fn drop(&mut self) {
        if let Some(thread) = self.hang_up() {
            thread.join().ok();
        }
    }
}

fn work(
    mut conn: Connection,
    mut files: Option<Files>,
    mut queue: mpsc::Receiver<Box<dyn Job>>,
    place: &str,
    counts: &Counts,
) {
    let mut jobs = Vec::with_capacity(BATCH_MAX);
    while queue.blocking_recv_many(&mut jobs, BATCH_MAX) > 0 {
        let began = Instant::now();
        let kept = run_all(&mut conn, files.as_mut(), place, &mut jobs);
        match &kept {
            Ok(synced_for) => {
                counts.n_commits.fetch_add(1, Ordering::Relaxed);
                counts.n_jobs.fetch_add(jobs.len() as u64, Ordering::Relaxed);
                if let Some(watch) = counts.watched.get() {
                    watch.committed(began.elapsed(), jobs.len());
                    // A database in memory waits for no disk.
                    if files.is_some() {
                        watch.synced(*synced_for);
                    }
                }
            }
            Err(error) => {
                tracing::error!(%error, "a transaction was lost");
                // Some failures have rolled back already.
                conn.execute_batch("rollback").ok();
            }
        }
        for job in jobs.drain(..) {
            job.answer(kept.as_ref().err().cloned());
        }
    }
}

/// Runs all jobs in one transaction. One that fails undoes what it did, and nothing else. Answers how
/// long it took to make the transaction last.
fn run_all(
    conn: &mut Connection,
    mut files: Option<&mut Files>,
    place: &str,
    jobs: &mut [Box<dyn Job>],
) -> Result<Duration> {
    let mut check_files = || files.as_mut().map_or(Ok(()), |files| files.check());
    check_files()?;
    execute(conn, place, "begin immediate")?;
    let has_failed =
        |job: &mut Box<dyn Job>| job.run(&mut Tx::Sqlite(SqliteTx { conn, place })).is_some();
    // Jobs hardly ever fail, and to be ready for it takes time: SQLite copies all that they touch.
    // If one does, all are run again, each so that it can be undone alone.
    if jobs.iter_mut().any(has_failed) {
        // Some failures have rolled back already.
        execute(conn, place, "rollback").ok();
        execute(conn, place, "begin immediate")?;
        jobs.iter_mut().try_for_each(|job| run_apart(conn, place, &mut **job))?;
    }
    let began = Instant::now();
    execute(conn, place, "commit").map_err(|error| match error {
        // Whether what was written reached the disk shows only when the file is read again.
        StoreError::Away(why) => StoreError::Unknown(why),
        other => other,
    })?;
    let synced_for = began.elapsed();
    // It may have gone while we wrote: then it is kept, but nobody knows where.
    check_files().map_err(|error| StoreError::Unknown(error.to_string()))?;
    Ok(synced_for)
}

/// Runs a job so that it can be undone, and does that if it fails.
fn run_apart(conn: &mut Connection, place: &str, job: &mut dyn Job) -> Result<()> {
    execute(conn, place, "savepoint job")?;
    if let Some(error) = job.run(&mut Tx::Sqlite(SqliteTx { conn, place })) {
        // A full disk, for one, ends the transaction of all without being asked.
        if conn.is_autocommit() {
            return Err(error);
        }
        execute(conn, place, "rollback to job")?;
    }
    execute(conn, place, "release job")
}

fn execute(conn: &Connection, place: &str, sql: &str) -> Result<()> {
    let done = conn.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
    done.map(drop).map_err(|error| sort(place, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(text: String) -> impl Operation<u64> {
        async move |tx| tx.execute("insert into jar (text) values ($1)", &[(&text).into()]).await
    }

    async fn texts(tx: &mut Tx<'_>) -> Result<Vec<String>> {
        tx.rows("select text from jar", &[]).await?.iter().map(|row| row.text(0)).collect()
    }

    /// A database that may not grow says the same as a disk that is full.
    #[tokio::test]
    async fn a_full_disk_is_named_and_does_not_stop_the_writer() {
        let conn = Connection::open_in_memory().expect("a database");
        conn.execute_batch("create table jar (text text); pragma max_page_count = 20")
            .expect("a table");
        let writer = Writer::start(conn, "jar.db".to_owned(), None).expect("a writer");
        let put = |text: String| writer.run(fill(text));
        assert_eq!(put("small".to_owned()).await, Ok(1));
        let full = StoreError::DiskFull { file: "jar.db".to_owned() };
        assert_eq!(put("x".repeat(500_000)).await, Err(full));
        assert_eq!(put("small too".to_owned()).await, Ok(1));
        let kept = writer.run(texts).await;
        assert_eq!(kept, Ok(vec!["small".to_owned(), "small too".to_owned()]));
    }

    #[tokio::test]
    async fn if_the_transaction_is_lost_nobody_is_told_otherwise() {
        let mut conn = Connection::open_in_memory().expect("a database");
        // A job that ends the transaction of all, as some failures do.
        conn.execute_batch("create table jar (text text unique on conflict rollback)")
            .expect("a table");
        let (mut jobs, mut answers) = (Vec::<Box<dyn Job>>::new(), Vec::new());
        for text in ["one", "two", "two", "three"] {
            let (reply, answer) = oneshot::channel();
            let result = Err(StoreError::Fault("not run".to_owned()));
            jobs.push(Box::new(Waiting { op: fill(text.to_owned()), result, reply }));
            answers.push(answer);
        }
        let lost = run_all(&mut conn, None, "jar.db", &mut jobs).expect_err("it is lost");
        for job in jobs {
            job.answer(Some(lost.clone()));
        }
        for answer in answers {
            assert_eq!(answer.await.expect("an answer"), Err(lost.clone()));
        }
        let mut tx = Tx::Sqlite(SqliteTx { conn: &mut conn, place: "jar.db" });
        assert_eq!(at_once(texts(&mut tx)), Ok(Vec::new()));
    }
}
