//! Everything that lies on the table.

use traumfabrik_rules::{
    AwardState, AwardView, BoardView, ChipKind, LocationIdx, N_LOCATIONS, View, Visit,
};
use traumfabrik_wire::message::award_word;

use crate::page::{Sheet, capital};
use crate::show::{cast_of, film_line, lot_line, productions, slot_names};
use crate::voice::Voice;

/// The whole table as one sees it from the person's seat.
pub(crate) fn table(voice: &Voice<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.title(voice.word("play-table"));
    now(&mut sheet, voice, view);
    lots(&mut sheet, voice, view);
    // The person's own board comes last, where it can be read without scrolling back.
    let (own, rivals): (Vec<&BoardView>, Vec<&BoardView>) =
        view.boards.iter().partition(|board| Some(board.seat) == voice.viewer());
    awards(&mut sheet, voice, view);
    rest(&mut sheet, voice, view);
    for board in rivals.into_iter().chain(own) {
        seat(&mut sheet, voice, view, board);
    }
    sheet.gap();
    sheet
}

fn now(sheet: &mut Sheet, voice: &Voice<'_>, view: &View) {
    match view.quarter {
        None => sheet.text(voice.word("play-table-opening")),
        Some(quarter) => sheet.text(capital(&voice.say(
            "play-table-now",
            [
                ("quarter", quarter.number().into()),
                ("stop", (view.location.index() + 1).into()),
                ("stops", N_LOCATIONS.into()),
                ("location", voice.location(view.location).into()),
            ],
        ))),
    }
    let middle = voice.money(view.middle).into();
    sheet.text(format!(
        "{} {}",
        voice.say("play-lead", [("name", voice.name(view.lead).into())]),
        voice.say("play-table-middle", [("amount", middle)]),
    ));
    sheet.text(pick_order_now(voice, view));
}

/// Who would choose first if a party began now.
fn pick_order_now(voice: &Voice<'_>, view: &View) -> String {
    let pick = |&seat| {
        let cast = view.boards.iter().find(|board| board.seat == seat).map_or(0, |b| b.cast);
        voice.say("play-pick", [("name", voice.name(seat).into()), ("cast", cast.into())])
    };
    let picks: Vec<String> = view.party_order.iter().map(pick).collect();
    voice.say("play-party-now", [("names", voice.list(&picks).into())])
}

fn lots(sheet: &mut Sheet, voice: &Voice<'_>, view: &View) {
    sheet.heading(voice.word("play-table-lots"));
    for location in LocationIdx::all() {
        let mut lot = view.lots[location.index()];
        if location == view.location
            && let Visit::Party { faces, .. } = view.visit
        {
            lot.chips = faces;
        }
        let Some(line) = lot_line(voice, location, &lot) else { continue };
        let line = if location == view.location {
            voice.say("play-table-now-at", [("line", line.into())])
        } else {
            line
        };
        sheet.choice(0, location.index() + 1, line);
    }
    if let Some(legends) = &view.legends
        && !legends.is_empty()
    {
        sheet.text(voice.say("play-legends", [("chips", voice.chips(legends).into())]));
    }
}

fn awards(sheet: &mut Sheet, voice: &Voice<'_>, view: &View) {
    sheet.heading(voice.word("play-table-awards"));
    for award in &view.awards {
        sheet.bullet(0, award_line(voice, award));
    }
}

fn award_line(voice: &Voice<'_>, award: &AwardView) -> String {
    let name = ("award", voice.word(&award_word(award.award)).into());
    let points = ("points", award.points.into());
    let is_open = match award.state {
        AwardState::Withheld => return voice.say("play-award-withheld", [name, points]),
        AwardState::Open => true,
        AwardState::Film(_) | AwardState::Seat(_) => false,
    };
    let Some(seat) = award.seat else {
        return voice.say("play-award-open", [name, points]);
    };
    let who = ("name", voice.name(seat).into());
    match award.film {
        Some(film) => {
            let id = if is_open { "play-award-leads" } else { "play-award-given" };
            voice.say(id, [name, points, who, ("title", voice.title(film).into())])
        }
        None => {
            let id = if is_open { "play-award-leads-seat" } else { "play-award-given-seat" };
            voice.say(id, [name, points, who])
        }
    }
}

/// Ratings, screenplays and chips that are still to be had.
fn rest(sheet: &mut Sheet, voice: &Voice<'_>, view: &View) {
    sheet.heading(voice.word("play-table-rest"));
    let ratings: Vec<String> = view.tokens_left.iter().map(|&token| voice.rating(token)).collect();
    sheet.bullet(0, voice.say("play-ratings-left", [("ratings", ratings.join(" ").into())]));
    match view.readable {
        None => sheet.bullet(0, voice.word("play-stack-empty")),
        Some(screenplay) => {
            let printed = voice.edition().screenplay(screenplay);
            let slots = slot_names(voice, printed.slots.iter().copied());
            let top = voice.say(
                "play-stack-top",
                [
                    ("title", voice.title(screenplay).into()),
                    ("genre", voice.genre(printed.genre).into()),
                    ("stars", printed.stars.0.into()),
                    ("slots", voice.list(&slots).into()),
                ],
            );
            sheet.bullet(0, top);
            let beneath = [("count", view.unread.len().into())];
            sheet.bullet(0, voice.say("play-stack-rest", beneath));
        }
    }
    let kinds: Vec<String> = ChipKind::ALL
        .into_iter()
        .map(|kind| {
            let is_of_kind = |&chip: &_| voice.printed(chip).kind == kind;
            let n_chips = view.undrawn.iter().filter(is_of_kind).count();
            let kind = ("kind", voice.kind(kind).into());
            voice.say("play-undrawn-kind", [kind, ("count", n_chips.into())])
        })
        .collect();
    let count = ("count", view.undrawn.len().into());
    sheet.bullet(0, voice.say("play-undrawn", [count, ("kinds", voice.list(&kinds).into())]));
}

fn seat(sheet: &mut Sheet, voice: &Voice<'_>, view: &View, board: &BoardView) {
    let name = ("name", voice.label(board.seat).into());
    let studio = ("studio", voice.studio(board.studio).into());
    sheet.heading(voice.say("play-table-seat", [name, studio]));
    let films = ("films", board.film_points.into());
    let awards = ("awards", board.award_points.into());
    let points = match (board.purse, board.total) {
        (Some(purse), Some(total)) => voice.say(
            "play-table-points",
            [films, awards, ("money", purse.0.into()), ("total", total.into())],
        ),
        _ => voice.say("play-table-points-hidden", [films, awards]),
    };
    let counts = [("cast", board.cast.into()), ("direction", board.direction.into())];
    sheet.text(voice.joined(&[points, voice.say("play-table-counts", counts)]));
    productions(sheet, voice, board);
    for film in view.films.iter().filter(|film| film.owner == board.seat) {
        sheet.item(0, "*", film_line(voice, film, view));
        sheet.text_at(1, cast_of(voice, film));
    }
}
