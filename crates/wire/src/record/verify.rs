//! Verifying: every cause is run again by the rules, and every fact compared.

use std::io::BufRead;

use thiserror::Error;
use traumfabrik_rules::{Due, Event, Game, Refusal, Seat, Standing};

use super::{Header, Move, MoveCause, Record, RecordError, open};
use crate::hash::{box_hash, hex};
use crate::json;

/// A record that tells a legal game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the game came to its end.
    pub finished: bool,
    /// How many entries the record has.
    pub n_entries: usize,
    /// How many facts they hold.
    pub n_events: usize,
    /// Each seat's points, as of the last entry.
    pub standings: Vec<Standing>,
    /// Who won; nobody as yet if the game is not finished.
    pub winners: Vec<Seat>,
}

/// A record that does not tell a legal game.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// It cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It can be read, but is not true.
    #[error("line {line}: {fault}")]
    Untrue {
        /// The line, counted from 1.
        line: usize,
        /// What is not true.
        fault: VerifyFault,
    },
}

/// What is not true about a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VerifyFault {
    /// The box is not the one that was hashed.
    #[error("box_hash: expected {expected}, found {found}")]
    BoxHash {
        /// The hash of the box.
        expected: String,
        /// The hash that the header states.
        found: String,
    },
    /// The rules do not allow the cause.
    #[error("the rules refuse this: {}", json::text(.0))]
    Refused(Refusal),
    /// Studios and lead are settled already, or were never settled: nothing starts here.
    #[error(
        "an entry with \"start\" is expected first where studios or lead are settled, and nowhere else"
    )]
    Start,
    /// A fact is not what the rules say happened.
    #[error(
        "fact {number}: expected {}, found {}",
        .expected.as_deref().unwrap_or("no more facts"),
        .found.as_deref().unwrap_or("no more facts")
    )]
    Fact {
        /// Which fact of the entry, counted from 1.
        number: usize,
        /// What happened, as JSON; nothing if nothing more did.
        expected: Option<String>,
        /// What the record says, as JSON; nothing if it says no more.
        found: Option<String>,
    },
}

/// Runs a record again from its header and compares every fact.
///
/// # Errors
/// The first thing that is not true.
pub fn verify(record: &Record) -> Result<Verdict, VerifyError> {
    let mut run = Verifier::new(&record.header)?;
    for entry in &record.entries {
        run.entry(entry)?;
    }
    Ok(run.verdict())
}

/// Reads a record and verifies it line by line, without keeping it.
///
/// # Errors
/// The first line that cannot be read or is not true.
pub fn verify_stream(input: impl BufRead) -> Result<Verdict, VerifyError> {
    let (header, entries) = open(input)?;
    let mut run = Verifier::new(&header)?;
    for entry in entries {
        run.entry(&entry?)?;
    }
    Ok(run.verdict())
}

/// A game that follows a record, entry by entry: for those who want to see it on the way.
#[derive(Debug)]
pub struct Verifier<'h> {
    game: Game<'h>,
    /// Facts of the start that the first entry has to tell.
    settled: Vec<Event>,
    n_entries: usize,
    n_events: usize,
    winners: Vec<Seat>,
}

impl<'h> Verifier<'h> {
    /// The game before the first entry.
    ///
    /// # Errors
    /// If the header is not true.
    pub fn new(header: &'h Header) -> Result<Self, VerifyError> {
        let untrue = |fault| VerifyError::Untrue { line: 1, fault };
        let expected = hex(&box_hash(header.game_box()));
        if expected != header.box_hash() {
            let found = header.box_hash().to_owned();
            return Err(untrue(VerifyFault::BoxHash { expected, found }));
        }
        let mut settled = Vec::new();
        let game = Game::new(header.edition(), header.start(), |event| {
            settled.push(event);
        });
        Ok(Self {
            game: game.map_err(|refusal| untrue(VerifyFault::Refused(refusal)))?,
            settled,
            n_entries: 0,
            n_events: 0,
            winners: Vec::new(),
        })
    }

    /// The game as the entries so far left it.
    pub fn game(&self) -> &Game<'h> {
        &self.game
    }

    /// Lets the next entry happen and compares its facts.
    ///
    /// # Errors
    /// What is not true about it. The game is of no use after that.
    pub fn entry(&mut self, entry: &Move) -> Result<(), VerifyError> {
        let untrue = |fault| VerifyError::Untrue { line: entry.line(), fault };
        let expected = self.facts(&entry.cause).map_err(untrue)?;
        compare(&expected, &entry.events).map_err(untrue)?;
        self.n_entries += 1;
        self.n_events += expected.len();
        if let Some(Event::GameEnded { winners, .. }) = expected.last() {
            self.winners = winners.iter().collect();
        }
        Ok(())
    }

    /// What the rules say a cause brings about.
    fn facts(&mut self, cause: &MoveCause) -> Result<Vec<Event>, VerifyFault> {
        let settled = std::mem::take(&mut self.settled);
        let is_start = *cause == MoveCause::Start;
        if is_start == settled.is_empty() {
            return Err(VerifyFault::Start);
        }
        let mut facts = Vec::new();
        let played = match cause {
            MoveCause::Start => return Ok(settled),
            MoveCause::Deal(deal) => self.game.deal(deal, |event| facts.push(event)),
            MoveCause::Action { seat, action } => {
                self.game.play(*seat, *action, |event| facts.push(event))
            }
        };
        played.map_err(VerifyFault::Refused)?;
        Ok(facts)
    }

    /// What there is to say about the entries so far.
    pub fn verdict(self) -> Verdict {
        Verdict {
            finished: self.game.due() == Due::Nobody,
            n_entries: self.n_entries,
            n_events: self.n_events,
            standings: self.game.standings().to_vec(),
            winners: self.winners,
        }
    }
}

fn compare(expected: &[Event], found: &[Event]) -> Result<(), VerifyFault> {
    let n_equal =
        expected.iter().zip(found).take_while(|(expected, found)| expected == found).count();
    let (expected, found) = (expected.get(n_equal), found.get(n_equal));
    if expected.is_none() && found.is_none() {
        return Ok(());
    }
    Err(VerifyFault::Fact {
        number: n_equal + 1,
        expected: expected.map(json::text),
        found: found.map(json::text),
    })
}
