//! What a strong player would do here, for a person who asks.

use traumfabrik_rules::{Action, Game};

use crate::Budget;

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

/// The moves of the seat that is due, best first. `game` is the asker's own: what a seat knows.
pub fn advise(game: &Game<'_>, _budget: &Budget) -> Vec<Advice> {
    let legal = game.legal();
    legal.iter().map(|action| Advice { action, margin: 0.0, weight: 0.0 }).collect()
}
