//! Who sits at the table.

use core::fmt;
use core::ops::{Index, IndexMut};

use super::bit_set;

/// The most seats a table can have.
pub const MAX_SEATS: usize = 5;

/// One producer's place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How many seats a table has. Rule: setup/seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Two to five seats, or nothing.
    pub const fn new(n_seats: u8) -> Option<Self> {
        if n_seats >= 2 && n_seats as usize <= MAX_SEATS { Some(Self(n_seats)) } else { None }
    }

    /// The number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// All seats, clockwise from 0.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats, clockwise from `first`.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (first.0..self.0).chain(0..first.0).map(Seat)
    }

    /// Whether the table has this seat.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

bit_set! {
    /// A set of seats.
    SeatSet of Seat as u8,
    seat => seat.0,
    number => Some(Seat(number))
}

impl SeatSet {
    /// Every seat of the table.
    pub const fn all(seats: Seats) -> Self {
        Self((1 << seats.0) - 1)
    }

    /// The next seat of the set, clockwise after `seat`; `seat` itself comes last.
    #[inline]
    pub(crate) const fn next_after(self, seat: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        // The bits as a ring, turned so that the seat after `seat` comes first.
        let first = seat.0 as u32 + 1;
        let n_skipped = self.0.rotate_right(first).trailing_zeros();
        Some(Seat(((first + n_skipped) % 8) as u8))
    }
}

/// One of the five studios, 1 to 5; each owns three screenplays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Studio(pub u8);

impl Studio {
    /// All five, in order.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The studio as an array index, if there is such a studio.
    pub(crate) fn index(self) -> Option<usize> {
        (1..=5).contains(&self.0).then(|| usize::from(self.0) - 1)
    }
}
