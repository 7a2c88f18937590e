//! Auctions: the sign and the cities. An auction is what has been said in it, in order; all else
//! is read off that.

use super::{LastSilentSeat, Stage, Table};

/// What one seat said in an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Said {
    Bid { seat: usize, amount: i32 },
    Pass { seat: usize },
}

impl Said {
    fn seat(self) -> usize {
        match self {
            Said::Bid { seat, .. } | Said::Pass { seat } => seat,
        }
    }
}

/// The auction of the chips on one location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// The seats clockwise, the lead first. Rule: auction/order.
    pub seats: Vec<usize>,
    /// All that has been said, in order.
    pub said: Vec<Said>,
}

impl Auction {
    /// An auction in which nobody has spoken; the first of these seats will speak first.
    pub fn new(seats: Vec<usize>) -> Auction {
        let said = Vec::new();
        Auction { seats, said }
    }

    /// The seats that have not passed, clockwise from the one that spoke first.
    /// Rule: auction/out.
    pub fn still_in(&self) -> Vec<usize> {
        let has_passed = |&seat: &usize| self.said.contains(&Said::Pass { seat });
        self.seats.iter().copied().filter(|seat| !has_passed(seat)).collect()
    }

    /// The seat that bid last and its bid, which is also the highest. Rule: auction/raise.
    pub fn high_bid(&self) -> Option<(usize, i32)> {
        self.said.iter().rev().find_map(|said| match said {
            Said::Bid { seat, amount } => Some((*seat, *amount)),
            Said::Pass { .. } => None,
        })
    }

    /// The lowest bid that may be made now; zero is a bid. Rules: auction/open,
    /// auction/opening-late, auction/raise.
    pub fn floor(&self) -> i32 {
        match self.high_bid() {
            Some((_, amount)) => amount + 1,
            None => 0,
        }
    }

    /// Whether all seats but one have passed and nobody has bid. Rule: auction/silent.
    pub fn is_silent(&self) -> bool {
        self.still_in().len() == 1 && self.high_bid().is_none()
    }

    /// The seat that must bid or pass, or none when the auction is over. Rules: auction/order,
    /// auction/win, auction/silent.
    pub fn speaker(&self, last_silent_seat: LastSilentSeat) -> Option<usize> {
        let still_in = self.still_in();
        match still_in.len() {
            0 => None,
            1 if self.is_silent() => match last_silent_seat {
                LastSilentSeat::WinsForZero => None,
                LastSilentSeat::MayDecline => Some(still_in[0]),
            },
            1 => None,
            _ => Some(self.next_clockwise(&still_in)),
        }
    }

    /// The next of these seats, clockwise, after the one that spoke last.
    fn next_clockwise(&self, seats: &[usize]) -> usize {
        let n_seats = self.seats.len();
        let first_asked = match self.said.last() {
            None => 0,
            Some(last) => {
                let place = self.seats.iter().position(|&seat| seat == last.seat());
                place.expect("whoever spoke sits here") + 1
            }
        };
        let asked = (first_asked..first_asked + n_seats).map(|place| self.seats[place % n_seats]);
        let mut willing = asked.filter(|seat| seats.contains(seat));
        willing.next().expect("somebody is still in")
    }
}

impl Table {
    pub(super) fn say(&mut self, said: Said) {
        match &mut self.stage {
            Stage::Auction(auction) => auction.said.push(said),
            Stage::Filling | Stage::Sold { .. } | Stage::Reveal | Stage::Party(_) | Stage::Over => {
                unreachable!("only an auction asks for bids")
            }
        }
    }

    /// Ends an auction in which nobody is left to be asked: the winner pays, the middle is
    /// shared, the lead moves, the winner gets the chips. Rules: auction/win, auction/settle,
    /// auction/silent.
    pub(super) fn settle(&mut self, auction: &Auction) {
        let lot = std::mem::take(&mut self.lots[self.location]);
        let Some(&winner) = auction.still_in().first() else {
            self.gone.extend(lot);
            self.leave();
            return;
        };
        let price = match auction.high_bid() {
            Some((_, amount)) => amount,
            None => 0,
        };
        self.purses[winner] -= price;
        self.middle += price;
        self.share(winner);
        self.lead = Some(winner);
        self.hand = lot;
        self.stage = Stage::Sold { winner };
    }

