//! What can be wrong with a record: which line, and what would be right.

use std::io;

use thiserror::Error;

use super::{FORMAT, HeaderFault, LINE_MAX, VERSION};
use crate::error::WireError;

/// A record that cannot be read.
#[derive(Debug, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What is wrong with a line of a record. Columns count bytes from 1.
#[derive(Debug, Error)]
pub enum RecordFault {
    /// The file cannot be read at all.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
    /// There is no line.
    #[error("the file is empty; a record begins with its header")]
    Empty,
    /// The first line is no header.
    #[error("not a game record: the first line has to be a header with \"format\":\"{FORMAT}\"")]
    NotARecord,
    /// The record comes from a later program.
    #[error("version {found} is newer than this program understands ({VERSION})")]
    Newer {
        /// Its version.
        found: u64,
    },
    /// The version is no version.
    #[error("version: there is no such version; 1 to {VERSION} are possible")]
    NoSuchVersion,
    /// The file ends within the line.
    #[error("the record is cut off here")]
    CutOff,
    /// The line is too long.
    #[error("longer than {LINE_MAX} bytes; no line of a record is")]
    TooLong,
    /// The line holds nothing.
    #[error("the line is empty; every line holds one entry")]
    Blank,
    /// The line is not text.
    #[error("column {column}: not UTF-8")]
    NotUtf8 {
        /// Where.
        column: usize,
    },
    /// The line is not JSON.
    #[error("column {column}: not JSON: {what}")]
    NotJson {
        /// Where.
        column: usize,
        /// What was expected.
        what: String,
    },
    /// A field is unknown, missing, or of another type.
    #[error("column {column}: {what}")]
    Shape {
        /// Where it was noticed.
        column: usize,
        /// What was found and expected.
        what: WireError,
    },
    /// A field of an entry cannot be.
    #[error(transparent)]
    Field(WireError),
    /// The header cannot be.
    #[error(transparent)]
    Header(HeaderFault),
    /// An entry is missing, or stands twice.
    #[error("seq: {found} stands here, where entry {expected} is expected")]
    Seq {
        /// The number that comes next.
        expected: u32,
        /// The number of the line.
        found: u32,
    },
}
