//! What the pieces, facts and refusals of the rules are called in scenes, and back.

use traumfabrik_packs::PieceIds;
use traumfabrik_rules::{
    Action, Ask, ChipId, Due, Edition, LocationIdx, Refusal, ScreenplayId, Seat, SlotIdx,
};

use super::form::{listed, lower, slot_word};

/// The names of the pieces of a box and of the seats at the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Names<'a> {
    pub(super) edition: &'a Edition,
    pub(super) ids: &'a PieceIds,
    pub(super) seats: &'a [String],
}

/// What it takes to find something by name: the thing, or a sentence about what would be right.
pub(super) type Found<T> = Result<T, String>;

impl Names<'_> {
    pub(super) fn chip(&self, name: &str) -> Found<ChipId> {
        let idx = place(&self.ids.chips, name, "chip")?;
        ChipId::new(idx).ok_or_else(|| format!("no box holds so many chips as `{name}` needs"))
    }

    pub(super) fn screenplay(&self, name: &str) -> Found<ScreenplayId> {
        let idx = place(&self.ids.screenplays, name, "screenplay")?;
        ScreenplayId::new(idx).ok_or_else(|| format!("no box holds so many as `{name}` needs"))
    }

    pub(super) fn location(&self, name: &str) -> Found<LocationIdx> {
        place(&self.ids.locations, name, "location").map(LocationIdx)
    }

    /// `music`, `actor#2` among several, or `slot#7`: the seventh of all.
    pub(super) fn slot(&self, on: ScreenplayId, word: &str) -> Found<SlotIdx> {
        let (kind, nth) = slot_word(word).ok_or_else(|| format!("`{word}` is no slot"))?;
        let Some(kind) = kind else {
            // A place that is not there may be named, to see it refused.
            return Ok(SlotIdx((nth.unwrap_or(1) - 1) as u8));
        };
        let slots = (0..).map(SlotIdx).zip(&self.edition.screenplay(on).slots);
        let matching: Vec<SlotIdx> =
            slots.filter(|&(_, &slot)| slot == kind).map(|(idx, _)| idx).collect();
        let (name, n) = (self.screenplay_word(on), matching.len());
        match nth {
            None if n > 1 => Err(format!("{name} has {n}: say {word}#1 or so")),
            _ => {
                let found = matching.get(nth.unwrap_or(1) - 1).copied();
                found.ok_or_else(|| format!("{name} has {n} of {}", lower(kind)))
            }
        }
    }

    pub(super) fn seat_word(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).cloned().unwrap_or_else(|| format!("seat {seat}"))
    }

    pub(super) fn chip_word(&self, chip: ChipId) -> String {
        self.ids.chips.get(chip.index()).cloned().unwrap_or_else(|| format!("chip {chip}"))
    }

    pub(super) fn screenplay_word(&self, id: ScreenplayId) -> String {
        self.ids.screenplays.get(id.index()).cloned().unwrap_or_else(|| format!("screenplay {id}"))
    }

    pub(super) fn location_word(&self, location: LocationIdx) -> String {
        self.ids.locations.get(location.index()).cloned().unwrap_or_else(|| format!("{location:?}"))
    }

    /// `actor#2`, or `music` where there is only one.
    pub(super) fn slot_word(&self, screenplay: ScreenplayId, slot: SlotIdx) -> String {
        let slots = &self.edition.screenplay(screenplay).slots;
        let Some(kind) = slots.get(slot.index()) else {
            return format!("slot#{}", slot.0 + 1);
        };
        let word = lower(kind);
        let count = |slots: &[_]| slots.iter().filter(|&other| other == kind).count();
        match count(slots) {
            1 => word,
            _ => format!("{word}#{}", count(&slots[..=slot.index()])),
        }
    }

    pub(super) fn chip_words(&self, chips: impl IntoIterator<Item = ChipId>) -> String {
        listed(&chips.into_iter().map(|chip| self.chip_word(chip)).collect::<Vec<_>>())
    }

    pub(super) fn seat_words(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        listed(&seats.into_iter().map(|seat| self.seat_word(seat)).collect::<Vec<_>>())
    }

    pub(super) fn screenplay_words(&self, ids: impl IntoIterator<Item = ScreenplayId>) -> String {
        listed(&ids.into_iter().map(|id| self.screenplay_word(id)).collect::<Vec<_>>())
    }

    pub(super) fn action_words(&self, action: Action) -> String {
        match action {
            Action::Bid(amount) => format!("bid {amount}"),
            Action::Pass => "pass".to_owned(),
            Action::Take(chip) => format!("take {}", self.chip_word(chip)),
            Action::Decline => "decline".to_owned(),
            Action::Place { chip, screenplay, slot } => format!(
                "place {} on {} {}",
                self.chip_word(chip),
                self.screenplay_word(screenplay),
                self.slot_word(screenplay, slot)
            ),
            Action::Discard(chip) => format!("discard {}", self.chip_word(chip)),
        }
    }

    pub(super) fn due_words(&self, due: Due) -> String {
        match due {
            Due::Seat(seat) => self.seat_word(seat),
            Due::Dealer(ask) => format!("dealer {}", ask_words(ask)),
            Due::Nobody => "nobody".to_owned(),
        }
    }

    /// A refusal as a scene writes it: its name, then what it tells.
    pub(super) fn refusal_words(&self, refusal: &Refusal) -> Vec<String> {
        let name = variant(refusal);
        let detail = match *refusal {
            Refusal::NotYourTurn { due } => Some(self.due_words(due)),
            Refusal::BidTooLow { floor } => Some(floor.to_string()),
            Refusal::BidAbovePurse { purse } => Some(purse.to_string()),
            Refusal::NotOffered { chip }
            | Refusal::NotInHand { chip }
            | Refusal::ChipNotInBag { chip }
            | Refusal::NotALegend { chip }
            | Refusal::ChipTwice { chip } => Some(self.chip_word(chip)),
            Refusal::NotYourScreenplay { screenplay }
            | Refusal::FilmFinished { screenplay }
            | Refusal::ScreenplayNotInStack { screenplay } => {
                Some(self.screenplay_word(screenplay))
            }
            Refusal::NoSuchSlot { screenplay, n_slots } => {
                Some(format!("{} {n_slots}", self.screenplay_word(screenplay)))
            }
            Refusal::SlotWantsOther { slot, kind } => Some(format!("{slot:?} {kind:?}")),
            Refusal::OpenSlotTaken { by } => Some(format!("{by:?}")),
            Refusal::WrongDeal { ask } => Some(ask_words(ask)),
            Refusal::DealCount { expected, found } => Some(format!("{expected} {found}")),
            Refusal::StudioTwice { studio } | Refusal::NoSuchStudio { studio } => {
                Some(studio.0.to_string())
            }
            Refusal::NoSuchSeat { seat } => Some(self.seat_word(seat)),
            Refusal::NoAuction
            | Refusal::NoParty
            | Refusal::NothingToPlace
            | Refusal::MustPlaceFirst
            | Refusal::OnlyZero
            | Refusal::MayNotDecline
            | Refusal::ClosedByAgency
            | Refusal::DealerNotDue => None,
        };
        let detail = detail.unwrap_or_default().to_ascii_lowercase();
        let words = detail.split_whitespace().map(str::to_owned);
        [name].into_iter().chain(words).collect()
    }
}

