//! Purses by counting. Every payment is public, so whoever has listened to all of them knows what
//! lies behind the screens; a table may remember that for everybody.

use traumfabrik_rules::{BySeat, Event, Money, Seats};

use crate::table::Table;

/// What each seat must have if everybody began with `start` and these facts have happened since.
/// Nothing else is looked at, the game least of all.
pub fn counted_purses<'f>(
    seats: Seats,
    start: Money,
    facts: impl Iterator<Item = &'f Event>,
) -> BySeat<Money> {
    let mut purses = BySeat::default();
    for seat in seats.iter() {
        purses[seat] = start;
    }
    for fact in facts {
        if let Event::LotSold { seat: winner, price, share, .. } = *fact {
            for seat in seats.iter().filter(|&seat| seat != winner) {
                purses[seat].0 += share.0;
            }
            purses[winner].0 -= price.0;
        }
    }
    purses
}

impl Table {
    /// What each seat must have, once the game has begun, where the table remembers it.
    pub(crate) fn counted(&self) -> Option<Vec<u8>> {
        if !self.plan.counts_purses || self.line.is_empty() {
            return None;
        }
        let start = self.header().edition().purse(self.seats());
        let facts = self.moves().flat_map(|entry| &entry.events);
        let purses = counted_purses(self.seats(), start, facts);
        Some(self.seats().iter().map(|seat| purses[seat].0).collect())
    }
}

#[cfg(test)]
mod tests {
    use traumfabrik_rules::Seat;

    use super::*;

    #[test]
    fn the_winner_pays_and_the_others_receive_their_share() {
        let seats = Seats::new(4).expect("a table");
        let sold = |seat, price, share, left| Event::LotSold {
            seat: Seat(seat),
            price: Money(price),
            share: Money(share),
            left: Money(left),
        };
        let facts = [sold(0, 7, 2, 1), Event::LotWithdrawn, sold(2, 5, 2, 0)];
        let purses = counted_purses(seats, Money(12), facts.iter());
        assert_eq!(purses.0[..4], [7, 16, 9, 16].map(Money));
    }
}
