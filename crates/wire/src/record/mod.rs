//! The game record: a text file with one header line, then one line for each cause and all the
//! facts it caused. `docs/protocol.md` describes it for readers in other languages.

mod draw;
mod header;
mod origin;

mod read;
mod write;

mod verify;

mod fault;

use serde::{Deserialize, Serialize, Serializer};
use traumfabrik_rules::{Action, Deal, Event, Game, Seat};

use crate::error::WireError;
use crate::json::{self, Num};

pub use draw::RecordDraw;
pub use fault::{RecordError, RecordFault};
pub use header::{Boxes, Header, HeaderFault};
pub use origin::Origin;
pub use read::{Entries, open, read};
pub use verify::{Verdict, Verifier, VerifyError, VerifyFault, verify, verify_stream};
pub use write::{RecordWriter, Recorder};

/// What the header's `format` says.
pub const FORMAT: &str = "traumfabrik-record";
/// The newest version of the format that this program reads.
pub const VERSION: Num = 3;
/// The version of a record that tells how its draws were made, and goes on from no other game.
pub const VERSION_WITHOUT_ORIGIN: Num = 2;
/// The version of a record that does not tell how its draws were made.
pub const VERSION_WITHOUT_DRAW: Num = 1;
/// What the method of a draw is called. Another one would need another version of the format.
pub const DRAW_METHOD: &str = "chacha20-1";
/// No line of a record is longer, in bytes without its end.
pub const LINE_MAX: usize = 1 << 20;
/// No game has more entries: every bid is higher than the one before, so they run out far sooner.
pub const ENTRIES_MAX: u32 = 10_000;
/// No cause has more facts: the last chip of a game brings about a dozen.
pub const EVENTS_MAX: usize = 64;

/// A whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was played, with which box.
    pub header: Header,
    /// What happened, in order; the first one has number 1.
    pub entries: Vec<Move>,
}

/// One cause and all the facts it caused.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "json::MoveLine")]
pub struct Move {
    /// Counts the entries from 1 without gaps.
    pub seq: u32,
    /// What it all came from.
    pub cause: MoveCause,
    /// The facts, in order.
    pub events: Vec<Event>,
}

/// Where the facts of an entry come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveCause {
    /// They were settled before the game.
    Start,
    /// The dealer dealt.
    Deal(Deal),
    /// A seat acted.
    Action {
        /// Who.
        seat: Seat,
        /// What it did.
        action: Action,
    },
}

impl Move {
    /// The line of the record that this entry stands on.
    pub fn line(&self) -> usize {
        self.seq as usize + 1
    }
}

/// The game as the facts of a record left it. Nothing is decided anew, so a later correction of
/// the rules cannot break an old game.
///
/// # Panics
/// It may, for facts that never happened: [`verify`] the records of others first.
pub fn fold(record: &Record) -> Game<'_> {
    let start = record.header.start();
    let mut game = Game::empty(record.header.edition(), start.seats, start.rulings);
    for event in record.entries.iter().flat_map(|entry| &entry.events) {
        game.apply(event);
    }
    game
}

/// The line of an entry, whose parts may lie in different places.
pub(crate) fn entry_line(seq: u32, cause: &MoveCause, events: &[Event]) -> json::MoveLine {
    let mut line = json::MoveLine {
        seq: seq.into(),
        start: None,
        deal: None,
        seat: None,
        action: None,
        events: events.to_vec(),
    };
    match *cause {
        MoveCause::Start => line.start = Some(true),
        MoveCause::Deal(deal) => line.deal = Some(deal),
        MoveCause::Action { seat, action } => {
            (line.seat, line.action) = (Some(seat), Some(action));
        }
    }
    line
}

impl From<&Move> for json::MoveLine {
    fn from(entry: &Move) -> Self {
        entry_line(entry.seq, &entry.cause, &entry.events)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        json::MoveLine::from(self).serialize(to)
    }
}

impl TryFrom<json::MoveLine> for Move {
    type Error = WireError;

    fn try_from(line: json::MoveLine) -> Result<Self, WireError> {
        WireError::at_most("events", line.events.len(), EVENTS_MAX)?;
        let seq = u32::try_from(line.seq).ok().filter(|seq| (1..=ENTRIES_MAX).contains(seq));
        let seq = seq.ok_or_else(|| WireError::range("seq", line.seq, 1, ENTRIES_MAX.into()))?;
        Ok(Self { seq, cause: cause(&line)?, events: line.events })
    }
}

fn cause(line: &json::MoveLine) -> Result<MoveCause, WireError> {
    match (line.start, line.deal, line.seat, line.action) {
        (Some(true), None, None, None) => Ok(MoveCause::Start),
        (None, Some(deal), None, None) => Ok(MoveCause::Deal(deal)),
        (None, None, Some(seat), Some(action)) => Ok(MoveCause::Action { seat, action }),
        (Some(false), ..) => Err(WireError::new("start", "only true is possible")),
        (None, None, None, Some(_)) => {
            Err(WireError::new("seat", "an entry with an action says whose it is"))
        }
        (None, None, Some(_), None) => {
            Err(WireError::new("action", "an entry with a seat says what the seat did"))
        }
        (None, None, None, None) => {
            let right = "an entry has a cause: start, or deal, or seat and action";
            Err(WireError::new("deal", right))
        }
        (Some(true), ..) | (None, Some(_), ..) => {
            let right = "an entry has one cause only: start, or deal, or seat and action";
            Err(WireError::new("events", right))
        }
    }
}
