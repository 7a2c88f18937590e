//! Clocks, by the true time: whoever thinks pays for it, and for nothing else.

use traumfabrik_room::BEAT_GAP_MS;
use traumfabrik_table::{LogEntry, Table, TableEvent};

use super::{Beat, Judges};
use crate::Promise;
use crate::queue::{Life, Millis};
use crate::world::World;

/// Messages and commits take a while.
const SLACK_MS: Millis = 2_500;
/// After a clock was set, nodes learn of it at different times. Then they know how old an entry of
/// another node is by when they looked at the log last.
const JUMP_SLACK_MS: Millis = 2 * SLACK_MS;

impl World {
    /// An entry was written by a node while somebody's clock ran.
    pub(crate) fn judge_time(&mut self, life: Life, before: &Table, entry: &LogEntry) {
        if before.clocks().running().is_none() {
            return;
        }
        let since = self.judges.last_commit_at();
        let lost = self.judges.lost_ms(since, self.now);
        let paid_for = self.now - since - lost.surely;
        // Whoever was not there when the last entry was made has nothing to go by but the time of
        // day. Once that is off by more than an outage, it is noticed.
        let jumped_at = self.judges.jumped_at;
        let was_there = self.nodes[life.node].loaded_at < since;
        let (slack, is_exact) = match jumped_at {
            None => (SLACK_MS, true),
            Some(_) if was_there => (JUMP_SLACK_MS, true),
            Some(_) => (JUMP_SLACK_MS + BEAT_GAP_MS, false),
        };
        let given_back = match &entry.event {
            TableEvent::Credited { ms } => *ms,
            _ => 0,
        };
        let paid = entry.at.0 - before.at().0 - given_back;
        let wrong = if paid > paid_for + slack {
            Some(format!("{paid} ms are paid for {paid_for}"))
        } else if paid < paid_for.min(0) - slack {
            Some(format!("{} ms are given back that nobody lost", -paid))
        } else if paid < paid_for - lost.perhaps - slack && is_exact {
            Some(format!("{paid_for} ms passed, and {paid} are paid for"))
        } else {
            None
        };
        if let Some(what) = wrong {
            let what = format!("entry {}: {what}", entry.seq);
            self.judges.find(self.now, Promise::Time, what);
        }
    }
}

/// Time that nobody has to pay for.
#[derive(Clone, Copy, Debug, Default)]
struct Lost {
    surely: Millis,
    /// Pauses that are shorter than an outage, and look like one because the clock was set.
    perhaps: Millis,
}

impl Judges {
    /// How much of a time nobody looked after the clocks.
    fn lost_ms(&self, from: Millis, to: Millis) -> Lost {
        let mut lost = Lost::default();
        let mut later = None;
        for beat in self.beats.iter().rev() {
            let until = later.map_or(to, |later: &Beat| later.at);
            let looks_like_ms = later.map_or(0, |later| later.time.since(beat.time));
            let ms = until.min(to) - beat.at.max(from);
            match beat.is_watching {
                true if until - beat.at > BEAT_GAP_MS => lost.surely += ms,
                true if looks_like_ms > BEAT_GAP_MS => lost.perhaps += ms,
                _ => {}
            }
            if beat.at < from {
                break;
            }
            later = Some(beat);
        }
        lost
    }
}
