//! A review in a terminal.

mod curves;

use std::io::{self, Write};

use comfy_table::{CellAlignment, ContentArrangement, Table};
use traumfabrik_review::Review;
use traumfabrik_rules::Seat;

use super::words::{Words, costliest, signed};
use crate::source::Source;
use crate::tables::table;

/// `source` is where one can play on from, if one can.
pub(super) fn print(
    out: &mut impl Write,
    review: &Review,
    words: &Words<'_>,
    source: Option<&Source>,
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
    writeln!(out, "{}\n{}\n", words.label("auctions"), auctions(review, words))?;
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

fn auctions(review: &Review, words: &Words<'_>) -> Table {
    let worths = (0..review.seats.len()).map(|seat| words.worth_to(Seat(seat as u8)));
    let ids = ["where", "winner", "price", "over"];
    let others = ["runner-up", "go-on"].map(|id| words.label(id));
    let mut table = wide_table(words, &ids, worths.chain(others.clone()).collect());
    let n_columns = ids.len() + review.seats.len() + others.len();
    for idx in [1, n_columns - 2, n_columns - 1] {
        if let Some(column) = table.column_mut(idx) {
            column.set_cell_alignment(CellAlignment::Left);
        }
    }
    for auction in &review.auctions {
        let sale = auction.sale.as_ref();
        let worth =
            |worth: Option<f64>| worth.map_or("–".to_owned(), |worth| format!("{worth:.1}"));
        let head = [
            words.place(auction.location, auction.quarter),
            sale.map_or("–".to_owned(), |sale| words.name(sale.seat).to_owned()),
            sale.map_or("–".to_owned(), |sale| sale.price.0.to_string()),
            auction.overpaid().map_or("–".to_owned(), signed),
        ];
        let worths = auction.bidders.iter().map(|bidder| worth(bidder.worth));
        let name = |seat: Option<Seat>| seat.map_or("–", |seat| words.name(seat)).to_owned();
        let going_on: Vec<&str> =
            auction.should_have_gone_on().map(|bidder| words.name(bidder.seat)).collect();
        let going_on = if going_on.is_empty() { name(None) } else { words.texts.list(&going_on) };
        let others = [name(sale.and_then(|sale| sale.runner_up)), going_on];
        table.add_row(head.into_iter().chain(worths).chain(others));
    }
    table
}
