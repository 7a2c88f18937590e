//! Everything of a game that is written down or sent: JSON twins of the rules' types, the game
//! record, messages for the language files, and the TypeScript of it all.
//!
//! `docs/protocol.md` says the same for those who write in other languages.
#![forbid(unsafe_code)]

pub mod json;

pub mod record;

pub mod message;
pub mod tell;

pub mod with;

mod error;
mod hash;
mod typescript;

pub use error::{Problem, WireError};
pub use hash::{box_hash, hex, state_hash, unhex};
pub use message::{Arg, Message, NamedArg};
pub use record::{
    Entry, EntryCause, Header, Record, RecordError, RecordWriter, Recorder, Verdict, VerifyError,
    fold, read, verify,
};
pub use tell::{
    Context, Sentence, catalogue, describe, refusal_message, ruling_messages, start_messages,
};
pub use typescript::Types;
