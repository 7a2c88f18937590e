//! A box in some order: what every draw of a game will bring.

use crate::action::{Ask, Deal};
use crate::edition::Edition;
use crate::game::Game;
use crate::words::{
    ChipId, List, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SEATS, ScreenplayId, Seat, Seats, Studio,
};

/// The pieces that have not come up, in piles. Whoever wants a fair game shuffles them.
///
/// The next piece of a pile is its last one, and a deck remembers nothing: it sees from the game how
/// many pieces lie there still. So the k-th draw of each kind depends on k alone, different players
/// meet the same chips, and whoever takes something back meets the same draws again.
///
/// ```
/// # use traumfabrik_rules::{Deck, Due, Edition, Game, Refusal, Seats, Start};
/// let edition = Edition::traumfabrik_2000();
/// let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {}).unwrap();
/// let deck = Deck::new(&edition, Seats::new(3).unwrap());
/// while let Due::Dealer(ask) = game.due() {
///     game.deal(&deck.answer(ask, &game), |_| {})?;
/// }
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The studio of each seat.
    pub studios: List<Studio, MAX_SEATS>,
    /// Who leads first.
    pub lead: Seat,
    /// The legends.
    pub legends: List<ChipId, 4>,
    /// All other chips.
    pub bag: List<ChipId, MAX_CHIPS>,
    /// The screenplays that belong to no studio.
    pub stack: List<ScreenplayId, MAX_SCREENPLAYS>,
}

impl Deck {
    /// A whole box, in ascending order.
    pub fn new(edition: &Edition, seats: Seats) -> Self {
        let legends = edition.legends();
        let is_in_stack = |id: &ScreenplayId| edition.screenplay(*id).studio.is_none();
        Self {
            studios: Studio::ALL.into_iter().take(seats.count()).collect(),
            lead: Seat(0),
            legends: legends.iter().collect(),
            bag: edition.chips().iter().filter(|&chip| !legends.has(chip)).collect(),
            stack: edition.screenplays().iter().filter(is_in_stack).collect(),
        }
    }

    /// What has not come up in a game, in ascending order.
    pub fn rest_of(game: &Game<'_>) -> Self {
        let legends = game.undrawn().and(game.edition().legends());
        Self {
            studios: Studio::ALL.into_iter().take(game.seats().count()).collect(),
            lead: game.lead(),
            legends: legends.iter().collect(),
            bag: game.undrawn().iter().filter(|&chip| !legends.has(chip)).collect(),
            stack: game.unread().iter().collect(),
        }
    }

    /// What a game asks for. It is legal in every game of this box and these seats that was dealt
    /// from this deck alone.
    ///
    /// # Panics
    /// If the game asks for more than there is, which those games never do.
    pub fn answer(&self, ask: Ask, game: &Game<'_>) -> Deal {
        let n_legends = || game.undrawn().and(game.edition().legends()).len();
        match ask {
            Ask::Studios => Deal::Studios(self.studios),
            Ask::Lead => Deal::Lead(self.lead),
            Ask::Screenplay => Deal::Screenplay(self.stack[game.unread().len() - 1]),
            Ask::Legend => Deal::Legend(self.legends[n_legends() - 1]),
            Ask::Lots { n_chips } => {
                Deal::Lots(self.chips(n_chips, game.undrawn().len() - n_legends()))
            }
            Ask::Faces { n_chips } => {
                Deal::Faces(self.chips(n_chips, game.undrawn().len() - n_legends()))
            }
        }
    }

    fn chips<const N: usize>(&self, n_chips: u8, n_left: usize) -> List<ChipId, N> {
        self.bag[..n_left].iter().rev().take(n_chips.into()).copied().collect()
    }
}
