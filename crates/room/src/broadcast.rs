//! Telling everybody who listens. What somebody hears depends on where they look from, and on
//! nothing that may not be known there. What is the same for several is made once.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::value::RawValue;
use traumfabrik_rules::Perspective;
use traumfabrik_table::{Channel, LogEntry, PersonId, Table, TableView};
use traumfabrik_wire::json::{self, Changes};

use crate::crowd::Listener;
use crate::open::Open;
use crate::views::{self, ViewTexts};
use crate::{KeptEntry, ListenerId, Newcomer, Output, PersonShown, RoomError, Sync, ToClient};

/// How the text of an entry ends for somebody who sees no game.
const NO_VIEW: &str = "null}";

/// The text of a message.
///
/// # Panics
/// Never: every message has a JSON text.
pub fn text(message: &ToClient<'_>) -> String {
    serde_json::to_string(message).expect("every message has a JSON text")
}

impl Open {
    /// Tells somebody everything that they need to begin with.
    pub(crate) fn tell_all(
        &self,
        new: &Newcomer,
        look: Perspective,
        entries: &[KeptEntry],
        out: &mut Vec<Output>,
    ) -> Result<(), RoomError> {
        let entries = self.logged(entries, new.since)?;
        let view = self.view_from(look);
        let person = new.person.as_ref();
        let seats = person.map(|person| self.actor(person).seats).unwrap_or_default();
        let sync = Sync {
            you: new.person.clone(),
            seats: seats.iter().map(|seat| seat.0).collect(),
            look,
            table: &self.shown,
            view: view.as_deref(),
            entries,
            people: self.people_shown(),
            n_watchers: self.n_watchers(),
            watchers: self.watchers_shown(),
            orders: person.map(|person| self.orders_of(person)).unwrap_or_default(),
            chat: self.chat_of(Channel::Table, person, new.chat_since),
            hushed: self.hushed_of(person),
            showing: self.showing_to(person),
            now: self.clock.now(),
        };
        let text = text(&ToClient::Sync(Box::new(sync)));
        out.push(Output::Send { to: vec![new.listener], text });
        Ok(())
    }

    /// Everybody hears of an entry, and of what it changed since the table was as it was before.
    pub(crate) fn tell_entry(
        &mut self,
        entry: &LogEntry,
        body: &str,
        before: &Table,
        out: &mut Vec<Output>,
    ) {
        let table = self.table.view();
        let looks: BTreeSet<Perspective> =
            self.listeners.values().map(|listener| listener.look).collect();
        let seen_before = self.seen.take();
        if !looks.is_empty() {
            let shared = self.entry_text(entry, body, &table);
            let after = Arc::clone(&self.table);
            let mut views = ViewTexts::new(before.game(), seen_before, after.game());
            for look in looks {
                let text = format!("{shared}{}}}", views.text(look));
                self.send(text, |listener| listener.look == look, out);
            }
            self.seen = views.into_seen();
        }
        self.shown = table;
    }

    /// What everybody hears of an entry, up to how the game looks from where they are.
    fn entry_text(&self, entry: &LogEntry, body: &str, table: &TableView) -> String {
        let messages = self.teller.tell(entry, self.table.header().edition());
        let event: &RawValue =
            serde_json::from_str(body).expect("what is written down is a JSON text");
        let mut shared = text(&ToClient::Entry {
            seq: entry.seq,
            at: entry.at,
            event,
            messages: &messages,
            table: Changes { before: Some(&self.shown), after: table },
            view: None,
        });
        assert!(shared.ends_with(NO_VIEW), "the view comes last");
        shared.truncate(shared.len() - NO_VIEW.len());
        shared
    }

    /// Whoever wanted to be woken hears that something has come about.
    pub(crate) fn wake_sleepers(&mut self, before: &Table, out: &mut Vec<Output>) {
        let (Some(before), Some(after)) = (before.game(), self.table.game()) else { return };
        let woken = self.orders.plain.iter();
        for (seat, order) in woken.filter(|(seat, order)| order.wakes(&before, &after, *seat)) {
            let owner = self.holder(*seat);
            let text = text(&ToClient::Woken { seat: seat.0, order: order.clone() });
            let is_theirs =
                |listener: &Listener| owner.is_some() && listener.person.as_ref() == owner;
            self.send(text, is_theirs, out);
        }
    }

    /// Everybody hears who is who and who is here.
    pub(crate) fn tell_people(&mut self, out: &mut Vec<Output>) {
        let people = self.people_shown();
        let (n_watchers, watchers) = (self.n_watchers(), self.watchers_shown());
        self.crowd.sent(n_watchers, &watchers);
        self.tell_everybody(text(&ToClient::People { people, n_watchers, watchers }), out);
    }

    /// Somebody hears of their own orders, on all their devices.
    pub(crate) fn tell_orders(&self, person: &PersonId, out: &mut Vec<Output>) {
        let text = text(&ToClient::Orders { orders: self.orders_of(person) });
        self.send(text, |listener| listener.person.as_ref() == Some(person), out);
    }

    /// Everybody hears whether moves can be made.
    pub(crate) fn tell_store(&self, is_away: bool, out: &mut Vec<Output>) {
        self.tell_everybody(text(&ToClient::Store { is_away }), out);
    }

    /// Somebody hears how the table looks from where they look now.
    pub(crate) fn tell_view(&self, id: ListenerId, look: Perspective, out: &mut Vec<Output>) {
        let view = self.view_from(look);
        let text = text(&ToClient::View { look, view });
        out.push(Output::Send { to: vec![id], text });
    }

    pub(crate) fn tell_everybody(&self, text: String, out: &mut Vec<Output>) {
        self.send(text, |_| true, out);
    }

    /// Everybody who sits at the table.
    pub(crate) fn people_shown(&self) -> Vec<PersonShown> {
        let sitters = self.people.iter().filter(|(id, _)| self.is_of_table(id));
        let shown = sitters.map(|(id, row)| PersonShown {
            person: id.clone(),
            name: row.name.clone(),
            is_here: self.is_here(Some(&row.person)) || self.elsewhere.contains(&row.person),
        });
        shown.collect()
    }

    /// How the game looks from somewhere, once it has begun.
    fn view_from(&self, look: Perspective) -> Option<Box<json::View>> {
        self.table.game().map(|game| views::seen(&game, look))
    }

    /// Sends to all whom it concerns.
    pub(crate) fn send(
        &self,
        text: String,
        concerns: impl Fn(&Listener) -> bool,
        out: &mut Vec<Output>,
    ) {
        let to = self.listeners.iter().filter(|(_, listener)| concerns(listener));
        let to: Vec<ListenerId> = to.map(|(&id, _)| id).collect();
        if !to.is_empty() {
            out.push(Output::Send { to, text });
        }
    }
}
