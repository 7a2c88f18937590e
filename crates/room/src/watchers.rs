//! Who looks on, and what they say to each other. Whoever plays hears that only if they ask for it.

use std::collections::BTreeSet;

use traumfabrik_table::{Channel, PersonId};

use crate::chat::REMEMBERED;
use crate::crowd::Listener;
use crate::job::{Doing, Step};
use crate::open::Open;
use crate::{
    Asker, ChatShown, ListenerId, Output, Question, RoomAnswer, RoomError, ToClient, WatcherShown,
    text,
};

/// So many of those who look on are listed by name; all others are counted.
const LISTED_MAX: usize = 50;

/// Those who look on, as far as it is remembered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Crowd {
    /// Those whose names are wanted.
    wanted: BTreeSet<PersonId>,
    /// How many there were, and who was listed, when that was last sent to people.
    last_sent: (usize, Vec<WatcherShown>),
}

impl Crowd {
    pub(crate) fn wanted(&self) -> impl Iterator<Item = &PersonId> {
        self.wanted.iter()
    }

    pub(crate) fn sent(&mut self, n_watchers: usize, watchers: &[WatcherShown]) {
        self.last_sent = (n_watchers, watchers.to_vec());
    }
}

impl Open {
    /// How many look on. Whoever plays is none of them, even where they look at the table as all
    /// see it: on a big screen, or between the turns of several people at one device. Strangers
    /// are counted where they are connected.
    pub(crate) fn n_watchers(&self) -> usize {
        let strangers = self.listeners.values().filter(|listener| listener.person.is_none());
        strangers.count() + self.onlookers().len()
    }

    /// Those who look on and have a name, as far as they are listed.
    pub(crate) fn watchers_shown(&self) -> Vec<WatcherShown> {
        let shown = |person: &PersonId| {
            let name = self.people.get(person)?.name.clone()?;
            Some(WatcherShown { person: person.clone(), name })
        };
        self.crowd.wanted.iter().filter(|person| !self.sits(person)).filter_map(shown).collect()
    }

    /// Whether somebody belongs to the table, by their name in the log.
    pub(crate) fn is_of_table(&self, person: &PersonId) -> bool {
        let mut seats = self.table.seats().iter();
        self.table.plan().owner == *person
            || seats.any(|seat| self.table.chair(seat).person() == Some(person))
    }

    /// Looks who looks on by now, and tells everybody if that has changed. It is done now and
    /// then, however many come and go.
    pub(crate) fn see_crowd(&mut self, out: &mut Vec<Output>) {
        let wanted: BTreeSet<PersonId> = self.onlookers().into_iter().take(LISTED_MAX).collect();
        if self.crowd.wanted != wanted {
            let is_news = wanted.iter().any(|person| !self.people.contains_key(person));
            self.crowd.wanted = wanted;
            if is_news {
                self.ask_people_at = Some(self.clock.now());
            }
        }
        if self.crowd.last_sent != (self.n_watchers(), self.watchers_shown()) {
            self.tell_people(out);
        }
    }

    /// Those who look on by way of any node and are somebody.
    fn onlookers(&self) -> BTreeSet<PersonId> {
        let here = self.listeners.values().filter_map(|listener| listener.person.as_ref());
        // A node that is alone knows everybody itself.
        let elsewhere = self.elsewhere.iter().filter(|_| self.settings.is_shared);
        here.chain(elsewhere).filter(|person| !self.sits(person)).cloned().collect()
    }

    /// Somebody wants to hear what those say who look on, or not any more.
    pub(crate) fn overhear(&mut self, asker: &Asker, is_on: bool) -> Step {
        // A request listens to nothing.
        let id = match asker {
            Asker::Listener { listener, .. } => *listener,
            Asker::Request(_) | Asker::Nobody => return Step::refuse(RoomError::NotFound {}),
        };
        match self.listeners.get_mut(&id) {
            None => Step::refuse(RoomError::NotFound {}),
            Some(listener) if !is_on => {
                listener.overhears = false;
                Step::Done(Ok(RoomAnswer::Done { seq: 0 }))
            }
            Some(_) => {
                let question = Question::Chat {
                    channel: Channel::Watchers,
                    after: 0,
                    before: i64::MAX,
                    limit: REMEMBERED as u32,
                    reader: None,
                };
                Step::Ask(question, Doing::Overhear { listener: id })
            }
        }
    }

    /// The store has said what was said; from now on it is heard.
    pub(crate) fn overheard(
        &mut self,
        id: ListenerId,
        chat: Vec<ChatShown>,
        out: &mut Vec<Output>,
    ) -> Step {
        self.send_chat(Channel::Watchers, chat, out);
        // They may have gone meanwhile.
        if let Some(listener) = self.listeners.get_mut(&id) {
            listener.overhears = true;
            let person = listener.person.clone();
            self.send_aside(id, person.as_ref(), out);
        }
        Step::Done(Ok(RoomAnswer::Done { seq: 0 }))
    }

    /// Somebody hears all of it anew, where they overhear it.
    pub(crate) fn tell_aside(&self, person: &PersonId, out: &mut Vec<Output>) {
        let is_theirs = |it: &Listener| it.overhears && it.person.as_ref() == Some(person);
        for (&id, _) in self.listeners.iter().filter(|(_, listener)| is_theirs(listener)) {
            self.send_aside(id, Some(person), out);
        }
    }

    fn send_aside(&self, to: ListenerId, person: Option<&PersonId>, out: &mut Vec<Output>) {
        let chat = self.chat_of(Channel::Watchers, person, 0);
        out.push(Output::Send { to: vec![to], text: text(&ToClient::Aside { chat }) });
    }

    /// Whether somebody hears what those say who look on.
    pub(crate) fn is_overheard(&self) -> bool {
        self.listeners.values().any(|listener| listener.overhears)
    }
}
