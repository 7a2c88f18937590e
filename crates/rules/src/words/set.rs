//! Sets of small numbers, one bit each.

/// A set of pieces or seats: an integer with one bit for each. Numbers that no bit stands for
/// belong to no set.
macro_rules! bit_set {
    (
        $(#[$doc:meta])* $name:ident of $item:ty as $bits:ty,
        $one:ident => $number:expr,
        $n:ident => $from_number:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// One bit for each number that a member can have. Anything can be written down, but
            /// the sets hold only what there can be: for other numbers there is no bit.
            const ONLY: [$bits; 256] = {
                let mut only = [0; 256];
                let mut number = 0;
                while number < <$bits>::BITS {
                    only[number as usize] = 1 << number;
                    number += 1;
                }
                only
            };

            /// The set of this member alone.
            #[inline]
            pub const fn only($one: $item) -> Self {
                Self(Self::ONLY[$number as u8 as usize])
            }

            /// Whether it belongs to the set.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 & Self::only(item).0 != 0
            }

            /// Adds a member.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::only(item).0;
            }

            /// Takes a member out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !Self::only(item).0;
            }

            /// The set with this member.
            #[must_use]
            #[inline]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | Self::only(item).0)
            }

            /// The set without this member.
            #[must_use]
            #[inline]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !Self::only(item).0)
            }

            /// The members that also belong to the other set.
            #[must_use]
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The members that do not belong to the other set.
            #[must_use]
            #[inline]
            pub const fn and_not(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many members it has.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it has none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// One bit a member, the lowest number in the lowest bit.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The members, in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                core::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let $n = rest.trailing_zeros() as u8;
                    rest &= rest - 1;
                    $from_number
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use bit_set;
