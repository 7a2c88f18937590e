//! The story in curves, as high as a line of text.

use comfy_table::{CellAlignment, Table};
use traumfabrik_review::{Forecast, Moment, Review};
use traumfabrik_rules::Seat;
use traumfabrik_wire::{Arg, Message};

use super::super::words::Words;
use crate::tables::table;

/// So many characters side by side, for a terminal of eighty.
const WIDTH: usize = 48;
const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Everybody's chance to win.
pub(super) fn wins(review: &Review, words: &Words<'_>) -> Table {
    let shown = |forecast: &Forecast| format!("{:.0} %", 100.0 * forecast.win);
    curves(review, words, "curve-win", &|forecast| forecast.win, &shown)
}

/// Everybody's points in the end, as expected.
pub(super) fn points(review: &Review, words: &Words<'_>) -> Table {
    let all = || review.moments.iter().flat_map(|moment| &moment.forecasts);
    let most = all().map(|forecast| forecast.points).fold(f64::MIN, f64::max);
    let least = all().map(|forecast| forecast.points).fold(f64::MAX, f64::min);
    let height = |forecast: &Forecast| (forecast.points - least) / (most - least).max(1.0);
    let shown = |forecast: &Forecast| format!("{:.0}", forecast.points);
    curves(review, words, "curve-points", &height, &shown)
}

/// What turned the game, a line each.
pub(super) fn turns(review: &Review, words: &Words<'_>) -> Vec<String> {
    let line = |turn: &traumfabrik_review::TurningPoint| {
        let id = if turn.is_draw { "review-turn-draw" } else { "review-turn" };
        let who = Message::new(id)
            .with("winner", Arg::Seat(turn.winner.0))
            .with("loser", Arg::Seat(turn.loser.0));
        let percent = Arg::Number((100.0 * turn.swing).round() as i32);
        let swing = Message::new("review-turn-swing").with("percent", percent);
        let place = turn.quarter.map(|quarter| words.place(turn.location, quarter));
        let place = place.map_or_else(String::new, |place| format!("{place}: "));
        format!("{place}{}. {}", words.say(&who), words.say(&swing))
    };
    review.turns.iter().map(line).collect()
}

/// A row for each seat, its height from 0 to 1, and below them where the quarters begin.
fn curves(
    review: &Review,
    words: &Words<'_>,
    label: &str,
    height: &dyn Fn(&Forecast) -> f64,
    shown: &dyn Fn(&Forecast) -> String,
) -> Table {
    let mut table = table(&[&words.label("seat"), &words.label(label), ""]);
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Left);
    }
    let columns: Vec<&Moment> = columns(&review.moments).collect();
    for seat in (0..review.seats.len()).map(|seat| Seat(seat as u8)) {
        let of = |moment: &Moment| moment.forecasts[seat.index()];
        let curve: String = columns.iter().map(|moment| level(height(&of(moment)))).collect();
        let last = columns.last().map_or_else(String::new, |moment| shown(&of(moment)));
        table.add_row([words.name(seat), &curve, &last]);
    }
    table.add_row([&words.texts.word("word-quarter"), &quarters(&columns), ""]);
    table
}

/// The moments that are shown: so many of them that each has a character, the last one among them.
fn columns(moments: &[Moment]) -> impl Iterator<Item = &Moment> {
    let last = moments.len().saturating_sub(1);
    let width = WIDTH.min(moments.len());
    (0..width).filter_map(move |column| moments.get(column * last / (width - 1).max(1)))
}

fn level(height: f64) -> char {
    LEVELS[(height.clamp(0.0, 1.0) * 7.99) as usize]
}

/// The number of each quarter where it begins.
fn quarters(columns: &[&Moment]) -> String {
    let before = std::iter::once(None).chain(columns.iter().map(|moment| moment.quarter));
    let mark = |(moment, before): (&&Moment, _)| match moment.quarter {
        Some(quarter) if before != Some(quarter) => quarter.number().to_string(),
        Some(_) | None => " ".to_owned(),
    };
    columns.iter().zip(before).map(mark).collect()
}
