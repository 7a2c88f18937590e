//! The search itself: every action, every deal, down to the final scores.

use traumfabrik_rules::{Action, Ask, BySeat, Deal, Due, Game, Seat};

use super::chance;
use super::key::Key;
use super::{Solver, TIE};

impl Solver {
    /// What a position is worth to every seat; nothing once the limit is passed.
    pub(super) fn value(&mut self, game: &Game<'_>, key: &mut Key) -> Option<BySeat<f64>> {
        self.n_visited += 1;
        if self.n_visited > self.limit {
            return None;
        }
        let due = game.due();
        if due == Due::Nobody {
            return self.search(game, due, key);
        }
        let settled = key.write(game);
        if let Some(&known) = self.memo.get(key.bytes()) {
            return Some(plus(known, settled, 1.0));
        }
        // Copied, because the key is written anew for every position below this one.
        let bytes = key.bytes().into();
        let values = self.search(game, due, key)?;
        self.memo.insert(bytes, plus(values, settled, -1.0));
        Some(values)
    }

    fn search(&mut self, game: &Game<'_>, due: Due, key: &mut Key) -> Option<BySeat<f64>> {
        match due {
            Due::Nobody => Some(margins(game)),
            Due::Seat(seat) => self.best(game, seat, key),
            Due::Dealer(ask) => self.average(game, ask, key),
        }
    }

    /// The seat that is due takes what is best for it; the first of equals.
    fn best(&mut self, game: &Game<'_>, seat: Seat, key: &mut Key) -> Option<BySeat<f64>> {
        let mut best: Option<BySeat<f64>> = None;
        for (_, next) in branches(game) {
            let values = self.value(&next, key)?;
            if best.is_none_or(|best| values[seat] > best[seat] + TIE) {
                best = Some(values);
            }
        }
        best
    }

    /// Chance takes every deal, each by its probability.
    fn average(&mut self, game: &Game<'_>, ask: Ask, key: &mut Key) -> Option<BySeat<f64>> {
        let mut sum = BySeat::default();
        for (deal, probability) in chance::deals(game, ask)? {
            let values = self.value(&after(game, &deal), key)?;
            sum = plus(sum, values, probability);
        }
        Some(sum)
    }
}

/// Every legal action with the position that follows from it, in the order of the legal set.
pub(super) fn branches<'e>(game: &Game<'e>) -> impl Iterator<Item = (Action, Game<'e>)> {
    let (before, legal) = (*game, game.legal());
    (0..legal.len()).filter_map(move |n| {
        let next = before.choice(n)?.after(|_| {});
        Some((legal.nth(n)?, next))
    })
}

fn after<'e>(game: &Game<'e>, deal: &Deal) -> Game<'e> {
    match game.check_deal(deal) {
        Ok(legal) => legal.after(|_| {}),
        Err(refusal) => unreachable!("deals are drawn from what has not come up: {refusal:?}"),
    }
}

/// Each seat's total less the best of the others.
fn margins(game: &Game<'_>) -> BySeat<f64> {
    let standings = game.standings();
    let mut margins = BySeat::default();
    for seat in game.seats().iter() {
        let others = game.seats().iter().filter(|&other| other != seat);
        let best = others.map(|other| standings[other.index()].total()).max().unwrap_or(0);
        margins[seat] = f64::from(standings[seat.index()].total()) - f64::from(best);
    }
    margins
}

fn plus(values: BySeat<f64>, others: BySeat<f64>, factor: f64) -> BySeat<f64> {
    let mut sum = values;
    for (value, other) in sum.0.iter_mut().zip(others.0) {
        *value += other * factor;
    }
    sum
}
