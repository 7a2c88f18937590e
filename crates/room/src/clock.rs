//! Time as a room sees it. The log bears the time of day, by which several nodes agree; what
//! somebody pays for is measured by a clock that nobody can set.

use std::sync::Arc;

use traumfabrik_table::Time;

/// Clocks that disagree by less just wait for each other, and nobody is paid for it.
const JITTER_MS: i64 = 1_000;
/// Signs of life that are further apart than this mean that nobody looked after the clocks.
pub const BEAT_GAP_MS: i64 = 8_000;

/// A moment, as a node knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeTime {
    /// The time of day, by the clock of the store. It may be set forward or back.
    pub time: Time,
    /// Milliseconds by a clock of the node that nobody can set, since whenever it began.
    pub steady_ms: i64,
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
    /// How much of it has really passed, as far as the node was there to see it: a clock that is
    /// set forward looks like an outage to whoever reads it afterwards.
    pub lost_ms: i64,
}

impl Outage {
    /// One of which no more is known than what the time of day was.
    pub fn new(from: Time, to: Time) -> Self {
        Self { from, to, lost_ms: to.since(from) }
    }

    /// The outages that a node knows when it has given a sign of life and then read them, so long
    /// after it did so before by a clock that nobody can set. What is new among them lies within
    /// that time; if that is short, nothing was lost, and it was a clock that was set.
    pub fn learn(
        known: &[Self],
        read: impl IntoIterator<Item = Self>,
        since_ms: i64,
    ) -> Arc<[Self]> {
        let learned = read.into_iter().map(|outage| {
            let same = |it: &&Self| it.from == outage.from && it.to == outage.to;
            let lost_ms = match outage.lost_ms {
                _ if since_ms <= BEAT_GAP_MS => 0,
                ms if ms <= since_ms + JITTER_MS => ms,
                _ => since_ms,
            };
            known.iter().find(same).copied().unwrap_or(Self { lost_ms, ..outage })
        });
        learned.collect()
    }
}

/// A piece of time by a room's clock.
#[derive(Clone, Copy, Debug)]
struct Span {
    from: Time,
    to: Time,
}

/// The clock of a room: the time of day, but it never goes back and never stands before what the
/// log shows. Where the store's clock is set back, the room goes on from where it is; where it is
/// set forward, the room goes along, and nobody pays for what was left out.
#[derive(Clone, Debug)]
pub(crate) struct RoomClock {
    moment: NodeTime,
    now: Time,
    /// When the last entry was made.
    entry_at: Time,
    /// Times that nobody has to pay for, by this clock, as far as they are later than that.
    lost: Vec<Span>,
    /// When the log was surely no longer than what is known here.
    looked_at: Time,
}

impl RoomClock {
    /// The clock of a room that has just been read, with its last entry. How much time has passed
    /// since then, the time of day alone can say.
    pub(crate) fn new(moment: NodeTime, entry_at: Time) -> Self {
        let has_ended = |outage: &&Outage| outage.to <= moment.time && outage.to > entry_at;
        let span = |outage: &Outage| Span { from: outage.from, to: outage.to };
        let lost = moment.outages.iter().filter(has_ended).map(span).collect();
        let now = moment.time.max(entry_at);
        Self { moment, now, entry_at, lost, looked_at: entry_at }
    }

    /// Time passes. Answers how much was left out because the time of day was set forward.
    pub(crate) fn advance(&mut self, moment: &NodeTime) -> i64 {
        let passed_ms = moment.steady_ms.saturating_sub(self.moment.steady_ms).max(0);
        let expected = self.now.plus(passed_ms);
        let skipped_ms = moment.time.since(expected);
        let before = std::mem::replace(&mut self.moment, moment.clone());
        self.now = if self.moment.time.plus(JITTER_MS) < expected {
            expected
        } else {
            self.now.max(self.moment.time)
        };
        let is_new = |outage: &&Outage| !before.outages.contains(outage);
        let learned: Vec<Outage> = if Arc::ptr_eq(&before.outages, &moment.outages) {
            Vec::new()
        } else {
            moment.outages.iter().filter(is_new).copied().collect()
        };
        // A sign of life may tell when the clock had been set; otherwise that was just now.
        let ends = learned.iter().map(|outage| self.inside(outage.to));
        let inside = ends.filter(|&to| to > expected && to < self.now).max();
        let set_at = inside.unwrap_or(self.now);
        for outage in learned {
            let ended_at = self.inside(outage.to).min(set_at).plus(-skipped_ms);
            self.lose(ended_at, outage.lost_ms);
        }
        self.lose(set_at, skipped_ms);
        skipped_ms
    }

