//! What a node does all the time, as the server does it: signs of life, the clock, who is here, and
//! a look for what is due.

use traumfabrik_room::{BEAT_GAP_MS, Input, Outage};
use traumfabrik_table::Time;

use crate::PlantedFault;
use crate::judge::Beat;
use crate::node::{NodeClock, Power};
use crate::queue::{Event, Life, Millis};
use crate::store::GameStore;
use crate::world::World;

const TICK_EVERY_MS: Millis = 1_000;
const BEAT_EVERY_MS: Millis = 2_000;
/// Signs of life of several nodes may be written so much later than they were given.
const LATE_MS: i64 = 1_000;
const DUE_EVERY_MS: Millis = 500;
/// Whoever has the game in memory is given this long to see to it.
const DUE_SLACK_MS: i64 = 1_000;
/// How long a node may take to see to something before another one tries.
const DUE_LEASE_MS: i64 = 10_000;
/// What turned out not to be due is looked at again after so long, to be sure.
const REST_MS: i64 = 600_000;
const PRESENCE_MS: i64 = 15_000;
/// A room that nobody has used for so long is let go.
const IDLE_MS: i64 = 5_000;
/// How long to wait before trying again while the store is away.
const AGAIN_MS: Millis = 500;

impl World {
    pub(crate) fn start_node(&mut self, node: usize) {
        // A process that cannot read the clock does not open its doors.
        if self.store.is_away(self.now) {
            return self.queue.put(self.now + AGAIN_MS, Event::Start(node));
        }
        let it = &mut self.nodes[node];
        it.life.number += 1;
        (it.power, it.started_at, it.is_store_away) = (Power::Up, self.now, false);
        let life = it.life;
        it.clock = NodeClock::default();
        self.read_clock(node);
        self.troubled();
        self.note(format_args!("node {node} starts, life {}", life.number));
        for event in [Event::Tick(life), Event::Beat(life), Event::LookForDue(life)] {
            let at = self.now + self.up_to(1_000);
            self.queue.put(at, event);
        }
    }

    pub(crate) fn tick(&mut self, life: Life) {
        self.queue.put(self.now + TICK_EVERY_MS, Event::Tick(life));
        if self.notice_outage(life.node) {
            self.give(life.node, Input::Tick);
            let node = &mut self.nodes[life.node];
            let moment = node.clock.moment(self.now);
            if node.room.as_ref().is_some_and(|room| room.is_idle(&moment, IDLE_MS)) {
                node.room = None;
            }
        }
    }

    pub(crate) fn wake(&mut self, life: Life, at: Millis) {
        let node = &mut self.nodes[life.node];
        if node.wake_at != Some(at) {
            return;
        }
        node.wake_at = None;
        if self.notice_outage(life.node) {
            self.give(life.node, Input::Tick);
        } else {
            self.wake_later(life, self.now + AGAIN_MS);
        }
    }

    pub(crate) fn wake_later(&mut self, life: Life, at: Millis) {
        self.nodes[life.node].wake_at = Some(at);
        self.queue.put(at, Event::Wake(life, at));
    }

    /// Before anything is decided by the clock, an outage that has just ended has to be known.
    /// Answers whether that is so.
    pub(crate) fn notice_outage(&mut self, node: usize) -> bool {
        self.now - self.nodes[node].clock.read_at <= BEAT_GAP_MS || self.read_clock(node)
    }

    pub(crate) fn beat(&mut self, life: Life) {
        self.queue.put(self.now + BEAT_EVERY_MS, Event::Beat(life));
        let is_away = !self.read_clock(life.node);
        let node = &mut self.nodes[life.node];
        if node.is_store_away != is_away {
            node.is_store_away = is_away;
            self.give(life.node, Input::Store { is_away });
        }
        if !is_away {
            let node = &self.nodes[life.node];
            let until = node.clock.time(self.now).plus(PRESENCE_MS);
            for person in node.room.iter().flat_map(|room| room.people_here()) {
                self.store.present.insert((life, person), until);
            }
        }
    }

    /// Somebody looks at the table by way of a node, or not any more.
    pub(crate) fn set_present(
        &mut self,
        life: Life,
        person: traumfabrik_table::PersonId,
        is: bool,
    ) {
        if self.store.is_away(self.now) {
            return;
        }
        if is {
            let until = self.nodes[life.node].clock.time(self.now).plus(PRESENCE_MS);
            self.store.present.insert((life, person), until);
        } else {
            self.store.present.remove(&(life, person));
        }
        self.tell_others(life, 0);
    }

