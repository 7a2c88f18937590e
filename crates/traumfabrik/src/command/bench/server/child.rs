//! A server in a process of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{ChildStdout, Command, Stdio};
use std::time::Duration;

use crate::data::DATABASE_VARIABLE;
use crate::failure::Failure;

/// A server that is measured. It is stopped when this goes.
#[derive(Debug)]
pub(super) struct Child {
    process: std::process::Child,
    host: String,
    /// Kept open: what the server says has to go somewhere.
    _output: BufReader<ChildStdout>,
}

/// Processor time that a server has used.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProcessorTime {
    /// In the program itself.
    pub(super) own: Duration,
    /// In the system, on its behalf.
    pub(super) system: Duration,
}

impl ProcessorTime {
    /// What was used since, in microseconds for each of so many moves: in the program, and in the
    /// system.
    pub(super) fn per_move_us(self, before: Self, n_moves: usize) -> (f64, f64) {
        let each = |used: Duration| used.as_secs_f64() * 1e6 / n_moves.max(1) as f64;
        (each(self.own - before.own), each(self.system - before.system))
    }
}

impl Child {
    /// Starts a server with limits that are no part of what is measured.
    pub(super) fn start(folder: &Path, database: Option<&str>) -> Result<Self, Failure> {
        const MANY: &str = "1000000";
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"]).arg(folder);
        for limit in [
            "--max-sockets-per-address",
            "--max-commands-per-second",
            "--max-costly-per-minute",
            "--max-reads-per-second",
            "--max-tables-per-person",
            "--max-connections",
        ] {
            command.args([limit, MANY]);
        }
        match database {
            Some(url) => command.env(DATABASE_VARIABLE, url),
            None => command.env_remove(DATABASE_VARIABLE),
        };
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let silent = || Failure::Io("the server says nothing".to_owned());
        let mut output = BufReader::new(process.stdout.take().ok_or_else(silent)?);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let mut child = Self { process, host: String::new(), _output: output };
        let host = line.split_once("http://").map(|(_, host)| host.trim().to_owned());
        child.host = host.ok_or_else(|| {
            Failure::Io(format!("the server does not say where it listens: '{}'", line.trim()))
        })?;
        Ok(child)
    }

    /// Where it listens.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// How much memory it has, where the system tells.
    pub(super) fn memory_kib(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches("kB").trim().parse().ok()
    }

    /// How much processor time it has used, where that is told.
    pub(super) fn processor_time(&self) -> Option<ProcessorTime> {
        const TICK_MS: u64 = 10;
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // The name of the program comes in brackets and may hold anything: what follows is counted.
        let (_, fields) = stat.rsplit_once(')')?;
        let mut ticks = fields.split_whitespace().skip(11).map(str::parse::<u64>);
        let mut next = || Some(Duration::from_millis(ticks.next()?.ok()? * TICK_MS));
        Some(ProcessorTime { own: next()?, system: next()? })
    }

    /// Stops it, and waits until it has let go of everything.
    pub(super) fn stop(mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // It may have been stopped already.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}
