//! Do forecasts come true?

use traumfabrik_review::{Calibration, Judge, Outlook, Rehearser};
use traumfabrik_rules::{Due, Game, Seat};
use traumfabrik_wire::Record;

use crate::n_games;
use crate::play::game;

/// Who plays: different bots, so that nobody can say that the judge knows only itself.
const TABLES: [&[&str]; 4] = [
    &["balanced", "balanced", "balanced", "balanced"],
    &["balanced", "quality", "mass", "collector"],
    &["easy", "easy", "easy", "easy"],
    &["planner:50", "balanced", "planner:50", "balanced"],
];
/// Forecasts of one game are alike: a few of each say as much as all.
const PER_GAME: usize = 8;
const REHEARSALS: u32 = 100;

fn calibrate(n_seats: usize, n_games: u64) -> [Calibration; TABLES.len()] {
    core::array::from_fn(|table| {
        let mut calibration = Calibration::default();
        for seed in 0..n_games {
            let record = game(&TABLES[table][..n_seats], 1000 * n_seats as u64 + seed);
            forecasts(&record, seed, &mut calibration);
        }
        calibration
    })
}

fn forecasts(record: &Record, seed: u64, calibration: &mut Calibration) {
    let end = traumfabrik_wire::fold(record);
    let won = Outlook::of_end(&end).wins;
    let start = record.header.start();
    let mut game = Game::empty(record.header.edition(), start.seats, start.rulings);
    let n_entries = record.entries.len();
    for (idx, entry) in record.entries.iter().enumerate() {
        for event in &entry.events {
            game.apply(event);
        }
        let step = n_entries / PER_GAME;
        let is_chosen = (idx + seed as usize).is_multiple_of(step);
        if !is_chosen || game.due() == Due::Nobody {
            continue;
        }
        let mut found = Vec::new();
        Rehearser.foresee(&game, seed, 0..REHEARSALS, &mut found);
        for seat in start.seats.iter() {
            let said: f32 = found.iter().map(|outlook: &Outlook| outlook.wins[seat]).sum();
            calibration.add(f64::from(said / REHEARSALS as f32), won[seat].into());
        }
    }
}

#[test]
fn chances_that_are_said_come_true_among_equals() {
    let n_games = n_games(2);
    let mut all = Calibration::default();
    for n_seats in 2..=4 {
        for (table, calibration) in TABLES.iter().zip(calibrate(n_seats, n_games)) {
            let table = &table[..n_seats];
            println!(
                "{n_seats} seats, {table:?}, {n_games} games: Brier {:.3}",
                calibration.brier()
            );
            for tenth in calibration.tenths.iter().filter(|tenth| tenth.n > 0) {
                let (said, won) = (100.0 * tenth.said(), 100.0 * tenth.won());
                println!("  said {said:5.1} %, won {won:5.1} % of {}", tenth.n);
            }
            all.merge(&calibration);
        }
    }
    // Whoever says the same of everybody is off by 0.25 with two seats and 0.19 with four.
    assert!(all.brier() < 0.19, "foreseen no better than by chance: {:.3}", all.brier());
}

#[test]
fn the_end_is_certain() {
    let record = game(&["balanced"; 3], 9);
    let end = traumfabrik_wire::fold(&record);
    let mut found = Vec::new();
    Rehearser.foresee(&end, 1, 0..3, &mut found);
    assert_eq!(found, [Outlook::of_end(&end); 3]);
    let points = end.standings()[1].total();
    assert_eq!(found[0].points[Seat(1)], f32::from(points));
}
