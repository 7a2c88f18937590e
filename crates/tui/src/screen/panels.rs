//! What stands in the parts of the screen, as lines.

use ratatui::text::Line;
use textwrap::core::display_width;
use traumfabrik_rules::{
    AwardState, BoardView, Due, LocationIdx, N_LOCATIONS, ProductionView, Rating, SlotView, View,
    Visit,
};
use traumfabrik_wire::message::award_word;

use super::theme::Theme;
use crate::ask::pick_order;
use crate::page::{capital, wrapped};
use crate::show;
use crate::voice::Voice;

/// Edition, quarter and stop.
pub(super) fn title(voice: &Voice<'_>, view: &View) -> String {
    let mut parts = vec![voice.word("edition-name")];
    if let Some(quarter) = view.quarter {
        let quarter = voice.say("play-quarter", [("quarter", quarter.number().into())]);
        parts.push(capital(&quarter));
        parts.push(voice.say(
            "play-stop",
            [
                ("stop", (view.location.index() + 1).into()),
                ("stops", N_LOCATIONS.into()),
                ("location", voice.location(view.location).into()),
            ],
        ));
    }
    format!(" {} ", parts.join("  ·  "))
}

/// The stops from `first` on, so many of them.
pub(super) fn route(
    voice: &Voice<'_>,
    view: &View,
    theme: Theme,
    first: usize,
    n_stops: usize,
) -> Vec<Line<'static>> {
    let stop = |location: LocationIdx| {
        let is_here = view.quarter.is_some() && location == view.location;
        let lot = &view.lots[location.index()];
        let chips = match view.visit {
            Visit::Party { ref faces, .. } if is_here => faces,
            Visit::Party { .. } | Visit::Auction { .. } => &lot.chips,
        };
        let mut tiny: Vec<String> = chips.iter().map(|&chip| voice.chip_tiny(chip)).collect();
        if chips.is_empty() {
            tiny = vec!["?".to_owned(); lot.n_face_down.into()];
        }
        let mark = if is_here { '>' } else { ' ' };
        let number = location.index() + 1;
        let text = format!("{mark}{number} {}: {}", voice.location(location), tiny.join(" "));
        let style = match (is_here, tiny.is_empty()) {
            (true, _) => theme.strong(),
            (false, true) => theme.faint(),
            (false, false) => theme.tone(crate::page::Tone::Plain),
        };
        Line::styled(text, style)
    };
    LocationIdx::all().skip(first).take(n_stops).map(stop).collect()
}

/// Name, purse and points.
pub(super) fn own_title(voice: &Voice<'_>, board: &BoardView) -> String {
    let name = ("name", voice.label(board.seat).into());
    match (board.purse, board.total) {
        (Some(purse), Some(total)) => {
            let purse = ("purse", voice.money(purse).into());
            voice.say("play-screen-own", [name, purse, ("total", total.into())])
        }
        _ => {
            let total = board.film_points + board.award_points;
            voice.say("play-screen-own-hidden", [name, ("total", total.into())])
        }
    }
}

/// The screenplays of a board with all their slots: in words, or in letters where room is dear.
pub(super) fn own_board(
    voice: &Voice<'_>,
    board: &BoardView,
    theme: Theme,
    width: usize,
    in_words: bool,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for production in board.productions.iter().flatten() {
        let genre = voice.edition().screenplay(production.screenplay).genre;
        let head = voice.say(
            "play-screen-production",
            [
                ("title", voice.title(production.screenplay).into()),
                ("genre", voice.genre(genre).into()),
                ("value", production.value.0.into()),
            ],
        );
        lines.push(Line::styled(clipped(head, width + 1), theme.strong()));
        let slots: Vec<String> = production
            .slots
            .iter()
            .map(|slot| if in_words { slot_words(voice, slot) } else { slot_letters(voice, slot) })
            // A slot is not torn apart.
            .map(|slot| slot.replace(' ', "\u{a0}"))
            .collect();
        let slots = slots.join("  ");
        let slots = wrapped(&slots, "  ", "  ", width).map(|line| line.replace('\u{a0}', " "));
        lines.extend(slots.map(Line::raw));
    }
    if lines.is_empty() {
        lines.push(Line::raw(voice.word("play-no-production")));
    }
    lines
}

/// A text on one line: where it is too long, its end gives way.
fn clipped(mut text: String, width: usize) -> String {
    if display_width(&text) > width {
        while display_width(&text) >= width.max(1) {
            text.pop();
        }
        text.push('…');
    }
    text
}

fn slot_words(voice: &Voice<'_>, slot: &SlotView) -> String {
    let letter = ("letter", voice.slot_letter(slot.slot).into());
    match slot.top {
        Some(top) => {
            let chip = voice.printed(top);
            let word = ("word", voice.kind(chip.kind).into());
            voice.say("play-screen-filled", [letter, word, ("stars", chip.stars.0.into())])
        }
        None => {
            let word = ("word", voice.slot(slot.slot).into());
            let is_needed = slot.is_missing;
            let id = if is_needed { "play-screen-missing" } else { "play-screen-optional" };
            voice.say(id, [letter, word])
        }
    }
}

fn slot_letters(voice: &Voice<'_>, slot: &SlotView) -> String {
    let letter = voice.slot_letter(slot.slot);
    match slot.top {
        Some(top) => format!("■{letter}{}", voice.printed(top).stars.0),
        None if slot.is_missing => format!("□{letter}"),
        None => format!("(□{letter})"),
    }
}

