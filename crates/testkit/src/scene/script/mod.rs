//! A scene as it was written: what is given, what happens, what is then so. Pieces are still words
//! here, because only the box of an edition knows its chips and screenplays.

mod checks;
mod moves;

pub use checks::{AskWord, Attempt, BoxWord, Check, DueWord, Sight, Tokens};
pub use moves::{DealWish, Goal, Move, Rest, Wish};

use traumfabrik_rules::{Award, Rating, Seat, Slot};

/// One scene of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// A sentence that says what the scene shows.
    pub title: String,
    /// The line of the title, counted from 1.
    pub line: usize,
    /// The labels of the rules it shows.
    pub rules: Vec<Said<String>>,
    /// The edition that is played.
    pub edition: Said<String>,
    /// Rows of the box that this scene corrects.
    pub corrections: Vec<Said<Correction>>,
    /// The names of the seats, clockwise.
    pub seats: Vec<String>,
    /// Switches that are set, by name and value.
    pub settings: Vec<Said<(String, String)>>,
    /// Where it starts.
    pub given: Said<Given>,
    /// What happens and what is then so, alternating as written.
    pub parts: Vec<Part>,
}

/// Something written, with the line it stands in and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said<T> {
    /// The line, counted from 1.
    pub line: usize,
    /// The words as written.
    pub text: String,
    /// What they mean.
    pub item: T,
}

/// Where a scene starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// Before anything has happened.
    Start,
    /// In the middle of a game, of which these things are said.
    Position(Vec<Said<Fact>>),
}

/// A section of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// What happens.
    When(Vec<Said<Move>>),
    /// What is then so.
    Then(Vec<Said<Check>>),
}

/// A row of the box that is not as the edition has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Correction {
    /// A chip or a screenplay has other stars.
    Stars {
        /// The chip or screenplay.
        piece: String,
        /// Its stars.
        stars: i8,
    },
    /// A screenplay has other slots.
    Slots {
        /// The screenplay.
        screenplay: String,
        /// Its slots.
        slots: Vec<Slot>,
    },
}

/// Something that lies on the table: said in `given`, asked in `then`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// `quarter 1`
    Quarter(u8),
    /// `at city-1`
    At(String),
    /// `lead Anna`
    Lead(Seat),
    /// `Anna has 12`
    Purse(Seat, u8),
    /// `middle holds 1`
    Middle(u8),
    /// `Anna owns studio 3`
    Studio(Seat, u8),
    /// `lot city-1: actor-03, camera-02`
    Lot(String, Vec<String>),
    /// `faces actor-03, camera-02`
    Faces(Vec<String>),
    /// `Anna holds actor-03, camera-02`
    Holds(Seat, Vec<String>),
    /// `Anna is making casablanca: director=director-04, actor#2=actor-01 then agency-02`
    Making(Seat, String, Vec<Pile>),
    /// `Ben finished vertigo with 8+: director=legend-1`
    Finished(Seat, String, Option<Rating>, Vec<Pile>),
    /// `award first drama: vertigo`
    Award(Award, AwardWord),
    /// `readable high-noon`
    Readable(Option<String>),
    /// `unread king-kong, bambi`
    Unread(Vec<String>),
    /// `gone actor-03, camera-02`
    Gone(Vec<String>),
}

/// What lies on a slot, from the bottom up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pile {
    /// The slot.
    pub slot: SlotWord,
    /// The chips.
    pub chips: Vec<String>,
}

/// How a slot is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotWord {
    /// `music`: the only one of its kind.
    Only(Slot),
    /// `actor#2`: the second of its kind.
    Nth(Slot, u8),
    /// `slot#7`: the seventh of all, whether there are so many or not.
    Place(u8),
}

/// What has become of an award.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AwardWord {
    /// Nobody has it yet.
    Open,
    /// Nobody will have it.
    Withheld,
    /// This seat has it.
    Seat(Seat),
    /// It lies on this film.
    Film(String),
}
