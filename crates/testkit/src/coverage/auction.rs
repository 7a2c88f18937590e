//! Auctions.

use traumfabrik_rules::{LegalSet, LocationIdx, Money, Seat, Visit};

use super::{AtStop, Walk};

impl Walk<'_> {
    pub(super) fn on_arrived(&mut self, location: LocationIdx) {
        self.visit = AtStop::default();
        let is_new_quarter = location == LocationIdx(0);
        self.show_if(is_new_quarter && self.before.middle.0 > 0, "middle-stays-over-a-quarter");
    }

    pub(super) fn on_bid(&mut self, seat: Seat, amount: Money) {
        let Visit::Auction { standing, high } = self.before.visit else { return };
        let n_standing = standing.len();
        if high.is_none() && n_standing == 1 {
            self.show("last-silent-seat-bids-zero");
        } else if high.is_none() && n_standing < self.before.seats.count() {
            self.show("opened-after-a-pass");
        }
        let has_bid = self.visit.bidders.contains(&seat);
        self.show_if(has_bid, "seat-bids-again");
        self.show_if(amount.0 > 0 && amount == self.before.purses[seat], "bid-of-the-whole-purse");
        self.show_if(high.is_some_and(|high| amount.0 > high.amount.0 + 1), "bid-jumps");
        self.visit.bidders.push(seat);
    }

    pub(super) fn on_pass(&mut self, seat: Seat) {
        if let LegalSet::Auction { floor, ceiling } = self.game.legal() {
            self.show_if(ceiling < floor, "seat-can-only-pass");
        }
        self.show_if(self.before.purses[seat] == Money(0), "seat-without-money-passes");
    }

    pub(super) fn on_sold(&mut self, seat: Seat, price: Money, share: Money, left: Money) {
        self.begin_hand();
        let is_silent = self.visit.bidders.is_empty();
        self.show_if(is_silent, "silent-win");
        self.show_if(!is_silent && price == Money(0), "bid-of-zero-wins");
        self.show_if(seat == self.before.lead, "lead-stays");
        self.show_if(seat != self.before.lead, "lead-moves");
        self.show_if(left.0 > 0, "money-stays-in-the-middle");
        self.show_if(price.0 > 0 && share == Money(0), "price-too-low-to-share");
        let was_waiting = self.before.middle.0 > 0;
        self.show_if(was_waiting && share.0 > 0, "middle-shared-later");
        self.show_if(was_waiting && price == Money(0), "middle-waits-over-a-free-lot");
    }
}
