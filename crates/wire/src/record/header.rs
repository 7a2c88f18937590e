//! The first line of a record, checked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;
use traumfabrik_rules::{Edition, Game, Refusal, Start};

use super::{
    FORMAT, Origin, RecordDraw, VERSION, VERSION_WITHOUT_DRAW, VERSION_WITHOUT_ORIGIN, origin,
};
use crate::error::WireError;
use crate::hash::{box_hash, hex, unhex};
use crate::json::{self, BoxFault, GameBox, Num};

/// What was played, and with which box. A game can be started from it.
///
/// It carries its box, so that a pack that is corrected later does not change a stored game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "json::HeaderLine")]
pub struct Header {
    edition_id: String,
    boxed: Arc<Boxed>,
    box_hash: String,
    start: Start,
    players: Vec<String>,
    seed: Option<String>,
    draw: Option<RecordDraw>,
    origin: Vec<Origin>,
    note: Option<String>,
}

/// A box and the edition that it makes. It is large, so many headers may hold the same one.
#[derive(Debug, PartialEq, Eq)]
struct Boxed {
    game_box: GameBox,
    edition: Edition,
}

/// The boxes of all headers that somebody keeps, so that equal ones are kept once. A box that no
/// header holds any more is let go.
#[derive(Debug, Default)]
pub struct Boxes {
    known: Mutex<HashMap<String, Weak<Boxed>>>,
}

impl Boxes {
    /// Lets a header hold the box that others hold already, if it is the same.
    pub fn share(&self, header: &mut Header) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(&header.box_hash).and_then(Weak::upgrade) {
            // The hash is what the header says: only the box itself can be believed.
            Some(shared) if shared == header.boxed => header.boxed = shared,
            Some(_) => {}
            None => {
                known.retain(|_, boxed| boxed.strong_count() > 0);
                known.insert(header.box_hash.clone(), Arc::downgrade(&header.boxed));
            }
        }
    }

    /// How many different boxes are held at the moment.
    pub fn count(&self) -> usize {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.values().filter(|boxed| boxed.strong_count() > 0).count()
    }
}

/// What is wrong with a header.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HeaderFault {
    /// A field that cannot be.
    #[error(transparent)]
    Field(#[from] WireError),
    /// The box does not make a game: all its faults.
    #[error("box: {}", join(.0))]
    Box(Vec<BoxFault>),
    /// Studios or first lead do not fit the seats.
    #[error("the game cannot start like this: {}", json::text(.0))]
    Start(Refusal),
}

fn join(faults: &[BoxFault]) -> String {
    let texts: Vec<String> = faults.iter().map(ToString::to_string).collect();
    texts.join("; ")
}

impl Header {
    /// The header of a new game.
    ///
    /// # Errors
    /// If the box has faults, or if studios, lead or players do not fit the seats.
    pub fn new(
        edition_id: &str,
        game_box: GameBox,
        start: Start,
        players: Vec<String>,
    ) -> Result<Self, HeaderFault> {
        let edition = game_box.edition().map_err(HeaderFault::Box)?;
        Game::new(&edition, &start, |_| {}).map_err(HeaderFault::Start)?;
        WireError::exactly("players", players.len(), start.seats.count())?;
        Ok(Self {
            edition_id: edition_id.to_owned(),
            box_hash: hex(&box_hash(&game_box)),
            boxed: Arc::new(Boxed { game_box, edition }),
            start,
            players,
            seed: None,
            draw: None,
            origin: Vec::new(),
            note: None,
        })
    }

    /// The header with what the dealer's chance came from.
    #[must_use]
    pub fn with_seed(mut self, seed: &str) -> Self {
        self.seed = Some(seed.to_owned());
        self
    }

    /// The header with what all draws came from, which takes version 2 at least.
    ///
    /// # Errors
    /// If the draw is that of another number of seats.
    pub fn with_draw(mut self, draw: RecordDraw) -> Result<Self, HeaderFault> {
        draw.check_seats(self.start.seats.count())?;
        self.draw = Some(draw);
        Ok(self)
    }

    /// The header of a game that goes on from others, the first one first, which makes it one of
    /// version 3; of one that begins at its beginning if there are none.
    ///
    /// # Errors
    /// If those games cannot follow each other, or have another number of seats.
    pub fn with_origin(mut self, origin: Vec<Origin>) -> Result<Self, HeaderFault> {
        origin::check(&origin, self.start.seats.count())?;
        self.origin = origin;
        Ok(self)
    }

