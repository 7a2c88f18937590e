//! The switches of a table: how many sit there, and which ruling they chose where the rulebooks
//! leave something open.

/// All that is agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Two to five. Rule: setup/seats.
    pub seats: usize,
    /// Changes what can be seen, never what happens. Rule: setup/legends.
    pub legends: Legends,
    /// Rule: auction/silent.
    pub last_silent_seat: LastSilentSeat,
    /// Rule: party/covered.
    pub party_counts: Counts,
    /// Rule: awards/direction.
    pub direction_counts: Counts,
    /// Whether a seat may go without a chip at a party. Rule: party/decline.
    pub party_decline: bool,
    /// Rule: ending/tie.
    pub final_tie: FinalTie,
    /// Changes what can be seen, never what happens. Rule: setup/screens.
    pub screens: Screens,
    /// The studio of each seat, 1 to 5; the dealer is asked when there are none.
    pub studios: Option<Vec<usize>>,
    /// The seat that leads first; the dealer is asked when there is none.
    pub lead: Option<usize>,
}

impl Options {
    /// A table of so many seats before anything else is agreed.
    pub fn new(seats: usize) -> Self {
        Self {
            seats,
            legends: Legends::FaceUp,
            last_silent_seat: LastSilentSeat::WinsForZero,
            party_counts: Counts::Visible,
            direction_counts: Counts::Visible,
            party_decline: true,
            final_tie: FinalTie::Shared,
            screens: Screens::Screened,
            studios: None,
            lead: None,
        }
    }

    /// Settles a switch by the names that records write.
    ///
    /// # Panics
    /// If the oracle has not heard of it.
    pub fn settle(&mut self, switch: &str, value: &str) {
        match (switch, value) {
            ("legends", "face_up") => self.legends = Legends::FaceUp,
            ("legends", "face_down") => self.legends = Legends::FaceDown,
            ("last_silent_seat", "wins_for_zero") => {
                self.last_silent_seat = LastSilentSeat::WinsForZero;
            }
            ("last_silent_seat", "may_decline") => {
                self.last_silent_seat = LastSilentSeat::MayDecline;
            }
            ("party_counts", "visible") => self.party_counts = Counts::Visible,
            ("party_counts", "all") => self.party_counts = Counts::All,
            ("direction_counts", "visible") => self.direction_counts = Counts::Visible,
            ("direction_counts", "all") => self.direction_counts = Counts::All,
            ("party_decline", "on") => self.party_decline = true,
            ("party_decline", "off") => self.party_decline = false,
            ("final_tie", "shared") => self.final_tie = FinalTie::Shared,
            ("final_tie", "highest_film") => self.final_tie = FinalTie::HighestFilm,
            ("screens", "screened") => self.screens = Screens::Screened,
            ("screens", "open") => self.screens = Screens::Open,
            _ => panic!("the oracle does not know {switch}={value}"),
        }
    }
}

/// How the legends that have not come up lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Legends {
    FaceUp,
    FaceDown,
}

/// What becomes of a lot when all seats but one have passed and nobody has bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastSilentSeat {
    /// The last seat gets it at once, for nothing.
    WinsForZero,
    /// The last seat is asked: zero or pass.
    MayDecline,
}

/// Which chips of a slot count: the one on top, or the covered ones too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Counts {
    Visible,
    All,
}

impl Counts {
    /// The chips of one slot's stack (bottom to top) that count.
    pub fn of(self, stack: &[usize]) -> Vec<usize> {
        match self {
            Counts::Visible => stack.last().copied().into_iter().collect(),
            Counts::All => stack.to_vec(),
        }
    }
}

/// Who wins among seats of equal score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalTie {
    /// All of them.
    Shared,
    /// The owner of the highest-ranking film among theirs.
    HighestFilm,
}

/// Whether purses are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Screens {
    Screened,
    Open,
}