    /// Splits the middle evenly among all seats but the winner: one each, as long as there is
    /// enough for all of them. The rest stays. Rule: auction/share.
    fn share(&mut self, winner: usize) {
        let others: Vec<usize> = (0..self.options.seats).filter(|&seat| seat != winner).collect();
        let n_others = i32::try_from(others.len()).expect("there are few seats");
        while self.middle >= n_others {
            for &other in &others {
                self.purses[other] += 1;
                self.middle -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{options, table};
    use super::super::{Action, Due, LastSilentSeat, Stage, Table};

    fn say(table: &mut Table, actions: &[Action]) {
        for action in actions {
            table.act(*action).expect("a legal action");
        }
    }

    #[test]
    fn four_seats_seven_paid_leaves_one_in_the_middle() {
        let mut table = table(options(4));
        say(&mut table, &[Action::Bid(7), Action::Pass, Action::Pass]);
        assert_eq!(table.due(), Due::Seat(3));
        say(&mut table, &[Action::Pass]);
        assert_eq!(table.purses, [5, 14, 14, 14]);
        assert_eq!((table.middle, table.lead), (1, Some(0)));
        assert_eq!((table.hand.clone(), table.due()), (vec![0], Due::Seat(0)));
    }

    #[test]
    fn what_was_left_in_the_middle_is_shared_with_the_next_sale() {
        let mut table = table(options(4));
        table.middle = 1;
        table.purses[3] -= 1;
        let actions = [Action::Bid(0), Action::Bid(2), Action::Pass, Action::Pass];
        say(&mut table, &actions);
        say(&mut table, &[Action::Pass]);
        assert_eq!(table.purses, [13, 10, 13, 12]);
        assert_eq!((table.middle, table.lead), (0, Some(1)));
    }

    #[test]
    fn a_passed_seat_stays_out_and_bids_must_rise_within_the_purse() {
        let mut table = table(options(3));
        table.purses = vec![12, 3, 12];
        say(&mut table, &[Action::Pass, Action::Bid(0), Action::Bid(3)]);
        assert_eq!(table.due(), Due::Seat(1));
        assert_eq!(table.legal(), [Action::Pass]);
        let before = table.clone();
        assert!(table.act(Action::Bid(4)).is_err());
        assert_eq!(table, before);
        say(&mut table, &[Action::Pass]);
        assert_eq!(table.stage, Stage::Sold { winner: 2 });
    }

    #[test]
    fn a_late_opening_may_be_zero() {
        let mut table = table(options(3));
        say(&mut table, &[Action::Pass]);
        assert!(table.legal().contains(&Action::Bid(0)));
        assert!(table.legal().contains(&Action::Bid(12)));
        assert!(!table.legal().contains(&Action::Bid(13)));
    }

    #[test]
    fn the_last_silent_seat_wins_at_once_for_zero() {
        let mut table = table(options(3));
        say(&mut table, &[Action::Pass, Action::Pass]);
        assert_eq!(table.stage, Stage::Sold { winner: 2 });
        assert_eq!((table.lead, table.purses.clone()), (Some(2), vec![12, 12, 12]));
    }

    #[test]
    fn the_last_silent_seat_may_decline_under_the_switch() {
        let mut switched = options(3);
        switched.last_silent_seat = LastSilentSeat::MayDecline;
        let mut table = table(switched);
        say(&mut table, &[Action::Pass, Action::Pass]);
        assert_eq!(table.due(), Due::Seat(2));
        assert_eq!(table.legal(), [Action::Bid(0), Action::Pass]);
        let mut taken = table.clone();
        say(&mut taken, &[Action::Bid(0)]);
        assert_eq!((taken.lead, taken.stage), (Some(2), Stage::Sold { winner: 2 }));
        say(&mut table, &[Action::Pass]);
        assert_eq!((table.lead, table.location), (Some(0), 1));
        assert!(table.gone.contains(&0));
        assert_eq!(table.due(), Due::Seat(0));
    }
}
