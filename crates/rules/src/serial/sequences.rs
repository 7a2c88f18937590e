//! Lists and sets. A set is written in ascending order, so that equal games have equal texts.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::words::{
    ChipId, ChipKind, ChipSet, KindSet, List, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SEATS, ScreenplayId,
    ScreenplaySet, Seat, SeatSet,
};

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_seq(Items(PhantomData))
    }
}

/// That a list has no room for so many items.
pub(super) fn too_many<E: Error>(found: usize, max: usize) -> E {
    E::custom(format_args!("{found} items are too many: {max} at most"))
}

pub(super) struct Items<T, const N: usize>(pub(super) PhantomData<T>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<List<T, N>, A::Error> {
        let mut list = List::new();
        while !list.is_full() {
            let Some(item) = items.next_element()? else { return Ok(list) };
            list.push(item);
        }
        let mut found = N;
        while items.next_element::<IgnoredAny>()?.is_some() {
            found += 1;
        }
        if found > N { Err(too_many(found, N)) } else { Ok(list) }
    }
}

macro_rules! set {
    ($name:ident of $item:ident, $max:expr) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let members: List<$item, { $max }> = Deserialize::deserialize(from)?;
                if members.is_sorted_by(|a, b| a < b) {
                    Ok(members.iter().copied().collect())
                } else {
                    Err(D::Error::custom("the numbers have to ascend, each once"))
                }
            }
        }
    };
}

set!(SeatSet of Seat, MAX_SEATS);
set!(ChipSet of ChipId, MAX_CHIPS);
set!(ScreenplaySet of ScreenplayId, MAX_SCREENPLAYS);
set!(KindSet of ChipKind, ChipKind::ALL.len());

#[cfg(feature = "typescript")]
mod typescript {
    use ts_rs::{Config, TS, TypeVisitor};

    use super::{
        ChipId, ChipKind, ChipSet, KindSet, List, ScreenplayId, ScreenplaySet, Seat, SeatSet,
    };

    /// The same type as a vector of its items.
    macro_rules! as_vec {
        ($item:ty, $name:ty $(, $($generics:tt)*)?) => {
            impl $(<$($generics)*>)? TS for $name {
                type WithoutGenerics = Vec<ts_rs::Dummy>;
                type OptionInnerType = Self;

                fn name(config: &Config) -> String {
                    Vec::<$item>::name(config)
                }

                fn inline(config: &Config) -> String {
                    Vec::<$item>::inline(config)
                }

                fn visit_dependencies(visitor: &mut impl TypeVisitor)
                where
                    Self: 'static,
                {
                    Vec::<$item>::visit_dependencies(visitor);
                }

                fn visit_generics(visitor: &mut impl TypeVisitor)
                where
                    Self: 'static,
                {
                    Vec::<$item>::visit_generics(visitor);
                }
            }
        };
    }

    as_vec!(T, List<T, N>, T: TS, const N: usize);
    as_vec!(Seat, SeatSet);
    as_vec!(ChipId, ChipSet);
    as_vec!(ScreenplayId, ScreenplaySet);
    as_vec!(ChipKind, KindSet);
}
