//! Placing chips.

use traumfabrik_rules::{
    Action, ChipId, Effect, Placement, ProductionView, ScreenplayId, Slot, SlotIdx, View,
};
use traumfabrik_wire::message::award_word;

use super::{Choice, Detail};
use crate::front::Choosable;
use crate::keys::{Key, Keys};
use crate::page::Sheet;
use crate::show;
use crate::voice::Voice;

/// Place one of the chips in hand, or discard it.
#[derive(Debug)]
pub(crate) struct Placing {
    hand: Vec<ChipId>,
    /// Every placement there is.
    all: Vec<Spot>,
    /// Those to choose from, chip by chip: first those that fill a gap, then those that cover a chip.
    spots: Vec<Spot>,
}

/// A placement and what it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    placement: Placement,
    slot: Slot,
    value_before: i8,
}

impl Placing {
    pub(super) fn new(view: &View, voice: &Voice<'_>, placements: &[Placement]) -> Self {
        let hand = view.hand.to_vec();
        let own = voice.own(view);
        let (mut all, mut spots): (Vec<Spot>, Vec<Spot>) = (Vec::new(), Vec::new());
        for &placement in placements {
            let of_ours = |p: &&ProductionView| p.screenplay == placement.screenplay;
            let Some(production) = own.productions.iter().flatten().find(of_ours) else { continue };
            let Some(slot) = production.slots.get(placement.slot.index()) else { continue };
            let (slot, value_before) = (slot.slot, production.value.0);
            let spot = Spot { placement, slot, value_before };
            all.push(spot);
            // Of two equal empty slots, one is enough to choose from.
            if !spots.iter().any(|other| other.is_same_as(&spot)) {
                spots.push(spot);
            }
        }
        let place_in_hand = |chip| hand.iter().position(|&other| other == chip);
        spots.sort_by_key(|spot| {
            (place_in_hand(spot.placement.chip), spot.placement.effect.covers.is_some())
        });
        Self { hand, all, spots }
    }

    /// The chips that are to be placed or discarded.
    pub(crate) fn hand(&self) -> &[ChipId] {
        &self.hand
    }

    /// The chip of this number in the hand, counted from 1.
    pub(crate) fn in_hand(&self, number: usize) -> Option<ChipId> {
        number.checked_sub(1).and_then(|idx| self.hand.get(idx)).copied()
    }

    /// Whether there is a place for a chip.
    pub(crate) fn is_placeable(&self, chip: ChipId) -> bool {
        self.spots.iter().any(|spot| spot.placement.chip == chip)
    }

    pub(super) fn stakes(&self, sheet: &mut Sheet, voice: &Voice<'_>, view: &View, detail: Detail) {
        let count = self.hand.len().into();
        sheet.turn(voice.say("play-turn-placing", [("count", count)]));
        match detail {
            Detail::New | Detail::Full => {
                show::own_board(sheet, voice, voice.own(view));
                sheet.gap();
            }
            Detail::Short => {}
        }
        for &chip in &self.hand {
            sheet.text(voice.chip(chip));
            if !self.is_placeable(chip) {
                sheet.text_at(1, voice.word("play-place-nowhere"));
            }
            for (number, spot) in (1..).zip(&self.spots) {
                if spot.placement.chip == chip {
                    sheet.choice(0, number, spot.line(voice));
                }
            }
        }
    }

    pub(super) fn ask(&self, voice: &Voice<'_>, keys: &Keys) -> String {
        let discard = ("discard", keys.shown(Key::Discard).into());
        match self.spots.len() {
            0 => voice.say("play-ask-place-nothing", [discard]),
            n_spots => voice.say("play-ask-place", [("count", n_spots.into()), discard]),
        }
    }

    /// What to choose from: the placements, then what can go.
    pub(super) fn options(&self, voice: &Voice<'_>, keys: &Keys) -> Vec<Choosable> {
        let place = |(number, spot): (usize, &Spot)| {
            Choosable::new(number, placed(voice, spot.placement.chip, spot))
        };
        let discard = |(number, &chip): (usize, &ChipId)| {
            let line = format!("{} {number}", keys.shown(Key::Discard));
            Choosable::new(line, discarded(voice, chip))
        };
        let places = (1..).zip(&self.spots).map(place);
        places.chain((1..).zip(&self.hand).map(discard)).collect()
    }

