//! Choosing at a party.

use traumfabrik_rules::{Action, ChipId, View, Visit};

use super::{Choice, Detail};
use crate::front::Choosable;
use crate::keys::{Key, Keys};
use crate::page::Sheet;
use crate::show;
use crate::voice::Voice;

/// Take one of the faces, or decline where that is allowed.
#[derive(Debug)]
pub(crate) struct Party {
    pub(super) decline: bool,
    pub(super) faces: Vec<ChipId>,
}

impl Party {
    pub(super) fn stakes(&self, sheet: &mut Sheet, voice: &Voice<'_>, view: &View, detail: Detail) {
        let own = voice.own(view);
        sheet.turn(voice.word("play-turn-party"));
        // Whoever chooses first has just read the order.
        if detail != Detail::New || n_chosen(view) > 0 {
            sheet.text(pick_order(voice, view));
        }
        show::own_board(sheet, voice, own);
        sheet.gap();
        for (number, &chip) in (1..).zip(&self.faces) {
            sheet.choice(0, number, show::chip_and_fits(voice, chip, own));
        }
    }

    pub(super) fn ask(&self, voice: &Voice<'_>, keys: &Keys) -> String {
        let count = ("count", self.faces.len().into());
        if self.decline {
            let decline = keys.shown(Key::Decline).into();
            voice.say("play-ask-party", [count, ("decline", decline)])
        } else {
            voice.say("play-ask-party-must", [count])
        }
    }

    pub(super) fn options(&self, voice: &Voice<'_>, keys: &Keys, view: &View) -> Vec<Choosable> {
        let own = voice.own(view);
        let face = |(number, &chip): (usize, &ChipId)| {
            Choosable::new(number, show::chip_and_fits(voice, chip, own))
        };
        let mut options: Vec<Choosable> = (1..).zip(&self.faces).map(face).collect();
        if self.decline {
            let text = voice.word("play-option-decline");
            options.push(Choosable::new(keys.shown(Key::Decline), text));
        }
        options
    }

    /// What would be typed to take a chip.
    pub(super) fn answer(&self, chip: ChipId) -> Option<String> {
        self.faces.iter().position(|&face| face == chip).map(|idx| (idx + 1).to_string())
    }

    pub(super) fn take(&self, number: usize) -> Choice<'static> {
        let chip = number.checked_sub(1).and_then(|idx| self.faces.get(idx));
        chip.map_or(Choice::NoSuch(number), |&chip| Choice::Act(Action::Take(chip)))
    }
}

fn n_chosen(view: &View) -> u8 {
    match view.visit {
        Visit::Party { n_chosen, .. } => n_chosen,
        Visit::Auction { .. } => 0,
    }
}

/// Who chooses when, and with how large a cast.
pub(crate) fn pick_order(voice: &Voice<'_>, view: &View) -> String {
    let Visit::Party { faces: _, order, n_chosen } = view.visit else {
        return String::new();
    };
    let picks: Vec<String> = order
        .iter()
        .enumerate()
        .map(|(place, &seat)| {
            let name = ("name", voice.name(seat).into());
            // A seat that has chosen may have placed an actor since: its count would confuse.
            if place < usize::from(n_chosen) {
                voice.say("play-pick-done", [name])
            } else {
                let cast = view.boards[seat.index()].cast;
                voice.say("play-pick", [name, ("cast", cast.into())])
            }
        })
        .collect();
    voice.say("play-pick-order", [("names", voice.list(&picks).into())])
}
