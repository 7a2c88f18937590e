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
        for block in &sheet.blocks {
            self.block(block)?;
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

    fn block(&mut self, block: &Block) -> io::Result<()> {
        let bold = Style::new().bold();
        match block {
            Block::Title(text) => {
                self.lines(&format!("=== {text} ==="), "", "    ", bold.fg_color(cyan()))
            }
            Block::Heading(text) => self.lines(&format!("--- {text} ---"), "", "    ", bold),
            Block::Turn(text) => self.lines(text, "* ", "  ", bold.fg_color(green())),
            Block::Warning(text) => self.lines(text, "! ", "  ", bold.fg_color(yellow())),
            Block::Text { depth, text } => {
                let indent = " ".repeat(depth * INDENT);
                self.lines(text, &indent, &indent, Style::new())
            }
            Block::Item { depth, mark, text } => {
                let first = format!("{}{mark} ", " ".repeat(depth * INDENT));
                let rest = " ".repeat(display_width(&first));
                self.lines(text, &first, &rest, Style::new())
            }
            Block::Rows(rows) => self.table(rows),
            Block::Gap => {
                if !self.is_apart {
                    writeln!(self.output)?;
                    self.is_apart = true;
                }
                Ok(())
            }
        }
    }

    fn lines(&mut self, text: &str, first: &str, rest: &str, style: Style) -> io::Result<()> {
        let options = Options::new(self.width)
            .initial_indent(first)
            .subsequent_indent(rest)
            .word_splitter(WordSplitter::NoHyphenation);
        for line in textwrap::wrap(text, options) {
            let line = line.trim_end();
            if self.colour {
                writeln!(self.output, "{style}{line}{style:#}")?;
            } else {
                writeln!(self.output, "{line}")?;
            }
        }
        self.is_apart = false;
        Ok(())
    }

    /// Names to the left, numbers to the right.
    fn table(&mut self, rows: &[Vec<String>]) -> io::Result<()> {
        let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let cell_width = |row: &Vec<String>, n: usize| row.get(n).map_or(0, |c| display_width(c));
        let widths: Vec<usize> = (0..n_columns)
            .map(|n| rows.iter().map(|row| cell_width(row, n)).max().unwrap_or(0))
            .collect();
        for row in rows {
            let mut line = String::new();
            for (n, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let blanks = " ".repeat(width - display_width(cell));
                match n {
                    0 => line += &format!("{cell}{blanks}"),
                    _ => line += &format!("  {blanks}{cell}"),
                }
            }
            writeln!(self.output, "  {}", line.trim_end())?;
        }
        self.is_apart = false;
        Ok(())
    }
}

/// A text that begins with a capital letter: headings may begin with any word of an edition.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

fn cyan() -> Option<anstyle::Color> {
    Some(AnsiColor::Cyan.into())
}

fn green() -> Option<anstyle::Color> {
    Some(AnsiColor::Green.into())
}

fn yellow() -> Option<anstyle::Color> {
    Some(AnsiColor::Yellow.into())
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
