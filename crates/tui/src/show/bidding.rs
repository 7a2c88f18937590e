//! How an auction stands.

use traumfabrik_rules::{HighBid, Seat, SeatSet, View, Visit};

use crate::voice::Voice;

/// The high bid, and whose it is.
pub(crate) fn high_bid(voice: &Voice<'_>, view: &View) -> String {
    match bidding(view).1 {
        None => voice.word("play-nobody-bid"),
        Some(HighBid { seat, amount }) => {
            let amount = ("amount", voice.money(amount).into());
            voice.say("play-high-bid", [amount, ("name", voice.name(seat).into())])
        }
    }
}

/// Who has not passed, in the order of speaking.
pub(crate) fn still_in(voice: &Voice<'_>, view: &View) -> String {
    let (standing, _) = bidding(view);
    let in_order = view.seats.clockwise_from(view.lead).filter(|&seat| standing.has(seat));
    let names: Vec<String> = in_order.map(|seat| with_purse(voice, view, seat)).collect();
    voice.say("play-still-in", [("names", voice.list(&names).into())])
}

/// Who has not passed, and the high bid.
fn bidding(view: &View) -> (SeatSet, Option<HighBid>) {
    match view.visit {
        Visit::Auction { standing, high } => (standing, high),
        Visit::Party { .. } => (SeatSet::EMPTY, None),
    }
}

/// A rival, with its money where that lies open.
fn with_purse(voice: &Voice<'_>, view: &View, seat: Seat) -> String {
    match view.boards[seat.index()].purse {
        Some(purse) if Some(seat) != voice.viewer() => {
            let name = ("name", voice.name(seat).into());
            voice.say("play-still-purse", [name, ("purse", voice.money(purse).into())])
        }
        Some(_) | None => voice.name(seat),
    }
}
