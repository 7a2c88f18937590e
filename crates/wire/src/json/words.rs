//! Words of the game: kinds, slots, genres, ratings, awards.

use serde::{Deserialize, Serialize};
use traumfabrik_rules as rules;
use ts_rs::TS;

use super::{Num, check};
use crate::error::WireError;

/// The twin of an enum without data, written in snake case, and both conversions.
macro_rules! plain_twin {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl From<traumfabrik_rules::$name> for $name {
            fn from(original: traumfabrik_rules::$name) -> Self {
                match original {
                    $(traumfabrik_rules::$name::$variant => Self::$variant,)*
                }
            }
        }

        impl From<$name> for traumfabrik_rules::$name {
            fn from(twin: $name) -> Self {
                match twin {
                    $($name::$variant => Self::$variant,)*
                }
            }
        }
    };
}
pub(super) use plain_twin;

plain_twin! {
    /// The trade of a chip.
    ChipKind {
        /// Directs.
        Director,
        /// Counts as cast.
        Actor,
        /// Camera crew.
        Camera,
        /// Musicians.
        Music,
        /// Special effects.
        Effects,
        /// Lies on the last slot only; counts as cast.
        Guest,
        /// A joker for everything but a guest.
        Agency,
    }
}

plain_twin! {
    /// What a place on a screenplay asks for.
    Slot {
        /// A director.
        Director,
        /// An actor.
        Actor,
        /// A camera crew.
        Camera,
        /// Musicians.
        Music,
        /// Special effects.
        Effects,
        /// Actor, camera, music or effects, as its first chip decides.
        Open,
        /// A guest; never required.
        Guest,
    }
}

plain_twin! {
    /// The genre of a film.
    Genre {
        /// Drama.
        Drama,
        /// Adventure.
        Adventure,
        /// Entertainment.
        Entertainment,
    }
}

/// The kind of a stop of the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LocationKind {
    /// One legend is auctioned.
    Sign,
    /// Face-up chips are auctioned as one lot.
    City,
    /// Every seat takes a chip.
    Party,
}

impl From<rules::Location> for LocationKind {
    fn from(location: rules::Location) -> Self {
        match location {
            rules::Location::Sign => Self::Sign,
            rules::Location::City { n_chips: _ } => Self::City,
            rules::Location::Party => Self::Party,
        }
    }
}

/// A rating token, ordered n < n+ < n+1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// The number on the token.
    pub value: Num,
    /// Whether it carries a plus.
    pub plus: bool,
}

impl From<rules::Rating> for Rating {
    fn from(rating: rules::Rating) -> Self {
        Self { value: rating.value.into(), plus: rating.plus }
    }
}

impl TryFrom<&Rating> for rules::Rating {
    type Error = WireError;

    fn try_from(twin: &Rating) -> Result<Self, WireError> {
        Ok(Self { value: check::byte("value", twin.value)?, plus: twin.plus })
    }
}

/// A bid and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HighBid {
    /// Who bid.
    pub seat: Num,
    /// How much.
    pub amount: Num,
}

impl From<(rules::Seat, rules::Money)> for HighBid {
    fn from((seat, amount): (rules::Seat, rules::Money)) -> Self {
        Self { seat: check::of_seat(seat), amount: amount.0.into() }
    }
}

impl TryFrom<HighBid> for (rules::Seat, rules::Money) {
    type Error = WireError;

    fn try_from(twin: HighBid) -> Result<Self, WireError> {
        Ok((check::seat("seat", twin.seat)?, check::money("amount", twin.amount)?))
    }
}

/// One of the eleven awards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Award {
    /// The first finished drama.
    FirstFilmDrama,
    /// The first finished adventure.
    FirstFilmAdventure,
    /// The first finished entertainment.
    FirstFilmEntertainment,
    /// The best film at the end of quarter 1.
    #[serde(rename = "best_of_quarter_1")]
    BestOfQuarter1,
    /// The best film at the end of quarter 2.
    #[serde(rename = "best_of_quarter_2")]
    BestOfQuarter2,
    /// The best film at the end of quarter 3.
    #[serde(rename = "best_of_quarter_3")]
    BestOfQuarter3,
    /// The best drama at the end.
    BestOfGenreDrama,
    /// The best adventure at the end.
    BestOfGenreAdventure,
    /// The best entertainment at the end.
    BestOfGenreEntertainment,
    /// The lowest-ranking film at the end.
    WorstFilm,
    /// The seat whose finished films have the best directors.
    BestDirection,
}

