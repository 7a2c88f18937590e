//! What the person is asked: the stakes, the question, and what each answer would do.

mod auction;
mod party;
mod placing;

use traumfabrik_rules::{Action, ChipId, LegalView, View};

use self::auction::Auction;
use self::party::Party;
pub(crate) use self::party::pick_order;
pub(crate) use self::placing::Placing;
use crate::front::Choosable;
use crate::keys::{Intent, Key, Keys};
use crate::page::Sheet;
use crate::voice::Voice;

/// A decision that the person is due with.
#[derive(Debug)]
pub(crate) enum Question {
    Auction(Auction),
    Party(Party),
    Placing(Placing),
}

/// How much to show with a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// What is new since the last lines.
    New,
    /// Only what has changed: the rest has just been shown.
    Short,
    /// All that matters.
    Full,
}

/// What an answer comes to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice<'q> {
    /// A intent that the rules can judge.
    Act(Action),
    /// One of the chips in hand shall go; which one may not be said yet.
    Discard(&'q Placing, Option<usize>),
    /// The list has no such number.
    NoSuch(usize),
    /// A number is missing.
    Unclear,
}

/// Any chip will do where a intent is refused for its time, before anybody looks at the chip.
fn any_chip() -> ChipId {
    ChipId::default()
}

impl Question {
    /// The question, if the person is due.
    pub(crate) fn of(view: &View, voice: &Voice<'_>) -> Option<Self> {
        match &view.legal {
            LegalView::Nothing => None,
            LegalView::Auction { floor, ceiling } => {
                Some(Self::Auction(Auction { floor: *floor, ceiling: *ceiling }))
            }
            LegalView::Party { decline, faces } => {
                Some(Self::Party(Party { decline: *decline, faces: faces.to_vec() }))
            }
            LegalView::Placing { placements } => {
                Some(Self::Placing(Placing::new(view, voice, placements)))
            }
        }
    }

    /// The stakes and the choices.
    pub(crate) fn stakes(&self, voice: &Voice<'_>, view: &View, detail: Detail) -> Sheet {
        let mut sheet = Sheet::new();
        match self {
            Self::Auction(auction) => auction.stakes(&mut sheet, voice, view, detail),
            Self::Party(party) => party.stakes(&mut sheet, voice, view, detail),
            Self::Placing(placing) => placing.stakes(&mut sheet, voice, view, detail),
        }
        sheet
    }

    /// The question itself: what to type.
    pub(crate) fn ask(&self, voice: &Voice<'_>, keys: &Keys) -> String {
        match self {
            Self::Auction(auction) => auction.ask(voice, keys),
            Self::Party(party) => party.ask(voice, keys),
            Self::Placing(placing) => placing.ask(voice, keys),
        }
    }

    /// What can be chosen from a list.
    pub(crate) fn options(&self, voice: &Voice<'_>, keys: &Keys, view: &View) -> Vec<Choosable> {
        match self {
            Self::Auction(auction) => auction.options(voice, keys, view),
            Self::Party(party) => party.options(voice, keys, view),
            Self::Placing(placing) => placing.options(voice, keys),
        }
    }

    /// What an action would do; none if it is no answer to this question.
    pub(crate) fn describe(
        &self,
        voice: &Voice<'_>,
        view: &View,
        action: Action,
    ) -> Option<String> {
        match (self, action) {
            (Self::Auction(auction), Action::Bid(bid)) => {
                Some(auction.describe(voice, view, Some(bid)))
            }
            (Self::Auction(auction), Action::Pass) => Some(auction.describe(voice, view, None)),
            (Self::Party(_), Action::Take(chip)) => {
                Some(voice.say("play-option-take", [("chip", voice.chip(chip).into())]))
            }
            (Self::Party(_), Action::Decline) => Some(voice.word("play-option-decline")),
            (Self::Placing(placing), action) => placing.describe(voice, action),
            (
                Self::Auction(_),
                Action::Take(_) | Action::Decline | Action::Place { .. } | Action::Discard(_),
            )
            | (
                Self::Party(_),
                Action::Bid(_) | Action::Pass | Action::Place { .. } | Action::Discard(_),
            ) => None,
        }
    }

    /// What would be typed for an action; none if it is no answer to this question.
    pub(crate) fn answer(&self, keys: &Keys, action: Action) -> Option<String> {
        match (self, action) {
            (Self::Auction(_), Action::Bid(bid)) => Some(bid.0.to_string()),
            (Self::Auction(_), Action::Pass) => Some(keys.shown(Key::Pass).to_owned()),
            (Self::Party(party), Action::Take(chip)) => party.answer(chip),
            (Self::Party(_), Action::Decline) => Some(keys.shown(Key::Decline).to_owned()),
            (Self::Placing(placing), action) => placing.answer(keys, action),
            (
                Self::Auction(_),
                Action::Take(_) | Action::Decline | Action::Place { .. } | Action::Discard(_),
            )
            | (
                Self::Party(_),
                Action::Bid(_) | Action::Pass | Action::Place { .. } | Action::Discard(_),
            ) => None,
        }
    }

    /// What a intent comes to. One that belongs to another time goes to the rules all the same:
    /// they say best why it cannot be.
    pub(crate) fn choose(&self, intent: Intent) -> Choice<'_> {
        match intent {
            Intent::Number(number) => match self {
                Self::Auction(_) => Auction::bid(number),
                Self::Party(party) => party.take(number),
                Self::Placing(placing) => placing.place(number),
            },
            Intent::Pass => Choice::Act(Action::Pass),
            Intent::Raise => match self {
                Self::Auction(auction) => auction.raise(),
                Self::Party(_) | Self::Placing(_) => Auction::bid(0),
            },
            Intent::Decline => Choice::Act(Action::Decline),
            Intent::Bid(number) => match (self, number) {
                (Self::Auction(_), None) => Choice::Unclear,
                (_, number) => Auction::bid(number.unwrap_or(0)),
            },
            Intent::Take(number) => match (self, number) {
                (Self::Party(party), Some(number)) => party.take(number),
                (Self::Party(_), None) => Choice::Unclear,
                (Self::Auction(_) | Self::Placing(_), _) => Choice::Act(Action::Take(any_chip())),
            },
            Intent::Place(number) => match (self, number) {
                (Self::Placing(placing), Some(number)) => placing.place(number),
                (Self::Placing(_), None) => Choice::Unclear,
                (Self::Auction(_) | Self::Party(_), _) => Choice::Act(Action::Discard(any_chip())),
            },
            Intent::Discard(number) => match self {
                Self::Placing(placing) => Choice::Discard(placing, number),
                Self::Auction(_) | Self::Party(_) => Choice::Act(Action::Discard(any_chip())),
            },
        }
    }
}
