//! What becomes of the chips a seat has received.

use crate::game::{Game, Phase, Stage, Step, Visit};
use crate::legal::{LegalSet, Placing};
use crate::refusal::Refusal;
use crate::ruling::Counts;
use crate::words::{
    ChipId, ChipKind, LocationIdx, N_LOCATIONS, ScreenplayId, Seat, SlotIdx, SlotSet,
};

impl Game<'_> {
    /// Rules: placing/at-once, placing/discard, placing/nowhere.
    #[inline(always)]
    pub(crate) fn legal_placements(&self) -> LegalSet {
        let making = &self.making[self.active];
        let mut legal = LegalSet::Placing(Placing::new(making.screenplays, self.hand));
        // Filled where it lies: made apart, it would have to be copied.
        if let LegalSet::Placing(placing) = &mut legal {
            let hidden = self.higher_twins(&self.hand);
            placing.list(hidden, |chip| making.accepts[self.edition.kind(chip) as usize]);
        }
        legal
    }

    /// One bit for each chip that lies beside one with the same kind and stars, but a lower number.
    #[inline]
    pub(crate) fn higher_twins(&self, chips: &[ChipId]) -> u8 {
        // Twins seldom lie together, and a glance at all chips tells when they do not.
        let marks = chips.iter().fold(0, |marks, &chip| marks | self.edition.class_mark(chip));
        if marks.count_ones() as usize == chips.len() { 0 } else { self.compare_twins(chips) }
    }

    #[cold]
    fn compare_twins(&self, chips: &[ChipId]) -> u8 {
        let mut higher = 0;
        for (place, &chip) in chips.iter().enumerate() {
            let is_lower_twin =
                |&other: &ChipId| other < chip && self.edition.are_twins(chip, other);
            higher |= u8::from(chips.iter().any(is_lower_twin)) << place;
        }
        higher
    }

    pub(crate) fn check_hand(&self, chip: ChipId) -> Result<(), Refusal> {
        if self.stage != Stage::Waiting(Phase::Place) {
            Err(Refusal::NothingToPlace)
        } else if self.hand.contains(&chip) {
            Ok(())
        } else {
            Err(Refusal::NotInHand { chip })
        }
    }

    /// Rules: placing/match, placing/cover, placing/open-slot, placing/agency,
    /// placing/agency-closes, placing/guest, placing/finished.
    pub(crate) fn check_place(
        &self,
        chip: ChipId,
        screenplay: ScreenplayId,
        slot_idx: SlotIdx,
    ) -> Result<(), Refusal> {
        self.check_hand(chip)?;
        let making = &self.making[self.active];
        let Some(place) = making.place_of(screenplay) else {
            return Err(if self.finished.has(screenplay) {
                Refusal::FilmFinished { screenplay }
            } else {
                Refusal::NotYourScreenplay { screenplay }
            });
        };
        let slots = &self.edition.screenplay(screenplay).slots;
        let Some(&slot) = slots.get(slot_idx.index()) else {
            return Err(Refusal::NoSuchSlot { screenplay, n_slots: slots.len() as u8 });
        };
        let kind = self.edition.chip(chip).kind;
        if making.accepts[kind as usize][place].has(slot_idx) {
            return Ok(());
        }
        let top = self.tops[screenplay.index()][slot_idx.index()];
        Err(match top.map(|top| self.edition.chip(top).kind) {
            _ if !slot.takes(kind) => Refusal::SlotWantsOther { slot, kind },
            Some(ChipKind::Agency) | None => Refusal::ClosedByAgency,
            Some(by) => Refusal::OpenSlotTaken { by },
        })
    }

    #[inline]
    pub(crate) fn on_chip_placed(
        &mut self,
        seat: Seat,
        chip: ChipId,
        screenplay: ScreenplayId,
        slot_idx: SlotIdx,
    ) {
        self.position.hand.take_out(chip);
        self.lay(seat, chip, screenplay, slot_idx);
        if self.missing(screenplay).is_empty() {
            self.position.stage = Stage::Moving(Step::Premiere { film: screenplay });
        } else {
            self.after_chip();
        }
    }

    /// The empty slots that have to be filled. Rule: film/finished.
    #[inline]
    pub(crate) fn missing(&self, screenplay: ScreenplayId) -> SlotSet {
        let mut filled = 0;
        // Every slot is looked at: a loop of fixed length costs less than a guess at its end.
        for (slot_idx, top) in self.tops[screenplay.index()].iter().enumerate() {
            filled |= u8::from(top.is_some()) << slot_idx;
        }
        SlotSet(self.edition.required(screenplay).0 & !filled)
    }

    /// Puts a chip on a slot. Rule: placing/cover.
    #[inline]
    pub(crate) fn lay(
        &mut self,
        owner: Seat,
        chip: ChipId,
        screenplay: ScreenplayId,
        slot: SlotIdx,
    ) {
        let covered = self.position.tops[screenplay.index()][slot.index()].replace(chip);
        self.position.under[chip.index()] = covered;
        let kind = self.edition.kind(chip);
        self.count_cast(owner, kind, covered);
        self.narrow(owner, screenplay, slot, kind);
    }

    /// Rules: party/order, party/covered.
    #[inline]
    fn count_cast(&mut self, seat: Seat, kind: ChipKind, covered: Option<ChipId>) {
        self.position.cast[seat] += u8::from(kind.is_cast());
        if self.rulings.party_counts == Counts::Visible {
            // Both are asked: whether a chip is covered cannot be foreseen.
            let kind = self.edition.kind(covered.unwrap_or_default());
            self.position.cast[seat] -= u8::from(covered.is_some() & kind.is_cast());
        }
    }

    /// Closes a slot to the kinds that may not follow the chip that was placed on it.
    ///
    /// Rules: placing/agency-closes, placing/open-slot.
    #[inline]
    fn narrow(&mut self, seat: Seat, screenplay: ScreenplayId, slot: SlotIdx, placed: ChipKind) {
        if placed != ChipKind::Agency && !self.edition.open_slots(screenplay).has(slot) {
            return;
        }
        let making = &mut self.position.making[seat];
        if let Some(place) = making.place_of(screenplay) {
            let kept = making.accepts[placed as usize][place];
            for by_place in &mut making.accepts[..ChipKind::Agency as usize] {
                by_place[place].remove(slot);
            }
            making.accepts[placed as usize][place] = kept;
        }
    }

    /// Rule: placing/discard.
    #[inline]
    pub(crate) fn on_chip_discarded(&mut self, chip: ChipId) {
        self.position.hand.take_out(chip);
        self.after_chip();
    }

    /// Goes on when a chip and all its consequences are dealt with.
    ///
    /// Rules: placing/at-once, party/take.
    #[inline]
    pub(crate) fn after_chip(&mut self) {
        if !self.hand.is_empty() {
            self.position.stage = Stage::Waiting(Phase::Place);
            return;
        }
        match self.visit {
            Visit::Auction { .. } => self.position.stage = self.leaving(),
            Visit::Party { .. } => self.next_to_choose(),
        }
    }

    /// What comes after this location. Rules: quarter/four, quarter/award.
    pub(crate) fn leaving(&self) -> Stage {
        let next = self.location.0 + 1;
        if usize::from(next) < N_LOCATIONS {
            Stage::Moving(Step::Travel { to: LocationIdx(next) })
        } else {
            self.after_quarter()
        }
    }
}
