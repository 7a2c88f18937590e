//! Playing: what the rules allow, and what the dealer then deals.

use std::cell::LazyCell;

use traumfabrik_rules::{Action, Due, Event, Game, Seat};
use traumfabrik_wire::{Move, MoveCause};

use crate::fair::{FairDealer, Key, Seed};
use crate::table::Table;
use crate::{Refused, TableEvent};

/// More chips than a hand can hold.
const ACTIONS_MAX: usize = 8;

/// Whether people send neither nothing nor far too much.
pub(super) fn check_count(actions: &[Action]) -> Result<(), Refused> {
    if (1..=ACTIONS_MAX).contains(&actions.len()) { Ok(()) } else { Err(Refused::WrongCount {}) }
}

impl Table {
    /// Lets a seat act, as a person, a bot or an order wants it. The actions are all done or none;
    /// then the dealer deals up to the next decision, in the same entry.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn play(
        &self,
        seat: Seat,
        turn: u32,
        actions: &[Action],
        seed: &Seed,
    ) -> Result<TableEvent, Refused> {
        self.running()?;
        if turn != self.turn {
            return Err(Refused::Stale { turn: self.turn });
        }
        if actions.is_empty() {
            return Err(Refused::WrongCount {});
        }
        let mut game = self.game().ok_or(Refused::NotBegun {})?;
        let mut moves = Moves::after(self);
        for (n_done, &action) in actions.iter().enumerate() {
            if let (Due::Dealer(_), 1..) = (game.due(), n_done) {
                return Err(Refused::DrawFirst { n_actions: n_done as u32 });
            }
            let mut events = Vec::new();
            game.play(seat, action, |event| events.push(event))?;
            moves.add(MoveCause::Action { seat, action }, events);
        }
        moves.deal(&mut game, || self.dealer(seed));
        let is_over = game.due() == Due::Nobody;
        Ok(TableEvent::Played { seat, moves: moves.done, seed: is_over.then(|| seed.reveal()) })
    }

    /// Tries actions out, for a draft: how the game would stand after them. Nothing is dealt.
    ///
    /// # Errors
    /// Why they are not possible.
    pub fn try_out(&self, seat: Seat, actions: &[Action]) -> Result<Game<'_>, Refused> {
        self.running()?;
        let mut game = self.game().ok_or(Refused::NotBegun {})?;
        if actions.is_empty() {
            return Ok(game);
        }
        check_count(actions)?;
        for &action in actions {
            game.play(seat, action, |_| {})?;
        }
        Ok(game)
    }

    /// What is settled before the game, and what the dealer deals up to the first decision.
    pub(super) fn first_moves(
        &self,
        game: &mut Game<'_>,
        settled: Vec<Event>,
        seed: &Seed,
    ) -> Vec<Move> {
        let mut moves = Moves { done: Vec::new(), seq: 0 };
        if !settled.is_empty() {
            moves.add(MoveCause::Start, settled);
        }
        moves.deal(game, || self.dealer(seed));
        moves.done
    }

    /// The dealer of this game: all draws come from the seed and from what people added.
    pub fn dealer(&self, seed: &Seed) -> FairDealer {
        let key = Key::new(seed, &self.id, &self.nonces());
        match self.taken_over() {
            None => FairDealer::new(&key, self.header().edition(), self.seats()),
            Some(game) => FairDealer::going_on(&key, &game),
        }
    }
}

/// Moves that are being made, numbered as they will stand in the game's record.
struct Moves {
    done: Vec<Move>,
    seq: u32,
}

impl Moves {
    fn after(table: &Table) -> Self {
        let last = table.line.iter().rev().find_map(|turn| turn.moves.last());
        Self { done: Vec::new(), seq: last.map_or(0, |last| last.seq) }
    }

    fn add(&mut self, cause: MoveCause, events: Vec<Event>) {
        self.seq += 1;
        self.done.push(Move { seq: self.seq, cause, events });
    }

    /// Deals what is asked for. Most moves ask for nothing, and to settle all draws of a game takes
    /// a while.
    fn deal(&mut self, game: &mut Game<'_>, dealer: impl FnOnce() -> FairDealer) {
        let dealer = LazyCell::new(dealer);
        while let Due::Dealer(ask) = game.due() {
            let deal = dealer.answer(ask, game);
            let mut events = Vec::new();
            let dealt = game.deal(&deal, |event| events.push(event));
            dealt.expect("a dealer holds what a game can ask for");
            self.add(MoveCause::Deal(deal), events);
        }
    }
}
