//! The planner, judged by solved endings. `xtask endings` asks it in a thousand of them.

use traumfabrik_bots::{Budget, Search, search};
use traumfabrik_packs::Library;
use traumfabrik_rules::Game;
use traumfabrik_testkit::solver::Judgement;

fn judge(kind: Search, seeds: std::ops::Range<u64>) -> Judgement {
    let library = Library::embedded();
    let packs = library.packs();
    let judged = seeds.map(|seed| {
        let edition = &packs[seed as usize % packs.len()].edition;
        let budget = Budget { iterations: 2000, time_cap: None, seed };
        Judgement::of(edition, seed, |game: &Game<'_>| search(game, kind, &budget)[0].action)
    });
    judged.fold(Judgement::default(), Judgement::join)
}

#[test]
fn what_the_planner_solves_is_solved() {
    let judgement = judge(Search::Planned, 0..40);
    assert!(judgement.n_positions - judgement.n_indifferent > 20, "{judgement:?}");
    assert_eq!(judgement.n_optimal, judgement.n_positions, "{judgement:?}");
}

#[test]
fn without_its_solver_the_planner_gives_little_away() {
    let judgement = judge(Search::Unsolved, 0..20);
    assert!(judgement.shares().0 >= 0.8, "{judgement:?}");
    assert!(judgement.points_lost < 0.5 * judgement.n_positions as f64, "{judgement:?}");
}
