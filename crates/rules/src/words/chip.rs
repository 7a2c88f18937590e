//! Talent: the chips that are bid for and placed on screenplays.

use core::fmt;

use super::piece_id;

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

/// A set of kinds of chips.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct KindSet(u8);

impl KindSet {
    /// Whether the kind belongs to the set.
    pub const fn has(self, kind: ChipKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The kinds, in order.
    pub fn iter(self) -> impl Iterator<Item = ChipKind> {
        ChipKind::ALL.into_iter().filter(move |&kind| self.has(kind))
    }
}

impl FromIterator<ChipKind> for KindSet {
    fn from_iter<I: IntoIterator<Item = ChipKind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
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

/// A set of chips.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ChipSet([u64; 2]);

impl ChipSet {
    /// Whether the chip belongs to the set.
    pub const fn has(&self, chip: ChipId) -> bool {
        self.0[chip.index() / 64] >> (chip.index() % 64) & 1 == 1
    }

    /// Adds a chip.
    pub const fn insert(&mut self, chip: ChipId) {
        self.0[chip.index() / 64] |= 1 << (chip.index() % 64);
    }

    /// Takes a chip out.
    pub const fn remove(&mut self, chip: ChipId) {
        self.0[chip.index() / 64] &= !(1 << (chip.index() % 64));
    }

    /// How many chips belong to it.
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether no chip belongs to it.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The chips of this set that also belong to the other.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The chips, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = ChipId> {
        (0..MAX_CHIPS as u8).filter_map(ChipId::new).filter(move |&chip| self.has(chip))
    }
}

impl FromIterator<ChipId> for ChipSet {
    fn from_iter<I: IntoIterator<Item = ChipId>>(chips: I) -> Self {
        let mut set = Self::default();
        for chip in chips {
            set.insert(chip);
        }
        set
    }
}

impl fmt::Debug for ChipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
