//! Talent: the chips that are bid for and placed on screenplays.

use super::{bit_set, piece_id};

/// The most chips a box can hold.
pub const MAX_CHIPS: usize = 93;

piece_id! {
    /// One chip of the box, numbered from 0 in the order of the edition.
    ChipId, MAX_CHIPS
}

/// The trade of a chip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(u8)]
pub enum ChipKind {
    /// Directs; its points can win best direction.
    #[default]
    Director,
    /// Counts as cast at parties.
    Actor,
    /// Camera crew.
    Camera,
    /// Musicians.
    Music,
    /// Special effects.
    Effects,
    /// Lies on the last slot only, counts as cast, is never required.
    Guest,
    /// A joker for everything but a guest.
    Agency,
}

impl ChipKind {
    /// All kinds, in order.
    pub const ALL: [Self; 7] = [
        Self::Director,
        Self::Actor,
        Self::Camera,
        Self::Music,
        Self::Effects,
        Self::Guest,
        Self::Agency,
    ];

    /// Whether chips of this kind count for the order of choosing at parties.
    /// Rules: party/order, party/agency.
    pub const fn is_cast(self) -> bool {
        matches!(self, Self::Actor | Self::Guest)
    }
}

bit_set! {
    /// A set of kinds of chips.
    KindSet of ChipKind as u8,
    kind => kind,
    number => ChipKind::ALL.get(usize::from(number)).copied()
}

/// What a chip or a screenplay adds to the value of a film. One guest is worth −1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stars(pub i8);

/// A chip as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chip {
    /// Its trade.
    pub kind: ChipKind,
    /// What it adds to a film.
    pub stars: Stars,
    /// Whether it is one of the four directors who appear at the sign.
    pub legend: bool,
}

bit_set! {
    /// A set of chips.
    ChipSet of ChipId as u128,
    chip => chip.number(),
    number => ChipId::new(number)
}
