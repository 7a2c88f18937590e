//! Drawing again: did every deal of a record come from the seed that was committed to?

use std::collections::VecDeque;

use thiserror::Error;
use traumfabrik_rules::{Deal, Due, Game};
use traumfabrik_wire::record::{Origin, RecordDraw, Verifier};
use traumfabrik_wire::{Header, Move, MoveCause, Record, VerifyError};

use super::{Commitment, FairDealer, Key, Nonce, Seed};
use crate::GameId;

/// A record whose draws were fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many deals the record has; all of them came from the seed, or from those of the games
    /// that it goes on from.
    pub n_deals: usize,
    /// How many of them came from games that it goes on from.
    pub n_taken_over: usize,
}

/// A record whose draws cannot be believed.
#[derive(Debug, Error)]
pub enum DrawFault {
    /// The record does not say what its draws came from.
    #[error("line 1: draw: the record does not tell what its draws came from")]
    Untold,
    /// Another seed was committed to.
    #[error("line 1: {field}.commitment: that of the seed is {expected}, found {found}")]
    Commitment {
        /// Which draw of the header.
        field: String,
        /// The commitment to the seed that the record tells.
        expected: Commitment,
        /// The commitment that the record tells.
        found: Commitment,
    },
    /// A deal is not the one that comes of the draw.
    #[error("line {line}: the seed deals {expected}, found {found}")]
    Deal {
        /// The line, counted from 1.
        line: usize,
        /// What comes of the draw, as JSON.
        expected: String,
        /// What the record says, as JSON.
        found: String,
    },
    /// A game goes on from another where nobody decides.
    #[error("line {line}: nobody can go on from a game here: an action has to follow")]
    NoDecision {
        /// The line, counted from 1.
        line: usize,
    },
    /// The record does not tell a legal game in the first place.
    #[error(transparent)]
    Untrue(#[from] VerifyError),
}

/// Verifies a record, finished or not, and draws every deal of it again.
///
/// # Errors
/// The first thing that is not true or not fair.
pub fn check(record: &Record) -> Result<Checked, DrawFault> {
    let mut verifier = Verifier::new(&record.header)?;
    let mut draws = DrawCheck::new(&record.header)?.ok_or(DrawFault::Untold)?;
    for entry in &record.entries {
        draws.entry(verifier.game(), entry)?;
        verifier.entry(entry)?;
    }
    Ok(draws.checked())
}

/// The same entry by entry, for those who verify anyway and do not keep the record.
#[derive(Debug)]
pub struct DrawCheck {
    dealer: FairDealer,
    /// The draws that follow, the next one first: after how many moves, and their keys.
    to_come: VecDeque<(u32, Key)>,
    n_deals: usize,
    n_taken_over: usize,
}

impl DrawCheck {
    /// Draws again what a header tells; nothing if it does not tell a draw.
    ///
    /// # Errors
    /// If another seed was committed to, there or in a game that it goes on from.
    pub fn new(header: &Header) -> Result<Option<Self>, DrawFault> {
        let Some(own) = header.draw() else { return Ok(None) };
        let mut keys = Vec::new();
        for (idx, origin) in header.origin().iter().enumerate() {
            keys.push(key(origin.draw(), || format!("origin[{idx}].draw"))?);
        }
        keys.push(key(own, || "draw".to_owned())?);
        let mut keys = keys.into_iter();
        let first = keys.next().expect("there is the key of the game itself");
        Ok(Some(Self {
            dealer: FairDealer::new(&first, header.edition(), header.start().seats),
            to_come: header.origin().iter().map(Origin::n_moves).zip(keys).collect(),
            n_deals: 0,
            n_taken_over: 0,
        }))
    }

    /// Compares the deal of an entry, if it has one, with what the draw gives. The game has to be
    /// as it stood before the entry. Whether the entry is legal is for others to say.
    ///
    /// # Errors
    /// If another deal was due.
    pub fn entry(&mut self, game: &Game<'_>, entry: &Move) -> Result<(), DrawFault> {
        if let Some((_, key)) = self.to_come.pop_front_if(|(n_moves, _)| entry.seq > *n_moves) {
            if !matches!(entry.cause, MoveCause::Action { .. }) {
                return Err(DrawFault::NoDecision { line: entry.line() });
            }
            self.dealer = FairDealer::going_on(&key, game);
        }
        let (MoveCause::Deal(found), Due::Dealer(ask)) = (&entry.cause, game.due()) else {
            return Ok(());
        };
        let expected = self.dealer.answer(ask, game);
        if expected != *found {
            let (expected, found) = (text(&expected), text(found));
            return Err(DrawFault::Deal { line: entry.line(), expected, found });
        }
        self.n_deals += 1;
        self.n_taken_over += usize::from(!self.to_come.is_empty());
        Ok(())
    }

    /// What there is to say about the entries so far.
    pub fn checked(&self) -> Checked {
        Checked { n_deals: self.n_deals, n_taken_over: self.n_taken_over }
    }
}

/// The key of a draw, if its seed is the one that was committed to.
fn key(draw: &RecordDraw, field: impl FnOnce() -> String) -> Result<Key, DrawFault> {
    let expected = Seed::from_bytes(*draw.seed()).commitment();
    let found = Commitment::from_bytes(*draw.commitment());
    if expected != found {
        return Err(DrawFault::Commitment { field: field(), expected, found });
    }
    Ok(Key::of_record(draw))
}

fn text(deal: &Deal) -> String {
    serde_json::to_string(deal).expect("a deal has a JSON text")
}

/// What the record of a game tells about its draws, with one place for each seat among the nonces.
/// Only for games that have ended or were broken off, and for those in which nobody is to be
/// surprised by the others: at one keyboard.
pub fn reveal(seed: &Seed, game: &GameId, nonces: &[Option<Nonce>]) -> RecordDraw {
    let nonces = nonces.iter().map(|nonce| nonce.clone().map(String::from)).collect();
    RecordDraw::new(game.as_str(), *seed.commitment().as_bytes(), *seed.as_bytes(), nonces)
        .expect("a record takes every name of a game and every nonce")
}
