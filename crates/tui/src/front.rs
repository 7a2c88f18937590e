//! What a front end does: it tells, shows and asks. What it is told and asked, and what an answer
//! means, is the session's business, so that plain text and the full screen are one game.

use std::io;
use std::path::PathBuf;

use traumfabrik_bots::BotError;
use traumfabrik_rules::{Event, View};

use crate::desk::Desk;
use crate::page::Sheet;

/// Why a game stops before its end.
#[derive(Debug)]
pub(crate) enum Halt {
    Left,
    InputEnded,
    Bot(BotError),
    Save { path: PathBuf, error: io::Error },
    Io(io::Error),
}

impl From<io::Error> for Halt {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Something that has happened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fact<'a> {
    pub(crate) event: &'a Event,
    /// In words.
    pub(crate) said: &'a [String],
    /// The table right after it.
    pub(crate) view: &'a View,
}

/// Somebody is about to think, and nothing happens until they have thought.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought<'a> {
    /// Who thinks, in words.
    pub(crate) said: &'a str,
    /// The table meanwhile; none if it looks as it did before.
    pub(crate) view: Option<&'a View>,
    /// Whether a person would notice that time passes.
    pub(crate) is_long: bool,
}

/// A question. Whatever the front end looks like, the answer is a line that could be typed.
#[derive(Clone, Debug)]
pub(crate) struct Ask<'a> {
    /// What to type.
    pub(crate) prompt: String,
    /// What can be chosen from a list. Other answers may be possible too.
    pub(crate) options: Vec<Choosable>,
    /// What has been arranged and is not final yet.
    pub(crate) draft: Vec<String>,
    /// The table as the person who is asked sees it.
    pub(crate) view: &'a View,
}

/// An answer that can be chosen from a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choosable {
    /// What would be typed.
    pub(crate) line: String,
    /// What it does.
    pub(crate) text: String,
}

impl Choosable {
    pub(crate) fn new(line: impl ToString, text: String) -> Self {
        Self { line: line.to_string(), text }
    }
}

/// The people's end of the line.
pub(crate) trait Front {
    /// How to answer here, for the welcome.
    fn manual(&self, desk: &Desk<'_>) -> String;

    /// Takes note of what happened before this sitting.
    fn recall(&mut self, said: &[String]);

    /// Tells what has just happened.
    fn fact(&mut self, desk: &Desk<'_>, fact: Fact<'_>) -> Result<(), Halt>;

    /// Says who thinks, before they do.
    fn thinking(&mut self, desk: &Desk<'_>, thought: Thought<'_>) -> Result<(), Halt>;

    /// Nothing more happens until somebody answers, or at all.
    fn rest(&mut self, desk: &Desk<'_>) -> Result<(), Halt>;

    /// Shows what a question is about. A front end that shows the whole table all the time need
    /// not.
    fn stakes(&mut self, sheet: &Sheet) -> Result<(), Halt>;

    /// Shows something to be read at leisure.
    fn page(&mut self, desk: &Desk<'_>, sheet: &Sheet) -> Result<(), Halt>;

    /// Says something in passing: the question follows.
    fn note(&mut self, sheet: &Sheet) -> Result<(), Halt>;

    /// Asks, and waits for the answer.
    fn ask(&mut self, desk: &Desk<'_>, ask: &Ask<'_>) -> Result<String, Halt>;

    /// Hides everything until somebody else sits at the keyboard. An empty answer says so.
    fn cover(&mut self, desk: &Desk<'_>, title: &str, prompt: &str) -> Result<String, Halt>;

    /// The last words.
    fn farewell(&mut self, sheet: &Sheet) -> Result<(), Halt>;
}
