//! The rules of *Traumfabrik* / *Dream Factory*: exact, pure, and fast.
#![no_std]
#![forbid(unsafe_code)]

mod words;

mod edition;
mod ruling;

mod action;
mod event;
mod legal;
mod refusal;

mod board;
mod chapter;
mod game;
mod setup;
mod view;

mod code;
mod perft;

pub use action::{Action, Ask, Deal, Due};
pub use board::{Effect, Film, Finish, Production};
pub use code::{ActionCode, N_CODES};
pub use edition::{Edition, MAX_CITY_CHIPS, MONEY_MAX, PieceFault, Pieces};
pub use event::{Event, Standing};
pub use game::{AwardState, Game};
pub use legal::{Cause, Choices, Legal, LegalSet, MAX_MAKING, Placing};
pub use perft::{lowest_deal, perft};
pub use refusal::Refusal;
pub use ruling::{
    Counts, FinalTie, FirstLead, LastSilentSeat, Legends, PartyDecline, Rulings, Screens, Start,
    Studios,
};
pub use setup::{FinishedFilm, Next, Placed, Scene, Setup, SetupFault};
pub use view::{
    AwardView, BoardView, FilmView, LegalView, LotView, Perspective, Phase, Placement,
    ProductionView, SlotView, View,
};
pub use words::*;