/// Everybody else in two lines each, or more where the screen is narrow.
pub(super) fn rivals(
    voice: &Voice<'_>,
    view: &View,
    theme: Theme,
    width: usize,
) -> Vec<Line<'static>> {
    let own = voice.own(view).seat;
    let mut lines = Vec::new();
    for board in view.boards.iter().filter(|board| board.seat != own) {
        let is_due = view.due == Due::Seat(board.seat);
        let mark = if is_due { ">" } else { " " };
        let style = if is_due { theme.strong() } else { Default::default() };
        let mut text = rival(voice, board);
        if display_width(&text) + display_width(mark) > width {
            text = rival_in_short(voice, board);
        }
        lines.extend(wrapped(&text, mark, "   ", width).map(|text| Line::styled(text, style)));
        let needs: Vec<String> =
            board.productions.iter().flatten().map(|p| missing(voice, p)).collect();
        let letters = ("letters", needs.join(" | ").into());
        let needs = voice.say("play-screen-needs", [letters]);
        lines.extend(wrapped(&needs, "   ", "   ", width).map(Line::raw));
    }
    lines
}

fn rival(voice: &Voice<'_>, board: &BoardView) -> String {
    let name = ("name", voice.label(board.seat).into());
    let films = ("films", board.film_points.into());
    let awards = ("awards", board.award_points.into());
    let cast = ("cast", board.cast.into());
    match board.purse {
        Some(purse) => {
            let money = ("money", voice.money(purse).into());
            voice.say("play-screen-rival", [name, money, films, awards, cast])
        }
        None => voice.say("play-screen-rival-hidden", [name, films, awards, cast]),
    }
}

/// Only the sums.
fn rival_in_short(voice: &Voice<'_>, board: &BoardView) -> String {
    let name = ("name", voice.label(board.seat).into());
    let points = ("points", (board.film_points + board.award_points).into());
    let cast = ("cast", board.cast.into());
    match board.purse {
        Some(purse) => {
            let money = ("money", purse.0.into());
            voice.say("play-screen-rival-short", [name, money, points, cast])
        }
        None => voice.say("play-screen-rival-short-hidden", [name, points, cast]),
    }
}

/// The letters of what a film still needs.
fn missing(voice: &Voice<'_>, production: &ProductionView) -> String {
    let missing = production.slots.iter().filter(|slot| slot.is_missing);
    missing.map(|slot| voice.slot_letter(slot.slot)).collect()
}

/// Ratings that are left, and awards that can still be won.
pub(super) fn prizes(voice: &Voice<'_>, view: &View, width: usize) -> Vec<Line<'static>> {
    let (plus, single): (Vec<Rating>, Vec<Rating>) =
        view.tokens_left.iter().partition(|token| token.plus);
    let ratings = [runs(voice, &single), runs(voice, &plus)].concat();
    let ratings = voice.say("play-ratings-left", [("ratings", ratings.join(" ").into())]);
    let open = view.awards.iter().filter(|award| award.state == AwardState::Open);
    let open: Vec<String> = open
        .map(|award| {
            let name = ("award", voice.word(&award_word(award.award)).into());
            let points = ("points", award.points.into());
            match award.seat {
                Some(seat) => {
                    let leader = ("name", voice.name(seat).into());
                    voice.say("play-screen-award-leads", [name, points, leader])
                }
                None => voice.say("play-screen-award", [name, points]),
            }
        })
        .collect();
    let awards = voice.joined(&open);
    [ratings, awards]
        .iter()
        .flat_map(|text| wrapped(text, "", "  ", width))
        .map(Line::raw)
        .collect()
}

/// Ratings with those in a row as one: 3–7.
fn runs(voice: &Voice<'_>, tokens: &[Rating]) -> Vec<String> {
    tokens
        .chunk_by(|token, next| token.value + 1 == next.value)
        .flat_map(|run| match run {
            [first, _, .., last] => {
                vec![format!("{}–{}", voice.rating(*first), voice.rating(*last))]
            }
            few => few.iter().map(|&token| voice.rating(token)).collect(),
        })
        .collect()
}

/// What goes on at the location. Chips that can be chosen from a list need not stand here too.
pub(super) fn scene(voice: &Voice<'_>, view: &View, is_asked: bool) -> Vec<String> {
    let lot = &view.lots[view.location.index()].chips;
    let mut lines = Vec::new();
    if view.quarter.is_none() {
        return vec![voice.word("play-table-opening")];
    }
    if !view.hand.is_empty() && !is_asked {
        lines.push(voice.say("play-screen-hand", [("chips", voice.chips(&view.hand).into())]));
    }
    match view.visit {
        Visit::Auction { .. } if !view.hand.is_empty() || lot.is_empty() => {}
        Visit::Auction { .. } => {
            // What changes comes first: where room is dear, the end is cut off.
            lines.push([show::high_bid(voice, view), show::still_in(voice, view)].join(" "));
            lines.push(voice.say("play-lot-short", [("chips", voice.chips(lot).into())]));
            lines.push(voice.say("play-lead", [("name", voice.name(view.lead).into())]));
        }
        // Whoever places has chosen.
        Visit::Party { .. } if is_asked && !view.hand.is_empty() => {}
        Visit::Party { ref faces, .. } => {
            if !is_asked {
                lines.push(voice.say("play-party-faces", [("chips", voice.chips(faces).into())]));
            }
            lines.push(pick_order(voice, view));
        }
    }
    lines
}

/// Whose turn it is.
pub(super) fn turn(voice: &Voice<'_>, view: &View) -> String {
    match view.due {
        Due::Seat(seat) if voice.is_you(seat) => voice.word("play-screen-your-turn"),
        Due::Seat(seat) => voice.say("play-screen-turn", [("name", voice.name(seat).into())]),
        Due::Dealer(_) | Due::Nobody => {
            voice.say("play-screen-now", [("location", voice.location(view.location).into())])
        }
    }
}
