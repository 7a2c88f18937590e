//! The ladder as a table.

use std::io::{self, Write};

use comfy_table::{CellAlignment, Table};
use traumfabrik_bots::{Estimate, SprtVerdict};

use super::Results;
use super::sprt::{By, SprtResult};
use crate::tables::table;

pub(super) fn print(results: &Results<'_>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let seconds = results.elapsed.as_secs_f64().max(1e-9);
    let per_core = results.n_games as f64 / seconds / results.n_threads as f64;
    let digits = if per_core < 100.0 { 1 } else { 0 };
    writeln!(out, "{}", ladder(results))?;
    if let Some(sprt) = &results.sprt {
        writeln!(out, "{}", sentence(sprt))?;
    }
    writeln!(
        out,
        "{} of {} with {} seats ({} on {}) in {seconds:.2} s: {per_core:.digits$} games/s per core \
         on {}",
        counted(results.n_games, "game"),
        results.pack.id,
        results.n_seats,
        counted(results.n_blocks as u64, "deal"),
        counted(results.n_lineups as u64, "line-up"),
        counted(results.n_threads as u64, "core"),
    )
}

fn ladder(results: &Results<'_>) -> Table {
    let columns =
        ["rank", "bot", "games", "win share", "score", "margin", "rating", "ms mean", "ms p99"];
    let mut table = table(&columns);
    if let Some(names) = table.column_mut(1) {
        names.set_cell_alignment(CellAlignment::Left);
    }
    for (idx, standing) in results.standings.iter().enumerate() {
        let times = &results.tally.players[standing.idx.index()].times;
        table.add_row([
            (idx + 1).to_string(),
            standing.bot.to_string(),
            standing.n_games.to_string(),
            format!("{} %", percent(&standing.win_share)),
            format!("{:.1}", standing.score.value),
            figure(&standing.margin, 1),
            figure(&standing.rating, 0),
            format!("{:.4}", times.mean_ms()),
            format!("{:.4}", times.quantile_ms(0.99)),
        ]);
    }
    table
}

/// The verdict in words.
pub(super) fn sentence(sprt: &SprtResult) -> String {
    let SprtResult { names: [a, b], test, .. } = sprt;
    let verdict = match test.verdict() {
        SprtVerdict::Better => format!("{a} is better than {b}"),
        SprtVerdict::NotBetter => format!("{a} is not better than {b}"),
        SprtVerdict::Open => format!("it is open whether {a} is better than {b}"),
    };
    let ([low, high], [h0, h1]) = (test.bounds(), sprt.hypotheses);
    let (unit, seen) = match sprt.by {
        By::Wins => ("Elo", format!("has {:.1} % of the wins", 100.0 * test.mean())),
        By::Margin => ("deviations", format!("leads by {:.2} points", test.mean())),
    };
    format!(
        "{verdict}: LLR {:.2} of [{low:.2}, {high:.2}] after {}, for {h1} against {h0} {unit}; \
         {a} {seen}",
        test.llr(),
        counted(test.n_blocks(), "deal"),
    )
}

/// A value and its error.
pub(super) fn figure(estimate: &Estimate, digits: usize) -> String {
    // There is no need to tell zero from a zero that came from below.
    let value = estimate.value + 0.0;
    if estimate.error().is_finite() {
        format!("{value:.digits$} ± {:.digits$}", estimate.error())
    } else {
        format!("{value:.digits$} ± ?")
    }
}

/// A share and its error in hundredths.
pub(super) fn percent(estimate: &Estimate) -> String {
    let Estimate { value, low, high } = *estimate;
    figure(&Estimate { value: 100.0 * value, low: 100.0 * low, high: 100.0 * high }, 1)
}

pub(super) fn counted(n: u64, what: &str) -> String {
    if n == 1 { format!("{n} {what}") } else { format!("{n} {what}s") }
}
