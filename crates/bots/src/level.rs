//! Strengths that people choose.

use core::fmt;
use core::time::Duration;

use crate::character::CharacterBot;
use crate::mistakes::{Mistaken, Mistakes};
use crate::net::{ExploringBot, NetBot, shipped};
use crate::planner::{PlannerBot, Search};
use crate::{Bot, Chair, Character, Rng, Seated};

/// How strong a rival a person wants. A level is an amount of thought, so that its strength does
/// not depend on the machine; the time is a ceiling for slow ones.
///
/// `medium` is what a net likes at first sight, with mistakes. Those above it rehearse: between two
/// with the net's first thoughts, among more with those of the valuation (docs/bots.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// A friend for a first game: one of the characters, who overlooks a third of what matters and
    /// misjudges prices. Answers at once.
    Beginner,
    /// One of the characters, who does not count the money of others and is not sure what things
    /// are worth. Answers at once.
    Easy,
    /// Somebody with a feeling for the game. Answers at once.
    Medium,
    /// Somebody who thinks: about 100 ms, 200 at most.
    Hard,
    /// Somebody who thinks hard: about half a second, one at most.
    Master,
}

/// What somebody overlooks and misjudges who plays for the first time.
const OF_BEGINNERS: Mistakes = Mistakes { mispricing: 0.6, n_overlooked: 35 };

/// What somebody misses who has played a few times.
const OF_MEDIUM: Mistakes = Mistakes { mispricing: 0.3, n_overlooked: 8 };

/// The most that somebody thinks about a decision: simulations, and time on slow machines.
#[derive(Clone, Copy, Debug)]
struct Effort {
    between_two: u32,
    among_more: u32,
    time_cap: Duration,
}

const OF_HARD: Effort =
    Effort { between_two: 2_500, among_more: 2_500, time_cap: Duration::from_millis(200) };

const OF_MASTER: Effort =
    Effort { between_two: 12_500, among_more: 15_000, time_cap: Duration::from_secs(1) };

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

    pub(crate) fn seat(self, chair: Chair<'_>) -> Seated<'_> {
        match self {
            Self::Beginner => {
                Seated::fast(Mistaken::new(some_character(chair), OF_BEGINNERS, chair))
            }
            Self::Easy => Seated::fast(some_character(chair)),
            Self::Medium => Seated::fast(Mistaken::new(net(chair), OF_MEDIUM, chair)),
            Self::Hard => thinking(chair, &OF_HARD),
            Self::Master => thinking(chair, &OF_MASTER),
        }
    }
}

fn net(chair: Chair<'_>) -> NetBot<'_> {
    NetBot::new(shipped(), chair.edition, &chair.start)
}

/// Somebody who makes so many simulations for a decision, unless they take too long. Between two,
/// the net's first thoughts with rehearsals are stronger than the planner; among more that could
/// not be shown.
fn thinking<'e>(chair: Chair<'e>, effort: &Effort) -> Seated<'e> {
    let Chair { edition, ref start, .. } = chair;
    let (bot, iterations): (Box<dyn Bot + 'e>, u32) = match start.seats.count() {
        2 => {
            let bot = ExploringBot::with_rehearsals(shipped(), edition, start);
            (Box::new(bot), effort.between_two)
        }
        _ => (Box::new(PlannerBot::new(Search::Planned, edition, start)), effort.among_more),
    };
    Seated { bot, iterations, time_cap: Some(effort.time_cap) }
}

/// One of the characters, drawn for the game, who sees only what lies before it.
fn some_character(chair: Chair<'_>) -> CharacterBot<'_> {
    let Chair { edition, ref start, seed } = chair;
    let whim = Rng::new(seed, 0).index(Character::ALL.len());
    let weights = *Character::ALL[whim].weights(start.seats);
    CharacterBot::new(weights, edition, start).forgetful()
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
