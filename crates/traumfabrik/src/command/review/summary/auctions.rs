//! All auctions of a game, one a line.

use comfy_table::{CellAlignment, Table};
use traumfabrik_review::{Auction, Review};
use traumfabrik_rules::Seat;

use super::super::words::{Words, signed};
use super::wide_table;

/// In which order auctions are listed.
#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
pub(in super::super) enum Sort {
    /// As they were played
    #[default]
    Game,
    /// What was most overpaid first
    Overpaid,
    /// The best bargain first
    Bargain,
}

impl Sort {
    fn of(self, review: &Review) -> Vec<&Auction> {
        let mut auctions: Vec<&Auction> = review.auctions.iter().collect();
        let sign = match self {
            Self::Game => return auctions,
            Self::Overpaid => -1.0,
            Self::Bargain => 1.0,
        };
        // Of which nobody knows how much was too much, they come last.
        let key = |auction: &Auction| auction.overpaid().map_or(f64::INFINITY, |over| sign * over);
        auctions.sort_by(|a, b| key(a).total_cmp(&key(b)));
        auctions
    }
}

pub(super) fn table(review: &Review, words: &Words<'_>, sort: Sort) -> Table {
    let worths = (0..review.seats.len()).map(|seat| words.worth_to(Seat(seat as u8)));
    let ids = ["where", "winner", "price", "over"];
    let others = ["runner-up", "go-on", "made"].map(|id| words.label(id));
    let n_figures = ids.len() + review.seats.len();
    let n_columns = n_figures + others.len();
    let mut table = wide_table(words, &ids, worths.chain(others).collect());
    for idx in [1].into_iter().chain(n_figures..n_columns) {
        if let Some(column) = table.column_mut(idx) {
            column.set_cell_alignment(CellAlignment::Left);
        }
    }
    for auction in sort.of(review) {
        table.add_row(row(auction, words));
    }
    table
}

fn row(auction: &Auction, words: &Words<'_>) -> Vec<String> {
    let none = || "–".to_owned();
    let sale = auction.sale.as_ref();
    let name = |seat: Option<Seat>| seat.map_or("–", |seat| words.name(seat)).to_owned();
    let head = [
        words.place(auction.location, auction.quarter),
        name(sale.map(|sale| sale.seat)),
        sale.map_or_else(none, |sale| sale.price.0.to_string()),
        auction.overpaid().map_or_else(none, signed),
    ];
    let worths = auction
        .bidders
        .iter()
        .map(|bidder| bidder.worth.map_or_else(none, |worth| format!("{worth:.1}")));
    let going_on: Vec<&str> =
        auction.should_have_gone_on().map(|bidder| words.name(bidder.seat)).collect();
    let others = [
        name(sale.and_then(|sale| sale.runner_up)),
        if going_on.is_empty() { none() } else { words.texts.list(&going_on) },
        sale.map_or_else(none, |sale| words.made(&sale.made)),
    ];
    head.into_iter().chain(worths).chain(others).collect()
}
