//! Everything of a game that is written down or sent.
#![forbid(unsafe_code)]

pub mod message;

pub use message::{Arg, Message, NamedArg};
