//! A scene as it was written: what is given, what happens, what is then so. Pieces are still words
//! here, because only the box of an edition knows its chips and screenplays.

use traumfabrik_rules::{Award, ChipKind, Genre, Perspective, Rating, Seat, Slot};

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
    Direction(Seat, i8),
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
    /// `token 12+ left`, `token 12+ taken`
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
