//! A table: who sits there, and how its game stands. It is what its log makes of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use traumfabrik_rules::{Due, Game, Position, Seat, SeatSet, Seats};
use traumfabrik_wire::{Header, Move};

use crate::clock::Clocks;
use crate::moves::Moves;
use crate::{
    Away, GameId, LogEntry, Motion, Pending, PersonId, Plan, Sitter, Status, TableEvent, Time,
};

/// A table with one game.
///
/// [`Table::apply`] is the only code that changes it, and entries are all that it takes: two
/// tables with the same log are equal. What people want is decided on beside it
/// ([`Table::decide`]), what happens by itself in [`Table::next`]. A copy is cheap, so an entry can
/// be tried on one before it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) id: GameId,
    pub(crate) plan: Arc<Plan>,
    pub(crate) status: Status,
    pub(crate) chairs: Vec<Chair>,
    /// Those who have said that they are ready for the game.
    pub(crate) ready: SeatSet,
    /// How the game stands, once it has begun.
    pub(crate) position: Option<Position>,
    /// The turns that count: without those that were taken back.
    pub(crate) line: Vec<Arc<Turn>>,
    pub(crate) clocks: Clocks,
    pub(crate) motion: Option<Pending>,
    pub(crate) studios: Option<Vec<u8>>,
    pub(crate) seed: Option<String>,
    pub(crate) n_taken_back: u32,
    pub(crate) seq: u32,
    /// The last entry that changed the game, and when that was.
    pub(crate) turn: u32,
    pub(crate) turn_at: Time,
    pub(crate) at: Time,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// Who; nobody as yet.
    pub sitter: Option<Sitter>,
    /// The studio that they would like.
    pub studio: Option<u8>,
    /// What their page adds to the draws.
    pub nonce: Option<String>,
    /// Why a bot plays for them, if one does.
    pub away: Option<Away>,
}

/// One turn of the game: an entry and the moves in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    pub(crate) seq: u32,
    /// Who acted; the first turn is the dealer's.
    pub(crate) seat: Option<Seat>,
    pub(crate) moves: Moves,
    /// Whether a person finished a turn with it, and so earned what the clock adds for that.
    pub(crate) has_earned: bool,
}

/// Why a log makes no table here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LogFault {
    /// An entry that cannot be: the log was damaged, or is another table's.
    #[error("entry {seq}: {what}")]
    Damaged {
        /// The number of the entry.
        seq: u32,
        /// What is wrong.
        what: String,
    },
    /// An entry of which this program has never heard: nothing is wrong with it, and a newer
    /// program can read it.
    #[error("entry {seq}: {what}")]
    Newer {
        /// The number of the entry.
        seq: u32,
        /// What is unknown here.
        what: String,
    },
}

impl Table {
    /// The table that a first entry opens.
    ///
    /// # Errors
    /// If that is not how a table begins.
    pub fn open(id: GameId, entry: &LogEntry) -> Result<Self, LogFault> {
        let TableEvent::Opened { plan } = &entry.event else {
            return Err(LogFault::Damaged {
                seq: entry.seq,
                what: "a table begins with being opened".to_owned(),
            });
        };
        if entry.seq != 1 {
            return Err(LogFault::Damaged {
                seq: entry.seq,
                what: "this opens another table".to_owned(),
            });
        }
        Ok(Self {
            id,
            status: Status::Gathering,
            chairs: vec![Chair::default(); plan.header.start().seats.count()],
            ready: SeatSet::EMPTY,
            position: None,
            line: Vec::new(),
            clocks: Clocks::new(plan.clock, entry.at),
            motion: None,
            studios: None,
            seed: None,
            n_taken_back: 0,
            seq: 1,
            turn: 1,
            turn_at: entry.at,
            at: entry.at,
            plan: Arc::new(Plan::clone(plan)),
        })
    }

    /// The name of the game.
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// What is agreed.
    pub fn plan(&self) -> &Arc<Plan> {
        &self.plan
    }

    /// Box, seats and switches.
    pub fn header(&self) -> &Header {
        &self.plan.header
    }

    /// How far the table has come.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> Seats {
        self.header().start().seats
    }

    /// Who sits where.
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// Those who have said that they are ready for the game, before it.
    pub fn ready(&self) -> SeatSet {
        self.ready
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<Game<'_>> {
        self.position.map(|position| Game::resume(self.header().edition(), position))
    }

    /// The clocks.
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// What the others are asked for.
    pub fn motion(&self) -> Option<Pending> {
        self.motion
    }

    /// The number of the last entry.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// The turn that it is: the number of the entry that brought it about.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// When something happened last.
    pub fn at(&self) -> Time {
        self.at
    }

    /// How often something was taken back.
    pub fn n_taken_back(&self) -> u32 {
        self.n_taken_back
    }

    /// The seed of all draws, once it is revealed.
    pub fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// The moves that count, from the first one on.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.line.iter().flat_map(|turn| turn.moves.iter())
    }

    /// The seat that is due, while the game is played.
    pub fn due(&self) -> Option<Seat> {
        match (self.status, self.game()?.due()) {
            (Status::Running, Due::Seat(seat)) => Some(seat),
            (
                Status::Gathering
                | Status::Running
                | Status::Paused
                | Status::Over
                | Status::Aborted
                | Status::Closed
                | Status::Broken,
                Due::Seat(_) | Due::Dealer(_) | Due::Nobody,
            ) => None,
        }
    }

    /// The seats of a person, and of all who play at their device.
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        let host = person.host();
        let host_at = |seat: Seat| self.chair(seat).person().map(PersonId::host);
        let is_theirs = |seat: &Seat| host_at(*seat) == Some(host);
        self.seats().iter().filter(is_theirs).collect()
    }

    /// Whether the same people have the same seats as at another moment.
    pub fn has_people_of(&self, other: &Self) -> bool {
        self.chairs.iter().map(Chair::person).eq(other.chairs.iter().map(Chair::person))
    }

    /// The seats of people who play themselves at the moment: they have a say.
    pub fn voters(&self) -> SeatSet {
        self.seats().iter().filter(|&seat| self.chair(seat).plays_itself()).collect()
    }

    /// The bot that plays a seat at the moment, if one does.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        let chair = self.chair(seat);
        match (&chair.sitter, chair.away) {
            (Some(Sitter::Bot { bot }), _) => Some(bot),
            (Some(Sitter::Person { .. }), Some(_)) => Some(&self.plan.absence.substitute),
            (Some(Sitter::Person { .. }), None) | (None, _) => None,
        }
    }

    /// The entry to go back to so that a seat decides its last turn anew.
    pub fn before_last_turn_of(&self, seats: SeatSet) -> Option<u32> {
        let is_theirs = |turn: &Arc<Turn>| turn.seat.is_some_and(|seat| seats.has(seat));
        let idx = self.line.iter().rposition(is_theirs)?;
        Some(self.line[idx - 1].seq)
    }

    /// Whether a motion is about something that can be done now.
    pub(crate) fn can_go_back(&self, motion: Motion) -> bool {
        match motion {
            Motion::TakeBack { to } => self
                .line
                .split_last()
                .is_some_and(|(_, rest)| rest.iter().any(|turn| turn.seq == to)),
            Motion::Pause {} | Motion::Resume {} | Motion::Abort {} => true,
        }
    }
}

impl Chair {
    /// The person who sits here.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.sitter {
            Some(Sitter::Person { person }) => Some(person),
            Some(Sitter::Bot { .. }) | None => None,
        }
    }

    /// Whether a person plays here, and no bot in their place.
    pub fn plays_itself(&self) -> bool {
        self.person().is_some() && self.away.is_none()
    }
}
