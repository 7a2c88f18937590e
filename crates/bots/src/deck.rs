//! Decks in a random order.

use traumfabrik_rules::{Deck, Edition, List, Seat, Seats, Studio};

use crate::Rng;

/// The box of one deal of a series, shuffled. The same numbers give the same deck, so a deal can be
/// played again from every seat.
pub fn shuffled_deck(edition: &Edition, seats: Seats, seed: u64, deal_idx: u64) -> Deck {
    let mut chance = Rng::new(seed, deal_idx);
    let mut studios: List<Studio, 5> = Studio::ALL.into_iter().collect();
    shuffle(&mut studios, &mut chance);
    let mut deck = Deck {
        studios: studios.iter().copied().take(seats.count()).collect(),
        lead: Seat(chance.below(seats.count() as u32) as u8),
        ..Deck::new(edition, seats)
    };
    reshuffle(&mut deck, &mut chance);
    deck
}

/// Another order of the pieces that are left.
pub(crate) fn reshuffle(deck: &mut Deck, chance: &mut Rng) {
    shuffle(&mut deck.legends, chance);
    shuffle(&mut deck.bag, chance);
    shuffle(&mut deck.stack, chance);
}

/// Fisher and Yates: every order is equally likely.
fn shuffle<T: Copy + Default, const N: usize>(pieces: &mut List<T, N>, chance: &mut Rng) {
    for idx in (1..pieces.len()).rev() {
        pieces.swap(idx, chance.index(idx + 1));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use traumfabrik_packs::Library;

    use super::*;

    #[test]
    fn other_deals_have_another_order_and_every_chip_comes_first_sometimes() {
        let library = Library::embedded();
        let edition = &library.packs()[0].edition;
        let mut firsts = BTreeMap::new();
        for deal_idx in 0..4000 {
            let deck = shuffled_deck(edition, Seats::new(3).expect("three"), 1, deal_idx);
            *firsts.entry(deck.bag.last().copied()).or_insert(0) += 1;
        }
        assert_eq!(firsts.len(), 89, "all chips of the bag");
        assert!(firsts.values().all(|&n| (15..=90).contains(&n)), "about 45 each: {firsts:?}");
    }
}
