//! Time as the table sees it: a number that somebody else read off a clock.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Milliseconds since the beginning of 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
#[serde(transparent)]
pub struct Time(pub i64);

impl Time {
    /// So many milliseconds later.
    #[must_use]
    pub fn plus(self, ms: i64) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// The milliseconds since an earlier time; none if it is not earlier: clocks of different
    /// machines may disagree a little.
    pub fn since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0).max(0)
    }
}
