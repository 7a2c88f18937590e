//! The dealer of fair games.

use std::fmt;

use traumfabrik_rules::{
    Ask, ChipId, Deal, Edition, Game, List, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SEATS, ScreenplayId,
    Seat, Seats, Studio,
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
    studios: List<Studio, MAX_SEATS>,
    lead: Seat,
    legends: List<ChipId, 4>,
    bag: List<ChipId, MAX_CHIPS>,
    stack: List<ScreenplayId, MAX_SCREENPLAYS>,
}

impl FairDealer {
    /// The dealer of one game: the piles of its box, each shuffled by a stream of its own.
    pub fn new(key: &Key, edition: &Edition, seats: Seats) -> Self {
        let legends = edition.legends();
        let bag = edition.chips().iter().filter(|&chip| !legends.has(chip));
        let is_in_stack = |id: &ScreenplayId| edition.screenplay(*id).studio.is_none();
        let stack = edition.screenplays().iter().filter(is_in_stack);
        let studios: Vec<Studio> = shuffled(Studio::ALL, key, Kind::Studios);
        Self {
            studios: studios.into_iter().take(seats.count()).collect(),
            lead: Seat(below(seats.count() as u32, &mut words(key, Kind::Lead)) as u8),
            legends: shuffled(legends.iter(), key, Kind::Legends),
            bag: shuffled(bag, key, Kind::Bag),
            stack: shuffled(stack, key, Kind::Stack),
        }
    }

    /// The answer to what a game asks for. It depends on nothing but the ask and how many pieces
    /// of its kind have come up.
    ///
    /// The answer is legal in every game of this edition and these seats that was dealt by this
    /// dealer from the start.
    ///
    /// # Panics
    /// If more is asked for than the box still holds, which no game does.
    pub fn answer(&self, ask: Ask, game: &Game<'_>) -> Deal {
        match ask {
            Ask::Studios => Deal::Studios(self.studios),
            Ask::Lead => Deal::Lead(self.lead),
            Ask::Screenplay => {
                let n_turned = n_up(&self.stack, |&screenplay| game.unread().has(screenplay));
                Deal::Screenplay(self.stack[n_turned])
            }
            Ask::Legend => {
                let n_turned = n_up(&self.legends, |&chip| game.undrawn().has(chip));
                Deal::Legend(self.legends[n_turned])
            }
            Ask::Lots { n_chips } => Deal::Lots(self.next_chips(n_chips, game)),
            Ask::Faces { n_chips } => Deal::Faces(self.next_chips(n_chips, game)),
        }
    }

    /// The studio of each seat.
    pub fn studios(&self) -> &[Studio] {
        &self.studios
    }

    /// The seat that leads first.
    pub fn lead(&self) -> Seat {
        self.lead
    }

    /// The legends, in the order in which they come up.
    pub fn legends(&self) -> &[ChipId] {
        &self.legends
    }

    /// The other chips, in the order in which they come up.
    pub fn bag(&self) -> &[ChipId] {
        &self.bag
    }

    /// The screenplays of the stack, in the order in which they can be read.
    pub fn stack(&self) -> &[ScreenplayId] {
        &self.stack
    }

    fn next_chips<const N: usize>(&self, n_chips: u8, game: &Game<'_>) -> List<ChipId, N> {
        let n_drawn = n_up(&self.bag, |&chip| game.undrawn().has(chip));
        self.bag[n_drawn..][..usize::from(n_chips)].iter().copied().collect()
    }
}

/// How many of these have come up.
fn n_up<T>(pile: &[T], is_to_come: impl Fn(&T) -> bool) -> usize {
    pile.iter().filter(|&piece| !is_to_come(piece)).count()
}

/// The pieces of a pile, given in ascending order, as they will come up.
fn shuffled<T, P: FromIterator<T>>(pile: impl IntoIterator<Item = T>, key: &Key, kind: Kind) -> P {
    let mut pile: Vec<T> = pile.into_iter().collect();
    shuffle(&mut pile, &mut words(key, kind));
    pile.into_iter().collect()
}

/// Nothing of it: what is printed for developers lands in logs, and this is the future.
impl fmt::Debug for FairDealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairDealer(secret)")
    }
}
