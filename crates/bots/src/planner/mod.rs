//! The strong player: it searches, with the valuation as first observation and as its idea of how
//! everybody plays on. The ends of games it works out.

mod candidates;
mod ending;
mod evaluator;
mod explorer;
mod graph;
mod hash;
mod simulation;
mod tree;

use traumfabrik_rules::{Action, Edition, Event, Game, Seat, Start};

pub(crate) use self::candidates::{Candidate, candidates};
pub(crate) use self::evaluator::{
    Evaluation, Evaluator, Expectation, Leaf, MARGIN_SCALE, rehearsed,
};
pub(crate) use self::explorer::Explorer;
pub(crate) use self::simulation::Simulation;

use self::ending::SolveLimits;
use self::evaluator::Rehearsing;
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
    /// With the valuation as evaluator of the search that nets are asked by: to see what a net is
    /// worth.
    Explored,
}

impl Search {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Planned, Self::Unsolved, Self::Blind, Self::Explored];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Planned => "planner",
            Self::Unsolved => "unsolved",
            Self::Blind => "mcts",
            Self::Explored => "explorer",
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
    let weights = Character::Balanced.weights(game.seats());
    let with_tree = |guide| {
        move |game: &Game<'_>, seat, budget: &Budget| {
            let mut tree = Tree::new(game, guide, budget);
            tree.think(budget);
            Thought { margin: tree.margin_of(seat), advice: tree.advice() }
        }
    };
    match search {
        Search::Planned => plan(game, budget, true, with_tree(Guide::Valuation(weights))),
        Search::Unsolved => plan(game, budget, false, with_tree(Guide::Valuation(weights))),
        Search::Blind => thought(game, game.active(), budget, &mut with_tree(Guide::Blind)).advice,
        Search::Explored => {
            let mut explorer = Explorer::new(Rehearsing { weights });
            plan(game, budget, true, |game, seat, budget| explorer.thought(game, seat, budget))
        }
    }
}

/// What came of thinking about a position: what to do there, and the points by which a seat ends
/// ahead.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    pub(crate) advice: Vec<Advice>,
    pub(crate) margin: f64,
}

/// Works out what can be worked out, and thinks about the rest. `think` is asked what to do in a
/// position, and how far ahead a seat will be.
pub(crate) fn plan<'e>(
    game: &Game<'e>,
    budget: &Budget,
    is_solving: bool,
    mut think: impl FnMut(&Game<'e>, Seat, &Budget) -> Thought,
) -> Vec<Advice> {
    // What is tried one after the other shares the time: a quarter for solving, a quarter for
    // each end of the last auction, or what is left for the search.
    let quarter = budget.time_cap.map(|cap| cap / 4);
    if is_solving {
        let steps = match game.seats().count() {
            2 => STEPS_BETWEEN_TWO,
            _ => STEPS_AMONG_MORE,
        };
        let n_steps = steps * u64::from(budget.iterations);
        if let Some(solved) = ending::solve(game, SolveLimits { n_steps, time_cap: quarter }) {
            return solved;
        }
    }
    // What the lot brings to the one and to the other is found out; the bidding follows.
    let share = Budget { iterations: budget.iterations / 2, time_cap: quarter, seed: budget.seed };
    let seat = game.active();
    let value = |end: &Game<'e>| Some(thought(end, seat, &share, &mut think).margin);
    if let Some(priced) = ending::price(game, value) {
        return priced;
    }
    let rest = Budget { time_cap: quarter.map(|quarter| 3 * quarter), ..*budget };
    thought(game, seat, &rest, &mut think).advice
}

fn thought<'e>(
    game: &Game<'e>,
    seat: Seat,
    budget: &Budget,
    think: &mut impl FnMut(&Game<'e>, Seat, &Budget) -> Thought,
) -> Thought {
    // Near the end there is little left to play: there is time for more of it.
    let factor = if ending::is_within_reach(game) { 8 } else { 1 };
    let iterations = budget.iterations.max(1).saturating_mul(factor);
    think(game, seat, &Budget { iterations, ..*budget })
}
