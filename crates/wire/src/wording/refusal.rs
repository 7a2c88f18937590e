//! Refusals as messages.

use traumfabrik_rules::{Ask, ChipId, Due, Refusal, ScreenplayId};

use crate::message::{Arg, Message, kind_word, slot_word};

/// A refusal in words.
pub fn refusal_message(refusal: &Refusal) -> Message {
    let word = |id: &str| Arg::Word(id.to_owned());
    let chip = |id, chip: ChipId| Message::new(id).with("chip", Arg::Chip(chip.number()));
    let screenplay = |id, which: ScreenplayId| {
        Message::new(id).with("screenplay", Arg::Screenplay(which.number()))
    };
    let number = |number: u8| Arg::Number(number.into());
    match *refusal {
        Refusal::NotYourTurn { due } => match due {
            Due::Seat(seat) => Message::new("refusal-not-your-turn").with("due", Arg::Seat(seat.0)),
            Due::Dealer(_) => Message::new("refusal-dealer-due"),
            Due::Nobody => Message::new("refusal-game-over"),
        },
        Refusal::NoAuction => Message::new("refusal-no-auction"),
        Refusal::NoParty => Message::new("refusal-no-party"),
        Refusal::NothingToPlace => Message::new("refusal-nothing-to-place"),
        Refusal::MustPlaceFirst => Message::new("refusal-must-place-first"),
        Refusal::BidTooLow { floor } => {
            Message::new("refusal-bid-too-low").with("floor", Arg::Money(floor.0))
        }
        Refusal::BidAbovePurse { purse } => {
            Message::new("refusal-bid-above-purse").with("purse", Arg::Money(purse.0))
        }
        Refusal::OnlyZero => Message::new("refusal-only-zero"),
        Refusal::NotOffered { chip: which } => chip("refusal-not-offered", which),
        Refusal::MayNotDecline => Message::new("refusal-may-not-decline"),
        Refusal::NotInHand { chip: which } => chip("refusal-not-in-hand", which),
        Refusal::NotYourScreenplay { screenplay: which } => {
            screenplay("refusal-not-your-screenplay", which)
        }
        Refusal::FilmFinished { screenplay: which } => screenplay("refusal-film-finished", which),
        Refusal::NoSuchSlot { screenplay: which, n_slots } => {
            screenplay("refusal-no-such-slot", which).with("slots", number(n_slots))
        }
        Refusal::SlotWantsOther { slot, kind } => Message::new("refusal-slot-wants-other")
            .with("slot", word(slot_word(slot)))
            .with("kind", word(kind_word(kind))),
        Refusal::OpenSlotTaken { by } => {
            Message::new("refusal-open-slot-taken").with("kind", word(kind_word(by)))
        }
        Refusal::ClosedByAgency => Message::new("refusal-closed-by-agency"),
        Refusal::DealerNotDue => Message::new("refusal-dealer-not-due"),
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
            Message::new("refusal-studio-twice").with("studio", Arg::Studio(studio.0))
        }
        // There is no such studio or seat, so neither has a name.
        Refusal::NoSuchStudio { studio } => {
            Message::new("refusal-no-such-studio").with("studio", number(studio.0))
        }
        Refusal::NoSuchSeat { seat } => {
            Message::new("refusal-no-such-seat").with("seat", number(seat.0))
        }
    }
}

/// The id of the words for what the dealer is asked for.
fn ask_word(ask: Ask) -> &'static str {
    match ask {
        Ask::Studios => "ask-studios",
        Ask::Lead => "ask-lead",
        Ask::Screenplay => "ask-screenplay",
        Ask::Legend => "ask-legend",
        Ask::Lots { n_chips: _ } => "ask-lots",
        Ask::Faces { n_chips: _ } => "ask-faces",
    }
}
