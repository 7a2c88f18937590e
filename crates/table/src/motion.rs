//! What needs the consent of everybody who plays.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::SeatSet;
use ts_rs::TS;

/// Something that one person asks the others for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Motion {
    /// Go back to how things stood after an entry. Nothing is deleted, and nothing is redrawn:
    /// the same draws will come again.
    TakeBack {
        /// The number of the entry.
        to: u32,
    },
    /// Stop the clocks.
    Pause {},
    /// Go on.
    Resume {},
    /// End the game without a result.
    Abort {},
}

/// A motion that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// What is asked.
    pub motion: Motion,
    /// The seats that have agreed.
    pub agreed: SeatSet,
}