    /// Gives a sign of life, and reads the clock and how long nobody looked after it.
    fn read_clock(&mut self, node: usize) -> bool {
        if self.store.is_away(self.now) {
            return false;
        }
        self.sign_of_life(node);
        let time = self.store.time(self.now);
        let clock = &mut self.nodes[node].clock;
        let stands = self.fault == Some(PlantedFault::ClockStands) && time < self.latest;
        let time = if stands { self.latest } else { time };
        self.latest = self.latest.max(time);
        clock.stands = stands;
        clock.is_only_clock =
            matches!(self.fault, Some(PlantedFault::ClockStands | PlantedFault::JumpsPaidFor));
        clock.time = time;
        let since_ms = self.now - std::mem::replace(&mut clock.read_at, self.now);
        let has_outages = self.fault != Some(PlantedFault::OutagesForgotten);
        let outages = self.store.outages.iter().copied().filter(|_| has_outages);
        clock.outages = Outage::learn(&clock.outages, outages, since_ms);
        true
    }

    pub(crate) fn sign_of_life(&mut self, node: usize) {
        let is_watching = self.store.due.is_some();
        let time = self.store.time(self.now);
        let last = self.nodes[node].clock.sign.replace((time, self.now));
        let mine = last.map(|(at, given_at)| (at, self.now - given_at));
        self.store.beat(time, is_watching, mine);
        self.judges.noted_beat(Beat { at: self.now, time, is_watching });
    }

    /// Sees to what is due and nobody has seen to.
    pub(crate) fn look_for_due(&mut self, life: Life) {
        self.queue.put(self.now + DUE_EVERY_MS, Event::LookForDue(life));
        let is_away =
            self.store.is_away(self.now) || self.fault == Some(PlantedFault::DueNotLookedFor);
        let now = self.nodes[life.node].clock.time(self.now).plus(-DUE_SLACK_MS);
        let Some(due) = self.store.due.as_mut().filter(|_| !is_away) else { return };
        if due.at <= now && due.lease.is_none_or(|(_, until)| until <= now) {
            due.lease = Some((life, now.plus(DUE_LEASE_MS)));
            let seq = due.seq;
            self.note(format_args!("node {} sees to what is due after {seq}", life.node));
            self.give(life.node, Input::Due { seq });
        }
    }

    /// What was taken for due is due much later, or not at all any more.
    pub(crate) fn delay_due(&mut self, life: Life, seq: u32, at: Option<Time>) {
        let soon = self.nodes[life.node].clock.time(self.now).plus(DUE_LEASE_MS);
        let due = self.store.due.as_mut().filter(|due| due.seq == seq);
        if let Some(due) = due.filter(|_| self.now >= self.store.away_until) {
            due.at = at.map_or(soon.plus(REST_MS), |at| at.max(soon));
            due.lease = None;
        }
    }
}

impl GameStore {
    /// A sign of life, with the last one of the same node and how long ago that is. If the last
    /// one of all is too long ago, nobody looked after the clocks in between.
    fn beat(&mut self, now: Time, is_watching: bool, mine: Option<(Time, i64)>) {
        if let Some((last, true)) = self.heartbeat {
            let passed_ms = mine.map_or(0, |(at, ago_ms)| {
                let later_ms = last.since(at);
                if last >= at && later_ms <= ago_ms { ago_ms - later_ms } else { 0 }
            });
            let ago_ms = now.since(last).max(passed_ms);
            if ago_ms > BEAT_GAP_MS {
                self.outages.push(Outage::new(now.plus(-ago_ms), now));
            }
        }
        // A sign that comes late does not undo a later one. One from long before means that the
        // clock was set back: outages count from there, and what is due is due by that clock.
        let last = self.heartbeat.map_or(now, |(last, _)| last);
        let back_ms = last.since(now);
        let at = if back_ms > LATE_MS { now } else { now.max(last) };
        if let Some(due) = self.due.as_mut().filter(|_| back_ms > LATE_MS) {
            (due.at, due.lease) = (due.at.plus(-back_ms), None);
        }
        self.heartbeat = Some((at, is_watching));
    }
}
