//! Traumfabrik in a terminal: a full screen, or plain text for pipes and screen readers.
//!
//! [`LocalTable`] says who plays what: people at one keyboard, and bots. [`play`] lets them play in
//! plain text, [`play_full_screen`] on the whole terminal. Both are one game with one set of
//! answers. Everything is said in the language of the table; nothing is told by colour or by
//! place alone.
//!
//! ```
//! use traumfabrik_packs::{Lang, Library};
//! use traumfabrik_tui::{Manners, NewTable, PlayResult, LocalTable, play};
//!
//! let library = Library::embedded();
//! let pack = library.get("traumfabrik-2000").unwrap();
//! let table = LocalTable::set_up(&NewTable::new(pack, "filler".parse().unwrap(), 7))?;
//! let mut output = Vec::new();
//! let outcome = play(&table, Manners::new(Lang::En), &b"help\nquit\ny\n"[..], &mut output)?;
//! assert_eq!(outcome, PlayResult::Left);
//! # Ok::<(), traumfabrik_tui::PlayError>(())
//! ```
#![forbid(unsafe_code)]

mod options;
mod table;

mod host;

mod ask;
mod chronicle;
mod desk;
mod draft;
mod session;
mod show;

mod front;
mod plain;
mod screen;

mod input;
mod keys;
mod page;
mod voice;

use std::io::{BufRead, Write};

pub use options::{Manners, PlayError, PlayResult};
pub use screen::{Keyboard, Stroke, play_full_screen, play_on};
pub use table::{LocalSitter, LocalTable, NewTable};

use crate::plain::Plain;
use crate::session::Session;

/// Plays one game with the people who type `input` and read `output`.
///
/// # Errors
/// If a bot fails, or if reading, writing or saving fails. A reader of `output` who goes away is an
/// [`std::io::ErrorKind::BrokenPipe`]; the end of `input` is no error.
pub fn play(
    table: &LocalTable,
    manners: Manners,
    input: impl BufRead,
    output: impl Write,
) -> Result<PlayResult, PlayError> {
    let front = Plain::new(&manners, input, output);
    Session::new(table, manners, front)?.run()
}
