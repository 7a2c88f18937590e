//! Writing records. Equal games give equal bytes.

use std::io::{self, Write};

use traumfabrik_rules::{Cause, Event};

use super::{Header, MoveCause, entry_line};

/// Writes a record line by line.
#[derive(Debug)]
pub struct RecordWriter<W> {
    out: W,
    /// The next line, kept so that its memory serves again.
    line: Vec<u8>,
    seq: u32,
}

impl<W: Write> RecordWriter<W> {
    /// Writes the header.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn new(out: W, header: &Header) -> io::Result<Self> {
        let mut writer = Self { out, line: Vec::new(), seq: 0 };
        writer.write_line(header)?;
        Ok(writer)
    }

    /// Writes the next entry, and numbers it. A start without facts is not written.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn entry(&mut self, cause: &MoveCause, events: &[Event]) -> io::Result<()> {
        if *cause == MoveCause::Start && events.is_empty() {
            return Ok(());
        }
        self.seq += 1;
        self.write_line(&entry_line(self.seq, cause, events))
    }

    /// Passes on all that was written, and hands back where it went.
    ///
    /// # Errors
    /// If flushing fails.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }

    fn write_line(&mut self, line: &impl serde::Serialize) -> io::Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, line)?;
        self.line.push(b'\n');
        self.out.write_all(&self.line)
    }
}

/// Turns a stream of causes and facts, as a game is played, into a record.
///
/// Facts before the first cause are those of the start. The seat of an action is not said: the
/// first fact tells it. An error is kept until [`Recorder::finish`], so that a simulation need
/// not ask at every step.
#[derive(Debug)]
pub struct Recorder<W> {
    writer: io::Result<RecordWriter<W>>,
    cause: Option<Cause>,
    events: Vec<Event>,
}

impl<W: Write> Recorder<W> {
    /// Writes the header.
    pub fn new(out: W, header: &Header) -> Self {
        Self { writer: RecordWriter::new(out, header), cause: None, events: Vec::new() }
    }

    /// Somebody did something: the facts that follow come of it.
    pub fn cause(&mut self, cause: Cause) {
        self.write_entry();
        self.cause = Some(cause);
    }

    /// Something happened.
    pub fn event(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Writes the last entry, and hands back where everything went.
    ///
    /// # Errors
    /// The first failure of `out`.
    pub fn finish(mut self) -> io::Result<W> {
        self.write_entry();
        self.writer?.finish()
    }

    fn write_entry(&mut self) {
        let cause = match self.cause.take() {
            None => MoveCause::Start,
            Some(Cause::Deal(deal)) => MoveCause::Deal(deal),
            Some(Cause::Action(action)) => MoveCause::Action {
                seat: self.events.first().and_then(Event::actor).unwrap_or_default(),
                action,
            },
        };
        if let Ok(writer) = &mut self.writer
            && let Err(fault) = writer.entry(&cause, &self.events)
        {
            self.writer = Err(fault);
        }
        self.events.clear();
    }
}
