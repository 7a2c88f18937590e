//! What is checked in a scene.

use traumfabrik_rules::{Award, ChipKind, Genre, Perspective, Rating, Seat, Slot};

use super::{AwardWord, Correction, DealWish, Fact, Pile, SlotWord, Wish};

/// Something that is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// Something that lies on the table.
    Fact(Fact),
    /// `money in all 48`
    MoneyInAll(u16),
    /// `due Anna places`
    Due(DueWord),
    /// `hand actor-03, camera-02`
    Hand(Vec<String>),
    /// `Ben sees Anna's purse: hidden`
    Sees(Perspective, Sight),
    /// `Anna's cast is 2`
    Cast(Seat, u8),
    /// `Anna's direction is 5`
    Direction(Seat, i16),
    /// `party order Ben, Dan, Anna, Cleo`
    PartyOrder(Vec<Seat>),
    /// `party order now Ben, Dan, Anna, Cleo`: were it to begin at this moment.
    PartyOrderNow(Vec<Seat>),
    /// `casablanca is worth 9`
    Worth(String, i8),
    /// `casablanca needs director, actor#1`
    Needs(String, Vec<SlotWord>),
    /// `casablanca open takes music, agency`
    Takes(String, SlotWord, Vec<ChipKind>),
    /// `on casablanca: actor#2=actor-01 then agency-02`
    Lies(String, Vec<Pile>),
    /// `films best first vertigo, court-jester`
    FilmsBestFirst(Vec<String>),
    /// `Anna's screenplays are vertigo, court-jester`
    Screenplays(Seat, Vec<String>),
    /// `Anna's films are vertigo, court-jester`
    Films(Seat, Vec<String>),
    /// `tokens left 30` or `tokens left 0, 1, 2`
    TokensLeft(Tokens),
    /// `token 12+ left`, `token 12+ missing`
    Token(Rating, bool),
    /// `leader of best drama: vertigo`
    AwardLeader(Award, AwardWord),
    /// `award worst film counts 10`
    AwardPoints(Award, u8),
    /// `awards in all 80`
    AwardsInAll(u16),
    /// `undrawn actor-03, camera-02`
    Undrawn(Vec<String>),
    /// `bag holds 89`: without legends.
    Bag(usize),
    /// `stack holds 7`: the readable screenplay included.
    Stack(usize),
    /// `events BidMade, Passed`
    Events(Vec<String>),
    /// `events include LotSold, FilmFinished`: in this order, with others between.
    EventsInclude(Vec<String>),
    /// `event Arrived 8 times`
    EventCount(String, usize),
    /// `no event ScreenplayTaken`
    NoEvent(String),
    /// `refused: Anna bids 3: BidTooLow 4`
    Refused(Attempt, Vec<String>),
    /// `allowed: Anna bids 5`
    Allowed(Seat, Wish),
    /// `legal: pass, bid 4 to 6`
    Legal(Vec<Wish>),
    /// `legal count 4`
    LegalCount(usize),
    /// `legal has bid 5`
    LegalHas(Vec<Wish>),
    /// `legal lacks bid 3`
    LegalLacks(Vec<Wish>),
    /// `Anna scores 40 + 20 + 5 = 65`: films, awards, money.
    Scores(Seat, [u16; 4]),
    /// `winner Anna`, `winners Anna, Ben`
    Winners(Vec<Seat>),
    /// `a table seats 2 to 5`
    TableSeats(u8, u8),
    /// `box holds 93 chips, 22 screenplays`
    BoxHolds(usize, BoxWord),
    /// `legend-1 is a director of 4`
    Chip(String, ChipKind, i8),
    /// `vertigo prints drama, 3: director, actor, camera, music, guest`
    Prints(String, Genre, i8, Vec<Slot>),
}

/// What a box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxWord {
    /// All chips.
    Chips,
    /// The chips of one kind, legends included.
    Kind(ChipKind),
    /// The legends.
    Legends,
    /// All screenplays.
    Screenplays,
    /// Rating tokens.
    Tokens,
    /// Awards.
    Awards,
}

/// Tokens, counted or named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tokens {
    /// So many.
    Count(usize),
    /// All but these.
    AllBut(Vec<Rating>),
}

/// Who is due with what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DueWord {
    /// A seat, with any decision.
    Seat(Seat),
    /// A seat bids or passes.
    Bids(Seat),
    /// A seat places or discards.
    Places(Seat),
    /// A seat chooses at a party.
    Chooses(Seat),
    /// The dealer, with this.
    Dealer(AskWord),
    /// Nobody: the game is over.
    Nobody,
}

/// What the dealer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskWord {
    /// Studios.
    Studios,
    /// The first lead.
    Lead,
    /// A screenplay.
    Screenplay,
    /// A legend.
    Legend,
    /// So many chips for the cities.
    Lots(u8),
    /// So many chips for a party.
    Faces(u8),
}

/// What somebody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// A seat's money, or that it is hidden.
    Purse(Seat, Option<u8>),
    /// A seat's points with its money, or that they are hidden.
    Total(Seat, Option<u16>),
    /// The legends to come, or that they are hidden.
    Legends(Option<Vec<String>>),
    /// So many chips face down at a location.
    FaceDown(String, u8),
    /// That nothing is up to it, or something.
    Choice(bool),
}

/// Something that has to be refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// A seat's action.
    Act(Seat, Wish),
    /// A deal.
    Deal(DealWish),
    /// A box with a wrong row.
    Box(Correction),
    /// A position that differs in this from the one on the table.
    Position(Fact),
}
