//! Is a review true? Each of these has a long form: `REVIEW_GAMES=1000 cargo test --release -p
//! traumfabrik-review --test trials -- --nocapture` prints the figures of docs/review.md.

mod blunders;
mod forecasts;
mod play;
mod sums;

/// How many games a trial takes: those of the short form, or as many as are asked for.
fn n_games(short: u64) -> u64 {
    let asked = std::env::var("REVIEW_GAMES").ok();
    asked.map_or(short, |games| games.parse().expect("REVIEW_GAMES is a number"))
}
