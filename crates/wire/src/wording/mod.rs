//! Wording: every fact, refusal, reason and ruling becomes a message here, once. Whoever shows it only
//! formats.

mod catalogue;
mod event;
mod reason;
mod refusal;
mod ruling;

pub use catalogue::{Sentence, catalogue};
pub use event::{Context, describe};
pub use reason::{Judgement, Reason, reason_message};
pub use refusal::refusal_message;
pub use ruling::{ruling_messages, start_messages};
