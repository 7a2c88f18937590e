//! Are blunders found, and nothing else?

use traumfabrik_review::{Decision, Effort, Rehearser, Review, Reviewer};
use traumfabrik_rules::Seat;
use traumfabrik_wire::Record;

use crate::n_games;
use crate::play::{Blunder, game_of_rehearsers, game_with};

/// Strong enough to play well, and fast enough for tests.
const BOTS: [&str; 4] = ["planner:50"; 4];

/// Some decisions of the first seat, the planted one among them.
fn judged(record: &Record, planted: u32) -> Vec<Decision> {
    let mut reviewer =
        Reviewer::begin(record.clone(), Rehearser, 1, Effort::FULL).expect("a finished game");
    let mut own: Vec<u32> = reviewer.choices_of(Seat(0)).filter(|&seq| seq != planted).collect();
    let step = (own.len() / 9).max(1);
    own = own.into_iter().step_by(step).take(9).chain([planted]).collect();
    reviewer.weigh_only(&own);
    reviewer.run().decisions
}

#[test]
fn planted_blunders_are_found() {
    for blunder in Blunder::ALL {
        let (mut n_planted, mut n_found, mut n_worst) = (0, 0, 0);
        for seed in 0..n_games(3) {
            let (record, Some(planted)) = game_with(blunder, &BOTS, seed) else { continue };
            let decisions = judged(&record, planted);
            let found = decisions.iter().find(|decision| decision.seq == planted);
            let found = found.expect("it was judged");
            let worst = decisions.iter().map(|decision| decision.loss).fold(0.0, f64::max);
            n_planted += 1;
            n_found += u32::from(found.is_mistake);
            n_worst += u32::from(found.loss >= worst);
            if !found.is_mistake {
                println!("  {blunder:?}, seed {seed}: not found, {found:?}");
            }
        }
        println!("{blunder:?}: {n_found} of {n_planted} found, {n_worst} the worst of ten");
        assert!(n_planted >= 1, "{blunder:?} had no opportunity");
        assert!(4 * n_found >= 3 * n_planted, "{blunder:?}: {n_found} of {n_planted}");
    }
}

fn whole(record: Record, seed: u64) -> Review {
    Reviewer::begin(record, Rehearser, seed, Effort::LIGHT).expect("a finished game").run()
}

#[test]
fn who_plays_as_the_judge_would_makes_hardly_any_mistakes() {
    let review = whole(game_of_rehearsers(2, 1), 5);
    let n_mistakes = review.decisions.iter().filter(|decision| decision.is_mistake).count();
    let n_decisions = review.decisions.len();
    println!("{n_mistakes} of {n_decisions} decisions of the judge are mistakes to itself");
    assert!(50 * n_mistakes <= n_decisions, "{n_mistakes} of {n_decisions}");
}

#[test]
fn another_seed_names_the_same_worst_decision() {
    let (mut n_same, mut n_all) = (0, 0);
    for seed in 0..n_games(2).min(50) {
        let (record, Some(planted)) = game_with(Blunder::Overpay, &BOTS, seed) else { continue };
        let worst = |review: &Review| {
            let own = review.decisions.iter().filter(|decision| decision.seat == Seat(0));
            own.max_by(|a, b| a.loss.total_cmp(&b.loss)).map(|decision| decision.seq)
        };
        let (one, other) = (whole(record.clone(), 1), whole(record, 2));
        n_all += 1;
        n_same += u32::from(worst(&one) == worst(&other));
        println!("planted {planted}, worst {:?} and {:?}", worst(&one), worst(&other));
    }
    assert!(n_all > 0 && 2 * n_same >= n_all, "{n_same} of {n_all}");
}
