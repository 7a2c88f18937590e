//! A PostgreSQL server for tests: made in a folder of its own, heard only there, gone afterwards.
//! And stores that break their word, or fail.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::error::Result;
use crate::{Store, StoreError};

pub use crate::tx::Access;

/// A store in a file that does not wait for the disk, so that a power cut undoes what it has
/// acknowledged. Whoever looks for lost entries has to find some here.
///
/// # Errors
/// If the file cannot be opened.
pub fn careless_sqlite(path: &Path) -> Result<Store> {
    Store::careless(path)
}

impl Store {
    /// Does to a store what none of our programs does, its guards lifted: whoever looks has to
    /// notice. Each statement is done by itself.
    pub fn tamper<'s>(&'s self, statements: &[&str]) -> crate::StoreFuture<'s, ()> {
        let statements: Vec<String> = statements.iter().map(|&sql| sql.to_owned()).collect();
        Box::pin(self.write(async move |tx| {
            for sql in tx.dialect().lift_guards {
                tx.execute(sql, &[]).await?;
            }
            for sql in &statements {
                tx.execute(sql, &[]).await?;
            }
            Ok(())
        }))
    }

    /// How many entries have no link of the chain.
    pub fn n_unchained(&self) -> crate::StoreFuture<'_, u64> {
        Box::pin(self.read(async |tx| {
            let sql = "select count(*) from entry where chain is null";
            tx.row(sql, &[]).await?.map_or(Ok(0), |row| row.count(0))
        }))
    }
}

/// What a test lets come between a store and whoever asks it.
pub trait Faults: std::fmt::Debug + Send + Sync {
    /// What becomes of the next operation, and how long that takes.
    fn next(&self, access: Access) -> (Fate, Duration);

    /// How far the clock of the store has been put forward.
    fn clock_ahead_ms(&self) -> i64;
}

/// What becomes of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is done.
    Done,
    /// The store is away.
    Away,
    /// It is done, but nobody is told.
    DoneUnknown,
    /// It is not done, and nobody is told.
    LostUnknown,
}

/// Does something, or fails.
pub(crate) async fn meet<T>(
    faults: &dyn Faults,
    access: Access,
    work: impl Future<Output = Result<T>>,
) -> Result<T> {
    let unknown = || StoreError::Unknown("the line went dead".to_owned());
    let (fate, after) = faults.next(access);
    tokio::time::sleep(after).await;
    match fate {
        Fate::Done => work.await,
        Fate::Away => Err(StoreError::Away("it is away".to_owned())),
        Fate::DoneUnknown => {
            work.await?;
            Err(unknown())
        }
        Fate::LostUnknown => Err(unknown()),
    }
}

/// What is needed of PostgreSQL.
const PROGRAMS: [&str; 5] = ["initdb", "postgres", "pg_isready", "createdb", "psql"];
const OWNER: &str = "traumfabrik";
const START_LIMIT: Duration = Duration::from_secs(60);

/// A server that ends when this is dropped, or when the process ends, however it does.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    /// A shell that starts the server, stops and starts it when told, and when its standard input
    /// ends stops it and removes the folder. So nothing stays behind even if the tests are killed.
    keeper: Child,
    n_databases: AtomicU32,
}

impl Postgres {
    /// One server for all tests of a program.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// A server of one's own, in a hurry: what it acknowledges may still be on its way to the disk.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start. A test that needs it must not pass
    /// without.
    pub fn start() -> Self {
        Self::start_with("-F -c synchronous_commit=off -c full_page_writes=off")
    }