    /// Nobody has to pay for so much time before another.
    fn lose(&mut self, before: Time, ms: i64) {
        if ms > 0 {
            self.lost.push(Span { from: before.plus(-ms), to: before });
        }
    }

    /// An entry was made here.
    pub(crate) fn wrote(&mut self, at: Time) {
        self.now = self.now.max(at);
        self.entry_at = at;
        self.looked_at = self.looked_at.max(at);
        self.lost.retain(|lost| lost.to > at);
    }

    /// An entry was made elsewhere. A node whose clock is behind may have dated it back, but it was
    /// not there when the log was looked at last.
    pub(crate) fn heard(&mut self, at: Time) {
        let looked_at = self.looked_at;
        self.wrote(at);
        if looked_at > at {
            self.lost.push(Span { from: at, to: looked_at });
        }
    }

    /// At that time the log was no longer than what is known here.
    pub(crate) fn looked(&mut self, at: Time) {
        self.looked_at = self.looked_at.max(at);
    }

    /// So long ago the log was no longer than what is known here.
    pub(crate) fn has_looked(&mut self, ago_ms: i64) {
        self.looked(self.now.plus(-ago_ms));
    }

    /// Whether the room is ahead of the time of day, which was set back.
    pub(crate) fn is_ahead(&self, moment: &NodeTime) -> bool {
        self.at(moment).since(moment.time) > JITTER_MS
    }

    /// The time in the room.
    pub(crate) fn now(&self) -> Time {
        self.now
    }

    /// The time in the room at a moment to come.
    pub(crate) fn at(&self, moment: &NodeTime) -> Time {
        self.now.plus(moment.steady_ms.saturating_sub(self.moment.steady_ms).max(0))
    }

    /// A time in the room, as the store's clock will show it.
    pub(crate) fn outside(&self, at: Time) -> Time {
        at.plus(self.moment.time.0.saturating_sub(self.now.0))
    }

    /// A time that the store's clock shows, as the room knows it.
    pub(crate) fn inside(&self, at: Time) -> Time {
        at.plus(self.now.0.saturating_sub(self.moment.time.0))
    }

