//! What is printed on the pieces of the box.

use traumfabrik_rules::{Award, ChipKind, Genre, Seats, Slot, Stars};

use super::same;
use crate::scene::names::Found;
use crate::scene::play::Play;
use crate::scene::script::BoxWord;

/// Whether tables of just so many seats can be played at.
pub(super) fn table_seats(least: u8, most: u8) -> Found<()> {
    let found: Vec<u8> = (0..=u8::MAX).filter(|&n_seats| Seats::new(n_seats).is_some()).collect();
    let wanted: Vec<u8> = (least..=most).collect();
    same(&found, &wanted, |found| format!("tables of {found:?}"))
}

impl Play<'_> {
    pub(super) fn check_box(&self, count: usize, word: BoxWord) -> Found<()> {
        let pieces = self.names.edition.pieces();
        let found = match word {
            BoxWord::Chips => pieces.chips.len(),
            BoxWord::Kind(kind) => pieces.chips.iter().filter(|chip| chip.kind == kind).count(),
            BoxWord::Legends => pieces.chips.iter().filter(|chip| chip.legend).count(),
            BoxWord::Screenplays => pieces.screenplays.len(),
            BoxWord::Tokens => pieces.tokens.len(),
            BoxWord::Awards => Award::ALL.len(),
        };
        same(&found, &count, |found| format!("{found} of them"))
    }

    pub(super) fn check_chip(&self, name: &str, kind: ChipKind, stars: i8) -> Found<()> {
        let chip = self.names.edition.chip(self.names.chip(name)?);
        same(&(chip.kind, chip.stars), &(kind, Stars(stars)), |(kind, stars)| {
            format!("{kind:?} of {}", stars.0)
        })
    }

    pub(super) fn check_print(
        &self,
        name: &str,
        genre: Genre,
        stars: i8,
        slots: &[Slot],
    ) -> Found<()> {
        let printed = self.names.edition.screenplay(self.names.screenplay(name)?);
        let found = (printed.genre, printed.stars, &printed.slots[..]);
        same(&found, &(genre, Stars(stars), slots), |(genre, stars, slots)| {
            format!("{genre:?}, {}: {slots:?}", stars.0)
        })
    }
}
