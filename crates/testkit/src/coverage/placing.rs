//! Chips in hand: where they went, and what they covered.

use traumfabrik_rules::{
    Action, ChipId, ChipKind, LegalSet, Location, ScreenplayId, Seat, Slot, SlotIdx, Visit,
};

use super::Walk;

impl Walk<'_> {
    /// A seat has received chips.
    pub(super) fn begin_hand(&mut self) {
        (self.visit.n_placed, self.visit.n_discarded, self.visit.n_films) = (0, 0, 0);
    }

    /// A seat decides about a chip in hand.
    pub(super) fn on_hand(&mut self, action: Action) {
        let hand = self.before.hand;
        let edition = self.game.edition();
        let has_twins = |&chip: &ChipId| {
            hand.iter().any(|&other| other != chip && edition.are_twins(chip, other))
        };
        self.show_if(hand.iter().any(has_twins), "twins-in-hand");
        let legal = self.game.legal();
        // The list spells out one chip of each kind and stars; the others are legal as well.
        self.show_if(legal.position(action).is_none(), "twin-played-that-the-list-leaves-out");
        if let LegalSet::Placing(_) = legal {
            let can_place = legal.iter().any(|listed| matches!(listed, Action::Place { .. }));
            self.show_if(!can_place, "nowhere-to-place");
        }
    }

    pub(super) fn on_placed(
        &mut self,
        seat: Seat,
        chip: ChipId,
        screenplay: ScreenplayId,
        slot_idx: SlotIdx,
    ) {
        self.visit.n_placed += 1;
        let edition = self.game.edition();
        let Some(production) = self.game.production(seat, screenplay) else { return };
        let n_below = production.stack(slot_idx).count();
        let covered = production.top(slot_idx).map(|top| edition.chip(top));
        let slot = production.printed().slots[slot_idx.index()];
        let chip = edition.chip(chip);
        let is_agency = chip.kind == ChipKind::Agency;
        match covered {
            None => {
                self.show_if(slot == Slot::Open, &format!("open-slot-takes-{}", name(chip.kind)));
                self.show_if(is_agency && slot == Slot::Director, "agency-on-director-slot");
            }
            Some(covered) => {
                self.show(format!("{}-covered", name(covered.kind)));
                let under_agency = covered.kind == ChipKind::Agency;
                self.show_if(is_agency && !under_agency, "agency-covers");
                self.show_if(under_agency, "agency-under-agency");
                self.show_if(slot == Slot::Open, "open-slot-covered");
                self.show_if(covered.legend, "legend-covered");
                self.show_if(chip.stars < covered.stars, "worse-chip-covers-better");
                self.show_if(n_below >= 2, "slot-with-three-chips");
            }
        }
        let is_new = self.visit.taken.contains(&screenplay);
        self.show_if(is_new, "new-screenplay-filled-at-once");
    }

    pub(super) fn on_discarded(&mut self, chip: ChipId) {
        self.visit.n_discarded += 1;
        self.show("discarded");
        self.show_if(self.game.edition().chip(chip).legend, "legend-discarded");
        let is_last = self.before.hand.len() == 1;
        if is_last && self.visit.n_placed == 0 {
            match self.before.visit {
                Visit::Auction { .. } if self.is_city() => self.show("whole-lot-discarded"),
                Visit::Auction { .. } => {}
                Visit::Party { .. } => self.show("taken-and-discarded"),
            }
        }
    }

    fn is_city(&self) -> bool {
        match self.game.edition().location(self.before.location) {
            Location::City { .. } => true,
            Location::Sign | Location::Party => false,
        }
    }
}

fn name(kind: ChipKind) -> &'static str {
    match kind {
        ChipKind::Director => "director",
        ChipKind::Actor => "actor",
        ChipKind::Camera => "camera",
        ChipKind::Music => "music",
        ChipKind::Effects => "effects",
        ChipKind::Guest => "guest",
        ChipKind::Agency => "agency",
    }
}
