//! Screenplays as printed: a genre, a few stars, and slots to fill.

use super::{ChipKind, List, Stars, Studio, bit_set, piece_id};

/// The most screenplays a box can hold.
pub const MAX_SCREENPLAYS: usize = 22;
/// The most slots a screenplay can have, the guest slot included.
pub const MAX_SLOTS: usize = 6;

piece_id! {
    /// One screenplay of the box, numbered from 0 in the order of the edition.
    ScreenplayId, MAX_SCREENPLAYS
}

bit_set! {
    /// A set of screenplays.
    ScreenplaySet of ScreenplayId as u32,
    screenplay => screenplay.number(),
    number => ScreenplayId::new(number)
}

/// The genre of a film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Genre {
    /// Drama.
    #[default]
    Drama,
    /// Adventure (action in 2009).
    Adventure,
    /// Entertainment (comedy in 2009).
    Entertainment,
}

impl Genre {
    /// All genres, in order.
    pub const ALL: [Self; 3] = [Self::Drama, Self::Adventure, Self::Entertainment];
}

/// What a place on a screenplay asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Slot {
    /// Exactly one on every screenplay.
    #[default]
    Director,
    /// For an actor.
    Actor,
    /// For a camera crew.
    Camera,
    /// For musicians.
    Music,
    /// For special effects.
    Effects,
    /// For an actor, camera, music or effects chip, as its first chip decides.
    Open,
    /// The last on every screenplay; never required.
    Guest,
}

impl Slot {
    /// All kinds of slots, in order.
    pub const ALL: [Self; 7] = [
        Self::Director,
        Self::Actor,
        Self::Camera,
        Self::Music,
        Self::Effects,
        Self::Open,
        Self::Guest,
    ];

    /// Whether a chip of this kind may be the first one on the slot.
    ///
    /// Rules: placing/match, placing/open-slot, placing/agency, placing/guest.
    pub const fn takes(self, kind: ChipKind) -> bool {
        match kind {
            ChipKind::Director => matches!(self, Self::Director),
            ChipKind::Actor => matches!(self, Self::Actor | Self::Open),
            ChipKind::Camera => matches!(self, Self::Camera | Self::Open),
            ChipKind::Music => matches!(self, Self::Music | Self::Open),
            ChipKind::Effects => matches!(self, Self::Effects | Self::Open),
            ChipKind::Guest => matches!(self, Self::Guest),
            ChipKind::Agency => !matches!(self, Self::Guest),
        }
    }
}

/// A screenplay as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Screenplay {
    /// Its genre.
    pub genre: Genre,
    /// The studio that owns it from the start; none for those of the stack.
    pub studio: Option<Studio>,
    /// The printed stars.
    pub stars: Stars,
    /// Its slots; the last is the guest slot.
    pub slots: List<Slot, MAX_SLOTS>,
}

/// The place of a slot on its screenplay, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotIdx(pub u8);

impl SlotIdx {
    /// The place as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bit_set! {
    /// A set of slots of one screenplay.
    SlotSet of SlotIdx as u8,
    slot => slot.0,
    number => Some(SlotIdx(number))
}
