//! Numbers of pieces.

/// A piece's number, kept one higher than it is, so that "no piece" takes no extra byte.
macro_rules! piece_id {
    ($(#[$doc:meta])* $name:ident, $max:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(core::num::NonZeroU8);

        impl $name {
            /// The piece with this number, if a box can hold so many.
            pub const fn new(number: u8) -> Option<Self> {
                if number as usize >= $max {
                    return None;
                }
                match core::num::NonZeroU8::new(number + 1) {
                    Some(id) => Some(Self(id)),
                    None => None,
                }
            }

            /// The piece's number.
            pub const fn number(self) -> u8 {
                self.0.get() - 1
            }

            /// The piece's number as an array index.
            pub const fn index(self) -> usize {
                self.number() as usize
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self(core::num::NonZeroU8::MIN)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.number())
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.number().fmt(f)
            }
        }
    };
}

pub(crate) use piece_id;
