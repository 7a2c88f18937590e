//! Rating tokens: what a finished film is worth, and how films rank.

use core::fmt;

/// The most tokens a box can hold.
pub const MAX_TOKENS: usize = 30;

/// A rating token, ordered n < n+ < n+1. Rule: setup/track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rating {
    /// The number on the token: the film's points.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::serial::byte"))]
    pub value: u8,
    /// Whether it ranks above the other token of the same number.
    pub plus: bool,
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value, if self.plus { "+" } else { "" })
    }
}

/// Where a finished film stands among all films: a higher rank is a better film, and no two
/// films share one. Rules: film/rating, film/rating-none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(pub(crate) i8);

impl Rank {
    /// The rank that the token at this place of the track gives.
    pub(crate) const fn of_token(token_idx: usize) -> Self {
        Self(token_idx as i8)
    }

    /// The rank of the film that is the `n_before + 1`-th to find no token.
    pub(crate) const fn unrated(n_before: usize) -> Self {
        Self(-1 - n_before as i8)
    }

    /// The token's place on the track, or nothing for a film that found none.
    pub(crate) fn token_idx(self) -> Option<usize> {
        usize::try_from(self.0).ok()
    }
}
