//! How text lies on the page: headings, paragraphs, lists and tables within the width of the
//! terminal.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use textwrap::core::display_width;
use textwrap::{Options, WordSplitter};

/// Narrower than this nothing can be laid out.
const WIDTH_MIN: usize = 30;
const INDENT: usize = 2;

/// Something to be shown, put together before any of it is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    blocks: Vec<Block>,
}

#[derive(Clone, Debug)]
enum Block {
    /// The name of the game, a quarter, the end.
    Title(String),
    /// A stop, a section.
    Heading(String),
    /// The person has to decide.
    Turn(String),
    /// Something went wrong.
    Warning(String),
    /// A paragraph, so many steps from the left.
    Text { depth: usize, text: String },
    /// A choice or an item, marked by what stands before it.
    Item { depth: usize, mark: String, text: String },
    /// A table; the first row names the columns.
    Rows(Vec<Vec<String>>),
    /// An empty line. Several in a row are one.
    Gap,
}

impl Sheet {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn title(&mut self, text: impl Into<String>) {
        self.blocks.extend([Block::Gap, Block::Title(capital(&text.into())), Block::Gap]);
    }

    pub(crate) fn heading(&mut self, text: impl Into<String>) {
        self.blocks.extend([Block::Gap, Block::Heading(capital(&text.into()))]);
    }

    pub(crate) fn turn(&mut self, text: impl Into<String>) {
        self.blocks.extend([Block::Gap, Block::Turn(text.into())]);
    }

    pub(crate) fn warning(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Warning(text.into()));
    }

    pub(crate) fn text(&mut self, text: impl Into<String>) {
        self.text_at(0, text);
    }

    pub(crate) fn text_at(&mut self, depth: usize, text: impl Into<String>) {
        self.blocks.push(Block::Text { depth, text: text.into() });
    }

    pub(crate) fn item(&mut self, depth: usize, mark: &str, text: impl Into<String>) {
        self.blocks.push(Block::Item { depth, mark: mark.to_owned(), text: text.into() });
    }

    /// An item that nobody chooses by its mark.
    pub(crate) fn bullet(&mut self, depth: usize, text: impl Into<String>) {
        self.item(depth, "-", text);
    }

    /// A choice by number.
    pub(crate) fn choice(&mut self, depth: usize, number: usize, text: impl Into<String>) {
        self.item(depth, &format!("{number:>2}"), text);
    }

    pub(crate) fn rows(&mut self, rows: Vec<Vec<String>>) {
        self.blocks.push(Block::Rows(rows));
    }

    pub(crate) fn gap(&mut self) {
        self.blocks.push(Block::Gap);
    }
}

/// How a line is meant, whatever it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Title,
    Heading,
    Turn,
    Warning,
    Plain,
}

/// A line of a sheet that fits the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

impl Sheet {
    /// The lines of this sheet within so many columns. Gaps are empty lines, several in a row
    /// are one.
    pub(crate) fn lines(&self, width: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for block in &self.blocks {
            block.lay_out(width.max(WIDTH_MIN), &mut lines);
        }
        lines.dedup_by(|line, before| line.text.is_empty() && before.text.is_empty());
        lines
    }
}

impl Block {
    fn lay_out(&self, width: usize, lines: &mut Vec<Line>) {
        let mut wrap = |text: &str, first: &str, rest: &str, tone| {
            lines.extend(wrapped(text, first, rest, width).map(|text| Line { text, tone }));
        };
        match self {
            Self::Title(text) => wrap(&format!("=== {text} ==="), "", "    ", Tone::Title),
            Self::Heading(text) => wrap(&format!("--- {text} ---"), "", "    ", Tone::Heading),
            Self::Turn(text) => wrap(text, "* ", "  ", Tone::Turn),
            Self::Warning(text) => wrap(text, "! ", "  ", Tone::Warning),
            Self::Text { depth, text } => {
                let indent = " ".repeat(depth * INDENT);
                wrap(text, &indent, &indent, Tone::Plain);
            }
            Self::Item { depth, mark, text } => {
                let first = format!("{}{mark} ", " ".repeat(depth * INDENT));
                let rest = " ".repeat(display_width(&first));
                wrap(text, &first, &rest, Tone::Plain);
            }
            Self::Rows(rows) => {
                let plain = |text| Line { text, tone: Tone::Plain };
                lines.extend(aligned(rows).into_iter().map(plain));
            }
            Self::Gap => lines.push(Line { text: String::new(), tone: Tone::Plain }),
        }
    }
}

