//! What a seat knows of its game.

use traumfabrik_rules::{
    BySeat, Edition, Event, Game, HighBid, Money, Phase, Rulings, Seat, Seats, View, Visit,
};

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
    pub fn observe(&mut self, event: &Event) {
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
/// not seen is thought to be spread evenly, but whoever has bid can pay.
///
/// # Panics
/// Never: a view shows a sound position, and the guess keeps the sum.
pub fn forgetful<'e>(edition: &'e Edition, view: &View) -> Game<'e> {
    let setup = view.setup(&guessed_purses(edition, view));
    setup.game(edition).unwrap_or_else(|fault| unreachable!("a view shows no fault: {fault:?}"))
}

fn guessed_purses(edition: &Edition, view: &View) -> BySeat<Money> {
    let mut purses = BySeat::<Money>::default();
    for board in &view.boards {
        purses[board.seat] = board.purse.unwrap_or_default();
    }
    let total = edition.purse(view.seats).0 * view.seats.count() as u8;
    let seen: u8 = view.seats.iter().map(|seat| purses[seat].0).sum();
    let mut hidden = total - view.middle.0 - seen;
    let is_hidden = |seat: &Seat| view.boards[seat.index()].purse.is_none();
    let high = match (view.phase, view.visit) {
        (Phase::Bid, Visit::Auction { high, .. }) => high.filter(|high| is_hidden(&high.seat)),
        // Whatever was bid has been paid.
        _ => None,
    };
    if let Some(HighBid { seat: bidder, amount: bid }) = high {
        purses[bidder] = bid;
        hidden -= bid.0;
    }
    // Coin by coin to whoever has least.
    for _ in 0..hidden {
        if let Some(poorest) = view.seats.iter().filter(is_hidden).min_by_key(|&seat| purses[seat])
        {
            purses[poorest].0 += 1;
        }
    }
    purses
}

#[cfg(test)]
mod tests {
    use traumfabrik_packs::Library;
    use traumfabrik_rules::{Due, Perspective, Seats, Start};

    use super::*;
    use crate::{Dealer, RandomPlayer, Rng};

    /// Walks random games and hands every position to `check`.
    fn walk(check: impl Fn(&Game<'_>)) {
        let library = Library::embedded();
        for seed in 0..20 {
            let edition = &library.packs()[seed as usize % 2].edition;
            let mut chance = Rng::new(seed, 0);
            let start = Start::new(Seats::new(2 + chance.below(4) as u8).expect("2 to 5"));
            let mut dealer = Dealer::new(edition, start.seats);
            let mut game = Game::new(edition, &start, |_| {}).expect("a plain start");
            loop {
                check(&game);
                match game.due() {
                    Due::Nobody => break,
                    Due::Dealer(ask) => {
                        let deal = dealer.answer(ask, &mut chance);
                        game.deal(&deal, |_| {}).expect("dealers keep the rules");
                    }
                    Due::Seat(seat) => {
                        let player = RandomPlayer::Uniform;
                        let played = game.decide(
                            |game, legal| player.choose(game, seat, legal, &mut chance),
                            |_| {},
                        );
                        played.expect("players keep the rules");
                    }
                }
            }
        }
    }

    #[test]
    fn a_guess_is_a_sound_position_and_keeps_what_is_seen() {
        walk(|game| {
            for seat in game.seats().iter() {
                let view = game.view(Perspective::Seat(seat));
                let guess = forgetful(game.edition(), &view);
                assert_eq!(guess.purse(seat), game.purse(seat));
                assert_eq!(guess.due(), game.due());
                let seen = guess.view(Perspective::Seat(seat));
                assert_eq!(seen.boards, view.boards);
            }
        });
    }

    #[test]
    fn who_sees_all_purses_guesses_nothing() {
        walk(|game| {
            let view = game.view(Perspective::Judge);
            assert_eq!(forgetful(game.edition(), &view), *game);
        });
    }
}
