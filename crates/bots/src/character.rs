//! Players with a way of their own: fast, and recognisable.

use core::fmt;
use std::sync::LazyLock;

use traumfabrik_rules::{Action, Edition, Event, LegalSet, LocationIdx, Quarter, Seats, Start};

use crate::policy::{Limits, bid, choose_chip, limits};
use crate::valuation::{Company, Outlook, WEIGHTS, Weights};
use crate::{Bot, BotError, Budget, Chance, Memory, Observation, forgetful};

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
    outlook: Outlook,
    weights: Weights,
    is_forgetful: bool,
    /// The auction that is going on, once it has been thought about.
    auction: Option<((Option<Quarter>, LocationIdx), Limits)>,
}

impl<'e> CharacterBot<'e> {
    pub(crate) fn new(weights: Weights, edition: &'e Edition, start: &Start) -> Self {
        let memory = Memory::new(edition, start.seats, start.rulings);
        let outlook = Outlook::of(memory.game());
        Self { memory, outlook, weights, is_forgetful: false, auction: None }
    }

    /// The same character, but it sees only what lies before it, and is not sure what things are
    /// worth.
    pub(crate) fn forgetful(self) -> Self {
        Self { is_forgetful: true, ..self }
    }

    fn limits(&mut self, observation: Observation<'_>, budget: &Budget) -> Limits {
        let game = self.memory.game();
        if !self.is_forgetful {
            return limits(game, &mut self.outlook, &self.weights);
        }
        let game = &forgetful(game.edition(), &observation.view());
        let mut outlook = Outlook::of(game);
        let mut limits = limits(game, &mut outlook, &self.weights);
        let mut chance = Chance::new(budget.seed, 0);
        for seat in game.seats().iter() {
            limits[seat] *= 0.4 + 1.2 * chance.below(1000) as f32 / 1000.0;
        }
        limits
    }
}

impl Bot for CharacterBot<'_> {
    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
        self.outlook.observe(event, self.memory.game());
    }

    fn choose(
        &mut self,
        observation: Observation<'_>,
        budget: &Budget,
    ) -> Result<Action, BotError> {
        let (game, seat) = (self.memory.game(), observation.seat());
        let legal = game.legal();
        let LegalSet::Auction { floor, ceiling } = legal else {
            return Ok(choose_chip(game, &mut self.outlook, seat, &legal, &self.weights));
        };
        // Nothing but bids happens in an auction: what was thought at first still holds.
        let auction = (game.quarter(), game.location());
        let limits = match self.auction {
            Some((known, limits)) if known == auction => limits,
            _ => {
                let limits = self.limits(observation, budget);
                self.auction = Some((auction, limits));
                limits
            }
        };
        Ok(bid(self.memory.game(), seat, &limits, floor, ceiling, &self.weights))
    }
}
