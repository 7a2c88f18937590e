//! The full screen: the whole table in sight, choices by arrow keys, letters and numbers.

mod draw;
mod keyboard;
mod list;
mod pace;
mod panels;
mod theme;

use std::io::{self, Write};
use std::time::Duration;

use ratatui::backend::Backend;
use ratatui::buffer::Buffer;
use ratatui::{Frame, Terminal};
use traumfabrik_rules::{Event, View};

use crate::desk::Desk;
use crate::front::{Ask, Fact, Front, Halt, Thought};
use crate::keys::Key;
use crate::options::{Manners, PlayError, PlayResult};
use crate::page::{Page, Sheet};
use crate::session::Session;
use crate::show;
use crate::table::LocalTable;
use draw::Picture;
use keyboard::TerminalKeyboard;
pub use keyboard::{Keyboard, Stroke};
use list::Typing;
use pace::{PAUSE, pauses};
use theme::Theme;

/// Plays one game on the whole terminal. The terminal is put back as it was, whatever happens.
///
/// # Errors
/// If the terminal cannot be used, and as for [`play`](crate::play).
pub fn play_full_screen(table: &LocalTable, manners: Manners) -> Result<PlayResult, PlayError> {
    let (width, colour) = (manners.width, manners.colour);
    let terminal = ratatui::try_init()?;
    let result = run(table, manners, terminal, TerminalKeyboard);
    ratatui::try_restore()?;
    let (outcome, last_words) = result?;
    let mut page = Page::new(io::stdout().lock(), width, colour);
    page.show(&last_words)?;
    io::stdout().flush()?;
    Ok(outcome)
}

/// Plays one game on any screen with any keyboard.
///
/// # Errors
/// If the screen or the keyboard fails, and as for [`play`](crate::play).
pub fn play_on<B: Backend>(
    table: &LocalTable,
    manners: Manners,
    screen: B,
    keyboard: impl Keyboard,
) -> Result<PlayResult, PlayError> {
    let terminal = Terminal::new(screen).map_err(failed)?;
    run(table, manners, terminal, keyboard).map(|(outcome, _)| outcome)
}

fn run<B: Backend>(
    table: &LocalTable,
    manners: Manners,
    terminal: Terminal<B>,
    keyboard: impl Keyboard,
) -> Result<(PlayResult, Sheet), PlayError> {
    let front = Screen {
        terminal,
        keyboard,
        theme: Theme { colour: manners.colour },
        is_fast: manners.fast,
        is_hurried: false,
        is_new: true,
        is_leaving: false,
        seen: Buffer::default(),
        view: None,
        log: Vec::new(),
        n_back: 0,
        note: None,
        ending: None,
        last_words: Sheet::new(),
    };
    let mut session = Session::new(table, manners, front)?;
    let outcome = session.run()?;
    Ok((outcome, session.into_front().last_words))
}

fn failed(error: impl std::error::Error) -> io::Error {
    io::Error::other(error.to_string())
}

/// A terminal, and what it shows.
struct Screen<B: Backend, K> {
    terminal: Terminal<B>,
    keyboard: K,
    theme: Theme,
    is_fast: bool,
    /// Somebody does not want to watch the moves until the next question.
    is_hurried: bool,
    /// The next question comes after something has happened.
    is_new: bool,
    /// Somebody pressed Ctrl-C where nothing was asked: the next question is whether to leave.
    is_leaving: bool,
    /// The last question as it was seen.
    seen: Buffer,
    view: Option<Box<View>>,
    log: Vec<String>,
    /// How many lines the log is scrolled back.
    n_back: usize,
    note: Option<Sheet>,
    ending: Option<Sheet>,
    last_words: Sheet,
}

