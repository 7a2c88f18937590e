//! Each planted fault is found, and by which judge.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use traumfabrik_simulation::{Form, PlantedFault, Promise, run};

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

#[test]
fn every_planted_fault_is_found() {
    assert_eq!(FOUND_BY.map(|(fault, _)| fault), PlantedFault::ALL);
    let (next, missed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some((fault, judges)) = FOUND_BY.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    if let Err(what) = find(*fault, judges) {
                        missed.lock().unwrap_or_else(PoisonError::into_inner).push(what);
                    }
                }
            });
        }
    });
    let missed = missed.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(missed.is_empty(), "not found, or by another judge: {missed:#?}");
}

/// Plants a fault in one history after the other until a judge sees it, and says which: as a row of
/// the table in docs/reliability.md.
fn find(fault: PlantedFault, judges: &[Promise]) -> Result<(), String> {
    let found = (0..HISTORIES_MAX).find_map(|seed| {
        let violation = run(seed, Form::Short, Some(fault), false).violation;
        violation.map(|violation| (seed, violation))
    });
    let (seed, violation) = found.ok_or_else(|| format!("{fault:?}"))?;
    println!("| {fault} | `{:?}` | {seed} | {} |", violation.judge, seed + 1);
    println!("    {violation}\n    {}", replay_command(seed, Form::Short, Some(fault)));
    if judges.contains(&violation.judge) {
        Ok(())
    } else {
        Err(format!("{fault:?} by {violation}"))
    }
}
