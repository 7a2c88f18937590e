//! Who is silent: those who may not speak at a table, because its owner said so, and those whom
//! somebody does not want to hear at any table.

use std::collections::{BTreeMap, BTreeSet};

use traumfabrik_table::{Channel, PersonId, Refused};

use crate::job::{Doing, Progress, Step};
use crate::open::Open;
use crate::{
    ChatShown, Hushed, HushedPerson, Output, People, Question, RoomAnswer, RoomError, ToClient,
    Unit, text,
};

/// So many people somebody may block.
const BLOCKED_MAX: u32 = 200;

/// Who is silent.
#[derive(Clone, Debug)]
pub(crate) struct Hush {
    /// Those who may not speak here.
    pub(crate) muted: People,
    /// Those whom each of those who listen does not want to hear.
    pub(crate) blocked: BTreeMap<PersonId, People>,
}

impl Hush {
    pub(crate) fn new(muted: People) -> Self {
        Self { muted, blocked: BTreeMap::new() }
    }
}

impl Open {
    /// Lets somebody speak at this table, or not.
    pub(crate) fn mute(&self, person: &PersonId, other: &PersonId, is_on: bool) -> Step {
        if !self.actor(person).is_owner {
            return Step::refuse(Refused::NotOwner {});
        }
        // Only whoever is here, or was, can be silenced: the list is never longer than that.
        let is_known = self.hush.muted.contains_key(other)
            || self.is_here(Some(other))
            || self.table.seats().iter().any(|seat| self.holder(seat) == Some(other))
            || self.chat.after(0).chain(self.aside.after(0)).any(|chat| chat.person == *other);
        if !is_known {
            return Step::refuse(RoomError::NotFound {});
        }
        Step::Ask(Question::Mute { person: other.clone(), is_on }, Doing::Mute)
    }

    /// The store has kept who may not speak here.
    pub(crate) fn muted(
        &mut self,
        muted: People,
        person: Option<&PersonId>,
        out: &mut Vec<Output>,
    ) -> Step {
        let blocked = self.hush.blocked.clone();
        self.take_hush(muted, blocked, out);
        out.push(Output::Tell { seq: 0 });
        Step::Done(Ok(RoomAnswer::Hushed(self.hushed_of(person))))
    }

    /// Hears somebody, or not.
    pub(crate) fn block(&self, person: &PersonId, other: &PersonId, is_on: bool) -> Step {
        let (person, other) = (person.clone(), other.clone());
        let doing = Doing::Block { other: other.clone(), is_on };
        Step::Ask(Question::Block { person, other, is_on, max: BLOCKED_MAX }, doing)
    }

    /// The store has kept whom somebody does not want to hear.
    pub(crate) fn blocked(
        &mut self,
        blocked: People,
        person: Option<&PersonId>,
        (other, is_on): (&PersonId, bool),
        out: &mut Vec<Output>,
    ) -> Step {
        let Some(person) = person else { return Step::Quiet };
        if is_on && !blocked.contains_key(other) {
            let is_full = blocked.len() >= BLOCKED_MAX as usize;
            let too_big = RoomError::TooBig { max: BLOCKED_MAX.into(), unit: Unit::People };
            return Step::refuse(if is_full { too_big } else { RoomError::NotFound {} });
        }
        let hushed = self.shown_hushed(Some(person), &blocked);
        if self.is_here(Some(person)) {
            let mut all = self.hush.blocked.clone();
            all.insert(person.clone(), blocked);
            self.take_hush(self.hush.muted.clone(), all, out);
        }
        out.push(Output::Tell { seq: 0 });
        Step::Done(Ok(RoomAnswer::Hushed(hushed)))
    }

    /// Whom somebody who comes does not want to hear has to be known first.
    pub(crate) fn must_ask_blocked(
        &self,
        person: Option<&PersonId>,
        progress: &Progress,
    ) -> Option<Step> {
        let person = person.filter(|_| !progress.knows_blocked && !progress.is_off)?.clone();
        let doing = Doing::Blocked { person: person.clone() };
        Some(Step::Ask(Question::Blocked { person }, doing))
    }

    /// Takes note of who is silent. Whoever it concerns hears that, and what was said as far as
    /// they want to hear it.
    pub(crate) fn take_hush(
        &mut self,
        muted: People,
        blocked: BTreeMap<PersonId, People>,
        out: &mut Vec<Output>,
    ) {
        let here = self.people_here();
        let before: Vec<Hushed> = here.iter().map(|it| self.hushed_of(Some(it))).collect();
        self.hush.muted = muted;
        self.hush.blocked.extend(blocked);
        for (person, before) in here.iter().zip(before) {
            let hushed = self.hushed_of(Some(person));
            if hushed != before {
                let chat = self.chat_of(Channel::Table, Some(person), 0);
                let text = text(&ToClient::Hushed { hushed, chat });
                self.send(text, |listener| listener.person.as_ref() == Some(person), out);
                self.tell_aside(person, out);
            }
        }
    }

    /// Whether somebody hears what another says.
    pub(crate) fn hears(&self, person: Option<&PersonId>, speaker: &PersonId) -> bool {
        let blocked = person.and_then(|person| self.hush.blocked.get(person));
        blocked.is_none_or(|blocked| !blocked.contains_key(speaker))
    }

    /// What was said after a number, as far as somebody wants to hear it.
    pub(crate) fn chat_of(
        &self,
        channel: Channel,
        person: Option<&PersonId>,
        after: i64,
    ) -> Vec<ChatShown> {
        let said = self.talk(channel).after(after);
        said.filter(|chat| self.hears(person, &chat.person)).cloned().collect()
    }

    /// Who is silent, as far as it concerns somebody.
    pub(crate) fn hushed_of(&self, person: Option<&PersonId>) -> Hushed {
        let nobody = People::new();
        let blocked = person.and_then(|person| self.hush.blocked.get(person)).unwrap_or(&nobody);
        self.shown_hushed(person, blocked)
    }

    fn shown_hushed(&self, person: Option<&PersonId>, blocked: &People) -> Hushed {
        let is_owner = person.is_some_and(|person| self.actor(person).is_owner);
        let concerns = |other: &HushedPerson| is_owner || Some(&other.person) == person;
        let muted = each_once(&self.hush.muted).filter(concerns).collect();
        Hushed { muted, blocked: each_once(blocked).collect() }
    }

    /// Whom those did not want to hear who are gone need not be known.
    pub(crate) fn forget_blocked(&mut self) {
        let here: BTreeSet<PersonId> = self.people_here().into_iter().collect();
        self.hush.blocked.retain(|person, _| here.contains(person));
    }
}

/// People as others see them: each once, whatever names they have in the log.
fn each_once(people: &People) -> impl Iterator<Item = HushedPerson> + use<> {
    let shown =
        |it: &crate::Person| HushedPerson { person: it.person.clone(), name: it.name.clone() };
    people.values().map(shown).collect::<BTreeSet<_>>().into_iter()
}
