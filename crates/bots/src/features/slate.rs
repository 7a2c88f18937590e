//! What lies before a seat in an order that does not depend on accidents: films by genre, slots by
//! what they take and hold, chips by kind and stars. A net then meets equal positions as equals.

use traumfabrik_rules::{
    ChipId, ChipKind, Edition, Game, MAX_MAKING, MAX_SEATS, MAX_SLOTS, Production, ScreenplayId,
    Seat, Slot, SlotIdx, SlotSet, Stars,
};

/// What a slot takes now: the kinds of [`Slot::ALL`], and nothing but agencies.
pub(super) const N_SLOT_KINDS: usize = Slot::ALL.len() + 1;
const CLOSED: u8 = Slot::ALL.len() as u8;

/// The director's slot comes first, the guest's last; the others are sorted in between.
const DIRECTOR_PLACE: usize = 0;
pub(super) const GUEST_PLACE: usize = MAX_SLOTS - 1;

/// Stars as a number above 0. The checked boxes hold −3 to 9.
fn star_key(stars: Stars) -> u8 {
    stars.0.saturating_add(4).clamp(1, 15) as u8
}

/// A slot as a net sees it. Slots that compare equal are as good as each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SlotFace {
    /// What it takes now, below [`N_SLOT_KINDS`].
    pub(super) kind: u8,
    /// The stars on top plus 4; 0 if no chip lies there.
    top: u8,
}

impl SlotFace {
    /// The stars on top.
    pub(super) fn top(self) -> Option<Stars> {
        (self.top > 0).then(|| Stars(self.top as i8 - 4))
    }
}

/// A screenplay and the chips on it, its slots in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SlateFilm {
    pub(super) screenplay: ScreenplayId,
    /// Where it lies among the three of its seat.
    pub(super) place: u8,
    pub(super) genre: u8,
    /// The slots in order, each with its place on the screenplay.
    slots: [Option<(SlotFace, SlotIdx)>; MAX_SLOTS],
    /// For each kind of chip a byte with the slots that take it, one bit for each place of the
    /// order. Of equal slots only the first.
    accepts: u64,
}

impl SlateFilm {
    fn of(place: usize, production: &Production<'_>, edition: &Edition) -> Self {
        let accepts = ChipKind::ALL.map(|kind| production.accepts(kind).bits());
        let top = |slot_idx| production.top(slot_idx).map(|chip| edition.chip(chip).stars);
        Self { place: place as u8, ..Self::sorted(production.id(), edition, accepts, top) }
    }

    /// A screenplay without chips.
    pub(super) fn printed(screenplay: ScreenplayId, edition: &Edition) -> Self {
        let accepts = edition.accepts(screenplay).map(SlotSet::bits);
        Self::sorted(screenplay, edition, accepts, |_| None)
    }

    fn sorted(
        screenplay: ScreenplayId,
        edition: &Edition,
        accepts: [u8; ChipKind::ALL.len()],
        top: impl Fn(SlotIdx) -> Option<Stars>,
    ) -> Self {
        let printed = edition.screenplay(screenplay);
        let mut film = Self { screenplay, genre: printed.genre as u8, ..Self::default() };
        let mut n_sorted = 0;
        for (slot_idx, &slot) in (0..).map(SlotIdx).zip(printed.slots.iter()) {
            let top = top(slot_idx).map_or(0, star_key);
            let face = SlotFace { kind: kind_now(slot, slot_idx, &accepts), top };
            let place = match slot {
                Slot::Director => DIRECTOR_PLACE,
                Slot::Guest => GUEST_PLACE,
                Slot::Actor | Slot::Camera | Slot::Music | Slot::Effects | Slot::Open => {
                    n_sorted += 1;
                    let mut place = n_sorted;
                    while place > 1 && film.slots[place - 1].is_some_and(|(left, _)| face < left) {
                        film.slots[place] = film.slots[place - 1];
                        place -= 1;
                    }
                    place
                }
            };
            film.slots[place] = Some((face, slot_idx));
        }
        for place in 0..MAX_SLOTS {
            if let Some((face, _)) = film.slots[place].filter(|_| !film.is_twin(place)) {
                film.accepts |= TAKES[usize::from(face.kind)] << place;
            }
        }
        film
    }

    /// The slots in order.
    pub(super) fn slots(&self) -> impl Iterator<Item = Option<SlotFace>> {
        self.slots.iter().map(|slot| slot.map(|(face, _)| face))
    }

    /// The stars of the director; none if the slot is empty or an agency closes it.
    pub(super) fn direction(&self) -> Stars {
        let face = self.slots[DIRECTOR_PLACE].map(|(face, _)| face);
        let directed = face.filter(|face| face.kind == Slot::Director as u8);
        directed.and_then(SlotFace::top).unwrap_or_default()
    }

    /// The places that take this kind of chip, one bit each.
    pub(super) fn accepts(&self, kind: ChipKind) -> u8 {
        (self.accepts >> (8 * kind as u32)) as u8
    }

    /// The slot at a place of the order.
    pub(super) fn slot_at(&self, place: usize) -> Option<SlotIdx> {
        self.slots.get(place).copied().flatten().map(|(_, slot_idx)| slot_idx)
    }

    /// The first place whose slot is as good as this one.
    pub(super) fn place_of(&self, slot_idx: SlotIdx) -> Option<usize> {
        let is_it =
            |slot: &Option<(SlotFace, SlotIdx)>| slot.is_some_and(|(_, idx)| idx == slot_idx);
        let mut place = self.slots.iter().position(is_it)?;
        while self.is_twin(place) {
            place -= 1;
        }
        Some(place)
    }

