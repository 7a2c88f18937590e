//! The table in `fixtures/games/README.md`: what every stored game shows, and how it ended.

use std::fmt;

use traumfabrik_wire::{Record, fold, hex, state_hash};

/// The table and the prose above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// What stands above the rows, the table's heading included.
    pub prose: String,
    /// One for each stored game.
    pub rows: Vec<Row>,
}

/// A stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name of its file.
    pub file: String,
    /// The edition it was played with.
    pub edition: String,
    /// What it was stored for: the features that no game above shows.
    pub shows: Vec<String>,
    /// The points of each seat, winners marked with a star.
    pub scores: String,
    /// The hash of the position at its end.
    pub state_hash: String,
}

impl Row {
    /// The row of a game: what it shows, and how it ends as its facts tell.
    pub fn new(file: &str, record: &Record, shows: Vec<String>) -> Self {
        let game = fold(record);
        Self {
            file: file.to_owned(),
            edition: record.header.edition_id().to_owned(),
            shows,
            scores: scores(record),
            state_hash: hex(&state_hash(&game)),
        }
    }
}

fn scores(record: &Record) -> String {
    use traumfabrik_rules::Event;
    let mut events = record.entries.iter().rev().flat_map(|entry| entry.events.iter().rev());
    let Some(Event::GameEnded { standings, winners }) = events.next() else {
        return "not finished".to_owned();
    };
    let seats = record.header.start().seats.iter();
    let points = seats.zip(standings).map(|(seat, standing)| {
        format!("{}{}", standing.total(), if winners.has(seat) { "*" } else { "" })
    });
    points.collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.prose)?;
        for Row { file, edition, shows, scores, state_hash } in &self.rows {
            let shows = shows.join(", ");
            writeln!(f, "| `{file}` | {edition} | {shows} | {scores} | `{state_hash}` |")?;
        }
        Ok(())
    }
}

impl From<&str> for Index {
    fn from(text: &str) -> Self {
        let is_row = |line: &str| line.starts_with("| `");
        let prose = text.split_inclusive('\n').filter(|line| !is_row(line)).collect();
        let rows = text.lines().filter(|line| is_row(line)).filter_map(row).collect();
        Self { prose, rows }
    }
}

/// A line of the table.
fn row(line: &str) -> Option<Row> {
    let cells = line.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`'));
    let [file, edition, shows, scores, state_hash] = cells.collect::<Vec<_>>()[..] else {
        return None;
    };
    Some(Row {
        file: file.to_owned(),
        edition: edition.to_owned(),
        shows: shows.split(", ").map(str::to_owned).collect(),
        scores: scores.to_owned(),
        state_hash: state_hash.to_owned(),
    })
}
