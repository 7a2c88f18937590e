//! A shuffled box: the draws of a whole game, settled before it begins.

use traumfabrik_rules::{
    Ask, ChipId, Deal, Edition, List, MAX_CHIPS, MAX_SCREENPLAYS, ScreenplayId, Seat, Seats, Studio,
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
    /// The box of one deal of a series, shuffled.
    pub fn shuffled(edition: &Edition, seats: Seats, seed: u64, deal_idx: u64) -> Self {
        let mut chance = Chance::new(seed, deal_idx);
        let full = Dealer::new(edition, seats);
        let studios: List<Studio, 5> = Studio::ALL.into_iter().collect();
        Self {
            studios: shuffle(studios, &mut chance).iter().copied().take(seats.count()).collect(),
            lead: Seat(chance.below(seats.count() as u32) as u8),
            legends: shuffle(full.legends, &mut chance),
            bag: shuffle(full.bag, &mut chance),
            stack: shuffle(full.stack, &mut chance),
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
            Ask::Lots { n_chips } => Deal::Lots((0..n_chips).map(|_| draw(&mut self.bag)).collect()),
            Ask::Faces { n_chips } => {
                Deal::Faces((0..n_chips).map(|_| draw(&mut self.bag)).collect())
            }
        }
    }
}

fn draw<T: Copy + Default, const N: usize>(pieces: &mut List<T, N>) -> T {
    pieces.swap_remove(pieces.len() - 1)
}

fn shuffle<T: Copy + Default, const N: usize>(
    mut pieces: List<T, N>,
    chance: &mut Chance,
) -> List<T, N> {
    (0..pieces.len()).map(|_| pieces.swap_remove(chance.index(pieces.len()))).collect()
}
