//! The welcome and the help page.

use traumfabrik_rules::{ChipKind, Rulings, Slot, View};
use traumfabrik_wire::ruling_messages;

use crate::keys::{Key, Keys};
use crate::page::Sheet;
use crate::show::productions;
use crate::voice::Voice;

/// What the game is about, before anything has happened.
pub(crate) fn welcome(voice: &Voice<'_>, manual: String) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.title(voice.word("edition-name"));
    sheet.text(voice.word("edition-tagline"));
    sheet.gap();
    sheet.text(voice.word("play-about"));
    sheet.gap();
    sheet.text(manual);
    sheet
}

/// Who sits where, and with what the person begins.
pub(crate) fn seating(sheet: &mut Sheet, voice: &Voice<'_>, view: &View) {
    sheet.heading(voice.word("play-seats"));
    for board in &view.boards {
        let name = ("name", voice.label(board.seat).into());
        let studio = ("studio", voice.studio(board.studio).into());
        sheet.bullet(
            0,
            match voice.bot(board.seat) {
                Some(bot) => voice.say("play-seat-bot", [name, studio, ("bot", bot.into())]),
                None => voice.say("play-seat", [name, studio]),
            },
        );
    }
    sheet.gap();
    // Several people see their own when they are asked.
    if !voice.is_shared() {
        sheet.text(voice.word("play-screenplays"));
        productions(sheet, voice, voice.own(view));
        sheet.gap();
    }
}

/// The rules in short, what holds at this table, and what can be typed.
pub(crate) fn help(voice: &Voice<'_>, keys: &Keys, rulings: &Rulings) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.heading(voice.word("play-help"));
    for id in RULES {
        sheet.bullet(0, voice.word(id));
    }
    sheet.heading(voice.word("play-help-rulings"));
    for message in ruling_messages(rulings) {
        sheet.bullet(0, voice.tell(&message));
    }
    sheet.heading(voice.word("play-help-keys"));
    for (id, key) in [
        ("play-help-key-help", Key::Help),
        ("play-help-key-table", Key::Table),
        ("play-help-key-log", Key::Log),
        ("play-help-key-hint", Key::Hint),
        ("play-help-key-save", Key::Save),
        ("play-help-key-quit", Key::Quit),
    ] {
        sheet.bullet(0, voice.say(id, [("key", keys.shown(key).into())]));
    }
    for (id, gap, key) in [
        ("play-help-key-auction", "pass", Key::Pass),
        ("play-help-key-party", "decline", Key::Decline),
        ("play-help-key-placing", "discard", Key::Discard),
        ("play-help-key-take-back", "undo", Key::Undo),
    ] {
        sheet.bullet(0, voice.say(id, [(gap, keys.shown(key).into())]));
    }
    sheet.bullet(
        0,
        voice.say(
            "play-help-key-draft",
            [
                ("undo", keys.shown(Key::Undo).into()),
                ("over", keys.shown(Key::StartOver).into()),
                ("confirm", keys.shown(Key::Confirm).into()),
            ],
        ),
    );
    sheet.bullet(0, voice.word("play-help-key-empty"));
    sheet.heading(voice.word("play-help-letters"));
    sheet.text(letters(voice));
    sheet
}

/// What the letters of the full screen stand for.
fn letters(voice: &Voice<'_>) -> String {
    let pair = |letter: String, word: String| {
        voice.say("play-help-letter", [("letter", letter.into()), ("word", word.into())])
    };
    let kinds = ChipKind::ALL.map(|kind| pair(voice.kind_letter(kind), voice.kind(kind)));
    let open = pair(voice.slot_letter(Slot::Open), voice.slot(Slot::Open));
    voice.list(&[&kinds[..], &[open]].concat())
}

const RULES: [&str; 5] = [
    "play-help-auction",
    "play-help-placing",
    "play-help-film",
    "play-help-party",
    "play-help-end",
];
