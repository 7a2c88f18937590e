//! Who sits at a table of a batch.

use traumfabrik_rules::{Action, Edition, Event, Game, Seat, Start};

use crate::mind::Mind;
use crate::planner::PlannerBot;
use crate::{Bot, BotName, Budget, Observation, RandomPlayer, Rng};

/// Whoever decides for a seat.
#[derive(Debug, Default)]
pub(super) enum Player<'e> {
    /// Asked from outside.
    #[default]
    Learner,
    /// Follows chance.
    Random(RandomPlayer),
    /// A fast player, with the table's game to look at: all of it is public.
    Mind(Box<Mind>),
    /// The same player as at another seat, which thinks for both: thoughts are about all seats.
    Like(Seat),
    /// A player that searches, so many simulations deep.
    Search(Box<PlannerBot<'e>>, u32),
}

/// Whether a bot can sit at a table of a batch: if it needs neither a clock nor a process.
pub fn can_sit(bot: &BotName) -> bool {
    match bot {
        BotName::Random(_) | BotName::Character(_) | BotName::Search(..) => true,
        BotName::Level(_) | BotName::Net(..) | BotName::Hybrid(..) | BotName::Program(_) => false,
    }
}

impl<'e> Player<'e> {
    /// Seats a bot.
    ///
    /// # Panics
    /// If it cannot sit here.
    pub(super) fn new(bot: &BotName, edition: &'e Edition, start: &Start, game: &Game<'_>) -> Self {
        match bot {
            BotName::Random(player) => Self::Random(*player),
            BotName::Character(character) => {
                Self::Mind(Box::new(Mind::new(*character.weights(start.seats), game)))
            }
            BotName::Search(search, iterations) => {
                Self::Search(Box::new(PlannerBot::new(*search, edition, start)), *iterations)
            }
            BotName::Level(_) | BotName::Net(..) | BotName::Hybrid(..) | BotName::Program(_) => {
                unreachable!("{bot} cannot sit in a batch")
            }
        }
    }

    /// The seat whose player decides for this one.
    #[inline]
    pub(super) fn thinker(&self, seat: Seat) -> Seat {
        match *self {
            Self::Like(other) => other,
            _ => seat,
        }
    }

    /// Hears a fact. `game` is the position some time after it.
    #[inline]
    pub(super) fn observe(&mut self, event: &Event, game: &Game<'_>) {
        match self {
            Self::Learner | Self::Random(_) | Self::Like(_) => {}
            Self::Mind(mind) => mind.observe(event, game),
            Self::Search(bot, _) => bot.observe(event),
        }
    }

    /// Decides; nothing if the learner has to, or the player at another seat.
    #[inline]
    pub(super) fn choose(
        &mut self,
        game: &Game<'_>,
        seat: Seat,
        chance: &mut Rng,
    ) -> Option<Action> {
        match self {
            Self::Learner | Self::Like(_) => None,
            Self::Random(player) => {
                let legal = game.legal();
                legal.nth(player.choose(game, seat, &legal, chance))
            }
            Self::Mind(mind) => Some(mind.choose(game, seat)),
            Self::Search(bot, iterations) => {
                let seed = u64::from(chance.below(u32::MAX));
                let budget = Budget { iterations: *iterations, time_cap: None, seed };
                bot.choose(Observation::new(game, seat), &budget).ok()
            }
        }
    }
}
