//! Messages: what is to be said, as an id and named arguments. The sentence comes from the
//! language files; whoever shows it only formats.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{Award, ChipKind, Genre, Slot};
use ts_rs::TS;

/// Something to be said, in any language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Message {
    /// The id of the sentence in the language files.
    pub id: String,
    /// What fills its gaps.
    pub args: Vec<NamedArg>,
}

/// One gap of a sentence and what fills it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NamedArg {
    /// The name of the gap.
    pub name: String,
    /// What fills it.
    pub value: Arg,
}

/// What fills a gap. Pieces are named by number; the edition's words say what they are called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum Arg {
    /// A plain number, which may choose a plural.
    Number(i32),
    /// An amount of money.
    Money(u8),
    /// A seat: the name of the person or bot there.
    Seat(u8),
    /// Several seats, in order.
    Seats(Vec<u8>),
    /// A chip by number.
    Chip(u8),
    /// Several chips, in order.
    Chips(Vec<u8>),
    /// A screenplay by number.
    Screenplay(u8),
    /// A studio, 1 to 5.
    Studio(u8),
    /// A location by its place on the route.
    Location(u8),
    /// A rating token.
    Rating {
        /// Its number.
        value: u8,
        /// Whether it carries a plus.
        plus: bool,
    },
    /// Another message without arguments, by id: a kind, a slot, an award.
    Word(String),
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: Arg) -> Self {
        self.args.push(NamedArg { name: name.to_owned(), value });
        self
    }
}

/// The id of the word for a kind of chip.
pub fn kind_word(kind: ChipKind) -> &'static str {
    match kind {
        ChipKind::Director => "kind-director",
        ChipKind::Actor => "kind-actor",
        ChipKind::Camera => "kind-camera",
        ChipKind::Music => "kind-music",
        ChipKind::Effects => "kind-effects",
        ChipKind::Guest => "kind-guest",
        ChipKind::Agency => "kind-agency",
    }
}

/// The id of the word for a kind of slot. A slot is called after the chip that it asks for.
pub fn slot_word(slot: Slot) -> &'static str {
    match slot {
        Slot::Director => "kind-director",
        Slot::Actor => "kind-actor",
        Slot::Camera => "kind-camera",
        Slot::Music => "kind-music",
        Slot::Effects => "kind-effects",
        Slot::Open => "slot-open",
        Slot::Guest => "kind-guest",
    }
}

/// The id of the word for a genre.
pub fn genre_word(genre: Genre) -> &'static str {
    match genre {
        Genre::Drama => "genre-drama",
        Genre::Adventure => "genre-adventure",
        Genre::Entertainment => "genre-entertainment",
    }
}

/// The id of the name of an award.
pub fn award_word(award: Award) -> String {
    let genre_name = |genre| genre_word(genre).trim_start_matches("genre-");
    match award {
        Award::FirstFilm(genre) => format!("award-first-film-{}", genre_name(genre)),
        Award::BestOfQuarter(quarter) => format!("award-best-of-quarter-{}", quarter.number()),
        Award::BestOfGenre(genre) => format!("award-best-of-genre-{}", genre_name(genre)),
        Award::WorstFilm => "award-worst-film".to_owned(),
        Award::BestDirection => "award-best-direction".to_owned(),
    }
}
