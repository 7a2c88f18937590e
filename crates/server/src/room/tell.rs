//! Telling everybody who listens. What somebody hears depends on where they look from, and on
//! nothing that may not be known there.

use std::borrow::Cow;
use std::collections::BTreeSet;

use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use traumfabrik_rules::{Game, Perspective};
use traumfabrik_table::{Actor, LogEntry, PersonId, Table};
use traumfabrik_wire::json::{self, Changes};

use super::State;
use super::crowd::Listener;
use super::load::entry;
use super::orders::HeldOrder;
use crate::ApiError;
use crate::app::App;
use crate::message::{ChatShown, LoggedEntry, PersonShown, Sync, ToClient};

impl State {
    /// Everything that somebody needs to begin with.
    pub(super) async fn sync(
        &mut self,
        app: &App,
        person: Option<&PersonId>,
        look: Perspective,
        since: u32,
    ) -> Result<Utf8Bytes, ApiError> {
        let mut entries = self.read_log(app, since).await?;
        // Another node may have been faster; what it did comes as news in a moment.
        entries.retain(|entry| entry.seq <= self.table.seq());
        let chat = self.read_chat(app, 0).await?;
        // Whoever was here before has heard all of it, but for what another node has not told yet.
        if self.listeners.is_empty() {
            self.said = chat.iter().map(|chat| (chat.chat, chat.text.is_none())).collect();
        }
        let actor = person.map(|person| self.actor(person));
        self.look_again(look);
        let sync = Sync {
            you: person.cloned(),
            seats: actor.iter().flat_map(|actor| actor.seats.iter()).map(|seat| seat.0).collect(),
            look,
            table: &self.sent,
            view: self.views.get(&look),
            entries,
            people: self.people_shown(),
            n_watchers: self.n_watchers(),
            orders: actor.as_ref().map(|actor| self.orders_of(actor)).unwrap_or_default(),
            chat,
            now: app.now(),
        };
        Ok(text(&ToClient::Sync(Box::new(sync))))
    }

    /// What happened at the table after this number, with what other nodes have not told yet.
    pub(crate) async fn read_log(
        &self,
        app: &App,
        after: u32,
    ) -> Result<Vec<LoggedEntry>, ApiError> {
        let from = after.min(self.table.seq());
        let mut teller = Cow::Borrowed(&self.teller);
        let mut logged = Vec::new();
        for stored in app.store.entries(self.table.id(), from).await? {
            let entry = entry(&stored).map_err(|_| ApiError::Internal {})?;
            if !teller.knows(&entry) {
                teller.to_mut().note(&entry);
            }
            if entry.seq > after {
                let messages = teller.tell(&entry, self.table.header().edition());
                let event =
                    RawValue::from_string(stored.body).map_err(|_| ApiError::Internal {})?;
                logged.push(LoggedEntry { seq: entry.seq, at: entry.at, event, messages });
            }
        }
        Ok(logged)
    }

    /// Everybody hears of an entry.
    pub(super) fn tell_entry(&mut self, entry: &LogEntry) {
        let table = self.table.view();
        let messages = self.teller.tell(entry, self.table.header().edition());
        let looks: BTreeSet<Perspective> =
            self.listeners.iter().map(|listener| listener.look).collect();
        for look in looks {
            let view = self.table.game().map(|game| seen(&game, look));
            let before = self.views.get(&look);
            let message = ToClient::Entry {
                seq: entry.seq,
                at: entry.at,
                event: &entry.event,
                messages: &messages,
                table: Changes { before: Some(&self.sent), after: &table },
                view: view.as_ref().map(|after| Changes { before, after }),
            };
            let text = text(&message);
            if let Some(view) = view {
                self.views.insert(look, view);
            }
            self.send(&text, |listener| listener == look, |_| true);
        }
        self.sent = table;
    }

    /// Whoever wanted to be woken hears that something has come about.
    pub(super) fn wake(&mut self, before: &Table) {
        let (Some(before), Some(after)) = (before.game(), self.table.game()) else { return };
        let woken = |held: &&HeldOrder| held.order.wakes(&before, &after, held.seat);
        let woken: Vec<HeldOrder> = self.orders.iter().filter(woken).cloned().collect();
        for HeldOrder { seat, order, .. } in woken {
            let owner = self.holder(seat).cloned();
            let message = text(&ToClient::Woken { seat: seat.0, order });
            self.send(&message, |_| true, |person| person.is_some() && person == owner.as_ref());
        }
    }

    /// Everybody hears who is who and who is here.
    pub(super) fn tell_people(&mut self) {
        let people = self.people_shown();
        let message = text(&ToClient::People { people, n_watchers: self.n_watchers() });
        self.send(&message, |_| true, |_| true);
    }

