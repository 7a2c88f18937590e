//! What a strong player would do, for a person who asks.

use traumfabrik_rules::{Action, Game};

use crate::Budget;
use crate::planner::{Search, search};

/// One of the better moves of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// What to do.
    pub action: Action,
    /// The points by which the seat is expected to finish ahead of its best rival after it;
    /// negative if behind.
    pub margin: f64,
    /// The share of all thought that went to this move, 0 to 1.
    pub weight: f64,
}

/// The moves of the seat that is due that are worth a thought, best first. `game` is the asker's
/// own: what a seat knows.
pub fn advise(game: &Game<'_>, budget: &Budget) -> Vec<Advice> {
    search(game, Search::Planned, budget)
}
