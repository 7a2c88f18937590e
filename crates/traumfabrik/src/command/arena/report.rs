//! The results as a page with plots: one file that needs no other.

mod charts;
mod figures;
mod habits;
mod spreads;

use traumfabrik_bots::{BotStanding, PlayerTally};

use super::Results;
use super::summary::{counted, figure, percent, sentence};
use crate::svg::escaped;
use figures::{Figures, section};

const STYLE: &str = include_str!("../../report.css");

/// The whole page.
pub(super) fn page(results: &Results<'_>) -> String {
    let seats = format!("{} seats", results.n_seats);
    let sections = [
        standings(results),
        ladder(results),
        spreads::scores(results),
        habits::prices(results),
        habits::awards(results),
        spreads::tokens(results),
        spreads::films(results),
        spreads::lengths(results),
    ];
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Traumfabrik arena: {names}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <main>\n<h1>Traumfabrik arena</h1>\n<p>{games} of {edition} at a table of {seats}: \
         {deals} on {lineups}, each deal played in every rotation through the seats. Seed \
         {seed}.</p>\n{verdict}{sections}</main>\n</body>\n</html>\n",
        names = escaped(&names(results).join(", ")),
        games = counted(results.n_games, "game"),
        edition = escaped(&results.pack.id),
        deals = counted(results.n_blocks as u64, "deal"),
        lineups = counted(results.n_lineups as u64, "line-up"),
        seed = results.seed,
        verdict = verdict(results),
        sections = sections.concat(),
    )
}

fn verdict(results: &Results<'_>) -> String {
    let paragraph = |sprt| format!("<p><strong>{}</strong></p>\n", escaped(&sentence(sprt)));
    results.sprt.as_ref().map(paragraph).unwrap_or_default()
}

fn names(results: &Results<'_>) -> Vec<String> {
    results.standings.iter().map(|standing| standing.bot.to_string()).collect()
}

/// Everybody's name and tally, the best first.
fn by_bot<'a>(results: &'a Results<'_>) -> impl Iterator<Item = (String, &'a PlayerTally)> {
    let tally = |standing: &BotStanding| &results.tally.players[standing.idx.index()];
    results.standings.iter().map(move |standing| (standing.bot.to_string(), tally(standing)))
}

fn standings(results: &Results<'_>) -> String {
    let mut figures =
        Figures::new(&["bot", "games", "win share", "score", "margin", "rating", "ms", "ms p99"]);
    for standing in &results.standings {
        let times = &results.tally.players[standing.idx.index()].times;
        figures.rows.push(vec![
            standing.bot.to_string(),
            standing.n_games.to_string(),
            format!("{} %", percent(&standing.win_share)),
            figure(&standing.score, 1),
            figure(&standing.margin, 1),
            figure(&standing.rating, 0),
            format!("{:.4}", times.mean_ms()),
            format!("{:.4}", times.quantile_ms(0.99)),
        ]);
    }
    format!(
        "<section>\n<h2>Standings</h2>\n<p class=\"quiet\">± is the error of 95 % intervals, from \
         what differs between deals. The win share is per seat, shared wins split; the margin is \
         the score less the best other one; ms is the time of a decision.</p>\n{}</section>\n",
        figures.html()
    )
}

fn ladder(results: &Results<'_>) -> String {
    let rows: Vec<_> = results
        .standings
        .iter()
        .map(|standing| (standing.bot.to_string(), standing.rating))
        .collect();
    let mut figures = Figures::new(&["bot", "rating", "low", "high"]);
    for (name, rating) in &rows {
        let ends = [rating.value, rating.low, rating.high].map(|end| format!("{:.1}", end + 0.0));
        figures.rows.push([name.clone()].into_iter().chain(ends).collect());
    }
    let note = "On Elo's scale: of two that are 100 points apart, the stronger one finishes first in \
                64 of 100 games; with 400 points, in 91. Zero is 'random' if it plays, otherwise \
                the mean, and an interval is that of the distance from there.";
    let plot = charts::ladder(&rows, "rating, with 95 % intervals");
    section("Ladder", note, &plot, &figures)
}
