//! Many histories, none of which breaks a promise.

use std::env;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use traumfabrik_simulation::{Form, run};

use crate::replay_command;

/// Simulated time of the long form.
const LONG_MS: i64 = 1_000 * 3_600_000;
const HOUR_MS: f64 = 3_600_000.0;
/// After so many that fail, nobody needs to see more.
const FAILURES_MAX: usize = 10;
/// Whole games in which clocks that were set charged somebody too much, or gave back too much, before
/// nodes went by clocks of their own.
const ONCE_CHARGED: [u64; 11] = [28, 234, 268, 302, 486, 498, 533, 670, 698, 757, 919];

fn is_long() -> bool {
    env::var("TRAUMFABRIK_PROOF").is_ok_and(|form| form == "long")
}

/// Checks histories of these seeds until so much time was simulated, on all cores.
fn check_all(seeds: impl Iterator<Item = u64> + Send, form: Form, enough_ms: i64) {
    let (seeds, simulated_ms) = (Mutex::new(seeds), AtomicI64::new(0));
    let [n_histories, n_entries, n_ends] = [const { AtomicU64::new(0) }; 3];
    let failures = Mutex::new(Vec::new());
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while simulated_ms.load(Ordering::Relaxed) < enough_ms {
                    let next = seeds.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some(seed) = next else { return };
                    let report = run(seed, form, None, false);
                    if let Some(violation) = report.violation {
                        let command = replay_command(seed, form, None);
                        let mut failures = failures.lock().unwrap_or_else(PoisonError::into_inner);
                        failures.push(format!("seed {seed}: {violation}\n    {command}"));
                        if failures.len() >= FAILURES_MAX {
                            return;
                        }
                    }
                    simulated_ms.fetch_add(report.simulated_ms, Ordering::Relaxed);
                    n_histories.fetch_add(1, Ordering::Relaxed);
                    n_entries.fetch_add(report.n_entries as u64, Ordering::Relaxed);
                    n_ends.fetch_add(report.n_ends.into(), Ordering::Relaxed);
                }
            });
        }
    });
    println!(
        "{form:?}: {} histories, {:.1} simulated hours, {} entries, {} processes ended",
        n_histories.into_inner(),
        simulated_ms.into_inner() as f64 / HOUR_MS,
        n_entries.into_inner(),
        n_ends.into_inner(),
    );
    let failures = failures.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn short_histories_keep_every_promise() {
    let seeds = if is_long() { 0..u64::MAX } else { 0..2_000 };
    check_all(seeds, Form::Short, LONG_MS / 20);
}

#[test]
fn whole_games_keep_every_promise_and_end() {
    let seeds = if is_long() { 0..u64::MAX } else { 0..24 };
    check_all(seeds, Form::Whole, LONG_MS);
}

#[test]
fn whole_games_that_once_charged_too_much_keep_every_promise() {
    check_all(ONCE_CHARGED.into_iter(), Form::Whole, LONG_MS);
}
