//! How other crates write the game's words in JSON of their own, for `#[serde(with = "…")]`: game
//! types are serialised here and nowhere else.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserializer, Serialize, Serializer};

use crate::json::{self, check};

/// Reads a twin and makes the original of it.
fn original<'de, D, J, T>(from: D, make: impl FnOnce(J) -> Result<T, String>) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    J: DeserializeOwned,
{
    make(J::deserialize(from)?).map_err(D::Error::custom)
}

/// A seat as its number.
pub mod seat {
    use traumfabrik_rules::Seat;

    use super::{Deserializer, Serialize, Serializer, check, json, original};

    /// Writes a seat.
    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        check::of_seat(*seat).serialize(to)
    }

    /// Reads a seat.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        original(from, |number: json::Num| {
            check::seat("seat", number).map_err(|fault| fault.to_string())
        })
    }
}

/// A list of seats as their numbers.
pub mod seat_set {
    use traumfabrik_rules::SeatSet;

    use super::{Deserializer, Serialize, Serializer, check, json, original};

    /// Writes seats, ascending.
    pub fn serialize<S: Serializer>(seats: &SeatSet, to: S) -> Result<S::Ok, S::Error> {
        check::of_seat_set(*seats).serialize(to)
    }

    /// Reads seats.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        original(from, |numbers: Vec<json::Num>| {
            check::seat_set("seats", &numbers).map_err(|fault| fault.to_string())
        })
    }
}

/// Entries of a record.
pub mod entries {
    use super::{Deserializer, Serializer, json, original};
    use crate::record::Entry;

    /// Writes entries.
    pub fn serialize<S: Serializer>(entries: &[Entry], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(entries.iter().map(json::Entry::from))
    }

    /// Reads entries.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Entry>, D::Error> {
        original(from, |twins: Vec<json::Entry>| {
            let entries: Result<Vec<Entry>, _> = twins.iter().map(Entry::try_from).collect();
            entries.map_err(|fault| fault.to_string())
        })
    }
}

/// The header of a record.
pub mod header {
    use super::{Deserializer, Serialize, Serializer, json, original};
    use crate::record::Header;

    /// Writes a header.
    pub fn serialize<S: Serializer>(header: &Header, to: S) -> Result<S::Ok, S::Error> {
        json::Header::from(header).serialize(to)
    }

    /// Reads a header.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Header, D::Error> {
        original(from, |twin: json::Header| {
            Header::try_from(twin).map_err(|fault| fault.to_string())
        })
    }
}
