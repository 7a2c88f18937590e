//! Endings solved to the last point: the whole tree of what can still happen, no estimate.
//!
//! From a position near the end of the fourth quarter the solver follows every legal action and
//! every deal, weighs deals by their probability, and tells what each action is worth if all seats
//! play on as well as can be. It is slow and knows nothing but the rules, so that players can be
//! judged by it.
//!
//! # What is maximised
//!
//! Each seat maximises its expected margin: its own total less the best total of the others. With
//! two seats the margins sum to zero, so this is exact expectiminimax, and the value of a position
//! does not depend on how ties are broken. With more seats it is max^n: among actions that are
//! equal for the mover (within [`TIE`]) the first in the order of [`LegalSet`] is taken, and what
//! the others get depends on that choice. Draws of a party are laid out in ascending order of the
//! chips' numbers, which settles that order too.
//!
//! All purses are known to all. With two seats the rules say so; with more, money can be followed
//! by whoever counts.
//!
//! # How far it reaches
//!
//! Two seats: from the last auction on it visits some ten thousand positions, seldom more than
//! three hundred thousand; from the auction before it, millions. More seats: once the chips of the
//! last party lie open. Lots and legends that are still to be dealt are out of reach at once;
//! anything else is tried until the limit of visited positions is passed.
//!
//! [`LegalSet`]: traumfabrik_rules::LegalSet

mod value;

mod chance;

mod ahead;
mod key;

mod judge;
mod positions;

pub use judge::SolverScore;
pub use positions::{Ending, random_ending, random_ending_of, random_position};

use std::collections::HashMap;

use traumfabrik_rules::{Action, BySeat, Due, Edition, Game};

use key::Key;

/// Actions whose values differ by less are equal when a tie is broken in the search. Far above
/// what sums of floats can be off, far below a difference that a game can make.
pub const TIE: f64 = 1e-9;

/// Values that differ by less are equal to whoever asks for the best actions.
const SLACK: f64 = 1e-6;

/// Solves endings. It may be used again and again; answers do not depend on what it solved before.
#[derive(Debug)]
pub struct Solver {
    limit: u64,
    n_visited: u64,
    /// Values of positions seen in the present search.
    memo: HashMap<Box<[u8]>, BySeat<f64>>,
}

/// What a position is worth, and every action in it.
#[derive(Clone, Debug)]
pub struct Solution<'e> {
    edition: &'e Edition,
    /// The expected margin of every seat: its final total less the best of the others. Zero for
    /// seats that the table does not have.
    pub values: BySeat<f64>,
    /// Every legal action of the seat that is due, in the order of the legal set, with the expected
    /// margin of that seat. Empty if the dealer is due, or nobody.
    pub actions: Vec<(Action, f64)>,
}

impl Solver {
    /// A solver that gives up on a position after so many visits to positions that follow from it.
    pub fn new(limit: u64) -> Self {
        Self { limit, n_visited: 0, memo: HashMap::new() }
    }

    /// The exact value of a position and of every action in it; nothing if it is out of reach.
    pub fn solve<'e>(&mut self, game: &Game<'e>) -> Option<Solution<'e>> {
        self.n_visited = 0;
        self.memo.clear();
        let mut key = Key::new(game);
        let mut actions = Vec::new();
        if let Due::Seat(seat) = game.due() {
            for (action, next) in value::branches(game) {
                actions.push((action, self.value(&next, &mut key)?[seat]));
            }
        }
        let values = self.value(game, &mut key)?;
        Some(Solution { edition: game.edition(), values, actions })
    }

    /// How many positions the latest call of [`Solver::solve`] visited, repeated ones included.
    pub fn n_visited(&self) -> u64 {
        self.n_visited
    }
}

impl Solution<'_> {
    /// The value of the best action; of a position without actions, minus infinity.
    pub fn best(&self) -> f64 {
        self.actions.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max)
    }

    /// How much a seat that takes the worst action loses against the best: zero if nothing depends
    /// on this decision.
    pub fn at_stake(&self) -> f64 {
        let worst = self.actions.iter().map(|&(_, value)| value).fold(f64::INFINITY, f64::min);
        (self.best() - worst).max(0.0)
    }

    /// What an action is worth to the seat that is due; nothing if it is not legal. A chip stands
    /// for all chips of equal kind and stars, so an action need not be a listed one.
    pub fn value_of(&self, action: Action) -> Option<f64> {
        let is_it = |&&(listed, _): &&(Action, f64)| self.are_alike(listed, action);
        self.actions.iter().find(is_it).map(|&(_, value)| value)
    }

    /// Whether no action is worth more than this one. Chips are treated as in
    /// [`Solution::value_of`].
    pub fn is_optimal(&self, action: Action) -> bool {
        self.value_of(action).is_some_and(|value| value >= self.best() - SLACK)
    }

    /// Whether two actions differ in nothing but the names of chips.
    fn are_alike(&self, action: Action, other: Action) -> bool {
        match (action, other) {
            (Action::Take(chip), Action::Take(twin))
            | (Action::Discard(chip), Action::Discard(twin)) => self.edition.are_twins(chip, twin),
            (
                Action::Place { chip, screenplay, slot },
                Action::Place { chip: twin, screenplay: on, slot: at },
            ) => (screenplay, slot) == (on, at) && self.edition.are_twins(chip, twin),
            (
                Action::Bid(_)
                | Action::Pass
                | Action::Take(_)
                | Action::Decline
                | Action::Place { .. }
                | Action::Discard(_),
                _,
            ) => action == other,
        }
    }
}
