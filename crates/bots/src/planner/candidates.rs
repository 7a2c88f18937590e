//! Which actions are worth a thought, and how promising each looks at first sight.

use traumfabrik_rules::{Action, ChipId, Game, LegalSet, Money, Scene, Seat};

use crate::character::{limit_of, lot_gains};
use crate::valuation::{Outlook, Planning, Weights};

/// An action, and how likely a good player is to choose it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    pub(crate) prior: f32,
}

/// How many points of a first sight make an action e times as likely.
const TEMPERATURE: f32 = 1.5;

/// The actions of the seat that is due that are worth a thought, most promising first.
pub(crate) fn candidates(game: &Game<'_>, outlook: &Outlook, weights: &Weights) -> Vec<Candidate> {
    let seat = game.turn();
    let mut found = match game.legal() {
        LegalSet::Nothing => Vec::new(),
        LegalSet::Auction { floor, ceiling } => bids(game, outlook, weights, seat, floor, ceiling),
        legal @ LegalSet::Party { .. } => faces(game, outlook, weights, seat, &legal),
        legal @ LegalSet::Placing(_) => placements(game, outlook, weights, seat, &legal),
    };
    let sum: f32 = found.iter().map(|candidate| candidate.prior).sum();
    for candidate in &mut found {
        candidate.prior /= sum;
    }
    found.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    found
}

/// Pass, or raise by as little as possible: a higher bid can only make the lot dearer. Where a
/// rival surely goes on for long, a jump saves nothing and shows nothing.
fn bids(
    game: &Game<'_>,
    outlook: &Outlook,
    weights: &Weights,
    seat: Seat,
    floor: Money,
    ceiling: Money,
) -> Vec<Candidate> {
    let gains = lot_gains(game, outlook, weights);
    let limit = limit_of(game, outlook, &gains, seat, weights);
    let surplus = limit - f32::from(floor.0);
    let is_wanted = 1.0 / (1.0 + (-surplus / 0.8).exp());
    let mut found = vec![Candidate { action: Action::Pass, prior: 1.05 - is_wanted }];
    if floor <= ceiling {
        found.push(Candidate { action: Action::Bid(floor), prior: 0.05 + is_wanted });
    }
    found
}

fn faces(
    game: &Game<'_>,
    outlook: &Outlook,
    weights: &Weights,
    seat: Seat,
    legal: &LegalSet,
) -> Vec<Candidate> {
    let gain = |seat: Seat, chip: ChipId| {
        Planning { game, outlook, weights, seat }.best(&[chip]).gain
    };
    let Scene::Party { order, n_chosen, .. } = game.scene() else { return Vec::new() };
    let share = weights.envy / (game.seats().count() as f32 - 1.0);
    let worth = |action: Action| match action {
        Action::Take(chip) => {
            let after = order.iter().skip(usize::from(n_chosen) + 1);
            gain(seat, chip) + share * after.map(|&rival| gain(rival, chip)).fold(0.0, f32::max)
        }
        _ => 0.0,
    };
    soft(legal.iter().map(|action| (action, worth(action))))
}

/// Each placement by what the whole hand brings if it begins with it.
fn placements(
    game: &Game<'_>,
    outlook: &Outlook,
    weights: &Weights,
    seat: Seat,
    legal: &LegalSet,
) -> Vec<Candidate> {
    let planning = Planning { game, outlook, weights, seat };
    let planned = planning.next_action(&planning.best(game.hand()), game.hand());
    let hand = game.hand();
    let worth = |action: Action| planning.gain_of(action) + if action == planned { 1.0 } else { 0.0 };
    // Chips can be placed in any order: it is enough to look at one of them, guests first.
    let chip = match planned {
        Action::Place { chip, .. } | Action::Discard(chip) => chip,
        _ => hand[0],
    };
    let is_of_chip = |action: &Action| match *action {
        Action::Place { chip: placed, .. } => placed == chip,
        Action::Discard(discarded) => discarded == chip,
        _ => false,
    };
    let mut found = soft(legal.iter().filter(is_of_chip).map(|action| (action, worth(action))));
    if found.is_empty() {
        // The planned chip is listed by its twin.
        found = soft(legal.iter().map(|action| (action, worth(action))));
    }
    found
}

/// Likelihoods by worth.
fn soft(found: impl Iterator<Item = (Action, f32)>) -> Vec<Candidate> {
    let found: Vec<(Action, f32)> = found.collect();
    let most = found.iter().map(|&(_, worth)| worth).fold(f32::MIN, f32::max);
    let likelihood = |worth: f32| ((worth - most) / TEMPERATURE).exp() + 0.01;
    found.into_iter().map(|(action, worth)| Candidate { action, prior: likelihood(worth) }).collect()
}
