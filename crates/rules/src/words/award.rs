//! The eleven awards.

use super::{Genre, Quarter};

/// How many awards there are.
pub const N_AWARDS: usize = 11;

/// An award. Rule: setup/awards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Award {
    /// For the first finished film of a genre.
    FirstFilm(Genre),
    /// For the best film at the end of quarter 1, 2 or 3.
    BestOfQuarter(Quarter),
    /// For the best film of a genre at the end.
    BestOfGenre(Genre),
    /// For the lowest-ranking film at the end.
    WorstFilm,
    /// For the seat whose finished films have the best directors.
    BestDirection,
}

impl Award {
    /// All awards, in the order in which they are listed everywhere.
    pub const ALL: [Self; N_AWARDS] = [
        Self::FirstFilm(Genre::Drama),
        Self::FirstFilm(Genre::Adventure),
        Self::FirstFilm(Genre::Entertainment),
        Self::BestOfQuarter(Quarter::First),
        Self::BestOfQuarter(Quarter::Second),
        Self::BestOfQuarter(Quarter::Third),
        Self::BestOfGenre(Genre::Drama),
        Self::BestOfGenre(Genre::Adventure),
        Self::BestOfGenre(Genre::Entertainment),
        Self::WorstFilm,
        Self::BestDirection,
    ];

    /// The award's place in [`Award::ALL`]. The fourth quarter has no award of its own.
    pub const fn index(self) -> usize {
        match self {
            Self::FirstFilm(genre) => genre as usize,
            Self::BestOfQuarter(quarter) => 3 + quarter as usize,
            Self::BestOfGenre(genre) => 6 + genre as usize,
            Self::WorstFilm => 9,
            Self::BestDirection => 10,
        }
    }
}

/// What each kind of award is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AwardPoints {
    /// First film of a genre.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::serial::byte"))]
    pub first_film: u8,
    /// Best film of a quarter.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::serial::byte"))]
    pub best_of_quarter: u8,
    /// Best film of a genre.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::serial::byte"))]
    pub best_of_genre: u8,
    /// Worst film.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::serial::byte"))]
    pub worst_film: u8,
    /// Best direction.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::serial::byte"))]
    pub best_direction: u8,
}

impl AwardPoints {
    /// The points of one award.
    pub const fn of(&self, award: Award) -> u8 {
        match award {
            Award::FirstFilm(_) => self.first_film,
            Award::BestOfQuarter(_) => self.best_of_quarter,
            Award::BestOfGenre(_) => self.best_of_genre,
            Award::WorstFilm => self.worst_film,
            Award::BestDirection => self.best_direction,
        }
    }
}
