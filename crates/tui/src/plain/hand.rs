//! What a rival does with its chips, in as few words as possible.

use traumfabrik_rules::{ChipId, Event, ScreenplayId, Seat, Slot, SlotIdx};

use crate::voice::Voice;

/// The chips of one seat that have been dealt with since the last pause.
#[derive(Clone, Debug)]
pub(crate) struct Hand {
    seat: Seat,
    taken: Option<ChipId>,
    placed: Vec<(ChipId, ScreenplayId, SlotIdx)>,
    discarded: Vec<ChipId>,
}

impl Hand {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, taken: None, placed: Vec::new(), discarded: Vec::new() }
    }

    /// Notes a fact, if it is about chips in hand.
    pub(crate) fn note(&mut self, event: &Event) {
        match *event {
            Event::ChipTaken { chip, .. } => self.taken = Some(chip),
            Event::ChipPlaced { chip, screenplay, slot, .. } => {
                self.placed.push((chip, screenplay, slot));
            }
            Event::ChipDiscarded { chip, .. } => self.discarded.push(chip),
            _ => {}
        }
    }

    /// All of it in one or two sentences.
    pub(crate) fn say(&self, voice: &Voice<'_>) -> Vec<String> {
        let name = || ("name", voice.name(self.seat).into());
        let chip = |chip| ("chip", voice.chip(chip).into());
        let title = |screenplay| ("title", voice.title(screenplay).into());
        let slot = |screenplay, slot| ("slot", voice.slot(printed(voice, screenplay, slot)).into());
        // At a party a seat takes one chip and deals with it at once.
        match (self.taken, &self.placed[..], &self.discarded[..]) {
            (Some(taken), &[(_, screenplay, slot_idx)], []) => {
                let place = slot(screenplay, slot_idx);
                let gaps = [name(), chip(taken), title(screenplay), place];
                return vec![voice.say("play-hand-taken-placed", gaps)];
            }
            (Some(taken), [], [_]) => {
                return vec![voice.say("play-hand-taken-discarded", [name(), chip(taken)])];
            }
            _ => {}
        }
        let mut sentences = Vec::new();
        if !self.placed.is_empty() {
            let place = |&(placed, screenplay, slot_idx): &(ChipId, ScreenplayId, SlotIdx)| {
                let place = slot(screenplay, slot_idx);
                voice.say("play-hand-place", [chip(placed), title(screenplay), place])
            };
            let places: Vec<String> = self.placed.iter().map(place).collect();
            let places = ("places", voice.list(&places).into());
            sentences.push(voice.say("play-hand-placed", [name(), places]));
        }
        if !self.discarded.is_empty() {
            let chips = ("chips", voice.chips(&self.discarded).into());
            sentences.push(voice.say("play-hand-discarded", [name(), chips]));
        }
        sentences
    }
}

/// What is printed on a slot. Facts name only slots that exist.
fn printed(voice: &Voice<'_>, screenplay: ScreenplayId, slot: SlotIdx) -> Slot {
    let slots = &voice.edition().screenplay(screenplay).slots;
    slots.get(slot.index()).copied().unwrap_or_default()
}
