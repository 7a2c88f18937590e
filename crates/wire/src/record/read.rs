//! Reading records, foreign and damaged ones included.

use std::io::{BufRead, Read};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    FORMAT, Header, LINE_MAX, Move, Record, RecordError, RecordFault, VERSION, VERSION_WITHOUT_DRAW,
};
use crate::json;

/// Reads a whole record.
///
/// # Errors
/// The first line that is wrong, and how.
pub fn read(input: impl BufRead) -> Result<Record, RecordError> {
    let (header, entries) = open(input)?;
    let entries = entries.collect::<Result<_, _>>()?;
    Ok(Record { header, entries })
}

/// Reads the header of a record; the entries follow one by one.
///
/// # Errors
/// If the first line is not a sound header.
pub fn open<R: BufRead>(input: R) -> Result<(Header, Entries<R>), RecordError> {
    let mut lines = Lines { input, bytes: Vec::new(), number: 0 };
    let header = lines.header();
    let header = header.map_err(|fault| lines.error(fault))?;
    let entries = Entries { lines, seq: 0, is_over: false };
    Ok((header, entries))
}

/// The entries of a record, read as they are asked for. The first error is the last item.
#[derive(Debug)]
pub struct Entries<R> {
    lines: Lines<R>,
    seq: u32,
    is_over: bool,
}

impl<R: BufRead> Iterator for Entries<R> {
    type Item = Result<Move, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let entry = self.lines.entry(self.seq + 1).transpose();
        self.is_over = !matches!(entry, Some(Ok(_)));
        self.seq += 1;
        entry.map(|entry| entry.map_err(|fault| self.lines.error(fault)))
    }
}

/// What every header of every version says.
#[derive(Deserialize)]
struct Banner {
    format: Option<Value>,
    version: Option<Value>,
}

#[derive(Debug)]
struct Lines<R> {
    input: R,
    bytes: Vec<u8>,
    /// Of the line that was read last, counted from 1.
    number: usize,
}

/// A line, and whether it had an end.
struct Line<'l> {
    text: &'l str,
    is_ended: bool,
}

impl<R: BufRead> Lines<R> {
    fn error(&self, fault: RecordFault) -> RecordError {
        let line = self.number;
        RecordError { line, fault }
    }

    fn header(&mut self) -> Result<Header, RecordFault> {
        let line = self.advance()?.ok_or(RecordFault::Empty)?;
        let banner: Banner = match line.parse() {
            Ok(banner) => banner,
            Err(RecordFault::CutOff) if line.text.contains(FORMAT) => {
                return Err(RecordFault::CutOff);
            }
            // Another kind of file is not a damaged record.
            Err(_) => return Err(RecordFault::NotARecord),
        };
        if banner.format.as_ref().and_then(Value::as_str) != Some(FORMAT) {
            return Err(RecordFault::NotARecord);
        }
        match banner.version.as_ref().and_then(Value::as_u64) {
            Some(found) if found > VERSION as u64 => return Err(RecordFault::Newer { found }),
            Some(found) if found >= VERSION_WITHOUT_DRAW as u64 => {}
            Some(_) | None => return Err(RecordFault::NoSuchVersion),
        }
        let header: json::HeaderLine = line.parse()?;
        Header::try_from(header).map_err(RecordFault::Header)
    }

    fn entry(&mut self, expected: u32) -> Result<Option<Move>, RecordFault> {
        let Some(line) = self.advance()? else {
            return Ok(None);
        };
        let entry: json::MoveLine = line.parse()?;
        let entry = Move::try_from(entry).map_err(RecordFault::Field)?;
        if entry.seq == expected {
            Ok(Some(entry))
        } else {
            let found = entry.seq;
            Err(RecordFault::Seq { expected, found })
        }
    }

    fn advance(&mut self) -> Result<Option<Line<'_>>, RecordFault> {
        self.number += 1;
        self.bytes.clear();
        // One byte for the end of the line, and one that shows that there are too many.
        let mut limited = (&mut self.input).take(LINE_MAX as u64 + 2);
        if limited.read_until(b'\n', &mut self.bytes)? == 0 {
            return Ok(None);
        }
        let is_ended = self.bytes.pop_if(|last| *last == b'\n').is_some();
        if self.bytes.len() > LINE_MAX {
            return Err(RecordFault::TooLong);
        }
        match std::str::from_utf8(&self.bytes) {
            Ok(text) => Ok(Some(Line { text, is_ended })),
            Err(fault) if fault.error_len().is_none() && !is_ended => Err(RecordFault::CutOff),
            Err(fault) => Err(RecordFault::NotUtf8 { column: fault.valid_up_to() + 1 }),
        }
    }
}

impl Line<'_> {
    fn parse<T: DeserializeOwned>(&self) -> Result<T, RecordFault> {
        if self.text.trim_ascii().is_empty() {
            return Err(RecordFault::Blank);
        }
        let mut from = serde_json::Deserializer::from_str(self.text);
        let parsed = serde_path_to_error::deserialize(&mut from)
            .map_err(|fault| (fault.path().to_string(), fault.into_inner()))
            .and_then(|value| from.end().map(|()| value).map_err(|fault| (String::new(), fault)));
        match parsed {
            Ok(value) if self.is_ended => Ok(value),
            Ok(_) => Err(RecordFault::CutOff),
            Err((_, fault)) if fault.is_eof() => Err(RecordFault::CutOff),
            Err((path, fault)) if fault.is_data() => {
                let what = json::of_parser(&path, &fault);
                Err(RecordFault::Shape { column: fault.column(), what })
            }
            Err((_, fault)) => {
                Err(RecordFault::NotJson { column: fault.column(), what: json::plain(&fault) })
            }
        }
    }
}
