//! The words that both sides understand: the texts of the language, and what can be typed.

use traumfabrik_packs::Lang;
use traumfabrik_rules::Refusal;
use traumfabrik_wire::refusal_message;

use crate::front::Choosable;
use crate::keys::{Key, Keys};
use crate::page::Sheet;
use crate::table::LocalTable;
use crate::voice::{Gap, Voice};

/// What is said and understood at the keyboard.
#[derive(Debug)]
pub(crate) struct Desk<'p> {
    pub(crate) voice: Voice<'p>,
    pub(crate) keys: Keys,
}

impl<'p> Desk<'p> {
    pub(crate) fn new(table: &'p LocalTable, lang: Lang) -> Self {
        let voice = Voice::new(&table.pack, lang, &table.sitters);
        Self { keys: Keys::new(&voice), voice }
    }

    /// The words for yes and no as gaps of a question.
    pub(crate) fn yes_and_no(&self) -> [(&'static str, Gap); 2] {
        [("yes", self.keys.shown(Key::Yes).into()), ("no", self.keys.shown(Key::No).into())]
    }

    /// A choice by a word that can be typed.
    pub(crate) fn choosable(&self, key: Key, id: &str) -> Choosable {
        Choosable::new(self.keys.shown(key), self.voice.word(id))
    }

    /// A text without gaps.
    pub(crate) fn said(&self, id: &str) -> Sheet {
        let mut sheet = Sheet::new();
        sheet.text(self.voice.word(id));
        sheet
    }

    /// The rules do not allow it.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> Sheet {
        warning(self.voice.tell(&refusal_message(refusal)))
    }

    /// The list has no such number.
    pub(crate) fn no_such(&self, number: usize) -> Sheet {
        warning(self.voice.say("play-no-choice", [("number", number.into())]))
    }

    /// The answer means nothing; this is what would.
    pub(crate) fn unknown(&self, line: &str) -> Sheet {
        let mut sheet = warning(self.voice.say("play-unknown", [("input", line.into())]));
        let key = |key| self.keys.shown(key).into();
        sheet.text(self.voice.say(
            "play-commands",
            [
                ("help", key(Key::Help)),
                ("table", key(Key::Table)),
                ("log", key(Key::Log)),
                ("hint", key(Key::Hint)),
                ("save", key(Key::Save)),
                ("quit", key(Key::Quit)),
            ],
        ));
        sheet
    }
}

/// Something went wrong.
pub(crate) fn warning(text: String) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.warning(text);
    sheet
}
