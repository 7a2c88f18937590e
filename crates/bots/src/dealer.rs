//! A dealer who draws on the spot: for random games, where shuffling a whole box takes too long.

use traumfabrik_rules::{
    Ask, ChipId, Deal, Deck, Edition, Game, List, MAX_CHIPS, MAX_SCREENPLAYS, ScreenplayId, Seats,
    Studio,
};

use crate::Rng;

/// Holds the pieces that have not come up and draws from them at random.
#[derive(Clone, Debug)]
pub struct Dealer {
    seats: Seats,
    bag: List<ChipId, MAX_CHIPS>,
    legends: List<ChipId, 4>,
    stack: List<ScreenplayId, MAX_SCREENPLAYS>,
}

impl Dealer {
    /// A dealer with a full box.
    pub fn new(edition: &Edition, seats: Seats) -> Self {
        Self::with(Deck::new(edition, seats), seats)
    }

    /// A dealer with what has not come up in this game.
    pub fn of(game: &Game<'_>) -> Self {
        Self::with(Deck::rest_of(game), game.seats())
    }

    fn with(deck: Deck, seats: Seats) -> Self {
        Self { seats, bag: deck.bag, legends: deck.legends, stack: deck.stack }
    }

    /// The answer to an ask, drawn at random.
    #[inline]
    pub fn answer(&mut self, ask: Ask, chance: &mut Rng) -> Deal {
        match ask {
            Ask::Studios => {
                let mut studios: List<Studio, 5> = Studio::ALL.into_iter().collect();
                let drawn = (0..self.seats.count()).map(|_| draw(&mut studios, chance));
                Deal::Studios(drawn.collect())
            }
            Ask::Lead => {
                let seats: List<_, 5> = self.seats.iter().collect();
                Deal::Lead(seats[chance.index(seats.len())])
            }
            Ask::Screenplay => Deal::Screenplay(draw(&mut self.stack, chance)),
            Ask::Legend => Deal::Legend(draw(&mut self.legends, chance)),
            Ask::Lots { n_chips } => {
                Deal::Lots((0..n_chips).map(|_| draw(&mut self.bag, chance)).collect())
            }
            Ask::Faces { n_chips } => {
                Deal::Faces((0..n_chips).map(|_| draw(&mut self.bag, chance)).collect())
            }
        }
    }
}

#[inline]
fn draw<T: Copy + Default, const N: usize>(pieces: &mut List<T, N>, chance: &mut Rng) -> T {
    pieces.swap_remove(chance.index(pieces.len()))
}
