//! Parties: every seat takes a chip, those with the largest cast first.

use core::cmp::Reverse;

use crate::event::Event;
use crate::game::{Game, Phase, Stage, Step, Visit};
use crate::legal::LegalSet;
use crate::refusal::Refusal;
use crate::ruling::PartyDecline;
use crate::words::{ChipId, List, MAX_SEATS, Seat};

impl Game<'_> {
    /// The order of choosing if a party began now.
    ///
    /// Rules: party/order, party/agency, party/covered.
    pub fn party_order(&self) -> List<Seat, MAX_SEATS> {
        let mut order = [Seat(0); MAX_SEATS];
        let n_seats = self.seats.count();
        for (place, seat) in order.iter_mut().zip(self.seats.clockwise_from(self.lead)) {
            *place = seat;
        }
        // Insertion keeps tied seats in clockwise order from the lead, and needs no heap.
        for end in 1..n_seats {
            let mut place = end;
            while place > 0 && self.choosing_key(order[place]) < self.choosing_key(order[place - 1])
            {
                order.swap(place, place - 1);
                place -= 1;
            }
        }
        order.into_iter().take(n_seats).collect()
    }

    fn choosing_key(&self, seat: Seat) -> Reverse<u8> {
        Reverse(self.cast[seat])
    }

    /// Rules: party/reveal, party/fixed.
    pub(crate) fn on_party_revealed(
        &mut self,
        faces: &List<ChipId, MAX_SEATS>,
        order: &List<Seat, MAX_SEATS>,
    ) {
        for &chip in faces {
            self.position.undrawn.remove(chip);
        }
        self.position.visit = Visit::Party { faces: *faces, order: *order, n_chosen: 0 };
        self.position.active = order[0];
        self.position.stage = Stage::Waiting(Phase::Choose);
    }

    /// Rules: party/take, party/decline.
    #[inline(always)]
    pub(crate) fn legal_choices_at_party(&self) -> LegalSet {
        let mut faces = match self.visit {
            Visit::Party { faces, .. } => faces,
            Visit::Auction { .. } => List::new(),
        };
        let hidden = self.higher_twins(&faces);
        if hidden != 0 {
            let places = faces.iter().enumerate();
            let listed = places.filter(|&(place, _)| hidden >> place & 1 == 0);
            faces = listed.map(|(_, &chip)| chip).collect();
        }
        LegalSet::Party { decline: self.rulings.party_decline == PartyDecline::On, faces }
    }

    /// The chips still to be had at the party, if there is one.
    pub(crate) fn faces(&self) -> &[ChipId] {
        match &self.visit {
            Visit::Party { faces, .. } => faces,
            Visit::Auction { .. } => &[],
        }
    }

    fn check_party(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting(Phase::Choose) => Ok(()),
            Stage::Waiting(Phase::Place) => Err(Refusal::MustPlaceFirst),
            Stage::Waiting(_) | Stage::Moving(_) => Err(Refusal::NoParty),
        }
    }

    pub(crate) fn check_take(&self, chip: ChipId) -> Result<(), Refusal> {
        self.check_party()?;
        if self.faces().contains(&chip) { Ok(()) } else { Err(Refusal::NotOffered { chip }) }
    }

    pub(crate) fn check_decline(&self) -> Result<(), Refusal> {
        self.check_party()?;
        match self.rulings.party_decline {
            PartyDecline::On => Ok(()),
            PartyDecline::Off => Err(Refusal::MayNotDecline),
        }
    }

    pub(crate) fn on_chip_taken(&mut self, seat: Seat, chip: ChipId) {
        if let Visit::Party { faces, n_chosen, .. } = &mut self.position.visit {
            faces.take_out(chip);
            *n_chosen += 1;
        }
        self.position.active = seat;
        self.position.hand.push(chip);
        self.position.stage = Stage::Waiting(Phase::Place);
    }

    pub(crate) fn on_declined(&mut self) {
        if let Visit::Party { n_chosen, .. } = &mut self.position.visit {
            *n_chosen += 1;
        }
        self.next_to_choose();
    }

    /// Goes on when a seat has chosen and placed, or declined.
    pub(crate) fn next_to_choose(&mut self) {
        let Visit::Party { faces, order, n_chosen } = &self.visit else {
            return;
        };
        if usize::from(*n_chosen) < self.seats.count() {
            self.position.active = order[usize::from(*n_chosen)];
            self.position.stage = Stage::Waiting(Phase::Choose);
        } else if faces.is_empty() {
            self.position.stage = self.leaving();
        } else {
            self.position.stage = Stage::Moving(Step::Clear);
        }
    }

    /// Chips that nobody took leave the game. Rule: party/decline.
    pub(crate) fn clearing(&self) -> Event {
        Event::LeftoversRemoved { chips: self.faces().iter().copied().collect() }
    }

    pub(crate) fn on_leftovers_removed(&mut self) {
        if let Visit::Party { faces, .. } = &mut self.position.visit {
            *faces = List::new();
        }
        self.position.stage = self.leaving();
    }
}