impl<B: Backend, K: Keyboard> Screen<B, K> {
    /// Draws the table and waits for a stroke.
    fn stroke(
        &mut self,
        desk: &Desk<'_>,
        view: &View,
        ask: Option<(&Ask<'_>, &Typing)>,
        patience: Option<Duration>,
    ) -> Result<Option<Stroke>, Halt> {
        let picture = Picture {
            desk,
            theme: self.theme,
            view,
            log: &self.log,
            n_back: self.n_back,
            note: self.note.as_ref(),
            ask,
            thought: None,
        };
        let shown = self.terminal.draw(|frame| draw::table(frame, &picture)).map_err(failed)?;
        self.seen.clone_from(shown.buffer);
        Ok(self.keyboard.next(shown.buffer, patience)?)
    }

    /// Forgets what was pressed while bots moved. True if somebody wanted to leave meanwhile.
    fn is_leaving_already(&mut self) -> io::Result<bool> {
        if std::mem::take(&mut self.is_new) {
            self.is_leaving |= self.keyboard.forget()?;
        }
        Ok(std::mem::take(&mut self.is_leaving))
    }

    /// Scrolls the log.
    fn scroll(&mut self, n_lines: isize) {
        self.n_back = self.n_back.saturating_add_signed(n_lines).min(self.log.len() * 2);
    }
}

impl<B: Backend, K: Keyboard> Front for Screen<B, K> {
    fn manual(&self, desk: &Desk<'_>) -> String {
        desk.voice.word("play-screen-about")
    }

    fn recall(&mut self, said: &[String]) {
        self.log.extend_from_slice(said);
    }

    fn fact(&mut self, desk: &Desk<'_>, fact: Fact<'_>) -> Result<(), Halt> {
        self.log.extend_from_slice(fact.said);
        (self.note, self.n_back, self.is_new) = (None, 0, true);
        if let Event::GameEnded { standings, .. } = fact.event {
            let winner = fact.said.last().map_or("", String::as_str);
            let mut sheet = Sheet::new();
            show::ending(&mut sheet, &desk.voice, fact.view, standings, winner);
            self.ending = Some(sheet);
            let mut score = Sheet::new();
            show::score(&mut score, &desk.voice, standings);
            score.turn(winner);
            self.last_words = score;
        }
        let is_watched = pauses(fact.event) && !self.is_fast && !self.is_hurried;
        if is_watched && let Some(stroke) = self.stroke(desk, fact.view, None, Some(PAUSE))? {
            self.is_hurried = true;
            self.is_leaving |= stroke == Stroke::Interrupt;
        }
        self.view = Some(Box::new(*fact.view));
        Ok(())
    }

    fn thinking(&mut self, desk: &Desk<'_>, thought: Thought<'_>) -> Result<(), Halt> {
        let theme = self.theme;
        let Some(view) = thought.view else {
            let seen = &self.seen;
            let draw = |frame: &mut Frame<'_>| draw::over(frame, theme, seen, thought.said);
            self.terminal.draw(draw).map_err(failed)?;
            return Ok(());
        };
        let picture = Picture {
            desk,
            theme,
            view,
            log: &self.log,
            n_back: self.n_back,
            note: None,
            ask: None,
            thought: Some(thought.said),
        };
        self.terminal.draw(|frame| draw::table(frame, &picture)).map_err(failed)?;
        Ok(())
    }

    fn rest(&mut self, desk: &Desk<'_>) -> Result<(), Halt> {
        self.is_hurried = false;
        match self.ending.take() {
            Some(ending) => self.page(desk, &ending),
            None => Ok(()),
        }
    }

    fn stakes(&mut self, _: &Sheet) -> Result<(), Halt> {
        Ok(())
    }

