//! How much of the game is left.

use traumfabrik_rules::{Game, Location, LocationIdx, Quarter};

/// What is still to come after the location that is being visited.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Season {
    /// Chips that each seat can expect.
    pub(crate) chips: f32,
    /// Those of this quarter.
    pub(crate) chips_of_quarter: f32,
    /// Parties.
    pub(crate) parties: f32,
    /// The share of the game, 1 to 0.
    pub(crate) left: f32,
    /// The quarter, from 0.
    pub(crate) quarter: usize,
}

impl Season {
    pub(crate) fn of(game: &Game<'_>) -> Self {
        let quarter = game.quarter().unwrap_or(Quarter::First) as usize;
        let n_seats = game.seats().count() as f32;
        let (mut rest, mut whole) = ((0.0, 0.0), (0.0, 0.0));
        for location in LocationIdx::all() {
            let (chips, parties) = match game.edition().location(location) {
                Location::Sign => (1.0 / n_seats, 0.0),
                Location::City { n_chips } => (f32::from(n_chips) / n_seats, 0.0),
                Location::Party => (1.0, 1.0),
            };
            whole = (whole.0 + chips, whole.1 + parties);
            if location > game.location() {
                rest = (rest.0 + chips, rest.1 + parties);
            }
        }
        let quarters = 3.0 - quarter as f32;
        let chips = rest.0 + quarters * whole.0;
        Self {
            chips,
            chips_of_quarter: rest.0,
            parties: rest.1 + quarters * whole.1,
            left: chips / (4.0 * whole.0),
            quarter,
        }
    }
}
