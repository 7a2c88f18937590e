//! How fast moves follow each other.

use std::time::Duration;

use traumfabrik_rules::Event;

/// How long a bot's move stays before the next one: time to read a short line.
pub(super) const PAUSE: Duration = Duration::from_millis(350);

/// Whether people want to see the table as it is right after this.
pub(super) fn pauses(event: &Event) -> bool {
    matches!(
        event,
        Event::BidMade { .. }
            | Event::Passed { .. }
            | Event::LotSold { .. }
            | Event::LotWithdrawn
            | Event::PartyRevealed { .. }
            | Event::ChipTaken { .. }
            | Event::Declined { .. }
            | Event::ChipPlaced { .. }
            | Event::ChipDiscarded { .. }
            | Event::FilmFinished { .. }
            | Event::AwardGiven { .. }
            | Event::AwardWithheld { .. }
    )
}
