//! A decision beside all others that could have been taken.

use core::ops::Range;

use traumfabrik_rules::{Action, Game, LegalSet, Money, Seat};

use crate::estimate::{Estimate, Foreseen};
use crate::{Effort, Judge, Outlook};

/// An action is dropped when it lies so many standard errors behind the best one.
const HOPELESS: f64 = 3.0;
/// Once a loss is known so well, more rehearsals tell nothing new.
const SHARP: f64 = 0.12;
/// A loss that is certainly smaller need not be known better.
const TRIFLE: f64 = 0.5;
/// What is measured is foreseen with other luck than what was chosen by: the best of many is best
/// by luck, too, and would look better than it is.
const FRESH: u32 = 1 << 24;

/// What a decision came to.
#[derive(Clone, Debug)]
pub(crate) struct Weighed {
    /// The best action as far as the judge can tell; the played one if no other is better.
    pub(crate) best: Action,
    /// By how many points of the margin the best one is better, and the error of that.
    pub(crate) loss: Estimate,
    /// By how much of the chance to win it is better.
    pub(crate) win_loss: f64,
    /// By how much every other action fell short of the best one.
    pub(crate) behind: Vec<(Action, Estimate)>,
}

/// What was found among some actions.
#[derive(Debug)]
struct Choice {
    /// The place of the best one among those that are left.
    best: usize,
    /// All others, and by how much they fell short of the best one of their time.
    behind: Vec<(Action, Estimate)>,
}

/// An action and what was foreseen after it.
#[derive(Debug)]
struct Candidate<'e> {
    action: Action,
    after: Game<'e>,
    outlooks: Vec<Outlook>,
}

/// Weighs what a seat did against what else it could have done then.
pub(crate) fn weigh(
    judge: &dyn Judge,
    game: &Game<'_>,
    played: Action,
    seed: u64,
    effort: &Effort,
) -> Weighed {
    let seat = game.active();
    let mut candidates = candidates(game, played);
    place_rest(judge, &mut candidates[0], seat, seed, effort);
    let Choice { best, behind } = choose(judge, &mut candidates, seat, seed, effort);
    let action = candidates[best].action;
    let mut weighed = Weighed { best: action, loss: Estimate::default(), win_loss: 0.0, behind };
    if best != 0 {
        let mut pair: Vec<_> = candidates
            .into_iter()
            .enumerate()
            .filter(|&(idx, _)| idx == 0 || idx == best)
            .map(|(_, candidate)| Candidate { outlooks: Vec::new(), ..candidate })
            .collect();
        let (loss, win_loss) = measure(judge, &mut pair, seat, seed, effort);
        if loss.mean > 0.0 {
            (weighed.loss, weighed.win_loss) = (loss, win_loss);
        } else {
            weighed.best = played;
        }
    }
    weighed
}

/// What the judge would do. None if nobody has to decide.
pub fn best_action(
    judge: &dyn Judge,
    game: &Game<'_>,
    seed: u64,
    effort: &Effort,
) -> Option<Action> {
    let first = game.legal().nth(0)?;
    let mut candidates = candidates(game, first);
    let choice = choose(judge, &mut candidates, game.active(), seed, effort);
    Some(candidates[choice.best].action)
}

/// Goes on with the best use of the other chips in hand. Which of several chips is placed first is
/// no mistake while the others can still go where they should: a seat is not charged now for what
/// the judge's players would do wrong next.
fn place_rest(
    judge: &dyn Judge,
    played: &mut Candidate<'_>,
    seat: Seat,
    seed: u64,
    effort: &Effort,
) {
    while played.after.legal().len() > 1
        && matches!(played.after.legal(), LegalSet::Placing(_))
        && played.after.active() == seat
    {
        let Some(first) = played.after.legal().nth(0) else { break };
        let mut next = candidates(&played.after, first);
        let choice = choose(judge, &mut next, seat, seed, effort);
        played.after = next[choice.best].after;
    }
}

/// Finds the best of some actions, and drops most of the others.
fn choose(
    judge: &dyn Judge,
    candidates: &mut Vec<Candidate<'_>>,
    seat: Seat,
    seed: u64,
    effort: &Effort,
) -> Choice {
    let mut behind = Vec::with_capacity(candidates.len());
    foresee(judge, candidates, seed, 0..effort.glance);
    drop_hopeless(candidates, seat, &mut behind);
    if candidates.len() > 1 {
        foresee(judge, candidates, seed, effort.glance..effort.choose);
        drop_hopeless(candidates, seat, &mut behind);
    }
    let best = leader(candidates, seat);
    let others = candidates.iter().enumerate().filter(|&(idx, _)| idx != best);
    let shortfall = |other: &Candidate<'_>| (other.action, lead(&candidates[best], other, seat));
    behind.extend(others.map(|(_, other)| shortfall(other)));
    Choice { best, behind }
}