/// # Panics
/// For a best film of the fourth quarter: there is no such award, and the rules give none.
impl From<rules::Award> for Award {
    fn from(award: rules::Award) -> Self {
        match award {
            rules::Award::FirstFilm(rules::Genre::Drama) => Self::FirstFilmDrama,
            rules::Award::FirstFilm(rules::Genre::Adventure) => Self::FirstFilmAdventure,
            rules::Award::FirstFilm(rules::Genre::Entertainment) => Self::FirstFilmEntertainment,
            rules::Award::BestOfQuarter(rules::Quarter::First) => Self::BestOfQuarter1,
            rules::Award::BestOfQuarter(rules::Quarter::Second) => Self::BestOfQuarter2,
            rules::Award::BestOfQuarter(rules::Quarter::Third) => Self::BestOfQuarter3,
            rules::Award::BestOfQuarter(rules::Quarter::Fourth) => {
                unreachable!("the fourth quarter has no award of its own")
            }
            rules::Award::BestOfGenre(rules::Genre::Drama) => Self::BestOfGenreDrama,
            rules::Award::BestOfGenre(rules::Genre::Adventure) => Self::BestOfGenreAdventure,
            rules::Award::BestOfGenre(rules::Genre::Entertainment) => {
                Self::BestOfGenreEntertainment
            }
            rules::Award::WorstFilm => Self::WorstFilm,
            rules::Award::BestDirection => Self::BestDirection,
        }
    }
}

impl From<Award> for rules::Award {
    fn from(twin: Award) -> Self {
        match twin {
            Award::FirstFilmDrama => Self::FirstFilm(rules::Genre::Drama),
            Award::FirstFilmAdventure => Self::FirstFilm(rules::Genre::Adventure),
            Award::FirstFilmEntertainment => Self::FirstFilm(rules::Genre::Entertainment),
            Award::BestOfQuarter1 => Self::BestOfQuarter(rules::Quarter::First),
            Award::BestOfQuarter2 => Self::BestOfQuarter(rules::Quarter::Second),
            Award::BestOfQuarter3 => Self::BestOfQuarter(rules::Quarter::Third),
            Award::BestOfGenreDrama => Self::BestOfGenre(rules::Genre::Drama),
            Award::BestOfGenreAdventure => Self::BestOfGenre(rules::Genre::Adventure),
            Award::BestOfGenreEntertainment => Self::BestOfGenre(rules::Genre::Entertainment),
            Award::WorstFilm => Self::WorstFilm,
            Award::BestDirection => Self::BestDirection,
        }
    }
}

/// What has become of an award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AwardState {
    /// Nobody has it yet.
    Open {},
    /// Nobody will ever have it.
    Withheld {},
    /// It lies on a film.
    Film {
        /// Which one.
        film: Num,
    },
    /// It belongs to a seat.
    Seat {
        /// Which one.
        seat: Num,
    },
}

impl From<rules::AwardState> for AwardState {
    fn from(state: rules::AwardState) -> Self {
        match state {
            rules::AwardState::Open => Self::Open {},
            rules::AwardState::Withheld => Self::Withheld {},
            rules::AwardState::Film(film) => Self::Film { film: check::of_screenplay(film) },
            rules::AwardState::Seat(seat) => Self::Seat { seat: check::of_seat(seat) },
        }
    }
}

impl TryFrom<AwardState> for rules::AwardState {
    type Error = WireError;

    fn try_from(twin: AwardState) -> Result<Self, WireError> {
        Ok(match twin {
            AwardState::Open {} => Self::Open,
            AwardState::Withheld {} => Self::Withheld,
            AwardState::Film { film } => Self::Film(check::screenplay("film", film)?),
            AwardState::Seat { seat } => Self::Seat(check::seat("seat", seat)?),
        })
    }
}
