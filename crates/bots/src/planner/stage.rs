//! A game of one's own to try things out on.

use traumfabrik_rules::{
    Action, BySeat, Due, Event, Game, LegalSet, Money, N_LOCATIONS, Scene, Seat, SeatSet,
};

use crate::character::{choose_chip, limit_of, lot_gains};
use crate::valuation::{Outlook, Weights};
use crate::{Chance, Dealer};

/// A position, what it promises, and what chance may still bring.
#[derive(Clone, Debug)]
pub(crate) struct Stage<'e> {
    pub(crate) game: Game<'e>,
    pub(crate) outlook: Outlook,
    dealer: Dealer,
    /// The facts of the last step, kept so that their place in memory is used again.
    facts: Vec<Event>,
}

impl<'e> Stage<'e> {
    pub(crate) fn new(game: &Game<'e>) -> Self {
        Self {
            game: *game,
            outlook: Outlook::of(game),
            dealer: Dealer::of(game),
            facts: Vec::with_capacity(16),
        }
    }

    /// Goes back to where another one stands.
    pub(crate) fn reset(&mut self, other: &Self) {
        self.game = other.game;
        self.outlook = other.outlook;
        self.dealer.clone_from(&other.dealer);
    }

    /// Does what the seat that is due decides.
    pub(crate) fn play(&mut self, action: Action) {
        let Due::Seat(seat) = self.game.due() else { unreachable!("a seat is due") };
        let legal = self.game.check(seat, action);
        let legal = legal.unwrap_or_else(|no| unreachable!("{action:?} is legal: {no:?}"));
        legal.play(|fact| self.facts.push(fact));
        self.follow();
    }

    /// Lets the dealer do what it is due with.
    pub(crate) fn deal(&mut self, chance: &mut Chance) {
        let Due::Dealer(ask) = self.game.due() else { unreachable!("the dealer is due") };
        let deal = self.dealer.answer(ask, chance);
        let legal = self.game.check_deal(&deal);
        let legal = legal.unwrap_or_else(|no| unreachable!("{deal:?} is legal: {no:?}"));
        legal.play(|fact| self.facts.push(fact));
        self.follow();
    }

    fn follow(&mut self) {
        for fact in self.facts.drain(..) {
            self.outlook.hear(&fact, &self.game);
        }
    }

    /// How many locations have been reached in all.
    pub(crate) fn n_visits(&self) -> usize {
        let quarter = self.game.quarter().map_or(0, |quarter| usize::from(quarter.number()));
        quarter * N_LOCATIONS + self.game.location().index()
    }

    /// Plays on as fast players would until so many locations have been reached, or to the end.
    pub(crate) fn rehearse(&mut self, n_visits: usize, weights: &Weights, chance: &mut Chance) {
        while self.n_visits() < n_visits {
            match self.game.due() {
                Due::Nobody => return,
                Due::Dealer(_) => self.deal(chance),
                Due::Seat(seat) => {
                    self.outlook.settle(&self.game, weights);
                    match self.game.legal() {
                        LegalSet::Auction { .. } => self.auction(weights, chance),
                        legal @ (LegalSet::Party { .. }
                        | LegalSet::Placing(_)
                        | LegalSet::Nothing) => {
                            let action =
                                choose_chip(&self.game, &self.outlook, seat, &legal, weights);
                            self.play(action);
                        }
                    }
                }
            }
        }
    }

    /// Ends an auction as bidding one by one up to everybody's limit would, in few calls: the one
    /// who wants the lot most says what the second would pay at most.
    fn auction(&mut self, weights: &Weights, chance: &mut Chance) {
        let limits = self.limits(weights, chance);
        let Scene::Auction { standing, .. } = self.game.scene() else { return };
        let (first, second) = top_two(&limits, standing);
        while let (LegalSet::Auction { floor, ceiling }, Due::Seat(seat)) =
            (self.game.legal(), self.game.due())
        {
            let wanted = if Some(seat) == first {
                Money(second.map_or(0, |second| whole(limits[second])))
            } else if Some(seat) == second {
                Money(whole(limits[seat]))
            } else {
                Money(0)
            };
            let bid = wanted.max(floor);
            let is_in = Some(seat) == first || Some(seat) == second || floor == Money(0);
            let is_wanted = is_in && bid.0 <= whole(limits[seat]) && bid <= ceiling;
            self.play(if is_wanted { Action::Bid(bid) } else { Action::Pass });
            if self.game.due() == Due::Seat(seat) {
                return;
            }
        }
    }

    /// What everybody would pay at most; nobody is quite sure of it.
    fn limits(&self, weights: &Weights, chance: &mut Chance) -> BySeat<f32> {
        let gains = lot_gains(&self.game, &self.outlook, weights);
        let mut limits = BySeat([-1.0; 5]);
        for seat in self.game.seats().iter() {
            let limit = limit_of(&self.game, &self.outlook, &gains, seat, weights);
            let doubt = 0.85 + 0.3 * chance.below(256) as f32 / 255.0;
            limits[seat] = (limit * doubt).min(f32::from(self.game.purse(seat).0));
        }
        limits
    }

    /// The points that each seat has, or can expect to have in the end.
    pub(crate) fn scores(&mut self, weights: &Weights) -> BySeat<f32> {
        let mut scores = BySeat::default();
        if self.game.due() == Due::Nobody {
            for (seat, standing) in self.game.seats().iter().zip(&self.game.standings()) {
                scores[seat] = f32::from(standing.total());
            }
        } else {
            self.outlook.settle(&self.game, weights);
            for seat in self.game.seats().iter() {
                scores[seat] = self.outlook.worth(seat, weights);
            }
        }
        scores
    }
}

fn whole(limit: f32) -> u8 {
    limit.clamp(0.0, 63.0) as u8
}

/// The two seats that would pay most.
fn top_two(limits: &BySeat<f32>, standing: SeatSet) -> (Option<Seat>, Option<Seat>) {
    let (mut first, mut second) = (None, None);
    for seat in standing.iter() {
        if first.is_none_or(|best: Seat| limits[seat] > limits[best]) {
            (first, second) = (Some(seat), first);
        } else if second.is_none_or(|next: Seat| limits[seat] > limits[next]) {
            second = Some(seat);
        }
    }
    (first, second)
}
