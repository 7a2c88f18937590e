//! Why an action or a deal is refused, as data. Players read it in their own language, programmers
//! by `Display`.

use crate::action::{Ask, Due};
use crate::words::{ChipId, ChipKind, Money, ScreenplayId, Seat, Slot, Studio};

/// Why an action or a deal is refused. The game stays as it was.
///
/// The list is closed on purpose, as that of [`crate::Event`] is: whoever tells players why needs a
/// sentence for each refusal, and is told by the compiler which one is missing. A new refusal is a
/// new major version of this crate.
///
/// ```
/// # use traumfabrik_rules::{Action, Due, Edition, Game, Money, Refusal, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// let Due::Seat(seat) = game.due() else { unreachable!() };
/// let refusal = game.check(seat, Action::Bid(Money(13))).unwrap_err();
/// assert_eq!(refusal, Refusal::BidAbovePurse { purse: Money(12) });
/// assert_eq!(refusal.to_string(), "the purse holds only 12");
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentence on each variant explains its fields")]
pub enum Refusal {
    /// Somebody else is due.
    NotYourTurn { due: Due },
    /// No auction is going on.
    NoAuction,
    /// Nobody chooses at a party now.
    NoParty,
    /// The seat holds no chips to place.
    NothingToPlace,
    /// The seat has to place or discard its chips first.
    MustPlaceFirst,
    /// The bid has to be at least this much.
    BidTooLow { floor: Money },
    /// The purse holds only this much.
    BidAbovePurse { purse: Money },
    /// The last silent seat may bid nothing but zero.
    OnlyZero,
    /// The chip is not among those of the party.
    NotOffered { chip: ChipId },
    /// At this table every seat takes a chip.
    MayNotDecline,
    /// The chip is not in the seat's hand.
    NotInHand { chip: ChipId },
    /// The screenplay does not lie before this seat.
    NotYourScreenplay { screenplay: ScreenplayId },
    /// The film is finished and takes no chip.
    FilmFinished { screenplay: ScreenplayId },
    /// The screenplay has only this many slots.
    NoSuchSlot { screenplay: ScreenplayId, n_slots: u8 },
    /// The slot does not take this kind of chip.
    SlotWantsOther { slot: Slot, kind: ChipKind },
    /// The open slot belongs to another kind already.
    OpenSlotTaken { by: ChipKind },
    /// An agency lies there: only agencies may follow.
    ClosedByAgency,
    /// The dealer is not due.
    DealerNotDue,
    /// The dealer was asked for something else.
    WrongDeal { ask: Ask },
    /// The chip is not in the bag.
    ChipNotInBag { chip: ChipId },
    /// The chip is not one of the legends that are left.
    NotALegend { chip: ChipId },
    /// A deal names a chip twice.
    ChipTwice { chip: ChipId },
    /// A deal names too many or too few.
    DealCount { expected: u8, found: u8 },
    /// The screenplay is not among the unread ones of the stack.
    ScreenplayNotInStack { screenplay: ScreenplayId },
    /// Two seats can't have the same studio.
    StudioTwice { studio: Studio },
    /// Studios are numbered 1 to 5.
    NoSuchStudio { studio: Studio },
    /// The table has no such seat.
    NoSuchSeat { seat: Seat },
}
