//! A net as a player.

use traumfabrik_rules::{Action, Edition, Event, Start};

use super::evaluator::NetEvaluator;
use crate::planner::{Explorer, plan};
use crate::{Bot, BotError, Budget, Memory, Observation};

/// A player that does what a net says, or what a search finds that asks it.
#[derive(Debug)]
pub(crate) struct NetBot<'e> {
    memory: Memory<'e>,
    explorer: Explorer<'e, NetEvaluator>,
}

impl<'e> NetBot<'e> {
    pub(crate) fn new(evaluator: NetEvaluator, edition: &'e Edition, start: &Start) -> Self {
        let memory = Memory::new(edition, start.seats, start.rulings);
        Self { memory, explorer: Explorer::new(evaluator) }
    }
}

impl Bot for NetBot<'_> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(&mut self, _sight: Observation<'_>, budget: &Budget) -> Result<Action, BotError> {
        let (game, explorer) = (self.memory.game(), &mut self.explorer);
        let chosen = match budget.iterations {
            0 => explorer.evaluator().choose(game),
            _ => {
                let think = |game: &_, seat, budget: &_| explorer.thought(game, seat, budget);
                plan(game, budget, true, think).first().map(|best| best.action)
            }
        };
        Ok(chosen.unwrap_or_else(|| unreachable!("who is due has a choice")))
    }
}
