//! Bidding for a lot.

use traumfabrik_rules::{Action, BoardView, Money, View};

use super::{Choice, Detail};
use crate::front::Choosable;
use crate::keys::{Key, Keys};
use crate::page::Sheet;
use crate::show;
use crate::voice::Voice;

/// Pass, or bid within these bounds. No bid is possible if the ceiling lies below the floor.
#[derive(Debug)]
pub(crate) struct Auction {
    pub(super) floor: Money,
    pub(super) ceiling: Money,
}

impl Auction {
    pub(super) fn stakes(&self, sheet: &mut Sheet, voice: &Voice<'_>, view: &View, detail: Detail) {
        let lot = &view.lots[view.location.index()].chips;
        let own = voice.own(view);
        sheet.turn(voice.word("play-turn-auction"));
        match detail {
            // The lot stands right above, under the name of the place.
            Detail::New => {}
            Detail::Short => {
                sheet.text(voice.say("play-lot-short", [("chips", voice.chips(lot).into())]));
            }
            Detail::Full => {
                for &chip in lot {
                    sheet.bullet(0, show::chip_and_fits(voice, chip, own));
                }
            }
        }
        let mut status = vec![show::high_bid(voice, view), show::still_in(voice, view)];
        let mut purse = vec![self.purse(voice, own)];
        match detail {
            Detail::New | Detail::Full => {
                let lead = ("name", voice.name(view.lead).into());
                status.push(voice.say("play-lead", [lead]));
                purse.push(points(voice, own));
            }
            Detail::Short => {}
        }
        sheet.text(status.join(" "));
        sheet.text(purse.join(" "));
        match detail {
            Detail::New | Detail::Full => show::own_board(sheet, voice, own),
            Detail::Short => {}
        }
    }

    pub(super) fn ask(&self, voice: &Voice<'_>, keys: &Keys) -> String {
        let pass = ("pass", keys.shown(Key::Pass).into());
        let floor = ("floor", self.floor.0.into());
        if self.ceiling < self.floor {
            voice.say("play-ask-pass", [pass])
        } else if self.ceiling == self.floor {
            voice.say("play-ask-bid-one", [floor, pass])
        } else {
            voice.say("play-ask-bid", [floor, ("ceiling", self.ceiling.0.into()), pass])
        }
    }

    pub(super) fn options(&self, voice: &Voice<'_>, keys: &Keys, view: &View) -> Vec<Choosable> {
        let pass = Choosable::new(keys.shown(Key::Pass), self.describe(voice, view, None));
        let bids = (self.floor.0..=self.ceiling.0)
            .map(|amount| Choosable::new(amount, self.describe(voice, view, Some(Money(amount)))));
        std::iter::once(pass).chain(bids).collect()
    }

    /// What a bid would leave; none is a pass.
    pub(super) fn describe(&self, voice: &Voice<'_>, view: &View, bid: Option<Money>) -> String {
        let Some(bid) = bid else { return voice.word("play-option-pass") };
        let purse = voice.own(view).purse.unwrap_or_default();
        let rest = ("rest", purse.0.saturating_sub(bid.0).into());
        voice.say("play-option-bid", [("amount", voice.money(bid).into()), rest])
    }

    /// The lowest bid; the rules say why, if there is none.
    pub(super) fn raise(&self) -> Choice<'static> {
        Choice::Act(Action::Bid(self.floor))
    }

    /// A bid that no purse could ever hold is refused like any other.
    pub(super) fn bid(amount: usize) -> Choice<'static> {
        Choice::Act(Action::Bid(Money(u8::try_from(amount).unwrap_or(u8::MAX))))
    }

    /// The purse, and what the lowest bid would leave of it.
    fn purse(&self, voice: &Voice<'_>, own: &BoardView) -> String {
        let purse = own.purse.unwrap_or_default();
        let text = voice.say("play-purse", [("purse", voice.money(purse).into())]);
        if self.floor == Money(0) || self.ceiling < self.floor {
            return text;
        }
        let rest = Money(purse.0.saturating_sub(self.floor.0));
        let floor = ("floor", voice.money(self.floor).into());
        let leaves = voice.say("play-bid-leaves", [floor, ("rest", voice.money(rest).into())]);
        format!("{text} {leaves}")
    }
}

/// The person's points so far, money among them: nobody should learn late that it counts.
fn points(voice: &Voice<'_>, own: &BoardView) -> String {
    voice.say(
        "play-points",
        [
            ("films", own.film_points.into()),
            ("awards", own.award_points.into()),
            ("money", own.purse.unwrap_or_default().0.into()),
            ("total", own.total.unwrap_or_default().into()),
        ],
    )
}
