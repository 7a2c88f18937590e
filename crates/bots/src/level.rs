//! Strengths that people choose.

use core::fmt;
use core::time::Duration;

use crate::character::CharacterBot;
use crate::mistakes::{Mistaken, Mistakes};
use crate::net::{NetBot, NetEvaluator, NetSource};
use crate::planner::{PlannerBot, Search};
use crate::{Bot, Chance, Character, Place, Seated};

/// How strong a rival a person wants. A level is an amount of thought, so that its strength does
/// not depend on the machine; the time is a ceiling for slow ones.
///
/// If a net is part of the program, the upper levels ask it: then `medium` is the net at first
/// sight with mistakes of its own, and the others search with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// A friend for a first game: one of the characters, who overlooks a third of what matters and
    /// misjudges prices. Answers at once.
    Beginner,
    /// One of the characters, who does not count the money of others and is not sure what things
    /// are worth. Answers at once.
    Easy,
    /// Somebody who thinks for a moment: about 10 ms.
    Medium,
    /// Somebody who thinks: about 100 ms.
    Hard,
    /// Somebody who thinks hard: about a second.
    Master,
}

/// What somebody overlooks and misjudges who plays for the first time.
const OF_BEGINNERS: Mistakes = Mistakes { mispricing: 0.6, n_overlooked: 35 };

/// What somebody misses who has played a few times.
const OF_MEDIUM: Mistakes = Mistakes { mispricing: 0.3, n_overlooked: 8 };

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// Simulations for a decision with a net, and without one.
    const fn iterations(self) -> [u32; 2] {
        match self {
            Self::Beginner | Self::Easy => [0, 0],
            Self::Medium => [0, 250],
            Self::Hard => [800, 2_500],
            Self::Master => [7_000, 25_000],
        }
    }

    /// The most time that a decision may take with a net, and without one.
    const fn time_cap(self) -> [Option<Duration>; 2] {
        match self {
            Self::Beginner | Self::Easy => [None, None],
            Self::Medium => [None, Some(Duration::from_millis(200))],
            Self::Hard => [Some(Duration::from_millis(200)), Some(Duration::from_secs(1))],
            Self::Master => [Some(Duration::from_secs(1)), Some(Duration::from_secs(3))],
        }
    }

    pub(crate) fn seat(self, place: Place<'_>) -> Seated<'_> {
        let (edition, start) = (place.header.edition(), place.header.start());
        match self {
            Self::Beginner => {
                Seated::fast(Mistaken::new(some_character(place), OF_BEGINNERS, place))
            }
            Self::Easy => Seated::fast(some_character(place)),
            Self::Medium | Self::Hard | Self::Master => {
                let net = NetSource::Shipped.net().ok();
                let which = usize::from(net.is_none());
                let net = net.map(|net| NetBot::new(NetEvaluator::new(net), edition, start));
                let bot: Box<dyn Bot + '_> = match net {
                    None => Box::new(PlannerBot::new(Search::Planned, edition, start)),
                    Some(net) if self == Self::Medium => {
                        Box::new(Mistaken::new(net, OF_MEDIUM, place))
                    }
                    Some(net) => Box::new(net),
                };
                let (iterations, time_cap) = (self.iterations()[which], self.time_cap()[which]);
                Seated { bot, iterations, time_cap }
            }
        }
    }
}

/// One of the characters, drawn for the game, who sees only what lies before it.
fn some_character(place: Place<'_>) -> CharacterBot<'_> {
    let (edition, start) = (place.header.edition(), place.header.start());
    let whim = Chance::new(place.seed, 0).index(Character::ALL.len());
    let weights = *Character::ALL[whim].weights(start.seats);
    CharacterBot::new(weights, edition, start).forgetful()
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
