//! How a game is shown and played, and how it can end.

use std::io;
use std::path::PathBuf;

use thiserror::Error;
use traumfabrik_bots::BotError;
use traumfabrik_packs::Lang;
use traumfabrik_rules::{Refusal, Seat, SeatSet, Seats, Standing};
use traumfabrik_wire::VerifyError;
use traumfabrik_wire::record::HeaderFault;

/// What the people at the keyboard like: none of it changes the game.
#[derive(Clone, Debug)]
pub struct Manners {
    /// The language.
    pub lang: Lang,
    /// How many columns a line of plain text may have.
    pub width: usize,
    /// Whether anything is coloured. Nothing is told by colour alone.
    pub colour: bool,
    /// Whether to repeat each answer in the output: for input that is not typed at a terminal.
    pub echo: bool,
    /// Whether placements can be rearranged until they are confirmed; otherwise each one is final.
    pub confirm: bool,
    /// Whether bots' moves follow each other without a pause.
    pub fast: bool,
    /// Whether all payments are remembered: everybody is shown what everybody must have.
    pub remembers: bool,
    /// Where to save the game by itself: before every question and at the end.
    pub autosave: Option<PathBuf>,
}

impl Manners {
    /// Plain text without colour in this language; nothing is saved by itself.
    pub fn new(lang: Lang) -> Self {
        Self {
            lang,
            width: 80,
            colour: false,
            echo: false,
            confirm: true,
            fast: false,
            remembers: false,
            autosave: None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayResult {
    /// It was played to its end.
    Finished {
        /// Where people sat.
        people: SeatSet,
        /// The final scores, by seat.
        standings: Vec<Standing>,
        /// Who won.
        winners: SeatSet,
    },
    /// The person left.
    Left,
    /// There was nothing more to read.
    InputEnded,
}

/// Why a game could not be played, or not to its end.
#[derive(Debug, Error)]
pub enum PlayError {
    /// A person's seat is not one of the table's.
    #[error("seat {seat} is not at this table: its seats are 0 to {}", .seats.count() - 1)]
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// The seats that there are.
        seats: Seats,
    },
    /// People and bots do not fit the table; the sentence says why.
    #[error("{0}")]
    Seating(String),
    /// The settings do not fit the table; the sentence says why.
    #[error("{0}")]
    Settings(String),
    /// The rules refuse to begin with these settings.
    #[error("no game can begin with these settings: {0:?}")]
    Refused(Refusal),
    /// Such a game cannot be written down.
    #[error("no game can begin like this: {0}")]
    Header(#[from] HeaderFault),
    /// A saved game does not tell a legal game.
    #[error("the saved game does not hold: {0}")]
    Untrue(#[from] VerifyError),
    /// A saved game cannot be gone on with; the sentence says why.
    #[error("{0}")]
    NotOurs(String),
    /// A bot could not be seated, or failed.
    #[error("{error}{}", and_saved(.saved))]
    Bot {
        /// What happened.
        error: BotError,
        /// Where the game was saved.
        saved: Option<PathBuf>,
    },
    /// A file could not be written.
    #[error("cannot save the game in {}: {error}", .path.display())]
    Save {
        /// Which one.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

fn and_saved(path: &Option<PathBuf>) -> String {
    match path {
        Some(path) => format!("; the game so far is saved in {}", path.display()),
        None => String::new(),
    }
}
