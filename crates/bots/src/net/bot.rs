//! Nets as players.

use std::sync::Arc;

use traumfabrik_rules::{Action, Edition, Event, Start};

use super::evaluator::NetEvaluator;
use super::forward::Net;
use super::hybrid::Hybrid;
use crate::planner::{Evaluator, Explorer, plan};
use crate::{Bot, BotError, Budget, Memory, Observation};

/// A player that does what a net likes best, at once.
#[derive(Debug)]
pub(crate) struct NetBot<'e> {
    memory: Memory<'e>,
    evaluator: NetEvaluator,
}

impl<'e> NetBot<'e> {
    pub(crate) fn new(net: Arc<Net>, edition: &'e Edition, start: &Start) -> Self {
        let memory = Memory::new(edition, start.seats, start.rulings);
        Self { memory, evaluator: NetEvaluator::new(net) }
    }
}

impl Bot for NetBot<'_> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(&mut self, _sight: Observation<'_>, _budget: &Budget) -> Result<Action, BotError> {
        let chosen = self.evaluator.choose(self.memory.game());
        Ok(chosen.unwrap_or_else(|| unreachable!("who is due has a choice")))
    }
}

/// A player that does what a search finds which asks an evaluator.
#[derive(Debug)]
pub(crate) struct ExploringBot<'e, E> {
    memory: Memory<'e>,
    explorer: Explorer<'e, E>,
}

impl<'e> ExploringBot<'e, NetEvaluator> {
    /// With a net for everything.
    pub(crate) fn with_net(net: Arc<Net>, edition: &'e Edition, start: &Start) -> Self {
        Self::new(NetEvaluator::new(net), edition, start)
    }
}

impl<'e> ExploringBot<'e, Hybrid> {
    /// With a net for first thoughts, and rehearsals for what comes of them.
    pub(crate) fn with_rehearsals(net: Arc<Net>, edition: &'e Edition, start: &Start) -> Self {
        Self::new(Hybrid::new(net, start.seats), edition, start)
    }
}

impl<'e, E: Evaluator> ExploringBot<'e, E> {
    fn new(evaluator: E, edition: &'e Edition, start: &Start) -> Self {
        let memory = Memory::new(edition, start.seats, start.rulings);
        Self { memory, explorer: Explorer::new(evaluator) }
    }
}

impl<E: Evaluator> Bot for ExploringBot<'_, E> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(&mut self, _sight: Observation<'_>, budget: &Budget) -> Result<Action, BotError> {
        let explorer = &mut self.explorer;
        let think = |game: &_, seat, budget: &_| explorer.thought(game, seat, budget);
        let advice = plan(self.memory.game(), budget, true, think);
        let best = advice.first().unwrap_or_else(|| unreachable!("who is due has a choice"));
        Ok(best.action)
    }
}
