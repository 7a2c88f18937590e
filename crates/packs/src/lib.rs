//! Editions of the game and everything they say: reads packs, checks them, brings two along, and
//! formats messages in four languages.
//!
//! A *pack* is a folder with `edition.toml`, `chips.toml`, `screenplays.toml` and one file
//! `words/<language>.ftl` for each language. What all editions say alike stands in
//! `packs/locales`.
#![forbid(unsafe_code)]

mod fault;
mod lang;
mod pack;

mod fluent;
mod read;
pub mod switches;
mod words;

mod data;
mod library;
mod source;
mod texts;

pub use fault::Fault;
pub use lang::{Lang, UnknownLang};
pub use library::{Library, check_dir, check_files};
pub use pack::{Pack, PieceIds};
pub use source::{TextPart, source};
pub use switches::{FirstLeadSetting, Settings, StudiosSetting};
pub use texts::Texts;
