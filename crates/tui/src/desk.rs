//! Where the person sits: what is said to them, and what they answer.

use std::io::{self, BufRead, Write};

use traumfabrik_rules::{Refusal, Seat};
use traumfabrik_wire::refusal_message;

use crate::input::read_line;
use crate::keys::{Key, Keys};
use crate::options::TableOptions;
use crate::page::{Page, Sheet};
use crate::voice::Voice;

/// Why a game stops before its end.
#[derive(Debug)]
pub(crate) enum Halt {
    Left,
    InputEnded,
    Io(io::Error),
}

impl From<io::Error> for Halt {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The person's end of the line, with the words that both sides understand.
#[derive(Debug)]
pub(crate) struct Desk<'p, R, W> {
    pub(crate) voice: Voice<'p>,
    pub(crate) keys: Keys,
    page: Page<W>,
    input: R,
    echo: bool,
}

impl<'p, R: BufRead, W: Write> Desk<'p, R, W> {
    pub(crate) fn new(options: &TableOptions<'p>, person: Seat, input: R, output: W) -> Self {
        let voice = Voice::new(options, person);
        Self {
            keys: Keys::new(&voice),
            voice,
            page: Page::new(output, options.width, options.colour),
            input,
            echo: options.echo,
        }
    }

    pub(crate) fn show(&mut self, sheet: &Sheet) -> io::Result<()> {
        self.page.show(sheet)
    }

    /// Asks, and reads the answer.
    pub(crate) fn ask(&mut self, question: &str) -> Result<String, Halt> {
        let mut sheet = Sheet::new();
        sheet.gap();
        sheet.text(question);
        self.show(&sheet)?;
        self.page.prompt()?;
        let Some(line) = read_line(&mut self.input)? else {
            // Nobody has ended the line of the prompt.
            self.page.answered(Some(""))?;
            return Err(Halt::InputEnded);
        };
        self.page.answered(self.echo.then_some(line.as_str()))?;
        Ok(line)
    }

    /// A question that ends with the words for yes and no.
    pub(crate) fn yes_or_no(&self, id: &str, chip: Option<String>) -> String {
        let yes = ("yes", self.keys.shown(Key::Yes).into());
        let no = ("no", self.keys.shown(Key::No).into());
        match chip {
            Some(chip) => self.voice.say(id, [yes, no, ("chip", chip.into())]),
            None => self.voice.say(id, [yes, no]),
        }
    }

    /// Says a text without gaps.
    pub(crate) fn note(&mut self, id: &str) -> io::Result<()> {
        let mut sheet = Sheet::new();
        sheet.text(self.voice.word(id));
        self.show(&sheet)
    }

    /// The rules do not allow it.
    pub(crate) fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        let mut sheet = Sheet::new();
        sheet.warning(self.voice.tell(&refusal_message(refusal)));
        self.show(&sheet)
    }

    /// The list has no such number.
    pub(crate) fn no_such(&mut self, number: usize) -> io::Result<()> {
        let mut sheet = Sheet::new();
        sheet.warning(self.voice.say("play-no-choice", [("number", number.into())]));
        self.show(&sheet)
    }

    /// The answer means nothing; this is what would.
    pub(crate) fn unknown(&mut self, line: &str) -> io::Result<()> {
        let mut sheet = Sheet::new();
        sheet.warning(self.voice.say("play-unknown", [("input", line.into())]));
        sheet.text(self.voice.say(
            "play-commands",
            [
                ("help", self.keys.shown(Key::Help).into()),
                ("table", self.keys.shown(Key::Table).into()),
                ("log", self.keys.shown(Key::Log).into()),
                ("quit", self.keys.shown(Key::Quit).into()),
            ],
        ));
        self.show(&sheet)
    }
}
