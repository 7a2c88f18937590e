//! The results for programs.

use std::io::{self, Write};

use serde::Serialize;
use traumfabrik_bots::{BotStanding, Estimate, SprtVerdict};

use super::Results;
use super::sprt::{By, SprtResult};
use crate::failure::Failure;

#[derive(Debug, Serialize)]
struct Json {
    edition: String,
    seats: u8,
    seed: u64,
    games: u64,
    blocks: usize,
    lineups: usize,
    bots: Vec<JsonBot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<JsonSprt>,
}

/// Ends of intervals that reach to infinity are null.
#[derive(Debug, Serialize)]
struct JsonBot {
    bot: String,
    games: u64,
    win_share: f64,
    win_share_ci95: [f64; 2],
    mean_score: f64,
    mean_score_ci95: [f64; 2],
    mean_margin: f64,
    mean_margin_ci95: [f64; 2],
    rating: f64,
    rating_ci95: [f64; 2],
    ms_mean: f64,
    ms_p99: f64,
}

#[derive(Debug, Serialize)]
struct JsonSprt {
    a: String,
    b: String,
    by: &'static str,
    hypotheses: [f64; 2],
    alpha: f64,
    beta: f64,
    llr: f64,
    bounds: [f64; 2],
    verdict: &'static str,
    mean: f64,
    blocks: u64,
    games: u64,
}

pub(super) fn print(results: &Results<'_>) -> Result<(), Failure> {
    let json = Json {
        edition: results.pack.id.clone(),
        seats: results.n_seats,
        seed: results.seed,
        games: results.n_games,
        blocks: results.n_blocks,
        lineups: results.n_lineups,
        bots: results.standings.iter().map(|standing| bot(results, standing)).collect(),
        sprt: results.sprt.as_ref().map(|result| sprt(results, result)),
    };
    let json = serde_json::to_string(&json).map_err(|error| Failure::Io(error.to_string()))?;
    writeln!(io::stdout().lock(), "{json}")?;
    Ok(())
}

fn bot(results: &Results<'_>, standing: &BotStanding) -> JsonBot {
    let times = &results.tally.players[standing.idx.index()].times;
    JsonBot {
        bot: standing.bot.to_string(),
        games: standing.n_games,
        win_share: rounded(standing.win_share.value),
        win_share_ci95: ends(&standing.win_share),
        mean_score: rounded(standing.score.value),
        mean_score_ci95: ends(&standing.score),
        mean_margin: rounded(standing.margin.value),
        mean_margin_ci95: ends(&standing.margin),
        rating: rounded(standing.rating.value),
        rating_ci95: ends(&standing.rating),
        ms_mean: rounded(times.mean_ms()),
        ms_p99: rounded(times.quantile_ms(0.99)),
    }
}

fn sprt(results: &Results<'_>, result: &SprtResult) -> JsonSprt {
    let [a, b] = &result.names;
    let [alpha, beta] = result.errors;
    JsonSprt {
        a: a.to_string(),
        b: b.to_string(),
        by: match result.by {
            By::Wins => "wins",
            By::Margin => "margin",
        },
        hypotheses: result.hypotheses,
        alpha,
        beta,
        llr: rounded(result.test.llr()),
        bounds: result.test.bounds().map(rounded),
        verdict: match result.test.verdict() {
            SprtVerdict::Better => "better",
            SprtVerdict::NotBetter => "not_better",
            SprtVerdict::Open => "open",
        },
        mean: rounded(result.test.mean()),
        blocks: result.test.n_blocks(),
        games: results.n_games,
    }
}

fn ends(estimate: &Estimate) -> [f64; 2] {
    [rounded(estimate.low), rounded(estimate.high)]
}

/// More digits than six say nothing, and neither does the sign of zero.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}
