//! What has been shown so far, noted as it goes, so that a run that was broken off can be resumed.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// What changes nothing about the program.
const BESIDES: [&str; 3] = [".", ":!docs", ":!*.md"];

pub(super) struct Journal {
    path: PathBuf,
    /// The commit that everything is shown of, and a hash of what has changed since.
    sources: String,
    notes: Vec<Value>,
    table: String,
}

/// A step that was taken, in this run or in one before.
pub(super) struct Step {
    pub(super) found: Value,
    pub(super) took: Duration,
}

impl Journal {
    /// Opens the journal, and reads what was noted of the same sources.
    pub(super) fn open(root: &Path) -> Result<Self, String> {
        let path = root.join("target/proof.jsonl");
        let sources = sources(root)?;
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| format!("cannot read {}: {error}", path.display()))?,
        };
        // The last line of a run that was broken off may be half a line.
        let notes = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let notes: Vec<Value> = notes.filter(|note| note["sources"] == *sources).collect();
        if !notes.is_empty() {
            println!("Going on after {} steps that were taken before.", notes.len());
        }
        Ok(Self { path, sources, notes, table: String::new() })
    }

    /// What everything is shown of.
    pub(super) fn sources(&self) -> &str {
        &self.sources
    }

    /// All rows of the page.
    pub(super) fn table(&self) -> &str {
        &self.table
    }

    /// Takes a step, unless it was taken before.
    pub(super) fn step(
        &mut self,
        name: &str,
        take: impl FnOnce() -> Result<Value, String>,
    ) -> Result<Step, String> {
        let is_it = |note: &&Value| note["step"] == name;
        if let Some(note) = self.notes.iter().find(is_it) {
            let took = Duration::from_secs(note["seconds"].as_u64().unwrap_or_default());
            return Ok(Step { found: note["found"].clone(), took });
        }
        let started = Instant::now();
        let found = take()?;
        let took = started.elapsed();
        let note = json!({
            "sources": self.sources,
            "step": name,
            "found": found,
            "seconds": took.as_secs(),
        });
        let written =
            fs::create_dir_all(self.path.parent().unwrap_or(Path::new("."))).and_then(|()| {
                let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
                writeln!(file, "{note}")
            });
        written.map_err(|error| format!("cannot write {}: {error}", self.path.display()))?;
        self.notes.push(note);
        Ok(Step { found, took })
    }

    /// Takes a step that is a row of the page, and says how much that was.
    pub(super) fn row(
        &mut self,
        what: &str,
        line: &str,
        take: impl FnOnce() -> Result<String, String>,
    ) -> Result<(), String> {
        let Step { found, took } = self.step(what, || take().map(Value::from))?;
        self.tell(what, found.as_str().unwrap_or_default(), took, line);
        Ok(())
    }

    /// Adds a row to the page.
    pub(super) fn tell(&mut self, what: &str, how_much: &str, took: Duration, line: &str) {
        let (minutes, seconds) = (took.as_secs() / 60, took.as_secs() % 60);
        let row = format!("| {what} | {how_much} | {minutes} min {seconds} s | `{line}` |");
        // Writing to a string does not fail.
        let _ = writeln!(self.table, "{row}");
    }

    /// Everything was shown: the next run begins anew.
    pub(super) fn close(self) -> Result<(), String> {
        fs::remove_file(&self.path)
            .map_err(|error| format!("cannot remove {}: {error}", self.path.display()))
    }
}

/// The commit that made the sources what they are, and what was changed since.
fn sources(root: &Path) -> Result<String, String> {
    let commit = git(root, &["log", "-1", "--format=%h"])?;
    // What is new and not yet known to git counts by its name alone.
    let changed = git(root, &["status", "--porcelain"])? + &git(root, &["diff", "HEAD"])?;
    if changed.is_empty() {
        return Ok(format!("commit {}", commit.trim()));
    }
    let mut hasher = DefaultHasher::new();
    changed.hash(&mut hasher);
    Ok(format!("commit {} with changes ({:016x})", commit.trim(), hasher.finish()))
}

fn git(root: &Path, args: &[&str]) -> Result<String, String> {
    let mut command = Command::new("git");
    command.args(args).arg("--").args(BESIDES).current_dir(root);
    let output = command.output().map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git {}: {}", args[0], String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
