//! How often players that search find the best action in endings that were solved.

use rayon::prelude::*;
use traumfabrik_bots::{Budget, NetSource, Search, search, search_with_net};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, Game};
use traumfabrik_testkit::solver::SolverScore;

/// Simulations of the frozen planner and of the level that is called hard.
const ITERATIONS: u32 = 2_500;

/// Judges them in so many random two-seat endings.
pub(crate) fn run(n_positions: u64) -> Result<String, String> {
    let mut told = Vec::new();
    for (name, judgement) in [
        ("planner", judge(n_positions, planned(Search::Planned))),
        ("planner without its solver", judge(n_positions, planned(Search::Unsolved))),
        ("hybrid", judge(n_positions, hybrid(true))),
        ("hybrid without a solver", judge(n_positions, hybrid(false))),
    ] {
        let (all, at_stake) = judgement.shares();
        let line = format!(
            "{name}: best in {} of {} positions ({:.1} %; {:.1} % where something \
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

type Choose = Box<dyn Fn(&Game<'_>, &Budget) -> Action + Sync>;

fn planned(kind: Search) -> Choose {
    Box::new(move |game, budget| search(game, kind, budget)[0].action)
}

fn hybrid(is_solving: bool) -> Choose {
    Box::new(move |game, budget| {
        let advice = search_with_net(game, &NetSource::Shipped, is_solving, budget);
        advice.expect("the net inside the program is sound")[0].action
    })
}

fn judge(n_positions: u64, choose: Choose) -> SolverScore {
    let library = Library::embedded();
    let packs = library.packs();
    let judged = (0..n_positions).into_par_iter().map(|seed| {
        let edition = &packs[seed as usize % packs.len()].edition;
        let budget = Budget { iterations: ITERATIONS, time_cap: None, seed };
        SolverScore::of(edition, seed, |game: &Game<'_>| choose(game, &budget))
    });
    judged.collect::<Vec<_>>().into_iter().fold(SolverScore::default(), SolverScore::join)
}
