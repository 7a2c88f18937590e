//! Keys as they are pressed.

use std::io;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key, as far as the game cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A character.
    Char(char),
    /// The current choice, or the end of a line.
    Enter,
    /// Never mind.
    Escape,
    /// Take the last character back.
    Backspace,
    /// One up.
    Up,
    /// One down.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Somebody wants to leave: Ctrl-C.
    Interrupt,
    /// Nothing that means anything, but the screen may have another size now.
    Other,
}

/// Where strokes come from.
pub trait Keyboard {
    /// Waits for the next stroke, no longer than `patience` where that is given. `seen` is what
    /// the screen shows in the meantime. None if nobody pressed a key in time, or if without any
    /// limit of time there will never be one.
    ///
    /// # Errors
    /// If the terminal cannot be read.
    fn next(&mut self, seen: &Buffer, patience: Option<Duration>) -> io::Result<Option<Stroke>>;

    /// Forgets what was pressed before a question could be read. True if somebody wants to leave:
    /// that is not forgotten.
    ///
    /// # Errors
    /// If the terminal cannot be read.
    fn forget(&mut self) -> io::Result<bool>;
}

/// The keyboard of the terminal.
#[derive(Clone, Copy, Debug)]
pub(super) struct TerminalKeyboard;

impl Keyboard for TerminalKeyboard {
    fn next(&mut self, _: &Buffer, patience: Option<Duration>) -> io::Result<Option<Stroke>> {
        if let Some(patience) = patience
            && !event::poll(patience)?
        {
            return Ok(None);
        }
        Ok(Some(stroke(&event::read()?)))
    }

    fn forget(&mut self) -> io::Result<bool> {
        let mut is_leaving = false;
        while event::poll(Duration::ZERO)? {
            is_leaving |= stroke(&event::read()?) == Stroke::Interrupt;
        }
        Ok(is_leaving)
    }
}

fn stroke(event: &Event) -> Stroke {
    let Event::Key(KeyEvent { code, modifiers, kind, .. }) = *event else { return Stroke::Other };
    if kind == KeyEventKind::Release {
        return Stroke::Other;
    }
    match code {
        KeyCode::Char('c' | 'd') if modifiers.contains(KeyModifiers::CONTROL) => Stroke::Interrupt,
        KeyCode::Char(_) if modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => {
            Stroke::Other
        }
        KeyCode::Char(char) => Stroke::Char(char),
        KeyCode::Enter => Stroke::Enter,
        KeyCode::Esc => Stroke::Escape,
        KeyCode::Backspace => Stroke::Backspace,
        KeyCode::Up => Stroke::Up,
        KeyCode::Down => Stroke::Down,
        KeyCode::PageUp => Stroke::PageUp,
        KeyCode::PageDown => Stroke::PageDown,
        KeyCode::Home => Stroke::Home,
        KeyCode::End => Stroke::End,
        // A terminal has many more keys, none of which means anything here.
        _ => Stroke::Other,
    }
}
