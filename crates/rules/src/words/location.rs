//! Where the producers go: eight locations a quarter, four quarters.

/// How many locations a quarter visits.
pub const N_LOCATIONS: usize = 8;

/// A stop of the route.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Location {
    /// One legend is auctioned.
    #[default]
    Sign,
    /// Chips lying face up are auctioned as one lot.
    City {
        /// How many chips.
        n_chips: u8,
    },
    /// Every seat takes a chip; as many lie there as there are seats.
    Party,
}

/// The place of a location on the route, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocationIdx(pub u8);

impl LocationIdx {
    /// The place as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All eight, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_LOCATIONS as u8).map(Self)
    }
}

/// A quarter of the year, and of the game. Rule: quarter/four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Quarter {
    /// The first.
    #[default]
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// The last; no best film of the quarter is chosen in it.
    Fourth,
}

impl Quarter {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// The quarter after this one.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::First => Some(Self::Second),
            Self::Second => Some(Self::Third),
            Self::Third => Some(Self::Fourth),
            Self::Fourth => None,
        }
    }

    /// 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
