//! Clocks, by the true time: whoever thinks pays for it, and for nothing else.

use traumfabrik_table::{LogEntry, Table, TableEvent};

use super::Judges;
use crate::Judge;
use crate::queue::Millis;
use crate::upkeep::BEAT_GAP_MS;
use crate::world::World;

/// Messages and commits take a while.
const SLACK_MS: Millis = 2_500;

impl World {
    /// An entry was written while somebody's clock ran.
    pub(crate) fn judge_time(&mut self, before: &Table, entry: &LogEntry) {
        if before.clocks().running().is_none() {
            return;
        }
        let since = self.judges.last_commit_at();
        let lost = self.judges.lost_ms(since, self.now);
        let paid_for = self.now - since - lost;
        // A clock that is set by less than an outage is believed once it is read. One that was set
        // just before a clock began to run has been watched by nobody.
        let jumped_at = self.judges.jumped_at;
        if jumped_at.is_some_and(|at| at < since && at + BEAT_GAP_MS >= since) {
            return;
        }
        // Nodes that learn of it at different times disagree by as much for a while.
        let slack = if jumped_at.is_some() { SLACK_MS + 2 * BEAT_GAP_MS } else { SLACK_MS };
        let given_back = match &entry.event {
            TableEvent::Credited { ms } => *ms,
            _ => 0,
        };
        let paid = entry.at.0 - before.at().0 - given_back;
        let wrong = if paid > paid_for + slack {
            Some(format!("{paid} ms are paid for {paid_for}"))
        } else if paid < paid_for.min(0) - slack {
            Some(format!("{} ms are given back that nobody lost", -paid))
        } else if paid < paid_for - slack && jumped_at.is_none() {
            Some(format!("{paid_for} ms passed, and {paid} are paid for"))
        } else {
            None
        };
        if let Some(what) = wrong {
            let what = format!("entry {}: {what}", entry.seq);
            self.judges.find(self.now, Judge::Time, what);
        }
    }
}

impl Judges {
    /// How much of a time nobody looked after the clocks.
    fn lost_ms(&self, from: Millis, to: Millis) -> Millis {
        let mut later = to;
        let mut lost = 0;
        for &(at, is_watching) in self.beats.iter().rev() {
            if later - at > BEAT_GAP_MS && is_watching {
                lost += later.min(to) - at.max(from);
            }
            if at < from {
                break;
            }
            later = at;
        }
        lost
    }
}
