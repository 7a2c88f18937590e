//! Bots by name: who there is, and how one is seated.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use traumfabrik_rules::{Edition, Seat, Start};
use traumfabrik_wire::Header;

use crate::character::CharacterBot;
use crate::net::{ExploringBot, NetBot, NetSource};
use crate::planner::{PlannerBot, Search};
use crate::program::{self, ProgramBot, Timeouts};
use crate::random::RandomBot;
use crate::{Bot, BotError, Budget, Character, Level, RandomPlayer};

/// A bot by its name. `Display` and `FromStr` are each other's inverse.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotName {
    /// A player that follows chance: `random`, `filler`, `worst`.
    Random(RandomPlayer),
    /// A fast player with a way of its own: `balanced`, `miser` and the others.
    Character(Character),
    /// A strength that people choose: `easy`, `medium`, `hard`, `master`.
    Level(Level),
    /// A player that searches, with so many simulations for a decision: `planner:500`; for
    /// comparison `unsolved:500`, which does not work out the ends of games, and `mcts:500`, which
    /// has no idea of the game.
    Search(Search, u32),
    /// A net that was trained by play, with so many simulations for a decision: `net`, which
    /// answers at once, `net:200`; from a file `net@FILE` and `net@FILE:200`.
    Net(NetSource, u32),
    /// A net for first thoughts and rehearsals for what comes of them, with so many simulations for
    /// a decision: `hybrid:1000`, with a net from a file `hybrid@FILE:1000`.
    Hybrid(NetSource, u32),
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

/// All that a bot which lives in this program has to know of its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chair<'e> {
    /// The box.
    pub(crate) edition: &'e Edition,
    /// How the game begins.
    pub(crate) start: Start,
    /// What its whims start from.
    pub(crate) seed: u64,
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

impl<'e> Seated<'e> {
    /// A bot that needs no budget.
    pub fn fast(bot: impl Bot + 'e) -> Self {
        Self { bot: Box::new(bot), iterations: 0, time_cap: None }
    }

    /// The budget of one decision.
    pub fn budget(&self, seed: u64) -> Budget {
        Budget { iterations: self.iterations, time_cap: self.time_cap, seed }
    }
}

impl BotName {
    /// All names that stand for themselves. Searches with a number and programs come on top of
    /// them.
    pub fn all() -> Vec<Self> {
        let random = RandomPlayer::ALL.into_iter().map(Self::Random);
        let characters = Character::ALL.into_iter().map(Self::Character);
        let levels = Level::ALL.into_iter().map(Self::Level);
        let net = Self::Net(NetSource::Shipped, 0);
        random.chain(characters).chain(levels).chain([net]).collect()
    }

    /// Seats the bot.
    ///
    /// # Errors
    /// If it is a program that cannot be started.
    pub fn seat<'e>(&self, place: Place<'e>) -> Result<Seated<'e>, BotError> {
        if let Self::Program(command) = self {
            return Ok(Seated {
                bot: Box::new(ProgramBot::start(command, place, Timeouts::default())?),
                iterations: program::ITERATIONS,
                time_cap: None,
            });
        }
        let Place { header, seat: _, seed } = place;
        let chair = Chair { edition: header.edition(), start: *header.start(), seed };
        let seated = self.seat_inside(chair);
        seated.map_err(|why| BotError { bot: self.to_string(), why })
    }

    /// Seats a bot that needs no process.
    ///
    /// # Errors
    /// If it is a program, or its net cannot be read: a sentence that says why.
    pub(crate) fn seat_inside<'e>(&self, chair: Chair<'e>) -> Result<Seated<'e>, String> {
        let Chair { edition, ref start, .. } = chair;
        Ok(match self {
            Self::Random(player) => Seated::fast(RandomBot::new(*player, edition, start)),
            Self::Character(character) => {
                Seated::fast(CharacterBot::new(*character.weights(start.seats), edition, start))
            }
            Self::Level(level) => level.seat(chair),
            Self::Search(search, iterations) => Seated {
                bot: Box::new(PlannerBot::new(*search, edition, start)),
                iterations: *iterations,
                time_cap: None,
            },
            Self::Net(source, iterations) => {
                let net = source.net()?;
                let bot: Box<dyn Bot + 'e> = match iterations {
                    0 => Box::new(NetBot::new(net, edition, start)),
                    _ => Box::new(ExploringBot::with_net(net, edition, start)),
                };
                Seated { bot, iterations: *iterations, time_cap: None }
            }
            Self::Hybrid(source, iterations) => Seated {
                bot: Box::new(ExploringBot::with_rehearsals(source.net()?, edition, start)),
                iterations: *iterations,
                time_cap: None,
            },
            Self::Program(_) => return Err("is a program of its own".to_owned()),
        })
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random(RandomPlayer::Uniform) => f.write_str("random"),
            Self::Random(player @ (RandomPlayer::Filler | RandomPlayer::Worst)) => player.fmt(f),
            Self::Character(character) => character.fmt(f),
            Self::Level(level) => level.fmt(f),
            Self::Search(search, iterations) => write!(f, "{}:{iterations}", search.name()),
            Self::Net(source, 0) => write!(f, "{NET}{source}"),
            Self::Net(source, iterations) => write!(f, "{NET}{source}:{iterations}"),
            Self::Hybrid(source, iterations) => write!(f, "{HYBRID}{source}:{iterations}"),
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
        if let Some(known) = Self::all().into_iter().find(|bot| bot.to_string() == name) {
            return Ok(known);
        }
        if let Some((source, iterations)) = with_net(NET, name) {
            return Ok(Self::Net(source, iterations));
        }
        if let Some((source, iterations)) = with_net(HYBRID, name).filter(|&(_, n)| n > 0) {
            return Ok(Self::Hybrid(source, iterations));
        }
        let (kind, number) = name.split_once(':').unwrap_or((name, ""));
        if let Some(search) = Search::ALL.into_iter().find(|search| search.name() == kind) {
            let iterations = number.parse().ok().filter(|&iterations| iterations > 0);
            return iterations.map(|iterations| Self::Search(search, iterations)).ok_or_else(
                || format!("'{name}' has to say how many simulations it may make: {kind}:500"),
            );
        }
        let names: Vec<String> = Self::all().iter().map(ToString::to_string).collect();
        Err(format!(
            "no bot is called '{name}'; there are: {}, planner:N and hybrid:N with N simulations, \
             net@FILE, net@FILE:N and hybrid@FILE:N with a net of your own, and cmd:PROGRAM",
            names.join(", ")
        ))
    }
}

/// What the names of those begin with who ask a net.
const NET: &str = "net";
const HYBRID: &str = "hybrid";

/// Which net a name means, and how many simulations: `net`, `net:N`, `net@FILE` or `net@FILE:N`.
fn with_net(kind: &str, name: &str) -> Option<(NetSource, u32)> {
    let rest = name.strip_prefix(kind)?;
    let number = |number: &str| number.parse().ok().filter(|&iterations: &u32| iterations > 0);
    let (source, iterations) = match rest.rsplit_once(':') {
        Some((source, digits)) if number(digits).is_some() => (source, number(digits)?),
        _ => (rest, 0),
    };
    let source = match source.strip_prefix('@') {
        Some(path) if !path.is_empty() => NetSource::File(path.into()),
        None if source.is_empty() => NetSource::Shipped,
        _ => return None,
    };
    Some((source, iterations))
}
