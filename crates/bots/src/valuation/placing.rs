//! What to do with chips: which film each goes to, and what that brings.

use traumfabrik_rules::{
    Action, ChipId, Game, List, MAX_MAKING, MAX_SEATS, ScreenplayId, Seat, SlotIdx, Stars,
};

use super::holdings::level;
use super::prospect::{Prospect, Talent};
use super::{Outlook, Weights};

/// Where some chips go, and what that brings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ChipPlan {
    /// By how much the seat is better off.
    pub(crate) gain: f32,
    /// For each chip the place of the screenplay that it goes to; none for the discard.
    places: List<Option<u8>, MAX_SEATS>,
}

impl ChipPlan {
    /// The place of the screenplay that a chip goes to; none for the discard.
    pub(crate) fn place_of(&self, chip_idx: usize) -> Option<usize> {
        self.places.get(chip_idx).copied().flatten().map(usize::from)
    }
}

/// A seat that looks for the best use of chips.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planning<'a, 'e> {
    pub(crate) game: &'a Game<'e>,
    pub(crate) outlook: &'a Outlook,
    pub(crate) weights: &'a Weights,
    pub(crate) seat: Seat,
}

/// The most chips whose uses are compared in every combination.
const N_EXACT: usize = 3;

const N_SUBSETS: usize = 1 << N_EXACT;

/// Some chips as they are dealt with: guests first, since a finished film takes none.
#[derive(Clone, Copy, Debug)]
struct Talents {
    found: [(u8, Talent); N_EXACT],
    len: usize,
}

impl Planning<'_, '_> {
    /// The best use of these chips: for each film the worth of every combination of chips, then
    /// the best way to share the chips out. Of more chips than that, the first ones are looked at.
    pub(crate) fn best(&self, chips: &[ChipId]) -> ChipPlan {
        let talents = self.talents(chips);
        // What each film gains by each subset of the chips, one bit each.
        let mut gains = [[0.0; N_SUBSETS]; MAX_MAKING];
        let mut useful = [0; MAX_MAKING];
        for (place, prospect) in self.outlook.holdings[self.seat].prospects.iter().enumerate() {
            let Some(prospect) = prospect else { continue };
            for (idx, (_, talent)) in talents.found[..talents.len].iter().enumerate() {
                useful[place] |= usize::from(prospect.best_slot(*talent).is_some()) << idx;
            }
            let before = self.outlook.promised(self.seat, place);
            let mut subset = useful[place];
            while subset != 0 {
                gains[place][subset] = self.with(*prospect, &talents, subset) - before;
                subset = (subset - 1) & useful[place];
            }
        }
        let mut best = (0.0, [0; MAX_MAKING]);
        for first in subsets(useful[0]) {
            for second in subsets(useful[1] & !first) {
                for third in subsets(useful[2] & !first & !second) {
                    let gain = gains[0][first] + gains[1][second] + gains[2][third];
                    if gain > best.0 {
                        best = (gain, [first, second, third]);
                    }
                }
            }
        }
        let mut places: List<Option<u8>, MAX_SEATS> = chips.iter().map(|_| None).collect();
        for (order, &(idx, _)) in talents.found[..talents.len].iter().enumerate() {
            let place = best.1.iter().position(|subset| subset >> order & 1 == 1);
            places.set(usize::from(idx), place.map(|place| place as u8));
        }
        ChipPlan { gain: best.0, places }
    }

    fn talents(&self, chips: &[ChipId]) -> Talents {
        let mut talents = Talents { found: [(0, Talent::default()); N_EXACT], len: 0 };
        for guests in [true, false] {
            for (idx, &chip) in chips.iter().enumerate() {
                let talent = self.talent(chip);
                if talent.is_guest() == guests && talents.len < N_EXACT {
                    talents.found[talents.len] = (idx as u8, talent);
                    talents.len += 1;
                }
            }
        }
        talents
    }

