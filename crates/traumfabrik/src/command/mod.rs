//! One module a command.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod engine;
pub(crate) mod pack;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod sim;
pub(crate) mod verify;
