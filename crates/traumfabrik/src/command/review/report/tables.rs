//! The tables of the page.

use traumfabrik_review::{Auction, Review};
use traumfabrik_rules::Seat;

use super::super::words::{Words, costliest, signed};
use super::swatch;
use crate::svg::escaped;

/// A cell: what it shows, and what it is sorted by where that is a number.
struct Cell {
    html: String,
    value: Option<f64>,
}

fn text(text: &str) -> Cell {
    Cell { html: escaped(text), value: None }
}

fn figure(text: &str, value: f64) -> Cell {
    Cell { html: escaped(text), value: Some(value) }
}

fn seat(seat: Seat, words: &Words<'_>) -> Cell {
    Cell { html: format!("{}{}", swatch(seat), escaped(words.name(seat))), value: None }
}

/// A table whose columns can be sorted.
fn table(columns: &[String], rows: &[Vec<Cell>]) -> String {
    let is_text =
        |column: usize| rows.first().is_some_and(|row: &Vec<Cell>| row[column].value.is_none());
    let head = |(column, name): (usize, &String)| {
        let class = if is_text(column) { " class=\"text\"" } else { "" };
        let name = escaped(name);
        format!("<th scope=\"col\"{class}><button type=\"button\">{name}</button></th>")
    };
    let head: String = columns.iter().enumerate().map(head).collect();
    let cell = |cell: &Cell| match cell.value {
        Some(value) => format!("<td data-value=\"{value:.3}\">{}</td>", cell.html),
        None => format!("<td class=\"text\">{}</td>", cell.html),
    };
    let row =
        |cells: &Vec<Cell>| format!("<tr>{}</tr>\n", cells.iter().map(cell).collect::<String>());
    let body: String = rows.iter().map(row).collect();
    format!(
        "<div class=\"wide\" tabindex=\"0\"><table class=\"sortable\">\n<thead><tr>{head}</tr></thead>\n\
         <tbody>\n{body}</tbody>\n</table></div>\n"
    )
}

pub(super) fn ledger(review: &Review, words: &Words<'_>) -> String {
    let ids = [
        "seat",
        "points",
        "films",
        "awards",
        "money",
        "start",
        "luck",
        "decisions-own",
        "others",
        "margin",
        "skill",
    ];
    let rows = review.seats.iter().map(|of| {
        let whole = |points: u16| figure(&points.to_string(), f64::from(points));
        let part = |value: f64| figure(&signed(value), value);
        let ledger = &of.ledger;
        vec![
            seat(of.seat, words),
            whole(of.points.total()),
            whole(of.points.films),
            whole(of.points.awards),
            whole(of.points.money.0.into()),
            part(ledger.start),
            figure(&format!("{} ± {:.1}", signed(ledger.luck), ledger.luck_error), ledger.luck),
            part(ledger.skill + ledger.surplus),
            part(ledger.others),
            part(f64::from(of.margin)),
            part(ledger.skill),
        ]
    });
    table(&ids.map(|id| words.label(id)), &rows.collect::<Vec<_>>())
}

pub(super) fn decisions(review: &Review, words: &Words<'_>) -> String {
    let ids = ["seat", "where", "played", "better", "loss", "win-loss"];
    let rows = costliest(review).into_iter().map(|decision| {
        vec![
            seat(decision.seat, words),
            text(&words.place(decision.location, decision.quarter)),
            text(&words.action(decision.played)),
            text(&words.action(decision.best)),
            figure(&format!("{:.1} ± {:.1}", decision.loss, decision.error), decision.loss),
            figure(&format!("{:.0} %", 100.0 * decision.win_loss), decision.win_loss),
        ]
    });
    let rows: Vec<_> = rows.collect();
    match rows.is_empty() {
        true => format!("<p>{}</p>\n", escaped(&words.label("no-mistakes"))),
        false => table(&ids.map(|id| words.label(id)), &rows),
    }
}

pub(super) fn auctions(review: &Review, words: &Words<'_>) -> String {
    let labels = |ids: &[&str]| ids.iter().map(|id| words.label(id)).collect::<Vec<_>>();
    let worths = review.seats.iter().map(|of| words.worth_to(of.seat)).collect();
    let columns = [
        labels(&["where", "lot", "winner", "price", "over"]),
        worths,
        labels(&["runner-up", "go-on", "made"]),
    ];
    let rows: Vec<_> = review.auctions.iter().map(|auction| row(auction, words)).collect();
    table(&columns.concat(), &rows)
}

fn row(auction: &Auction, words: &Words<'_>) -> Vec<Cell> {
    let none = || figure("–", f64::MIN);
    let sale = auction.sale.as_ref();
    let mut cells = vec![
        figure(&words.place(auction.location, auction.quarter), f64::from(auction.seq)),
        text(&words.lot(auction)),
        sale.map_or_else(|| text("–"), |sale| seat(sale.seat, words)),
        sale.map_or_else(none, |sale| figure(&sale.price.0.to_string(), f64::from(sale.price.0))),
        auction.overpaid().map_or_else(none, |over| figure(&signed(over), over)),
    ];
    cells.extend(auction.bidders.iter().map(|bidder| match bidder.worth {
        Some(worth) => figure(&format!("{worth:.1} ± {:.1}", bidder.error), worth),
        None => none(),
    }));
    let going_on: Vec<&str> =
        auction.should_have_gone_on().map(|bidder| words.name(bidder.seat)).collect();
    let runner_up = sale.and_then(|sale| sale.runner_up);
    cells.extend([
        runner_up.map_or_else(|| text("–"), |rival| seat(rival, words)),
        text(&if going_on.is_empty() { "–".to_owned() } else { words.texts.list(&going_on) }),
        text(&sale.map_or_else(|| "–".to_owned(), |sale| words.made(&sale.made))),
    ]);
    cells
}
