//! Mistakes as people make them: a lot that is thought too much or too little of, and a chance
//! that is not seen. Nothing is done at random.

use traumfabrik_rules::{Action, Event, LegalSet, Seat};

use crate::planner::candidates;
use crate::policy::appraise;
use crate::valuation::{Outlook, Weights};
use crate::{Bot, BotError, Budget, Chair, Character, Memory, Observation, Rng, mix};

/// How often somebody is mistaken, and by how much.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mistakes {
    /// The part of its worth by which a lot may be thought too cheap or too dear.
    pub(crate) mispricing: f32,
    /// Of a hundred lots or choices, how many are not understood.
    pub(crate) n_overlooked: u32,
}

/// Of a lot that is not understood, this part of its worth is seen.
const GLIMPSE: f32 = 0.35;

/// Smaller errors about a price do not change what is done.
const NOTICED: f32 = 0.12;

/// Somebody who plays like another, but makes mistakes.
#[derive(Debug)]
pub(crate) struct Mistaken<'e, B> {
    player: B,
    mistakes: Mistakes,
    memory: Memory<'e>,
    outlook: Outlook,
    weights: &'static Weights,
    /// What its errors start from: the same for a whole game.
    seed: u64,
}

impl<'e, B: Bot> Mistaken<'e, B> {
    pub(crate) fn new(player: B, mistakes: Mistakes, chair: Chair<'e>) -> Self {
        let Chair { edition, start, seed } = chair;
        let memory = Memory::new(edition, start.seats, start.rulings);
        let outlook = Outlook::of(memory.game());
        // What somebody thinks who has played a few times.
        let weights = Character::Balanced.weights(start.seats);
        Self { player, mistakes, memory, outlook, weights, seed }
    }

    /// What the lot looks like, beside what it is worth. It looks the same to the end of the
    /// auction.
    fn impression(&self) -> f32 {
        let game = self.memory.game();
        let quarter = game.quarter().map_or(0, |quarter| quarter as u64);
        let lot = 16 * quarter + game.location().index() as u64;
        let mut chance = Rng::new(mix(self.seed, 1), lot);
        if chance.below(100) < self.mistakes.n_overlooked {
            return GLIMPSE;
        }
        let error = chance.below(2001) as f32 / 1000.0 - 1.0;
        1.0 + self.mistakes.mispricing * error
    }

    /// Bids by the wrong price: stops too soon, or goes on too long.
    fn misbid(&mut self, wanted: Action, seat: Seat) -> Action {
        let impression = self.impression();
        let LegalSet::Auction { floor, ceiling } = self.memory.game().legal() else {
            return wanted;
        };
        if (impression - 1.0).abs() < NOTICED {
            return wanted;
        }
        let limit = appraise(self.memory.game(), &mut self.outlook, self.weights).limits[seat];
        let limit = impression * limit;
        let is_affordable = f32::from(floor.0) <= limit && floor <= ceiling;
        match wanted {
            Action::Bid(bid) if impression < 1.0 && f32::from(bid.0) > limit => {
                if is_affordable {
                    Action::Bid(floor)
                } else {
                    Action::Pass
                }
            }
            Action::Pass if impression > 1.0 && is_affordable => Action::Bid(floor),
            _ => wanted,
        }
    }

    /// What comes to mind if the best does not.
    fn second_best(&mut self, best: Action) -> Action {
        let found = candidates(self.memory.game(), &mut self.outlook, self.weights);
        let others = found.iter().filter(|candidate| candidate.action != best);
        others.map(|candidate| candidate.action).next().unwrap_or(best)
    }
}

impl<B: Bot> Bot for Mistaken<'_, B> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
        self.outlook.observe(event, self.memory.game());
        self.player.observe(event);
    }

    fn choose(
        &mut self,
        observation: Observation<'_>,
        budget: &Budget,
    ) -> Result<Action, BotError> {
        let seat = observation.seat();
        let wanted = self.player.choose(observation, budget)?;
        Ok(match self.memory.game().legal() {
            LegalSet::Auction { .. } => self.misbid(wanted, seat),
            LegalSet::Party { .. } | LegalSet::Placing(_) => {
                let mut chance = Rng::new(mix(self.seed, 2), budget.seed);
                match chance.below(100) < self.mistakes.n_overlooked {
                    true => self.second_best(wanted),
                    false => wanted,
                }
            }
            LegalSet::Nothing => wanted,
        })
    }
}
