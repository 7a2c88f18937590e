//! The list of choices, and the line that is being typed.

use ratatui::text::Line;

use super::theme::Theme;
use crate::front::{Ask, Choosable};
use crate::page::wrapped;

/// Where somebody is in a question.
#[derive(Clone, Debug, Default)]
pub(super) struct Typing {
    /// The choice that Enter would take.
    pub(super) selected: usize,
    /// What has been typed.
    pub(super) entry: String,
    /// Whether a whole line is being typed, letters and all.
    pub(super) is_line: bool,
}

impl Typing {
    /// Moves the choice up or down.
    pub(super) fn step(&mut self, ask: &Ask<'_>, is_down: bool) {
        let last = ask.options.len().saturating_sub(1);
        let selected = self.selected.min(last);
        self.selected = if is_down { (selected + 1).min(last) } else { selected.saturating_sub(1) };
        self.entry.clear();
        self.is_line = false;
    }

    /// Adds a character; a number that stands in the list becomes the choice.
    pub(super) fn push(&mut self, ask: &Ask<'_>, char: char) {
        self.entry.push(char);
        self.find(ask);
    }

    /// Takes the last character back.
    pub(super) fn pop(&mut self, ask: &Ask<'_>) {
        if self.entry.pop().is_none() {
            self.is_line = false;
        }
        self.find(ask);
    }

    fn find(&mut self, ask: &Ask<'_>) {
        if let Some(found) = ask.options.iter().position(|option| option.line == self.entry) {
            self.selected = found;
        }
    }

    /// The answer that Enter gives.
    pub(super) fn answer(&self, ask: &Ask<'_>) -> String {
        match ask.options.get(self.selected) {
            Some(option) if self.entry.is_empty() && !self.is_line => option.line.clone(),
            Some(_) | None => self.entry.clone(),
        }
    }
}

/// The choices that fit, the selected one among them.
pub(super) fn lines(
    options: &[Choosable],
    typing: &Typing,
    theme: Theme,
    width: usize,
    height: usize,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let (mut first, mut end) = (0, 0);
    let widest = options.iter().map(|option| option.line.chars().count()).max().unwrap_or(0);
    for (idx, option) in options.iter().enumerate() {
        let is_selected = idx == typing.selected && (typing.entry.is_empty() || !typing.is_line);
        let mark = if is_selected { '>' } else { ' ' };
        let head = format!("{mark} {:>widest$}  ", option.line);
        let indent = " ".repeat(head.chars().count());
        let style = if is_selected { theme.bar() } else { Default::default() };
        if is_selected {
            first = lines.len();
        }
        let text: Vec<String> = wrapped(&option.text, &head, &indent, width).collect();
        lines.extend(text.into_iter().map(|text| Line::styled(text, style)));
        if is_selected {
            end = lines.len();
        }
    }
    // The choice stays in sight, with what stands before it if there is room.
    let skip = end.saturating_sub(height).min(first);
    lines.into_iter().skip(skip).take(height).collect()
}
