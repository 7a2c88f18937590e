//! A client that is not a browser: for load, for tests, and for whoever writes a player of their
//! own. It knows no rules: it hears a view, picks one of the actions that came with it, and sends
//! that.

pub mod load;

mod guest;
mod player;

pub use guest::{ClientError, Guest};
pub use player::{Player, Received};
