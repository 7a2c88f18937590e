//! Time as a room sees it: it never goes back, and never stands before what the log shows.

use std::sync::Arc;

use traumfabrik_table::Time;

/// Clocks that disagree by less just wait for each other; by more, somebody has set one back.
const JITTER_MS: i64 = 1_000;

/// A moment, as the clock of the store shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The time.
    pub time: Time,
    /// Times when nobody looked after the clocks, as far back as games may still need them.
    pub outages: Arc<[Outage]>,
}

/// A time when nobody looked after the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: Time,
    /// The first one after it.
    pub to: Time,
}

/// The clock of a room. Where the store's clock was set back, the room goes on from the last time
/// that it knows, as fast as before.
#[derive(Clone, Debug)]
pub(crate) struct RoomClock {
    moment: Moment,
    now: Time,
    /// How far the room is ahead of the store's clock.
    ahead_ms: i64,
}

impl RoomClock {
    pub(crate) fn new(moment: Moment) -> Self {
        Self { now: moment.time, moment, ahead_ms: 0 }
    }

    /// Time passes.
    pub(crate) fn advance(&mut self, moment: &Moment) {
        self.moment.clone_from(moment);
        let shown = moment.time.plus(self.ahead_ms);
        self.catch_up(shown);
    }

    /// The log shows that it is at least as late as this.
    pub(crate) fn not_before(&mut self, at: Time) {
        let shown = self.now;
        self.now = self.now.max(at);
        self.catch_up(shown);
    }

    /// The time in the room.
    pub(crate) fn now(&self) -> Time {
        self.now
    }

    /// A time in the room, as the store's clock will show it.
    pub(crate) fn outside(&self, at: Time) -> Time {
        at.plus(-self.ahead_ms)
    }

    /// A time that the store's clock shows, as the room knows it.
    pub(crate) fn inside(&self, at: Time) -> Time {
        at.plus(self.ahead_ms)
    }

    /// How much of the time since then nobody looked after the clocks: never more than has passed.
    pub(crate) fn lost_since(&self, at: Time) -> i64 {
        let (from, to) = (self.outside(at), self.moment.time);
        // One that has not ended yet was made up by a clock that stood ahead for a while. It would
        // be paid for again and again.
        let lost = self.moment.outages.iter().filter(|outage| outage.to <= to);
        let lost: i64 = lost.map(|outage| outage.to.since(outage.from.max(from))).sum();
        lost.min(to.since(from))
    }

    fn catch_up(&mut self, shown: Time) {
        let behind_ms = self.now.since(shown);
        if behind_ms > JITTER_MS {
            self.ahead_ms = self.ahead_ms.saturating_add(behind_ms);
        }
        self.now = self.now.max(shown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(ms: i64, outages: &[(i64, i64)]) -> Moment {
        let outage = |&(from, to): &(i64, i64)| Outage { from: Time(from), to: Time(to) };
        Moment { time: Time(ms), outages: outages.iter().map(outage).collect() }
    }

    #[test]
    fn a_clock_that_is_set_back_goes_on_from_where_it_was() {
        let mut clock = RoomClock::new(moment(5_000_000, &[]));
        clock.advance(&moment(1_400_000, &[]));
        assert_eq!(clock.now(), Time(5_000_000));
        clock.advance(&moment(1_415_000, &[]));
        assert_eq!(clock.now(), Time(5_015_000), "fifteen seconds are fifteen seconds");
        assert_eq!(clock.outside(Time(5_016_000)), Time(1_416_000));
    }

    #[test]
    fn a_log_from_the_future_counts_from_its_last_entry() {
        let mut clock = RoomClock::new(moment(1_000, &[]));
        clock.not_before(Time(3_600_000));
        clock.advance(&moment(16_000, &[]));
        assert_eq!(clock.now(), Time(3_615_000));
    }

    #[test]
    fn clocks_that_differ_a_little_do_not_drift() {
        let mut clock = RoomClock::new(moment(0, &[]));
        for ms in 0..1_000 {
            clock.advance(&moment(10 * ms + 3, &[]));
            clock.advance(&moment(10 * ms, &[]));
        }
        clock.advance(&moment(20_000, &[]));
        assert_eq!(clock.now(), Time(20_000));
    }

    #[test]
    fn nobody_is_credited_more_than_has_passed() {
        // The clock stood an hour ahead for a while, which looks like an outage of an hour.
        let clock = RoomClock::new(moment(2_000, &[(500, 3_600_000)]));
        assert_eq!(clock.lost_since(Time(1_500)), 0);
        let clock = RoomClock::new(moment(9_000, &[(1_000, 4_000), (5_000, 6_000)]));
        assert_eq!(clock.lost_since(Time(2_000)), 3_000);
        assert_eq!(clock.lost_since(Time(7_000)), 0);
    }
}
