//! Sign and cities: the lot goes to the highest bidder, and the others share the price.

use crate::event::Event;
use crate::game::{Game, HighBid, Phase, Stage, Step, Visit};
use crate::legal::LegalSet;
use crate::refusal::Refusal;
use crate::ruling::LastSilentSeat;
use crate::words::{Money, Seat, SeatSet};

impl Game<'_> {
    /// Rules: auction/order, auction/open.
    pub(crate) fn open_auction(&mut self) {
        self.position.visit = Visit::Auction { standing: SeatSet::all(self.seats), high: None };
        self.position.active = self.lead;
        self.position.stage = Stage::Waiting(Phase::Bid);
    }

    #[inline]
    pub(crate) fn legal_bids(&self) -> LegalSet {
        let (floor, ceiling) = self.bid_range();
        LegalSet::Auction { floor, ceiling }
    }

    /// The lowest and the highest bid of the seat that is due; the highest may lie below.
    ///
    /// Rules: auction/open, auction/opening-late, auction/raise, auction/purse, auction/silent.
    #[inline]
    fn bid_range(&self) -> (Money, Money) {
        let purse = self.purses[self.active];
        match self.visit {
            Visit::Auction { high: Some(high), .. } => (Money(high.amount.0 + 1), purse),
            Visit::Auction { standing, high: None } if standing.len() == 1 => (Money(0), Money(0)),
            Visit::Auction { high: None, .. } | Visit::Party { .. } => (Money(0), purse),
        }
    }

    pub(crate) fn check_auction(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting(Phase::Bid) => Ok(()),
            Stage::Waiting(Phase::Place) => Err(Refusal::MustPlaceFirst),
            Stage::Waiting(_) | Stage::Moving(_) => Err(Refusal::NoAuction),
        }
    }

    pub(crate) fn check_bid(&self, amount: Money) -> Result<(), Refusal> {
        self.check_auction()?;
        let (floor, ceiling) = self.bid_range();
        let purse = self.purses[self.active];
        if amount < floor {
            Err(Refusal::BidTooLow { floor })
        } else if amount > purse {
            Err(Refusal::BidAbovePurse { purse })
        } else if amount > ceiling {
            Err(Refusal::OnlyZero)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(crate) fn on_bid_made(&mut self, seat: Seat, amount: Money) {
        if let Visit::Auction { high, .. } = &mut self.position.visit {
            *high = Some(HighBid { seat, amount });
        }
        self.after_call();
    }

    /// Rule: auction/out.
    #[inline]
    pub(crate) fn on_passed(&mut self, seat: Seat) {
        if let Visit::Auction { standing, .. } = &mut self.position.visit {
            *standing = standing.without(seat);
        }
        self.after_call();
    }

    /// Rules: auction/order, auction/win, auction/silent.
    #[inline]
    fn after_call(&mut self) {
        let Visit::Auction { standing, high } = self.visit else {
            return;
        };
        match standing.next_after(self.active) {
            None => self.position.stage = Stage::Moving(Step::Withdraw),
            Some(next) => {
                self.position.active = next;
                let silent_wins = self.rulings.last_silent_seat == LastSilentSeat::WinsForZero;
                if standing.len() == 1 && (high.is_some() || silent_wins) {
                    self.position.stage = Stage::Moving(Step::Sell);
                }
            }
        }
    }

    /// The sale to the last seat standing.
    ///
    /// Rules: auction/win, auction/share, auction/silent.
    pub(crate) fn sale(&self) -> Event {
        let price = match self.visit {
            Visit::Auction { high: Some(high), .. } => high.amount,
            Visit::Auction { high: None, .. } | Visit::Party { .. } => Money(0),
        };
        let (share, left) = self.shares_of(price);
        Event::LotSold { seat: self.active, price, share, left }
    }

    /// What each of the others receives of a price, and what is left in the middle.
    ///
    /// Rule: auction/share.
    pub(crate) fn shares_of(&self, price: Money) -> (Money, Money) {
        let shared = self.middle.0 + price.0;
        let n_others = self.seats.count() as u8 - 1;
        (Money(shared / n_others), Money(shared % n_others))
    }

    /// Rules: auction/settle, auction/share, auction/middle-at-end.
    pub(crate) fn on_lot_sold(&mut self, winner: Seat, price: Money, share: Money, left: Money) {
        for seat in self.seats.iter() {
            self.position.purses[seat].0 += share.0;
        }
        self.position.purses[winner].0 -= price.0 + share.0;
        self.position.middle = left;
        self.position.lead = winner;
        self.position.active = winner;
        let lot_range = self.edition.lot_range(self.location);
        for lot in &mut self.position.lots[lot_range] {
            if let Some(chip) = lot.take() {
                self.position.hand.push(chip);
            }
        }
        self.position.stage = Stage::Waiting(Phase::Place);
    }

    /// Rule: auction/silent.
    pub(crate) fn on_lot_withdrawn(&mut self) {
        let lot_range = self.edition.lot_range(self.location);
        self.position.lots[lot_range].fill(None);
        self.position.stage = self.leaving();
    }
}
