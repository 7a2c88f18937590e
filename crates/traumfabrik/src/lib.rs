//! The commands of the `traumfabrik` binary.
#![forbid(unsafe_code)]

mod cli;
mod command;
mod data;
mod failure;
mod instructions;
mod note;
mod recording;
mod settings;
mod signature;
mod source;
mod svg;
mod table;
mod tables;
mod work;

pub use cli::run;
