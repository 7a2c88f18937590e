//! Is a review true? Each of these has a long form: `REVIEW_GAMES=420 cargo test --profile prove -p
//! traumfabrik-review --test trials -- --nocapture` prints the figures of docs/review.md, and
//! `REVIEW_CHART=FILE` draws how true forecasts were.

mod blunders;
mod chart;
mod forecasts;
mod play;
mod sums;

use std::sync::Mutex;
use std::thread;

/// How many games a trial takes: those of the short form, or as many as are asked for.
fn n_games(short: u64) -> u64 {
    let asked = std::env::var("REVIEW_GAMES").ok();
    asked.map_or(short, |games| games.parse().expect("REVIEW_GAMES is a number"))
}

/// Does something for each of many, on all cores, and keeps their order.
fn for_each<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let todo = Mutex::new(all.iter().enumerate());
    let done = Mutex::new(Vec::with_capacity(all.len()));
    let next = || todo.lock().expect("nobody panics").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((idx, one)) = next() {
                    let result = work(one);
                    done.lock().expect("nobody panics").push((idx, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("nobody panics");
    done.sort_by_key(|&(idx, _)| idx);
    done.into_iter().map(|(_, result)| result).collect()
}
