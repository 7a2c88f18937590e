//! Strengths that people choose.

use core::fmt;
use core::time::Duration;

use crate::character::CharacterBot;
use crate::planner::{PlannerBot, Search};
use crate::{Chance, Character, Place, Seated};

/// How strong a rival a person wants. A level is an amount of thought, so that its strength does
/// not depend on the machine; the time is a ceiling for slow ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// One of the characters, who does not count the money of others and is not sure what things
    /// are worth. Answers at once.
    Easy,
    /// A planner that thinks for a moment: about 10 ms.
    Medium,
    /// A planner that thinks: about 100 ms.
    Hard,
    /// A planner that thinks hard: about a second.
    Master,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// Simulations for a decision.
    const fn iterations(self) -> u32 {
        match self {
            Self::Easy => 0,
            Self::Medium => 250,
            Self::Hard => 2_500,
            Self::Master => 25_000,
        }
    }

    /// The most time that a decision may take.
    const fn time_cap(self) -> Option<Duration> {
        match self {
            Self::Easy => None,
            Self::Medium => Some(Duration::from_millis(200)),
            Self::Hard => Some(Duration::from_secs(1)),
            Self::Master => Some(Duration::from_secs(3)),
        }
    }

    pub(crate) fn seat(self, place: Place<'_>) -> Seated<'_> {
        let (edition, start) = (place.header.edition(), place.header.start());
        match self {
            Self::Easy => {
                let characters = Character::ALL;
                let whim = Chance::new(place.seed, 0).index(characters.len());
                let weights = *characters[whim].weights(start.seats);
                Seated::fast(CharacterBot::new(weights, edition, start).forgetful())
            }
            Self::Medium | Self::Hard | Self::Master => Seated {
                bot: Box::new(PlannerBot::new(Search::Planned, edition, start)),
                iterations: self.iterations(),
                time_cap: self.time_cap(),
            },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
