//! Stored games: keeps those that are there, and adds random ones until together they show
//! everything that `coverage::wanted` lists.
//!
//! What is stored is never written anew: an old game that no longer comes out as it did is what
//! the fixtures are there to tell. To begin from nothing, delete the games and their rows.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use traumfabrik_testkit::coverage::{Index, Row, TestBoxes, candidate, features, wanted};
use traumfabrik_wire::{Record, RecordWriter, read, verify};

/// How many random games are looked at. The rarest features come once in some thousand games.
const N_CANDIDATES: u64 = 80_000;
const PROGRESS_STEP: u64 = 10_000;
/// How many features a game is said to be stored for.
const N_NAMED: usize = 6;
const INDEX_FILE: &str = "README.md";

/// Completes the stored games of a folder.
///
/// # Errors
/// A sentence: a file cannot be read or written, a stored game is not what it was, or something
/// is not found in so many random games.
pub(crate) fn complete(folder: &Path) -> Result<(), String> {
    let mut index = Index::from(read_text(&folder.join(INDEX_FILE))?.as_str());
    let wanted: Vec<String> = wanted().collect();
    let mut missing: BTreeSet<&str> = wanted.iter().map(String::as_str).collect();
    for row in &index.rows {
        let record = stored(folder, row)?;
        let shown = features(&record);
        missing.retain(|&feature| !shown.contains(feature));
    }
    println!("{} stored games; {} features are missing", index.rows.len(), missing.len());
    if missing.is_empty() {
        return Ok(());
    }
    let mut pool = Pool::search(&missing);
    while let Some((number, shown)) = pool.choose() {
        let file = format!("{:02}-{}.jsonl", index.rows.len() + 1, shown[0]);
        println!("{file} shows {} features: {}", shown.len(), shown.join(", "));
        // The common ones would bury what the game was chosen for.
        let shows: Vec<String> = shown.iter().take(N_NAMED).map(|&name| name.to_owned()).collect();
        let mut record = candidate(&pool.boxes, number);
        record.header = record.header.with_note(&format!("shows {}", shows.join(", ")));
        write(&folder.join(&file), &record)?;
        index.rows.push(Row::new(&file, &record, shows));
    }
    let path = folder.join(INDEX_FILE);
    fs::write(&path, index.to_string()).map_err(|error| fault(&path, &error))?;
    match pool.missing.is_empty() {
        true => Ok(()),
        false => Err(format!("not found in {N_CANDIDATES} games: {:?}", pool.missing.keys())),
    }
}

/// Random games that show something that is missing.
struct Pool<'w> {
    boxes: TestBoxes,
    /// What is missing, with how many of the games show it.
    missing: BTreeMap<&'w str, usize>,
    /// For each game its number and which of the missing features it shows.
    games: Vec<(u64, Vec<&'w str>)>,
}

impl<'w> Pool<'w> {
    fn search(missing: &BTreeSet<&'w str>) -> Self {
        let boxes = TestBoxes::new();
        let mut missing: BTreeMap<_, _> = missing.iter().map(|&feature| (feature, 0)).collect();
        let mut games = Vec::new();
        for number in 0..N_CANDIDATES {
            let features = features(&candidate(&boxes, number));
            let mut shown = Vec::new();
            for (&feature, n_games) in &mut missing {
                if features.contains(feature) {
                    *n_games += 1;
                    shown.push(feature);
                }
            }
            games.push((number, shown));
            if (number + 1) % PROGRESS_STEP == 0 {
                println!("{} random games", number + 1);
            }
        }
        Self { boxes, missing, games }
    }

    /// The game that shows most of what is missing, among those that show the rarest of it, and
    /// what it shows, the rarest first. None if nothing of it was found.
    fn choose(&mut self) -> Option<(u64, Vec<&'w str>)> {
        let found = self.missing.iter().filter(|&(_, &n_games)| n_games > 0);
        let (&rarest, _) = found.min_by_key(|&(_, &n_games)| n_games)?;
        let showing = self.games.iter().filter(|(_, shown)| shown.contains(&rarest));
        let best = showing.max_by_key(|(number, shown)| (shown.len(), Reverse(*number)))?;
        let (number, mut shown) = best.clone();
        shown.sort_by_key(|feature| (self.missing[feature], *feature));
        self.missing.retain(|feature, _| !shown.contains(feature));
        for (_, features) in &mut self.games {
            features.retain(|feature| !shown.contains(feature));
        }
        Some((number, shown))
    }
}

/// A stored game, if it still comes out as it did.
fn stored(folder: &Path, row: &Row) -> Result<Record, String> {
    let path = folder.join(&row.file);
    let text = read_text(&path)?;
    let record = read(text.as_bytes()).map_err(|error| fault(&path, &error))?;
    verify(&record).map_err(|error| fault(&path, &error))?;
    match Row::new(&row.file, &record, row.shows.clone()) == *row {
        true => Ok(record),
        false => Err(fault(&path, &"the game does not come out as its row tells")),
    }
}

fn write(path: &Path, record: &Record) -> Result<(), String> {
    let bytes = || -> std::io::Result<Vec<u8>> {
        let mut writer = RecordWriter::new(Vec::new(), &record.header)?;
        for entry in &record.entries {
            writer.entry(&entry.cause, &entry.events)?;
        }
        writer.finish()
    };
    bytes().and_then(|bytes| fs::write(path, bytes)).map_err(|error| fault(path, &error))
}

fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| fault(path, &error))
}

fn fault(path: &Path, what: &dyn std::fmt::Display) -> String {
    format!("{}: {what}", path.display())
}
