//! Where a game comes from that did not begin at its beginning.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::{ENTRIES_MAX, RecordDraw};
use crate::error::WireError;
use crate::json::Num;

// What came up until then was drawn in that game; everything later comes from a new shuffle of
// what was left.
/// A game whose first moves another one took over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "an origin")]
#[ts(rename = "RecordOrigin")]
pub struct Origin {
    /// How many entries of the record had happened when that game was left.
    #[serde(rename = "moves", deserialize_with = "n_moves")]
    n_moves: u32,
    /// What its draws came from.
    draw: RecordDraw,
}

impl Origin {
    /// A game that was left after so many entries of its record, and what its draws came from. It
    /// is over, so that nothing about it is secret.
    pub fn new(n_moves: u32, draw: RecordDraw) -> Self {
        Self { n_moves, draw }
    }

    /// How many entries of the record had happened when that game was left.
    pub fn n_moves(&self) -> u32 {
        self.n_moves
    }

    /// What the draws of that game came from.
    pub fn draw(&self) -> &RecordDraw {
        &self.draw
    }
}

/// Whether games can follow each other like this at a table of so many.
pub(crate) fn check(origin: &[Origin], n_seats: usize) -> Result<(), WireError> {
    let mut n_before = 0;
    for (idx, Origin { n_moves, draw }) in origin.iter().enumerate() {
        let place = format!("origin[{idx}]");
        if !(n_before + 1..ENTRIES_MAX).contains(n_moves) {
            let right =
                "each game was left later than the one before it, and after a move at least";
            return Err(WireError::new("moves", right).within(&place));
        }
        n_before = *n_moves;
        draw.check_seats(n_seats).map_err(|fault| fault.within(&place))?;
    }
    Ok(())
}

/// A number of entries, with its bounds said where it is far from them.
fn n_moves<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    let found = Num::deserialize(from)?;
    let fault = || WireError::range("", found, 1, ENTRIES_MAX.into());
    u32::try_from(found).map_err(|_| D::Error::custom(fault()))
}
