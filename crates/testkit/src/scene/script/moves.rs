//! What happens in a scene: actions, deals, and short forms for many of them.

use traumfabrik_rules::Seat;

use super::SlotWord;

/// Something that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A seat acts.
    Act(Seat, Wish),
    /// `Anna discards everything`
    DiscardAll(Seat),
    /// `everybody passes`, `the others pass`: until the auction is over.
    AllPass,
    /// `everybody declines`: until the party is over.
    AllDecline,
    /// The dealer answers.
    Deal(DealWish),
    /// `deal anything`: the lowest numbers, until a seat is due.
    DealAnything,
    /// `skip to quarter 2`: dull players pass, decline and discard until then.
    Skip(Goal),
}

/// What a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// `bids 7`
    Bid(u8),
    /// `passes`
    Pass,
    /// `takes actor-03`
    Take(String),
    /// `declines`
    Decline,
    /// `places actor-03 on casablanca actor#2`
    Place(String, String, SlotWord),
    /// `discards actor-03`
    Discard(String),
}

/// What the dealer answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealWish {
    /// `deal studios 3, 1, 2`
    Studios(Vec<u8>),
    /// `deal lead Ben`
    Lead(Seat),
    /// `deal screenplay high-noon`
    Screenplay(String),
    /// `deal legend legend-2`
    Legend(String),
    /// `deal lots actor-03, camera-02 and any others`
    Lots(Vec<String>, Rest),
    /// `deal faces actor-03, camera-02`
    Faces(Vec<String>, Rest),
}

/// Whether a deal is filled up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// It is dealt as written.
    None,
    /// The lowest numbers come behind it.
    Lowest,
}

/// How far a game is skipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The sign of a quarter.
    Quarter(u8),
    /// The next visit of a location.
    Location(String),
    /// The end of the game.
    End,
}
