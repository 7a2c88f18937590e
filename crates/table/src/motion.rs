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

const BEFORE_COUNT: &str = "taken back ";
const AFTER_COUNT: &str = " times";

/// The remark in the header of a game in which something was taken back so often: that is all that
/// its record says of motions.
pub fn take_back_note(n_taken_back: u32) -> String {
    format!("{BEFORE_COUNT}{n_taken_back}{AFTER_COUNT}")
}

/// How often something was taken back in a game whose header has this remark.
pub fn n_taken_back(note: &str) -> Option<u32> {
    note.strip_prefix(BEFORE_COUNT)?.strip_suffix(AFTER_COUNT)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_note_of_a_take_back_can_be_read_again() {
        for n in [1, 2, u32::MAX] {
            assert_eq!(n_taken_back(&take_back_note(n)), Some(n));
        }
        for other in ["", "taken back", "taken back often times", "an example"] {
            assert_eq!(n_taken_back(other), None);
        }
    }
}
