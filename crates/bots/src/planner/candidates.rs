//! Which actions are worth a thought, and how promising each looks at first sight.

use traumfabrik_rules::{Action, Game, LegalSet, Money, Seat, SeatSet, Visit};

use crate::policy::{limits, whole, worth_of_face};
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
pub(crate) fn candidates(
    game: &Game<'_>,
    outlook: &mut Outlook,
    weights: &Weights,
) -> Vec<Candidate> {
    let seat = game.active();
    outlook.settle(SeatSet::all(game.seats()), game.seats(), weights);
    let mut found = match game.legal() {
        LegalSet::Nothing => Vec::new(),
        LegalSet::Auction { floor, ceiling } => bids(game, outlook, weights, seat, floor, ceiling),
        legal @ LegalSet::Party { .. } => soft(legal.iter().map(|action| match action {
            Action::Take(chip) => (action, worth_of_face(game, outlook, seat, chip, weights)),
            _ => (action, 0.0),
        })),
        legal @ LegalSet::Placing(_) => placements(game, outlook, weights, seat, &legal),
    };
    let sum: f32 = found.iter().map(|candidate| candidate.prior).sum();
    for candidate in &mut found {
        candidate.prior /= sum;
    }
    found.sort_by(|a, b| b.prior.total_cmp(&a.prior));
    found
}

/// All legal actions, none better than another.
pub(crate) fn all_alike(game: &Game<'_>) -> Vec<Candidate> {
    let legal = game.legal();
    let prior = 1.0 / legal.len() as f32;
    legal.iter().map(|action| Candidate { action, prior }).collect()
}

/// Pass, or one of the bids that can make a difference: the lowest, and those next to what others
/// would pay at most. Anything in between only tells them to go on.
fn bids(
    game: &Game<'_>,
    outlook: &mut Outlook,
    weights: &Weights,
    seat: Seat,
    floor: Money,
    ceiling: Money,
) -> Vec<Candidate> {
    let limits = limits(game, outlook, weights);
    let surplus = limits[seat] - f32::from(floor.0);
    let is_wanted = 1.0 / (1.0 + (-surplus / 0.8).exp());
    let mut found = vec![Candidate { action: Action::Pass, prior: 1.05 - is_wanted }];
    let mut add = |bid: Money, prior: f32| {
        let action = Action::Bid(bid);
        if (floor..=ceiling).contains(&bid) && found.iter().all(|known| known.action != action) {
            found.push(Candidate { action, prior });
        }
    };
    add(floor, 0.05 + is_wanted);
    let Visit::Auction { standing, .. } = game.visit() else { return found };
    for rival in standing.iter().filter(|&rival| rival != seat) {
        let most = whole(limits[rival]);
        add(most, 0.3 * is_wanted);
        add(Money(most.0 + 1), 0.15 * is_wanted);
    }
    add(Money(floor.0 + 1), 0.15 * is_wanted);
    found
}

/// Each placement by what it brings; the one that a plan for the whole hand begins with is a
/// little better.
fn placements(
    game: &Game<'_>,
    outlook: &Outlook,
    weights: &Weights,
    seat: Seat,
    legal: &LegalSet,
) -> Vec<Candidate> {
    let planning = Planning { game, outlook, weights, seat };
    let planned = planning.next_action(&planning.best(game.hand()), game.hand());
    let worth =
        |action: Action| planning.gain_of(action) + if action == planned { 1.0 } else { 0.0 };
    soft(legal.iter().map(|action| (action, worth(action))))
}

/// Likelihoods by worth.
fn soft(found: impl Iterator<Item = (Action, f32)>) -> Vec<Candidate> {
    let found: Vec<(Action, f32)> = found.collect();
    let most = found.iter().map(|&(_, worth)| worth).fold(f32::MIN, f32::max);
    let likelihood = |worth: f32| ((worth - most) / TEMPERATURE).exp() + 0.01;
    found
        .into_iter()
        .map(|(action, worth)| Candidate { action, prior: likelihood(worth) })
        .collect()
}
