//! A server that never loses a move: what it promises when it is killed, when several nodes race,
//! when its store goes away, and when its clocks have to stop. docs/reliability.md tells which bug
//! turns which of these red.
//!
//! Each test has a short form. `TRAUMFABRIK_PROOF=long` runs the long ones, as `make prove` does.

mod judge;
mod people;
mod shaky;
mod witness;

mod node;
mod process;

mod attack;
mod away;
mod faults;
mod kill;
mod night;
mod outage;
mod race;
mod successor;
mod thoughts;
mod upgrade;

use std::time::Duration;

/// How much to do: little as a rule, much where somebody wants proof.
fn effort<T>(short: T, long: T) -> T {
    if is_long() { long } else { short }
}

/// Whether this is for a proof, on a machine that does nothing else.
fn is_long() -> bool {
    std::env::var("TRAUMFABRIK_PROOF").is_ok_and(|form| form == "long")
}

/// Gives up on what does not come to its end: something was lost that somebody waits for.
async fn in_time<T>(what: &str, work: impl Future<Output = T>) -> T {
    let limit = effort(Duration::from_secs(240), Duration::from_secs(3600));
    match tokio::time::timeout(limit, work).await {
        Ok(done) => done,
        Err(_) => panic!("{what}: it does not come to its end"),
    }
}
