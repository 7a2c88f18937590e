//! Screenplays in the making, and finished films.

use traumfabrik_rules::{AwardState, BoardView, FilmView, ProductionView, Slot, SlotView, View};
use traumfabrik_wire::message::award_word;

use crate::page::Sheet;
use crate::voice::Voice;

/// The person's own screenplays.
pub(crate) fn own_board(sheet: &mut Sheet, voice: &Voice<'_>, board: &BoardView) {
    if board.productions.iter().flatten().next().is_none() {
        sheet.text(voice.word("play-no-production"));
        return;
    }
    sheet.text(voice.word("play-screenplays"));
    productions(sheet, voice, board);
}

/// The screenplays of a board: what each is worth so far, what it needs, and what lies there.
pub(crate) fn productions(sheet: &mut Sheet, voice: &Voice<'_>, board: &BoardView) {
    for production in board.productions.iter().flatten() {
        sheet.bullet(0, needs(voice, production));
        let filled: Vec<String> =
            production.slots.iter().filter_map(|slot| filled(voice, slot)).collect();
        if !filled.is_empty() {
            sheet.text_at(2, voice.joined(&filled));
        }
    }
}

fn needs(voice: &Voice<'_>, production: &ProductionView) -> String {
    let genre = voice.edition().screenplay(production.screenplay).genre;
    let mut parts = vec![voice.say(
        "play-production",
        [
            ("title", voice.title(production.screenplay).into()),
            ("genre", voice.genre(genre).into()),
            ("value", production.value.0.into()),
        ],
    )];
    let missing = production.slots.iter().filter(|slot| slot.is_missing).map(|slot| slot.slot);
    let missing = slot_names(voice, missing);
    parts.push(voice.say("play-needs", [("slots", voice.list(&missing).into())]));
    let is_free = |slot: &SlotView| slot.slot == Slot::Guest && slot.top.is_none();
    if production.slots.iter().any(is_free) {
        let guest = ("slot", voice.slot(Slot::Guest).into());
        parts.push(voice.say("play-slot-optional", [guest]));
    }
    voice.joined(&parts)
}

/// The names of slots in order, equal neighbours together.
pub(crate) fn slot_names(voice: &Voice<'_>, slots: impl Iterator<Item = Slot>) -> Vec<String> {
    let slots: Vec<Slot> = slots.collect();
    slots
        .chunk_by(|slot, next| slot == next)
        .map(|run| {
            let name = voice.slot(run[0]);
            match run.len() {
                1 => name,
                n_slots => {
                    let count = ("count", n_slots.into());
                    voice.say("play-slot-times", [("slot", name.into()), count])
                }
            }
        })
        .collect()
}

fn filled(voice: &Voice<'_>, slot: &SlotView) -> Option<String> {
    let top = slot.top?;
    let name = ("slot", voice.slot(slot.slot).into());
    let chip = ("chip", voice.chip_on(top, slot.slot).into());
    Some(match slot.n_covered {
        0 => voice.say("play-slot-filled", [name, chip]),
        n_covered => voice.say("play-slot-covering", [name, chip, ("covered", n_covered.into())]),
    })
}

/// A film with its rating and its awards.
pub(crate) fn film_line(voice: &Voice<'_>, film: &FilmView, view: &View) -> String {
    let genre = voice.edition().screenplay(film.screenplay).genre;
    let title = ("title", voice.title(film.screenplay).into());
    let genre = ("genre", voice.genre(genre).into());
    let mut parts = vec![match film.rating {
        Some(rating) => {
            voice.say("play-film", [title, genre, ("rating", voice.rating(rating).into())])
        }
        None => voice.say("play-film-unrated", [title, genre]),
    }];
    let is_ours = |state| state == AwardState::Film(film.screenplay);
    for award in view.awards.iter().filter(|award| is_ours(award.state)) {
        let name = voice.word(&award_word(award.award)).into();
        parts
            .push(voice.say("play-film-award", [("award", name), ("points", award.points.into())]));
    }
    voice.joined(&parts)
}

/// Who is on the poster: the chips that count.
pub(crate) fn cast_of(voice: &Voice<'_>, film: &FilmView) -> String {
    let chips: Vec<_> = film.tops.iter().flatten().copied().collect();
    voice.say("play-premiere-cast", [("cast", voice.chips(&chips).into())])
}
