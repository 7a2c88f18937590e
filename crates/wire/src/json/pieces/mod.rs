//! The box: all mechanical data of an edition, with the names that its texts go by.

mod edition;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use traumfabrik_rules::serial::byte;
use traumfabrik_rules::{
    self as rules, AwardPoints, ChipKind, Genre, List, Location, MAX_SLOTS, PieceFault, Pieces,
    Rating, Slot, Stars, Studio,
};
use ts_rs::TS;

use crate::error::WireError;

/// A box. Chips, screenplays and locations are referred to everywhere by their place in these
/// lists, counted from 0.
// Its text is hashed, so what is born later is to be written only where it says something new.
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
    #[serde(deserialize_with = "byte")]
    pub purse: u8,
    /// What a seat starts with at a table of five.
    #[serde(deserialize_with = "byte")]
    pub purse_with_five: u8,
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
    pub stars: Stars,
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
    pub studio: Option<Studio>,
    /// The printed stars.
    pub stars: Stars,
    /// Its slots; the last is the guest slot.
    pub slots: List<Slot, MAX_SLOTS>,
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
    pub n_chips: Option<u8>,
}

/// The kind of a stop of the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LocationKind {
    /// One legend is auctioned.
    Sign,
    /// Face-up chips are auctioned as one lot.
    City,
    /// Every seat takes a chip.
    Party,
}

impl From<Location> for LocationKind {
    fn from(location: Location) -> Self {
        match location {
            Location::Sign => Self::Sign,
            Location::City { n_chips: _ } => Self::City,
            Location::Party => Self::Party,
        }
    }
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
            kind: chip.kind,
            stars: chip.stars,
            legend: chip.legend,
        };
        let screenplay = |(idx, screenplay): (usize, &rules::Screenplay)| BoxScreenplay {
            id: name(ids.screenplays, idx),
            genre: screenplay.genre,
            studio: screenplay.studio,
            stars: screenplay.stars,
            slots: screenplay.slots,
        };
        let location = |(idx, &location): (usize, &Location)| BoxLocation {
            id: name(ids.locations, idx),
            kind: location.into(),
            n_chips: match location {
                Location::City { n_chips } => Some(n_chips),
                Location::Sign | Location::Party => None,
            },
        };
        Self {
            chips: pieces.chips.iter().enumerate().map(chip).collect(),
            screenplays: pieces.screenplays.iter().enumerate().map(screenplay).collect(),
            route: pieces.route.iter().enumerate().map(location).collect(),
            tokens: pieces.tokens.to_vec(),
            awards: pieces.awards,
            purse: pieces.purse.0,
            purse_with_five: pieces.purse_with_five.0,
        }
    }
}