    /// Somebody hears of their own orders, on all their devices.
    pub(super) fn tell_orders(&mut self, actor: &Actor) {
        let message = text(&ToClient::Orders { orders: self.orders_of(actor) });
        self.send(&message, |_| true, |person| person == Some(&actor.person));
    }

    /// Everybody hears what was said, or that it was removed, unless they know.
    pub(crate) fn tell_chat(&mut self, chat: ChatShown) {
        let is_removed = chat.text.is_none();
        if self.said.insert(chat.chat, is_removed) == Some(is_removed) {
            return;
        }
        let message = text(&ToClient::Said { chat });
        self.send(&message, |_| true, |_| true);
    }

    /// Everybody hears whether moves can be made.
    pub(crate) fn tell_store(&mut self, is_away: bool) {
        let message = text(&ToClient::Store { is_away });
        self.send(&message, |_| true, |_| true);
    }

    /// Somebody who looks from elsewhere sees the table from there.
    pub(super) fn show(&mut self, listener_idx: usize) {
        let look = self.listeners[listener_idx].look;
        self.look_again(look);
        let view = self.views.get(&look).cloned().map(Box::new);
        let message = text(&ToClient::View { look, view });
        // Whoever does not keep up is cut off, and catches up later.
        if self.listeners[listener_idx].outbox.try_send(message).is_err() {
            self.listeners.swap_remove(listener_idx);
        }
    }

    /// What was said at the table after this number.
    pub(crate) async fn read_chat(
        &self,
        app: &App,
        after: i64,
    ) -> Result<Vec<ChatShown>, ApiError> {
        let rows = app.store.chats(self.table.id(), after).await?;
        let ids: BTreeSet<PersonId> = rows.iter().map(|row| row.person.clone()).collect();
        let ids: Vec<PersonId> = ids.into_iter().collect();
        let people = app.store.people(&ids).await?;
        let shown = rows.into_iter().map(|row| ChatShown {
            chat: row.chat_id,
            name: people.get(&row.person).and_then(|person| person.name.clone()),
            person: row.person,
            at: row.at,
            text: (!row.is_removed).then_some(row.text),
        });
        Ok(shown.collect())
    }

    /// Everybody who sits at the table.
    pub(crate) fn people_shown(&self) -> Vec<PersonShown> {
        let shown = self.people.iter().map(|(id, row)| PersonShown {
            person: id.clone(),
            name: row.name.clone(),
            is_here: self.is_here(Some(&row.person)) || self.elsewhere.contains(&row.person),
        });
        shown.collect()
    }

    /// What somebody who looks from here would see now.
    pub(crate) fn view(&self, look: Perspective) -> Option<json::View> {
        self.table.game().map(|game| seen(&game, look))
    }

    /// Views that nobody looks at any more are not kept.
    pub(super) fn forget_views(&mut self) {
        let Self { views, listeners, .. } = self;
        views.retain(|look, _| listeners.iter().any(|listener| listener.look == *look));
    }

    fn look_again(&mut self, look: Perspective) {
        match self.table.game().map(|game| seen(&game, look)) {
            Some(view) => drop(self.views.insert(look, view)),
            None => drop(self.views.remove(&look)),
        }
    }

    /// How many look on. Whoever plays is none of them, even where they look at the table as all
    /// see it: on a big screen, or between the turns of several people at one device.
    fn n_watchers(&self) -> usize {
        let looks_on = |listener: &&Listener| {
            let plays = |person: &PersonId| !self.actor(person).seats.is_empty();
            !matches!(listener.look, Perspective::Seat(_))
                && !listener.person.as_ref().is_some_and(plays)
        };
        self.listeners.iter().filter(looks_on).count()
    }

    /// Sends to all whom it concerns. A slow reader whose outbox is full is cut off; it will come
    /// back and catch up.
    fn send(
        &mut self,
        message: &Utf8Bytes,
        looks: impl Fn(Perspective) -> bool,
        is_for: impl Fn(Option<&PersonId>) -> bool,
    ) {
        self.listeners.retain(|listener| {
            let concerns = looks(listener.look) && is_for(listener.person.as_ref());
            !concerns || listener.outbox.try_send(message.clone()).is_ok()
        });
    }
}

fn seen(game: &Game<'_>, look: Perspective) -> json::View {
    json::View::from(&game.view(look))
}

/// The text of a message.
pub(crate) fn text(message: &ToClient<'_>) -> Utf8Bytes {
    serde_json::to_string(message).expect("every message has a JSON text").into()
}
