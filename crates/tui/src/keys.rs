//! The words and letters that are understood. They come from the language files, where the first
//! of each row is the one that is shown.

use crate::voice::Voice;

/// Something that can be typed besides a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Help,
    Table,
    Log,
    Quit,
    Hint,
    Save,
    Undo,
    StartOver,
    Confirm,
    Pass,
    Raise,
    Bid,
    Take,
    Decline,
    Place,
    Discard,
    Yes,
    No,
}

impl Key {
    /// What is understood wherever the game asks for a decision.
    const AT_TURN: [Self; 16] = [
        Self::Help,
        Self::Table,
        Self::Log,
        Self::Quit,
        Self::Hint,
        Self::Save,
        Self::Undo,
        Self::StartOver,
        Self::Confirm,
        Self::Pass,
        Self::Raise,
        Self::Bid,
        Self::Take,
        Self::Decline,
        Self::Place,
        Self::Discard,
    ];
    /// What is understood where only yes and no are possible.
    const AT_DOUBT: [Self; 2] = [Self::Yes, Self::No];

    /// The id of the row of words.
    const fn id(self) -> &'static str {
        match self {
            Self::Help => "play-keys-help",
            Self::Table => "play-keys-table",
            Self::Log => "play-keys-log",
            Self::Quit => "play-keys-quit",
            Self::Hint => "play-keys-hint",
            Self::Save => "play-keys-save",
            Self::Undo => "play-keys-undo",
            Self::StartOver => "play-keys-start-over",
            Self::Confirm => "play-keys-confirm",
            Self::Pass => "play-keys-pass",
            Self::Raise => "play-keys-raise",
            Self::Bid => "play-keys-bid",
            Self::Take => "play-keys-take",
            Self::Decline => "play-keys-decline",
            Self::Place => "play-keys-place",
            Self::Discard => "play-keys-discard",
            Self::Yes => "play-keys-yes",
            Self::No => "play-keys-no",
        }
    }
}

/// What an answer means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Say that again.
    Nothing,
    Help,
    Table,
    /// The last events, so many of them.
    Log(Option<usize>),
    Quit,
    /// The better moves.
    Hint,
    /// Save, in this file if one is named.
    Save(Option<String>),
    /// Take a chip of the draft back: the last one, or that of this number.
    Undo(Option<usize>),
    /// Take the whole draft back.
    StartOver,
    /// The draft is final.
    Confirm,
    Intent(Intent),
    Unknown,
}

/// What the person wants to do in the game; numbers stand for choices or amounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    Number(usize),
    Pass,
    /// Bid as little as possible.
    Raise,
    Bid(Option<usize>),
    Take(Option<usize>),
    Decline,
    Place(Option<usize>),
    Discard(Option<usize>),
}

/// All words of a language.
#[derive(Debug)]
pub(crate) struct Keys {
    rows: Vec<(Key, Vec<String>)>,
}

impl Keys {
    pub(crate) fn new(voice: &Voice<'_>) -> Self {
        let row = |key: Key| {
            let words = voice.word(key.id()).split_whitespace().map(str::to_owned).collect();
            (key, words)
        };
        Self { rows: Key::AT_TURN.into_iter().chain(Key::AT_DOUBT).map(row).collect() }
    }

    /// The word that is shown for a key.
    pub(crate) fn shown(&self, key: Key) -> &str {
        let row = self.rows.iter().find(|(other, _)| *other == key);
        row.and_then(|(_, words)| words.first()).map_or("", String::as_str)
    }

    /// A single character that stands for a key, if there is one.
    pub(crate) fn letter(&self, key: Key) -> Option<&str> {
        let (_, words) = self.rows.iter().find(|(other, _)| *other == key)?;
        words.iter().find(|word| word.chars().count() == 1).map(String::as_str)
    }

    /// The longest way to say a key that this language shows first.
    pub(crate) fn word(&self, key: Key) -> &str {
        let row = self.rows.iter().find(|(other, _)| *other == key);
        let mut words = row.iter().flat_map(|(_, words)| words.iter());
        words.find(|word| word.chars().count() > 1).map_or(self.shown(key), String::as_str)
    }

    /// Whether a single character means something by itself.
    pub(crate) fn is_letter(&self, letter: char) -> bool {
        let letter = letter.to_lowercase().to_string();
        self.rows.iter().any(|(_, words)| words.contains(&letter))
    }

