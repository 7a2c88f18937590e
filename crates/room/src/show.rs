//! Looking at a game together once it is over: one shows, and whoever likes follows. Nothing of it
//! is kept.

use traumfabrik_rules::Seat;
use traumfabrik_table::{Channel, PersonId, Refused, Status, Time};

use crate::crowd::{Bucket, Listener};
use crate::job::Step;
use crate::open::Open;
use crate::{
    Asker, ListenerId, Output, RoomAnswer, RoomError, SharedSpot, Showing, Spot, ToClient, text,
};

/// A connection may show something new so often, on average, and so much at once.
const EVERY_MS: i64 = 150;
const AT_ONCE: i64 = 20;
/// The same for all connections together.
const TABLE_EVERY_MS: i64 = 75;
const TABLE_AT_ONCE: i64 = 40;
/// What is shown here is told to other nodes again so often,
const REPEAT_MS: i64 = 3_000;
/// and forgotten there if nothing was heard of it for so long: that node may have ended.
const SILENT_MAX_MS: i64 = 10_000;

/// What is shown, and by whom.
#[derive(Clone, Debug)]
pub(crate) struct Show {
    now: Option<Shown>,
    /// What was last told to those who listen.
    told: Option<Showing>,
    bucket: Bucket,
}

#[derive(Clone, Debug)]
struct Shown {
    person: PersonId,
    spot: Spot,
    since: Time,
    /// The connection that shows it; none if it belongs to another node.
    listener: Option<ListenerId>,
    /// When other nodes were told of it, or when we were.
    shared_at: Time,
}

impl Show {
    pub(crate) fn new() -> Self {
        Self { now: None, told: None, bucket: Bucket::new() }
    }
}

impl Open {
    /// Somebody shows something, or nothing any more. Nobody is interrupted by accident: another
    /// one who shows has to be taken over from.
    pub(crate) fn show(
        &mut self,
        asker: &Asker,
        person: &PersonId,
        spot: Option<Spot>,
        takes_over: bool,
        out: &mut Vec<Output>,
    ) -> Step {
        // A request is not there any more for the next moment.
        let id = match asker {
            Asker::Listener { listener, .. } => *listener,
            Asker::Request(_) | Asker::Nobody => return Step::refuse(RoomError::NotFound {}),
        };
        let done = Step::Done(Ok(RoomAnswer::Done { seq: 0 }));
        let Some(spot) = spot else {
            if self.show.now.as_ref().is_some_and(|shown| shown.listener == Some(id)) {
                self.end_show(out);
            }
            return done;
        };
        if let Err(error) = self.may_show(person, spot) {
            return Step::refuse(error);
        }
        let others = self.show.now.as_ref().filter(|shown| shown.person != *person);
        if others.is_some() && !takes_over {
            return Step::refuse(Refused::OtherShows {});
        }
        if let Err(retry_ms) = self.may_show_again(id) {
            return Step::refuse(RoomError::TooMany { retry_ms });
        }
        let now = self.clock.now();
        let since = match &self.show.now {
            None => now,
            Some(shown) if shown.listener == Some(id) => shown.since,
            // It has to be later, whatever the clocks of nodes say.
            Some(shown) => now.max(shown.since.plus(1)),
        };
        let person = person.clone();
        let shown = Shown { person, spot, since, listener: Some(id), shared_at: now };
        self.share(&shown, Some(spot), out);
        self.set_shown(shown, out);
        done
    }

    /// Another node says what somebody shows there.
    pub(crate) fn shared(&mut self, shared: SharedSpot, out: &mut Vec<Output>) {
        let SharedSpot { person, since, spot } = shared;
        let is_older = self.show.now.as_ref().is_some_and(|shown| {
            // Of two who began at the same time one has to give way, and the same one everywhere.
            (since, &person) < (shown.since, &shown.person)
        });
        let Some(spot) = spot else {
            let is_theirs = |shown: &Shown| shown.listener.is_none() && shown.person == person;
            if !is_older && self.show.now.as_ref().is_some_and(is_theirs) {
                self.show.now = None;
                self.tell_show(out);
            }
            return;
        };
        if !is_older && self.may_show(&person, spot).is_ok() {
            let shared_at = self.clock.now();
            let shown = Shown { person, spot, since, listener: None, shared_at };
            self.set_shown(shown, out);
        }
    }

    /// Everybody hears of it. Whoever is taken over from by themselves, on another device, has to
    /// know even if nothing else has changed.
    fn set_shown(&mut self, shown: Shown, out: &mut Vec<Output>) {
        let own = shown.listener;
        let before = self.show.now.replace(shown);
        let is_told = self.tell_show(out);
        if let Some(old) = before.and_then(|shown| shown.listener).filter(|_| !is_told) {
            self.send_show(|listener| listener == old && Some(old) != own, out);
        }
    }

