//! The stored tables of `fixtures/tables`: logs as earlier versions wrote them. Each can be read,
//! makes the same table after every entry as it did, and together they show everything that can
//! happen at one.

mod snapshots;
mod telling;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Map, Value};
use traumfabrik_table::{
    Away, ClockRule, Closing, CommandId, LogEntry, LogFault, Motion, Sitter, Table, TableEvent,
    Time,
};
use traumfabrik_wire::{hex, state_hash};

/// An entry as it was stored, and what it made of the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seq: u32,
    command: CommandId,
    at: Time,
    version: u32,
    body: String,
    state_hash: Option<String>,
    /// What it changed in what everybody sees.
    view: Map<String, Value>,
}

impl Line {
    fn entry(&self, file: &str) -> LogEntry {
        let entry =
            LogEntry::read(self.seq, self.command.clone(), self.at, self.version, &self.body);
        entry.unwrap_or_else(|fault| panic!("{file}: {fault}"))
    }
}

/// The files, each with its name and its lines.
fn stored() -> Vec<(String, Vec<Line>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/tables");
    let paths = fs::read_dir(&folder).expect("there are tables").map(|file| file.unwrap().path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl")).collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("it can be read");
        let lines = text.lines().map(|line| serde_json::from_str(line).expect("a line"));
        (path.file_name().unwrap().to_string_lossy().into_owned(), lines.collect())
    };
    paths.iter().map(read).collect()
}

/// A later version may show more of a table, but not other things where it showed something.
#[track_caller]
fn shows(file: &str, seq: u32, table: &Table, expected: &Map<String, Value>) {
    let view = serde_json::to_value(table.view()).expect("a view is JSON");
    for (field, expected) in expected {
        assert_eq!(&view[field], expected, "{file}: {field} after entry {seq}");
    }
}

#[test]
fn every_stored_table_comes_out_as_it_did() {
    for (file, lines) in stored() {
        let first = lines[0].entry(&file);
        let game = lines[0].view["game"].as_str().expect("a name").parse().expect("a name");
        let mut table = Table::open(game, &first).expect("it opens");
        let mut view = Map::new();
        for line in &lines {
            if line.seq > 1 {
                let noted = table.apply(&line.entry(&file));
                noted.unwrap_or_else(|fault| panic!("{file}: {fault}"));
            }
            let hash = table.game().map(|game| hex(&state_hash(&game)));
            assert_eq!(hash, line.state_hash, "{file}: the game after entry {}", line.seq);
            view.extend(line.view.clone());
            shows(&file, line.seq, &table, &view);
        }
        if table.seed().is_some() && table.game().is_some() {
            let labels = vec![String::new(); table.seats().count()];
            let record = table.record(labels).expect("a record");
            traumfabrik_table::fair::check(&record).unwrap_or_else(|f| panic!("{file}: {f}"));
        }
    }
}

/// Whatever is written in another way has to get another version, so that old programs know that
/// they cannot read it.
#[test]
fn what_is_written_today_is_what_was_written_then() {
    for (file, lines) in stored() {
        for line in &lines {
            let entry = line.entry(&file);
            assert_eq!(entry.body(), line.body, "{file}: entry {}", line.seq);
            // That somebody is ready was written as if every program could read it, at first.
            let is_early = line.version == 1 && matches!(entry.event, TableEvent::Ready { .. });
            let version = if is_early { 2 } else { line.version };
            assert_eq!(entry.version(), version, "{file}: entry {}", line.seq);
        }
    }
}

/// What programs of version 1 of the log could read.
const FIRST: &[&str] = &[
    "opened",
    "seated",
    "vacated",
    "started",
    "played",
    "taken_over",
    "returned",
    "proposed",
    "voted",
    "vacation",
    "credited",
    "closed",
];

/// A program that has never heard of a kind of event tells by its version alone that nothing is
/// wrong with the log.
#[test]
fn whatever_was_born_later_has_a_later_version() {
    for (file, lines) in stored() {
        for line in &lines {
            let event = line.entry(&file).event;
            let written: Value = serde_json::to_value(&event).expect("an event is JSON");
            let kind = written["type"].as_str().expect("a type");
            let goes_on =
                matches!(&event, TableEvent::Opened { plan } if !plan.taken_over.is_empty());
            let is_first = FIRST.contains(&kind) && !goes_on;
            let version = line.entry(&file).version();
            assert_eq!(version == 1, is_first, "{file}: {kind} of version {version}");
        }
    }
}

