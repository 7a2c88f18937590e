//! Players judged by solved endings.

use traumfabrik_rules::{Action, Edition, Game};

use super::{Solver, random_ending};

/// How often a player found the best action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SolverScore {
    /// Positions that the player was asked in.
    pub n_positions: u64,
    /// Positions in which the action was one of the best.
    pub n_optimal: u64,
    /// Positions in which all actions come to the same.
    pub n_indifferent: u64,
    /// Points of expected margin given away, in all.
    pub points_lost: f64,
}

/// Positions that take longer are left out.
const LIMIT: u64 = 3_000_000;

/// Actions whose values differ by less come to the same.
const AT_STAKE: f64 = 1e-6;

impl SolverScore {
    /// Judges a player in the random two-seat ending of this seed. Nothing is counted where the
    /// solver does not reach the end.
    pub fn of(edition: &Edition, seed: u64, choose: impl Fn(&Game<'_>) -> Action) -> Self {
        let game = random_ending(edition, seed);
        let Some(solution) = Solver::new(LIMIT).solve(&game) else { return Self::default() };
        let action = choose(&game);
        let value = solution.value_of(action).unwrap_or(f64::NEG_INFINITY);
        Self {
            n_positions: 1,
            n_optimal: u64::from(solution.is_optimal(action)),
            n_indifferent: u64::from(solution.at_stake() < AT_STAKE),
            points_lost: solution.best() - value,
        }
    }

    /// Both together.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        Self {
            n_positions: self.n_positions + other.n_positions,
            n_optimal: self.n_optimal + other.n_optimal,
            n_indifferent: self.n_indifferent + other.n_indifferent,
            points_lost: self.points_lost + other.points_lost,
        }
    }

    /// The share of positions in which the action was one of the best; and the same where
    /// something was at stake.
    pub fn shares(&self) -> (f64, f64) {
        let share = |left_out: u64| {
            (self.n_optimal - left_out) as f64 / (self.n_positions - left_out) as f64
        };
        (share(0), share(self.n_indifferent))
    }
}
