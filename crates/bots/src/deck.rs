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
