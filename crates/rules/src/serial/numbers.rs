//! Whole numbers, each within its bounds.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::pieces::MONEY_MAX;
use crate::words::{
    ChipId, LocationIdx, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SEATS, MAX_SLOTS, Money, N_LOCATIONS,
    Quarter, ScreenplayId, Seat, Seats, SlotIdx, Stars, Studio,
};

/// Reads a whole number from `min` to `max`.
fn whole_number<'de, D: Deserializer<'de>>(from: D, min: i64, max: i64) -> Result<i64, D::Error> {
    from.deserialize_i64(Bounds { min, max })
}

/// Reads a number that fits a byte.
///
/// # Errors
/// If it does not.
pub fn byte<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    whole_number(from, 0, u8::MAX.into()).map(|number| number as u8)
}

/// Reads the points of a seat.
pub(super) fn points<'de, D: Deserializer<'de>>(from: D) -> Result<u16, D::Error> {
    whole_number(from, 0, 9999).map(|number| number as u16)
}

pub(super) struct Bounds {
    pub(super) min: i64,
    pub(super) max: i64,
}

impl Bounds {
    fn check<E: Error>(&self, found: i128) -> Result<i64, E> {
        let Self { min, max } = *self;
        match i64::try_from(found) {
            Ok(number) if (min..=max).contains(&number) => Ok(number),
            Ok(_) | Err(_) => {
                Err(E::custom(format_args!("{found} is out of bounds: {min} to {max} is possible")))
            }
        }
    }
}

impl Visitor<'_> for Bounds {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number")
    }

    fn visit_i64<E: Error>(self, found: i64) -> Result<i64, E> {
        self.check(found.into())
    }

    fn visit_u64<E: Error>(self, found: u64) -> Result<i64, E> {
        self.check(found.into())
    }
}

/// A type that is written as a number: its bounds, how it is made of a number within them, and
/// which number it is.
macro_rules! number {
    ($name:ident: $min:expr, $max:expr, $make:expr, $number:expr) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let number: fn($name) -> _ = $number;
                number(*self).serialize(to)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let make: fn(_) -> $name = $make;
                whole_number(from, $min as i64, $max as i64).map(|number| make(number as _))
            }
        }

        #[cfg(feature = "typescript")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                u8::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                u8::inline(config)
            }
        }
    };
}

number!(Money: 0, MONEY_MAX, Money, |money| money.0);
number!(Stars: i8::MIN, i8::MAX, Stars, |stars| stars.0);
number!(Seat: 0, MAX_SEATS - 1, Seat, |seat| seat.0);
number!(Seats: 2, MAX_SEATS, |n| Seats::new(n).unwrap_or_else(|| unreachable!()), |seats| seats
    .count() as u8);
number!(Studio: 1, Studio::ALL.len(), Studio, |studio| studio.0);
number!(SlotIdx: 0, MAX_SLOTS - 1, SlotIdx, |slot| slot.0);
number!(LocationIdx: 0, N_LOCATIONS - 1, LocationIdx, |location| location.0);
number!(ChipId: 0, MAX_CHIPS - 1, |n| ChipId::new(n).unwrap_or_default(), ChipId::number);
number!(ScreenplayId: 0, MAX_SCREENPLAYS - 1, |n| ScreenplayId::new(n).unwrap_or_default(), ScreenplayId::number);
number!(Quarter: 1, Quarter::ALL.len(), |n: usize| Quarter::ALL[n - 1], Quarter::number);
