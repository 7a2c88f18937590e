//! A review in a terminal.

mod auctions;
mod curves;

use std::io::{self, Write};

use comfy_table::{CellAlignment, ContentArrangement, Table};
use traumfabrik_review::Review;

use super::words::{Words, costliest, signed};
use crate::source::RecordSource;
use crate::tables::table;
pub(super) use auctions::Sort;

/// `source` is where one can play on from, if one can.
pub(super) fn print(
    out: &mut impl Write,
    review: &Review,
    words: &Words<'_>,
    source: Option<&RecordSource>,
    sort: Sort,
) -> io::Result<()> {
    writeln!(out, "{}\n\n{}\n", curves::wins(review, words), curves::points(review, words))?;
    if !review.turns.is_empty() {
        writeln!(out, "{}", words.label("turns"))?;
        for turn in curves::turns(review, words) {
            writeln!(out, "  {turn}")?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}\n{}\n", words.label("ledger"), ledger(review, words))?;
    writeln!(out, "{}\n{}\n", words.label("sources"), sources(review, words))?;
    for seat in &review.seats {
        writeln!(out, "{}", words.name(seat.seat))?;
        for sentence in &seat.sentences {
            writeln!(out, "  {}", words.say(sentence))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", words.label("decisions"))?;
    match costliest(review).is_empty() {
        true => writeln!(out, "{}\n", words.label("no-mistakes"))?,
        false => writeln!(out, "{}\n", decisions(review, words))?,
    }
    if let (Some(worst), Some(source)) = (costliest(review).first(), source) {
        let moment = format!("{source}:{}", worst.seq.saturating_sub(1));
        writeln!(out, "{}\n  traumfabrik play --from {moment}\n", words.label("play-on"))?;
    }
    writeln!(out, "{}\n{}\n", words.label("auctions"), auctions::table(review, words, sort))?;
    writeln!(out, "{}", words.label("note-judge"))?;
    writeln!(out, "{}, seed {}, game {}", review.judge, review.seed, review.game)
}

/// A table with these headings, as wide as the terminal at most.
fn wide_table(words: &Words<'_>, ids: &[&str], more: Vec<String>) -> Table {
    let labels = ids.iter().map(|id| words.label(id)).chain(more);
    let labels: Vec<String> = labels.collect();
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    let mut table = table(&labels);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table
}

fn ledger(review: &Review, words: &Words<'_>) -> Table {
    let ids = ["seat", "points", "margin", "start", "luck", "decisions-own", "others", "skill"];
    let mut table = wide_table(words, &ids, Vec::new());
    for seat in &review.seats {
        let ledger = &seat.ledger;
        table.add_row([
            words.name(seat.seat).to_owned(),
            seat.points.total().to_string(),
            signed(f64::from(seat.margin)),
            signed(ledger.start),
            signed(ledger.luck),
            signed(ledger.skill + ledger.surplus),
            signed(ledger.others),
            signed(ledger.skill),
        ]);
    }
    table
}

/// What each seat had in the end, by where it came from.
fn sources(review: &Review, words: &Words<'_>) -> Table {
    let mut table = wide_table(words, &["seat", "films", "awards", "money", "points"], Vec::new());
    for seat in &review.seats {
        let points = &seat.points;
        table.add_row([
            words.name(seat.seat).to_owned(),
            points.films.to_string(),
            points.awards.to_string(),
            points.money.0.to_string(),
            points.total().to_string(),
        ]);
    }
    table
}

fn decisions(review: &Review, words: &Words<'_>) -> Table {
    let ids = ["seat", "where", "played", "better", "loss", "win-loss"];
    let mut table = wide_table(words, &ids, Vec::new());
    for idx in 1..4 {
        if let Some(column) = table.column_mut(idx) {
            column.set_cell_alignment(CellAlignment::Left);
        }
    }
    for decision in costliest(review) {
        table.add_row([
            words.name(decision.seat).to_owned(),
            words.place(decision.location, decision.quarter),
            words.action(decision.played),
            words.action(decision.best),
            format!("{:.1} ± {:.1}", decision.loss, decision.error),
            format!("{:.0} %", 100.0 * decision.win_loss),
        ]);
    }
    table
}
