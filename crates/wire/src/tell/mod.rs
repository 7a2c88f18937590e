//! Telling: every fact, refusal and ruling becomes a message here, once. Whoever shows it only
//! formats.

mod catalogue;
mod event;
mod refusal;
mod ruling;

pub use catalogue::{Sentence, catalogue};
pub use event::{Context, describe};
pub use refusal::refusal_message;
pub use ruling::{ruling_messages, start_messages};