    /// A server of one's own that keeps its word when the power fails, for measuring.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start_durable() -> Self {
        Self::start_with("")
    }

    fn start_with(options: &str) -> Self {
        let programs = find_programs();
        let mut command = as_owner("sh");
        command.args(["-c", FOLDER]);
        let folder = PathBuf::from(answer(command).trim());
        let mut command = as_owner(programs.join("initdb"));
        command.arg("-D").arg(folder.join("data"));
        command.args(["-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
        answer(command);
        let keeper = as_owner("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(programs.join("postgres"))
            .arg(&folder)
            .arg(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("the server of the tests does not start: {error}"));
        let server = Self { programs, folder, keeper, n_databases: AtomicU32::new(0) };
        server.wait_until(true);
        server
    }

    /// The address of a fresh database on the server.
    ///
    /// # Panics
    /// If none can be made.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.n_databases.fetch_add(1, Ordering::Relaxed));
        let mut command = Command::new(self.programs.join("createdb"));
        command.arg("-h").arg(&self.folder).args(["-U", OWNER, "-T", "template0", &name]);
        answer(command);
        format!("postgres://{OWNER}@localhost/{name}?host={}", self.folder.display())
    }

    /// Ends the server at once, as a fault would. What it has acknowledged is on its disk.
    ///
    /// # Panics
    /// If it does not end.
    pub fn stop(&self) {
        self.tell_keeper("stop");
        self.wait_until(false);
    }

    /// Starts the server again after a [`stop`](Self::stop).
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&self) {
        self.tell_keeper("start");
        self.wait_until(true);
    }

    fn tell_keeper(&self, word: &str) {
        let told = self.keeper.stdin.as_ref().map(|mut stdin| writeln!(stdin, "{word}"));
        assert!(matches!(told, Some(Ok(()))), "the keeper of the server is gone: {told:?}");
    }

    fn wait_until(&self, is_up: bool) {
        let began = Instant::now();
        let mut ask = Command::new(self.programs.join("pg_isready"));
        ask.arg("-q").arg("-h").arg(&self.folder);
        while ask.status().is_ok_and(|status| status.success()) != is_up {
            if began.elapsed() > START_LIMIT {
                let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                panic!("the server of the tests does not start or stop: {log}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Has the server do something that no store does. Answers with what it says.
    ///
    /// # Panics
    /// If it refuses.
    pub fn sql(&self, url: &str, sql: &str) -> String {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, url]);
        answer(command)
    }

    /// Has the server do all that a file says, as one that `pg_dump` made.
    ///
    /// # Panics
    /// If it refuses.
    pub fn load(&self, url: &str, file: &Path) {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["-X", "-q", "-v", "ON_ERROR_STOP=1", "-f"]).arg(file).arg(url);
        answer(command);
    }

    /// Begins a transaction with this, and holds what it locks until the answer is dropped.
    ///
    /// # Panics
    /// If the server refuses.
    pub fn hold(&self, url: &str, sql: &str) -> Held {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", url]);
        let mut holder = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("psql does not start: {error}"));
        let asked = holder.stdin.as_mut().map(|told| writeln!(told, "begin; {sql}; \\echo held"));
        assert!(matches!(asked, Some(Ok(()))), "psql does not listen: {asked:?}");
        let answers = BufReader::new(holder.stdout.take().expect("it has an output"));
        let is_held = answers.lines().map_while(|line| line.ok()).any(|line| line == "held");
        assert!(is_held, "the server refused: {sql}");
        Held { holder }
    }

    /// Waits until so many sessions of a database wait for somebody to let go of something.
    ///
    /// # Panics
    /// If they never do.
    pub fn until_waiting(&self, url: &str, n_waiting: usize) {
        let began = Instant::now();
        let sql = "select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'";
        while self.sql(url, sql).trim() != n_waiting.to_string() {
            assert!(began.elapsed() < START_LIMIT, "nobody waits");
        }
    }
}

/// What a transaction has locked. It is let go when this is dropped.
#[derive(Debug)]
pub struct Held {
    holder: Child,
}

impl Drop for Held {
    fn drop(&mut self) {
        // The end of its input is the end of its transaction.
        drop(self.holder.stdin.take());
        self.holder.wait().ok();
    }
}

/// Makes a folder for the server's owner, whom some machines do not let write in `/tmp`.
const FOLDER: &str = "name=traumfabrik-pg-XXXXXX
mktemp -d /tmp/$name 2>/dev/null || mktemp -d /var/tmp/$name";

/// Its arguments: the server, the folder, and options. Signals meant for the tests do not reach the server:
/// it ends when they do. Its words are the names of its functions.
const KEEPER: &str = r#"
trap "" INT HUP TERM
start() {
    "$program" -D "$folder/data" -k "$folder" -h "" -p 5432 -N 300 $options \
        >>"$folder/log" 2>&1 </dev/null &
    server=$!
}
stop() {
    [ -z "$server" ] || { kill -QUIT "$server"; wait "$server"; }
    server=
}
program=$1 folder=$2 options=$3
start
while read -r word; do "$word"; done
stop
rm -rf "$folder"
"#;

impl Drop for Postgres {
    fn drop(&mut self) {
        // The shell sees the end of its input.
        drop(self.keeper.stdin.take());
        self.keeper.wait().ok();
    }
}

/// Debian keeps the programs of each version in a folder of its own, off the usual path.
fn find_programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<_> = versions.map(|version| version.path()).collect();
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    versions.sort_by_key(|path| std::cmp::Reverse(number(path)));
    let mut found: Vec<_> = versions.into_iter().map(|version| version.join("bin")).collect();
    found.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let is_complete = |folder: &PathBuf| PROGRAMS.iter().all(|name| folder.join(name).exists());
    found.into_iter().find(is_complete).unwrap_or_else(|| {
        panic!(
            "these tests need PostgreSQL: run 'scripts/setup postgres', or install it \
            (on Debian or Ubuntu: sudo apt-get install postgresql)"
        )
    })
}

/// A command as somebody whom PostgreSQL lets run a server: not the administrator.
fn as_owner(program: impl AsRef<Path>) -> Command {
    let mut id = Command::new("id");
    id.arg("-u");
    if answer(id).trim() != "0" {
        return Command::new(program.as_ref());
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]);
    command.arg(program.as_ref()).current_dir("/");
    command
}

/// What a command says.
fn answer(mut command: Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{command:?}: {said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    said
}