    fn page(&mut self, desk: &Desk<'_>, sheet: &Sheet) -> Result<(), Halt> {
        let mut first: usize = 0;
        loop {
            let theme = self.theme;
            let mut size = (0, 0);
            let shown = self
                .terminal
                .draw(|frame| size = draw::page(frame, desk, theme, sheet, first))
                .map_err(failed)?;
            let stroke = self.keyboard.next(shown.buffer, None)?;
            let (n_lines, height) = size;
            let last = n_lines.saturating_sub(height);
            first = match stroke {
                None => return Err(Halt::InputEnded),
                Some(Stroke::Up) => first.saturating_sub(1),
                Some(Stroke::Down) => first + 1,
                Some(Stroke::PageUp) => first.saturating_sub(height),
                Some(Stroke::PageDown) => first + height,
                Some(Stroke::Home) => 0,
                Some(Stroke::End) => last,
                // A blank reads on, and goes on at the end.
                Some(Stroke::Char(' ')) if first < last => first + height,
                Some(Stroke::Other) => first,
                Some(Stroke::Interrupt) => {
                    self.is_leaving = true;
                    return Ok(());
                }
                Some(Stroke::Char(_) | Stroke::Enter | Stroke::Escape | Stroke::Backspace) => {
                    return Ok(());
                }
            }
            .min(last);
        }
    }

    fn note(&mut self, sheet: &Sheet) -> Result<(), Halt> {
        self.note = Some(sheet.clone());
        Ok(())
    }

    fn ask(&mut self, desk: &Desk<'_>, ask: &Ask<'_>) -> Result<String, Halt> {
        // What was pressed while bots moved was no answer to this.
        if self.is_leaving_already()? {
            return Ok(desk.keys.shown(Key::Quit).to_owned());
        }
        let mut typing = Typing::default();
        loop {
            let stroke = self.stroke(desk, ask.view, Some((ask, &typing)), None)?;
            let answer = match stroke.ok_or(Halt::InputEnded)? {
                Stroke::Up => {
                    typing.step(ask, false);
                    None
                }
                Stroke::Down => {
                    typing.step(ask, true);
                    None
                }
                Stroke::PageUp => {
                    self.scroll(5);
                    None
                }
                Stroke::PageDown => {
                    self.scroll(-5);
                    None
                }
                Stroke::Home | Stroke::End | Stroke::Other => None,
                Stroke::Escape => {
                    typing = Typing::default();
                    self.note = None;
                    None
                }
                Stroke::Backspace => {
                    typing.pop(ask);
                    None
                }
                Stroke::Interrupt => Some(desk.keys.shown(Key::Quit).to_owned()),
                Stroke::Enter => Some(typing.answer(ask)),
                Stroke::Char(char) if typing.is_line || char.is_ascii_digit() => {
                    typing.push(ask, char);
                    None
                }
                Stroke::Char(':') => {
                    typing = Typing { is_line: true, ..Typing::default() };
                    None
                }
                Stroke::Char(char) => desk.keys.is_letter(char).then(|| char.to_string()),
            };
            if let Some(answer) = answer {
                self.note = None;
                return Ok(answer);
            }
        }
    }

    fn cover(&mut self, desk: &Desk<'_>, title: &str, prompt: &str) -> Result<String, Halt> {
        if self.is_leaving_already()? {
            return Ok(desk.keys.shown(Key::Quit).to_owned());
        }
        loop {
            let theme = self.theme;
            let shown = self
                .terminal
                .draw(|frame| draw::cover(frame, theme, title, prompt))
                .map_err(failed)?;
            match self.keyboard.next(shown.buffer, None)?.ok_or(Halt::InputEnded)? {
                Stroke::Enter => return Ok(String::new()),
                Stroke::Interrupt => return Ok(desk.keys.shown(Key::Quit).to_owned()),
                Stroke::Char(char) if desk.keys.letter(Key::Quit) == Some(&char.to_string()) => {
                    return Ok(desk.keys.shown(Key::Quit).to_owned());
                }
                Stroke::Char(_)
                | Stroke::Escape
                | Stroke::Backspace
                | Stroke::Up
                | Stroke::Down
                | Stroke::PageUp
                | Stroke::PageDown
                | Stroke::Home
                | Stroke::End
                | Stroke::Other => {}
            }
        }
    }

    fn farewell(&mut self, sheet: &Sheet) -> Result<(), Halt> {
        self.last_words = sheet.clone();
        Ok(())
    }
}
