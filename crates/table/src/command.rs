//! What people want done at a table, and why it may be refused.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{Action, Refusal, SeatSet};
use ts_rs::TS;

use crate::{Motion, PersonId};

/// Somebody who wants something done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Who.
    pub person: PersonId,
    /// The seats that are theirs.
    pub seats: SeatSet,
    /// Whether they made the table.
    pub is_owner: bool,
}

/// What somebody wants done. Seats are numbers, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down before the game, or settle something about one's seat.
    Sit {
        /// Where; any open seat unless told.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
        /// The studio that one would like, 1 to 5.
        #[serde(default)]
        #[ts(optional)]
        studio: Option<u8>,
        /// What one's page adds to the draws.
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Give up one's seat before the game.
    Stand {
        /// Which.
        seat: u8,
    },
    /// Say before the game that one is ready for it, or not yet.
    Ready {
        /// Which seat.
        seat: u8,
        /// Whether one is.
        is_on: bool,
    },
    /// Free a seat before the game: the owner may.
    Remove {
        /// Which.
        seat: u8,
    },
    /// Seat a bot before the game: the owner may.
    SeatBot {
        /// Where.
        seat: u8,
        /// Its name.
        bot: String,
    },
    /// Begin: the owner may.
    Start {
        /// The bot for all seats that are still open.
        #[serde(default)]
        #[ts(optional)]
        fill: Option<String>,
    },
    /// Close the table before the game: the owner may.
    CallOff {},
    /// Do what the rules allow.
    Play {
        /// Who.
        seat: u8,
        /// The turn that one has in mind: the number of the entry that brought it about. The game
        /// may have moved on.
        turn: u32,
        /// One action, or one for each of several chips.
        actions: Vec<Action>,
    },
    /// Leave during the game. A bot plays on; one may come back.
    Leave {
        /// Which seat.
        seat: u8,
    },
    /// Give up for good. A bot plays on.
    Resign {
        /// Which seat.
        seat: u8,
    },
    /// Take one's seat back from the bot that plays for one.
    Return {
        /// Which seat.
        seat: u8,
    },
    /// Ask the others for something.
    Propose {
        /// Who asks.
        seat: u8,
        /// What for.
        motion: Motion,
    },
    /// Answer.
    Vote {
        /// Who answers.
        seat: u8,
        /// Whether one agrees.
        is_yes: bool,
    },
    /// Go on vacation, or come back from it.
    Vacation {
        /// Who.
        seat: u8,
        /// Whether it begins.
        is_on: bool,
    },
}

/// Why a command is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Refused {
    /// The rules do not allow it.
    Rules {
        /// Why.
        refusal: Refusal,
    },
    /// The game has moved on.
    Stale {
        /// The turn that it is now.
        turn: u32,
    },
    /// The seat belongs to somebody else.
    NotYourSeat {},
    /// Only the owner of the table may do that.
    NotOwner {},
    /// There is no such seat at this table.
    NoSuchSeat {},
    /// There is no such studio.
    NoSuchStudio {},
    /// There is no such bot.
    NoSuchBot {},
    /// Somebody sits there.
    SeatTaken {},
    /// Nobody sits there.
    SeatOpen {},
    /// Every seat is taken.
    TableFull {},
    /// Somebody else wants this studio.
    StudioTaken {},
    /// The nonce is not 1 to 64 letters, digits, `-` or `_`.
    BadNonce {},
    /// The game has begun already.
    HasBegun {},
    /// The game has not begun yet.
    NotBegun {},
    /// The game is over, or the table is closed.
    IsOver {},
    /// The game is not over: nobody gets a review of it while it can be played on.
    NotOver {},
    /// The game was not played to its end.
    CalledOff {},
    /// Nobody has anything to decide any more at that moment, so that there is nothing to go on
    /// from.
    NothingLeft {},
    /// The record does not tell what its draws came from: nobody could check a game that goes on
    /// from it.
    NoDraw {},
    /// The game is paused.
    IsPaused {},
    /// The game is not paused.
    NotPaused {},
    /// Some seats are still open.
    SeatsOpen {},
    /// Nothing is to be done, or far too much.
    WrongCount {},
    /// A film is finished and a screenplay has to be drawn before the other chips are placed.
    DrawFirst {
        /// How many of the actions can be done now.
        n_actions: u32,
    },
    /// A bot plays for this seat: take it back first.
    TakenOver {},
    /// No bot plays for this seat.
    NotTakenOver {},
    /// Whoever has resigned cannot come back.
    HasResigned {},
    /// There is nothing to take back, or not to there.
    NothingToTakeBack {},
    /// The others are asked for something already.
    MotionPending {},
    /// Nobody has asked for anything.
    NoMotion {},
    /// One has agreed already.
    HasVoted {},
    /// This table has no vacations, or none is left.
    NoVacation {},
    /// The owner of the table does not want this person to speak here.
    Muted {},
    /// Somebody else shows something just now.
    OtherShows {},
    /// There is no lot or party to leave such an order for.
    NoSuchVisit {},
    /// The order makes no sense.
    BadOrder {
        /// What would.
        what: String,
    },
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Rules { refusal }
    }
}
