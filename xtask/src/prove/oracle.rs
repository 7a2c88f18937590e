//! Random games in the engine and in the oracle.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde_json::json;
use traumfabrik_bots::Rng;
use traumfabrik_testkit::{differential::compare_game, generate};

use super::journal::Journal;
use super::thousands;

/// After so many games it is noted how far it is.
const SLICE: u64 = 50_000;

/// Compares so many games, on all cores.
pub(super) fn compare(n_games: u64, journal: &mut Journal) -> Result<(), String> {
    let template = "{bar:40} {human_pos} of {human_len} games against the oracle, {eta} to go";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    let progress = ProgressBar::new(n_games).with_style(style);
    let (mut by_seats, mut took) = ([0; 4], Duration::ZERO);
    for first in (0..n_games).step_by(SLICE as usize) {
        let games = first..n_games.min(first + SLICE);
        progress.set_position(first);
        let name = format!("games {games:?} against the oracle");
        let step = journal.step(&name, || slice(games, &progress).map(|counts| json!(counts)))?;
        for (sum, n) in by_seats.iter_mut().zip(step.found.as_array().into_iter().flatten()) {
            *sum += n.as_u64().unwrap_or_default();
        }
        took += step.took;
    }
    progress.finish_and_clear();
    let split =
        by_seats.iter().zip(2..).map(|(&n, seats)| format!("{} with {seats}", thousands(n)));
    let split: Vec<String> = split.collect();
    let how_much = format!(
        "{} games without a difference ({} seats)",
        thousands(by_seats.iter().sum()),
        split.join(", ")
    );
    let line = format!("cargo run --profile prove -p xtask -- prove {n_games}");
    journal.tell("the engine against the oracle", &how_much, took, &line);
    Ok(())
}

/// Compares some games. Answers how many of them had two seats, three and so on.
fn slice(games: Range<u64>, progress: &ProgressBar) -> Result<[u64; 4], String> {
    let packs = generate::packs();
    let counts: [AtomicU64; 4] = Default::default();
    games.into_par_iter().try_for_each(|game_idx| {
        let mut chance = Rng::new(2009, game_idx);
        let pack = &packs[chance.index(packs.len())];
        let (start, players) = (generate::start(&mut chance), generate::players(&mut chance));
        compare_game(&pack.edition, &start, &players, &mut chance).map_err(|difference| {
            format!("game {game_idx} of {} with {start:?}: {difference}", pack.id)
        })?;
        counts[start.seats.count() - 2].fetch_add(1, Ordering::Relaxed);
        progress.inc(1);
        Ok::<(), String>(())
    })?;
    Ok(counts.map(AtomicU64::into_inner))
}
