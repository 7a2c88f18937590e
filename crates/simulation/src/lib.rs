//! Development only: several nodes, the store that they share, and people on bad connections, in
//! one thread, from one seed, faster than time.
//!
//! A *history* is one table from its first entry on. Everything that could differ from one run to
//! the next comes from one stream of chance: how long a message is under way, whether a hint is
//! lost, when a process is killed, what people want. Events wait in a queue that is ordered by a
//! clock of our own, so a history takes as long as its work takes, and the same seed makes the same
//! history, byte for byte.
//!
//! The rooms are the real ones. The store, the network, the clocks and the people are made up, each
//! as bad as the real ones may be. Judges look on, one for every promise of `docs/reliability.md`;
//! the first that finds something ends the history. That they can see is shown by [`PlantedFault`]s, which
//! put back what was wrong once.
#![forbid(unsafe_code)]

mod fault;
mod queue;
mod scenario;
mod trace;

mod node;
mod store;
mod upkeep;

mod client;
mod wants;

mod chaos;
mod network;
mod perform;
mod world;

mod judge;

pub use fault::PlantedFault;
pub use judge::{Promise, Violation};
pub use queue::Life;
pub use scenario::Form;
pub use store::{DueAt, GameStore};

use world::World;

/// How a history went.
#[derive(Clone, Debug)]
pub struct Report {
    /// A hash of everything that happened.
    pub trace: u64,
    /// How much time passed, in milliseconds of its own.
    pub simulated_ms: i64,
    /// How long the log became.
    pub n_entries: usize,
    /// How many processes ended.
    pub n_ends: u32,
    /// What a judge found, if one did.
    pub violation: Option<Violation>,
}

/// Lets one history happen. With `is_told`, everything that happens is printed.
pub fn run(seed: u64, form: Form, fault: Option<PlantedFault>, is_told: bool) -> Report {
    World::new(seed, form, fault, is_told).run()
}
