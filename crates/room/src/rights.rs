//! Who may see and say what. There is one check, and it is made anew whenever a seat, the stage of
//! the table or somebody's session changes.

use traumfabrik_rules::{Perspective, SeatSet};
use traumfabrik_table::{Channel, PersonId, Refused, Status, Watchers};

use crate::open::Open;
use crate::{Cut, ListenerId, Output, RoomError};

impl Open {
    /// From where somebody may look at the table.
    pub(crate) fn may_look(
        &self,
        person: Option<&PersonId>,
        wanted: Option<Perspective>,
    ) -> Result<Perspective, RoomError> {
        let actor = person.map(|person| self.actor(person));
        let own = actor.as_ref().map_or(SeatSet::EMPTY, |actor| actor.seats);
        let is_owner = actor.is_some_and(|actor| actor.is_owner);
        let is_over = self.is_over();
        let is_gathering = self.table.status() == Status::Gathering;
        let is_public = self.table.plan().watchers == Watchers::Everybody;
        let wanted = wanted.unwrap_or_else(|| match own.iter().next() {
            Some(seat) => Perspective::Seat(seat),
            None => Perspective::Table,
        });
        let may = match wanted {
            Perspective::Seat(seat) => {
                if !self.table.seats().has(seat) {
                    return Err(RoomError::NotFound {});
                }
                own.has(seat) || is_over
            }
            // Before the game there is nothing to see but who sits there.
            Perspective::Table => {
                is_public || is_over || is_owner || is_gathering || !own.is_empty()
            }
            Perspective::Judge => is_over,
        };
        if may { Ok(wanted) } else { Err(RoomError::NotAllowed {}) }
    }

    /// Whether the game has come to an end, so that there is nothing to hide any more.
    fn is_over(&self) -> bool {
        match self.table.status() {
            Status::Over | Status::Aborted => true,
            Status::Gathering
            | Status::Running
            | Status::Paused
            | Status::Closed
            | Status::Broken => false,
        }
    }

    /// Whether somebody may talk here: whoever sits here, and whoever may look on, unless the owner
    /// does not want them to.
    pub(crate) fn may_speak(&self, person: &PersonId, channel: Channel) -> Result<(), RoomError> {
        let actor = self.actor(person);
        let is_public = self.table.plan().watchers == Watchers::Everybody;
        // Whoever plays is no watcher until the game is over.
        let plays = !actor.seats.is_empty() && !self.is_over();
        if channel == Channel::Watchers && plays {
            Err(RoomError::NotAllowed {})
        } else if !actor.is_owner && self.hush.muted.contains_key(person) {
            Err(Refused::Muted {}.into())
        } else if actor.is_owner || !actor.seats.is_empty() || is_public {
            Ok(())
        } else {
            Err(RoomError::NotAllowed {})
        }
    }

    /// Makes sure that everybody who listens still may. Whoever has lost a seat looks from where
    /// they still may, and whoever may not look at all has to go.
    pub(crate) fn review(&mut self, out: &mut Vec<Output>) {
        let mut moved = Vec::new();
        for (&id, listener) in &self.listeners {
            let person = listener.person.as_ref();
            if self.may_look(person, Some(listener.look)).is_err() {
                moved.push((id, self.may_look(person, None)));
            }
        }
        for (id, look) in moved {
            match look {
                Ok(look) => self.show_from(id, look, out),
                Err(_) => self.cut(id, out),
            }
        }
    }

    /// Ends a connection: whoever listens may not any more.
    pub(crate) fn cut(&mut self, listener: ListenerId, out: &mut Vec<Output>) {
        if self.listeners.contains_key(&listener) {
            self.part(listener, out);
            out.push(Output::Cut { listener, why: Cut::NotAllowed });
        }
    }

    /// Shuts people out.
    pub(crate) fn shut_out(
        &mut self,
        is_shut_out: impl Fn(&PersonId) -> bool,
        out: &mut Vec<Output>,
    ) {
        let is_out = |person: &Option<PersonId>| person.as_ref().is_some_and(&is_shut_out);
        let ids = self.listeners.iter().filter(|(_, listener)| is_out(&listener.person));
        let ids: Vec<ListenerId> = ids.map(|(&id, _)| id).collect();
        ids.into_iter().for_each(|id| self.cut(id, out));
    }
}
