//! Drawing again: did every deal of a record come from the seed that was committed to?

use thiserror::Error;
use traumfabrik_rules::{Deal, Due, Game};
use traumfabrik_wire::record::{Draw, Verifier};
use traumfabrik_wire::{Header, Move, MoveCause, Record, VerifyError};

use super::{Commitment, FairDealer, Key, Nonce, Seed};
use crate::GameId;

/// A record whose draws were fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many deals the record has; all of them came from the seed.
    pub n_deals: usize,
}

/// A record whose draws cannot be believed.
#[derive(Debug, Error)]
pub enum DrawFault {
    /// The record does not say what its draws came from.
    #[error("line 1: draw: the record does not tell what its draws came from")]
    Untold,
    /// Another seed was committed to.
    #[error("line 1: draw.commitment: that of the seed is {expected}, found {found}")]
    Commitment {
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
    n_deals: usize,
}

impl DrawCheck {
    /// Draws again what a header tells; nothing if it does not tell a draw.
    ///
    /// # Errors
    /// If another seed was committed to.
    pub fn new(header: &Header) -> Result<Option<Self>, DrawFault> {
        let Some(draw) = header.draw() else { return Ok(None) };
        let expected = Seed::from_bytes(*draw.seed()).commitment();
        let found = Commitment::from_bytes(*draw.commitment());
        if expected != found {
            return Err(DrawFault::Commitment { expected, found });
        }
        let key = Key::of_record(draw);
        let dealer = FairDealer::new(&key, header.edition(), header.start().seats);
        Ok(Some(Self { dealer, n_deals: 0 }))
    }

    /// Compares the deal of an entry, if it has one, with what the draw gives. The game has to be
    /// as it stood before the entry. Whether the entry is legal is for others to say.
    ///
    /// # Errors
    /// If another deal was due.
    pub fn entry(&mut self, game: &Game<'_>, entry: &Move) -> Result<(), DrawFault> {
        let (MoveCause::Deal(found), Due::Dealer(ask)) = (&entry.cause, game.due()) else {
            return Ok(());
        };
        let expected = self.dealer.answer(ask, game);
        if expected != *found {
            let (expected, found) = (text(&expected), text(found));
            return Err(DrawFault::Deal { line: entry.line(), expected, found });
        }
        self.n_deals += 1;
        Ok(())
    }

    /// What there is to say about the entries so far.
    pub fn checked(&self) -> Checked {
        Checked { n_deals: self.n_deals }
    }
}

fn text(deal: &Deal) -> String {
    serde_json::to_string(deal).expect("a deal has a JSON text")
}

/// What the record of a game tells about its draws, with one place for each seat among the nonces.
/// Only for games that have ended or were broken off, and for those in which nobody is to be
/// surprised by the others: at one keyboard.
pub fn reveal(seed: &Seed, game: &GameId, nonces: &[Option<Nonce>]) -> Draw {
    let nonces = nonces.iter().map(|nonce| nonce.clone().map(String::from)).collect();
    Draw::new(game.as_str(), *seed.commitment().as_bytes(), *seed.as_bytes(), nonces)
        .expect("a record takes every name of a game and every nonce")
}
