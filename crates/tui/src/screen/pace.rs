//! How fast moves follow each other.

use std::time::Duration;

use traumfabrik_rules::Event;

/// How long a bot's move stays before the next one: time to read a short line.
pub(super) const PAUSE: Duration = Duration::from_millis(350);

/// Whether people want to see the table as it is right after this.
pub(super) fn pauses(event: &Event) -> bool {
    match event {
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
        | Event::AwardWithheld { .. } => true,
        // These come together with others, and the table says what has become of it.
        Event::StudiosAssigned { .. }
        | Event::LeadAssigned { .. }
        | Event::ScreenplayTurned { .. }
        | Event::LegendTurned { .. }
        | Event::LotsDealt { .. }
        | Event::Arrived { .. }
        | Event::ScreenplayTaken { .. }
        | Event::LeftoversRemoved { .. }
        | Event::GameEnded { .. } => false,
    }
}
