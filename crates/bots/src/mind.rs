//! What goes on in the head of a fast player, whoever keeps its game.

use traumfabrik_rules::{Action, Event, Game, LegalSet, LocationIdx, Quarter, Seat};

use crate::policy::{Appraisal, appraise, bid, choose_chip};
use crate::valuation::{Outlook, Weights};

/// A way to play, and what it makes of the game so far.
#[derive(Clone, Debug)]
pub(crate) struct Mind {
    pub(crate) outlook: Outlook,
    pub(crate) weights: Weights,
    /// The auction that is going on, once it has been thought about.
    auction: Option<((Option<Quarter>, LocationIdx), Appraisal)>,
}

impl Mind {
    /// Looks at a game for the first time.
    pub(crate) fn new(weights: Weights, game: &Game<'_>) -> Self {
        Self { outlook: Outlook::of(game), weights, auction: None }
    }

    /// Follows a fact. `game` is the position some time after it, before the next decision.
    #[inline]
    pub(crate) fn observe(&mut self, event: &Event, game: &Game<'_>) {
        self.outlook.observe(event, game);
    }

    /// What the seat that is due would do.
    pub(crate) fn choose(&mut self, game: &Game<'_>, seat: Seat) -> Action {
        self.choose_by(game, seat, |mind| mind.appraise(game))
    }

    /// The same, with another way to look at the lot of an auction.
    pub(crate) fn choose_by(
        &mut self,
        game: &Game<'_>,
        seat: Seat,
        appraise: impl FnOnce(&mut Self) -> Appraisal,
    ) -> Action {
        let legal = game.legal();
        let LegalSet::Auction { floor, ceiling } = legal else {
            return choose_chip(game, &mut self.outlook, seat, &legal, &self.weights);
        };
        let limits = self.appraisal_by(game, appraise).limits;
        bid(game, seat, &limits, floor, ceiling, &self.weights)
    }

    /// What the lot of the auction that is going on is to each seat.
    pub(crate) fn appraisal(&mut self, game: &Game<'_>) -> Appraisal {
        self.appraisal_by(game, |mind| mind.appraise(game))
    }

    fn appraise(&mut self, game: &Game<'_>) -> Appraisal {
        appraise(game, &mut self.outlook, &self.weights)
    }

    /// Nothing but bids happens in an auction: what was thought at first still holds.
    fn appraisal_by(
        &mut self,
        game: &Game<'_>,
        appraise: impl FnOnce(&mut Self) -> Appraisal,
    ) -> Appraisal {
        let auction = (game.quarter(), game.location());
        match self.auction {
            Some((known, appraisal)) if known == auction => appraisal,
            _ => {
                let appraisal = appraise(self);
                self.auction = Some((auction, appraisal));
                appraisal
            }
        }
    }
}
