//! Applying entries: the only code that changes a table.

use std::sync::Arc;

use traumfabrik_rules::{Due, Game, Seat, SeatSet, Start, Studio, Studios};
use traumfabrik_wire::Move;

use crate::Status;
use crate::table::{Chair, LogFault, Table, Turn};
use crate::{Away, LogEntry, Motion, Pending, Sitter, TableEvent};

impl Table {
    /// Takes note of an entry. It decides nothing anew: what an entry says has happened.
    ///
    /// # Errors
    /// If the entry cannot follow; the table must not be used any more then.
    pub fn apply(&mut self, entry: &LogEntry) -> Result<(), LogFault> {
        let fault = |what: &str| LogFault::Damaged { seq: entry.seq, what: what.to_owned() };
        if entry.seq != self.seq + 1 {
            return Err(fault("another number was expected"));
        }
        self.clocks.pass(entry.at);
        self.at = self.at.max(entry.at);
        self.seq = entry.seq;
        if entry.event.seat().is_some_and(|seat| !self.seats().has(seat)) {
            return Err(fault("there is no such seat"));
        }
        let is_turn = self.note(&entry.event).map_err(fault)?;
        if is_turn {
            self.turn = entry.seq;
            self.turn_at = self.at;
        }
        self.wind(&entry.event);
        Ok(())
    }

