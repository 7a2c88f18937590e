//! Players that search, judged by solved endings. `xtask endings` asks them in a thousand.

use traumfabrik_bots::{Budget, NetSource, Search, search, search_with_net};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, Game};
use traumfabrik_testkit::solver::SolverScore;

fn judge(
    seeds: std::ops::Range<u64>,
    choose: impl Fn(&Game<'_>, &Budget) -> Action,
) -> SolverScore {
    let library = Library::embedded();
    let packs = library.packs();
    let judged = seeds.map(|seed| {
        let edition = &packs[seed as usize % packs.len()].edition;
        let budget = Budget { iterations: 2000, time_cap: None, seed };
        SolverScore::of(edition, seed, |game: &Game<'_>| choose(game, &budget))
    });
    judged.fold(SolverScore::default(), SolverScore::join)
}

/// What the planner does, with its solver or without.
fn planned(kind: Search) -> impl Fn(&Game<'_>, &Budget) -> Action {
    move |game, budget| search(game, kind, budget)[0].action
}

/// What the net does that is shipped, with rehearsals and without a solver.
fn hybrid(game: &Game<'_>, budget: &Budget) -> Action {
    // A simulation that asks a net takes longer, and this many are enough.
    let budget = Budget { iterations: budget.iterations / 8, ..*budget };
    let advice = search_with_net(game, &NetSource::Shipped, false, &budget);
    advice.expect("it is sound")[0].action
}

#[test]
fn what_the_planner_solves_is_solved() {
    let judgement = judge(0..40, planned(Search::Planned));
    assert!(judgement.n_positions - judgement.n_indifferent > 20, "{judgement:?}");
    assert_eq!(judgement.n_optimal, judgement.n_positions, "{judgement:?}");
}

#[test]
fn without_its_solver_the_planner_gives_little_away() {
    check_little_is_lost(&judge(0..20, planned(Search::Unsolved)));
}

#[test]
fn without_a_solver_a_net_that_rehearses_gives_little_away() {
    check_little_is_lost(&judge(0..20, hybrid));
}

fn check_little_is_lost(judgement: &SolverScore) {
    assert!(judgement.shares().0 >= 0.8, "{judgement:?}");
    assert!(judgement.points_lost < 0.5 * judgement.n_positions as f64, "{judgement:?}");
}
