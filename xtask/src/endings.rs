//! How often the planner finds the best action in endings that were solved.

use rayon::prelude::*;
use traumfabrik_bots::{Budget, Search, search};
use traumfabrik_packs::Library;
use traumfabrik_rules::Game;
use traumfabrik_testkit::solver::Judgement;

/// Simulations of the level that is called hard.
const ITERATIONS: u32 = 2_500;

/// Judges the planner in so many random two-seat endings.
pub(crate) fn run(n_positions: u64) -> Result<String, String> {
    let mut told = Vec::new();
    for (search, name) in [(Search::Planned, "on"), (Search::Unsolved, "off")] {
        let judgement = judge(search, n_positions);
        let (all, at_stake) = judgement.shares();
        let line = format!(
            "its own solver {name}: best in {} of {} positions ({:.1} %; {:.1} % where something \
             is at stake), {:.3} points lost each",
            judgement.n_optimal,
            judgement.n_positions,
            100.0 * all,
            100.0 * at_stake,
            judgement.points_lost / judgement.n_positions as f64,
        );
        println!("{line}");
        told.push(line);
    }
    Ok(told.join("; "))
}

fn judge(kind: Search, n_positions: u64) -> Judgement {
    let library = Library::embedded();
    let packs = library.packs();
    let judged = (0..n_positions).into_par_iter().map(|seed| {
        let edition = &packs[seed as usize % packs.len()].edition;
        let budget = Budget { iterations: ITERATIONS, time_cap: None, seed };
        let choose = |game: &Game<'_>| search(game, kind, &budget)[0].action;
        Judgement::of(edition, seed, choose)
    });
    judged.collect::<Vec<_>>().into_iter().fold(Judgement::default(), Judgement::join)
}
