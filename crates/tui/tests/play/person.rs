//! A person who reads what is shown and answers.

use std::cell::RefCell;
use std::io::{self, BufReader, Read, Write};
use std::rc::Rc;

use traumfabrik_packs::{Lang, Library, Pack};
use traumfabrik_rules::Seats;
use traumfabrik_tui::{LocalTable, Manners, NewTable, PlayError, PlayResult, play};

/// The 2000 edition: its parties can be declined.
pub(crate) const OLD: &str = "traumfabrik-2000";
/// The 2009 edition: at its parties everybody takes a chip.
pub(crate) const NEW: &str = "dream-factory-2009";

pub(crate) fn with_pack<T>(edition: &str, test: impl FnOnce(&Pack) -> T) -> T {
    let library = Library::embedded();
    test(library.get(edition).unwrap())
}

/// A table with one person and fillers, and how they like it.
#[derive(Clone, Debug)]
pub(crate) struct Evening<'p> {
    pub(crate) new: NewTable<'p>,
    pub(crate) manners: Manners,
}

pub(crate) fn table(pack: &Pack, lang: Lang, n_seats: u8, seed: u64) -> Evening<'_> {
    let seats = Seats::new(n_seats).unwrap();
    let new = NewTable { seats, ..NewTable::new(pack, "filler".parse().unwrap(), seed) };
    Evening { new, manners: Manners { echo: true, ..Manners::new(lang) } }
}

/// A table with several people, in English.
pub(crate) fn party<'p>(pack: &'p Pack, people: &[&str], n_seats: u8, seed: u64) -> Evening<'p> {
    let mut evening = table(pack, Lang::En, n_seats, seed);
    evening.new.people = people.iter().map(|&name| name.to_owned()).collect();
    evening
}

/// Plays a game with a person who reads what was shown since the last answer and answers, or
/// hangs up. Returns how it ended and all that was shown.
pub(crate) fn converse(
    evening: Evening<'_>,
    answer: impl FnMut(&str) -> Option<String>,
) -> (Result<PlayResult, PlayError>, String) {
    match LocalTable::set_up(&evening.new) {
        Ok(table) => converse_at(&table, evening.manners, answer),
        Err(error) => (Err(error), String::new()),
    }
}

/// The same at a table that is set up.
pub(crate) fn converse_at(
    table: &LocalTable,
    manners: Manners,
    answer: impl FnMut(&str) -> Option<String>,
) -> (Result<PlayResult, PlayError>, String) {
    let paper = Rc::new(RefCell::new(Vec::new()));
    let eyes = Eyes { paper: Rc::clone(&paper), n_read: 0, answer };
    let outcome = play(table, manners, BufReader::new(eyes), Pen(Rc::clone(&paper)));
    let shown = String::from_utf8(paper.borrow().clone()).expect("all text is UTF-8");
    (outcome, shown)
}

/// Plays a game with lines that were written down before.
pub(crate) fn dictate(evening: Evening<'_>, lines: &[&str]) -> (PlayResult, String) {
    let mut lines = lines.iter();
    let (outcome, shown) = converse(evening, |_| lines.next().map(|line| (*line).to_owned()));
    (outcome.unwrap(), shown)
}

/// A text without its line breaks and indents.
pub(crate) fn flat(shown: &str) -> String {
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What an English question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Asked {
    Bid,
    Take,
    Place,
    /// There is no place for anything.
    DiscardOnly,
    DiscardWhich,
    /// Is this arrangement final?
    Confirm,
    YesOrNo,
    /// Is the next person at the keyboard?
    Cover,
}

/// Reads an English question, the last line before the prompt.
pub(crate) fn asked(shown: &str) -> Asked {
    let question = shown.trim_end_matches("\n> ").rsplit("\n\n").next().unwrap().replace('\n', " ");
    let has = |text: &str| question.contains(text);
    match () {
        () if has("press Enter when") => Asked::Cover,
        () if has("c to confirm") => Asked::Confirm,
        () if has("Nothing can be placed") => Asked::DiscardOnly,
        () if has("Discard which chip?") => Asked::DiscardWhich,
        () if has("Type y or n") || has("Leave the game?") => Asked::YesOrNo,
        () if has("p to pass") => Asked::Bid,
        () if has("to take") => Asked::Take,
        () if has("to discard") => Asked::Place,
        () => panic!("an unknown question: {question}"),
    }
}

/// The simplest answer that lets the game go on: the first choice of a list, and no bids.
pub(crate) fn first_choice(shown: &str) -> &'static str {
    match asked(shown) {
        Asked::Bid => "p",
        Asked::Take | Asked::Place | Asked::DiscardWhich => "1",
        Asked::DiscardOnly => "d",
        Asked::Confirm => "c",
        Asked::YesOrNo => "y",
        Asked::Cover => "",
    }
}

struct Pen(Rc<RefCell<Vec<u8>>>);

impl Write for Pen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Eyes<F> {
    paper: Rc<RefCell<Vec<u8>>>,
    n_read: usize,
    answer: F,
}

impl<F: FnMut(&str) -> Option<String>> Read for Eyes<F> {
    /// One answer for each question: the game must not read ahead.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let paper = self.paper.borrow();
        let news = str::from_utf8(&paper[self.n_read..]).expect("all text is UTF-8");
        assert!(news.ends_with("\n> "), "nothing is read without a question: {news}");
        self.n_read = paper.len();
        let Some(answer) = (self.answer)(news) else { return Ok(0) };
        let line = answer + "\n";
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}
