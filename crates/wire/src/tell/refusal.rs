//! Refusals as messages.

use crate::json::{Ask, Due, Num, Refusal};
use crate::message::{Arg, Message, kind_word, slot_word};

/// A refusal in words. It takes the twin, since a refusal may have come a long way.
pub fn refusal_message(refusal: &Refusal) -> Message {
    let word = |id: &str| Arg::Word(id.to_owned());
    let chip = |id, chip| Message::new(id).with("chip", Arg::Chip(byte(chip)));
    let screenplay = |id, which| Message::new(id).with("screenplay", Arg::Screenplay(byte(which)));
    match *refusal {
        Refusal::NotYourTurn { due } => match due {
            Due::Seat { seat } => {
                Message::new("refusal-not-your-turn").with("due", Arg::Seat(byte(seat)))
            }
            Due::Dealer { ask: _ } => Message::new("refusal-dealer-due"),
            Due::Nobody {} => Message::new("refusal-game-over"),
        },
        Refusal::NoAuction {} => Message::new("refusal-no-auction"),
        Refusal::NoParty {} => Message::new("refusal-no-party"),
        Refusal::NothingToPlace {} => Message::new("refusal-nothing-to-place"),
        Refusal::MustPlaceFirst {} => Message::new("refusal-must-place-first"),
        Refusal::BidTooLow { floor } => {
            Message::new("refusal-bid-too-low").with("floor", Arg::Money(byte(floor)))
        }
        Refusal::BidAbovePurse { purse } => {
            Message::new("refusal-bid-above-purse").with("purse", Arg::Money(byte(purse)))
        }
        Refusal::OnlyZero {} => Message::new("refusal-only-zero"),
        Refusal::NotOffered { chip: which } => chip("refusal-not-offered", which),
        Refusal::MayNotDecline {} => Message::new("refusal-may-not-decline"),
        Refusal::NotInHand { chip: which } => chip("refusal-not-in-hand", which),
        Refusal::NotYourScreenplay { screenplay: which } => {
            screenplay("refusal-not-your-screenplay", which)
        }
        Refusal::FilmFinished { screenplay: which } => screenplay("refusal-film-finished", which),
        Refusal::NoSuchSlot { screenplay: which, n_slots } => {
            screenplay("refusal-no-such-slot", which).with("slots", number(n_slots))
        }
        Refusal::SlotWantsOther { slot, kind } => Message::new("refusal-slot-wants-other")
            .with("slot", word(slot_word(slot.into())))
            .with("kind", word(kind_word(kind.into()))),
        Refusal::OpenSlotTaken { by } => {
            Message::new("refusal-open-slot-taken").with("kind", word(kind_word(by.into())))
        }
        Refusal::ClosedByAgency {} => Message::new("refusal-closed-by-agency"),
        Refusal::DealerNotDue {} => Message::new("refusal-dealer-not-due"),
        Refusal::WrongDeal { ask } => {
            Message::new("refusal-wrong-deal").with("ask", word(ask_word(ask)))
        }
        Refusal::ChipNotInBag { chip: which } => chip("refusal-chip-not-in-bag", which),
        Refusal::NotALegend { chip: which } => chip("refusal-not-a-legend", which),
        Refusal::ChipTwice { chip: which } => chip("refusal-chip-twice", which),
        Refusal::DealCount { expected, found } => Message::new("refusal-deal-count")
            .with("expected", number(expected))
            .with("found", number(found)),
        Refusal::ScreenplayNotInStack { screenplay: which } => {
            screenplay("refusal-screenplay-not-in-stack", which)
        }
        Refusal::StudioTwice { studio } => {
            Message::new("refusal-studio-twice").with("studio", Arg::Studio(byte(studio)))
        }
        // There is no such studio or seat, so neither has a name.
        Refusal::NoSuchStudio { studio } => {
            Message::new("refusal-no-such-studio").with("studio", number(studio))
        }
        Refusal::NoSuchSeat { seat } => {
            Message::new("refusal-no-such-seat").with("seat", number(seat))
        }
    }
}

/// The id of the words for what the dealer is asked for.
fn ask_word(ask: Ask) -> &'static str {
    match ask {
        Ask::Studios {} => "ask-studios",
        Ask::Lead {} => "ask-lead",
        Ask::Screenplay {} => "ask-screenplay",
        Ask::Legend {} => "ask-legend",
        Ask::Lots { n_chips: _ } => "ask-lots",
        Ask::Faces { n_chips: _ } => "ask-faces",
    }
}

/// The numbers of a game are small; what is not is no piece of ours and has no name anyway.
fn byte(number: Num) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn number(number: Num) -> Arg {
    Arg::Number(i32::try_from(number).unwrap_or(i32::MAX))
}
