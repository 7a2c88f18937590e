//! What a seat knows of its game.

use traumfabrik_rules::{BySeat, Edition, Event, Game, Money, Rulings, Seats, View};

/// A game as somebody remembers it who has listened from the beginning. Every payment is public,
/// so a good memory knows all purses, screens or not.
#[derive(Clone, Copy, Debug)]
pub struct Memory<'e> {
    game: Game<'e>,
}

impl<'e> Memory<'e> {
    /// A table before anything has happened.
    pub fn new(edition: &'e Edition, seats: Seats, rulings: Rulings) -> Self {
        Self { game: Game::empty(edition, seats, rulings) }
    }

    /// Takes note of a fact.
    #[inline]
    pub fn hear(&mut self, event: &Event) {
        self.game.apply(event);
    }

    /// The position as far as it is known, which is all of it: draws to come are not part of a
    /// position.
    #[inline]
    pub fn game(&self) -> &Game<'e> {
        &self.game
    }
}

/// The position as a view shows it to somebody who has not counted the money of others: what is
/// not seen is thought to be spread evenly.
///
/// # Panics
/// Never: a view shows a sound position, and the guess keeps the sum.
pub fn forgetful<'e>(edition: &'e Edition, view: &View) -> Game<'e> {
    let mut purses = BySeat::<Money>::default();
    let (mut n_hidden, mut hidden) = (0, total_money(edition, view.seats) - view.middle.0);
    for board in &view.boards {
        match board.purse {
            Some(purse) => {
                purses[board.seat] = purse;
                hidden -= purse.0;
            }
            None => n_hidden += 1,
        }
    }
    // Whoever sits next to the last known purse gets the odd coins: somebody has to have them.
    for board in view.boards.iter().filter(|board| board.purse.is_none()) {
        purses[board.seat] = Money(hidden.div_ceil(n_hidden));
        hidden -= purses[board.seat].0;
        n_hidden -= 1;
    }
    let setup = view.setup(&purses);
    setup.game(edition).unwrap_or_else(|fault| unreachable!("a view shows no fault: {fault:?}"))
}

fn total_money(edition: &Edition, seats: Seats) -> u8 {
    edition.purse(seats).0 * seats.count() as u8
}
