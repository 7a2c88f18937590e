//! Clocks as data: what is left on them, and who pays for the time that passes. Time is a number
//! that somebody else read off a clock.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{BySeat, Seat};
use ts_rs::TS;

use crate::ClockRule;

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

/// Whoever returns after running out of time gets this share of the bank, or there would be no
/// returning.
const RETURN_SHARE: i64 = 10;

/// What is left to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatClock {
    /// For this decision, or for the rest of the game.
    pub left_ms: i64,
    /// For vacations.
    pub vacation_ms: i64,
    /// Whether the seat is on vacation.
    pub is_on_vacation: bool,
}

/// The clocks of a table. Only the clock of a person who is due runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    rule: ClockRule,
    pub(crate) seats: BySeat<SeatClock>,
    pub(crate) running: Option<Seat>,
    pub(crate) at: Time,
}

impl Clocks {
    /// Clocks that have not started.
    pub fn new(rule: ClockRule, at: Time) -> Self {
        let (left_ms, vacation_ms) = rule.at_the_start();
        let clock = SeatClock { left_ms, vacation_ms, is_on_vacation: false };
        Self { rule, seats: BySeat([clock; 5]), running: None, at }
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running
    }

    /// What was left to a seat when something happened last.
    pub fn of(&self, seat: Seat) -> SeatClock {
        self.seats[seat]
    }

    /// When the time of whoever thinks now will have run out, if nothing happens.
    pub fn deadline(&self) -> Option<(Seat, Time)> {
        let seat = self.running?;
        let clock = self.seats[seat];
        let vacation_ms = if clock.is_on_vacation { clock.vacation_ms } else { 0 };
        Some((seat, self.at.plus(clock.left_ms.saturating_add(vacation_ms))))
    }

    /// Lets the time pass up to now: whoever was thinking pays for it.
    pub(crate) fn pass(&mut self, now: Time) {
        let mut spent = now.since(self.at);
        self.at = self.at.max(now);
        let Some(seat) = self.running else { return };
        let clock = &mut self.seats[seat];
        if clock.is_on_vacation {
            let paid = spent.min(clock.vacation_ms);
            clock.vacation_ms -= paid;
            spent -= paid;
        }
        clock.left_ms = clock.left_ms.saturating_sub(spent);
    }

    /// From now on the clock of this seat runs, or none.
    pub(crate) fn run(&mut self, seat: Option<Seat>) {
        self.running = seat.filter(|_| self.rule.is_running());
    }

    /// A seat has finished its turn.
    pub(crate) fn finish_turn(&mut self, seat: Seat) {
        if let ClockRule::Live { increment_ms, .. } = self.rule {
            let left_ms = &mut self.seats[seat].left_ms;
            *left_ms = left_ms.saturating_add(increment_ms);
        }
    }

    /// A finished turn was taken back. What it earned goes with it, or people could earn time by
    /// going to and fro.
    pub(crate) fn undo_turn(&mut self, seat: Seat) {
        if let ClockRule::Live { increment_ms, .. } = self.rule {
            let left_ms = &mut self.seats[seat].left_ms;
            *left_ms = left_ms.saturating_sub(increment_ms);
        }
    }

    /// A seat has a new decision to make.
    pub(crate) fn begin_decision(&mut self, seat: Seat) {
        if let ClockRule::Correspondence { decision_ms, .. } = self.rule {
            self.seats[seat].left_ms = decision_ms;
        }
    }