/// A switch that is born later finds no answer in the logs of before, which were played by the usual
/// one; and a program of before does not know the switch. That all entries of such a log have the
/// hashes that were stored is for `scripts/tomorrow` to see, which runs these tests with one more.
#[test]
fn a_log_that_lacks_a_switch_opens_and_one_with_a_switch_too_many_does_not() {
    let (file, lines) = &stored()[0];
    let first = &lines[0];
    let read = |switch: &str| {
        let last = r#","screens":"screened""#;
        assert!(first.body.contains(last), "{file}");
        let body = first.body.replace(last, switch);
        LogEntry::read(first.seq, first.command.clone(), first.at, first.version, &body)
    };
    assert_eq!(read("").expect("it opens"), first.entry(file));
    let fault = read(r#","screens":"screened","weather":"rain""#).expect_err("nobody knows it");
    assert!(matches!(fault, LogFault::Newer { .. }), "{fault}");
    let (what, why) = ("unknown field `weather`", "a newer program may have written it");
    assert!(fault.to_string().contains(what) && fault.to_string().contains(why), "{fault}");
}

#[test]
fn together_they_show_everything() {
    let mut shown = BTreeSet::new();
    for (file, lines) in stored() {
        for line in &lines {
            features(&line.entry(&file).event, &mut shown);
        }
    }
    let missing: Vec<&&str> = WANTED.iter().filter(|&&feature| !shown.contains(feature)).collect();
    assert!(missing.is_empty(), "no stored table shows {missing:?}");
}

/// Everything that an event can be. Whoever adds an event finds out here that a table has to show it.
const WANTED: &[&str] = &[
    "edition traumfabrik-2000",
    "edition dream-factory-2009",
    "2 seats",
    "3 seats",
    "4 seats",
    "5 seats",
    "clock none",
    "clock live",
    "clock correspondence",
    "person",
    "bot",
    "with studio",
    "without studio",
    "with nonce",
    "without nonce",
    "vacated",
    "ready",
    "not ready",
    "started with studios",
    "started without studios",
    "started with fill",
    "started without fill",
    "played one action",
    "played several actions",
    "played the end",
    "taken over timeout",
    "taken over gone",
    "taken over left",
    "taken over resigned",
    "returned",
    "proposed take back",
    "proposed pause",
    "proposed resume",
    "proposed abort",
    "proposed and carried",
    "proposed and not carried",
    "proposed the end",
    "voted yes",
    "voted no",
    "voted and carried",
    "voted the end",
    "vacation begins",
    "vacation ends",
    "credited",
    "closed called off",
    "closed stale",
    "closed host",
    "closed with a seed",
    "closed without a seed",
    "goes on from another",
];

fn features(event: &TableEvent, shown: &mut BTreeSet<&'static str>) {
    let either = |holds: bool, yes: &'static str, no: &'static str| if holds { yes } else { no };
    let end = |seed: &Option<String>, what: &'static str| seed.as_ref().map(|_| what);
    match event {
        TableEvent::Opened { plan } => {
            let id = plan.header.edition_id();
            let editions = ["edition traumfabrik-2000", "edition dream-factory-2009"];
            shown.extend(editions.into_iter().filter(|name| name.ends_with(id)));
            let seats = ["2 seats", "3 seats", "4 seats", "5 seats"];
            shown.insert(seats[plan.header.start().seats.count() - 2]);
            shown.insert(match plan.clock {
                ClockRule::None {} => "clock none",
                ClockRule::Live { .. } => "clock live",
                ClockRule::Correspondence { .. } => "clock correspondence",
            });
            shown.extend((!plan.taken_over.is_empty()).then_some("goes on from another"));
        }
        TableEvent::Seated { sitter, studio, nonce, seat: _ } => {
            shown.insert(match sitter {
                Sitter::Person { .. } => "person",
                Sitter::Bot { .. } => "bot",
            });
            shown.insert(either(studio.is_some(), "with studio", "without studio"));
            shown.insert(either(nonce.is_some(), "with nonce", "without nonce"));
        }
        TableEvent::Vacated { seat: _ } => drop(shown.insert("vacated")),
        TableEvent::Ready { is_on, seat: _ } => {
            shown.insert(either(*is_on, "ready", "not ready"));
        }
        TableEvent::Started { studios, fill, moves: _ } => {
            shown.insert(either(
                studios.is_some(),
                "started with studios",
                "started without studios",
            ));
            shown.insert(either(fill.is_some(), "started with fill", "started without fill"));
        }
        TableEvent::Played { moves, seed, seat: _ } => {
            let is_action = |step: &&traumfabrik_wire::Move| {
                matches!(step.cause, traumfabrik_wire::MoveCause::Action { .. })
            };
            let n_actions = moves.iter().filter(is_action).count();
            shown.insert(either(n_actions > 1, "played several actions", "played one action"));
            shown.extend(end(seed, "played the end"));
        }
        TableEvent::TakenOver { why, seat: _ } => drop(shown.insert(match why {
            Away::Timeout => "taken over timeout",
            Away::Gone => "taken over gone",
            Away::Left => "taken over left",
            Away::Resigned => "taken over resigned",
        })),
        TableEvent::Returned { seat: _ } => drop(shown.insert("returned")),
        TableEvent::Proposed { motion, is_carried, seed, seat: _ } => {
            shown.insert(match motion {
                Motion::TakeBack { .. } => "proposed take back",
                Motion::Pause {} => "proposed pause",
                Motion::Resume {} => "proposed resume",
                Motion::Abort {} => "proposed abort",
            });
            shown.insert(either(*is_carried, "proposed and carried", "proposed and not carried"));
            shown.extend(end(seed, "proposed the end"));
        }
        TableEvent::Voted { is_yes, is_carried, seed, seat: _ } => {
            shown.insert(either(*is_yes, "voted yes", "voted no"));
            shown.extend(is_carried.then_some("voted and carried"));
            shown.extend(end(seed, "voted the end"));
        }
        TableEvent::Vacation { is_on, seat: _ } => {
            shown.insert(either(*is_on, "vacation begins", "vacation ends"));
        }
        TableEvent::Credited { ms: _ } => drop(shown.insert("credited")),
        TableEvent::Closed { why, seed } => {
            shown.insert(match why {
                Closing::CalledOff => "closed called off",
                Closing::Stale => "closed stale",
                Closing::Host => "closed host",
            });
            shown.insert(either(seed.is_some(), "closed with a seed", "closed without a seed"));
        }
    }
}