    /// How much of the time since the last entry nobody has to pay for, if that is worth an entry.
    pub(crate) fn lost_ms(&self) -> Option<i64> {
        let mut lost = self.lost.clone();
        lost.sort_unstable_by_key(|lost| lost.from);
        let (mut until, mut sum) = (self.entry_at, 0);
        for Span { from, to } in lost {
            sum += to.min(self.now).since(from.max(until));
            until = until.max(to);
        }
        (sum >= JITTER_MS).then_some(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR_MS: i64 = 3_600_000;

    /// The time of day, the steady clock, and outages.
    fn moment(ms: i64, steady_ms: i64, outages: &[(i64, i64)]) -> NodeTime {
        let outage = |&(from, to): &(i64, i64)| Outage::new(Time(from), Time(to));
        NodeTime { time: Time(ms), steady_ms, outages: outages.iter().map(outage).collect() }
    }

    #[test]
    fn a_clock_that_is_set_back_goes_on_from_where_it_was() {
        let mut clock = RoomClock::new(moment(5_000_000, 0, &[]), Time(5_000_000));
        clock.advance(&moment(1_400_000, 3_000, &[]));
        assert_eq!(clock.now(), Time(5_003_000), "three seconds have passed meanwhile");
        clock.advance(&moment(1_412_000, 15_000, &[]));
        assert_eq!(clock.now(), Time(5_015_000), "fifteen seconds are fifteen seconds");
        assert_eq!(clock.outside(Time(5_016_000)), Time(1_413_000));
        assert_eq!(clock.lost_ms(), None);
    }

    #[test]
    fn a_clock_that_is_set_forward_goes_along_and_nobody_pays() {
        let mut clock = RoomClock::new(moment(10_000, 0, &[]), Time(10_000));
        assert_eq!(clock.advance(&moment(17_000, 2_000, &[])), 5_000);
        assert_eq!((clock.now(), clock.lost_ms()), (Time(17_000), Some(5_000)));
        clock.wrote(Time(17_500));
        assert_eq!(clock.lost_ms(), None, "that was the time before");
    }

    #[test]
    fn a_jump_while_an_entry_is_written_is_not_forgotten() {
        let mut clock = RoomClock::new(moment(10_000, 0, &[]), Time(9_000));
        clock.advance(&moment(15_100, 100, &[]));
        clock.wrote(Time(10_000));
        assert_eq!(clock.lost_ms(), Some(5_000));
    }

    /// A moment when a node has learned of an outage, so long after its last sign of life.
    fn learned(ms: i64, steady_ms: i64, outage: (i64, i64), since_ms: i64) -> NodeTime {
        let NodeTime { outages, .. } = moment(ms, steady_ms, &[outage]);
        let outages = Outage::learn(&[], outages.iter().copied(), since_ms);
        NodeTime { outages, ..moment(ms, steady_ms, &[]) }
    }

    #[test]
    fn a_jump_that_looks_like_an_outage_is_none() {
        let mut clock = RoomClock::new(moment(10_000, 0, &[]), Time(10_000));
        let later = 12_000 + HOUR_MS;
        clock.advance(&learned(later, 2_000, (10_000, later), 2_000));
        assert_eq!(clock.lost_ms(), Some(HOUR_MS), "two seconds are paid for");
        // Whoever stood ahead already sees no jump.
        let mut clock = RoomClock::new(moment(10_000, 0, &[]), Time(10_000 + HOUR_MS));
        clock.advance(&moment(1_210_000, 1_200_000, &[]));
        let later = 1_212_000 + HOUR_MS;
        clock.advance(&learned(later, 1_202_000, (1_210_000, later), 2_000));
        assert_eq!((clock.now(), clock.lost_ms()), (Time(later), None));
    }

    #[test]
    fn an_outage_in_which_the_clock_is_set_is_as_long_as_it_was() {
        for set_ms in [5_000, HOUR_MS] {
            let mut clock = RoomClock::new(moment(10_000, 0, &[]), Time(10_000));
            clock.advance(&moment(11_000, 1_000, &[]));
            let to = 31_000 + set_ms;
            // The clock is read a little after the outage had ended.
            clock.advance(&learned(to + 10, 21_010, (11_000, to), 20_000));
            assert_eq!(clock.lost_ms(), Some(20_000 + set_ms), "set by {set_ms} ms");
        }
        // Set back, the room goes on, and the store knows by whoever was there how long it was.
        let mut clock = RoomClock::new(moment(10_000, 0, &[]), Time(10_000));
        clock.advance(&moment(11_000, 1_000, &[]));
        clock.advance(&learned(26_000, 21_000, (6_000, 26_000), 20_000));
        assert_eq!((clock.now(), clock.lost_ms()), (Time(31_000), Some(20_000)));
    }

    #[test]
    fn what_is_known_of_an_outage_stays_known() {
        let read = [Outage::new(Time(0), Time(60_000))];
        let known = Outage::learn(&[], read, 2_000);
        assert_eq!(known[0].lost_ms, 0);
        assert_eq!(Outage::learn(&known, read, 30_000), known);
        assert_eq!(Outage::learn(&[], read, 30_000)[0].lost_ms, 30_000);
    }

    #[test]
    fn an_entry_that_was_not_there_a_moment_ago_is_not_old() {
        let mut clock = RoomClock::new(moment(10_000, 0, &[]), Time(1_000));
        clock.looked(Time(9_500));
        clock.heard(Time(5_000));
        assert_eq!(clock.lost_ms(), Some(4_500));
        // Whoever has only just read the log knows that, too.
        let mut clock = RoomClock::new(moment(15_000, 0, &[]), Time(1_000));
        clock.has_looked(100);
        clock.heard(Time(11_000));
        assert_eq!(clock.lost_ms(), Some(3_900));
    }

    #[test]
    fn a_log_from_the_future_counts_from_its_last_entry() {
        let mut clock = RoomClock::new(moment(1_000, 0, &[]), Time(HOUR_MS));
        clock.advance(&moment(16_000, 15_000, &[]));
        assert_eq!(clock.now(), Time(HOUR_MS + 15_000));
    }

    #[test]
    fn clocks_that_differ_a_little_do_not_drift() {
        let mut clock = RoomClock::new(moment(0, 0, &[]), Time(0));
        for ms in 0..1_000 {
            clock.advance(&moment(10 * ms + 3, 10 * ms, &[]));
            clock.advance(&moment(10 * ms, 10 * ms, &[]));
        }
        clock.advance(&moment(20_000, 20_000, &[]));
        assert_eq!(clock.now(), Time(20_000));
        assert_eq!(clock.lost_ms(), None);
    }

    #[test]
    fn nobody_is_credited_more_than_has_passed() {
        // The clock stood an hour ahead for a while, which looks like an outage of an hour.
        let clock = RoomClock::new(moment(2_000, 0, &[(500, HOUR_MS)]), Time(1_500));
        assert_eq!(clock.lost_ms(), None);
        let outages = [(1_000, 4_000), (5_000, 6_000)];
        let clock = RoomClock::new(moment(9_000, 0, &outages), Time(2_000));
        assert_eq!(clock.lost_ms(), Some(3_000));
        let clock = RoomClock::new(moment(9_000, 0, &outages), Time(7_000));
        assert_eq!(clock.lost_ms(), None);
    }
}
