//! A seed makes the same history every time.

use std::env;

use traumfabrik_simulation::{Form, PlantedFault, run};

use crate::{FAULT, SEED, WHOLE};

#[test]
fn a_seed_replays_exactly() {
    for seed in 0..40 {
        let first = run(seed, Form::Short, None, false);
        let again = run(seed, Form::Short, None, false);
        assert_eq!(first.trace, again.trace, "seed {seed}");
        let other = run(seed + 1, Form::Short, None, false);
        assert_ne!(first.trace, other.trace, "seeds {seed} and {}", seed + 1);
    }
}

/// Tells the history of a seed that the environment names, and judges it like any other.
#[test]
fn the_seed_of_the_environment() {
    let seed = env::var(SEED).ok().map(|seed| seed.parse().expect("a seed is a number"));
    let form = if env::var(WHOLE).is_ok() { Form::Whole } else { Form::Short };
    let fault = env::var(FAULT).ok().map(|name| {
        let found = PlantedFault::ALL.into_iter().find(|fault| format!("{fault:?}") == name);
        found.expect("a fault that can be planted")
    });
    let report = run(seed.unwrap_or(1), form, fault, seed.is_some());
    assert!(report.violation.is_none(), "{:?}", report.violation);
}
