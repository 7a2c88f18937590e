//! The strong player: it searches, with the valuation as first sight and as its idea of how
//! everybody plays on.

mod candidates;
mod stage;
mod tree;

use traumfabrik_rules::{Action, Edition, Event, Start};

pub(crate) use self::tree::{Manner, Tree};
use crate::{Bot, BotError, Budget, Character, Memory, Sight};

/// A planner at a seat.
#[derive(Debug)]
pub(crate) struct PlannerBot<'e> {
    memory: Memory<'e>,
}

impl<'e> PlannerBot<'e> {
    pub(crate) fn new(edition: &'e Edition, start: &Start) -> Self {
        Self { memory: Memory::new(edition, start.seats, start.rulings) }
    }
}

impl Bot for PlannerBot<'_> {
    fn hear(&mut self, event: &Event) {
        self.memory.hear(event);
    }

    fn choose(&mut self, _sight: Sight<'_>, budget: &Budget) -> Result<Action, BotError> {
        let manner = Manner::default();
        let weights = Character::Balanced.weights();
        let mut tree = Tree::new(self.memory.game(), weights, manner, budget);
        tree.think(budget);
        let advice = tree.advice();
        Ok(advice.first().map_or(Action::Pass, |best| best.action))
    }
}
