//! The moves of a turn, which may still be a text.

use std::ops::Deref;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use traumfabrik_wire::Move;

/// The moves of a turn. A table that is resumed from a snapshot has hundreds of turns, of which
/// hardly one is ever looked into: those are read when somebody does.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    text: Option<Box<RawValue>>,
    read: OnceLock<Vec<Move>>,
}

impl From<Vec<Move>> for Moves {
    fn from(moves: Vec<Move>) -> Self {
        Self { text: None, read: moves.into() }
    }
}

impl Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        self.read.get_or_init(|| {
            let text = self.text.as_deref().map_or("[]", RawValue::get);
            serde_json::from_str(text).expect("what this version wrote can be read by it")
        })
    }
}

impl PartialEq for Moves {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Moves {}

impl Serialize for Moves {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match &self.text {
            Some(text) => text.serialize(to),
            None => (**self).serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Moves {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Box::deserialize(from).map(|text| Self { text: Some(text), read: OnceLock::new() })
    }
}
