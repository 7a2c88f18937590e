//! Games played on in thought: how a position might end if everybody played as fast players do.

use traumfabrik_rules::Game;

use crate::planner::Simulation;
use crate::{Character, Rng, Weights};

/// A position and as many ways to its end as somebody wants to see.
///
/// Nothing that came later in a real game can show up here: a position holds no draws to come, and
/// each rehearsal shuffles what is left anew.
///
/// ```
/// # use traumfabrik_bots::Rehearsals;
/// # use traumfabrik_rules::{Due, Edition, Game, Refusal, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// let mut rehearsals = Rehearsals::of(&game);
/// let first = *rehearsals.play(1, 0);
/// assert_eq!(first.due(), Due::Nobody);
/// assert_ne!(*rehearsals.play(1, 1), first, "other draws, another end");
/// assert_eq!(*rehearsals.play(1, 0), first, "the same number, the same end");
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rehearsals<'e> {
    from: Simulation<'e>,
    simulation: Simulation<'e>,
    weights: &'static Weights,
}

impl<'e> Rehearsals<'e> {
    /// From this position on, as [`Character::Balanced`] plays.
    pub fn of(game: &Game<'e>) -> Self {
        let from = Simulation::new(game);
        let weights = Character::Balanced.weights(game.seats());
        Self { simulation: from.clone(), from, weights }
    }

    /// Plays to the end. The same seed and number stand for the same draws, also from another
    /// position in which the same pieces have not come up: what differs then is what was decided.
    pub fn play(&mut self, seed: u64, number: u64) -> &Game<'e> {
        let mut chance = Rng::new(seed, number);
        self.simulation.restart(&self.from, &mut chance);
        self.simulation.rehearse(self.weights, &mut chance);
        &self.simulation.game
    }
}
