//! Wording: every entry of a log and every refusal becomes messages here, once. Whoever shows them
//! only formats.

mod catalogue;
mod event;
mod refused;

pub use catalogue::catalogue;
pub use event::Teller;
pub use refused::refused_message;
