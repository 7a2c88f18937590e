//! What can be wished for: a seat's action, the dealer's deal, and who is due with which.

use crate::pieces::MAX_CITY_CHIPS;
use crate::words::{ChipId, List, MAX_SEATS, Money, ScreenplayId, Seat, SlotIdx, Studio};

/// What a seat may wish to do. Who does it is not said: it is the seat that is due.
///
/// ```
/// # use traumfabrik_rules::{Action, Due, Edition, Game, Money, Refusal, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// let Due::Seat(first) = game.due() else { unreachable!() };
/// game.play(first, Action::Bid(Money(3)), |_| {})?;
/// let Due::Seat(second) = game.due() else { unreachable!() };
/// game.play(second, Action::Pass, |_| {})?;
/// assert_ne!(first, second);
/// assert_ne!(game.due(), Due::Seat(second), "who has passed is out of this auction");
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Offer this much for the lot.
    Bid(Money),
    /// Leave the auction for good.
    Pass,
    /// Take this chip at a party.
    Take(ChipId),
    /// Leave the party without a chip.
    Decline,
    /// Place a chip from the hand.
    Place {
        /// Which chip.
        chip: ChipId,
        /// On which screenplay.
        screenplay: ScreenplayId,
        /// On which of its slots.
        slot: SlotIdx,
    },
    /// Give up a chip from the hand; it leaves the game.
    Discard(ChipId),
}

/// What the dealer is asked for. The rules draw no lots themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// A studio for every seat.
    Studios,
    /// The seat that leads first.
    Lead,
    /// The screenplay of the stack that becomes readable.
    Screenplay,
    /// The legend of this quarter.
    Legend,
    /// The chips of all cities of this quarter, in the order of the route.
    Lots {
        /// How many in all.
        n_chips: u8,
    },
    /// The chips of the party that has just been reached.
    Faces {
        /// As many as there are seats.
        n_chips: u8,
    },
}

/// The dealer's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// A studio for every seat.
    Studios(List<Studio, MAX_SEATS>),
    /// The seat that leads first.
    Lead(Seat),
    /// The screenplay that becomes readable.
    Screenplay(ScreenplayId),
    /// The legend of this quarter.
    Legend(ChipId),
    /// The chips of all cities, in the order of the route.
    Lots(List<ChipId, MAX_CITY_CHIPS>),
    /// The chips of the party.
    Faces(List<ChipId, MAX_SEATS>),
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This seat is due with an action.
    Seat(Seat),
    /// The dealer is due with a deal.
    Dealer(Ask),
    /// The game is over.
    Nobody,
}
