//! The commands of the `traumfabrik` binary, and the engine that programs talk to.
#![forbid(unsafe_code)]

pub mod engine;

mod cli;
mod command;
mod data;
mod failure;
mod instructions;
mod note;
mod recording;
mod signature;
mod table;
mod tables;
mod work;

pub use cli::run;