/// The name of an event, a refusal or a fault: what a derived `Debug` writes first.
pub(super) fn variant(value: &impl std::fmt::Debug) -> String {
    let written = format!("{value:?}");
    written.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// What the dealer is asked for.
pub(super) fn ask_words(ask: Ask) -> String {
    match ask {
        Ask::Studios | Ask::Lead | Ask::Screenplay | Ask::Legend => lower(ask),
        Ask::Lots { n_chips } => format!("lots {n_chips}"),
        Ask::Faces { n_chips } => format!("faces {n_chips}"),
    }
}

fn place(names: &[String], name: &str, what: &str) -> Found<u8> {
    match names.iter().position(|known| known == name) {
        Some(idx) => u8::try_from(idx).map_err(|_| format!("there are too many of {what}")),
        None => {
            let nearest = names.iter().min_by_key(|known| distance(known, name));
            let hint = nearest.map(|known| format!("; did you mean `{known}`?"));
            Err(format!("no {what} is called `{name}`{}", hint.unwrap_or_default()))
        }
    }
}

/// How many letters have to change to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut before = i;
        row[0] = i + 1;
        for (j, b) in other.chars().enumerate() {
            let cost = (before + usize::from(a != b)).min(row[j] + 1).min(row[j + 1] + 1);
            before = row[j + 1];
            row[j + 1] = cost;
        }
    }
    row.last().copied().unwrap_or(0)
}