    /// What an answer to a question of the game means.
    pub(crate) fn answer(&self, line: &str) -> Answer {
        // The name of a file may hold blanks and capital letters.
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if self.find(&first.to_lowercase(), &Key::AT_TURN) == Some(Key::Save) {
            let file = rest.trim();
            return Answer::Save((!file.is_empty()).then(|| file.to_owned()));
        }
        let line = line.to_lowercase();
        let words: Vec<&str> = line.split_whitespace().collect();
        let (first, number) = match *words {
            [] => return Answer::Nothing,
            [first] => (first, None),
            [first, second] => match number(second) {
                Some(number) => (first, Some(number)),
                None => return Answer::Unknown,
            },
            // Somebody typed a sentence. Its first word alone may mean the opposite.
            _ => return Answer::Unknown,
        };
        if number.is_none()
            && let Some(number) = self::number(first)
        {
            return Answer::Intent(Intent::Number(number));
        }
        match (self.find(first, &Key::AT_TURN), number) {
            (Some(Key::Help), None) => Answer::Help,
            (Some(Key::Table), None) => Answer::Table,
            (Some(Key::Log), number) => Answer::Log(number),
            (Some(Key::Quit), None) => Answer::Quit,
            (Some(Key::Hint), None) => Answer::Hint,
            (Some(Key::Undo), number) => Answer::Undo(number),
            (Some(Key::StartOver), None) => Answer::StartOver,
            (Some(Key::Confirm), None) => Answer::Confirm,
            (Some(Key::Pass), None) => Answer::Intent(Intent::Pass),
            (Some(Key::Raise), None) => Answer::Intent(Intent::Raise),
            (Some(Key::Bid), number) => Answer::Intent(Intent::Bid(number)),
            (Some(Key::Take), number) => Answer::Intent(Intent::Take(number)),
            (Some(Key::Decline), None) => Answer::Intent(Intent::Decline),
            (Some(Key::Place), number) => Answer::Intent(Intent::Place(number)),
            (Some(Key::Discard), number) => Answer::Intent(Intent::Discard(number)),
            (
                Some(
                    Key::Help
                    | Key::Table
                    | Key::Quit
                    | Key::Hint
                    | Key::StartOver
                    | Key::Confirm
                    | Key::Pass
                    | Key::Raise
                    | Key::Decline,
                ),
                Some(_),
            )
            | (Some(Key::Save | Key::Yes | Key::No) | None, _) => Answer::Unknown,
        }
    }

    /// Whether an answer is yes or no, if it is either.
    pub(crate) fn yes_or_no(&self, line: &str) -> Option<bool> {
        self.find(&line.to_lowercase(), &Key::AT_DOUBT).map(|key| key == Key::Yes)
    }

    fn find(&self, word: &str, among: &[Key]) -> Option<Key> {
        let rows = self.rows.iter().filter(|(key, _)| among.contains(key));
        let mut hits = rows.filter(|(_, words)| words.iter().any(|known| known == word));
        hits.next().map(|(key, _)| *key)
    }
}

/// A number of any length; one that is too large for us is too large for the game as well.
pub(crate) fn number(word: &str) -> Option<usize> {
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| word.parse().unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use traumfabrik_packs::{Lang, Library};

    use super::*;
    use crate::table::LocalSitter;

    fn keys(lang: Lang) -> Keys {
        let library = Library::embedded();
        Keys::new(&Voice::new(&library.packs()[0], lang, &[LocalSitter::Person(String::new())]))
    }

    #[test]
    fn answers_are_read_with_and_without_a_word() {
        let english = keys(Lang::En);
        let check = |line, expected| assert_eq!(english.answer(line), expected, "{line}");
        check("", Answer::Nothing);
        check("?", Answer::Help);
        check("LOG 50", Answer::Log(Some(50)));
        check("7", Answer::Intent(Intent::Number(7)));
        check("bid 7", Answer::Intent(Intent::Bid(Some(7))));
        check("p", Answer::Intent(Intent::Pass));
        check("+", Answer::Intent(Intent::Raise));
        check("d 2", Answer::Intent(Intent::Discard(Some(2))));
        check("Undo", Answer::Undo(None));
        check("u 2", Answer::Undo(Some(2)));
        check("c", Answer::Confirm);
        check("hint", Answer::Hint);
        check("save", Answer::Save(None));
        check("Save My Game.jsonl", Answer::Save(Some("My Game.jsonl".to_owned())));
        check("99999999999999999999999", Answer::Intent(Intent::Number(usize::MAX)));
        for odd in ["-1", "p 3", "c 1", "+ 2", "7 7", "pass the salt", "no", "quit 1", "1.5"] {
            check(odd, Answer::Unknown);
        }
        assert_eq!(english.yes_or_no("Yes"), Some(true));
        assert_eq!(english.yes_or_no("maybe"), None);
    }

    #[test]
    fn no_word_means_two_things_and_english_is_understood_everywhere() {
        let english = keys(Lang::En);
        for lang in Lang::ALL {
            let keys = keys(lang);
            for among in [&Key::AT_TURN[..], &Key::AT_DOUBT] {
                let rows = keys.rows.iter().filter(|(key, _)| among.contains(key));
                for (key, words) in rows {
                    assert!(!words.is_empty(), "{lang} {key:?}");
                    for word in words {
                        assert_eq!(keys.find(word, among), Some(*key), "{lang} {word}");
                        assert_eq!(*word, word.to_lowercase(), "{lang}");
                    }
                }
            }
            for (key, words) in &english.rows {
                let long = words.iter().max_by_key(|word| word.len()).unwrap();
                let among = if Key::AT_DOUBT.contains(key) {
                    &Key::AT_DOUBT[..]
                } else {
                    &Key::AT_TURN[..]
                };
                assert_eq!(keys.find(long, among), Some(*key), "{lang} {long}");
            }
        }
    }
}
