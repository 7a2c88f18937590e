//! A server as a process of its own, which can be killed.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use tempfile::TempDir;
use tokio::sync::watch;
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{Store, Time, postgres, sqlite};

/// Where a server keeps its games: in a file of its data folder, or in a database.
#[derive(Clone, Debug)]
pub(crate) struct Home {
    folder: Arc<TempDir>,
    database: Option<String>,
}

impl Home {
    /// A fresh one in a file.
    pub(crate) fn sqlite() -> Self {
        Self { folder: Arc::new(TempDir::new().expect("a folder")), database: None }
    }

    /// A fresh one in a database.
    pub(crate) fn postgres() -> Self {
        Self { database: Some(Postgres::shared().database()), ..Self::sqlite() }
    }

    /// The same database for another server, which has a folder of its own.
    pub(crate) fn beside(&self) -> Self {
        Self { database: self.database.clone(), ..Self::sqlite() }
    }

    /// The store itself, to look into when no server runs.
    pub(crate) async fn store(&self) -> Store {
        match &self.database {
            None => sqlite(self.path("traumfabrik.db")).expect("the store"),
            Some(url) => postgres(url).await.expect("the store"),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// A server that runs, and when it began to.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Just before it was started.
    pub(crate) began_at: Time,
    /// Just after it said that it is open.
    pub(crate) open_at: Time,
}

/// Starts one server after the other on the same store, and tells people where.
pub(crate) struct Service {
    home: Home,
    host: watch::Sender<String>,
}

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct How {
    /// Which program it is.
    pub(crate) program: PathBuf,
    /// Whether it has the limits that it has unless told otherwise: as a rule, tests would be in
    /// their way.
    pub(crate) is_limited: bool,
}

impl Default for How {
    fn default() -> Self {
        Self { program: env!("CARGO_BIN_EXE_traumfabrik").into(), is_limited: false }
    }
}

impl Service {
    pub(crate) fn new(home: Home) -> Self {
        Self { home, host: watch::Sender::new("127.0.0.1:1".to_owned()) }
    }

    /// Where the server is.
    pub(crate) fn host(&self) -> watch::Receiver<String> {
        self.host.subscribe()
    }

    /// Starts a server, and waits until it says where it is.
    pub(crate) async fn start(&self) -> Process {
        let (process, host) = launch(&self.home, &How::default()).await;
        self.host.send_replace(host);
        process
    }
}

impl Process {
    /// Kills it: it can neither notice nor finish anything. Answers when.
    pub(crate) fn kill(mut self) -> Time {
        let killed_at = now();
        self.end();
        killed_at
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) async fn stop(mut self) {
        let stopping = tokio::task::spawn_blocking(move || {
            let pid = self.child.id().to_string();
            let told = Command::new("kill").args(["-TERM", &pid]).status();
            assert!(told.is_ok_and(|status| status.success()), "it cannot be told to stop");
            self.child.wait().expect("it stops")
        });
        assert!(stopping.await.expect("no panic").success(), "it stops in good order");
    }

    /// How much processor time it has used, its own and the system's for it.
    pub(crate) fn processor_time(&self) -> Duration {
        const TICK: Duration = Duration::from_millis(10);
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.expect("the system tells");
        // The name of the program comes in brackets and may hold anything: what follows is counted.
        let (_, fields) = stat.rsplit_once(')').expect("a name");
        let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u32>);
        TICK * ticks.sum::<Result<u32, _>>().expect("numbers")
    }

    /// The most memory that it has had, where the system tells.
    pub(crate) fn memory_peak_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.trim().trim_end_matches("kB").trim().parse().ok()
    }

    fn end(&mut self) {
        // It may have ended before.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Starts a server, and waits until it says where it is.
pub(crate) async fn launch(home: &Home, how: &How) -> (Process, String) {
    let (home, how) = (home.clone(), how.clone());
    tokio::task::spawn_blocking(move || start(&home, &how)).await.expect("it starts")
}

fn start(home: &Home, how: &How) -> (Process, String) {
    let mut command = Command::new(&how.program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(home.folder.path());
    command.args(home.database.iter().flat_map(|url| ["--database", url]));
    let limits = ["commands-per-second", "costly-per-minute", "tables-per-person"];
    for limit in limits.iter().filter(|_| !how.is_limited) {
        command.args([&format!("--max-{limit}"), "1000000"]);
    }
    let log = File::create(home.path("server.log")).expect("a log");
    command.env("LC_ALL", "C").env_remove("TRAUMFABRIK_DATABASE").env_remove("TRAUMFABRIK_LOG");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
    let began_at = now();
    let mut child = command.spawn().expect("the binary starts");
    let mut told = String::new();
    let mut stdout = BufReader::new(child.stdout.take().expect("it has an output"));
    stdout.read_line(&mut told).expect("the server tells where it is");
    let host = told.trim().split_once("http://").map(|(_, host)| host.to_owned());
    let host = host.unwrap_or_else(|| {
        let log = std::fs::read_to_string(home.path("server.log")).unwrap_or_default();
        panic!("the server does not start: {told}{log}")
    });
    (Process { child, began_at, open_at: now() }, host)
}

/// The time of this machine, by which both stores go here.
pub(crate) fn now() -> Time {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("it is later than 1970");
    Time(since.as_millis() as i64)
}
