//! The box: all mechanical data of an edition, with the names that its texts go by.

mod edition;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use traumfabrik_rules::{self as rules, PieceFault, Pieces};
use ts_rs::TS;

use crate::error::WireError;
use crate::json::{ChipKind, Genre, LocationKind, Num, Rating, Slot};

/// A box. Chips, screenplays and locations are referred to everywhere by their place in these
/// lists, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameBox {
    /// All chips, legends included.
    pub chips: Vec<BoxChip>,
    /// All screenplays.
    pub screenplays: Vec<BoxScreenplay>,
    /// The eight stops of a quarter.
    pub route: Vec<BoxLocation>,
    /// The rating tokens, ascending.
    pub tokens: Vec<Rating>,
    /// What each kind of award is worth.
    pub awards: AwardPoints,
    /// What a seat starts with at a table of two to four.
    pub purse: Num,
    /// What a seat starts with at a table of five.
    pub purse_with_five: Num,
}

/// A chip as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BoxChip {
    /// The name that its texts go by.
    pub id: String,
    /// Its trade.
    pub kind: ChipKind,
    /// What it adds to a film.
    pub stars: Num,
    /// Whether it is one of the four legends.
    pub legend: bool,
}

/// A screenplay as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BoxScreenplay {
    /// The name that its texts go by.
    pub id: String,
    /// Its genre.
    pub genre: Genre,
    /// The studio that owns it from the start; null for those of the stack.
    pub studio: Option<Num>,
    /// The printed stars.
    pub stars: Num,
    /// Its slots; the last is the guest slot.
    pub slots: Vec<Slot>,
}

/// A stop of the route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct BoxLocation {
    /// The name that its texts go by.
    pub id: String,
    /// What kind of stop it is.
    pub kind: LocationKind,
    /// How many chips a city shows; null for sign and parties.
    pub n_chips: Option<Num>,
}

/// What each kind of award is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AwardPoints {
    /// First film of a genre.
    pub first_film: Num,
    /// Best film of a quarter.
    pub best_of_quarter: Num,
    /// Best film of a genre.
    pub best_of_genre: Num,
    /// Worst film.
    pub worst_film: Num,
    /// Best direction.
    pub best_direction: Num,
}

/// The names of an edition's pieces, each list in the order of the edition.
#[derive(Clone, Copy, Debug)]
pub struct BoxIds<'i> {
    /// The chips.
    pub chips: &'i [String],
    /// The screenplays.
    pub screenplays: &'i [String],
    /// The locations.
    pub locations: &'i [String],
}

/// Something wrong with a box.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoxFault {
    /// A field that no piece can have.
    #[error(transparent)]
    Field(#[from] WireError),
    /// Pieces that do not make a game.
    #[error("{0}")]
    Piece(PieceFault),
}

impl GameBox {
    /// The box of an edition. A piece without a name gets an empty one, which is a fault.
    pub fn new(pieces: &Pieces, ids: BoxIds<'_>) -> Self {
        let name = |names: &[String], idx: usize| names.get(idx).cloned().unwrap_or_default();
        let chip = |(idx, chip): (usize, &rules::Chip)| BoxChip {
            id: name(ids.chips, idx),
            kind: chip.kind.into(),
            stars: chip.stars.0.into(),
            legend: chip.legend,
        };
        let screenplay = |(idx, screenplay): (usize, &rules::Screenplay)| BoxScreenplay {
            id: name(ids.screenplays, idx),
            genre: screenplay.genre.into(),
            studio: screenplay.studio.map(|studio| studio.0.into()),
            stars: screenplay.stars.0.into(),
            slots: screenplay.slots.iter().map(|&slot| slot.into()).collect(),
        };
        let location = |(idx, &location): (usize, &rules::Location)| BoxLocation {
            id: name(ids.locations, idx),
            kind: location.into(),
            n_chips: match location {
                rules::Location::City { n_chips } => Some(n_chips.into()),
                rules::Location::Sign | rules::Location::Party => None,
            },
        };
        Self {
            chips: pieces.chips.iter().enumerate().map(chip).collect(),
            screenplays: pieces.screenplays.iter().enumerate().map(screenplay).collect(),
            route: pieces.route.iter().enumerate().map(location).collect(),
            tokens: pieces.tokens.iter().map(|&token| token.into()).collect(),
            awards: AwardPoints {
                first_film: pieces.awards.first_film.into(),
                best_of_quarter: pieces.awards.best_of_quarter.into(),
                best_of_genre: pieces.awards.best_of_genre.into(),
                worst_film: pieces.awards.worst_film.into(),
                best_direction: pieces.awards.best_direction.into(),
            },
            purse: pieces.purse.0.into(),
            purse_with_five: pieces.purse_with_five.0.into(),
        }
    }
}
