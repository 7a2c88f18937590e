//! What becomes of the chips a seat has received.

use crate::game::{Game, Making, Phase, Stage, Step, Visit};
use crate::legal::{LegalSet, Placing};
use crate::refusal::Refusal;
use crate::ruling::Counts;
use crate::words::{
    ChipId, ChipKind, LocationIdx, N_LOCATIONS, ScreenplayId, Seat, Slot, SlotIdx, SlotSet,
};

impl Game<'_> {
    /// Rules: placing/at-once, placing/discard, placing/nowhere.
    #[inline(always)]
    pub(crate) fn legal_placements(&self) -> LegalSet {
        let making = &self.making[self.active];
        let mut placing = Placing::new(making.map(|making| making.map(|m| m.screenplay)));
        for &chip in &self.hand {
            let is_listed = !self.has_lower_twin(chip, &self.hand);
            let kind = self.edition.chip(chip).kind as usize;
            let slots = making.map(|m| m.map_or(SlotSet::default(), |m| m.accepts[kind]));
            placing.add(is_listed, chip, slots);
        }
        LegalSet::Placing(placing)
    }

    /// Whether a chip with the same kind and stars, but a lower number, lies beside it.
    #[inline]
    pub(crate) fn has_lower_twin(&self, chip: ChipId, beside: &[ChipId]) -> bool {
        let mut has_twin = false;
        // No early end and no shortcuts: what lies beside is short and cannot be foreseen.
        for &other in beside {
            has_twin |= (other < chip) & self.edition.are_twins(chip, other);
        }
        has_twin
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
        let Some(making) = self.making_of(self.active, screenplay) else {
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
        if making.accepts[kind as usize].has(slot_idx) {
            return Ok(());
        }
        let top = self.tops[screenplay.index()][slot_idx.index()];
        Err(match top.map(|top| self.edition.chip(top).kind) {
            _ if !slot.takes(kind) => Refusal::SlotWantsOther { slot, kind },
            Some(ChipKind::Agency) | None => Refusal::ClosedByAgency,
            Some(by) => Refusal::OpenSlotTaken { by },
        })
    }

    pub(crate) fn making_of(&self, seat: Seat, screenplay: ScreenplayId) -> Option<&Making> {
        self.making[seat].iter().flatten().find(|making| making.screenplay == screenplay)
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
        let kind = self.edition.chip(chip).kind;
        self.count_cast(owner, kind, covered);
        self.narrow(owner, screenplay, slot, kind);
    }

    /// Rules: party/order, party/covered.
    #[inline]
    fn count_cast(&mut self, seat: Seat, kind: ChipKind, covered: Option<ChipId>) {
        self.position.cast[seat] += u8::from(kind.is_cast());
        if self.rulings.party_counts == Counts::Visible {
            let hides_cast = covered.is_some_and(|chip| self.edition.chip(chip).kind.is_cast());
            self.position.cast[seat] -= u8::from(hides_cast);
        }
    }

    /// Closes a slot to the kinds that may not follow the chip that was placed on it.
    ///
    /// Rules: placing/agency-closes, placing/open-slot.
    #[inline]
    fn narrow(&mut self, seat: Seat, screenplay: ScreenplayId, slot: SlotIdx, placed: ChipKind) {
        let is_open = self.edition.screenplay(screenplay).slots[slot.index()] == Slot::Open;
        if placed != ChipKind::Agency && !is_open {
            return;
        }
        for making in self.position.making[seat].iter_mut().flatten() {
            if making.screenplay == screenplay {
                for kind in ChipKind::ALL {
                    if kind != placed && kind != ChipKind::Agency {
                        making.accepts[kind as usize].remove(slot);
                    }
                }
            }
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
