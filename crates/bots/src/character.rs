//! Players with a way of their own: fast, and recognisable.

use core::fmt;
use std::sync::LazyLock;

use traumfabrik_rules::{
    Action, BySeat, ChipId, Edition, Event, Game, LegalSet, LocationIdx, Money, Quarter, Scene,
    Seat, SeatSet, Seats, Start,
};

use crate::valuation::{Company, Outlook, Planning, WEIGHTS, Weights, limit};
use crate::{Bot, BotError, Budget, Chance, Memory, Sight, forgetful};

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

    fn limits(&mut self, sight: Sight<'_>, budget: &Budget) -> Limits {
        let game = self.memory.game();
        if !self.is_forgetful {
            return limits(game, &mut self.outlook, &self.weights);
        }
        let game = &forgetful(game.edition(), &sight.view());
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
    fn hear(&mut self, event: &Event) {
        self.memory.hear(event);
        self.outlook.hear(event, self.memory.game());
    }

    fn choose(&mut self, sight: Sight<'_>, budget: &Budget) -> Result<Action, BotError> {
        let (game, seat) = (self.memory.game(), sight.seat());
        let legal = game.legal();
        let LegalSet::Auction { floor, ceiling } = legal else {
            return Ok(choose_chip(game, &mut self.outlook, seat, &legal, &self.weights));
        };
        // Nothing but bids happens in an auction: what was thought at first still holds.
        let auction = (game.quarter(), game.location());
        let limits = match self.auction {
            Some((known, limits)) if known == auction => limits,
            _ => {
                let limits = self.limits(sight, budget);
                self.auction = Some((auction, limits));
                limits
            }
        };
        Ok(bid(self.memory.game(), seat, &limits, floor, ceiling, &self.weights))
    }
}

/// What each seat would pay at most for a lot.
pub(crate) type Limits = BySeat<f32>;

/// A bid as high as the best rival might go, as far as one is bold; a pass beyond one's limit.
fn bid(
    game: &Game<'_>,
    seat: Seat,
    limits: &Limits,
    floor: Money,
    ceiling: Money,
    weights: &Weights,
) -> Action {
    let limit = whole(limits[seat]).min(ceiling);
    if floor > limit {
        return Action::Pass;
    }
    let Scene::Auction { standing, .. } = game.scene() else { return Action::Pass };
    let rivals = standing.iter().filter(|&rival| rival != seat);
    let best = rivals.map(|rival| limits[rival]).fold(0.0, f32::max);
    let low = f32::from(floor.0);
    Action::Bid(whole(low + weights.boldness * (best - low).max(0.0)).min(limit))
}

/// A limit in whole money.
pub(crate) fn whole(limit: f32) -> Money {
    Money(limit.clamp(0.0, 63.0) as u8)
}

/// The most that each seat would pay for the lot at the location.
pub(crate) fn limits(game: &Game<'_>, outlook: &mut Outlook, weights: &Weights) -> Limits {
    outlook.settle(SeatSet::all(game.seats()), game.seats(), weights);
    let gains = lot_gains(game, outlook, weights);
    let mut limits = Limits::default();
    for seat in game.seats().iter() {
        let rivals = game.seats().iter().filter(|&rival| rival != seat);
        let rival_gain = rivals.map(|rival| gains[rival]).fold(0.0, f32::max);
        let money = outlook.money(weights);
        let limit = limit(game.seats(), gains[seat], rival_gain, money, weights);
        limits[seat] = limit.min(f32::from(game.purse(seat).0));
    }
    limits
}

/// What the lot at the location would bring to each seat.
fn lot_gains(game: &Game<'_>, outlook: &Outlook, weights: &Weights) -> BySeat<f32> {
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

/// The best chip at a party, or the best use of the chips in hand.
pub(crate) fn choose_chip(
    game: &Game<'_>,
    outlook: &mut Outlook,
    seat: Seat,
    legal: &LegalSet,
    weights: &Weights,
) -> Action {
    let LegalSet::Party { decline, faces } = legal else {
        outlook.settle(SeatSet::only(seat), game.seats(), weights);
        let (planning, hand) = (Planning { game, outlook, weights, seat }, game.hand());
        return planning.next_action(&planning.best(hand), hand);
    };
    let next = next_to_choose(game);
    let wanted = next.into_iter().fold(SeatSet::only(seat), SeatSet::with);
    outlook.settle(wanted, game.seats(), weights);
    let envy = weights.envy / (game.seats().count() as f32 - 1.0);
    let gain = |seat, chip| Planning { game, outlook, weights, seat }.best(&[chip]).gain;
    let mut best = (*decline).then_some((0.0, Action::Decline));
    for &chip in faces {
        let worth = gain(seat, chip) + envy * next.map_or(0.0, |next| gain(next, chip));
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, Action::Take(chip)));
        }
    }
    best.map_or(Action::Decline, |(_, action)| action)
}

/// Who chooses next at the party, after the seat that is due.
pub(crate) fn next_to_choose(game: &Game<'_>) -> Option<Seat> {
    match game.scene() {
        Scene::Party { order, n_chosen, .. } => order.get(usize::from(n_chosen) + 1).copied(),
        Scene::Auction { .. } => None,
    }
}
