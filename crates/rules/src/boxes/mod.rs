//! The two published boxes, for whoever has no data files at hand: the feature `editions`.
//!
//! The numbers are made from `packs/editions` by `cargo run -p xtask -- types`; `tidy` compares.

mod dream_factory_2009;
mod traumfabrik_2000;

use crate::edition::Edition;
use crate::pieces::Pieces;
use crate::ruling::Rulings;
use crate::words::{
    AwardPoints, Chip, ChipKind, Genre, Location, Money, Rating, Screenplay, Slot, Stars, Studio,
};

/// A box and its answers to the open questions, as a table of numbers.
struct Printed {
    /// Kind, stars, whether a legend, and how many of them in a row.
    chips: &'static [(ChipKind, i8, bool, usize)],
    /// Genre, the studio that owns it (0 for none), printed stars, slots.
    screenplays: &'static [(Genre, u8, i8, &'static [Slot])],
    route: &'static [Location],
    /// Number and whether with a plus.
    tokens: &'static [(u8, bool)],
    awards: AwardPoints,
    purse: Money,
    purse_with_five: Money,
    /// The name of every question and of its answer.
    rulings: &'static [(&'static str, &'static str)],
}

impl Edition {
    /// The box of 2000, *Traumfabrik*.
    ///
    /// # Panics
    /// Never: tests have checked it.
    pub fn traumfabrik_2000() -> Self {
        traumfabrik_2000::BOX.edition()
    }

    /// The box of 2009, *Dream Factory*.
    ///
    /// # Panics
    /// Never: tests have checked it.
    pub fn dream_factory_2009() -> Self {
        dream_factory_2009::BOX.edition()
    }
}

impl Rulings {
    /// How the rulebooks of 2000 are read.
    ///
    /// # Panics
    /// Never: tests have checked it.
    pub fn traumfabrik_2000() -> Self {
        traumfabrik_2000::BOX.rulings()
    }

    /// How the rulebooks of 2009 are read.
    ///
    /// # Panics
    /// Never: tests have checked it.
    pub fn dream_factory_2009() -> Self {
        dream_factory_2009::BOX.rulings()
    }
}

impl Printed {
    fn rulings(&self) -> Rulings {
        let mut rulings = Rulings::default();
        for (question, answer) in self.rulings {
            rulings.set(question, answer).expect("a published box answers what is asked");
        }
        rulings
    }

    fn edition(&self) -> Edition {
        let chips = self.chips.iter().flat_map(|&(kind, stars, legend, n)| {
            core::iter::repeat_n(Chip { kind, stars: Stars(stars), legend }, n)
        });
        let screenplays =
            self.screenplays.iter().map(|&(genre, studio, stars, slots)| Screenplay {
                genre,
                studio: (studio > 0).then_some(Studio(studio)),
                stars: Stars(stars),
                slots: slots.iter().copied().collect(),
            });
        let tokens = self.tokens.iter().map(|&(value, plus)| Rating { value, plus });
        let pieces = Pieces {
            chips: chips.collect(),
            screenplays: screenplays.collect(),
            route: self.route.iter().copied().collect(),
            tokens: tokens.collect(),
            awards: self.awards,
            purse: self.purse,
            purse_with_five: self.purse_with_five,
        };
        Edition::new(pieces).expect("a published box is sound")
    }
}