    /// Takes note of what was done. True if the game has changed.
    fn note(&mut self, event: &TableEvent) -> Result<bool, &'static str> {
        match event {
            TableEvent::Opened { .. } => Err("a table is opened once"),
            TableEvent::Seated { seat, sitter, studio, nonce } => {
                *self.chair_mut(*seat) = Chair {
                    sitter: Some(sitter.clone()),
                    studio: *studio,
                    nonce: nonce.clone(),
                    away: None,
                };
                // Whoever settles something anew is asked anew.
                self.ready = self.ready.without(*seat);
                Ok(false)
            }
            TableEvent::Vacated { seat } => {
                *self.chair_mut(*seat) = Chair::default();
                self.ready = self.ready.without(*seat);
                Ok(false)
            }
            TableEvent::Ready { seat, is_on } => {
                self.ready =
                    if *is_on { self.ready.with(*seat) } else { self.ready.without(*seat) };
                Ok(false)
            }
            TableEvent::Started { studios, fill, moves } => {
                for chair in self.chairs.iter_mut().filter(|chair| chair.sitter.is_none()) {
                    let bot = fill.clone().ok_or("a seat is open")?;
                    chair.sitter = Some(Sitter::Bot { bot });
                }
                self.status = Status::Running;
                self.ready = SeatSet::EMPTY;
                self.studios.clone_from(studios);
                self.position = Some(self.before_the_game().position());
                self.play_on(None, moves)?;
                Ok(true)
            }
            TableEvent::Played { seat, moves, seed } => {
                self.play_on(Some(*seat), moves)?;
                self.motion = None;
                if self.game().is_some_and(|game| game.due() == Due::Nobody) {
                    self.status = Status::Over;
                    self.seed.clone_from(seed);
                }
                Ok(true)
            }
            TableEvent::TakenOver { seat, why } => {
                self.chair_mut(*seat).away = Some(*why);
                self.drop_vote(*seat);
                Ok(false)
            }
            TableEvent::Returned { seat } => {
                self.chair_mut(*seat).away = None;
                self.clocks.give_back(*seat);
                Ok(false)
            }
            TableEvent::Proposed { seat, motion, is_carried, seed } => {
                let agreed = self.fellow_seats(*seat);
                self.motion = Some(Pending { motion: *motion, agreed });
                self.settle(true, *is_carried, seed.as_deref())
            }
            TableEvent::Voted { seat, is_yes, is_carried, seed } => {
                let fellows = self.fellow_seats(*seat);
                let pending = self.motion.as_mut().ok_or("nothing was asked")?;
                pending.agreed = fellows.iter().fold(pending.agreed, SeatSet::with);
                self.settle(*is_yes, *is_carried, seed.as_deref())
            }
            TableEvent::Vacation { seat, is_on } => {
                self.clocks.set_vacation(*seat, *is_on);
                Ok(false)
            }
            TableEvent::Credited { ms } => {
                self.clocks.credit(*ms);
                Ok(false)
            }
            TableEvent::Closed { seed, .. } => {
                self.status = Status::Closed;
                self.seed.clone_from(seed);
                Ok(false)
            }
        }
    }

    /// A motion after an answer.
    fn settle(
        &mut self,
        is_yes: bool,
        is_carried: bool,
        seed: Option<&str>,
    ) -> Result<bool, &'static str> {
        let Some(pending) = self.motion else { return Err("nothing was asked") };
        if !is_yes || is_carried {
            self.motion = None;
        }
        if !is_carried {
            return Ok(false);
        }
        match pending.motion {
            Motion::TakeBack { to } => {
                self.go_back(to)?;
                return Ok(true);
            }
            Motion::Pause {} => self.status = Status::Paused,
            Motion::Resume {} => self.status = Status::Running,
            Motion::Abort {} => {
                self.status = Status::Aborted;
                self.seed = seed.map(str::to_owned);
            }
        }
        Ok(false)
    }

    fn play_on(&mut self, seat: Option<Seat>, moves: &[Move]) -> Result<(), &'static str> {
        let mut game = self.game().ok_or("the game has not begun")?;
        for event in moves.iter().flat_map(|entry| &entry.events) {
            game.apply(event);
        }
        let (due, position) = (game.due(), game.position());
        self.position = Some(position);
        let has_earned =
            seat.is_some_and(|seat| due != Due::Seat(seat) && self.chair(seat).plays_itself());
        let moves = moves.to_vec().into();
        self.line.push(Arc::new(Turn { seq: self.seq, seat, moves, has_earned }));
        Ok(())
    }

    /// The game as it was after an entry. The entries since then stay in the log.
    fn go_back(&mut self, to: u32) -> Result<(), &'static str> {
        let n_kept = self.line.iter().take_while(|turn| turn.seq <= to).count();
        if n_kept == 0 {
            return Err("there is nothing to go back to");
        }
        for turn in self.line.drain(n_kept..) {
            if let (Some(seat), true) = (turn.seat, turn.has_earned) {
                self.clocks.undo_turn(seat);
            }
        }
        let mut game = self.before_the_game();
        for event in self.moves().flat_map(|entry| &entry.events) {
            game.apply(event);
        }
        self.position = Some(game.position());
        self.n_taken_back += 1;
        Ok(())
    }

    pub(crate) fn before_the_game(&self) -> Game<'_> {
        let start = self.header().start();
        Game::empty(self.header().edition(), start.seats, start.rulings)
    }

    /// Sets the clocks for what comes now.
    fn wind(&mut self, event: &TableEvent) {
        let due = self.due();
        if let (TableEvent::Played { seat, .. }, Some(turn)) = (event, self.line.last())
            && turn.has_earned
        {
            self.clocks.finish_turn(*seat);
        }
        // Whoever decides anew after something was taken back has what was left the last time.
        if let (TableEvent::Started { .. } | TableEvent::Played { .. }, Some(seat)) = (event, due) {
            self.clocks.begin_decision(seat);
        }
        self.clocks.run(due.filter(|&seat| self.chair(seat).plays_itself()));
    }

    /// Whoever no longer plays has no say. If all others have agreed, it still takes one of them
    /// to say so again: a takeover carries no motion.
    fn drop_vote(&mut self, seat: Seat) {
        let fellows = self.fellow_seats(seat);
        // With another seat the person still plays, and has spoken for all of them.
        if fellows.iter().any(|fellow| self.chair(fellow).plays_itself()) {
            return;
        }
        if let Some(pending) = &mut self.motion {
            pending.agreed = fellows.iter().fold(pending.agreed, SeatSet::without);
        }
    }

    /// All seats of the person who sits here: they speak with one voice.
    pub(crate) fn fellow_seats(&self, seat: Seat) -> SeatSet {
        match self.chair(seat).person() {
            Some(person) => self.seats_of(person),
            None => SeatSet::only(seat),
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> &mut Chair {
        &mut self.chairs[seat.index()]
    }

    /// How the game starts: with the studios that people chose, if they did.
    pub(crate) fn start_with(&self, studios: Option<&[u8]>) -> Start {
        let start = *self.header().start();
        match studios {
            None => start,
            Some(chosen) => {
                let chosen = chosen.iter().map(|&number| Studio(number)).collect();
                Start { studios: Studios::ByChoice(chosen), ..start }
            }
        }
    }

    /// Whether somebody has given up for good.
    pub(crate) fn has_resigned(&self, seat: Seat) -> bool {
        self.chair(seat).away == Some(Away::Resigned)
    }
}
