//! What changed: only the fields that differ, each whole. Views grow with the game, but a bid
//! changes little of them.

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::View;

/// The difference between two states of the same thing; all of it if there was none before. It
/// looks like the thing itself, with the equal fields left out.
#[derive(Clone, Copy, Debug)]
pub struct Changes<'c, T> {
    /// What was seen last.
    pub before: Option<&'c T>,
    /// What is seen now.
    pub after: &'c T,
}

/// Lists the fields of a struct whose changes are sent.
#[macro_export]
macro_rules! changes_of {
    ($name:ty: $($field:ident),* $(,)?) => {
        impl $crate::json::ChangingFields for $name {
            fn write<M: ::serde::ser::SerializeMap>(
                before: Option<&Self>,
                after: &Self,
                map: &mut M,
            ) -> Result<(), M::Error> {
                // A field that is forgotten here does not compile.
                let Self { $($field: _),* } = after;
                $(
                    if before.is_none_or(|before| before.$field != after.$field) {
                        map.serialize_entry(stringify!($field), &after.$field)?;
                    }
                )*
                Ok(())
            }
        }
    };
}

/// Something whose fields change one by one. Made by [`changes_of!`](crate::changes_of).
pub trait ChangingFields: Sized {
    /// Writes the fields that differ.
    ///
    /// # Errors
    /// Those of the map.
    fn write<M: SerializeMap>(
        before: Option<&Self>,
        after: &Self,
        map: &mut M,
    ) -> Result<(), M::Error>;
}

impl<T: ChangingFields> Serialize for Changes<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        T::write(self.before, self.after, &mut map)?;
        map.end()
    }
}

changes_of! { View:
    perspective, seats, switches, quarter, location, due, phase, scene, turn, hand, lead, middle,
    lots, legends, undrawn, readable, unread, tokens_left, awards, boards, films, placed,
    party_order, legal,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Eq)]
    struct Pair {
        one: u8,
        two: Option<&'static str>,
    }

    changes_of! { Pair: one, two }

    #[test]
    fn equal_fields_are_left_out_and_emptied_ones_are_not() {
        let (before, after) = (Pair { one: 1, two: Some("x") }, Pair { one: 1, two: None });
        let text = |before| serde_json::to_value(Changes { before, after: &after }).expect("JSON");
        assert_eq!(text(Some(&before)), json!({ "two": null }));
        assert_eq!(text(Some(&after)), json!({}));
        assert_eq!(text(None), json!({ "one": 1, "two": null }));
    }
}
