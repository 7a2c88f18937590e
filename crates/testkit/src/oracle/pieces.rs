//! What is printed on the pieces in the box. Nothing here changes during a game.

/// The kinds of chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Kind {
    Director,
    Actor,
    Camera,
    Music,
    Effects,
    Guest,
    Agency,
}

/// The kinds of slots printed on screenplays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Slot {
    Director,
    Actor,
    Camera,
    Music,
    Effects,
    Open,
    Guest,
}

/// The genres of screenplays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Genre {
    Drama,
    Adventure,
    Entertainment,
}

impl Genre {
    /// All three.
    pub const ALL: [Genre; 3] = [Genre::Drama, Genre::Adventure, Genre::Entertainment];
}

/// A chip as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip {
    /// What it is.
    pub kind: Kind,
    /// From -1 to 4.
    pub stars: i32,
    /// Legends lie apart from the bag and come up on the sign.
    pub legend: bool,
}

/// A screenplay as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// Its genre.
    pub genre: Genre,
    /// 1 to 5, or none for those of the stack.
    pub studio: Option<usize>,
    /// The printed stars.
    pub stars: i32,
    /// The slots from top to bottom; the guest slot is the last.
    pub slots: Vec<Slot>,
}

/// A location on the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// One legend is auctioned here.
    Sign,
    /// A city with this number of chips.
    City(usize),
    /// Each seat takes one chip here.
    Party,
}

/// A rating token. The derived order is the rank: n, then n+, then n+1. Rule: setup/track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token {
    /// The number, which is also what it scores.
    pub value: i32,
    /// Whether it is the higher of the two tokens of its number.
    pub plus: bool,
}

/// What one award of each kind is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub struct AwardPoints {
    pub first_film: i32,
    pub best_of_quarter: i32,
    pub best_of_genre: i32,
    pub worst_film: i32,
    pub best_direction: i32,
}

/// The contents of the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// All chips, legends included.
    pub chips: Vec<Chip>,
    /// All screenplays.
    pub screenplays: Vec<Script>,
    /// The locations in the order in which a quarter visits them.
    pub route: Vec<Place>,
    /// All rating tokens, in any order.
    pub tokens: Vec<Token>,
    /// What the awards are worth.
    pub points: AwardPoints,
    /// The money of each seat at the start, with two to four seats.
    pub purse: i32,
    /// The same with five seats.
    pub purse_with_five: i32,
}
