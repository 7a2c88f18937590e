//! Where the draws of a game at one keyboard come from: a number, and nothing else.

use traumfabrik_rules::Seats;
use traumfabrik_table::GameId;
use traumfabrik_table::fair::{Seed, reveal};
use traumfabrik_wire::record::RecordDraw;

/// Games at a keyboard have no name of their own: equal numbers give equal games.
const GAME: &str = "play";

pub(crate) fn game_id() -> GameId {
    let Ok(game) = GAME.parse() else { unreachable!("this is a name") };
    game
}

/// What a record tells about the draws, from the beginning: the person whose game it is has the
/// number anyway. Nobody adds a nonce.
pub(crate) fn draw(number: u64, seats: Seats) -> RecordDraw {
    reveal(&Seed::of_number(number), &game_id(), &vec![None; seats.count()])
}
