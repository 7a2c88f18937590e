//! Whoever looks on at a game of an arena: counts it, hands it on, and says how it ended.

use core::time::Duration;

use traumfabrik_rules::{Event, MAX_SEATS, Seat};

use super::block::Scribe;
use super::lineup::Seating;
use super::outcome::GameResult;
use crate::{GameTally, Step, Tally, Watch};

pub(super) struct Onlooker<'t, S> {
    tally: &'t mut Tally,
    scribe: &'t mut S,
    game: GameTally,
    outcome: GameResult,
}

impl<'t, S: Scribe> Onlooker<'t, S> {
    pub(super) fn new(tally: &'t mut Tally, scribe: &'t mut S, seating: Seating) -> Self {
        let mut bots = [0; MAX_SEATS];
        for (place, bot) in bots.iter_mut().zip(&seating) {
            *place = bot.index();
        }
        let outcome = GameResult { bots: seating, ..GameResult::default() };
        Self { tally, scribe, game: GameTally::of(bots), outcome }
    }

    /// Counts the game as a whole, once it is over, and says how it ended.
    pub(super) fn close(self) -> GameResult {
        self.game.close(self.tally);
        self.outcome
    }
}

impl<S: Scribe> Watch for Onlooker<'_, S> {
    fn step(&mut self, step: Step) {
        self.scribe.step(step);
        self.game.watch(self.tally, step);
        if let Step::Event(Event::GameEnded { standings, winners }) = step {
            self.outcome.winners = winners;
            for (score, standing) in self.outcome.scores.iter_mut().zip(&standings) {
                *score = standing.total();
            }
        }
    }

    fn decided(&mut self, seat: Seat, took: Duration) {
        self.game.decided(self.tally, seat, took);
    }
}
