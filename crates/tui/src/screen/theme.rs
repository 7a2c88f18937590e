//! What things look like. Marks and words tell them apart; colour only helps.

use ratatui::style::{Color, Modifier, Style};

use crate::page::Tone;

/// Whether there is colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Theme {
    pub(super) colour: bool,
}

impl Theme {
    fn coloured(self, style: Style, colour: Color) -> Style {
        if self.colour { style.fg(colour) } else { style }
    }

    /// The bar on top, and whatever is chosen now.
    pub(super) fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// The name of a part of the screen.
    pub(super) fn heading(self) -> Style {
        self.coloured(Style::new().add_modifier(Modifier::BOLD), Color::Cyan)
    }

    /// What matters now.
    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is over.
    pub(super) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// A line of a sheet.
    pub(super) fn tone(self, tone: Tone) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match tone {
            Tone::Title | Tone::Heading => self.heading(),
            Tone::Turn => self.coloured(bold, Color::Green),
            Tone::Warning => self.coloured(bold, Color::Yellow),
            Tone::Plain => Style::new(),
        }
    }
}
