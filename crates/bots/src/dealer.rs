//! A dealer for simulations.

use traumfabrik_rules::{
    Ask, ChipId, Deal, Edition, Game, List, MAX_CHIPS, MAX_SCREENPLAYS, ScreenplayId, Seats, Studio,
};

use crate::Chance;

/// Holds the pieces that have not come up and draws from them at random.
#[derive(Clone, Debug)]
pub struct Dealer {
    seats: Seats,
    pub(crate) bag: List<ChipId, MAX_CHIPS>,
    pub(crate) legends: List<ChipId, 4>,
    pub(crate) stack: List<ScreenplayId, MAX_SCREENPLAYS>,
}

impl Dealer {
    /// A dealer with a full box.
    pub fn new(edition: &Edition, seats: Seats) -> Self {
        let legends = edition.legends();
        let stack = |id: &ScreenplayId| edition.screenplay(*id).studio.is_none();
        Self {
            seats,
            bag: edition.chips().iter().filter(|&chip| !legends.has(chip)).collect(),
            legends: legends.iter().collect(),
            stack: edition.screenplays().iter().filter(stack).collect(),
        }
    }

    /// A dealer with what has not come up in this game.
    pub fn of(game: &Game<'_>) -> Self {
        let setup = game.setup();
        let legends = setup.undrawn.and(game.edition().legends());
        Self {
            seats: setup.seats,
            bag: setup.undrawn.iter().filter(|&chip| !legends.has(chip)).collect(),
            legends: legends.iter().collect(),
            stack: setup.unread.iter().collect(),
        }
    }

    /// The answer to an ask, drawn at random.
    #[inline]
    pub fn answer(&mut self, ask: Ask, chance: &mut Chance) -> Deal {
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
fn draw<T: Copy + Default, const N: usize>(pieces: &mut List<T, N>, chance: &mut Chance) -> T {
    pieces.swap_remove(chance.index(pieces.len()))
}
