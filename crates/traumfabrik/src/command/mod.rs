//! One module a command.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod copy;
pub(crate) mod engine;
pub(crate) mod export;
pub(crate) mod healthcheck;
pub(crate) mod manual;
pub(crate) mod pack;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod verify;
