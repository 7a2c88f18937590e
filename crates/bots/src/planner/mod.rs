//! The strong player: it searches, with the valuation as first observation and as its idea of how
//! everybody plays on. The ends of games it works out.

mod candidates;
mod ending;
mod simulation;
mod tree;

use traumfabrik_rules::{Action, Edition, Event, Game, Start};

use self::ending::SolveLimits;
use self::tree::{Guide, Tree};
use crate::{Advice, Bot, BotError, Budget, Character, Memory, Observation};

/// Steps of working out an end that are worth one simulation: between two, the answer is exact,
/// and nothing else comes near it.
const STEPS_BETWEEN_TWO: u64 = 1000;
const STEPS_AMONG_MORE: u64 = 50;

/// How somebody who searches goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Search {
    /// With the valuation, and with ends worked out.
    Planned,
    /// With the valuation alone.
    Unsolved,
    /// Without any idea of the game: to see what the valuation is worth.
    Blind,
}

impl Search {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Planned, Self::Unsolved, Self::Blind];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Planned => "planner",
            Self::Unsolved => "unsolved",
            Self::Blind => "mcts",
        }
    }
}

/// A searching player at a seat.
#[derive(Debug)]
pub(crate) struct PlannerBot<'e> {
    memory: Memory<'e>,
    search: Search,
}

impl<'e> PlannerBot<'e> {
    pub(crate) fn new(search: Search, edition: &'e Edition, start: &Start) -> Self {
        Self { memory: Memory::new(edition, start.seats, start.rulings), search }
    }
}

impl Bot for PlannerBot<'_> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(&mut self, _sight: Observation<'_>, budget: &Budget) -> Result<Action, BotError> {
        let advice = search(self.memory.game(), self.search, budget);
        let best = advice.first().unwrap_or_else(|| unreachable!("who is due has a choice"));
        Ok(best.action)
    }
}

/// The moves of the seat that is due that are worth a thought, best first. `game` is the asker's
/// own: what a seat knows. However small the budget, something is thought.
pub fn search(game: &Game<'_>, search: Search, budget: &Budget) -> Vec<Advice> {
    let guide = match search {
        Search::Planned | Search::Unsolved => {
            Guide::Valuation(Character::Balanced.weights(game.seats()))
        }
        Search::Blind => Guide::Blind,
    };
    // What is tried one after the other shares the time: a quarter for solving, a quarter for
    // each end of the last auction, or what is left for the tree.
    let quarter = budget.time_cap.map(|cap| cap / 4);
    if search == Search::Planned {
        let steps = match game.seats().count() {
            2 => STEPS_BETWEEN_TWO,
            _ => STEPS_AMONG_MORE,
        };
        let n_steps = steps * u64::from(budget.iterations);
        if let Some(solved) = ending::solve(game, SolveLimits { n_steps, time_cap: quarter }) {
            return solved;
        }
    }
    if search != Search::Blind {
        // What the lot brings to the one and to the other is found out; the bidding follows.
        let share =
            Budget { iterations: budget.iterations / 2, time_cap: quarter, seed: budget.seed };
        let seat = game.active();
        let value = |end: &Game<'_>| Some(thought(end, guide, &share).margin_of(seat));
        if let Some(priced) = ending::price(game, value) {
            return priced;
        }
    }
    let rest = Budget { time_cap: quarter.map(|quarter| 3 * quarter), ..*budget };
    thought(game, guide, &rest).advice()
}

/// A tree that has grown as far as the budget allows.
fn thought<'e, 'w>(game: &Game<'e>, guide: Guide<'w>, budget: &Budget) -> Tree<'e, 'w> {
    // Rehearsals near the end are short: there is time for more of them.
    let factor = if ending::is_within_reach(game) { 8 } else { 1 };
    let iterations = budget.iterations.max(1).saturating_mul(factor);
    let budget = Budget { iterations, ..*budget };
    let mut tree = Tree::new(game, guide, &budget);
    tree.think(&budget);
    tree
}
