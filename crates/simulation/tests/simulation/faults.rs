//! Each planted fault is found, and by which judge.

use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use traumfabrik_simulation::{Form, PlantedFault, Promise, Violation, run};

use crate::replay_command;

/// Whoever does not find a fault in so many histories does not see it.
const HISTORIES_MAX: u64 = 1_500;

/// The fault, and the judges that may be the first to see it.
const FOUND_BY: [(PlantedFault, &[Promise]); 21] = [
    (PlantedFault::AcknowledgedEarly, &[Promise::Stored, Promise::Acknowledged]),
    (PlantedFault::NumberIgnored, &[Promise::Fold, Promise::Stored, Promise::Acknowledged]),
    (PlantedFault::CommandNotLookedUp, &[Promise::Once]),
    (PlantedFault::OrdersNotKept, &[Promise::Orders]),
    (PlantedFault::HintsNotFlushed, &[Promise::Spread, Promise::Session]),
    (PlantedFault::NoPoll, &[Promise::Spread, Promise::Session]),
    (PlantedFault::SeenIgnored, &[Promise::NeverBack]),
    (PlantedFault::NoSecondLook, &[Promise::Refused]),
    (PlantedFault::RightsKept, &[Promise::Rights]),
    (PlantedFault::SignedOutStay, &[Promise::Session]),
    (PlantedFault::SlowReadersKept, &[Promise::Bounded]),
    (PlantedFault::ChatAgain, &[Promise::Once]),
    (PlantedFault::NoLease, &[Promise::Lease]),
    (PlantedFault::DueNotLookedFor, &[Promise::Duty]),
    (PlantedFault::HashIgnored, &[Promise::Stored, Promise::Told, Promise::Fold]),
    (PlantedFault::ClockStands, &[Promise::Duty, Promise::Spread, Promise::Time]),
    (PlantedFault::OutagesForgotten, &[Promise::Time]),
    (PlantedFault::JumpsPaidFor, &[Promise::Time]),
    (PlantedFault::HushForgotten, &[Promise::Rights]),
    (PlantedFault::MessagesForgotten, &[Promise::Once]),
    (PlantedFault::SignedOutLate, &[Promise::Session]),
];

/// What a fault was seen by, and in which history.
struct Found {
    fault: PlantedFault,
    seed: u64,
    violation: Violation,
}

impl Found {
    /// As a row of the table in docs/reliability.md.
    fn row(&self) -> String {
        let Self { fault, seed, violation } = self;
        format!("| {fault} | `{:?}` | {seed} | {} |", violation.judge, seed + 1)
    }
}

#[test]
fn every_planted_fault_is_found_where_the_docs_say() {
    assert_eq!(FOUND_BY.map(|(fault, _)| fault), PlantedFault::ALL);
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some((fault, _)) = FOUND_BY.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let it = find(*fault);
                    found.lock().unwrap_or_else(PoisonError::into_inner).extend(it);
                }
            });
        }
    });
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    let rows: Vec<String> = PlantedFault::ALL
        .iter()
        .filter_map(|fault| found.iter().find(|it| it.fault == *fault))
        .map(Found::row)
        .collect();
    println!("{}", rows.join("\n"));
    for (fault, judges) in FOUND_BY {
        let it = found.iter().find(|it| it.fault == fault);
        let judge = it.map(|it| it.violation.judge);
        assert!(judge.is_some_and(|judge| judges.contains(&judge)), "{fault:?} by {judge:?}");
    }
    let told = told();
    let differing: Vec<_> = rows.iter().zip(&told).filter(|(row, told)| row != told).collect();
    assert!(differing.is_empty(), "docs/reliability.md is out of date: {differing:#?}");
    assert_eq!(rows.len(), told.len(), "docs/reliability.md has other faults");
}

/// Plants a fault in one history after the other until a judge sees it.
fn find(fault: PlantedFault) -> Option<Found> {
    let found = (0..HISTORIES_MAX).find_map(|seed| {
        let violation = run(seed, Form::Short, Some(fault), false).violation;
        violation.map(|violation| Found { fault, seed, violation })
    });
    if let Some(Found { seed, violation, .. }) = &found {
        println!("{fault}: {violation}\n    {}", replay_command(*seed, Form::Short, Some(fault)));
    }
    found
}

/// The rows of the table in docs/reliability.md.
fn told() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reliability.md");
    let text = fs::read_to_string(path).expect("the docs");
    let lines = text.lines().skip_while(|line| !line.starts_with("| planted fault | judge |"));
    lines.skip(2).take_while(|line| line.starts_with('|')).map(str::to_owned).collect()
}