/// A text in lines of so many columns.
pub(crate) fn wrapped<'t>(
    text: &'t str,
    first: &'t str,
    rest: &'t str,
    width: usize,
) -> impl Iterator<Item = String> + use<'t> {
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(rest)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(|line| line.trim_end().to_owned())
}

/// Names to the left, numbers to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell_width = |row: &Vec<String>, n: usize| row.get(n).map_or(0, |c| display_width(c));
    let widths: Vec<usize> = (0..n_columns)
        .map(|n| rows.iter().map(|row| cell_width(row, n)).max().unwrap_or(0))
        .collect();
    let line = |row: &Vec<String>| {
        let mut line = "  ".to_owned();
        for (n, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let blanks = " ".repeat(width - display_width(cell));
            match n {
                0 => line += &format!("{cell}{blanks}"),
                _ => line += &format!("  {blanks}{cell}"),
            }
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Where sheets are written to.
#[derive(Debug)]
pub(crate) struct Page<W> {
    output: W,
    width: usize,
    colour: bool,
    /// Whether the last line is empty, or there is none.
    is_apart: bool,
}

impl<W: Write> Page<W> {
    pub(crate) fn new(output: W, width: usize, colour: bool) -> Self {
        Self { output, width: width.max(WIDTH_MIN), colour, is_apart: true }
    }

    pub(crate) fn show(&mut self, sheet: &Sheet) -> io::Result<()> {
        for line in sheet.lines(self.width) {
            self.line(&line)?;
        }
        self.output.flush()
    }

    /// Asks for an answer on the line that follows.
    pub(crate) fn prompt(&mut self) -> io::Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// Ends the line of the prompt. A person at a terminal has done so; others get to see what
    /// was answered.
    pub(crate) fn answered(&mut self, echo: Option<&str>) -> io::Result<()> {
        if let Some(answer) = echo {
            writeln!(self.output, "{answer}")?;
        }
        self.is_apart = false;
        Ok(())
    }

    /// Moves all that was shown out of sight.
    pub(crate) fn scroll_away(&mut self, n_lines: usize) -> io::Result<()> {
        write!(self.output, "{}", "\n".repeat(n_lines))?;
        self.is_apart = true;
        Ok(())
    }

    fn line(&mut self, line: &Line) -> io::Result<()> {
        if line.text.is_empty() {
            if !self.is_apart {
                writeln!(self.output)?;
                self.is_apart = true;
            }
            return Ok(());
        }
        let bold = Style::new().bold();
        let style = match line.tone {
            Tone::Title => bold.fg_color(Some(AnsiColor::Cyan.into())),
            Tone::Heading => bold,
            Tone::Turn => bold.fg_color(Some(AnsiColor::Green.into())),
            Tone::Warning => bold.fg_color(Some(AnsiColor::Yellow.into())),
            Tone::Plain => Style::new(),
        };
        if self.colour {
            writeln!(self.output, "{style}{}{style:#}", line.text)?;
        } else {
            writeln!(self.output, "{}", line.text)?;
        }
        self.is_apart = false;
        Ok(())
    }
}

/// A text that begins with a capital letter: headings may begin with any word of an edition.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(sheet: &Sheet, colour: bool) -> String {
        let mut output = Vec::new();
        Page::new(&mut output, 30, colour).show(sheet).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn paragraphs_and_items_keep_within_the_width() {
        let mut sheet = Sheet::new();
        sheet.text_at(1, "one two three four five six seven eight");
        sheet.choice(1, 7, "one two three four five six seven");
        let expected = "  one two three four five six\n  seven eight\n   \
                        7 one two three four five\n     six seven\n";
        assert_eq!(shown(&sheet, false), expected);
    }

    #[test]
    fn gaps_are_never_wider_than_one_line() {
        let mut sheet = Sheet::new();
        sheet.title("A");
        sheet.heading("B");
        sheet.gap();
        sheet.gap();
        sheet.text("c");
        assert_eq!(shown(&sheet, false), "=== A ===\n\n--- B ---\n\nc\n");
    }

    #[test]
    fn tables_are_aligned() {
        let mut sheet = Sheet::new();
        sheet.rows(
            [["", "film"], ["Zoë", "7"], ["Max", "12"]]
                .map(|r| r.map(str::to_owned).to_vec())
                .to_vec(),
        );
        assert_eq!(shown(&sheet, false), "       film\n  Zoë     7\n  Max    12\n");
    }

    #[test]
    fn colour_comes_on_top_of_the_same_text() {
        let mut sheet = Sheet::new();
        sheet.warning("no");
        assert_eq!(shown(&sheet, false), "! no\n");
        assert_eq!(shown(&sheet, true), "\u{1b}[1m\u{1b}[33m! no\u{1b}[0m\n");
    }
}
