//! Are blunders found, and nothing else?

use traumfabrik_review::{Decision, Effort, Rehearser, Reviewer};
use traumfabrik_rules::Seat;
use traumfabrik_wire::Record;

use crate::play::{Blunder, game_of_rehearsers, game_with};
use crate::{for_each, n_games};

/// Strong players that answer at once.
const BOTS: [&str; 4] = ["net"; 4];
/// In the short form: how many decisions may be the costliest one after a glance at all.
const SHORT_LIST: usize = 4;

/// Games in which the first seat had an opportunity to blunder, with the entry of that.
fn planted_games(blunder: Blunder, n_games: u64) -> Vec<(Record, u32)> {
    let game = |&seed: &u64| {
        let (record, planted) = game_with(blunder, &BOTS, seed);
        Some((record, planted?))
    };
    let mut games = Vec::new();
    let mut rounds = 0..20;
    while let Some(round) = rounds.next().filter(|_| games.len() < n_games as usize) {
        let seeds: Vec<u64> = (round * n_games..(round + 1) * n_games).collect();
        games.extend(for_each(&seeds, game).into_iter().flatten());
    }
    games.truncate(n_games as usize);
    games
}

/// The judgement of these decisions alone, which is that of a whole review
/// (`a_decision_judged_alone_is_judged_as_in_the_whole_review`).
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

fn costliest(decisions: Vec<Decision>) -> Decision {
    let worst = decisions.into_iter().max_by(|a, b| a.loss.total_cmp(&b.loss));
    worst.expect("somebody decided")
}

/// The costliest decision of the first seat in a whole review: all its decisions in full.
fn worst(record: &Record, seed: u64) -> Decision {
    costliest(judged(record, seed, Effort::FULL, own))
}

/// The same in a third of the time: a tenth of the thought shows which ones it may be, and those are
/// judged in full.
fn worst_of_short_list(record: &Record, seed: u64) -> Decision {
    let mut glanced = judged(record, seed, Effort::LIGHT, own);
    glanced.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    let short_list = glanced.iter().take(SHORT_LIST).map(|decision| decision.seq).collect();
    costliest(judged(record, seed, Effort::FULL, |_| short_list))
}

fn own(reviewer: &Reviewer) -> Vec<u32> {
    reviewer.choices_of(Seat(0)).collect()
}

/// Ten decisions of the first seat, the planted one among them.
fn ten_with(reviewer: &Reviewer, planted: u32) -> Vec<u32> {
    let own: Vec<u32> = reviewer.choices_of(Seat(0)).filter(|&seq| seq != planted).collect();
    let step = (own.len() / 9).max(1);
    own.into_iter().step_by(step).take(9).chain([planted]).collect()
}

#[test]
fn planted_blunders_are_found() {
    let (mut n_found, mut n_all) = (0, 0);
    for blunder in Blunder::ALL {
        let games = planted_games(blunder, n_games(1));
        assert!(!games.is_empty(), "{blunder:?} had no opportunity");
        let judged = for_each(&games, |&(ref record, planted)| {
            let ten = judged(record, 1, Effort::LIGHT, |reviewer| ten_with(reviewer, planted));
            let alone = costliest(judged(record, 1, Effort::FULL, |_| vec![planted]));
            if !alone.is_mistake {
                println!("  {blunder:?}: not found, {alone:?}");
            }
            (alone.is_mistake, costliest(ten).seq == planted)
        });
        let n_mistakes = judged.iter().filter(|(is_mistake, _)| *is_mistake).count();
        let n_worst = judged.iter().filter(|(_, is_worst)| *is_worst).count();
        let n_planted = judged.len();
        println!("{blunder:?}: {n_mistakes} of {n_planted} found, {n_worst} the worst of ten");
        n_found += n_mistakes;
        n_all += n_planted;
    }
    assert!(20 * n_found >= 19 * n_all, "{n_found} of {n_all}");
}

#[test]
fn who_plays_as_the_judge_would_makes_hardly_any_mistakes() {
    // The short form is one game between two; many would take an hour.
    let (seats_max, n_games) = match n_games(0) {
        0 => (2, 1),
        asked => (5, asked.min(10)),
    };
    let tables: Vec<(u8, u64)> = (2..=seats_max)
        .flat_map(|n_seats| (1..=n_games).map(move |seed| (n_seats, seed)))
        .collect();
    let counts = for_each(&tables, |&(n_seats, seed)| {
        let record = game_of_rehearsers(n_seats, seed);
        let all = |reviewer: &Reviewer| {
            let seats = (0..n_seats).map(Seat);
            seats.flat_map(|seat| reviewer.choices_of(seat)).collect()
        };
        let decisions = judged(&record, 5, Effort::LIGHT, all);
        (decisions.iter().filter(|decision| decision.is_mistake).count(), decisions.len())
    });
    let (n_mistakes, n_decisions) =
        counts.iter().fold((0, 0), |sums, count| (sums.0 + count.0, sums.1 + count.1));
    println!("{n_mistakes} of {n_decisions} decisions of the judge are mistakes to itself");
    assert!(n_decisions > 50 && 50 * n_mistakes <= n_decisions, "{n_mistakes} of {n_decisions}");
}

#[test]
fn another_seed_names_the_same_worst_decision() {
    let (n_games, worst): (u64, fn(&Record, u64) -> Decision) = match n_games(0) {
        0 => (1, worst_of_short_list),
        asked => (asked.min(51), worst),
    };
    let mut games =
        Blunder::ALL.map(|blunder| planted_games(blunder, n_games.div_ceil(3))).concat();
    games.truncate(n_games as usize);
    let found = for_each(&games, |&(ref record, planted)| {
        let [one, other] = [1, 2].map(|seed| worst(record, seed));
        if one.seq != other.seq {
            println!("  two opinions: {one:?} and {other:?}");
        }
        (one.seq == other.seq, one.seq == planted)
    });
    let n_same = found.iter().filter(|(is_same, _)| *is_same).count();
    let n_planted = found.iter().filter(|(_, is_planted)| *is_planted).count();
    let n_all = found.len();
    println!(
        "{n_same} of {n_all} the same by another seed, {n_planted} of {n_all} the planted one"
    );
    assert!(n_all > 0 && 10 * n_same >= 9 * n_all, "{n_same} of {n_all}");
    assert!(2 * n_planted > n_all, "{n_planted} of {n_all}");
}
