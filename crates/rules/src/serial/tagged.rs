//! Enums whose variants are told apart by a field `type`, such as `{"type":"bid","amount":7}`.
//!
//! The type need not come first. A derived reader would keep all fields on a heap until it does;
//! this one has a place for every field that any variant has, and a fault keeps its place in the
//! text.

use core::mem;

use serde::de::value::UnitDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error};

use crate::pieces::MAX_CITY_CHIPS;
use crate::words::{List, MAX_SEATS, Seat, Studio};

use super::sequences::too_many;

/// Lists the shape of an enum: all fields that its variants have, then each variant after its
/// `type`. A variant that is forgotten does not compile. The page may call it otherwise.
macro_rules! tagged {
    (
        $(#[doc = $doc:literal])*
        $name:ident $(as $called:literal)?, $what:literal {
            $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)*
        }
        $($tag:literal $variant:ident $(($($item:ident),*))? $({$($named:ident),*})?,)*
    ) => {
        const _: () = {
            use serde::ser::SerializeStruct as _;
            use $crate::serial::tagged::{Fit as _, Given};

            impl $name {
                /// The names of all variants, as `Debug` writes them.
                pub const VARIANTS: &'static [&'static str] = &[$(stringify!($variant)),*];
            }

            impl serde::Serialize for $name {
                fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    match self {
                        $(Self::$variant $(($($item),*))? $({$($named),*})? => {
                            let names: &[&str] = &[
                                $($(stringify!($item),)*)? $($(stringify!($named),)*)?
                            ];
                            let mut object = to.serialize_struct(stringify!($name), 1 + names.len())?;
                            object.serialize_field("type", $tag)?;
                            $($(object.serialize_field(stringify!($item), $item)?;)*)?
                            $($(object.serialize_field(stringify!($named), $named)?;)*)?
                            object.end()
                        })*
                    }
                }
            }

            #[derive(serde::Deserialize)]
            #[serde(variant_identifier)]
            enum Tag {
                $(#[serde(rename = $tag)] $variant,)*
            }

            #[derive(serde::Deserialize)]
            #[serde(deny_unknown_fields, expecting = $what)]
            struct Fields {
                r#type: Tag,
                $(#[serde(default)] $field: Given<$type>,)*
            }

            impl<'de> serde::Deserialize<'de> for $name {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    #[allow(unused_mut, reason = "some enums have no field at all")]
                    let mut fields = Fields::deserialize(from)?;
                    let (made, names): (Self, &'static [&'static str]) = match fields.r#type {
                        $(Tag::$variant => (
                            Self::$variant
                                $(($(fields.$item.take::<D::Error>(stringify!($item))?),*))?
                                $({$($named: fields.$named.take::<D::Error>(stringify!($named))?),*})?,
                            &[$($(stringify!($item),)*)? $($(stringify!($named),)*)?],
                        ),)*
                    };
                    $(fields.$field.refuse::<D::Error>(stringify!($field), names)?;)*
                    Ok(made)
                }
            }

            #[cfg(feature = "typescript")]
            impl ts_rs::TS for $name {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;

                fn docs() -> Option<String> {
                    Some(format!("/**\n{} */\n", concat!($(" *", $doc, "\n"),*)))
                }

                fn name(_: &ts_rs::Config) -> String {
                    [$($called,)? stringify!($name)][0].to_owned()
                }

                fn inline(config: &ts_rs::Config) -> String {
                    let field = |name: &str| match name {
                        $(stringify!($field) => (
                            concat!($($field_doc),*),
                            <$type as ts_rs::TS>::name(config),
                        ),)*
                        _ => unreachable!("the fields of a variant are listed"),
                    };
                    let variants: &[(&str, &[&str])] = &[$((
                        $tag,
                        &[$($(stringify!($item),)*)? $($(stringify!($named),)*)?],
                    ),)*];
                    $crate::serial::tagged::union(variants, field)
                }

                fn decl(config: &ts_rs::Config) -> String {
                    format!("type {} = {};", Self::name(config), Self::inline(config))
                }

                fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
                    let _ = &visitor;
                    $(
                        visitor.visit::<$type>();
                        <$type as ts_rs::TS>::visit_generics(visitor);
                    )*
                }

                fn output_path() -> Option<std::path::PathBuf> {
                    Some(stringify!($name).into())
                }
            }
        };
    };
}

pub(super) use tagged;

/// A field that may be there. Unlike an option it knows `null` from nothing.
#[derive(Default)]
pub(super) enum Given<T> {
    #[default]
    Absent,
    Present(T),
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Given<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::deserialize(from).map(Self::Present)
    }
}

impl<T> Given<T> {
    /// Refuses a field that the variant does not have.
    pub(super) fn refuse<E: Error>(
        &self,
        name: &'static str,
        names: &'static [&'static str],
    ) -> Result<(), E> {
        match self {
            Self::Absent => Ok(()),
            Self::Present(_) => Err(E::unknown_field(name, names)),
        }
    }
}

/// A field as a variant wants it.
pub(super) trait Fit<T> {
    /// The field, which may be left out only where it may be null.
    fn take<E: Error>(&mut self, name: &'static str) -> Result<T, E>;
}

impl<T: DeserializeOwned> Fit<T> for Given<T> {
    fn take<E: Error>(&mut self, name: &'static str) -> Result<T, E> {
        match mem::take(self) {
            Self::Present(value) => Ok(value),
            Self::Absent => {
                T::deserialize(UnitDeserializer::<E>::new()).map_err(|_| E::missing_field(name))
            }
        }
    }
}

/// The chips of a party have the name of those of all cities, and less room.
impl<T: Copy + Default + DeserializeOwned> Fit<List<T, MAX_SEATS>>
    for Given<List<T, MAX_CITY_CHIPS>>
{
    fn take<E: Error>(&mut self, name: &'static str) -> Result<List<T, MAX_SEATS>, E> {
        let items: List<T, MAX_CITY_CHIPS> = self.take(name)?;
        if items.len() > MAX_SEATS {
            let fault: E = too_many(items.len(), MAX_SEATS);
            return Err(E::custom(format_args!("{name}: {fault}")));
        }
        Ok(items.iter().copied().collect())
    }
}

/// A refusal may name what there is not.
impl Fit<Studio> for Given<u8> {
    fn take<E: Error>(&mut self, name: &'static str) -> Result<Studio, E> {
        self.take(name).map(Studio)
    }
}

impl Fit<Seat> for Given<u8> {
    fn take<E: Error>(&mut self, name: &'static str) -> Result<Seat, E> {
        self.take(name).map(Seat)
    }
}

/// The TypeScript of all variants; `field` knows the sentence and the type of each field.
#[cfg(feature = "typescript")]
pub(super) fn union(
    variants: &[(&str, &[&str])],
    field: impl Fn(&str) -> (&'static str, String),
) -> String {
    let line = |name: &&str| match field(name) {
        ("", written) => format!(" {name}: {written},"),
        (doc, written) => format!(" \n/**\n *{doc}\n */\n{name}: {written},"),
    };
    let variant = |(tag, names): &(&str, &[&str])| {
        format!("{{ \"type\": \"{tag}\",{} }}", names.iter().map(line).collect::<String>())
    };
    variants.iter().map(variant).collect::<Vec<_>>().join(" | ")
}