    /// Whether the slot before is as good.
    fn is_twin(&self, place: usize) -> bool {
        let face = |place: usize| self.slots[place].map(|(face, _)| face);
        place > DIRECTOR_PLACE + 1 && face(place).is_some() && face(place) == face(place - 1)
    }
}

/// What a slot takes now, told by the kinds of chips that may be placed on it.
fn kind_now(slot: Slot, slot_idx: SlotIdx, accepts: &[u8; ChipKind::ALL.len()]) -> u8 {
    let takes = |kind: ChipKind| accepts[kind as usize] >> slot_idx.0 & 1 == 1;
    let only = |kind, slot: Slot| if takes(kind) { slot as u8 } else { CLOSED };
    match slot {
        Slot::Director => only(ChipKind::Director, slot),
        Slot::Actor => only(ChipKind::Actor, slot),
        Slot::Camera => only(ChipKind::Camera, slot),
        Slot::Music => only(ChipKind::Music, slot),
        Slot::Effects => only(ChipKind::Effects, slot),
        Slot::Guest => only(ChipKind::Guest, slot),
        // Its first chip has decided what it takes.
        Slot::Open => match [ChipKind::Actor, ChipKind::Camera, ChipKind::Music, ChipKind::Effects]
            .map(takes)
        {
            [true, true, ..] => Slot::Open as u8,
            [true, ..] => Slot::Actor as u8,
            [_, true, ..] => Slot::Camera as u8,
            [_, _, true, _] => Slot::Music as u8,
            [.., true] => Slot::Effects as u8,
            [false, false, false, false] => CLOSED,
        },
    }
}

/// For each kind of slot, closed ones last: a byte for each kind of chip, 1 if the slot takes it.
const TAKES: [u64; N_SLOT_KINDS] = {
    let agency = 1 << (8 * ChipKind::Agency as u32);
    let mut takes = [agency; N_SLOT_KINDS];
    let mut slot = 0;
    while slot < Slot::ALL.len() {
        takes[slot] = 0;
        let mut kind = 0;
        while kind < ChipKind::ALL.len() {
            if Slot::ALL[slot].takes(ChipKind::ALL[kind]) {
                takes[slot] |= 1 << (8 * kind);
            }
            kind += 1;
        }
        slot += 1;
    }
    takes
};

/// A seat's films in the making: by genre, then by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Slate {
    pub(super) films: [Option<SlateFilm>; MAX_MAKING],
}

impl Slate {
    pub(super) fn of(game: &Game<'_>, seat: Seat) -> Self {
        let mut slate = Self::default();
        for (n_before, (place, production)) in game.productions(seat).enumerate() {
            let film = SlateFilm::of(place, &production, game.edition());
            let key = |film: &SlateFilm| (film.genre, film.screenplay);
            let mut place = n_before;
            while place > 0 && slate.films[place - 1].is_some_and(|left| key(&film) < key(&left)) {
                slate.films[place] = slate.films[place - 1];
                place -= 1;
            }
            slate.films[place] = Some(film);
        }
        slate
    }

    /// Looks again at a film that a chip was placed on. False if it is no longer in the making.
    pub(super) fn refresh(
        &mut self,
        game: &Game<'_>,
        seat: Seat,
        screenplay: ScreenplayId,
    ) -> bool {
        let film = self.position(screenplay).and_then(|place| self.films[place].as_mut());
        match (film, game.production(seat, screenplay)) {
            (Some(film), Some(production)) => {
                *film = SlateFilm::of(film.place.into(), &production, game.edition());
                true
            }
            _ => false,
        }
    }

    /// Where a screenplay lies in the order.
    pub(super) fn position(&self, screenplay: ScreenplayId) -> Option<usize> {
        self.films.iter().position(|film| film.is_some_and(|film| film.screenplay == screenplay))
    }
}

/// Chips by kind, then by stars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SortedChips {
    /// The chip in the low byte, what it is sorted by in the high one.
    chips: [u16; MAX_SEATS],
    len: usize,
}

impl SortedChips {
    pub(super) fn of(edition: &Edition, chips: impl IntoIterator<Item = ChipId>) -> Self {
        let mut sorted = Self::default();
        for chip in chips.into_iter().take(MAX_SEATS) {
            let printed = edition.chip(chip);
            let key = (printed.kind as u8) << 4 | star_key(printed.stars);
            let item = u16::from_be_bytes([key, chip.number()]);
            let mut place = sorted.len;
            while place > 0 && item < sorted.chips[place - 1] {
                sorted.chips[place] = sorted.chips[place - 1];
                place -= 1;
            }
            sorted.chips[place] = item;
            sorted.len += 1;
        }
        sorted
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = ChipId> {
        self.chips[..self.len].iter().map(|&item| chip_of(item))
    }

    /// Each chip that does not lie behind a twin, with its place.
    pub(super) fn choices(&self) -> impl Iterator<Item = (usize, ChipId)> {
        let chips = &self.chips[..self.len];
        let is_twin = |place: usize| place > 0 && chips[place - 1] >> 8 == chips[place] >> 8;
        let places = (0..chips.len()).filter(move |&place| !is_twin(place));
        places.map(|place| (place, chip_of(chips[place])))
    }

    pub(super) fn at(&self, place: usize) -> Option<ChipId> {
        self.chips[..self.len].get(place).map(|&item| chip_of(item))
    }

    /// The place of the first chip that is a twin of this one, or this one itself.
    pub(super) fn place_of(&self, edition: &Edition, chip: ChipId) -> Option<usize> {
        self.iter().position(|other| edition.are_twins(other, chip))
    }
}

fn chip_of(item: u16) -> ChipId {
    ChipId::new(item as u8).unwrap_or_default()
}