/// How far the second of a pair is ahead of the first, in margin and in the chance to win.
fn measure(
    judge: &dyn Judge,
    pair: &mut [Candidate<'_>],
    seat: Seat,
    seed: u64,
    effort: &Effort,
) -> (Estimate, f64) {
    const BATCH: u32 = 256;
    let mut n = 0;
    loop {
        let batch = BATCH.min(effort.measure - n);
        foresee(judge, pair, seed, FRESH + n..FRESH + n + batch);
        n += batch;
        let loss = lead(&pair[1], &pair[0], seat);
        let is_known = loss.error < SHARP || loss.mean + 3.0 * loss.error < TRIFLE;
        if n >= effort.measure || is_known {
            let chance = |candidate: &Candidate<'_>| {
                let mut foreseen = Foreseen::default();
                for outlook in &candidate.outlooks {
                    foreseen.add(outlook, candidate.after.seats());
                }
                judge.chances(&candidate.after, &foreseen.parts())[seat]
            };
            return (loss, chance(&pair[1]) - chance(&pair[0]));
        }
    }
}

/// The actions that are compared, the played one first.
fn candidates<'e>(game: &Game<'e>, played: Action) -> Vec<Candidate<'e>> {
    let legal = game.legal();
    let others: Vec<Action> = match legal {
        LegalSet::Auction { floor, ceiling } => bids(floor, ceiling).collect(),
        LegalSet::Party { .. } | LegalSet::Placing(_) | LegalSet::Nothing => {
            legal.iter().filter(|&other| !is_alike(game, other, played)).collect()
        }
    };
    let others = others.into_iter().filter(|&other| other != played);
    let candidate = |action| {
        let legal = game.check(game.active(), action).ok()?;
        Some(Candidate { action, after: legal.after(|_| {}), outlooks: Vec::new() })
    };
    [played].into_iter().chain(others).filter_map(candidate).collect()
}

/// A pass, and bids that lie the wider apart the higher they are: whether somebody bids 20 or 21
/// where 4 would do makes no difference to what is best.
fn bids(floor: Money, ceiling: Money) -> impl Iterator<Item = Action> {
    let steps = [0, 1, 2, 3, 5, 8, 13, 21, 34].into_iter().map(move |step| floor.0 + step);
    let bids = steps.filter(move |&bid| bid <= ceiling.0);
    [Action::Pass].into_iter().chain(bids.map(|bid| Action::Bid(Money(bid))))
}

/// Whether two actions do the same with chips that differ in nothing but their names.
fn is_alike(game: &Game<'_>, a: Action, b: Action) -> bool {
    let twins = |a, b| game.edition().are_twins(a, b);
    match (a, b) {
        (Action::Take(a), Action::Take(b)) | (Action::Discard(a), Action::Discard(b)) => {
            twins(a, b)
        }
        (
            Action::Place { chip: a, screenplay, slot },
            Action::Place { chip: b, screenplay: other, slot: other_slot },
        ) => twins(a, b) && screenplay == other && slot == other_slot,
        (a, b) => a == b,
    }
}

fn foresee(judge: &dyn Judge, candidates: &mut [Candidate<'_>], seed: u64, numbers: Range<u32>) {
    for Candidate { after, outlooks, .. } in candidates {
        judge.foresee(after, seed, numbers.clone(), outlooks);
    }
}

/// Drops what is behind the best one beyond doubt. The played action, the first one, stays.
fn drop_hopeless(
    candidates: &mut Vec<Candidate<'_>>,
    seat: Seat,
    dropped: &mut Vec<(Action, Estimate)>,
) {
    let best = leader(candidates, seat);
    let shortfalls: Vec<Estimate> =
        candidates.iter().map(|other| lead(&candidates[best], other, seat)).collect();
    let mut idx = 0;
    candidates.retain(|candidate| {
        let shortfall = shortfalls[idx];
        let is_kept = idx == 0 || idx == best || shortfall.mean <= HOPELESS * shortfall.error;
        if !is_kept {
            dropped.push((candidate.action, shortfall));
        }
        idx += 1;
        is_kept
    });
}

/// The place of the one with the highest margin; the first of equals.
fn leader(candidates: &[Candidate<'_>], seat: Seat) -> usize {
    let mut best = 0;
    for idx in 1..candidates.len() {
        if lead(&candidates[idx], &candidates[best], seat).mean > 0.0 {
            best = idx;
        }
    }
    best
}

/// By how much one action is ahead of another for a seat, met by the same luck.
fn lead(of: &Candidate<'_>, before: &Candidate<'_>, seat: Seat) -> Estimate {
    let seats = of.after.seats();
    let margin = |outlook: &Outlook| f64::from(outlook.margin(seats, seat));
    let pairs = of.outlooks.iter().zip(&before.outlooks);
    Estimate::of(pairs.map(|(of, before)| margin(of) - margin(before)))
}
