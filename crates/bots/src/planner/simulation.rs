//! A game of one's own to try things out on.

use traumfabrik_rules::{Action, BySeat, Deck, Due, Event, Game, LegalSet, Seat, SeatSet, Visit};

use super::ending;
use super::evaluator::Expectation;
use crate::Rng;
use crate::deck::reshuffle;
use crate::policy::{Limits, choose_chip, limits, whole};
use crate::valuation::{Outlook, Weights};

/// A position, what it promises, and what chance will bring.
#[derive(Clone, Debug)]
pub(crate) struct Simulation<'e> {
    pub(crate) game: Game<'e>,
    pub(crate) outlook: Outlook,
    deck: Deck,
    /// Whether the end is near enough to play the last party to the point.
    pub(crate) is_ending: bool,
    /// Who has won, once the game is over.
    winners: SeatSet,
    /// The facts of the last step, kept so that their place in memory is used again.
    facts: Vec<Event>,
}

impl<'e> Simulation<'e> {
    pub(crate) fn new(game: &Game<'e>) -> Self {
        Self {
            game: *game,
            outlook: Outlook::of(game),
            deck: Deck::rest_of(game),
            is_ending: ending::is_within_reach(game),
            winners: SeatSet::EMPTY,
            facts: Vec::with_capacity(16),
        }
    }

    /// Goes back to where another one stands, and shuffles what is still to come.
    pub(crate) fn restart(&mut self, from: &Self, chance: &mut Rng) {
        self.game = from.game;
        self.outlook = from.outlook;
        self.deck.clone_from(&from.deck);
        self.is_ending = from.is_ending;
        reshuffle(&mut self.deck, chance);
    }

    /// Does what the seat that is due decides.
    pub(crate) fn play(&mut self, action: Action) {
        let Due::Seat(seat) = self.game.due() else { unreachable!("a seat is due") };
        let played = self.game.play(seat, action, |fact| self.facts.push(fact));
        played.unwrap_or_else(|no| unreachable!("{action:?} is legal: {no:?}"));
        self.follow();
    }

    /// Lets the dealer do what it is due with.
    pub(crate) fn deal(&mut self) {
        let Due::Dealer(ask) = self.game.due() else { unreachable!("the dealer is due") };
        let deal = self.deck.answer(ask, &self.game);
        let dealt = self.game.deal(&deal, |fact| self.facts.push(fact));
        dealt.unwrap_or_else(|no| unreachable!("{deal:?} is legal: {no:?}"));
        self.follow();
    }

    fn follow(&mut self) {
        for fact in self.facts.drain(..) {
            if let Event::GameEnded { winners, .. } = fact {
                self.winners = winners;
            }
            self.outlook.observe(&fact, &self.game);
        }
    }

    /// Plays on to the end as fast players would.
    pub(crate) fn rehearse(&mut self, weights: &Weights, chance: &mut Rng) {
        loop {
            match self.game.due() {
                Due::Nobody => return,
                Due::Dealer(_) => self.deal(),
                Due::Seat(seat) => match self.game.legal() {
                    LegalSet::Auction { .. } => self.auction(weights, chance),
                    legal @ (LegalSet::Party { .. } | LegalSet::Placing(_) | LegalSet::Nothing) => {
                        let last = self.is_ending.then(|| ending::last_party(&self.game)).flatten();
                        let action = last.unwrap_or_else(|| {
                            choose_chip(&self.game, &mut self.outlook, seat, &legal, weights)
                        });
                        self.play(action);
                    }
                },
            }
        }
    }

    /// Ends an auction as bidding one by one up to everybody's limit would, in few calls: the one
    /// who wants the lot most says what the second would pay at most.
    fn auction(&mut self, weights: &Weights, chance: &mut Rng) {
        let Visit::Auction { standing, .. } = self.game.visit() else { return };
        let location = self.game.location();
        let limits = self.doubted_limits(weights, chance);
        let (first, second) = top_two(&limits, standing);
        while let LegalSet::Auction { floor, ceiling } = self.game.legal() {
            if self.game.location() != location {
                return;
            }
            let seat = self.game.active();
            let limit = whole(limits[seat]).min(ceiling);
            let is_first = Some(seat) == first;
            let is_bidding = is_first || Some(seat) == second;
            let wanted = if is_first { second.map_or(floor, |s| whole(limits[s])) } else { limit };
            let bid = wanted.min(limit).max(floor);
            let is_wanted = is_bidding && bid <= limit;
            self.play(if is_wanted { Action::Bid(bid) } else { Action::Pass });
        }
    }

    /// What everybody would pay at most; nobody is quite sure of it.
    fn doubted_limits(&mut self, weights: &Weights, chance: &mut Rng) -> Limits {
        let mut limits = limits(&self.game, &mut self.outlook, weights);
        for seat in self.game.seats().iter() {
            let doubt = 0.85 + 0.3 * chance.below(256) as f32 / 255.0;
            limits[seat] *= doubt;
        }
        limits
    }

    /// Plays on by chance to the end of the game.
    pub(crate) fn play_at_random(&mut self, chance: &mut Rng) {
        loop {
            match self.game.due() {
                Due::Nobody => return,
                Due::Dealer(_) => self.deal(),
                Due::Seat(_) => {
                    self.game.decide(|_, legal| chance.index(legal.len()), |_| {});
                }
            }
        }
    }

    /// What everybody has, once the game is over.
    pub(crate) fn outcome(&self) -> BySeat<Expectation> {
        Expectation::of_end(&self.scores(), self.winners, self.game.seats())
    }

    /// The points that each seat has.
    pub(crate) fn scores(&self) -> BySeat<f32> {
        let mut scores = BySeat::default();
        for (seat, standing) in self.game.seats().iter().zip(&self.game.standings()) {
            scores[seat] = f32::from(standing.total());
        }
        scores
    }
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
