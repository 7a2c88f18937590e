//! What is shown, as sheets: nothing here reads, writes, or knows a game.

mod bidding;
mod board;
mod ending;
mod help;
mod offer;
mod table;

pub(crate) use bidding::{high_bid, still_in};
pub(crate) use board::{cast_of, film_line, own_board, productions, slot_names};
pub(crate) use ending::{ending, score};
pub(crate) use help::{help, seating, welcome};
pub(crate) use offer::{chip_and_fits, lot_line, programme};
pub(crate) use table::table;
