//! Players without a plan. Uniform play alone hardly ever finishes a film and so tests half the
//! rules; the other two fill slots, and make the worst films they can.

use core::fmt;
use core::str::FromStr;

use traumfabrik_rules::{Action, Edition, Event, Game, LegalSet, Seat, Start};

use crate::{Bot, BotError, Budget, Memory, Observation, Rng};

/// A player that follows chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RandomPlayer {
    /// Every legal action is equally likely.
    Uniform,
    /// Bids low and fills empty slots.
    Filler,
    /// Bids low, and fills and covers with the least valuable chips.
    Worst,
}

impl RandomPlayer {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Uniform, Self::Filler, Self::Worst];

    /// Chooses one of the legal actions, by its place in their order.
    #[inline]
    pub fn choose(self, game: &Game<'_>, seat: Seat, legal: &LegalSet, chance: &mut Rng) -> usize {
        match self {
            Self::Uniform => chance.index(legal.len()),
            Self::Filler | Self::Worst => self.choose_with_a_habit(game, seat, *legal, chance),
        }
    }

    // Never inlined: it would crowd the loop in which uniform players play.
    #[inline(never)]
    fn choose_with_a_habit(
        self,
        game: &Game<'_>,
        seat: Seat,
        legal: LegalSet,
        chance: &mut Rng,
    ) -> usize {
        // Now and then anything goes, so that no corner of the rules stays unvisited.
        if chance.one_in(16) {
            return chance.index(legal.len());
        }
        if let LegalSet::Auction { .. } = legal {
            // Pass half the time; otherwise one of the three lowest bids.
            return if chance.one_in(2) { 0 } else { chance.index(legal.len().min(4)) };
        }
        let (mut best, mut best_liking) = (0, i32::MIN);
        for (n, action) in legal.iter().enumerate() {
            // The small random part breaks ties without favouring the first.
            let liking = self.liking(game, seat, action) * 8 + chance.below(8) as i32;
            if liking > best_liking {
                (best, best_liking) = (n, liking);
            }
        }
        best
    }

    /// How much this player likes an action at a party or when placing.
    fn liking(self, game: &Game<'_>, seat: Seat, action: Action) -> i32 {
        let stars = |chip| {
            let stars = i32::from(game.edition().chip(chip).stars.0);
            if self == Self::Worst { -stars } else { stars }
        };
        match action {
            Action::Bid(_) | Action::Pass => 0,
            Action::Take(chip) => 10 + stars(chip),
            Action::Decline => 0,
            Action::Discard(_) => -1,
            Action::Place { chip, screenplay, slot } => {
                let Some(production) = game.production(seat, screenplay) else {
                    return i32::MIN / 8;
                };
                match production.top(slot) {
                    None if production.missing().has(slot) => 20 + stars(chip),
                    None => 10 + stars(chip),
                    Some(top) => stars(chip) - stars(top) - 1,
                }
            }
        }
    }
}

impl fmt::Display for RandomPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Uniform => "uniform",
            Self::Filler => "filler",
            Self::Worst => "worst",
        })
    }
}

impl FromStr for RandomPlayer {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|player| player.to_string() == name);
        found
            .ok_or_else(|| format!("no random player is called '{name}': uniform, filler or worst"))
    }
}

/// A random player at a seat.
#[derive(Debug)]
pub(crate) struct RandomBot<'e> {
    player: RandomPlayer,
    memory: Memory<'e>,
}

impl<'e> RandomBot<'e> {
    pub(crate) fn new(player: RandomPlayer, edition: &'e Edition, start: &Start) -> Self {
        Self { player, memory: Memory::new(edition, start.seats, start.rulings) }
    }
}

impl Bot for RandomBot<'_> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }

    fn choose(
        &mut self,
        observation: Observation<'_>,
        budget: &Budget,
    ) -> Result<Action, BotError> {
        let (game, mut chance) = (self.memory.game(), Rng::new(budget.seed, 0));
        let legal = game.legal();
        let n = self.player.choose(game, observation.seat(), &legal, &mut chance);
        Ok(legal.nth(n).unwrap_or_else(|| unreachable!("the choice is one of the legal ones")))
    }
}
