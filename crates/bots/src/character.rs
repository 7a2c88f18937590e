//! Players with a way of their own: fast, and recognisable.

use core::fmt;
use std::sync::LazyLock;

use traumfabrik_rules::{
    Action, BySeat, ChipId, Edition, Event, Game, LegalSet, LocationIdx, Money, Quarter, Scene,
    Seat, Start,
};

use crate::valuation::{Outlook, Planning, WEIGHTS, Weights, limit};
use crate::{Bot, BotError, Budget, Memory, Sight};

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
}

impl Character {
    /// Its weights.
    ///
    /// # Panics
    /// Never: the file that comes with the program is sound.
    pub fn weights(self) -> &'static Weights {
        static ALL: LazyLock<[Weights; 6]> = LazyLock::new(|| {
            Character::ALL.map(|character| {
                Weights::read(WEIGHTS, character.name()).expect("the weights are sound")
            })
        });
        &ALL[self as usize]
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
    /// The limit of the auction that is going on, once it has been worked out.
    limit: Option<((Option<Quarter>, LocationIdx), Money)>,
}

impl<'e> CharacterBot<'e> {
    pub(crate) fn new(weights: Weights, edition: &'e Edition, start: &Start) -> Self {
        let memory = Memory::new(edition, start.seats, start.rulings);
        let outlook = Outlook::of(memory.game());
        Self { memory, outlook, weights, limit: None }
    }
}

impl Bot for CharacterBot<'_> {
    fn hear(&mut self, event: &Event) {
        self.memory.hear(event);
        self.outlook.hear(event, self.memory.game());
    }

    fn choose(&mut self, sight: Sight<'_>, _budget: &Budget) -> Result<Action, BotError> {
        let (game, seat) = (self.memory.game(), sight.seat());
        let legal = game.legal();
        if let LegalSet::Auction { floor, ceiling } = legal {
            // Nothing but bids happens in an auction: its limit stands.
            let auction = (game.quarter(), game.location());
            let limit = match self.limit {
                Some((known, limit)) if known == auction => limit,
                _ => {
                    self.outlook.settle(game, &self.weights);
                    let limit = whole(own_limit(game, &self.outlook, seat, &self.weights));
                    self.limit = Some((auction, limit));
                    limit
                }
            };
            let is_wanted = floor <= limit && floor <= ceiling;
            return Ok(if is_wanted { Action::Bid(floor) } else { Action::Pass });
        }
        self.outlook.settle(game, &self.weights);
        Ok(choose_chip(game, &self.outlook, seat, &legal, &self.weights))
    }
}

/// A limit in whole money; below 0 there is none.
fn whole(limit: f32) -> Money {
    Money(limit.clamp(0.0, 63.0) as u8)
}

/// The most that a seat would pay for the lot at the location.
pub(crate) fn own_limit(
    game: &Game<'_>,
    outlook: &Outlook,
    seat: Seat,
    weights: &Weights,
) -> f32 {
    let gains = lot_gains(game, outlook, weights);
    limit_of(game, outlook, &gains, seat, weights)
}

/// What the lot at the location would bring to each seat.
pub(crate) fn lot_gains(game: &Game<'_>, outlook: &Outlook, weights: &Weights) -> BySeat<f32> {
    let mut chips = [ChipId::default(); 5];
    let mut n_chips = 0;
    for chip in game.lot(game.location()) {
        chips[n_chips] = chip;
        n_chips += 1;
    }
    let mut gains = BySeat::default();
    for seat in game.seats().iter() {
        let planning = Planning { game, outlook, weights, seat };
        gains[seat] = planning.best(&chips[..n_chips]).gain;
    }
    gains
}

/// The most that a seat would pay, given what the lot brings to each seat.
pub(crate) fn limit_of(
    game: &Game<'_>,
    outlook: &Outlook,
    gains: &BySeat<f32>,
    seat: Seat,
    weights: &Weights,
) -> f32 {
    let standing = match game.scene() {
        Scene::Auction { standing, .. } => standing,
        Scene::Party { .. } => return 0.0,
    };
    let rivals = game.seats().iter().filter(|&other| other != seat && standing.has(other));
    let rival_gain = rivals.map(|other| gains[other]).fold(0.0, f32::max);
    limit(game.seats(), gains[seat], rival_gain, outlook.money(weights), weights)
}

/// The best chip at a party, or the best use of the chips in hand.
pub(crate) fn choose_chip(
    game: &Game<'_>,
    outlook: &Outlook,
    seat: Seat,
    legal: &LegalSet,
    weights: &Weights,
) -> Action {
    let planning = Planning { game, outlook, weights, seat };
    let LegalSet::Party { decline, faces } = legal else {
        let hand = game.hand();
        return planning.next_action(&planning.best(hand), hand);
    };
    let Scene::Party { order, n_chosen, .. } = game.scene() else {
        unreachable!("faces are offered at parties");
    };
    let envy = weights.envy / (game.seats().count() as f32 - 1.0);
    let mut best = (*decline).then_some((0.0, Action::Decline));
    for &chip in faces {
        let gain = planning.best(&[chip]).gain;
        let after = order.iter().skip(usize::from(n_chosen) + 1);
        let rival_gain = |&rival: &Seat| {
            Planning { game, outlook, weights, seat: rival }.best(&[chip]).gain
        };
        let worth = gain + envy * after.map(rival_gain).fold(0.0, f32::max);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, Action::Take(chip)));
        }
    }
    best.map_or(Action::Decline, |(_, action)| action)
}
