//! Placing chips on screenplays.

use super::{Action, Kind, Pieces, Production, Slot, Table};

/// Whether a chip may be put on a slot of an unfinished screenplay on which this stack lies,
/// bottom to top. Its stars never matter. Rule: placing/cover.
pub fn may_lie(pieces: &Pieces, slot: Slot, stack: &[usize], chip: usize) -> bool {
    let kind_of = |chip: usize| pieces.chips[chip].kind;
    let kind = kind_of(chip);
    let own_slot = match kind {
        Kind::Director => Slot::Director,
        Kind::Actor => Slot::Actor,
        Kind::Camera => Slot::Camera,
        Kind::Music => Slot::Music,
        Kind::Effects => Slot::Effects,
        // placing/guest: a guest goes on the guest slot, and nothing else goes there.
        Kind::Guest => return slot == Slot::Guest,
        // placing/agency: a joker anywhere else.
        Kind::Agency => return slot != Slot::Guest,
    };
    // placing/agency-closes: only an agency covers an agency.
    let closed = stack.iter().any(|&lying| kind_of(lying) == Kind::Agency);
    // placing/match.
    let on_own_slot = slot == own_slot;
    // placing/open-slot: no director, and only the kind that lies there already.
    let on_open_slot = slot == Slot::Open
        && kind != Kind::Director
        && stack.iter().all(|&lying| kind_of(lying) == kind);
    !closed && (on_own_slot || on_open_slot)
}

impl Table {
    /// All that the seat may do with the chips in its hand, in an order of its choosing.
    /// Rules: placing/at-once, placing/discard, placing/finished, placing/nowhere.
    pub(super) fn placements(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        for &chip in &self.hand {
            actions.push(Action::Discard(chip));
            for production in &self.productions[seat] {
                let script = &self.pieces.screenplays[production.screenplay];
                for (slot, &printed) in script.slots.iter().enumerate() {
                    if may_lie(&self.pieces, printed, &production.stacks[slot], chip) {
                        actions.push(Action::Place {
                            chip,
                            screenplay: production.screenplay,
                            slot,
                        });
                    }
                }
            }
        }
        actions
    }

    /// Puts a chip from the hand on top of a slot, and finishes the film if that was the last
    /// one missing. Rules: placing/cover, film/finished.
    pub(super) fn place(&mut self, seat: usize, chip: usize, screenplay: usize, slot: usize) {
        self.take_from_hand(chip);
        let place = self.productions[seat]
            .iter()
            .position(|production| production.screenplay == screenplay)
            .expect("the seat has this screenplay in the making");
        self.productions[seat][place].stacks[slot].push(chip);
        if self.is_complete(&self.productions[seat][place]) {
            let production = self.productions[seat].remove(place);
            self.finish(seat, production);
        }
    }

    /// Rule: placing/discard.
    pub(super) fn discard(&mut self, chip: usize) {
        self.take_from_hand(chip);
        self.gone.insert(chip);
    }

    /// Whether every slot but the guest slot is occupied. Rules: film/finished, placing/guest.
    pub(super) fn is_complete(&self, production: &Production) -> bool {
        let script = &self.pieces.screenplays[production.screenplay];
        script
            .slots
            .iter()
            .zip(&production.stacks)
            .all(|(&printed, stack)| printed == Slot::Guest || !stack.is_empty())
    }

