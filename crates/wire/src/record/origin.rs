//! Where a game comes from that did not begin at its beginning.

use super::{ENTRIES_MAX, RecordDraw};
use crate::error::WireError;
use crate::json;

/// A game whose first moves another one took over, to go on from there otherwise.
///
/// What came up until then was drawn in that game; everything later comes from a new shuffle of
/// what was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    n_moves: u32,
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

impl From<&Origin> for json::Origin {
    fn from(origin: &Origin) -> Self {
        Self { moves: origin.n_moves.into(), draw: (&origin.draw).into() }
    }
}

impl TryFrom<json::Origin> for Origin {
    type Error = WireError;

    fn try_from(twin: json::Origin) -> Result<Self, WireError> {
        let n_moves = u32::try_from(twin.moves)
            .map_err(|_| WireError::range("moves", twin.moves, 1, ENTRIES_MAX.into()))?;
        let draw = twin.draw.try_into().map_err(|fault: WireError| fault.within("draw"))?;
        Ok(Self { n_moves, draw })
    }
}