    /// Somebody plays again after a bot has. Only whoever ran out of time gets some: otherwise
    /// leaving and coming back would be a way to earn it.
    pub(crate) fn give_back(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat];
        clock.is_on_vacation = false;
        if clock.left_ms > 0 {
            return;
        }
        match self.rule {
            ClockRule::None {} => {}
            ClockRule::Live { bank_ms, .. } => clock.left_ms = bank_ms / RETURN_SHARE,
            ClockRule::Correspondence { decision_ms, .. } => clock.left_ms = decision_ms,
        }
    }

    /// Time that does not count.
    pub(crate) fn credit(&mut self, ms: i64) {
        if let Some(seat) = self.running {
            self.seats[seat].left_ms = self.seats[seat].left_ms.saturating_add(ms);
        }
    }

    /// A vacation begins or ends.
    pub(crate) fn set_vacation(&mut self, seat: Seat, is_on: bool) {
        self.seats[seat].is_on_vacation = is_on;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(1);

    fn live() -> Clocks {
        Clocks::new(ClockRule::Live { bank_ms: 60_000, increment_ms: 5_000 }, Time(1_000))
    }

    #[test]
    fn only_whoever_thinks_pays() {
        let mut clocks = live();
        clocks.pass(Time(9_000));
        clocks.run(Some(SEAT));
        clocks.pass(Time(10_500));
        clocks.finish_turn(SEAT);
        clocks.run(None);
        clocks.pass(Time(99_000));
        assert_eq!(clocks.of(SEAT).left_ms, 60_000 - 1_500 + 5_000);
        assert_eq!(clocks.of(Seat(0)).left_ms, 60_000);
        assert_eq!(clocks.deadline(), None);
    }

    #[test]
    fn a_clock_that_goes_backwards_costs_nothing_and_gives_nothing() {
        let mut clocks = live();
        clocks.run(Some(SEAT));
        clocks.pass(Time(500));
        clocks.pass(Time(2_000));
        assert_eq!(clocks.of(SEAT).left_ms, 59_000);
        assert_eq!(clocks.deadline(), Some((SEAT, Time(61_000))));
    }

    #[test]
    fn vacation_pays_first_and_then_the_decision() {
        let rule = ClockRule::Correspondence { decision_ms: 100, vacation_ms: 30 };
        let mut clocks = Clocks::new(rule, Time(0));
        clocks.begin_decision(SEAT);
        clocks.run(Some(SEAT));
        clocks.set_vacation(SEAT, true);
        assert_eq!(clocks.deadline(), Some((SEAT, Time(130))));
        clocks.pass(Time(40));
        let left = SeatClock { left_ms: 90, vacation_ms: 0, is_on_vacation: true };
        assert_eq!(clocks.of(SEAT), left);
        clocks.begin_decision(SEAT);
        assert_eq!(clocks.of(SEAT).left_ms, 100, "every decision has its own time");
    }

    #[test]
    fn who_returns_has_time_to_decide() {
        let mut clocks = live();
        clocks.run(Some(SEAT));
        clocks.pass(Time(100_000));
        assert!(clocks.of(SEAT).left_ms < 0);
        clocks.give_back(SEAT);
        assert_eq!(clocks.of(SEAT).left_ms, 6_000);
    }

    #[test]
    fn who_leaves_in_time_returns_to_what_was_left() {
        let mut clocks = live();
        clocks.run(Some(SEAT));
        clocks.pass(Time(60_999));
        clocks.give_back(SEAT);
        assert_eq!(clocks.of(SEAT).left_ms, 1);
    }

    #[test]
    fn a_turn_to_and_fro_earns_nothing() {
        let mut clocks = live();
        clocks.finish_turn(SEAT);
        clocks.undo_turn(SEAT);
        assert_eq!(clocks.of(SEAT).left_ms, 60_000);
    }

    #[test]
    fn no_time_is_too_long() {
        let mut clocks =
            Clocks::new(ClockRule::Live { bank_ms: 0, increment_ms: 0 }, Time(i64::MIN));
        clocks.run(Some(SEAT));
        for now in [0, i64::MAX] {
            clocks.pass(Time(now));
        }
        assert_eq!(clocks.of(SEAT).left_ms, i64::MIN);
    }

    #[test]
    fn without_a_rule_nothing_runs() {
        let mut clocks = Clocks::new(ClockRule::None {}, Time(0));
        clocks.run(Some(SEAT));
        clocks.pass(Time(i64::MAX));
        assert_eq!((clocks.deadline(), clocks.of(SEAT).left_ms), (None, 0));
    }
}
