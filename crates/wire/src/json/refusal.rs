//! Refusals. They only go out: nobody tells the rules why they refuse.

use serde::{Deserialize, Serialize};
use traumfabrik_rules as rules;
use ts_rs::TS;

use super::{Ask, ChipKind, Due, Num, Slot, check};

/// Why an action or a deal is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the sentence on each variant explains its fields")]
pub enum Refusal {
    /// Somebody else is due.
    NotYourTurn { due: Due },
    /// No auction is going on.
    NoAuction {},
    /// Nobody chooses at a party now.
    NoParty {},
    /// The seat holds no chips to place.
    NothingToPlace {},
    /// The seat has to place or discard its chips first.
    MustPlaceFirst {},
    /// The bid has to be at least this much.
    BidTooLow { floor: Num },
    /// The purse holds only this much.
    BidAbovePurse { purse: Num },
    /// The last silent seat may bid nothing but zero.
    OnlyZero {},
    /// The chip is not among those of the party.
    NotOffered { chip: Num },
    /// At this table every seat takes a chip.
    MayNotDecline {},
    /// The chip is not in the seat's hand.
    NotInHand { chip: Num },
    /// The screenplay does not lie before this seat.
    NotYourScreenplay { screenplay: Num },
    /// The film is finished and takes no chip.
    FilmFinished { screenplay: Num },
    /// The screenplay has only this many slots.
    NoSuchSlot { screenplay: Num, n_slots: Num },
    /// The slot does not take this kind of chip.
    SlotWantsOther { slot: Slot, kind: ChipKind },
    /// The open slot belongs to another kind already.
    OpenSlotTaken { by: ChipKind },
    /// An agency lies there: only agencies may follow.
    ClosedByAgency {},
    /// The dealer is not due.
    DealerNotDue {},
    /// The dealer was asked for something else.
    WrongDeal { ask: Ask },
    /// The chip is not in the bag.
    ChipNotInBag { chip: Num },
    /// The chip is not one of the legends that are left.
    NotALegend { chip: Num },
    /// A deal names a chip twice.
    ChipTwice { chip: Num },
    /// A deal names too many or too few.
    DealCount { expected: Num, found: Num },
    /// The screenplay is not among the unread ones of the stack.
    ScreenplayNotInStack { screenplay: Num },
    /// Two seats can't have the same studio.
    StudioTwice { studio: Num },
    /// Studios are numbered 1 to 5.
    NoSuchStudio { studio: Num },
    /// The table has no such seat.
    NoSuchSeat { seat: Num },
}

impl From<rules::Refusal> for Refusal {
    fn from(refusal: rules::Refusal) -> Self {
        use rules::Refusal as R;
        let of_chip = check::of_chip;
        let of_screenplay = check::of_screenplay;
        match refusal {
            R::NotYourTurn { due } => Self::NotYourTurn { due: due.into() },
            R::NoAuction => Self::NoAuction {},
            R::NoParty => Self::NoParty {},
            R::NothingToPlace => Self::NothingToPlace {},
            R::MustPlaceFirst => Self::MustPlaceFirst {},
            R::BidTooLow { floor } => Self::BidTooLow { floor: floor.0.into() },
            R::BidAbovePurse { purse } => Self::BidAbovePurse { purse: purse.0.into() },
            R::OnlyZero => Self::OnlyZero {},
            R::NotOffered { chip } => Self::NotOffered { chip: of_chip(chip) },
            R::MayNotDecline => Self::MayNotDecline {},
            R::NotInHand { chip } => Self::NotInHand { chip: of_chip(chip) },
            R::NotYourScreenplay { screenplay } => {
                Self::NotYourScreenplay { screenplay: of_screenplay(screenplay) }
            }
            R::FilmFinished { screenplay } => {
                Self::FilmFinished { screenplay: of_screenplay(screenplay) }
            }
            R::NoSuchSlot { screenplay, n_slots } => {
                Self::NoSuchSlot { screenplay: of_screenplay(screenplay), n_slots: n_slots.into() }
            }
            R::SlotWantsOther { slot, kind } => {
                Self::SlotWantsOther { slot: slot.into(), kind: kind.into() }
            }
            R::OpenSlotTaken { by } => Self::OpenSlotTaken { by: by.into() },
            R::ClosedByAgency => Self::ClosedByAgency {},
            R::DealerNotDue => Self::DealerNotDue {},
            R::WrongDeal { ask } => Self::WrongDeal { ask: ask.into() },
            R::ChipNotInBag { chip } => Self::ChipNotInBag { chip: of_chip(chip) },
            R::NotALegend { chip } => Self::NotALegend { chip: of_chip(chip) },
            R::ChipTwice { chip } => Self::ChipTwice { chip: of_chip(chip) },
            R::DealCount { expected, found } => {
                Self::DealCount { expected: expected.into(), found: found.into() }
            }
            R::ScreenplayNotInStack { screenplay } => {
                Self::ScreenplayNotInStack { screenplay: of_screenplay(screenplay) }
            }
            R::StudioTwice { studio } => Self::StudioTwice { studio: studio.0.into() },
            R::NoSuchStudio { studio } => Self::NoSuchStudio { studio: studio.0.into() },
            R::NoSuchSeat { seat } => Self::NoSuchSeat { seat: check::of_seat(seat) },
        }
    }
}
