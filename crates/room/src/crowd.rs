//! Who looks at a table by way of this node, and from where.

use std::collections::BTreeSet;
use std::mem;

use traumfabrik_rules::Perspective;
use traumfabrik_table::{PersonId, Time};

use crate::job::{Progress, Step};
use crate::open::Open;
use crate::{Asker, ListenerId, Newcomer, Output, RoomAnswer, RoomError};

/// While somebody listens or something is due, a room looks for itself so often.
const POLL_EVERY_MS: i64 = 900;
/// Where several nodes share a store, a room that is only asked now and then goes on doing so for
/// so long, since whoever asks next is not to be told what was true a while ago.
const IN_USE_MS: i64 = 60_000;
/// Where several nodes share a store, it looks so often at what is beside the log.
const LOOK_EVERY_MS: i64 = 10_000;
/// Short bursts of messages may hold so many times what is allowed in a second.
const BURST_SECONDS: i64 = 4;

/// Somebody who listens.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) person: Option<PersonId>,
    pub(crate) look: Perspective,
    /// Whether they hear what those say who look on.
    pub(crate) overhears: bool,
    /// What they may still send.
    messages: Bucket,
    /// What they may still show.
    pub(crate) shows: Bucket,
}

/// How much somebody may still do. It runs dry with everything they do and fills up with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// When it will be full again.
    full_at: Time,
}

impl Bucket {
    pub(crate) fn new() -> Self {
        Self { full_at: Time(i64::MIN) }
    }

    /// Takes something, or says how long to wait for it.
    pub(crate) fn take(&mut self, now: Time, every_ms: i64, at_once: i64) -> Result<(), u64> {
        let full_at = self.full_at.max(now).plus(every_ms);
        let wait_ms = full_at.since(now.plus(every_ms.saturating_mul(at_once)));
        if wait_ms > 0 {
            return Err(wait_ms.unsigned_abs());
        }
        self.full_at = full_at;
        Ok(())
    }

    /// Whether it is full, so that it need not be remembered.
    pub(crate) fn is_full(&self, now: Time) -> bool {
        self.full_at <= now
    }
}

impl Open {
    /// Lets somebody in and tells them everything.
    pub(crate) fn join(
        &mut self,
        new: &Newcomer,
        progress: &mut Progress,
        out: &mut Vec<Output>,
    ) -> Step {
        if progress.is_off {
            return Step::Quiet;
        }
        let look = match self.may_look(new.person.as_ref(), new.look) {
            Ok(look) => look,
            Err(error) => return Step::refuse(error),
        };
        let entries = progress.entries.take().unwrap_or_default();
        self.used_at = self.clock.now();
        let is_arrival = self.is_sitter(new.person.as_ref()) && !self.is_here(new.person.as_ref());
        if let Err(error) = self.tell_all(new, look, &entries, out) {
            return Step::refuse(error);
        }
        let (messages, shows) = (Bucket::new(), Bucket::new());
        let person = new.person.clone();
        let listener = Listener { person, look, overhears: false, messages, shows };
        self.listeners.insert(new.listener, listener);
        if let Some(person) = new.person.clone().filter(|_| is_arrival) {
            self.set_gone(&person, None);
            out.push(Output::Present { person });
            self.tell_people(out);
        }
        Step::Done(Ok(RoomAnswer::Done { seq: 0 }))
    }

    /// Somebody stops listening.
    pub(crate) fn part(&mut self, id: ListenerId, out: &mut Vec<Output>) {
        let Some(listener) = self.listeners.remove(&id) else { return };
        self.part_show(id, out);
        self.forget_blocked();
        self.used_at = self.clock.now();
        let Some(person) = listener.person.filter(|person| !self.is_here(Some(person))) else {
            return;
        };
        // Who else looks by way of other nodes will be heard again.
        self.elsewhere.retain(|other| *other != person);
        if self.is_sitter(Some(&person)) {
            self.set_gone(&person, Some(self.clock.now()));
            out.push(Output::Absent { person });
            self.tell_people(out);
        }
    }

