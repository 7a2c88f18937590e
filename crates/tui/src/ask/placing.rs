//! Placing chips.

use traumfabrik_rules::{Action, ChipId, Effect, Placement, ProductionView, Slot, View};
use traumfabrik_wire::message::award_word;

use super::{Choice, Detail};
use crate::keys::{Key, Keys};
use crate::page::Sheet;
use crate::show;
use crate::voice::Voice;

/// Place one of the chips in hand, or discard it.
#[derive(Debug)]
pub(crate) struct Placing {
    hand: Vec<ChipId>,
    /// Chip by chip: first those that fill a gap, then those that cover a chip.
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
        let own = &view.boards[voice.person().index()];
        let mut spots: Vec<Spot> = Vec::new();
        for &placement in placements {
            let of_ours = |p: &&ProductionView| p.screenplay == placement.screenplay;
            let Some(production) = own.productions.iter().flatten().find(of_ours) else { continue };
            let Some(slot) = production.slots.get(placement.slot.index()) else { continue };
            let (slot, value_before) = (slot.slot, production.value.0);
            let spot = Spot { placement, slot, value_before };
            // Of two equal empty slots, one is enough to choose from.
            if !spots.iter().any(|other| other.is_same_as(&spot)) {
                spots.push(spot);
            }
        }
        let place_in_hand = |chip| hand.iter().position(|&other| other == chip);
        spots.sort_by_key(|spot| {
            (place_in_hand(spot.placement.chip), spot.placement.effect.covers.is_some())
        });
        Self { hand, spots }
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
                show::own_board(sheet, voice, &view.boards[voice.person().index()]);
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

    pub(super) fn place(&self, number: usize) -> Choice<'static> {
        let spot = number.checked_sub(1).and_then(|idx| self.spots.get(idx));
        spot.map_or(Choice::NoSuch(number), |spot| {
            let Placement { chip, screenplay, slot, effect: _ } = spot.placement;
            Choice::Act(Action::Place { chip, screenplay, slot })
        })
    }
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
