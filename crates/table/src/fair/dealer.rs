//! The dealer of fair games.

use std::fmt;

use traumfabrik_rules::{
    Ask, ChipId, Deal, Deck, Edition, Game, ScreenplayId, Seat, Seats, Studio,
};

use super::Key;
use super::stream::{Kind, below, shuffle, words};

/// Every draw of a game, settled by its key before the first one.
///
/// The dealer remembers nothing: it sees from the game how many pieces have come up, and answers
/// with the next. So whoever takes something back meets the same draws again, and a server that
/// starts anew goes on where it stood.
#[derive(Clone, PartialEq, Eq)]
pub struct FairDealer {
    deck: Deck,
}

impl FairDealer {
    /// The dealer of one game: the piles of its box, each shuffled by a stream of its own.
    pub fn new(key: &Key, edition: &Edition, seats: Seats) -> Self {
        let Deck { legends, bag, stack, .. } = Deck::new(edition, seats);
        let mut studios = Studio::ALL;
        shuffle(&mut studios, &mut words(key, Kind::Studios));
        let deck = Deck {
            studios: studios.into_iter().take(seats.count()).collect(),
            lead: Seat(below(seats.count() as u32, &mut words(key, Kind::Lead)) as u8),
            legends: shuffled(&legends, key, Kind::Legends),
            bag: shuffled(&bag, key, Kind::Bag),
            stack: shuffled(&stack, key, Kind::Stack),
        };
        Self { deck }
    }

    /// The dealer of a game that goes on from another: what has not come up by now is shuffled
    /// anew, each pile by a stream of its own. Studios and lead are settled by then.
    pub fn going_on(key: &Key, game: &Game<'_>) -> Self {
        let rest = Deck::rest_of(game);
        let deck = Deck {
            legends: shuffled(&rest.legends, key, Kind::Legends),
            bag: shuffled(&rest.bag, key, Kind::Bag),
            stack: shuffled(&rest.stack, key, Kind::Stack),
            ..rest
        };
        Self { deck }
    }

    /// The answer to what a game asks for. It depends on nothing but the ask and how many pieces
    /// of its kind have come up.
    ///
    /// The answer is legal in every game of this edition and these seats that was dealt by this
    /// dealer from the start, or from where it went on.
    ///
    /// # Panics
    /// If more is asked for than the box still holds, which no game does.
    pub fn answer(&self, ask: Ask, game: &Game<'_>) -> Deal {
        self.deck.answer(ask, game)
    }

    /// The studio of each seat.
    pub fn studios(&self) -> &[Studio] {
        &self.deck.studios
    }

    /// The seat that leads first.
    pub fn lead(&self) -> Seat {
        self.deck.lead
    }

    /// The legends, in the order in which they come up.
    pub fn legends(&self) -> impl Iterator<Item = ChipId> {
        self.deck.legends.iter().rev().copied()
    }

    /// The other chips, in the order in which they come up.
    pub fn bag(&self) -> impl Iterator<Item = ChipId> {
        self.deck.bag.iter().rev().copied()
    }

    /// The screenplays of the stack, in the order in which they can be read.
    pub fn stack(&self) -> impl Iterator<Item = ScreenplayId> {
        self.deck.stack.iter().rev().copied()
    }
}

/// A pile, given in ascending order, as it will come up: the first piece lies last.
fn shuffled<T: Copy, P: FromIterator<T>>(pile: &[T], key: &Key, kind: Kind) -> P {
    let mut pile = pile.to_vec();
    shuffle(&mut pile, &mut words(key, kind));
    pile.into_iter().rev().collect()
}

/// Nothing of it: what is printed for developers lands in logs, and this is the future.
impl fmt::Debug for FairDealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairDealer(secret)")
    }
}
