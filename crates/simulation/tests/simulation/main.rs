//! Histories from seeds. `make test` runs short ones by the thousand, and some whole games;
//! `TRAUMFABRIK_PROOF=long` goes on for a thousand simulated hours, as `make prove` does.
//!
//! A history that fails prints its seed and the command that tells it step by step.

mod faults;
mod histories;
mod replay;

use traumfabrik_simulation::{Form, PlantedFault};

/// The environment names the seed of a history to be told.
const SEED: &str = "TRAUMFABRIK_SEED";
/// And whether it is a whole game.
const WHOLE: &str = "TRAUMFABRIK_WHOLE";
/// And the fault that is planted in it.
const FAULT: &str = "TRAUMFABRIK_FAULT";

/// How to be told a history.
fn replay_command(seed: u64, form: Form, fault: Option<PlantedFault>) -> String {
    let whole = match form {
        Form::Short => String::new(),
        Form::Whole => format!("{WHOLE}=1 "),
    };
    let fault = fault.map_or_else(String::new, |fault| format!("{FAULT}={fault:?} "));
    format!(
        "{whole}{fault}{SEED}={seed} cargo test -p traumfabrik-simulation --test simulation \
         replay:: -- --nocapture"
    )
}
