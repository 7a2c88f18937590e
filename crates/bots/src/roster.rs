//! Bots by name: who there is, and how one is seated.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use traumfabrik_rules::Seat;
use traumfabrik_wire::Header;

use crate::character::CharacterBot;
use crate::planner::PlannerBot;
use crate::program::{self, Patience, ProgramBot};
use crate::random::RandomBot;
use crate::{Bot, BotError, Budget, Character, RandomPlayer};

/// A bot by its name. `Display` and `FromStr` are each other's inverse.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotName {
    /// A player that follows chance: `random`, `filler`, `worst`.
    Random(RandomPlayer),
    /// A fast player with a way of its own.
    Character(Character),
    /// The player that searches: `planner:500` with 500 simulations a decision.
    Planner(u32),
    /// A program of its own, by the command that starts it: `cmd:PROGRAM [ARGS]`.
    Program(String),
}

/// A place at a table that a bot can take.
#[derive(Clone, Copy, Debug)]
pub struct Place<'e> {
    /// What is played.
    pub header: &'e Header,
    /// Where the bot sits.
    pub seat: Seat,
    /// What its whims start from, where it has any for a whole game.
    pub seed: u64,
}

/// A bot at its seat, with the budget that its name stands for.
#[derive(Debug)]
pub struct Seated<'e> {
    /// The bot.
    pub bot: Box<dyn Bot + 'e>,
    /// Rounds of thought for a decision.
    pub iterations: u32,
    /// The most time that a decision may take, where somebody waits for it.
    pub time_cap: Option<Duration>,
}

impl Seated<'_> {
    /// The budget of one decision.
    pub fn budget(&self, seed: u64) -> Budget {
        Budget { iterations: self.iterations, time_cap: self.time_cap, seed }
    }
}

impl BotName {
    /// All names that stand for themselves, weakest first. Planners with a number and programs
    /// come on top of them.
    pub fn all() -> Vec<Self> {
        let random = RandomPlayer::ALL.into_iter().map(Self::Random);
        random.chain(Character::ALL.into_iter().map(Self::Character)).collect()
    }

    /// Seats the bot.
    ///
    /// # Errors
    /// If it is a program that cannot be started.
    pub fn seat<'e>(&self, place: Place<'e>) -> Result<Seated<'e>, BotError> {
        let start = place.header.start();
        match self {
            Self::Random(player) => Ok(Seated {
                bot: Box::new(RandomBot::new(*player, place.header.edition(), start)),
                iterations: 0,
                time_cap: None,
            }),
            Self::Character(character) => Ok(Seated {
                bot: Box::new(CharacterBot::new(*character.weights(), place.header.edition(), start)),
                iterations: 0,
                time_cap: None,
            }),
            Self::Planner(iterations) => Ok(Seated {
                bot: Box::new(PlannerBot::new(place.header.edition(), start)),
                iterations: *iterations,
                time_cap: None,
            }),
            Self::Program(command) => Ok(Seated {
                bot: Box::new(ProgramBot::start(command, place, Patience::default())?),
                iterations: program::ITERATIONS,
                time_cap: None,
            }),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random(RandomPlayer::Uniform) => f.write_str("random"),
            Self::Random(player @ (RandomPlayer::Filler | RandomPlayer::Worst)) => player.fmt(f),
            Self::Character(character) => character.fmt(f),
            Self::Planner(iterations) => write!(f, "planner:{iterations}"),
            Self::Program(command) => write!(f, "{}{command}", program::PREFIX),
        }
    }
}

impl FromStr for BotName {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        if let Some(command) = name.strip_prefix(program::PREFIX) {
            program::check(command)?;
            return Ok(Self::Program(command.to_owned()));
        }
        if let Some(iterations) = name.strip_prefix("planner:") {
            return iterations.parse().map(Self::Planner).map_err(|_| "planner:N".to_owned());
        }
        let known = Self::all().into_iter().find(|bot| bot.to_string() == name);
        if let Some(bot) = known {
            return Ok(bot);
        }
        let names: Vec<String> = Self::all().iter().map(ToString::to_string).collect();
        Err(format!("no bot is called '{name}'; there are: {}", names.join(", ")))
    }
}
