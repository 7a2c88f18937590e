//! Pieces that chance brings, as pairs of a word and a number.

use traumfabrik_rules::{ChipId, Outcome, ScreenplayId, Seat, Studio};

/// A kind of piece, and which one.
pub(crate) type Piece = (&'static str, u8);

pub(crate) fn number_of(outcome: Outcome) -> Piece {
    match outcome {
        Outcome::Studio(studio) => ("studio", studio.0),
        Outcome::Lead(seat) => ("lead", seat.0),
        Outcome::Screenplay(screenplay) => ("screenplay", screenplay.number()),
        Outcome::Chip(chip) => ("chip", chip.number()),
    }
}

pub(crate) fn outcome_of(kind: &str, number: u8) -> Option<Outcome> {
    match kind {
        "studio" => Some(Outcome::Studio(Studio(number))),
        "lead" => Some(Outcome::Lead(Seat(number))),
        "screenplay" => ScreenplayId::new(number).map(Outcome::Screenplay),
        "chip" => ChipId::new(number).map(Outcome::Chip),
        _ => None,
    }
}
