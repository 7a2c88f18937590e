//! What to do with chips: which film each goes to, and what that brings.

use traumfabrik_rules::{
    Action, ChipId, Game, List, MAX_MAKING, MAX_SEATS, ScreenplayId, Seat, SlotIdx, Stars,
};

use super::house::level;
use super::prospect::{Prospect, Talent};
use super::{Outlook, Weights};

/// Where some chips go, and what that brings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plan {
    /// By how much the seat is better off.
    pub(crate) gain: f32,
    /// For each chip the place of the screenplay that it goes to; none for the discard.
    places: List<Option<u8>, MAX_SEATS>,
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

impl Planning<'_, '_> {
    /// The best use of these chips: for each film the worth of every combination of chips, then
    /// the best way to share the chips out. More chips than that are taken in turn.
    pub(crate) fn best(&self, chips: &[ChipId]) -> Plan {
        let chips = &chips[..chips.len().min(N_EXACT)];
        // What each film is worth with each subset of the chips, beyond what it is worth now.
        let mut gains = [[0.0; 1 << N_EXACT]; MAX_MAKING];
        let mut takes = [0; MAX_MAKING];
        for (place, prospect) in self.outlook.houses[self.seat].prospects.iter().enumerate() {
            let Some(prospect) = prospect else { continue };
            takes[place] = self.useful(prospect, chips);
            let before = self.outlook.promised(self.seat, place);
            for subset in subsets(takes[place]).filter(|&subset| subset != 0) {
                gains[place][subset] = self.with(*prospect, chips, subset) - before;
            }
        }
        let mut best = (0.0, [0; MAX_MAKING]);
        for first in subsets(takes[0]) {
            for second in subsets(takes[1] & !first) {
                for third in subsets(takes[2] & !first & !second) {
                    let gain = gains[0][first] + gains[1][second] + gains[2][third];
                    if gain > best.0 {
                        best = (gain, [first, second, third]);
                    }
                }
            }
        }
        let place =
            |idx: usize| (0..MAX_MAKING as u8).find(|&p| best.1[usize::from(p)] >> idx & 1 == 1);
        Plan { gain: best.0, places: (0..chips.len()).map(place).collect() }
    }

    /// What a single placement brings; a discard brings nothing.
    pub(crate) fn gain_of(&self, action: Action) -> f32 {
        let Action::Place { chip, screenplay, slot } = action else { return 0.0 };
        let (outlook, seat, weights) = (self.outlook, self.seat, self.weights);
        let is_it = |prospect: &Prospect| prospect.screenplay == screenplay;
        let prospects = &outlook.houses[seat].prospects;
        let Some(place) = prospects.iter().position(|p| p.as_ref().is_some_and(is_it)) else {
            return 0.0;
        };
        let Some(mut after) = prospects[place] else { return 0.0 };
        let talent = self.talent(chip);
        after.lay(slot.index(), talent);
        let cast = if talent.kind.is_cast() { weights.cast * outlook.season.parties } else { 0.0 };
        let worth = if after.is_finished() {
            let next =
                self.game.readable().map(|next| Prospect::printed(next, self.game.edition()));
            outlook.premiere(seat, &after, self.level(&after), weights)
                + next.map_or(0.0, |next| outlook.promise(seat, &next, weights))
        } else {
            outlook.promise(seat, &after, weights)
        };
        worth + cast - outlook.promised(seat, place)
    }

    /// The chips that do any good on a film, one bit each.
    fn useful(&self, prospect: &Prospect, chips: &[ChipId]) -> usize {
        let mut useful = 0;
        for (idx, &chip) in chips.iter().enumerate() {
            useful |= usize::from(prospect.best_slot(self.talent(chip)).is_some()) << idx;
        }
        useful
    }

    /// What a film is worth with some of the chips; should they finish it, what comes after too.
    fn with(&self, mut prospect: Prospect, chips: &[ChipId], subset: usize) -> f32 {
        let (outlook, seat, weights) = (self.outlook, self.seat, self.weights);
        let mut worth = 0.0;
        let mut last = None;
        // Guests first: a finished film takes none. Then as they lie.
        for guests in [true, false] {
            for (idx, &chip) in chips.iter().enumerate() {
                let talent = self.talent(chip);
                if subset >> idx & 1 == 0 || talent.is_guest() != guests {
                    continue;
                }
                let Some(slot_idx) = prospect.best_slot(talent) else { continue };
                if talent.kind.is_cast() {
                    worth += weights.cast * outlook.season.parties;
                }
                prospect.lay(slot_idx, talent);
                if prospect.is_finished() {
                    worth += outlook.premiere(seat, &prospect, self.level(&prospect), weights);
                    last = self.game.readable().filter(|_| last.is_none());
                    match last {
                        Some(next) => prospect = Prospect::printed(next, self.game.edition()),
                        None => return worth,
                    }
                }
            }
        }
        worth + outlook.promise(seat, &prospect, weights)
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
    pub(crate) fn next_action(&self, plan: &Plan, chips: &[ChipId]) -> Action {
        let is_placed = |idx: &usize| plan.places.get(*idx).is_some_and(Option::is_some);
        let is_guest = |idx: &usize| self.talent(chips[*idx]).is_guest();
        let placed = || (0..chips.len()).filter(is_placed);
        let Some(idx) = placed().find(is_guest).or_else(|| placed().next()) else {
            return Action::Discard(chips[0]);
        };
        let place = plan.places[idx].unwrap_or_default();
        let prospect = self.outlook.houses[self.seat].prospects[usize::from(place)];
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

/// All subsets of a set of bits, the set itself first, the empty one last.
fn subsets(set: usize) -> impl Iterator<Item = usize> {
    let mut next = Some(set);
    core::iter::from_fn(move || {
        let subset = next?;
        next = (subset != 0).then(|| (subset - 1) & set);
        Some(subset)
    })
}
