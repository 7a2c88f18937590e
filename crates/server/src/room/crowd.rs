//! Who looks at a table, and from where.

use std::sync::Arc;

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use traumfabrik_rules::{Perspective, SeatSet};
use traumfabrik_table::{PersonId, Status, Time, Watchers};

use super::{Room, State};
use crate::ApiError;
use crate::app::App;

/// Somebody who listens.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) number: u64,
    pub(super) person: Option<PersonId>,
    pub(super) look: Perspective,
    pub(super) outbox: mpsc::Sender<Utf8Bytes>,
}

/// Somebody who comes in.
#[derive(Debug)]
pub(crate) struct Newcomer {
    /// Another one for every socket of the node.
    pub(crate) number: u64,
    /// Who; nobody for a stranger.
    pub(crate) person: Option<PersonId>,
    /// From where to look; from one's own seat unless told.
    pub(crate) look: Option<Perspective>,
    /// The last entry that they have; 0 for none.
    pub(crate) since: u32,
    /// Where to send what they hear.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

impl State {
    /// From where somebody may look at the table.
    pub(crate) fn may_look(
        &self,
        person: Option<&PersonId>,
        wanted: Option<Perspective>,
    ) -> Result<Perspective, ApiError> {
        let actor = person.map(|person| self.actor(person));
        let own = actor.as_ref().map_or(SeatSet::EMPTY, |actor| actor.seats);
        let is_owner = actor.is_some_and(|actor| actor.is_owner);
        let is_over = match self.table.status() {
            Status::Over | Status::Aborted => true,
            Status::Gathering
            | Status::Running
            | Status::Paused
            | Status::Closed
            | Status::Broken => false,
        };
        let is_gathering = self.table.status() == Status::Gathering;
        let is_open = self.table.plan().watchers == Watchers::Everybody;
        let wanted = wanted.unwrap_or_else(|| match own.iter().next() {
            Some(seat) => Perspective::Seat(seat),
            None => Perspective::Table,
        });
        let may = match wanted {
            Perspective::Seat(seat) => {
                let seat = self.table.seats().iter().find(|other| *other == seat);
                let seat = seat.ok_or(ApiError::NotFound {})?;
                own.has(seat) || is_over
            }
            // Before the game there is nothing to see but who sits there.
            Perspective::Table => is_open || is_over || is_owner || is_gathering || !own.is_empty(),
            Perspective::Judge => is_over,
        };
        if may { Ok(wanted) } else { Err(ApiError::NotAllowed {}) }
    }

    /// Lets somebody in and tells them everything.
    pub(crate) async fn join(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        new: Newcomer,
    ) -> Result<(), ApiError> {
        let look = self.may_look(new.person.as_ref(), new.look)?;
        let text = self.sync(app, new.person.as_ref(), look, new.since).await?;
        let listener =
            Listener { number: new.number, person: new.person, look, outbox: new.outbox };
        if listener.outbox.try_send(text).is_err() {
            return Ok(());
        }
        let is_arrival =
            self.is_sitter(listener.person.as_ref()) && !self.is_here(listener.person.as_ref());
        self.listeners.push(listener);
        if is_arrival {
            let newcomer = self.listeners.last().and_then(|listener| listener.person.clone());
            self.set_gone(newcomer.as_ref(), None);
            let people: Vec<_> =
                newcomer.map(|person| (room.id.clone(), person)).into_iter().collect();
            app.store.be_present(&app.node, &people, app.now().plus(App::PRESENCE_MS)).await?;
            app.tell_others(&room.id);
            self.tell_people();
            self.schedule(app, room);
        }
        Ok(())
    }

    /// Somebody stops listening.
    pub(crate) async fn part(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        number: u64,
        person: Option<&PersonId>,
    ) {
        self.listeners.retain(|listener| listener.number != number);
        self.forget_views();
        if !self.is_sitter(person) || self.is_here(person) {
            return;
        }
        self.set_gone(person, Some(app.now()));
        if let Some(person) = person
            && let Err(error) = app.store.be_absent(&app.node, &room.id, person).await
        {
            // Their presence runs out by itself.
            tracing::debug!(game = %room.id, %error, "cannot say that somebody left");
        }
        app.tell_others(&room.id);
        self.tell_people();
        self.schedule(app, room);
    }

    /// Shuts people out: their sockets end, and see to the rest as if they had left.
    pub(crate) fn shut_out(&mut self, is_shut_out: impl Fn(&PersonId) -> bool) {
        self.listeners.retain(|listener| !listener.person.as_ref().is_some_and(&is_shut_out));
    }

    /// Looks from elsewhere from now on.
    pub(crate) fn turn_to(&mut self, number: u64, wanted: Perspective) -> Result<(), ApiError> {
        let Some(idx) = self.listeners.iter().position(|listener| listener.number == number) else {
            return Err(ApiError::NotFound {});
        };
        let look = self.may_look(self.listeners[idx].person.as_ref(), Some(wanted))?;
        self.listeners[idx].look = look;
        self.forget_views();
        self.show(idx);
        Ok(())
    }

    /// Somebody who listens already sat down.
    pub(super) fn arrived(&mut self, person: &PersonId) {
        if self.is_here(Some(person)) {
            self.set_gone(Some(person), None);
        }
    }

    /// The people who look at the table by way of this node.
    pub(crate) fn people_here(&self) -> impl Iterator<Item = &PersonId> {
        self.listeners.iter().filter_map(|listener| listener.person.as_ref())
    }

    /// Whether somebody looks by way of this node.
    pub(super) fn is_here(&self, person: Option<&PersonId>) -> bool {
        person.is_some() && self.listeners.iter().any(|listener| listener.person.as_ref() == person)
    }

    fn is_sitter(&self, person: Option<&PersonId>) -> bool {
        person.is_some_and(|person| {
            self.table.seats().iter().any(|seat| self.holder(seat) == Some(person))
        })
    }

    fn set_gone(&mut self, person: Option<&PersonId>, since: Option<Time>) {
        for seat in self.table.seats().iter() {
            if person.is_some() && self.holder(seat) == person {
                self.gone_since[seat] = since;
            }
        }
    }
}