    /// The header with a remark.
    #[must_use]
    pub fn with_note(mut self, note: &str) -> Self {
        self.note = Some(note.to_owned());
        self
    }

    /// The version of the format that the record is written in: the lowest that can say it all, so
    /// that programs of before read whatever they can.
    pub fn version(&self) -> Num {
        match (&self.origin[..], &self.draw) {
            ([_, ..], _) => VERSION,
            ([], Some(_)) => VERSION_WITHOUT_ORIGIN,
            ([], None) => VERSION_WITHOUT_DRAW,
        }
    }

    /// The name of the edition, such as `traumfabrik-2000`.
    pub fn edition_id(&self) -> &str {
        &self.edition_id
    }

    /// The edition that is played, made from the header's own box.
    pub fn edition(&self) -> &Edition {
        &self.boxed.edition
    }

    /// The box.
    pub fn game_box(&self) -> &GameBox {
        &self.boxed.game_box
    }

    /// The hash of the box as the header states it. Only verifying tells whether it is right.
    pub fn box_hash(&self) -> &str {
        &self.box_hash
    }

    /// Seats, switches, studios and first lead.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// A label for whoever sits at each seat.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// What the dealer's chance came from, where that is told.
    pub fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }

    /// What all draws came from, where that is told.
    pub fn draw(&self) -> Option<&RecordDraw> {
        self.draw.as_ref()
    }

    /// The games that this one goes on from, the first one first; usually none.
    pub fn origin(&self) -> &[Origin] {
        &self.origin
    }

    /// A remark.
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }
}

impl From<&Header> for json::HeaderLine {
    fn from(header: &Header) -> Self {
        let start = &header.start;
        Self {
            format: FORMAT.to_owned(),
            version: header.version(),
            edition: header.edition_id.clone(),
            game_box: header.boxed.game_box.clone(),
            box_hash: header.box_hash.clone(),
            seats: start.seats,
            switches: start.rulings,
            studios: start.studios,
            first_lead: start.first_lead,
            players: header.players.clone(),
            seed: header.seed.clone(),
            draw: header.draw.clone(),
            origin: header.origin.clone(),
            note: header.note.clone(),
        }
    }
}

impl Serialize for Header {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        json::HeaderLine::from(self).serialize(to)
    }
}

/// The format, and whether there is such a version, are for the reader to check.
impl TryFrom<json::HeaderLine> for Header {
    type Error = HeaderFault;

    fn try_from(line: json::HeaderLine) -> Result<Self, HeaderFault> {
        if unhex(&line.box_hash).is_none() {
            let right = "a hash has 64 hexadecimal digits, in lower case";
            return Err(WireError::new("box_hash", right).into());
        }
        let start = Start {
            seats: line.seats,
            rulings: line.switches,
            studios: line.studios,
            first_lead: line.first_lead,
        };
        let header = Self::new(&line.edition, line.game_box, start, line.players)?;
        let header = Self { box_hash: line.box_hash, seed: line.seed, note: line.note, ..header };
        check_version(line.version, line.draw.is_some(), !line.origin.is_empty())?;
        let header = match line.draw {
            None => header,
            Some(draw) => header.with_draw(draw)?,
        };
        header.with_origin(line.origin)
    }
}

/// Whether a header tells what its version is there for, and nothing that came later.
fn check_version(version: Num, has_draw: bool, has_origin: bool) -> Result<(), WireError> {
    match (version, has_draw, has_origin) {
        (VERSION_WITHOUT_DRAW, true, _) => {
            Err(WireError::new("draw", "there is none in version 1; 2 is the first"))
        }
        (VERSION_WITHOUT_ORIGIN, false, _) => {
            Err(WireError::new("draw", "version 2 tells it, 1 does not"))
        }
        (VERSION_WITHOUT_DRAW | VERSION_WITHOUT_ORIGIN, _, true) => {
            Err(WireError::new("origin", "there is none before version 3"))
        }
        (VERSION, _, false) => Err(WireError::new("origin", "version 3 tells one, 1 and 2 do not")),
        _ => Ok(()),
    }
}
