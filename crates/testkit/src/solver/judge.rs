//! Players judged by solved endings.

use traumfabrik_rules::{Action, Edition, Game};

use super::{Solver, random_ending};

/// How often a player found the best action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    /// Positions in which something is at stake.
    pub n_positions: u64,
    /// Positions in which the action was one of the best.
    pub n_optimal: u64,
    /// Points of expected margin given away, in all.
    pub points_lost: f64,
}

/// Positions that take longer are left out.
const LIMIT: u64 = 3_000_000;

/// Positions that fewer actions decide nothing about are no test.
const AT_STAKE: f64 = 1e-6;

impl Judgement {
    /// Judges a player in the random two-seat ending of this seed. Nothing is counted where
    /// nothing is at stake, or the solver does not reach the end.
    pub fn of(edition: &Edition, seed: u64, choose: impl Fn(&Game<'_>) -> Action) -> Self {
        let game = random_ending(edition, seed);
        let Some(solution) = Solver::new(LIMIT).solve(&game) else { return Self::default() };
        if solution.at_stake() < AT_STAKE {
            return Self::default();
        }
        let action = choose(&game);
        let value = solution.value_of(action).unwrap_or(f64::NEG_INFINITY);
        Self {
            n_positions: 1,
            n_optimal: u64::from(solution.is_optimal(action)),
            points_lost: solution.best() - value,
        }
    }

    /// Both together.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        Self {
            n_positions: self.n_positions + other.n_positions,
            n_optimal: self.n_optimal + other.n_optimal,
            points_lost: self.points_lost + other.points_lost,
        }
    }

    /// The share of positions in which the action was one of the best.
    pub fn share(&self) -> f64 {
        self.n_optimal as f64 / self.n_positions as f64
    }
}
