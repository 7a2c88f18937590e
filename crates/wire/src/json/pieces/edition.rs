//! From a box in foreign JSON to a checked edition, with all faults at once.

use std::collections::BTreeSet;

use traumfabrik_rules::{self as rules, Edition, List, Pieces};

use super::{BoxChip, BoxFault, BoxLocation, BoxScreenplay, GameBox};
use crate::error::WireError;
use crate::json::{LocationKind, check};

/// The longest name of a piece, in bytes.
const ID_MAX: usize = 64;

impl GameBox {
    /// Checks the box and makes it an edition.
    ///
    /// # Errors
    /// Everything that is wrong with it. While a field is impossible, the pieces cannot be put
    /// together, so how they fit is told only once every field is possible.
    pub fn edition(&self) -> Result<Edition, Vec<BoxFault>> {
        let mut faults = Vec::new();
        self.id_faults(&mut faults);
        let pieces = self.pieces(&mut faults);
        if !faults.is_empty() {
            return Err(faults.into_iter().map(BoxFault::Field).collect());
        }
        let mut faults = Vec::new();
        pieces.faults(&mut |fault| faults.push(BoxFault::Piece(fault)));
        match Edition::new(pieces) {
            Ok(edition) if faults.is_empty() => Ok(edition),
            Ok(_) | Err(_) => Err(faults),
        }
    }

    fn id_faults(&self, faults: &mut Vec<WireError>) {
        let chips = self.chips.iter().map(|chip| &chip.id);
        let screenplays = self.screenplays.iter().map(|screenplay| &screenplay.id);
        let route = self.route.iter().map(|stop| &stop.id);
        name_faults("chips", chips, faults);
        name_faults("screenplays", screenplays, faults);
        name_faults("route", route, faults);
    }

    /// The pieces. They are whole only if no fault was added.
    fn pieces(&self, faults: &mut Vec<WireError>) -> Pieces {
        let chips = fill("chips", &self.chips, BoxChip::piece, faults);
        let screenplays = fill("screenplays", &self.screenplays, BoxScreenplay::piece, faults);
        let route = fill("route", &self.route, BoxLocation::piece, faults);
        let tokens = fill("tokens", &self.tokens, |token| token.try_into(), faults);
        let mut byte = |field: &str, found| {
            check::byte(field, found).unwrap_or_else(|fault| {
                faults.push(fault);
                0
            })
        };
        Pieces {
            chips,
            screenplays,
            route,
            tokens,
            awards: rules::AwardPoints {
                first_film: byte("awards.first_film", self.awards.first_film),
                best_of_quarter: byte("awards.best_of_quarter", self.awards.best_of_quarter),
                best_of_genre: byte("awards.best_of_genre", self.awards.best_of_genre),
                worst_film: byte("awards.worst_film", self.awards.worst_film),
                best_direction: byte("awards.best_direction", self.awards.best_direction),
            },
            purse: rules::Money(byte("purse", self.purse)),
            purse_with_five: rules::Money(byte("purse_with_five", self.purse_with_five)),
        }
    }
}

impl BoxChip {
    fn piece(&self) -> Result<rules::Chip, WireError> {
        Ok(rules::Chip {
            kind: self.kind.into(),
            stars: check::stars("stars", self.stars)?,
            legend: self.legend,
        })
    }
}

impl BoxScreenplay {
    fn piece(&self) -> Result<rules::Screenplay, WireError> {
        let studio = |studio| check::studio("studio", studio);
        Ok(rules::Screenplay {
            genre: self.genre.into(),
            studio: self.studio.map(studio).transpose()?,
            stars: check::stars("stars", self.stars)?,
            slots: check::list("slots", &self.slots, |&slot| Ok(slot.into()))?,
        })
    }
}

impl BoxLocation {
    fn piece(&self) -> Result<rules::Location, WireError> {
        match (self.kind, self.n_chips) {
            (LocationKind::Sign, None) => Ok(rules::Location::Sign),
            (LocationKind::Party, None) => Ok(rules::Location::Party),
            (LocationKind::City, Some(n_chips)) => {
                Ok(rules::Location::City { n_chips: check::byte("n_chips", n_chips)? })
            }
            (LocationKind::City, None) => {
                let right = "a city has to say how many chips it shows";
                Err(WireError::other("n_chips", right))
            }
            (LocationKind::Sign | LocationKind::Party, Some(_)) => {
                let right = "only a city says how many chips it shows";
                Err(WireError::other("n_chips", right))
            }
        }
    }
}

fn name_faults<'i>(list: &str, ids: impl Iterator<Item = &'i String>, faults: &mut Vec<WireError>) {
    let mut seen = BTreeSet::new();
    for (idx, id) in ids.enumerate() {
        let mut report =
            |right| faults.push(WireError::other("id", right).within(&format!("{list}[{idx}]")));
        if id.is_empty() || id.len() > ID_MAX {
            report("a name has 1 to 64 bytes");
        } else if !seen.insert(id) {
            report("no two pieces may share a name");
        }
    }
}

/// The pieces that can be made; the others are reported.
fn fill<F, T: Copy + Default, const N: usize>(
    field: &str,
    found: &[F],
    make: impl Fn(&F) -> Result<T, WireError>,
    faults: &mut Vec<WireError>,
) -> List<T, N> {
    faults.extend(check::at_most(field, found.len(), N).err());
    let mut list = List::new();
    for (idx, item) in found.iter().enumerate().take(N) {
        match make(item) {
            Ok(piece) => list.push(piece),
            Err(fault) => faults.push(fault.within(&format!("{field}[{idx}]"))),
        }
    }
    list
}