    /// What a film is worth with some of the chips; should they finish it, what comes after too.
    fn with(&self, mut prospect: Prospect, talents: &Talents, mut subset: usize) -> f32 {
        let (outlook, seat, weights) = (self.outlook, self.seat, self.weights);
        let mut worth = 0.0;
        while subset != 0 {
            let (_, talent) = talents.found[subset.trailing_zeros() as usize];
            subset &= subset - 1;
            let Some(slot_idx) = prospect.best_slot(talent) else { continue };
            worth += self.lay(&mut prospect, slot_idx, talent);
            if prospect.is_finished() {
                return worth;
            }
        }
        worth + outlook.promise(seat, &prospect, weights)
    }

    /// Puts a chip on a film, and tells what is earned at once. A film that it finishes makes room
    /// for the readable screenplay; if there is none, it stays.
    fn lay(&self, film: &mut Prospect, slot_idx: usize, talent: Talent) -> f32 {
        let (outlook, weights) = (self.outlook, self.weights);
        let mut earned = 0.0;
        if talent.kind.is_cast() {
            earned += weights.cast * outlook.season.parties;
        }
        film.lay(slot_idx, talent);
        if film.is_finished() {
            earned += outlook.premiere(self.seat, film, self.level(film), weights);
            if let Some(next) = self.game.readable() {
                *film = Prospect::printed(next, self.game.edition());
            }
        }
        earned
    }

    /// What a single placement brings; a discard brings nothing.
    pub(crate) fn gain_of(&self, action: Action) -> f32 {
        let Action::Place { chip, screenplay, slot } = action else { return 0.0 };
        let (outlook, seat, weights) = (self.outlook, self.seat, self.weights);
        let is_it = |prospect: &Prospect| prospect.screenplay == screenplay;
        let prospects = &outlook.holdings[seat].prospects;
        let Some(place) = prospects.iter().position(|p| p.as_ref().is_some_and(is_it)) else {
            return 0.0;
        };
        let Some(mut film) = prospects[place] else { return 0.0 };
        let earned = self.lay(&mut film, slot.index(), self.talent(chip));
        let promise = match film.is_finished() {
            true => 0.0,
            false => outlook.promise(seat, &film, weights),
        };
        earned + promise - outlook.promised(seat, place)
    }

    /// The level of a film that is finished as it lies.
    fn level(&self, prospect: &Prospect) -> f32 {
        let rank = self.game.rank_of(Stars(prospect.stars));
        level(rank.and_then(|rank| self.game.edition().rating(rank)))
    }

    fn talent(&self, chip: ChipId) -> Talent {
        Talent::of(chip, self.game.edition())
    }

    /// The next action of a plan for the chips in hand. Guests come first.
    pub(crate) fn next_action(&self, plan: &ChipPlan, chips: &[ChipId]) -> Action {
        let is_placed = |idx: &usize| plan.places.get(*idx).is_some_and(Option::is_some);
        let is_guest = |idx: &usize| self.talent(chips[*idx]).is_guest();
        let placed = || (0..chips.len()).filter(is_placed);
        let Some(idx) = placed().find(is_guest).or_else(|| placed().next()) else {
            return Action::Discard(chips[0]);
        };
        let place = plan.places[idx].unwrap_or_default();
        let prospect = self.outlook.holdings[self.seat].prospects[usize::from(place)];
        let target = |prospect: Prospect| -> Option<(ScreenplayId, SlotIdx)> {
            let slot_idx = prospect.best_slot(self.talent(chips[idx]))?;
            Some((prospect.screenplay, SlotIdx(slot_idx as u8)))
        };
        match prospect.and_then(target) {
            Some((screenplay, slot)) => Action::Place { chip: chips[idx], screenplay, slot },
            None => Action::Discard(chips[idx]),
        }
    }
}

/// All subsets of a set of bits, the empty one last.
fn subsets(set: usize) -> impl Iterator<Item = usize> {
    let mut next = Some(set);
    core::iter::from_fn(move || {
        let subset = next?;
        next = (subset != 0).then(|| (subset - 1) & set);
        Some(subset)
    })
}
