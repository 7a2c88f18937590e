//! Refusals as messages.

use traumfabrik_wire::{Message, refusal_message};

use crate::Refused;

/// Why a command is refused, in words.
pub fn refused_message(refused: &Refused) -> Message {
    Message::new(match refused {
        Refused::Rules { refusal } => return refusal_message(refusal),
        // What exactly is wrong concerns whoever wrote the page.
        Refused::Stale { turn: _ } => "refused-stale",
        Refused::NotYourSeat {} => "refused-not-your-seat",
        Refused::NotOwner {} => "refused-not-owner",
        Refused::NoSuchSeat {} => "refused-no-such-seat",
        Refused::NoSuchStudio {} => "refused-no-such-studio",
        Refused::NoSuchBot {} => "refused-no-such-bot",
        Refused::SeatTaken {} => "refused-seat-taken",
        Refused::SeatOpen {} => "refused-seat-open",
        Refused::TableFull {} => "refused-table-full",
        Refused::StudioTaken {} => "refused-studio-taken",
        Refused::BadNonce {} => "refused-bad-nonce",
        Refused::HasBegun {} => "refused-has-begun",
        Refused::NotBegun {} => "refused-not-begun",
        Refused::IsOver {} => "refused-is-over",
        Refused::NotOver {} => "refused-not-over",
        Refused::CalledOff {} => "refused-called-off",
        Refused::NothingLeft {} => "refused-nothing-left",
        Refused::NoDraw {} => "refused-no-draw",
        Refused::IsPaused {} => "refused-is-paused",
        Refused::NotPaused {} => "refused-not-paused",
        Refused::SeatsOpen {} => "refused-seats-open",
        Refused::WrongCount {} => "refused-wrong-count",
        Refused::DrawFirst { n_actions: _ } => "refused-draw-first",
        Refused::TakenOver {} => "refused-taken-over",
        Refused::NotTakenOver {} => "refused-not-taken-over",
        Refused::HasResigned {} => "refused-has-resigned",
        Refused::NothingToTakeBack {} => "refused-nothing-to-take-back",
        Refused::MotionPending {} => "refused-motion-pending",
        Refused::NoMotion {} => "refused-no-motion",
        Refused::HasVoted {} => "refused-has-voted",
        Refused::NoVacation {} => "refused-no-vacation",
        Refused::Muted {} => "refused-muted",
        Refused::OtherShows {} => "refused-other-shows",
        Refused::NoSuchVisit {} => "refused-no-such-visit",
        Refused::BadOrder { what: _ } => "refused-bad-order",
    })
}
