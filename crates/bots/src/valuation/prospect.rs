//! A film in the making, as far as its worth depends on it.

use traumfabrik_rules::{
    ChipId, ChipKind, Edition, Genre, MAX_SLOTS, Production, ScreenplayId, Slot, SlotIdx, SlotSet,
};

use super::Weights;

/// A screenplay and the chips on it: small enough to try things out on copies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Prospect {
    pub(crate) screenplay: ScreenplayId,
    pub(crate) genre: Genre,
    /// The sum of printed stars and chips on top.
    pub(crate) stars: i8,
    /// The stars on top of the director's slot; 0 if none, or an agency.
    pub(crate) direction: i8,
    /// Required slots without a chip, one bit each.
    pub(crate) missing: u8,
    /// The open slots, and the director's, one bit each.
    open: u8,
    director: u8,
    slots: [Slot; MAX_SLOTS],
    /// The stars on top of each slot.
    tops: [i8; MAX_SLOTS],
    /// Slots on whose top lies an actor or a guest, one bit each.
    cast: u8,
    /// For each kind, the slots that it may be placed on, one bit each.
    accepts: [u8; ChipKind::ALL.len()],
}

/// A chip as far as placing it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Talent {
    pub(crate) kind: ChipKind,
    pub(crate) stars: i8,
}

impl Talent {
    pub(crate) fn of(chip: ChipId, edition: &Edition) -> Self {
        let chip = edition.chip(chip);
        Self { kind: chip.kind, stars: chip.stars.0 }
    }

    pub(crate) fn is_guest(self) -> bool {
        self.kind == ChipKind::Guest
    }
}

impl Prospect {
    pub(crate) fn of(production: &Production<'_>, edition: &Edition) -> Self {
        let mut prospect = Self::printed(production.id(), edition);
        for slot_idx in 0..production.printed().slots.len() {
            if let Some(chip) = production.top(SlotIdx(slot_idx as u8)) {
                prospect.lay(slot_idx, Talent::of(chip, edition));
            }
        }
        // What lies beneath can have closed slots too.
        for kind in ChipKind::ALL {
            prospect.accepts[kind as usize] = production.accepts(kind).bits();
        }
        prospect
    }

    /// A screenplay without chips.
    pub(crate) fn printed(screenplay: ScreenplayId, edition: &Edition) -> Self {
        let printed = edition.screenplay(screenplay);
        let mut prospect = Self {
            screenplay,
            genre: printed.genre,
            stars: printed.stars.0,
            direction: 0,
            missing: 0,
            open: 0,
            director: 0,
            slots: [Slot::Guest; MAX_SLOTS],
            tops: [0; MAX_SLOTS],
            cast: 0,
            accepts: edition.accepts(screenplay).map(SlotSet::bits),
        };
        prospect.missing = prospect.accepts[ChipKind::Agency as usize];
        for (slot_idx, &slot) in printed.slots.iter().enumerate() {
            prospect.slots[slot_idx] = slot;
            prospect.open |= u8::from(slot == Slot::Open) << slot_idx;
            prospect.director |= u8::from(slot == Slot::Director) << slot_idx;
        }
        prospect
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.missing == 0
    }

    /// How much is missing, in slots of a kind of their own.
    pub(crate) fn gaps(&self, weights: &Weights) -> f32 {
        let count = |set: u8| (self.missing & set).count_ones() as f32;
        count(self.open) * weights.open_gap
            + count(self.director) * weights.director_gap
            + count(!(self.open | self.director))
    }

    pub(crate) fn n_missing(&self) -> u32 {
        self.missing.count_ones()
    }

    /// Where a chip does most good: on the gap that is hardest to fill, otherwise where it adds
    /// stars. None if it does no good.
    pub(crate) fn best_slot(&self, talent: Talent) -> Option<usize> {
        let accepted = self.accepts[talent.kind as usize];
        let gaps = accepted & self.missing;
        if gaps != 0 {
            // Open slots take nearly anything: they come last.
            let rare = gaps & !self.open;
            return Some((if rare != 0 { rare } else { gaps }).trailing_zeros() as usize);
        }
        let gain = |slot_idx: usize| match self.is_empty(slot_idx) {
            true => talent.stars.max(1),
            false => talent.stars - self.tops[slot_idx],
        };
        bits(accepted).max_by_key(|&slot_idx| gain(slot_idx)).filter(|&slot_idx| gain(slot_idx) > 0)
    }

    fn is_empty(&self, slot_idx: usize) -> bool {
        // Only the guest slot can be empty without being missing.
        self.slots[slot_idx] == Slot::Guest && self.cast >> slot_idx & 1 == 0
    }

    /// Puts a chip on a slot.
    pub(crate) fn lay(&mut self, slot_idx: usize, talent: Talent) {
        self.stars += talent.stars - self.tops[slot_idx];
        self.tops[slot_idx] = talent.stars;
        self.missing &= !(1 << slot_idx);
        self.cast = self.cast & !(1 << slot_idx) | u8::from(talent.kind.is_cast()) << slot_idx;
        let slot = self.slots[slot_idx];
        if slot == Slot::Director {
            self.direction = if talent.kind == ChipKind::Director { talent.stars } else { 0 };
        }
        if talent.kind == ChipKind::Agency || slot == Slot::Open {
            for kind in ChipKind::ALL {
                if kind != talent.kind && kind != ChipKind::Agency {
                    self.accepts[kind as usize] &= !(1 << slot_idx);
                }
            }
        }
    }
}

fn bits(mut set: u8) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let bit = set.checked_ilog2().map(|_| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}
