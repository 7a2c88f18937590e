//! A review as a page with plots: one file that needs no other.

mod charts;
mod tables;

use traumfabrik_review::Review;
use traumfabrik_rules::Seat;

use super::words::Words;
use crate::svg::escaped;

const STYLE: &str = include_str!("../../report.css");
const OWN_STYLE: &str = include_str!("report/page.css");
const SCRIPT: &str = include_str!("report/page.js");

/// The whole page.
pub(super) fn page(review: &Review, words: &Words<'_>) -> String {
    let lang = words.texts.lang();
    let title = words.label("title");
    let names: Vec<&str> = words.names.iter().map(String::as_str).collect();
    let sections = [
        section(&words.label("words"), "", &story(review, words)),
        section(
            &words.label("curve-win"),
            &words.label("note-curve"),
            &charts::wins(review, words),
        ),
        section(&words.label("curve-points"), "", &charts::points(review, words)),
        section(
            &words.label("sources"),
            &words.label("note-sources"),
            &charts::sources(review, words),
        ),
        section(
            &words.label("ledger"),
            &words.label("note-ledger"),
            &tables::ledger(review, words),
        ),
        section(
            &words.label("decisions"),
            &words.label("note-decisions"),
            &tables::decisions(review, words),
        ),
        section(
            &words.label("auctions"),
            &words.label("note-auctions"),
            &tables::auctions(review, words),
        ),
    ];
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Traumfabrik: {title}</title>\n<style>\n{STYLE}{OWN_STYLE}</style>\n</head>\n\
         <body>\n<main>\n<h1>{title}</h1>\n<p class=\"quiet\">{edition}: {names}</p>\n{sections}\
         <footer class=\"quiet\"><p>{note}</p><p class=\"small\">{judge}, seed {seed}, \
         {game}</p></footer>\n</main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        title = escaped(&title),
        edition = escaped(&words.texts.word("edition-name")),
        names = escaped(&words.texts.list(&names)),
        sections = sections.concat(),
        note = escaped(&words.label("note-judge")),
        judge = escaped(&review.judge),
        seed = review.seed,
        game = escaped(&review.game),
    )
}

fn section(title: &str, note: &str, body: &str) -> String {
    let note = match note {
        "" => String::new(),
        note => format!("<p class=\"quiet\">{}</p>\n", escaped(note)),
    };
    format!("<section>\n<h2>{}</h2>\n{note}{body}</section>\n", escaped(title))
}

/// The sentences of each seat.
fn story(review: &Review, words: &Words<'_>) -> String {
    let seat = |seat: &traumfabrik_review::SeatReview| {
        let sentences = seat.sentences.iter().map(|message| escaped(&words.say(message)));
        format!(
            "<h3>{}{}</h3>\n<p>{}</p>\n",
            swatch(seat.seat),
            escaped(words.name(seat.seat)),
            sentences.collect::<Vec<_>>().join(" ")
        )
    };
    review.seats.iter().map(seat).collect()
}

/// The colour of a seat, beside its name.
fn swatch(seat: Seat) -> String {
    format!("<span class=\"swatch seat-{}\" aria-hidden=\"true\"></span>", seat.0 + 1)
}
