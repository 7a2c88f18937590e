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