    /// What an action would do.
    pub(crate) fn describe(&self, voice: &Voice<'_>, action: Action) -> Option<String> {
        match action {
            Action::Place { chip, screenplay, slot } => {
                self.spot(chip, screenplay, slot).map(|spot| placed(voice, chip, spot))
            }
            Action::Discard(chip) => Some(discarded(voice, chip)),
            Action::Bid(_) | Action::Pass | Action::Take(_) | Action::Decline => None,
        }
    }

    /// What would be typed for an action.
    pub(super) fn answer(&self, keys: &Keys, action: Action) -> Option<String> {
        match action {
            Action::Place { chip, screenplay, slot } => {
                let spot = self.spot(chip, screenplay, slot)?;
                let is_here = |other: &Spot| other == spot || other.is_same_as(spot);
                self.spots.iter().position(is_here).map(|idx| (idx + 1).to_string())
            }
            Action::Discard(chip) => {
                let idx = self.hand.iter().position(|&other| other == chip)?;
                Some(format!("{} {}", keys.shown(Key::Discard), idx + 1))
            }
            Action::Bid(_) | Action::Pass | Action::Take(_) | Action::Decline => None,
        }
    }

    fn spot(&self, chip: ChipId, screenplay: ScreenplayId, slot: SlotIdx) -> Option<&Spot> {
        self.all.iter().find(|spot| {
            let Placement { chip: c, screenplay: p, slot: s, effect: _ } = spot.placement;
            (c, p, s) == (chip, screenplay, slot)
        })
    }

    pub(super) fn place(&self, number: usize) -> Choice<'static> {
        let spot = number.checked_sub(1).and_then(|idx| self.spots.get(idx));
        spot.map_or(Choice::NoSuch(number), |spot| {
            let Placement { chip, screenplay, slot, effect: _ } = spot.placement;
            Choice::Act(Action::Place { chip, screenplay, slot })
        })
    }
}

fn placed(voice: &Voice<'_>, chip: ChipId, spot: &Spot) -> String {
    let chip = ("chip", voice.chip(chip).into());
    voice.say("play-option-place", [chip, ("line", spot.line(voice).into())])
}

fn discarded(voice: &Voice<'_>, chip: ChipId) -> String {
    voice.say("play-option-discard", [("chip", voice.chip(chip).into())])
}

impl Spot {
    /// Whether a chip could lie here or there and nobody could tell the difference.
    fn is_same_as(&self, other: &Self) -> bool {
        let spot = |spot: &Self| (spot.placement.chip, spot.placement.screenplay, spot.slot);
        let covers = (self.placement.effect.covers, other.placement.effect.covers);
        spot(self) == spot(other) && covers == (None, None)
    }

    /// What the placement would do.
    fn line(&self, voice: &Voice<'_>) -> String {
        let Effect { covers, value, finish } = self.placement.effect;
        let mut parts = vec![voice.say(
            "play-place",
            [
                ("title", voice.title(self.placement.screenplay).into()),
                ("slot", voice.slot(self.slot).into()),
                ("before", self.value_before.into()),
                ("value", value.0.into()),
            ],
        )];
        if let Some(covered) = covers {
            let chip = voice.chip_on(covered, self.slot).into();
            parts.push(voice.say("play-place-covers", [("chip", chip)]));
        }
        if let Some(finish) = finish {
            parts.push(match finish.rating {
                Some(rating) => {
                    voice.say("play-place-finishes", [("rating", voice.rating(rating).into())])
                }
                None => voice.word("play-place-finishes-unrated"),
            });
            if let Some(award) = finish.award {
                let points = voice.edition().pieces().awards.of(award);
                let name = voice.word(&award_word(award)).into();
                let award = [("award", name), ("points", points.into())];
                let award = voice.say("play-film-award", award);
                parts.push(voice.say("play-place-award", [("award", award.into())]));
            }
        }
        voice.joined(&parts)
    }
}
