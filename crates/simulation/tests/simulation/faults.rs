//! Each planted fault is found, and by which judge.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use traumfabrik_simulation::{Fault, Form, Judge, run};

use crate::replay_command;

/// Whoever does not find a fault in so many histories does not see it.
const HISTORIES_MAX: u64 = 1_500;

/// The fault, and the judges that may be the first to see it.
const FOUND_BY: [(Fault, &[Judge]); 21] = [
    (Fault::AcknowledgedEarly, &[Judge::Stored, Judge::Acknowledged]),
    (Fault::NumberIgnored, &[Judge::Fold, Judge::Stored, Judge::Acknowledged]),
    (Fault::CommandNotLookedUp, &[Judge::Once]),
    (Fault::OrdersNotKept, &[Judge::Orders]),
    (Fault::HintsNotFlushed, &[Judge::Spread, Judge::Session]),
    (Fault::NoPoll, &[Judge::Spread, Judge::Session]),
    (Fault::SeenIgnored, &[Judge::NeverBack]),
    (Fault::NoSecondLook, &[Judge::Refused]),
    (Fault::RightsKept, &[Judge::Rights]),
    (Fault::SignedOutStay, &[Judge::Session]),
    (Fault::SlowReadersKept, &[Judge::Bounded]),
    (Fault::ChatAgain, &[Judge::Once]),
    (Fault::NoLease, &[Judge::Lease]),
    (Fault::DueNotLookedFor, &[Judge::Duty]),
    (Fault::HashIgnored, &[Judge::Stored, Judge::Told, Judge::Fold]),
    (Fault::ClockStands, &[Judge::Duty, Judge::Spread, Judge::Time]),
    (Fault::OutagesForgotten, &[Judge::Time]),
    (Fault::JumpsPaidFor, &[Judge::Time]),
    (Fault::HushForgotten, &[Judge::Rights]),
    (Fault::MessagesForgotten, &[Judge::Once]),
    (Fault::SignedOutLate, &[Judge::Session]),
];

#[test]
fn every_planted_fault_is_found() {
    assert_eq!(FOUND_BY.map(|(fault, _)| fault), Fault::ALL);
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
fn find(fault: Fault, judges: &[Judge]) -> Result<(), String> {
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
