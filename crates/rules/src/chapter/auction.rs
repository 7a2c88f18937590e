//! Sign and cities: the lot goes to the highest bidder, and the others share the price.

use crate::event::Event;
use crate::game::{Decision, Game, Stage, Step, Visit};
use crate::legal::LegalSet;
use crate::refusal::Refusal;
use crate::ruling::LastSilentSeat;
use crate::words::{Money, Seat, SeatSet};

impl Game<'_> {
    /// Rules: auction/order, auction/open.
    pub(crate) fn open_auction(&mut self) {
        self.visit = Visit::Auction { standing: SeatSet::all(self.seats), high: None };
        self.turn = self.lead;
        self.stage = Stage::Deciding(Decision::Bid);
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
        let purse = self.purses[self.turn];
        match self.visit {
            Visit::Auction { high: Some((_, high)), .. } => (Money(high.0 + 1), purse),
            Visit::Auction { standing, high: None } if standing.len() == 1 => (Money(0), Money(0)),
            Visit::Auction { high: None, .. } | Visit::Party { .. } => (Money(0), purse),
        }
    }

    pub(crate) fn check_auction(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Deciding(Decision::Bid) => Ok(()),
            Stage::Deciding(Decision::Place) => Err(Refusal::MustPlaceFirst),
            Stage::Deciding(Decision::Choose)
            | Stage::Dealing(_)
            | Stage::Moving(_)
            | Stage::Over => Err(Refusal::NoAuction),
        }
    }

    pub(crate) fn check_bid(&self, amount: Money) -> Result<(), Refusal> {
        self.check_auction()?;
        let (floor, ceiling) = self.bid_range();
        let purse = self.purses[self.turn];
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
        if let Visit::Auction { high, .. } = &mut self.visit {
            *high = Some((seat, amount));
        }
        self.after_call();
    }

    /// Rule: auction/out.
    #[inline]
    pub(crate) fn on_passed(&mut self, seat: Seat) {
        if let Visit::Auction { standing, .. } = &mut self.visit {
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
        match standing.next_after(self.turn) {
            None => self.stage = Stage::Moving(Step::Withdraw),
            Some(next) => {
                self.turn = next;
                let silent_wins = self.rulings.last_silent_seat == LastSilentSeat::WinsForZero;
                if standing.len() == 1 && (high.is_some() || silent_wins) {
                    self.stage = Stage::Moving(Step::Sell);
                }
            }
        }
    }

    /// The sale to the last seat standing.
    ///
    /// Rules: auction/win, auction/share, auction/silent.
    pub(crate) fn sale(&self) -> Event {
        let price = match self.visit {
            Visit::Auction { high: Some((_, amount)), .. } => amount,
            Visit::Auction { high: None, .. } | Visit::Party { .. } => Money(0),
        };
        let shared = self.middle.0 + price.0;
        let n_others = self.seats.count() as u8 - 1;
        Event::LotSold {
            seat: self.turn,
            price,
            share: Money(shared / n_others),
            left: Money(shared % n_others),
        }
    }

    /// Rules: auction/settle, auction/share, auction/middle-at-end.
    pub(crate) fn on_lot_sold(&mut self, winner: Seat, price: Money, share: Money, left: Money) {
        for seat in self.seats.iter() {
            self.purses[seat].0 += share.0;
        }
        self.purses[winner].0 -= price.0 + share.0;
        self.middle = left;
        self.lead = winner;
        self.turn = winner;
        for lot in &mut self.lots[self.edition.lot_range(self.location)] {
            if let Some(chip) = lot.take() {
                self.hand.push(chip);
            }
        }
        self.stage = Stage::Deciding(Decision::Place);
    }

    /// Rule: auction/silent.
    pub(crate) fn on_lot_withdrawn(&mut self) {
        self.lots[self.edition.lot_range(self.location)].fill(None);
        self.stage = self.leaving();
    }
}
