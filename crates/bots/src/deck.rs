//! A shuffled box: the draws of a whole game, settled before it begins.

use traumfabrik_rules::{
    Ask, ChipId, Deal, Edition, Game, List, MAX_CHIPS, MAX_SCREENPLAYS, ScreenplayId, Seat, Seats,
    Studio,
};

use crate::{Chance, Dealer};

/// What every draw will bring. The k-th draw of each kind depends on k alone, so different
/// players meet the same chips: a deal can be played again from every seat.
#[derive(Clone, Debug)]
pub struct Deck {
    studios: List<Studio, 5>,
    lead: Seat,
    legends: List<ChipId, 4>,
    bag: List<ChipId, MAX_CHIPS>,
    stack: List<ScreenplayId, MAX_SCREENPLAYS>,
}

impl Deck {
    /// Another order of the pieces that are left.
    pub(crate) fn reshuffle(&mut self, chance: &mut Chance) {
        shuffle(&mut self.legends, chance);
        shuffle(&mut self.bag, chance);
        shuffle(&mut self.stack, chance);
    }

    /// The pieces that have not come up in a game, in any order.
    pub(crate) fn rest_of(game: &Game<'_>) -> Self {
        let rest = Dealer::of(game);
        Self {
            studios: Studio::ALL.into_iter().take(game.seats().count()).collect(),
            lead: game.lead(),
            legends: rest.legends,
            bag: rest.bag,
            stack: rest.stack,
        }
    }

    /// The box of one deal of a series, shuffled.
    pub fn shuffled(edition: &Edition, seats: Seats, seed: u64, deal_idx: u64) -> Self {
        let mut chance = Chance::new(seed, deal_idx);
        let full = Dealer::new(edition, seats);
        let studios: List<Studio, 5> = Studio::ALL.into_iter().collect();
        Self {
            studios: shuffled(studios, &mut chance).iter().copied().take(seats.count()).collect(),
            lead: Seat(chance.below(seats.count() as u32) as u8),
            legends: shuffled(full.legends, &mut chance),
            bag: shuffled(full.bag, &mut chance),
            stack: shuffled(full.stack, &mut chance),
        }
    }

    /// The answer to an ask.
    ///
    /// # Panics
    /// If a game asks for more than its box holds.
    pub fn answer(&mut self, ask: Ask) -> Deal {
        match ask {
            Ask::Studios => Deal::Studios(self.studios),
            Ask::Lead => Deal::Lead(self.lead),
            Ask::Screenplay => Deal::Screenplay(draw(&mut self.stack)),
            Ask::Legend => Deal::Legend(draw(&mut self.legends)),
            Ask::Lots { n_chips } => {
                Deal::Lots((0..n_chips).map(|_| draw(&mut self.bag)).collect())
            }
            Ask::Faces { n_chips } => {
                Deal::Faces((0..n_chips).map(|_| draw(&mut self.bag)).collect())
            }
        }
    }
}

fn draw<T: Copy + Default, const N: usize>(pieces: &mut List<T, N>) -> T {
    pieces.swap_remove(pieces.len() - 1)
}

fn shuffled<T: Copy + Default, const N: usize>(
    mut pieces: List<T, N>,
    chance: &mut Chance,
) -> List<T, N> {
    shuffle(&mut pieces, chance);
    pieces
}

/// Fisher and Yates: every order is equally likely.
fn shuffle<T: Copy + Default, const N: usize>(pieces: &mut List<T, N>, chance: &mut Chance) {
    for idx in (1..pieces.len()).rev() {
        pieces.swap(idx, chance.index(idx + 1));
    }
}

#[cfg(test)]
mod tests {
    use traumfabrik_packs::Library;

    use super::*;

    const ASKS: [Ask; 8] = [
        Ask::Screenplay,
        Ask::Legend,
        Ask::Lots { n_chips: 12 },
        Ask::Faces { n_chips: 4 },
        Ask::Screenplay,
        Ask::Faces { n_chips: 4 },
        Ask::Legend,
        Ask::Screenplay,
    ];

    /// The answers of one kind, asked for in this order among others.
    fn of_a_kind(
        deck: &Deck,
        asks: impl Iterator<Item = Ask>,
        kind: fn(&Deal) -> bool,
    ) -> Vec<Deal> {
        let mut deck = deck.clone();
        asks.map(|ask| deck.answer(ask)).filter(kind).collect()
    }

    #[test]
    fn a_draw_does_not_depend_on_draws_of_other_kinds() {
        let library = Library::embedded();
        let edition = &library.packs()[0].edition;
        let deck = Deck::shuffled(edition, Seats::new(4).expect("four"), 3, 9);
        let is_chips = |ask: &Ask| matches!(ask, Ask::Lots { .. } | Ask::Faces { .. });
        let screenplays: fn(&Deal) -> bool = |deal| matches!(deal, Deal::Screenplay(_));
        let legends: fn(&Deal) -> bool = |deal| matches!(deal, Deal::Legend(_));
        let chips: fn(&Deal) -> bool = |deal| matches!(deal, Deal::Lots(_) | Deal::Faces(_));
        // Screenplays turn up when films are finished, so at other times in every game.
        let late = || {
            let first = ASKS.into_iter().filter(is_chips);
            first.chain(ASKS.into_iter().rev().filter(|ask| !is_chips(ask)))
        };
        for kind in [screenplays, legends, chips] {
            let answers = of_a_kind(&deck, ASKS.into_iter(), kind);
            assert!(answers.len() > 1);
            assert_eq!(answers, of_a_kind(&deck, late(), kind));
        }
    }

    #[test]
    fn other_deals_bring_other_draws_and_every_chip_comes_first_sometimes() {
        let library = Library::embedded();
        let edition = &library.packs()[0].edition;
        let mut firsts = std::collections::BTreeMap::new();
        for deal_idx in 0..4000 {
            let mut deck = Deck::shuffled(edition, Seats::new(3).expect("three"), 1, deal_idx);
            if let Deal::Faces(faces) = deck.answer(Ask::Faces { n_chips: 3 }) {
                *firsts.entry(faces[0]).or_insert(0) += 1;
            }
        }
        assert_eq!(firsts.len(), 89, "all chips of the bag");
        assert!(firsts.values().all(|&n| (15..=90).contains(&n)), "about 45 each: {firsts:?}");
    }
}
