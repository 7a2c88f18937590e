//! Values that look otherwise than their fields: a sum that is told and checked, and words that
//! stand for whole values.

use core::fmt;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use super::numbers::{Bounds, points};
use crate::event::Standing;
use crate::ruling::{FirstLead, Studios};
use crate::words::{Award, List, MAX_SEATS, Money, N_AWARDS, Seat, Studio};

/// A seat's points with their sum, which readers would otherwise have to add up.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Points {
    /// The numbers on the tokens of its finished films.
    #[serde(deserialize_with = "points")]
    films: u16,
    /// The awards that it or its films hold.
    #[serde(deserialize_with = "points")]
    awards: u16,
    /// Its money.
    money: Money,
    /// The sum of the three.
    total: i64,
}

impl From<Standing> for Points {
    fn from(standing: Standing) -> Self {
        let Standing { films, awards, money } = standing;
        Self { films, awards, money, total: standing.total().into() }
    }
}

impl TryFrom<Points> for Standing {
    type Error = WrongSum;

    fn try_from(points: Points) -> Result<Self, WrongSum> {
        let Points { films, awards, money, total: found } = points;
        let standing = Self { films, awards, money };
        let expected = i64::from(standing.total());
        if found == expected { Ok(standing) } else { Err(WrongSum { found, expected }) }
    }
}

/// A sum that is none.
pub(crate) struct WrongSum {
    found: i64,
    expected: i64,
}

impl fmt::Display for WrongSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "total: {} is not the sum, which is {}", self.found, self.expected)
    }
}

/// The awards in the order of [`Award::ALL`].
const AWARDS: [&str; N_AWARDS] = [
    "first_film_drama",
    "first_film_adventure",
    "first_film_entertainment",
    "best_of_quarter_1",
    "best_of_quarter_2",
    "best_of_quarter_3",
    "best_of_genre_drama",
    "best_of_genre_adventure",
    "best_of_genre_entertainment",
    "worst_film",
    "best_direction",
];

impl Serialize for Award {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        AWARDS[self.index()].serialize(to)
    }
}

impl<'de> Deserialize<'de> for Award {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(AwardName)
    }
}

struct AwardName;

impl Visitor<'_> for AwardName {
    type Value = Award;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of an award")
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<Award, E> {
        let idx = AWARDS.iter().position(|&name| name == found);
        idx.map(|idx| Award::ALL[idx]).ok_or_else(|| E::unknown_variant(found, &AWARDS))
    }
}

/// Who gets which studio: a rule, or one studio for each seat.
#[derive(serde::Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum StudiosText {
    Rule(StudiosRule),
    Chosen(List<Studio, MAX_SEATS>),
}

/// A rule that assigns the studios.
#[derive(serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum StudiosRule {
    Random,
    BySeat,
}

impl From<Studios> for StudiosText {
    fn from(studios: Studios) -> Self {
        match studios {
            Studios::Random => Self::Rule(StudiosRule::Random),
            Studios::BySeat => Self::Rule(StudiosRule::BySeat),
            Studios::ByChoice(chosen) => Self::Chosen(chosen),
        }
    }
}

impl<'de> Deserialize<'de> for Studios {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(StudiosVisitor)
    }
}

struct StudiosVisitor;

impl<'de> Visitor<'de> for StudiosVisitor {
    type Value = Studios;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"random\", \"by_seat\" or a list such as [3,1,4]")
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<Studios, E> {
        match found {
            "random" => Ok(Studios::Random),
            "by_seat" => Ok(Studios::BySeat),
            _ => Err(E::invalid_value(Unexpected::Str(found), &self)),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, studios: A) -> Result<Studios, A::Error> {
        List::deserialize(SeqAccessDeserializer::new(studios)).map(Studios::ByChoice)
    }
}

/// Who leads first: a rule, or a seat.
#[derive(serde::Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum FirstLeadText {
    Rule(FirstLeadRule),
    Named(Seat),
}

/// A rule that names the first lead.
#[derive(serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum FirstLeadRule {
    Random,
}

impl From<FirstLead> for FirstLeadText {
    fn from(lead: FirstLead) -> Self {
        match lead {
            FirstLead::Random => Self::Rule(FirstLeadRule::Random),
            FirstLead::Named(seat) => Self::Named(seat),
        }
    }
}

impl<'de> Deserialize<'de> for FirstLead {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(FirstLeadVisitor)
    }
}

struct FirstLeadVisitor;

impl FirstLeadVisitor {
    const SEATS: Bounds = Bounds { min: 0, max: MAX_SEATS as i64 - 1 };
}

impl Visitor<'_> for FirstLeadVisitor {
    type Value = FirstLead;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"random\" or the number of a seat")
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<FirstLead, E> {
        match found {
            "random" => Ok(FirstLead::Random),
            _ => Err(E::invalid_value(Unexpected::Str(found), &self)),
        }
    }

    fn visit_i64<E: Error>(self, found: i64) -> Result<FirstLead, E> {
        Self::SEATS.visit_i64(found).map(|seat| FirstLead::Named(Seat(seat as u8)))
    }

    fn visit_u64<E: Error>(self, found: u64) -> Result<FirstLead, E> {
        Self::SEATS.visit_u64(found).map(|seat| FirstLead::Named(Seat(seat as u8)))
    }
}

#[cfg(feature = "typescript")]
impl ts_rs::TS for Award {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * One of the eleven awards.\n */\n".to_owned())
    }

    fn name(_: &ts_rs::Config) -> String {
        "Award".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        AWARDS.map(|name| format!("\"{name}\"")).join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Award = {};", Self::inline(config))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Award.ts".into())
    }
}
