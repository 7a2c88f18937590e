//! Parties: who chooses when, and what is left.

use std::cmp::Reverse;

use traumfabrik_rules::{Action, ChipId, Counts, Placed, Seat};

use super::Walk;

impl Walk<'_> {
    pub(super) fn on_revealed(&mut self, faces: &[ChipId], order: &[Seat]) {
        let edition = self.game.edition();
        let twin = |(idx, &chip): (usize, &ChipId)| {
            faces[..idx].iter().any(|&other| edition.are_twins(chip, other))
        };
        self.show_if(faces.iter().enumerate().any(twin), "twins-at-a-party");
        self.show_if(order[0] != self.before.lead, "largest-cast-chooses-before-the-lead");
        let cast = |&seat: &Seat| self.cast(seat, self.before.rulings.party_counts);
        let has_tie = order.windows(2).any(|pair| cast(&pair[0]) == cast(&pair[1]));
        let has_rank = order.windows(2).any(|pair| cast(&pair[0]) > cast(&pair[1]));
        self.show_if(has_tie && has_rank, "party-tie-goes-clockwise");
        if self.order(Counts::Visible) != self.order(Counts::All) {
            self.show(match self.before.rulings.party_counts {
                Counts::Visible => "party_counts-visible-matters",
                Counts::All => "party_counts-all-matters",
            });
        }
    }

    /// The order of choosing as one or the other setting has it.
    fn order(&self, counts: Counts) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.before.seats.clockwise_from(self.before.lead).collect();
        // The sort is stable, so tied seats stay in clockwise order from the lead.
        order.sort_by_key(|&seat| Reverse(self.cast(seat, counts)));
        order
    }

    /// Actors and guests before a seat.
    fn cast(&self, seat: Seat, counts: Counts) -> usize {
        let edition = self.game.edition();
        let placed = &self.before.placed;
        let is_own = |placed: &Placed| {
            let films = self.before.films.iter().filter(|film| film.seat == seat);
            let making = self.before.making[seat].into_iter().flatten();
            films.map(|film| film.screenplay).chain(making).any(|own| own == placed.screenplay)
        };
        // Chips of a slot follow each other from the bottom up, so the last one lies on top.
        let is_top = |idx: usize| {
            let spot = |placed: &Placed| (placed.screenplay, placed.slot);
            placed.get(idx + 1).is_none_or(|next| spot(next) != spot(&placed[idx]))
        };
        let counted = placed.iter().enumerate().filter(|&(idx, placed)| {
            let is_seen = match counts {
                Counts::Visible => is_top(idx),
                Counts::All => true,
            };
            is_seen && is_own(placed) && edition.chip(placed.chip).kind.is_cast()
        });
        counted.count()
    }

    pub(super) fn on_take(&mut self, chip: ChipId) {
        let is_listed = self.game.legal().position(Action::Take(chip)).is_some();
        self.show_if(!is_listed, "twin-taken-that-the-list-leaves-out");
    }

    pub(super) fn on_leftovers(&mut self, chips: &[ChipId]) {
        self.show("leftovers-removed");
        self.show_if(chips.len() == self.before.seats.count(), "everybody-declined");
    }
}
