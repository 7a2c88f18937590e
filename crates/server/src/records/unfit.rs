//! Why a record is not kept, for programs and for people.

use std::fmt::Display;

use traumfabrik_table::fair::DrawFault;
use traumfabrik_wire::record::RecordFault;
use traumfabrik_wire::{Arg, Message, RecordError, VerifyError};

use crate::ApiError;

/// What people are told who bring a record that is not kept. Programs are told more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// It is something else.
    NoRecord,
    /// A later program wrote it.
    Newer,
    /// It ends within a line.
    CutOff { line: usize },
    /// A line cannot be read.
    Damaged { line: usize },
    /// What a line says cannot have happened.
    Untrue { line: usize },
    /// The game was not played to its end.
    Unfinished,
    /// Its pieces have no names here.
    NoWords,
}

impl Unfit {
    /// What is wrong with a record that cannot be read.
    pub(super) fn of_record(RecordError { line, fault }: &RecordError) -> Self {
        let line = *line;
        match fault {
            RecordFault::Empty | RecordFault::NotARecord => Self::NoRecord,
            RecordFault::Newer { .. } => Self::Newer,
            RecordFault::CutOff => Self::CutOff { line },
            RecordFault::TooLong | RecordFault::NotUtf8 { .. } if line == 1 => Self::NoRecord,
            RecordFault::Io(_)
            | RecordFault::NoSuchVersion
            | RecordFault::TooLong
            | RecordFault::Blank
            | RecordFault::NotUtf8 { .. }
            | RecordFault::NotJson { .. }
            | RecordFault::Shape { .. }
            | RecordFault::Field(_)
            | RecordFault::Header(_)
            | RecordFault::Seq { .. } => Self::Damaged { line },
        }
    }

    /// What is wrong with a record that tells no legal game.
    pub(super) fn of_verifying(error: &VerifyError) -> Self {
        match error {
            VerifyError::Record(error) => Self::of_record(error),
            VerifyError::Untrue { line, .. } => Self::Untrue { line: *line },
        }
    }

    /// What is wrong with a record whose draws are not those that it tells of.
    pub(super) fn of_drawing(fault: &DrawFault) -> Self {
        match fault {
            DrawFault::Untold | DrawFault::Commitment { .. } => Self::Untrue { line: 1 },
            DrawFault::Deal { line, .. } | DrawFault::NoDecision { line } => {
                Self::Untrue { line: *line }
            }
            DrawFault::Untrue(error) => Self::of_verifying(error),
        }
    }

    /// The refusal, with what exactly is wrong.
    pub(super) fn because(self, what: impl Display) -> ApiError {
        ApiError::Malformed { what: what.to_string(), say: Some(self.message()) }
    }

    /// What to tell the person.
    pub(crate) fn message(self) -> Message {
        let at = |id: &'static str, line: usize| {
            let line = i32::try_from(line).unwrap_or(i32::MAX);
            Message::new(id).with("line", Arg::Number(line))
        };
        match self {
            Self::NoRecord => Message::new("error-record-none"),
            Self::Newer => Message::new("error-record-newer"),
            Self::CutOff { line } => at("error-record-cut-off", line),
            Self::Damaged { line } => at("error-record-damaged", line),
            Self::Untrue { line } => at("error-record-untrue", line),
            Self::Unfinished => Message::new("error-record-unfinished"),
            Self::NoWords => Message::new("error-record-no-words"),
        }
    }
}
