//! Random walks: positions from the middle of random games, for laws to hold in.

use traumfabrik_bots::{Dealer, RandomPlayer, Rng};
use traumfabrik_rules::{BySeat, Cause, Due, Edition, Event, Game, Start};

use crate::generate;

/// A random game on its way, one step at a time.
#[derive(Debug)]
pub struct Walk<'e> {
    /// The game as it stands.
    pub game: Game<'e>,
    /// What it started with.
    pub start: Start,
    /// All facts so far.
    pub events: Vec<Event>,
    dealer: Dealer,
    players: BySeat<RandomPlayer>,
    chance: Rng,
}

impl<'e> Walk<'e> {
    /// A game at a random table. Equal seeds give equal walks.
    pub fn new(edition: &'e Edition, seed: u64) -> Self {
        let mut chance = Rng::new(seed, 0);
        let start = generate::start(&mut chance);
        let players = generate::players(&mut chance);
        let mut events = Vec::new();
        let game = match Game::new(edition, &start, |event| events.push(event)) {
            Ok(game) => game,
            Err(refusal) => unreachable!("generated starts are sound: {refusal:?}"),
        };
        let dealer = Dealer::new(edition, start.seats);
        Self { game, start, events, dealer, players, chance }
    }

    /// Takes a step and tells what caused it; nothing if the game is over.
    pub fn step(&mut self) -> Option<Cause> {
        let legal = match self.game.due() {
            Due::Nobody => return None,
            Due::Dealer(ask) => {
                let deal = self.dealer.answer(ask, &mut self.chance);
                self.game.check_deal(&deal).ok()
            }
            Due::Seat(seat) => {
                let (game, set) = (&self.game, self.game.legal());
                let n = self.players[seat].choose(game, seat, &set, &mut self.chance);
                game.choice(n)
            }
        }?;
        let cause = legal.cause();
        self.game = legal.after(|event| self.events.push(event));
        Some(cause)
    }
}
