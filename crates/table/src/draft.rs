//! Drafts: what a seat would do with its chips, tried on a copy of the game. Nothing has happened
//! until all of it is played.

use traumfabrik_rules::{BoardView, Due, Game, LegalSet, LegalView, List, Perspective, Seat, View};

/// The table as a seat would see it right after what it tried out. What comes next (another stop,
/// another seat's turn, the end of the game) is not shown: it has not come.
pub fn draft_view(before: &Game<'_>, after: &Game<'_>, seat: Seat) -> View {
    let perspective = Perspective::Seat(seat);
    let tried = after.view(perspective);
    let is_placing = matches!(after.legal(), LegalSet::Placing(_));
    if after.due() == Due::Seat(seat) && is_placing {
        return tried;
    }
    let seen = before.view(perspective);
    // The end of a game opens all purses.
    let boards = tried.boards.iter().zip(seen.boards.iter());
    let boards = boards.map(|(&board, seen)| match seen.purse {
        Some(_) => board,
        None => BoardView { purse: None, total: None, ..board },
    });
    // Chips that have to wait until a screenplay is drawn are still in hand.
    let is_waiting = matches!(after.due(), Due::Dealer(_)) && after.active() == seat;
    View {
        boards: boards.collect(),
        films: tried.films,
        placed: tried.placed,
        tokens_left: tried.tokens_left,
        awards: tried.awards,
        readable: tried.readable,
        hand: if is_waiting { tried.hand } else { List::new() },
        legal: LegalView::Nothing,
        ..seen
    }
}
