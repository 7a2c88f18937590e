//! The last chip of a game between two: nothing is left to promise, only points count.

use traumfabrik_rules::lowest_deal;
use traumfabrik_rules::{Action, Due, Game, Location, LocationIdx, N_LOCATIONS, Quarter, Seat};

/// Whether two are at the last stop of the game, and it is a party.
pub(crate) fn is_due(game: &Game<'_>) -> bool {
    let last = LocationIdx(N_LOCATIONS as u8 - 1);
    game.seats().count() == 2
        && game.quarter() == Some(Quarter::Fourth)
        && game.location() == last
        && game.edition().location(last) == Location::Party
}

/// The action that leaves the seat that is due furthest ahead, whatever its rival makes of the
/// rest.
pub(crate) fn choose(game: &Game<'_>) -> Action {
    best(game, game.turn()).map_or(Action::Decline, |(_, action)| action)
}

/// The best action of a seat that is due, and by how much it ends ahead then.
fn best(game: &Game<'_>, seat: Seat) -> Option<(i32, Action)> {
    let mut best = None;
    for action in game.legal().iter() {
        let mut next = *game;
        if let Ok(legal) = next.check(seat, action) {
            legal.play(|_| {});
        }
        let margin = margin(&mut next, seat);
        if best.is_none_or(|(most, _)| margin > most) {
            best = Some((margin, action));
        }
    }
    best
}

/// By how much a seat ends ahead if both do their best.
fn margin(game: &mut Game<'_>, seat: Seat) -> i32 {
    loop {
        match game.due() {
            Due::Nobody => {
                let standings = game.standings();
                let total = |seat: usize| i32::from(standings[seat].total());
                return total(seat.index()) - total(1 - seat.index());
            }
            // Which screenplay comes up makes no difference: no chip is left for it.
            Due::Dealer(ask) => {
                let deal = lowest_deal(game, ask);
                if let Ok(legal) = game.check_deal(&deal) {
                    legal.play(|_| {});
                }
            }
            Due::Seat(due) => {
                let margin = best(game, due).map_or(0, |(margin, _)| margin);
                return if due == seat { margin } else { -margin };
            }
        }
    }
}
