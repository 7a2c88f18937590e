//! Plots of how numbers are spread.

use traumfabrik_bots::{Histogram, LENGTH_STEP, PlayerTally};

use super::charts::{Ridges, span};
use super::figures::{Figures, section};
use super::{Results, by_bot};

pub(super) fn scores(results: &Results<'_>) -> String {
    let rows = rows(results, |bot| &bot.scores);
    spread(
        &rows,
        &Words {
            title: "Scores",
            note: "How final scores are spread; the line is the mean.",
            label: "final score",
            share_of: "games",
        },
    )
}

pub(super) fn tokens(results: &Results<'_>) -> String {
    let unrated = match results.tally.n_unrated() {
        0 => String::new(),
        n => format!(" {n} films found no token and are left out."),
    };
    let rows = rows(results, |bot| &bot.tokens);
    spread(
        &rows,
        &Words {
            title: "Film values",
            note: &format!("Finished films by the number on their rating token.{unrated}"),
            label: "number on the token",
            share_of: "films",
        },
    )
}

pub(super) fn films(results: &Results<'_>) -> String {
    let rows = rows(results, |bot| &bot.films);
    spread(
        &rows,
        &Words {
            title: "Films in a game",
            note: "How many films a seat finishes.",
            label: "films finished",
            share_of: "games",
        },
    )
}

pub(super) fn lengths(results: &Results<'_>) -> String {
    let tally = results.tally;
    let spread = Spread {
        name: "all games".to_owned(),
        bins: tally.lengths.bins().to_vec(),
        mean: tally.events.mean(),
    };
    let note = format!(
        "Facts of a game: bids, passes, sales, chips placed and all else that its record tells. \
         A game has {:.0} decisions on average.",
        tally.decisions.mean()
    );
    let words = Words { title: "Length of a game", note: &note, label: "facts", share_of: "games" };
    draw(&[spread], LENGTH_STEP, 1, &words)
}

/// What stands around a plot.
struct Words<'a> {
    title: &'a str,
    note: &'a str,
    label: &'a str,
    share_of: &'a str,
}

/// The counts of a row, by value.
struct Spread {
    name: String,
    bins: Vec<u64>,
    mean: f64,
}

fn rows<const N: usize>(
    results: &Results<'_>,
    histogram: fn(&PlayerTally) -> &Histogram<N>,
) -> Vec<Spread> {
    by_bot(results)
        .map(|(name, bot)| {
            let values = histogram(bot);
            Spread { name, bins: values.bins().to_vec(), mean: values.mean() }
        })
        .collect()
}

/// Draws counts by single values, put together where there are too many to tell apart.
fn spread(rows: &[Spread], words: &Words<'_>) -> String {
    let (first, last) = range(rows);
    let group = [1, 2, 5, 10].into_iter().find(|group| (last - first) / group < 48).unwrap_or(10);
    draw(rows, 1, group, words)
}

/// Draws counts whose bins are `width` wide, `group` of them in one bar.
fn draw(rows: &[Spread], width: usize, group: usize, words: &Words<'_>) -> String {
    let (first, last) = range(rows);
    let first = first / group * group;
    let (from, step) = ((first * width) as f64, (group * width) as f64);
    let shares = |row: &Spread| -> Vec<f64> {
        let all = row.bins.iter().sum::<u64>().max(1) as f64;
        let groups = row.bins[first..=last].chunks(group);
        groups.map(|bins| bins.iter().sum::<u64>() as f64 / all).collect()
    };
    let drawn: Vec<_> = rows.iter().map(|row| (row.name.clone(), shares(row), row.mean)).collect();
    let mut figures = Figures::new(&[words.label]);
    figures.columns.extend(rows.iter().map(|row| row.name.clone()));
    for n in 0..drawn.first().map_or(0, |(_, shares, _)| shares.len()) {
        let cells = drawn.iter().map(|(_, shares, _)| format!("{:.2} %", 100.0 * shares[n]));
        let name = span(from + step * n as f64, step);
        figures.rows.push([name].into_iter().chain(cells).collect());
    }
    let means = rows.iter().map(|row| format!("{:.2}", row.mean));
    figures.rows.push(["mean".to_owned()].into_iter().chain(means).collect());
    let ridges =
        Ridges { rows: &drawn, first: from, step, label: words.label, share_of: words.share_of };
    section(words.title, words.note, &ridges.draw(), &figures)
}

/// The first and the last bin that any row needs.
fn range(rows: &[Spread]) -> (usize, usize) {
    let first = rows.iter().filter_map(|row| row.bins.iter().position(|&n| n > 0)).min();
    let last = rows.iter().filter_map(|row| row.bins.iter().rposition(|&n| n > 0)).max();
    (first.unwrap_or(0), last.unwrap_or(0))
}
