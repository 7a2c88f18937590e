//! Going on from a moment of a game that is over: "what if I had passed?"

use traumfabrik_rules::{Due, Event, Game, Seat};
use traumfabrik_wire::record::{HeaderFault, Origin, RecordDraw};
use traumfabrik_wire::{Header, Move, MoveCause, Record};

use crate::fair::{self, Seed};
use crate::table::Table;
use crate::{OriginView, Refused, Status};

/// What another game begins with that goes on from a moment of this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fork {
    /// Box, seats and switches, and where they come from.
    pub header: Header,
    /// The moves up to that moment.
    pub taken_over: Vec<Move>,
    /// The seat that decides there.
    pub due: Seat,
}

impl Fork {
    /// What a game begins with that goes on from a record after so many moves, and after the deals
    /// that follow them. Whoever asks has made sure that the record holds and that it tells a game
    /// to its end.
    ///
    /// # Errors
    /// If the record does not tell what it was drawn from, and where nothing is left to decide.
    pub fn of_record(record: &Record, n_moves: usize) -> Result<Self, Refused> {
        let draw = record.header.draw().ok_or(Refused::NoDraw {})?.clone();
        Self::new(&record.header, record.entries.iter(), draw, n_moves)
    }

    fn new<'m>(
        header: &Header,
        mut moves: impl Iterator<Item = &'m Move>,
        draw: RecordDraw,
        n_moves: usize,
    ) -> Result<Self, Refused> {
        let start = header.start();
        let mut game = Game::empty(header.edition(), start.seats, start.rulings);
        let mut taken_over = Vec::new();
        let due = loop {
            match game.due() {
                Due::Nobody => return Err(Refused::NothingLeft {}),
                Due::Seat(seat) if taken_over.len() >= n_moves => break seat,
                Due::Seat(_) | Due::Dealer(_) => {
                    let next = moves.next().ok_or(Refused::NothingLeft {})?;
                    next.events.iter().for_each(|event| game.apply(event));
                    taken_over.push(next.clone());
                }
            }
        };
        let header = forked_header(header, taken_over.len() as u32, draw);
        let header = header.map_err(|_| Refused::NothingLeft {})?;
        Ok(Self { header, taken_over, due })
    }
}

/// The header of a game that goes on from another one: the games from which that one has gone on
/// are its origin too, as far as its moves come from them.
fn forked_header(header: &Header, n_moves: u32, draw: RecordDraw) -> Result<Header, HeaderFault> {
    let older = header.origin();
    let n_left = older.partition_point(|origin| origin.n_moves() < n_moves);
    let draw = older.get(n_left).map_or(draw, |left_later| left_later.draw().clone());
    let last = Origin::new(n_moves, draw);
    let origin = older[..n_left].iter().cloned().chain([last]).collect();
    header.clone().with_origin(origin)
}

impl Table {
    /// A game that goes on from this one after so many moves, and after the deals that follow them:
    /// somebody has to decide there.
    ///
    /// # Errors
    /// While the game is not over, if it was not played to its end, and where nothing is left to
    /// decide.
    pub fn fork(&self, n_moves: usize) -> Result<Fork, Refused> {
        let seed = match self.status {
            Status::Over => self.seed.as_ref().and_then(|seed| seed.parse::<Seed>().ok()),
            Status::Gathering | Status::Running | Status::Paused => {
                return Err(Refused::NotOver {});
            }
            Status::Aborted | Status::Closed | Status::Broken => None,
        };
        let seed = seed.ok_or(Refused::CalledOff {})?;
        let draw = fair::reveal(&seed, &self.id, &self.nonces());
        Fork::new(self.header(), self.moves(), draw, n_moves)
    }

    /// Whether the game goes on from another one.
    pub fn goes_on(&self) -> bool {
        !self.header().origin().is_empty()
    }

    /// Where the game comes from, if it goes on from another one.
    pub fn origin(&self) -> Option<OriginView> {
        let last = self.header().origin().last()?;
        let is_decision = |entry: &&Move| matches!(entry.cause, MoveCause::Action { .. });
        let decisions = self.plan.taken_over.iter().filter(is_decision).count() as u32;
        let game = last.draw().game().to_owned();
        Some(OriginView { game, moves: last.n_moves(), decisions })
    }

    /// How the game stood that this one goes on from, if it does.
    pub(crate) fn taken_over(&self) -> Option<Game<'_>> {
        let mut game = self.before_the_game();
        let events = self.plan.taken_over.iter().flat_map(|entry| &entry.events);
        events.for_each(|event| game.apply(event));
        self.goes_on().then_some(game)
    }

    /// The studios that were settled before the game that this one goes on from, if they were.
    pub(crate) fn settled_studios(&self) -> Option<Vec<u8>> {
        let start = self.plan.taken_over.iter().find(|entry| entry.cause == MoveCause::Start)?;
        start.events.iter().find_map(|event| match event {
            Event::StudiosAssigned { studios } => {
                Some(studios.iter().map(|studio| studio.0).collect())
            }
            _ => None,
        })
    }
}
