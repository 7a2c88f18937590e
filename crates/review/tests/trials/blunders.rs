//! Are blunders found, and nothing else?

use traumfabrik_review::{Decision, Effort, Rehearser, Reviewer};
use traumfabrik_rules::Seat;
use traumfabrik_wire::Record;

use crate::n_games;
use crate::play::{Blunder, game_of_rehearsers, game_with};

/// Strong enough to play well, and fast enough for tests.
const BOTS: [&str; 4] = ["planner:50"; 4];

/// Games in which the first seat had an opportunity to blunder, with the entry of that.
fn planted_games(blunder: Blunder, n_games: u64) -> impl Iterator<Item = (Record, u32)> {
    let game = move |seed| {
        let (record, planted) = game_with(blunder, &BOTS, seed);
        Some((record, planted?))
    };
    (0..4 * n_games).filter_map(game).take(n_games as usize)
}

/// The judgement of these decisions alone: the same as in a whole review, since each has its own
/// stream of chance.
fn judged(
    record: &Record,
    seed: u64,
    effort: Effort,
    choose: impl FnOnce(&Reviewer) -> Vec<u32>,
) -> Vec<Decision> {
    let mut reviewer =
        Reviewer::begin(record.clone(), Rehearser, seed, effort).expect("a finished game");
    let chosen = choose(&reviewer);
    reviewer.weigh_only(&chosen);
    reviewer.run().decisions
}

/// Ten decisions of the first seat, the planted one among them.
fn ten_with(reviewer: &Reviewer, planted: u32) -> Vec<u32> {
    let own: Vec<u32> = reviewer.choices_of(Seat(0)).filter(|&seq| seq != planted).collect();
    let step = (own.len() / 9).max(1);
    own.into_iter().step_by(step).take(9).chain([planted]).collect()
}

#[test]
fn planted_blunders_are_found() {
    for blunder in Blunder::ALL {
        let (mut n_planted, mut n_found, mut n_worst) = (0, 0, 0);
        for (record, planted) in planted_games(blunder, n_games(1)) {
            let decisions =
                judged(&record, 1, Effort::FULL, |reviewer| ten_with(reviewer, planted));
            let found = decisions.iter().find(|decision| decision.seq == planted);
            let found = found.expect("it was judged");
            let worst = decisions.iter().map(|decision| decision.loss).fold(0.0, f64::max);
            n_planted += 1;
            n_found += u32::from(found.is_mistake);
            n_worst += u32::from(found.loss >= worst);
            if !found.is_mistake {
                println!("  {blunder:?}: not found, {found:?}");
            }
        }
        println!("{blunder:?}: {n_found} of {n_planted} found, {n_worst} the worst of ten");
        assert!(n_planted >= 1, "{blunder:?} had no opportunity");
        assert!(4 * n_found >= 3 * n_planted, "{blunder:?}: {n_found} of {n_planted}");
    }
}

#[test]
fn who_plays_as_the_judge_would_makes_hardly_any_mistakes() {
    let record = game_of_rehearsers(2, 1);
    let all = |reviewer: &Reviewer| {
        [Seat(0), Seat(1)].into_iter().flat_map(|seat| reviewer.choices_of(seat)).collect()
    };
    let decisions = judged(&record, 5, Effort::LIGHT, all);
    let n_mistakes = decisions.iter().filter(|decision| decision.is_mistake).count();
    let n_decisions = decisions.len();
    println!("{n_mistakes} of {n_decisions} decisions of the judge are mistakes to itself");
    assert!(n_decisions > 50 && 50 * n_mistakes <= n_decisions, "{n_mistakes} of {n_decisions}");
}

#[test]
fn another_seed_names_the_same_worst_decision() {
    let (mut n_same, mut n_all) = (0, 0);
    for (record, planted) in planted_games(Blunder::Overpay, n_games(2).min(50)) {
        let worst = |seed: u64| {
            let own = |reviewer: &Reviewer| reviewer.choices_of(Seat(0)).collect();
            let decisions = judged(&record, seed, Effort::LIGHT, own);
            let worst = decisions.into_iter().max_by(|a, b| a.loss.total_cmp(&b.loss));
            worst.map(|decision| decision.seq)
        };
        let (one, other) = (worst(1), worst(2));
        n_all += 1;
        n_same += u32::from(one == other);
        println!("planted {planted}, worst {one:?} and {other:?}");
    }
    assert!(n_all > 0 && 2 * n_same >= n_all, "{n_same} of {n_all}");
}
