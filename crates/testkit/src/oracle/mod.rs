//! A second, slow implementation of the rules, to hold a fast one against.
//!
//! It is written from the rulebooks' prose and shares no code with the rules crate. Nothing is
//! kept that can be counted from the pieces on the table: who is due, casts, values, ranks,
//! awards and scores are worked out afresh each time they are asked for. Labels such as
//! `auction/share` are those of docs/rules.
//!
//! Everything is a plain number, so that an adapter can translate: a chip and a screenplay are
//! their index in [`Pieces`], a slot is its index on the screenplay, seats count clockwise from 0.
//!
//! [`Table::due`] says who must speak, [`Table::legal`] what a seat may say, and [`Table::act`]
//! and [`Table::deal`] take it. All that follows by itself happens inside those two.

mod auction;
mod awards;
mod dealing;
mod ending;
mod film;
mod legal;
mod options;
mod party;
mod pieces;
mod placing;
#[cfg(test)]
mod sample;
mod table;

pub use auction::{Auction, Said};
pub use awards::{Award, Outcome};
pub use ending::Score;
pub use options::{Counts, FinalTie, LastSilentSeat, Legends, Options, Screens};
pub use party::{Choice, Party};
pub use pieces::{AwardPoints, Chip, Genre, Kind, Pieces, Place, Script, Slot, Token};
pub use placing::may_lie;
pub use table::{Film, Production, Stage, Table};

/// Who must speak next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This seat must act.
    Seat(usize),
    /// The dealer must answer this.
    Dealer(Ask),
    /// The game is over.
    Nobody,
}

/// What the dealer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A studio for each seat.
    Studios,
    /// The seat that leads first.
    Lead,
    /// The screenplay that is now on top of the stack.
    Screenplay,
    /// The legend that goes on the sign.
    Legend,
    /// The chips of all the quarter's cities, in the order of the route.
    Lots,
    /// The chips of a party that is being turned up, one for each seat.
    Faces,
}

/// What the dealer answers: one variant for each [`Ask`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Deal {
    Studios(Vec<usize>),
    Lead(usize),
    Screenplay(usize),
    Legend(usize),
    Lots(Vec<usize>),
    Faces(Vec<usize>),
}

/// What a seat says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Bids this amount.
    Bid(i32),
    /// Leaves the auction.
    Pass,
    /// Takes this chip at a party.
    Take(usize),
    /// Takes no chip at this party.
    Decline,
    /// Puts a chip from the hand on a slot.
    Place {
        /// The chip.
        chip: usize,
        /// An unfinished screenplay of the seat.
        screenplay: usize,
        /// The index of the slot on the screenplay.
        slot: usize,
    },
    /// Puts a chip from the hand out of the game.
    Discard(usize),
}
