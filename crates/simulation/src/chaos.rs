//! What goes wrong: processes end, the store goes away, clocks are set, people are signed out.

use traumfabrik_room::{Cut, ListenerId};

use crate::PlantedFault;
use crate::node::Power;
use crate::queue::{Event, Life, Millis};
use crate::world::World;

/// A process that stops has at most so long to end what was begun.
const STOP_MS: Millis = 300;
/// Once in so many entries, the process that made it ends just then.
const ENDS_ONE_IN: u32 = 12;
/// What it told is read everywhere within this: sooner than rooms look for themselves.
pub(crate) const STOP_SPREAD_MS: Millis = 300;
const HOUR_MS: Millis = 3_600_000;

impl World {
    /// Something goes wrong, and something else will.
    pub(crate) fn go_wrong(&mut self) {
        let Some(every) = self.scenario.chaos_every_ms else { return };
        let next = self.now + every / 2 + self.up_to(every);
        if next < self.scenario.calm_from {
            self.queue.put(next, Event::Chaos);
        }
        match self.chance.index(8) {
            0..=4 if self.scenario.has_kills => {
                let node = self.chance.index(self.nodes.len());
                self.end_node(self.nodes[node].life);
            }
            5 if self.scenario.has_outages => {
                let ms = [300, 3_000, 20_000][self.chance.index(3)];
                self.store.away_until = self.now + 1 + self.up_to(ms);
                self.trouble_at = self.trouble_at.max(self.store.away_until);
                let until = self.store.away_until;
                self.note(format_args!("the store is away until {until}"));
            }
            6 if self.scenario.has_clock_jumps => {
                let ms = [500, 5_000, HOUR_MS][self.chance.index(3)];
                let ms = if self.chance.one_in(2) { ms } else { -ms };
                self.store.clock_off_ms += ms;
                self.judges.noted_jump(self.now);
                self.troubled();
                self.note(format_args!("the store's clock is set by {ms} ms"));
            }
            7 => self.sign_somebody_out(),
            _ => {}
        }
    }

    /// The instants around an acknowledgement are the dangerous ones.
    pub(crate) fn may_end_after_entry(&mut self, life: Life) {
        let has_trouble = self.scenario.chaos_every_ms.is_some() && self.scenario.has_kills;
        if has_trouble && self.now < self.scenario.calm_from && self.chance.one_in(ENDS_ONE_IN) {
            let at = self.now + self.up_to(12);
            self.queue.put(at, Event::End(life));
        }
    }

    /// A process ends, just so, or is told to stop: then it ends what was begun, and says what it
    /// has to say.
    pub(crate) fn end_node(&mut self, life: Life) {
        if self.nodes[life.node].life != life || self.nodes[life.node].power != Power::Up {
            return;
        }
        let node = life.node;
        if self.chance.one_in(2) {
            self.note(format_args!("node {node} is killed"));
            // What was on its way to the store may arrive or not.
            let mut batch = std::mem::take(&mut self.store.batch);
            batch.retain(|write| write.life != life || self.chance.one_in(2));
            self.store.batch = batch;
            self.end_process(life);
        } else {
            self.note(format_args!("node {node} is told to stop"));
            self.nodes[node].power = Power::Stopping;
            let longest = if self.chance.one_in(2) { 3 } else { STOP_MS };
            let at = self.now + self.up_to(longest);
            self.queue.put(at, Event::Stopped(life));
        }
    }

    pub(crate) fn stopped(&mut self, life: Life) {
        if self.fault != Some(PlantedFault::HintsNotFlushed) {
            self.send_hints(life);
        }
        // Nothing else would tell the others before they look for themselves.
        if self.scenario.hint_lost_one_in == 0 && self.store_is_fine() {
            let seq = self.nodes[life.node].room.as_ref().and_then(|room| room.table());
            if let Some(seq) = seq.map(|table| table.seq()) {
                let within = STOP_SPREAD_MS;
                let spread = Event::JudgeSpread { seq, since: self.now, within };
                self.queue.put(self.now + within, spread);
            }
        }
        self.end_process(life);
    }

    fn end_process(&mut self, life: Life) {
        self.n_ends += 1;
        self.troubled();
        let node = &mut self.nodes[life.node];
        (node.power, node.room, node.wake_at) = (Power::Down, None, None);
        node.hints.clear();
        node.requests.clear();
        let doors = std::mem::take(&mut node.doors);
        for (listener, door) in doors {
            self.deliver_cut(door.client, listener, life);
        }
        let longest = if self.chance.one_in(4) { 25_000 } else { 2_000 };
        let at = self.now + 1 + self.up_to(longest);
        self.queue.put(at, Event::Start(life.node));
        self.judges.noted_end(life);
    }

    /// Somebody is signed out everywhere, by way of one of the nodes.
    fn sign_somebody_out(&mut self) {
        let client = self.chance.index(self.clients.len());
        let Some(person) = self.clients[client].person.clone() else { return };
        let up = self.nodes.iter().filter(|node| node.power == Power::Up);
        let lives: Vec<Life> = up.map(|node| node.life).collect();
        if lives.is_empty() || self.store.is_away(self.now) {
            return;
        }
        let by = lives[self.chance.index(lives.len())];
        self.note(format_args!("{person} is signed out everywhere by node {}", by.node));
        for client in self.clients.iter().filter(|client| client.person.as_ref() == Some(&person)) {
            if let Some(session) = client.session {
                self.store.sessions.remove(&session);
                self.judges.noted_sign_out(session, self.now, by);
            }
        }
        if self.fault != Some(PlantedFault::SignedOutLate) {
            self.look_who_may(by.node);
            self.tell_of_sign_out(by);
        }
    }

    /// A room has ended a connection.
    pub(crate) fn cut(&mut self, life: Life, listener: ListenerId, why: Cut) {
        let is_kept = self.fault == Some(PlantedFault::RightsKept) && why == Cut::NotAllowed;
        let doors = &mut self.nodes[life.node].doors;
        let is_in = |session: Option<u64>| {
            session.is_none_or(|session| self.store.sessions.contains(&session))
        };
        if is_kept
            && let Some(door) = doors.get_mut(&listener).filter(|door| is_in(door.session))
            && let Some(told) = &door.told
        {
            door.kept_right = Some(told.look);
            return;
        }
        if let Some(door) = doors.remove(&listener) {
            self.deliver_cut(door.client, listener, life);
        }
    }
}
