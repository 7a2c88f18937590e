//! Everything of a game that is written down or sent, and has a shape of its own: the box with its
//! names, the game record, views, messages for the language files, and the TypeScript of it all.
//! The words, actions, deals and facts of the game are written as the rules say, by their feature
//! `serde`.
//!
//! `docs/protocol.md` says the same for those who write in other languages.
#![forbid(unsafe_code)]

pub mod json;

pub mod record;

pub mod message;
pub mod wording;

mod error;
mod hash;
mod typescript;

pub use error::WireError;
pub use hash::{box_hash, hex, state_hash, unhex};
pub use message::{Arg, Message, NamedArg};
pub use record::{
    Header, Move, MoveCause, Record, RecordError, RecordWriter, Recorder, Verdict, VerifyError,
    fold, read, verify,
};
pub use typescript::Types;
pub use wording::{
    Context, Judgement, Reason, Sentence, catalogue, describe, reason_message, refusal_message,
    ruling_messages, start_messages,
};
