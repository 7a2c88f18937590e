//! Who sits at a table of a batch.

use std::sync::{Mutex, PoisonError};

use traumfabrik_rules::{Action, Edition, Event, Game, Seat, Start};

use crate::mind::Mind;
use crate::{BotName, Budget, Chair, Observation, RandomPlayer, Rng, Seated};

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
    /// Any other bot, which remembers what it hears. Nobody ever waits for the lock: it lets batches
    /// be shared among threads whose bots cannot.
    Bot(Mutex<Seated<'e>>),
}

/// Says why a bot cannot sit at a table of a batch, if it cannot: it may not need a process, and
/// its net has to be one.
///
/// # Errors
/// Why it cannot, as the end of a sentence that begins with its name.
pub fn can_sit(bot: &BotName) -> Result<(), String> {
    match bot {
        BotName::Net(source, _) | BotName::Hybrid(source, _) => source.net().map(drop),
        BotName::Random(_) | BotName::Character(_) | BotName::Level(_) | BotName::Search(..) => {
            Ok(())
        }
        BotName::Program(_) => Err("is a program of its own".to_owned()),
    }
}

impl<'e> Player<'e> {
    /// Seats a bot. What its whims start from is drawn only for those who have any.
    ///
    /// # Panics
    /// If it cannot sit here.
    pub(super) fn new(
        bot: &BotName,
        edition: &'e Edition,
        start: &Start,
        game: &Game<'_>,
        chance: &mut Rng,
    ) -> Self {
        match bot {
            BotName::Random(player) => Self::Random(*player),
            BotName::Character(character) => {
                Self::Mind(Box::new(Mind::new(*character.weights(start.seats), game)))
            }
            BotName::Level(_)
            | BotName::Search(..)
            | BotName::Net(..)
            | BotName::Hybrid(..)
            | BotName::Program(_) => {
                let seed = match bot {
                    BotName::Level(_) => u64::from(chance.below(u32::MAX)),
                    _ => 0,
                };
                let seated = bot.seat_inside(Chair { edition, start: *start, seed });
                Self::Bot(Mutex::new(seated.unwrap_or_else(|why| unreachable!("{bot} {why}"))))
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
            Self::Bot(seated) => own(seated).bot.observe(event),
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
            Self::Bot(seated) => {
                let seated = own(seated);
                let seed = u64::from(chance.below(u32::MAX));
                // No clock runs here: the same seed makes the same games.
                let budget = Budget { time_cap: None, ..seated.budget(seed) };
                seated.bot.choose(Observation::new(game, seat), &budget).ok()
            }
        }
    }
}

fn own<'s, 'e>(seated: &'s mut Mutex<Seated<'e>>) -> &'s mut Seated<'e> {
    seated.get_mut().unwrap_or_else(PoisonError::into_inner)
}