    /// A connection has ended; what it showed is shown no more.
    pub(crate) fn part_show(&mut self, id: ListenerId, out: &mut Vec<Output>) {
        if self.show.now.as_ref().is_some_and(|shown| shown.listener == Some(id)) {
            self.end_show(out);
        }
    }

    /// Now and then: whoever may not speak any more shows nothing, what was long not heard of is
    /// over, and what is shown here is said again.
    pub(crate) fn see_show(&mut self, out: &mut Vec<Output>) {
        let Some(shown) = self.show.now.clone() else { return };
        let silent_ms = self.clock.now().since(shown.shared_at);
        if self.may_show(&shown.person, shown.spot).is_err() {
            return self.end_show(out);
        }
        match shown.listener {
            Some(_) if silent_ms >= REPEAT_MS => {
                self.share(&shown, Some(shown.spot), out);
                let shared_at = self.clock.now();
                self.show.now = Some(Shown { shared_at, ..shown });
            }
            None if silent_ms >= SILENT_MAX_MS => self.show.now = None,
            Some(_) | None => {}
        }
        // A name may be known by now.
        self.tell_show(out);
    }

    /// What is shown, as far as somebody wants to hear of whoever shows it.
    pub(crate) fn showing_to(&self, person: Option<&PersonId>) -> Option<Showing> {
        let shown = self.show.now.as_ref().filter(|shown| self.hears(person, &shown.person))?;
        // Those who sit here may have another name in the log.
        let of_today = || self.people.values().find(|row| row.person == shown.person);
        let row = self.people.get(&shown.person).or_else(of_today);
        let name = row.and_then(|row| row.name.clone());
        Some(Showing { person: shown.person.clone(), name, spot: shown.spot })
    }

    /// Whether somebody may show this: the game is over, it is a place in it, and they may speak.
    fn may_show(&self, person: &PersonId, spot: Spot) -> Result<(), RoomError> {
        match self.table.status() {
            Status::Over | Status::Aborted => {}
            Status::Gathering | Status::Running | Status::Paused => {
                return Err(Refused::NotOver {}.into());
            }
            Status::Closed | Status::Broken => return Err(Refused::CalledOff {}.into()),
        }
        if spot.seat.is_some_and(|seat| !self.table.seats().has(Seat(seat))) {
            return Err(Refused::NoSuchSeat {}.into());
        }
        if spot.entry as usize > self.table.moves().count() {
            return Err(RoomError::NotFound {});
        }
        self.may_speak(person, Channel::Table)
    }

    fn may_show_again(&mut self, id: ListenerId) -> Result<(), u64> {
        let now = self.clock.now();
        if let Some(listener) = self.listeners.get_mut(&id) {
            listener.shows.take(now, EVERY_MS, AT_ONCE)?;
        }
        self.show.bucket.take(now, TABLE_EVERY_MS, TABLE_AT_ONCE)
    }

    fn end_show(&mut self, out: &mut Vec<Output>) {
        if let Some(shown) = self.show.now.take()
            && shown.listener.is_some()
        {
            self.share(&shown, None, out);
        }
        self.tell_show(out);
    }

    /// Tells other nodes, where there are any.
    fn share(&self, shown: &Shown, spot: Option<Spot>, out: &mut Vec<Output>) {
        if self.settings.is_shared {
            let Shown { person, since, .. } = shown.clone();
            out.push(Output::Share(SharedSpot { person, since, spot }));
        }
    }

    /// Everybody hears what is shown, unless they know. Whoever shows it is not told. True if
    /// there was something to tell.
    fn tell_show(&mut self, out: &mut Vec<Output>) -> bool {
        let showing = self.showing_to(None);
        let is_news = self.show.told != showing;
        if is_news {
            self.show.told = showing;
            let own = self.show.now.as_ref().and_then(|shown| shown.listener);
            self.send_show(|listener| Some(listener) != own, out);
        }
        is_news
    }

    /// Those who do not want to hear of whoever shows something hear that nobody does.
    fn send_show(&self, concerns: impl Fn(ListenerId) -> bool, out: &mut Vec<Output>) {
        let presenter = self.show.now.as_ref().map(|shown| &shown.person);
        let hears = |listener: &Listener| {
            presenter.is_none_or(|presenter| self.hears(listener.person.as_ref(), presenter))
        };
        let all = self.listeners.iter().filter(|(id, _)| concerns(**id));
        let (hearing, deaf): (Vec<_>, Vec<_>) = all.partition(|(_, listener)| hears(listener));
        for (who, showing) in [(hearing, self.showing_to(None)), (deaf, None)] {
            let to: Vec<ListenerId> = who.into_iter().map(|(&id, _)| id).collect();
            if !to.is_empty() {
                out.push(Output::Send { to, text: text(&ToClient::Shown { showing }) });
            }
        }
    }
}
