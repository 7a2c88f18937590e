//! From a box in foreign JSON to a checked edition, with all faults at once.

use std::collections::BTreeSet;

use traumfabrik_rules::{Chip, Edition, List, Location, Money, Pieces, Screenplay};

use super::{BoxChip, BoxFault, BoxLocation, BoxScreenplay, GameBox};
use crate::error::WireError;
use crate::json::LocationKind;

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
        Pieces {
            chips: fill("chips", &self.chips, |chip| Ok(chip.piece()), faults),
            screenplays: fill("screenplays", &self.screenplays, |play| Ok(play.piece()), faults),
            route: fill("route", &self.route, BoxLocation::piece, faults),
            tokens: fill("tokens", &self.tokens, |&token| Ok(token), faults),
            awards: self.awards,
            purse: Money(self.purse),
            purse_with_five: Money(self.purse_with_five),
        }
    }
}

impl BoxChip {
    fn piece(&self) -> Chip {
        Chip { kind: self.kind, stars: self.stars, legend: self.legend }
    }
}

impl BoxScreenplay {
    fn piece(&self) -> Screenplay {
        let Self { id: _, genre, studio, stars, slots } = *self;
        Screenplay { genre, studio, stars, slots }
    }
}

impl BoxLocation {
    fn piece(&self) -> Result<Location, WireError> {
        match (self.kind, self.n_chips) {
            (LocationKind::Sign, None) => Ok(Location::Sign),
            (LocationKind::Party, None) => Ok(Location::Party),
            (LocationKind::City, Some(n_chips)) => Ok(Location::City { n_chips }),
            (LocationKind::City, None) => {
                let right = "a city has to say how many chips it shows";
                Err(WireError::new("n_chips", right))
            }
            (LocationKind::Sign | LocationKind::Party, Some(_)) => {
                let right = "only a city says how many chips it shows";
                Err(WireError::new("n_chips", right))
            }
        }
    }
}

fn name_faults<'i>(list: &str, ids: impl Iterator<Item = &'i String>, faults: &mut Vec<WireError>) {
    let mut seen = BTreeSet::new();
    for (idx, id) in ids.enumerate() {
        let mut report =
            |right| faults.push(WireError::new("id", right).within(&format!("{list}[{idx}]")));
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
    faults.extend(WireError::at_most(field, found.len(), N).err());
    let mut list = List::new();
    for (idx, item) in found.iter().enumerate().take(N) {
        match make(item) {
            Ok(piece) => list.push(piece),
            Err(fault) => faults.push(fault.within(&format!("{field}[{idx}]"))),
        }
    }
    list
}
