//! Players with a way of their own: fast, and recognisable.

use core::fmt;
use std::sync::LazyLock;

use traumfabrik_rules::{Action, Edition, Event, Seats, Start};

use crate::mind::Mind;
use crate::policy::{Appraisal, appraise};
use crate::valuation::{Company, Outlook, WEIGHTS, Weights};
use crate::{Bot, BotError, Budget, Memory, Observation, Rng, forgetful};

/// A way to play that experienced players know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    /// Keeps its money together: money is points.
    Miser,
    /// Two quick films, for the awards that the first ones get.
    Sprinter,
    /// Actors and guests, to choose first at parties.
    Collector,
    /// Few films, but great ones.
    Quality,
    /// Many films, whatever their worth.
    Mass,
    /// A bit of everything, as strong as a fast player can be.
    Balanced,
}

impl Character {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Miser, Self::Sprinter, Self::Collector, Self::Quality, Self::Mass, Self::Balanced];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Miser => "miser",
            Self::Sprinter => "sprinter",
            Self::Collector => "collector",
            Self::Quality => "quality",
            Self::Mass => "mass",
            Self::Balanced => "balanced",
        }
    }

    /// Its weights at a table.
    ///
    /// # Panics
    /// Never: the file that comes with the program is sound.
    pub fn weights(self, seats: Seats) -> &'static Weights {
        static ALL: LazyLock<[[Weights; 6]; 2]> = LazyLock::new(|| {
            Company::ALL.map(|company| {
                let base = Weights::read(WEIGHTS, &format!("play.{}", company.name()));
                let base = base.expect("the weights are sound");
                Character::ALL.map(|character| {
                    let section = format!("character.{}", character.name());
                    base.times(WEIGHTS, &section).expect("the factors are sound")
                })
            })
        });
        &ALL[Company::of(seats) as usize][self as usize]
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A character at a seat.
#[derive(Debug)]
pub(crate) struct CharacterBot<'e> {
    memory: Memory<'e>,
    mind: Mind,
    is_forgetful: bool,
}

impl<'e> CharacterBot<'e> {
    pub(crate) fn new(weights: Weights, edition: &'e Edition, start: &Start) -> Self {
        let memory = Memory::new(edition, start.seats, start.rulings);
        let mind = Mind::new(weights, memory.game());
        Self { memory, mind, is_forgetful: false }
    }

    /// The same character, but it sees only what lies before it, and is not sure what things are
    /// worth.
    pub(crate) fn forgetful(self) -> Self {
        Self { is_forgetful: true, ..self }
    }
}

impl Bot for CharacterBot<'_> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
        self.mind.observe(event, self.memory.game());
    }

    fn choose(
        &mut self,
        observation: Observation<'_>,
        budget: &Budget,
    ) -> Result<Action, BotError> {
        let (game, seat) = (self.memory.game(), observation.seat());
        if !self.is_forgetful {
            return Ok(self.mind.choose(game, seat));
        }
        Ok(self.mind.choose_by(game, seat, |mind| doubted(&observation, &mind.weights, budget)))
    }
}

/// A lot as somebody looks at it who has not counted the money of others and is not sure of
/// anything.
fn doubted(observation: &Observation<'_>, weights: &Weights, budget: &Budget) -> Appraisal {
    let game = &forgetful(observation.edition(), &observation.view());
    let mut appraisal = appraise(game, &mut Outlook::of(game), weights);
    let mut chance = Rng::new(budget.seed, 0);
    for seat in game.seats().iter() {
        appraisal.limits[seat] *= 0.4 + 1.2 * chance.below(1000) as f32 / 1000.0;
    }
    appraisal
}
