//! What a table is set up with, and how a game at it can end.

use std::io;

use thiserror::Error;
use traumfabrik_bots::RandomPlayer;
use traumfabrik_packs::{Lang, Pack, Settings};
use traumfabrik_rules::{BySeat, MAX_SEATS, Refusal, Seat, SeatSet, Seats, Standing};

/// A table for one person.
#[derive(Clone, Debug)]
pub struct TableOptions<'p> {
    /// The edition that is played.
    pub pack: &'p Pack,
    /// How the table answers the open questions.
    pub settings: Settings,
    /// How many sit at it.
    pub seats: Seats,
    /// Where the person sits; none for a seat drawn from the seed.
    pub person: Option<Seat>,
    /// What the person is called in tables and headings; none for a plain "you". Sentences say
    /// "you" in any case.
    pub name: Option<String>,
    /// Who plays the other seats. The person's own entry is not used.
    pub rivals: BySeat<RandomPlayer>,
    /// The language.
    pub lang: Lang,
    /// Decides every draw and what the rivals do. Equal seeds and answers give equal games.
    pub seed: u64,
    /// How many columns a line may have.
    pub width: usize,
    /// Whether headings and warnings are coloured. Nothing is told by colour alone.
    pub colour: bool,
    /// Whether to repeat each answer in the output: for input that is not typed at a terminal.
    pub echo: bool,
}

impl<'p> TableOptions<'p> {
    /// A table of four with the edition's own settings.
    ///
    /// # Panics
    /// Never: a table can have four seats.
    pub fn new(pack: &'p Pack, lang: Lang, seed: u64) -> Self {
        Self {
            pack,
            settings: pack.defaults,
            seats: Seats::new(4).expect("a table can have four seats"),
            person: None,
            name: None,
            rivals: BySeat([RandomPlayer::Filler; MAX_SEATS]),
            lang,
            seed,
            width: 80,
            colour: false,
            echo: false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was played to its end.
    Finished {
        /// Where the person sat.
        person: Seat,
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
    /// The person's seat is not one of the table's.
    #[error("seat {seat} is not at this table: its seats are 0 to {}", .seats.count() - 1)]
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// The seats that there are.
        seats: Seats,
    },
    /// The settings do not fit the table; the sentence says why.
    #[error("{0}")]
    Settings(String),
    /// The rules refuse to begin with these settings.
    #[error("no game can begin with these settings: {0:?}")]
    Refused(Refusal),
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}
