//! Scenes: prose that runs. A file of scenes is read by people as examples of the rules and by
//! [`run`] as tests of the engine. `fixtures/scenes/README.md` tells the format and lists all
//! sentences.
//!
//! ```
//! use traumfabrik_packs::Library;
//! use traumfabrik_testkit::scene;
//! let text = "
//! scene: Four seats, the winner pays 7: two each, and one stays
//! rule: auction/share
//! seats: Anna, Ben, Cleo, Dan
//!
//! given
//!   at city-1, lead Anna
//!   Anna has 12
//! when
//!   Anna bids 7
//!   the others pass
//! then
//!   Anna has 5; Ben has 14; middle holds 1
//! ";
//! let scenes = scene::parse(text)?;
//! assert_eq!(scene::run(&scenes[0], &Library::embedded()), []);
//! # Ok::<(), scene::SceneError>(())
//! ```
//!
//! What the sentences look like stands in tables of forms, each beside what it does: facts about
//! the table, moves, and checks. To add a sentence is to add a row.

mod args;
mod attempt;
mod check;
mod fact;
mod folder;
mod form;
mod judge;
mod names;
mod parse;
mod play;
mod position;
mod run;

pub use folder::{labels, read, run_all};
pub use form::Filled;
pub use parse::{Scene, SceneError, Section, SectionKind, Written, parse};
pub use run::{Failure, run};
