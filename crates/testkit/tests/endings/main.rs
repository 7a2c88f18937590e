//! The solver of endings: against positions solved by hand, against a plain search, and against
//! itself.

mod by_hand;
mod plain;
mod planner;
mod positions;

use traumfabrik_bots::Rng;
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, Deal, Due, Game, Seat, Start};
use traumfabrik_testkit::solver::{Ending, Solution, Solver, random_ending, random_ending_of};

use plain::single_deals;
use positions::{editions, shrunk, two};

const LIMIT: u64 = 1_000_000;
/// Sums of floats in another order differ by less, points by more.
const SLACK: f64 = 1e-6;

fn solve<'e>(game: &Game<'e>) -> Solution<'e> {
    Solver::new(LIMIT).solve(game).expect("the ending is within reach")
}

fn assert_near(found: f64, expected: f64, about: &str) {
    assert!((found - expected).abs() < SLACK, "{about}: {found}, not {expected}");
}

fn played<'e>(game: &Game<'e>, action: Action) -> Game<'e> {
    let mut next = *game;
    next.play(game.active(), action, |_| {}).expect("the action is legal");
    next
}

fn dealt<'e>(game: &Game<'e>, deal: &Deal) -> Game<'e> {
    let mut next = *game;
    next.deal(deal, |_| {}).expect("the deal is sound");
    next
}

#[test]
fn best_play_keeps_the_value() {
    for (first_seed, edition) in editions() {
        for seed in first_seed..first_seed + 12 {
            let mut chance = Rng::new(seed, 2);
            let mut game = shrunk(&random_ending(&edition, seed), 6, seed);
            while game.due() != Due::Nobody {
                let before = solve(&game);
                if let Due::Dealer(ask) = game.due() {
                    let deals = single_deals(&game, ask);
                    let sum: f64 =
                        deals.iter().map(|deal| solve(&dealt(&game, deal)).values[Seat(0)]).sum();
                    assert_near(before.values[Seat(0)], sum / deals.len() as f64, "average");
                    game = dealt(&game, &deals[chance.index(deals.len())]);
                } else {
                    let seat = game.active();
                    assert_near(before.values[seat], before.best(), "value and best action");
                    let best: Vec<Action> = before
                        .actions
                        .iter()
                        .map(|&(action, _)| action)
                        .filter(|&action| before.is_optimal(action))
                        .collect();
                    game = played(&game, best[chance.index(best.len())]);
                    assert_near(solve(&game).values[seat], before.best(), "after the best action");
                }
            }
        }
    }
}

#[test]
fn every_kind_of_random_ending_is_within_reach() {
    for (first_seed, edition) in editions() {
        let mut solver = Solver::new(LIMIT);
        let mut n_of_kind = [0; Ending::ALL.len()];
        for seed in first_seed..first_seed + 40 {
            let game = random_ending(&edition, seed);
            assert_eq!(game, random_ending(&edition, seed), "equal seeds give equal endings");
            let kind = Ending::of(&game).expect("it is an ending");
            n_of_kind[kind as usize] += 1;
            let solution = solver.solve(&game).expect("it is within reach");
            assert!(solution.actions.len() > 1);
            assert_eq!(solution.actions.len(), game.legal().len());
            assert_near(solution.values[Seat(0)], -solution.values[Seat(1)], "sum of margins");
        }
        assert!(n_of_kind.iter().all(|&n| n >= 4), "{n_of_kind:?}");
    }
}

#[test]
fn what_is_out_of_reach_is_not_solved() {
    let library = Library::embedded();
    let edition = &library.packs()[0].edition;
    let game = random_ending_of(edition, two(), Ending::Bid, 0);
    assert!(Solver::new(10).solve(&game).is_none(), "ten positions are not enough");
    let start = Game::new(edition, &Start::new(two()), |_| {}).expect("the start is sound");
    assert!(Solver::new(LIMIT).solve(&start).is_none(), "a whole game is too much");
}
