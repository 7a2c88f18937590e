//! A table made from nothing but the record of its game.

use traumfabrik_rules::Seat;
use traumfabrik_wire::{Move, MoveCause, Record};

use crate::table::{LogFault, Table};
use crate::{
    Absence, ClockRule, CommandId, GameId, LogEntry, PersonId, Plan, Sitter, TableEvent, Time,
    Watchers,
};

impl Table {
    /// The table at which the game of a record could have been played, with these at its seats.
    /// What else there was, clocks, votes, who was away, is not known, and it tells no seed: its
    /// draws were those of another table. Whoever asks has made sure that the record holds.
    ///
    /// # Errors
    /// If the record is of another number of seats.
    pub fn of_record(
        id: GameId,
        record: &Record,
        sitters: Vec<Sitter>,
        at: Time,
    ) -> Result<Self, LogFault> {
        let opened = TableEvent::Opened { plan: Box::new(plan(record)) };
        let mut table = Self::open(id, &entry(1, at, opened))?;
        for event in events(record, sitters) {
            table.apply(&entry(table.seq() + 1, at, event))?;
        }
        Ok(table)
    }
}

/// Who sits down, and how the game goes on from decision to decision.
fn events(record: &Record, sitters: Vec<Sitter>) -> Vec<TableEvent> {
    let mut events: Vec<TableEvent> = (0..)
        .zip(sitters)
        .map(|(seat, sitter)| TableEvent::Seated {
            seat: Seat(seat),
            sitter,
            studio: None,
            nonce: None,
        })
        .collect();
    let is_decision = |entry: &Move| matches!(entry.cause, MoveCause::Action { .. });
    for turn in record.entries.chunk_by(|_, next| !is_decision(next)) {
        let moves = turn.to_vec();
        events.push(match turn[0].cause {
            MoveCause::Action { seat, .. } => TableEvent::Played { seat, moves, seed: None },
            MoveCause::Start | MoveCause::Deal(_) => {
                TableEvent::Started { studios: None, fill: None, moves }
            }
        });
    }
    events
}

fn plan(record: &Record) -> Plan {
    let n_taken = record.header.origin().last().map_or(0, |origin| origin.n_moves() as usize);
    Plan {
        header: record.header.clone(),
        owner: nobody(),
        is_public: false,
        watchers: Watchers::Everybody,
        clock: ClockRule::None {},
        absence: Absence { substitute: String::new(), on_timeout: false, grace_ms: None },
        pace_ms: 0,
        has_hints: true,
        counts_purses: false,
        commitment: String::new(),
        rematch_of: None,
        taken_over: record.entries.iter().take(n_taken).cloned().collect(),
    }
}

/// A name that nobody is given.
fn nobody() -> PersonId {
    "nobody".parse().expect("it is short and plain")
}

fn entry(seq: u32, at: Time, event: TableEvent) -> LogEntry {
    let command: CommandId = format!("record-{seq}").parse().expect("it is short and plain");
    LogEntry { seq, command, at, event }
}
