//! Do forecasts come true?

use std::fs;

use traumfabrik_bots::Foresight;
use traumfabrik_review::{Calibration, Judge, Outlook, Rehearser, Tenth};
use traumfabrik_rules::{BySeat, Due, Game, Seat};
use traumfabrik_wire::Record;

use crate::chart::reliability;
use crate::play::game;
use crate::{for_each, n_games};

/// Who plays: all strengths, so that nobody can say that the judge knows only itself. Those at one
/// table are about equal, because the judge does not know who sits there.
const TABLES: [&[&str]; 6] = [
    &["balanced"; 5],
    &["balanced", "quality", "mass", "sprinter", "balanced"],
    &["beginner"; 5],
    &["easy"; 5],
    &["medium"; 5],
    &["net"; 5],
];
/// Some play much better than others, and nobody has told the judge.
const UNEQUAL: &[&str] = &["net", "balanced", "net", "balanced", "balanced"];
/// Forecasts of one game are alike: a few of each say as much as all.
const PER_GAME: usize = 8;
const REHEARSALS: u32 = 100;
/// In fewer games chance has the larger say.
const ENOUGH_GAMES: u64 = 100;
/// The most that a tenth may be off by, beyond twice what chance alone does.
const OFF_MAX: f64 = 0.03;

/// What was said of some games beside what happened: by the judge, by rehearsals as they are, and
/// by the net at a glance.
#[derive(Clone, Copy, Debug, Default)]
struct Said {
    judge: Calibration,
    rehearsals: Calibration,
    net: Calibration,
    /// In how many games the judge said something within each tenth.
    n_games: [u64; 10],
}

impl Said {
    fn merge(&mut self, other: &Self) {
        self.judge.merge(&other.judge);
        self.rehearsals.merge(&other.rehearsals);
        self.net.merge(&other.net);
        for (n, more) in self.n_games.iter_mut().zip(other.n_games) {
            *n += more;
        }
    }

    fn of_all(games: &[Self]) -> Self {
        let mut all = Self::default();
        games.iter().for_each(|said| all.merge(said));
        all
    }

    fn tell(&self) {
        let briers = [self.judge, self.rehearsals, self.net].map(|said| said.brier());
        let [judge, rehearsals, net] = briers;
        println!("  Brier {judge:.4}; untempered {rehearsals:.4}; the net {net:.4}");
    }

    /// Prints what was said and what came of it, and says by how much too much each tenth is off
    /// that came up in enough games.
    fn faults(&self, n_games_min: u64) -> Vec<f64> {
        let tenths = self.judge.tenths.iter().zip(&self.n_games);
        let fault = |(tenth, &n_games): (&Tenth, &u64)| {
            let (said, won, n) = (tenth.said(), tenth.won(), tenth.n);
            let by_chance = (said * (1.0 - said) / n_games as f64).sqrt();
            println!(
                "  said {:5.1} %, won {:5.1} % of {n} in {n_games} games",
                100.0 * said,
                100.0 * won
            );
            (said - won).abs() - OFF_MAX - 2.0 * by_chance
        };
        tenths.filter(|&(_, &n_games)| n_games >= n_games_min).map(fault).collect()
    }
}

fn forecasts(record: &Record, seed: u64) -> Said {
    let end = traumfabrik_wire::fold(record);
    let won = Outlook::of_end(&end).wins;
    let start = record.header.start();
    let mut game = Game::empty(record.header.edition(), start.seats, start.rulings);
    let mut net = Foresight::default();
    let mut said = Said::default();
    let step = record.entries.len() / PER_GAME;
    for (idx, entry) in record.entries.iter().enumerate() {
        for event in &entry.events {
            game.apply(event);
        }
        let is_chosen = (idx + seed as usize).is_multiple_of(step);
        if !is_chosen || !matches!(game.due(), Due::Seat(_)) {
            continue;
        }
        let mut found = Vec::new();
        Rehearser.foresee(&game, seed, 0..REHEARSALS, &mut found);
        let mut parts = BySeat::<f64>::default();
        for seat in start.seats.iter() {
            let sum: f32 = found.iter().map(|outlook: &Outlook| outlook.wins[seat]).sum();
            parts[seat] = f64::from(sum) / f64::from(REHEARSALS);
        }
        let chances = Rehearser.chances(&game, &parts);
        let mut glanced = Vec::new();
        net.expect(&[game], &mut glanced);
        for seat in start.seats.iter() {
            let won = f64::from(won[seat]);
            said.judge.add(chances[seat], won);
            said.rehearsals.add(parts[seat], won);
            said.net.add(glanced[0][seat].win.into(), won);
        }
    }
    said.n_games = said.judge.tenths.map(|tenth| u64::from(tenth.n > 0));
    said
}

fn calibrate(table: &[&str], n_games: u64) -> Said {
    let seeds: Vec<u64> = (0..n_games).collect();
    let games =
        for_each(&seeds, |&seed| forecasts(&game(table, 1000 * table.len() as u64 + seed), seed));
    Said::of_all(&games)
}

#[test]
fn chances_that_are_said_come_true_among_equals() {
    let n_games = n_games(2).div_ceil(2);
    let mut faults = Vec::new();
    let mut everywhere = Said::default();
    let mut lines = Vec::new();
    for n_seats in 2..=5 {
        let mut all = Said::default();
        for table in TABLES {
            let table = &table[..n_seats];
            let said = calibrate(table, n_games);
            println!("{table:?}, {n_games} games");
            said.tell();
            all.merge(&said);
        }
        println!("{n_seats} seats, all of these");
        all.tell();
        faults.extend(all.faults(ENOUGH_GAMES));
        everywhere.merge(&all);
        lines.push((format!("{n_seats} seats"), all.judge));
        println!("{:?}, {n_games} games", &UNEQUAL[..n_seats]);
        let unequal = calibrate(&UNEQUAL[..n_seats], n_games);
        unequal.tell();
        unequal.faults(ENOUGH_GAMES);
    }
    if let Ok(file) = std::env::var("REVIEW_CHART") {
        fs::write(file, reliability(&lines, 100)).expect("it can be written");
    }
    println!("all");
    everywhere.tell();
    // The short form has enough games only of all tables together.
    faults.extend(everywhere.faults(ENOUGH_GAMES.min(12 * n_games)));
    // Whoever says the same of everybody is off by 0.25 with two seats and 0.16 with five.
    assert!(everywhere.judge.brier() < 0.17, "no better than by chance");
    assert!(!faults.is_empty(), "something was judged");
    assert!(faults.iter().all(|&fault| fault <= 0.0), "too much by {faults:?}");
}

#[test]
fn whoever_is_too_sure_is_found_out() {
    let says = |chance: f64| {
        let mut said = Said::default();
        // Two of three are won, whatever is said.
        for nth in 0..1200 {
            said.judge.add(chance, f64::from(u8::from(nth % 3 > 0)));
        }
        said.n_games = said.judge.tenths.map(|tenth| tenth.n);
        said.faults(ENOUGH_GAMES)
    };
    assert!(says(0.65)[0] <= 0.0);
    assert!(says(0.75)[0] > 0.0, "eight points too many are a fault");
    assert!(says(0.59)[0] > 0.0, "eight points too few as well");
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
