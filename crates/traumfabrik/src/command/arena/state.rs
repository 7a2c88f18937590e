//! What an arena has played, in a file: it can stop and go on, and several runs are summed up.
//!
//! The first line says what is played, every other line is a block with its outcomes and what was
//! counted in it. A line that was cut off when the program was stopped is played again.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use traumfabrik_bots::{Block, BotName, GameResult, Tally};
use traumfabrik_wire::Header;

use crate::failure::Failure;

/// What is played. Runs with the same answer but another seed can be summed up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Subject {
    format: String,
    bots: Vec<String>,
    time_caps: bool,
    /// The header of all records but for the box, of which it has the hash, and the seed.
    table: Value,
    seed: u64,
}

/// A block that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Done {
    /// The place of its line-up, and its number there.
    block: (usize, u64),
    pub(super) outcomes: Vec<GameResult>,
    pub(super) tally: Tally,
}

/// The file of a run, and what is in it.
#[derive(Debug)]
pub(super) struct State {
    path: PathBuf,
    file: Mutex<File>,
    done: Blocks,
}

impl Subject {
    pub(super) fn new(
        header: &Header,
        bots: &[BotName],
        seed: u64,
        time_caps: bool,
    ) -> Result<Self, Failure> {
        let table = serde_json::to_value(header);
        let mut table = table.map_err(|error| Failure::Io(error.to_string()))?;
        if let Some(fields) = table.as_object_mut() {
            fields.retain(|field, _| field != "box" && field != "seed");
        }
        let bots = bots.iter().map(ToString::to_string).collect();
        Ok(Self { format: "traumfabrik-arena-1".to_owned(), bots, time_caps, table, seed })
    }
}

impl State {
    /// Opens the file of a run that goes on, or begins one.
    pub(super) fn open(path: &Path, subject: &Subject) -> Result<Self, Failure> {
        let failed = |error| Failure::file("write", path, error);
        let text = if path.exists() { read(path)? } else { String::new() };
        // What was cut off is forgotten: whole lines alone count.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut file = File::options().create(true).truncate(false).write(true).open(path);
        let file = file.as_mut().map_err(|error| Failure::file("write", path, error))?;
        file.set_len(whole.len() as u64).map_err(failed)?;
        let mut file = File::options().append(true).open(path).map_err(failed)?;
        let done = match whole.is_empty() {
            true => {
                write_line(&mut file, subject).map_err(failed)?;
                BTreeMap::new()
            }
            false => parse(path, whole, |found| found == subject)?.1,
        };
        Ok(Self { path: path.to_owned(), file: Mutex::new(file), done })
    }

    /// The block, if it was played before.
    pub(super) fn find(&self, block: &Block) -> Option<&Done> {
        self.done.get(&block.key())
    }

    /// Writes down a block, whole and at once.
    pub(super) fn add(
        &self,
        block: &Block,
        outcomes: &[GameResult],
        tally: &Tally,
    ) -> Result<(), Failure> {
        let done = Done { block: block.key(), outcomes: outcomes.to_vec(), tally: tally.clone() };
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        write_line(&mut file, &done).map_err(|error| Failure::file("write", &self.path, error))
    }
}

/// Everything that was played in several runs of the same arena with different seeds.
pub(super) fn merge(paths: &[PathBuf], subject: &Subject) -> Result<Vec<Done>, Failure> {
    let mut seeds: BTreeMap<u64, &Path> = BTreeMap::new();
    let mut all = Vec::new();
    for path in paths {
        let text = read(path)?;
        let is_same = |found: &Subject| Subject { seed: found.seed, ..subject.clone() } == *found;
        let (found, done) = parse(path, &text, is_same)?;
        if let Some(other) = seeds.insert(found.seed, path) {
            return Err(Failure::Usage(format!(
                "{} and {} have the same seed {}: they are the same games",
                other.display(),
                path.display(),
                found.seed
            )));
        }
        all.extend(done.into_values());
    }
    Ok(all)
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file("read", path, error))
}

/// Blocks that were played, by line-up and number.
type Blocks = BTreeMap<(usize, u64), Done>;

/// What is played, and all whole lines.
fn parse(
    path: &Path,
    text: &str,
    is_same: impl Fn(&Subject) -> bool,
) -> Result<(Subject, Blocks), Failure> {
    let broken = |line: usize, error| Failure::file(&format!("read line {line} of"), path, error);
    let mut lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let first = lines.next().unwrap_or_default();
    let subject: Subject = serde_json::from_str(first).map_err(|error| broken(1, error))?;
    if !is_same(&subject) {
        return Err(Failure::Usage(format!(
            "{} has games of other bots, another table or another seed: {} with seed {}",
            path.display(),
            subject.bots.join(","),
            subject.seed
        )));
    }
    let mut done = BTreeMap::new();
    for (idx, line) in lines.enumerate() {
        let block: Done = serde_json::from_str(line).map_err(|error| broken(idx + 2, error))?;
        done.insert(block.block, block);
    }
    Ok((subject, done))
}

/// One write for a line, so that nothing but its end can be missing.
fn write_line(file: &mut File, line: &impl Serialize) -> std::io::Result<()> {
    let mut text = serde_json::to_string(line)?;
    text.push('\n');
    file.write_all(text.as_bytes())
}
