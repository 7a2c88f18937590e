//! Placements that are not final yet: tried on a copy of the game.

use traumfabrik_rules::{
    Action, BoardView, Due, Game, LegalSet, LegalView, List, Perspective, Refusal, Seat, View,
};

use crate::ask::Question;
use crate::voice::Voice;

/// What a seat would do with its chips. Nothing has happened until all of it is played.
#[derive(Clone, Debug)]
pub(crate) struct Draft<'g> {
    seat: Seat,
    start: Game<'g>,
    /// The copy, after all moves so far.
    game: Game<'g>,
    moves: Vec<Action>,
}

/// A move of a draft in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Arranged {
    /// The chip.
    pub(crate) chip: String,
    /// Where it goes and what it does there.
    pub(crate) line: String,
}

impl<'g> Draft<'g> {
    /// Nothing is placed yet. What is tried later is tried on copies of this game.
    pub(crate) fn new(game: Game<'g>, seat: Seat) -> Self {
        Self { seat, start: game, game, moves: Vec::new() }
    }

    /// The moves so far, in order.
    pub(crate) fn moves(&self) -> &[Action] {
        &self.moves
    }

    /// The game as it would be.
    pub(crate) fn game(&self) -> &Game<'g> {
        &self.game
    }

    /// Whether there are chips left to place. Where a film is finished and the dealer is due with
    /// the next screenplay there may be, but they have to wait: nobody knows what comes.
    pub(crate) fn is_open(&self) -> bool {
        is_placing(&self.game, self.seat)
    }

    /// Whether chips are left that have to wait for the dealer.
    pub(crate) fn is_waiting(&self) -> bool {
        matches!(self.game.due(), Due::Dealer(_))
            && self.game.active() == self.seat
            && !self.game.hand().is_empty()
    }

    /// Whether there never was anything to choose.
    pub(crate) fn is_forced(&self) -> bool {
        let mut game = self.start;
        self.moves.iter().all(|&action| {
            let is_forced = game.legal().len() == 1;
            try_on(&mut game, self.seat, action).is_ok() && is_forced
        })
    }

    /// Adds a move.
    pub(crate) fn add(&mut self, action: Action) -> Result<(), Refusal> {
        try_on(&mut self.game, self.seat, action)?;
        self.moves.push(action);
        Ok(())
    }

    /// Takes a move back: the one of this number, counted from 1, or the last one. What can no
    /// longer be done without it goes with it. False if there is no such move.
    pub(crate) fn take_back(&mut self, number: Option<usize>) -> bool {
        let number = number.unwrap_or(self.moves.len());
        if number == 0 || number > self.moves.len() {
            return false;
        }
        let mut moves = std::mem::take(&mut self.moves);
        moves.remove(number - 1);
        self.game = self.start;
        for action in moves {
            // A film may be finished earlier or later than before, with other slots left.
            if self.is_open() {
                let _ = self.add(action);
            }
        }
        true
    }

    /// Takes everything back.
    pub(crate) fn clear(&mut self) {
        self.moves.clear();
        self.game = self.start;
    }

    /// The table as the seat would see it right after its last move. What comes next (another
    /// stop, another seat's turn) is not shown: it has not come.
    pub(crate) fn view(&self) -> View {
        let perspective = Perspective::Seat(self.seat);
        let after = self.game.view(perspective);
        if self.is_open() {
            return after;
        }
        let before = self.start.view(perspective);
        // The end of a game opens all purses. It has not come either.
        let boards = after.boards.iter().zip(before.boards.iter());
        let boards = boards.map(|(&board, before)| match before.purse {
            Some(_) => board,
            None => BoardView { purse: None, total: None, ..board },
        });
        View {
            boards: boards.collect(),
            films: after.films,
            placed: after.placed,
            tokens_left: after.tokens_left,
            awards: after.awards,
            readable: after.readable,
            hand: if self.is_waiting() { after.hand } else { List::new() },
            legal: LegalView::Nothing,
            ..before
        }
    }

    /// The moves in words.
    pub(crate) fn arranged(&self, voice: &Voice<'_>) -> Vec<Arranged> {
        let mut game = self.start;
        let mut arranged = Vec::new();
        for &action in &self.moves {
            let view = game.view(Perspective::Seat(self.seat));
            let line = Question::of(&view, voice).and_then(|q| q.describe(voice, &view, action));
            let chip = match action {
                Action::Place { chip, .. } | Action::Discard(chip) => voice.chip(chip),
                Action::Bid(_) | Action::Pass | Action::Take(_) | Action::Decline => String::new(),
            };
            arranged.push(Arranged { chip, line: line.unwrap_or_default() });
            if try_on(&mut game, self.seat, action).is_err() {
                break;
            }
        }
        arranged
    }
}

fn is_placing(game: &Game<'_>, seat: Seat) -> bool {
    game.due() == Due::Seat(seat) && matches!(game.legal(), LegalSet::Placing(_))
}

fn try_on(game: &mut Game<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    game.play(seat, action, |_| {})?;
    Ok(())
}