    /// Looks from elsewhere from now on.
    pub(crate) fn turn_to(
        &mut self,
        asker: &Asker,
        wanted: Perspective,
        out: &mut Vec<Output>,
    ) -> Step {
        // A request listens to nothing, so there is nothing to turn.
        let id = match asker {
            Asker::Listener { listener, .. } => *listener,
            Asker::Request(_) | Asker::Nobody => return Step::refuse(RoomError::NotFound {}),
        };
        let Some(listener) = self.listeners.get(&id) else {
            return Step::refuse(RoomError::NotFound {});
        };
        match self.may_look(listener.person.as_ref(), Some(wanted)) {
            Ok(look) => {
                self.show_from(id, look, out);
                Step::Done(Ok(RoomAnswer::Done { seq: 0 }))
            }
            Err(error) => Step::refuse(error),
        }
    }

    /// Somebody sees the table from elsewhere.
    pub(crate) fn show_from(&mut self, id: ListenerId, look: Perspective, out: &mut Vec<Output>) {
        if let Some(listener) = self.listeners.get_mut(&id) {
            listener.look = look;
            self.tell_view(id, look, out);
        }
    }

    /// Whether a connection may send another message; otherwise how long it has to wait.
    pub(crate) fn may_send(&mut self, id: ListenerId) -> Result<(), u64> {
        let now = self.clock.now();
        let Some(listener) = self.listeners.get_mut(&id) else { return Ok(()) };
        let per_second = i64::from(self.settings.messages_per_second).max(1);
        // Where there are more than one in a millisecond, they are not counted one by one.
        let every_ms = 1_000 / per_second;
        listener.messages.take(now, every_ms, BURST_SECONDS.saturating_mul(per_second))
    }

    /// The people who look at the table by way of this node, each once.
    pub(crate) fn people_here(&self) -> Vec<PersonId> {
        let people = self.listeners.values().filter_map(|listener| listener.person.clone());
        people.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Whether somebody looks by way of this node.
    pub(crate) fn is_here(&self, person: Option<&PersonId>) -> bool {
        let mut listeners = self.listeners.values();
        person.is_some() && listeners.any(|listener| listener.person.as_ref() == person)
    }

    fn is_sitter(&self, person: Option<&PersonId>) -> bool {
        let mut seats = self.table.seats().iter();
        person.is_some() && seats.any(|seat| self.holder(seat) == person)
    }

    fn set_gone(&mut self, person: &PersonId, since: Option<Time>) {
        for seat in self.table.seats().iter() {
            if self.holder(seat) == Some(person) {
                self.gone_since[seat] = since;
            }
        }
    }

    /// Whether it is time to look whether the log is longer, and who has been signed out.
    pub(crate) fn is_poll_due(&mut self) -> bool {
        let now = self.clock.now();
        let is_in_use = self.settings.is_shared && now.since(self.used_at) < IN_USE_MS;
        let is_needed = !self.listeners.is_empty() || is_in_use || self.scheduled().at().is_some();
        let is_due = is_needed && now.since(self.polled_at) >= POLL_EVERY_MS;
        if is_due {
            (self.polled_before, self.polled_at) = (self.polled_at, now);
        }
        is_due
    }

    /// The log was looked at, and this was its last entry.
    pub(crate) fn polled(&mut self, seq: u32) {
        if seq == self.table.seq() {
            self.clock.looked(self.polled_before);
        }
    }

    /// Whether it is time to look at what is beside the log.
    pub(crate) fn is_look_due(&mut self) -> bool {
        let now = self.clock.now();
        let is_needed = self.settings.is_shared && !self.listeners.is_empty();
        let is_due = now.since(self.looked_at) >= LOOK_EVERY_MS;
        let looked_at = if is_needed && is_due { now } else { self.looked_at };
        mem::replace(&mut self.looked_at, looked_at) != looked_at
    }
}
