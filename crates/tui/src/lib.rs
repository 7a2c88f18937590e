//! Traumfabrik in a terminal: plain text in, plain text out, for people, pipes and screen readers.
//!
//! [`play`] seats one person at a table of random players. Everything is said in the language of
//! the table; nothing is told by colour or by place alone.
//!
//! ```
//! use traumfabrik_packs::{Lang, Library};
//! use traumfabrik_tui::{Outcome, TableOptions, play};
//!
//! let library = Library::embedded();
//! let table = TableOptions::new(library.get("traumfabrik-2000").unwrap(), Lang::En, 7);
//! let mut output = Vec::new();
//! let outcome = play(table, &b"help\nquit\ny\n"[..], &mut output)?;
//! assert_eq!(outcome, Outcome::Left);
//! # Ok::<(), traumfabrik_tui::PlayError>(())
//! ```
#![forbid(unsafe_code)]

mod options;

mod host;

mod desk;
mod session;

mod ask;
mod hand;
mod narrator;
mod show;

mod input;
mod keys;
mod page;
mod voice;

use std::io::{BufRead, Write};

pub use options::{Outcome, PlayError, TableOptions};

use crate::session::Session;

/// Plays one game with the person who types `input` and reads `output`.
///
/// # Errors
/// If the table cannot be set up, or reading or writing fails. A reader of `output` who goes away
/// is an [`std::io::ErrorKind::BrokenPipe`]; the end of `input` is no error.
pub fn play(
    table: TableOptions<'_>,
    input: impl BufRead,
    output: impl Write,
) -> Result<Outcome, PlayError> {
    Session::new(&table, input, output)?.run()
}
