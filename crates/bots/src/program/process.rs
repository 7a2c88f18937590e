//! A program that runs beside ours and is spoken to in lines. Nothing that it does, or fails to
//! do, may keep us waiting longer than we said we would.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel,
};
use std::thread;
use std::time::{Duration, Instant};

use super::command;

/// No line of a program is longer, in bytes.
const LINE_MAX: usize = 1 << 20;
/// How many characters of a line are quoted.
const QUOTE_MAX: usize = 200;
/// How many lines we take in before anybody reads them. A program that says more than it is asked
/// for gets stuck in its own output, and not in our memory.
const LINES_AHEAD: usize = 4;
/// How often we look whether a program has ended.
const GLANCE: Duration = Duration::from_millis(1);

/// A program, our line to it and its line to us. Dropping it ends the program.
///
/// Both lines have a thread: a program that does not read blocks the one, a silent program the
/// other. They end with the program, and nobody waits for them: a child of the program may hold
/// its lines open for longer.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: Option<Sender<String>>,
    output: Receiver<Said>,
    farewell: Duration,
}

/// What came from the program.
#[derive(Debug)]
enum Said {
    Line(Vec<u8>),
    TooLong,
}

impl Process {
    /// Starts a program. When it is to end, or has closed its output, it gets the time of a
    /// `farewell` to do so by itself.
    pub(super) fn start(command: &str, farewell: Duration) -> Result<Self, String> {
        let words = command::split(command)?;
        let (program, args) = words.split_first().unwrap_or_else(|| unreachable!("it is named"));
        let started = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn();
        let mut child = started.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => {
                format!("cannot be started: no program '{program}' was found")
            }
            _ => format!("cannot be started: '{program}': {error}"),
        })?;
        let (input, lines_in) = channel();
        let (lines_out, output) = sync_channel(LINES_AHEAD);
        if let Some(pipe) = child.stdin.take() {
            thread::spawn(move || write_lines(pipe, &lines_in));
        }
        if let Some(pipe) = child.stdout.take() {
            thread::spawn(move || read_lines(pipe, &lines_out));
        }
        Ok(Self { child, input: Some(input), output, farewell })
    }

    /// Says something, in whole lines. Whether the program listens is seen by its answers.
    pub(super) fn say(&self, lines: String) {
        if let Some(input) = &self.input {
            // The thread is gone if the program no longer reads; it may still answer.
            input.send(lines).ok();
        }
    }

    /// The next line of the program, without its end.
    pub(super) fn receive(&mut self, timeout: Duration) -> Result<Vec<u8>, String> {
        match self.output.recv_timeout(timeout) {
            Ok(Said::Line(line)) => Ok(line),
            Ok(Said::TooLong) => Err(too_long()),
            Err(RecvTimeoutError::Timeout) => Err(format!("gave no answer within {timeout:?}")),
            Err(RecvTimeoutError::Disconnected) => Err(self.why_gone()),
        }
    }

    /// Makes sure that the program has not spoken out of turn: what it said would be taken for
    /// the answer to a question that it has not heard.
    pub(super) fn expect_silence(&mut self) -> Result<(), String> {
        match self.output.try_recv() {
            Err(TryRecvError::Empty) => Ok(()),
            Ok(Said::Line(line)) => Err(format!("spoke without being asked: {}", quote(&line))),
            Ok(Said::TooLong) => Err(too_long()),
            Err(TryRecvError::Disconnected) => Err(self.why_gone()),
        }
    }

    /// Why nothing more will come from the program.
    fn why_gone(&mut self) -> String {
        match wait(&mut self.child, self.farewell) {
            Some(status) => format!("has ended ({status})"),
            None => "has closed its output".to_owned(),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Its input ends, which asks a program to end as well.
        self.input = None;
        if wait(&mut self.child, self.farewell).is_none() {
            // It may end at this very moment; either way there is something to clear away.
            self.child.kill().ok();
            self.child.wait().ok();
        }
    }
}

/// The start of what a program said, fit for a terminal.
pub(super) fn quote(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let mut start = String::new();
    for c in text.chars().take(QUOTE_MAX) {
        start.push(if c.is_control() { char::REPLACEMENT_CHARACTER } else { c });
    }
    let rest = if text.chars().nth(QUOTE_MAX).is_some() { "…" } else { "" };
    format!("'{start}{rest}'")
}

fn too_long() -> String {
    format!("said a line of more than {LINE_MAX} bytes")
}

/// Waits for a program to end, but not longer than this.
fn wait(child: &mut Child, timeout: Duration) -> Option<ExitStatus> {
    let began = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if began.elapsed() < timeout => thread::sleep(GLANCE),
            Ok(None) | Err(_) => return None,
        }
    }
}

fn write_lines(mut pipe: ChildStdin, lines: &Receiver<String>) {
    while let Ok(text) = lines.recv() {
        if pipe.write_all(text.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(pipe: ChildStdout, lines: &SyncSender<Said>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let mut line = Vec::new();
        // One byte more than a line may have, for its end.
        let read = pipe.by_ref().take(LINE_MAX as u64 + 1).read_until(b'\n', &mut line);
        if !read.is_ok_and(|n_bytes| n_bytes > 0) {
            return;
        }
        let has_end = line.pop_if(|last| *last == b'\n').is_some();
        if !has_end && line.len() > LINE_MAX {
            lines.send(Said::TooLong).ok();
            return;
        }
        line.pop_if(|last| *last == b'\r');
        if lines.send(Said::Line(line)).is_err() {
            return;
        }
    }
}