    fn take_from_hand(&mut self, chip: usize) {
        self.hand.retain(|&held| held != chip);
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{
        ACTOR_SLOT, DIRECTOR_SLOT, GUEST_SLOT, OPEN_SLOT, chip, options, own, pieces, sell, table,
    };
    use super::super::{Due, Genre, Stage};
    use super::*;

    /// Checks which kinds may be put on a slot where chips of these kinds lie, bottom to top.
    fn check(slot: Slot, lying: &[Kind], allowed: &[Kind]) {
        let pieces = pieces();
        let stack: Vec<usize> = lying.iter().map(|&kind| chip(kind, 1, 0)).collect();
        for kind in [
            Kind::Director,
            Kind::Actor,
            Kind::Camera,
            Kind::Music,
            Kind::Effects,
            Kind::Guest,
            Kind::Agency,
        ] {
            for stars in 0..=3 {
                let fits = may_lie(&pieces, slot, &stack, chip(kind, stars, 1));
                let expected = allowed.contains(&kind);
                assert_eq!(fits, expected, "{kind:?} on {slot:?} over {lying:?}");
            }
        }
    }

    #[test]
    fn music_on_an_open_slot_then_only_music_or_agency_then_only_agencies() {
        use Kind::{Actor, Agency, Camera, Effects, Music};
        check(Slot::Open, &[], &[Actor, Camera, Music, Effects, Agency]);
        check(Slot::Open, &[Music], &[Music, Agency]);
        check(Slot::Open, &[Music, Music], &[Music, Agency]);
        check(Slot::Open, &[Music, Agency], &[Agency]);
        check(Slot::Open, &[Agency], &[Agency]);
    }

    #[test]
    fn a_printed_slot_takes_its_kind_and_agencies() {
        use Kind::{Actor, Agency, Camera, Director, Effects, Music};
        for (slot, kind) in [
            (Slot::Director, Director),
            (Slot::Actor, Actor),
            (Slot::Camera, Camera),
            (Slot::Music, Music),
            (Slot::Effects, Effects),
        ] {
            check(slot, &[], &[kind, Agency]);
            check(slot, &[kind], &[kind, Agency]);
            check(slot, &[kind, Agency], &[Agency]);
        }
    }

    #[test]
    fn a_guest_slot_takes_guests_only() {
        check(Slot::Guest, &[], &[Kind::Guest]);
        check(Slot::Guest, &[Kind::Guest], &[Kind::Guest]);
    }

    #[test]
    fn a_legend_is_placed_like_any_director() {
        let legend = 0;
        assert!(may_lie(&pieces(), Slot::Director, &[], legend));
        assert!(!may_lie(&pieces(), Slot::Open, &[], legend));
    }

    #[test]
    fn a_chip_is_offered_every_fitting_slot_of_its_own_seat_and_the_discard() {
        let mut table = table(options(2));
        let guest = chip(Kind::Guest, 1, 0);
        let actor = chip(Kind::Actor, 1, 0);
        sell(&mut table, 1, &[guest, actor]);
        let mut expected = vec![Action::Discard(guest), Action::Discard(actor)];
        for genre in Genre::ALL {
            for (chip, slot) in [(guest, GUEST_SLOT), (actor, ACTOR_SLOT), (actor, OPEN_SLOT)] {
                let screenplay = own(1, genre);
                expected.push(Action::Place { chip, screenplay, slot });
            }
        }
        let mut legal = table.legal();
        legal.sort();
        expected.sort();
        assert_eq!(legal, expected);
    }

    #[test]
    fn a_seat_without_a_screenplay_can_only_discard() {
        let mut table = table(options(2));
        table.productions[1].clear();
        let director = chip(Kind::Director, 2, 0);
        sell(&mut table, 1, &[director]);
        assert_eq!(table.legal(), [Action::Discard(director)]);
        table.act(Action::Discard(director)).expect("legal");
        assert!(table.gone.contains(&director));
        assert_eq!((table.due(), table.location), (Due::Seat(0), 1));
    }

    #[test]
    fn a_covered_chip_stays_underneath() {
        let mut table = table(options(2));
        let (first, second) = (chip(Kind::Director, 2, 0), chip(Kind::Director, 0, 0));
        sell(&mut table, 0, &[first, second]);
        let screenplay = own(0, Genre::Drama);
        for chip in [first, second] {
            let slot = DIRECTOR_SLOT;
            let action = Action::Place { chip, screenplay, slot };
            table.act(action).expect("legal");
        }
        assert_eq!(table.productions[0][0].stacks[DIRECTOR_SLOT], [first, second]);
        assert!(matches!(table.stage, Stage::Auction(_)));
    }
}
