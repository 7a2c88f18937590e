//! The end: the score sheet and all films.

use std::cmp::Reverse;

use traumfabrik_rules::{Seat, Standing, View};

use crate::page::Sheet;
use crate::show::{cast_of, film_line};
use crate::voice::Voice;

/// Every film with its cast, the score sheet, and who won.
pub(crate) fn ending(
    sheet: &mut Sheet,
    voice: &Voice<'_>,
    view: &View,
    standings: &[Standing],
    winner: &str,
) {
    sheet.title(voice.word("play-all-films"));
    if view.films.is_empty() {
        sheet.text(voice.word("play-no-films"));
    } else {
        films(sheet, voice, view);
    }
    sheet.title(voice.word("play-final-score"));
    score(sheet, voice, standings);
    sheet.gap();
    sheet.turn(winner);
    sheet.text(voice.word("play-thanks"));
}

/// Everybody's points, best first.
pub(crate) fn score(sheet: &mut Sheet, voice: &Voice<'_>, standings: &[Standing]) {
    let head = ["seat", "films", "awards", "money", "total"];
    let mut rows = vec![head.map(|column| voice.word(&format!("play-column-{column}"))).to_vec()];
    let mut ranked: Vec<(Seat, &Standing)> = (0..).map(Seat).zip(standings).collect();
    ranked.sort_by_key(|(_, standing)| Reverse(standing.total()));
    for (seat, standing) in ranked {
        let Standing { films, awards, money } = standing;
        let numbers = [*films, *awards, money.0.into(), standing.total()];
        let numbers = numbers.map(|number| number.to_string());
        rows.push([voice.label(seat)].into_iter().chain(numbers).collect());
    }
    sheet.rows(rows);
}

fn films(sheet: &mut Sheet, voice: &Voice<'_>, view: &View) {
    for board in &view.boards {
        let mut films = view.films.iter().filter(|film| film.owner == board.seat).peekable();
        let name = voice.label(board.seat);
        if films.peek().is_none() {
            sheet.heading(voice.say("play-seat-no-films", [("name", name.into())]));
            continue;
        }
        let studio = ("studio", voice.studio(board.studio).into());
        sheet.heading(voice.say("play-table-seat", [("name", name.into()), studio]));
        for film in films {
            sheet.item(0, "*", film_line(voice, film, view));
            sheet.text_at(1, cast_of(voice, film));
        }
    }
}
