//! Plain text in, plain text out: for pipes, screen readers, and any terminal.

mod hand;
mod narrator;

use std::io::{BufRead, Write};

use crate::desk::Desk;
use crate::front::{Ask, Fact, Front, Halt, Thought};
use crate::input::read_line;
use crate::keys::Key;
use crate::options::Manners;
use crate::page::{Page, Sheet};
use narrator::Narrator;

/// Enough empty lines to move a purse off most screens.
const N_COVER_LINES: usize = 60;

/// Somebody who types lines and reads lines.
#[derive(Debug)]
pub(crate) struct Plain<R, W> {
    page: Page<W>,
    input: R,
    echo: bool,
    narrator: Narrator,
    /// What has been told since the last pause.
    told: Sheet,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(crate) fn new(manners: &Manners, input: R, output: W) -> Self {
        Self {
            page: Page::new(output, manners.width, manners.colour),
            input,
            echo: manners.echo,
            narrator: Narrator::default(),
            told: Sheet::new(),
        }
    }

    fn answer(&mut self, prompt: &str) -> Result<String, Halt> {
        let mut sheet = Sheet::new();
        sheet.gap();
        sheet.text(prompt);
        self.page.show(&sheet)?;
        self.page.prompt()?;
        let Some(line) = read_line(&mut self.input)? else {
            // Nobody has ended the line of the prompt.
            self.page.answered(Some(""))?;
            return Err(Halt::InputEnded);
        };
        self.page.answered(self.echo.then_some(line.as_str()))?;
        Ok(line)
    }
}

impl<R: BufRead, W: Write> Front for Plain<R, W> {
    fn manual(&self, desk: &Desk<'_>) -> String {
        let key = |key| desk.keys.shown(key).into();
        desk.voice.say(
            "play-about-keys",
            [("help", key(Key::Help)), ("table", key(Key::Table)), ("quit", key(Key::Quit))],
        )
    }

    fn recall(&mut self, _: &[String]) {}

    fn fact(&mut self, desk: &Desk<'_>, fact: Fact<'_>) -> Result<(), Halt> {
        self.narrator.tell(&mut self.told, &desk.voice, fact);
        Ok(())
    }

    fn thinking(&mut self, desk: &Desk<'_>, thought: Thought<'_>) -> Result<(), Halt> {
        // In a transcript nobody waits.
        if self.echo || !thought.is_long {
            return Ok(());
        }
        self.rest(desk)?;
        let mut sheet = Sheet::new();
        sheet.text(thought.said);
        Ok(self.page.show(&sheet)?)
    }

    fn rest(&mut self, desk: &Desk<'_>) -> Result<(), Halt> {
        self.narrator.pause(&mut self.told, &desk.voice);
        Ok(self.page.show(&std::mem::take(&mut self.told))?)
    }

    fn stakes(&mut self, sheet: &Sheet) -> Result<(), Halt> {
        Ok(self.page.show(sheet)?)
    }

    fn page(&mut self, _: &Desk<'_>, sheet: &Sheet) -> Result<(), Halt> {
        Ok(self.page.show(sheet)?)
    }

    fn note(&mut self, sheet: &Sheet) -> Result<(), Halt> {
        Ok(self.page.show(sheet)?)
    }

    fn ask(&mut self, _: &Desk<'_>, ask: &Ask<'_>) -> Result<String, Halt> {
        self.answer(&ask.prompt)
    }

    fn cover(&mut self, _: &Desk<'_>, title: &str, prompt: &str) -> Result<String, Halt> {
        // In a transcript nobody looks over a shoulder.
        if !self.echo {
            self.page.scroll_away(N_COVER_LINES)?;
        }
        let mut sheet = Sheet::new();
        sheet.title(title);
        self.page.show(&sheet)?;
        self.answer(prompt)
    }

    fn farewell(&mut self, sheet: &Sheet) -> Result<(), Halt> {
        Ok(self.page.show(sheet)?)
    }
}
