//! Scenes: prose that runs. A file of scenes is read by people as examples of the rules and by
//! [`run`] as tests of the engine. `fixtures/scenes/README.md` lists all sentences.
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
//! # The format
//!
//! A file holds any number of scenes. Lines that are not indented are headings:
//!
//! - `scene:` a sentence that says what it shows; begins the scene;
//! - `rule:` the label of a rule that it shows, one a line;
//! - `seats:` the names of two to five seats, clockwise;
//! - `edition:` whose box and switches are used; `traumfabrik-2000` if left out;
//! - `set:` switches as `name=value`, separated by spaces (`first_lead` takes a name);
//! - `box:` a row of the box that is otherwise here: `casablanca has 9 stars`;
//! - `about:` prose;
//! - `given`, then `when` and `then` as often as needed. Sentences below are indented.
//!
//! Sentences are separated by line ends or semicolons, short ones also by commas. A line that ends
//! with a comma goes on in the next. A `#` at the start of a word begins a comment. Pieces go by
//! the ids of the edition's data files (`actor-03`, `casablanca`, `city-1`), a slot by its kind
//! (`music`), with its number among equals (`actor#2`), or by its place (`slot#7`).
//!
//! `given` says only what matters, and `from the start` says nothing at all: the dealer's deals
//! then come in `when`. What is left out gets these defaults:
//!
//! - quarter 1, at the sign, the first seat leads; a seat that holds chips leads;
//! - studios by seat, nothing on their screenplays, no film finished;
//! - the table's money less what is said, split evenly among the others; what does not divide goes
//!   to those who sit first;
//! - the readable screenplay is the lowest of the stack, the others lie below it;
//! - lots that are still to be sold hold the lowest chips that `given` and `when` do not name;
//! - empty slots of finished films are filled in the same way, each with a chip of its own kind, an
//!   open slot with a camera; a film leaves its place empty until `is making` fills it;
//! - a genre's first-film award lies on the film of it that is named first; best films of past
//!   quarters are withheld; all other awards are open;
//! - as many legends are left as quarters come; all other chips are in the bag;
//! - whoever holds chips places them; else an auction begins with the lead, or a party is about to
//!   be revealed (`faces` reveals it).

mod check;
mod error;
mod folder;
mod names;
mod parse;
mod play;
mod position;
mod run;
mod script;

pub use error::SceneError;
pub use folder::{labels, read, run_all};
pub use parse::parse;
pub use run::{Failure, run};
pub use script::{
    AskWord, Attempt, AwardWord, BoxWord, Check, Correction, DealWish, DueWord, Fact, Given, Goal,
    Move, Part, Pile, Rest, Said, Scene, Sight, SlotWord, Tokens, Wish,
};
