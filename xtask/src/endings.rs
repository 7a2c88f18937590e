//! How often the planner finds the best action in endings that were solved.

use rayon::prelude::*;
use traumfabrik_bots::{Budget, Search, search};
use traumfabrik_packs::Library;
use traumfabrik_rules::Game;
use traumfabrik_testkit::solver::Judgement;

/// Simulations of the level that is called hard.
const ITERATIONS: u32 = 2_000;

/// Judges the planner in random two-seat endings until so many of them had something at stake.
pub(crate) fn run(n_positions: u64) -> Result<(), String> {
    for (search, name) in [(Search::Planned, "on"), (Search::Unsolved, "off")] {
        let judgement = judge(search, n_positions);
        println!(
            "its own solver {name}: {} of {} positions played best ({:.1} %), {:.3} points lost each",
            judgement.n_optimal,
            judgement.n_positions,
            100.0 * judgement.share(),
            judgement.points_lost / judgement.n_positions as f64,
        );
    }
    Ok(())
}

fn judge(kind: Search, n_positions: u64) -> Judgement {
    let library = Library::embedded();
    let packs = library.packs();
    let mut judgement = Judgement::default();
    let mut first = 0;
    // In batches of a fixed size, so that the number of threads makes no difference.
    while judgement.n_positions < n_positions {
        let batch = (n_positions - judgement.n_positions).max(20);
        let found = (first..first + batch).into_par_iter().map(|seed| {
            let edition = &packs[seed as usize % packs.len()].edition;
            let budget = Budget { iterations: ITERATIONS, time_cap: None, seed };
            let choose = |game: &Game<'_>| search(game, kind, &budget)[0].action;
            Judgement::of(edition, seed, choose)
        });
        judgement = found.collect::<Vec<_>>().into_iter().fold(judgement, Judgement::join);
        first += batch;
    }
    judgement
}
