//! Talking at a table: bounded in what is kept, in what is sent, and in how often.

use std::collections::BTreeMap;

use traumfabrik_table::{Channel, PersonId};

use crate::crowd::{Bucket, Listener};
use crate::job::{Doing, Step};
use crate::open::Open;
use crate::{ChatShown, Output, Question, RoomAnswer, RoomError, ToClient, text, typed};

/// So much of what was said is remembered, and told to whoever comes.
pub(crate) const REMEMBERED: usize = 50;
/// So much of it comes at once to whoever asks.
const PAGE: u32 = 100;
/// Everybody may say something so often, on average, and so much at once.
const PERSON_EVERY_MS: i64 = 1_500;
const PERSON_AT_ONCE: i64 = 8;
/// The same for all at the table together.
const TABLE_EVERY_MS: i64 = 250;
const TABLE_AT_ONCE: i64 = 40;
/// So many people are remembered for having said something just now.
const SPEAKERS_MAX: usize = 64;

/// What was said, as far as it is remembered.
#[derive(Clone, Debug)]
pub(crate) struct Chat {
    /// By number.
    said: BTreeMap<i64, ChatShown>,
    speakers: BTreeMap<PersonId, Bucket>,
    table: Bucket,
}

impl Chat {
    pub(crate) fn new(said: Vec<ChatShown>) -> Self {
        let said = said.into_iter().map(|chat| (chat.chat, chat)).collect();
        let mut chat = Self { said, speakers: BTreeMap::new(), table: Bucket::new() };
        chat.forget_old();
        chat
    }

    /// What was said after a number, and what was removed before it, so that nobody goes on
    /// showing it.
    pub(crate) fn after(&self, number: i64) -> impl Iterator<Item = &ChatShown> {
        self.said.values().filter(move |chat| chat.chat > number || chat.text.is_none())
    }

    /// Takes note of something. True if it is news.
    fn note(&mut self, chat: &ChatShown) -> bool {
        let is_older = self.said.len() >= REMEMBERED
            && self.said.first_key_value().is_some_and(|(&first, _)| chat.chat < first);
        let is_news = match self.said.get(&chat.chat) {
            Some(known) => known.text.is_some() != chat.text.is_some(),
            None => !is_older,
        };
        if is_news {
            self.said.insert(chat.chat, chat.clone());
            self.forget_old();
        }
        is_news
    }

    fn forget_old(&mut self) {
        while self.said.len() > REMEMBERED {
            self.said.pop_first();
        }
    }
}

impl Open {
    /// What was said to each other by whom.
    pub(crate) fn talk(&self, channel: Channel) -> &Chat {
        match channel {
            Channel::Table => &self.chat,
            Channel::Watchers => &self.aside,
        }
    }

    fn talk_mut(&mut self, channel: Channel) -> &mut Chat {
        match channel {
            Channel::Table => &mut self.chat,
            Channel::Watchers => &mut self.aside,
        }
    }

    /// Says something to everybody at the table, or to those who look on.
    pub(crate) fn say(
        &mut self,
        person: &PersonId,
        channel: Channel,
        id: &str,
        text: &str,
    ) -> Step {
        let text = match typed::chat(text, self.settings.chat_chars) {
            Ok(text) => text,
            Err(error) => return Step::refuse(error),
        };
        if let Err(error) = self.may_speak(person, channel) {
            return Step::refuse(error);
        }
        if let Err(retry_ms) = self.take_breath(person, channel) {
            return Step::refuse(RoomError::TooMany { retry_ms });
        }
        // After a gap in the connection a client sends again what nobody answered, maybe by way of
        // another node: the store alone knows what was said.
        let (person, id, at) = (person.clone(), id.to_owned(), self.clock.now());
        Step::Ask(Question::Say { channel, person, id, text, at }, Doing::Say { channel })
    }

    /// The store has kept what was said.
    pub(crate) fn said(
        &mut self,
        channel: Channel,
        chat: ChatShown,
        out: &mut Vec<Output>,
    ) -> Step {
        self.send_chat(channel, vec![chat.clone()], out);
        out.push(Output::Tell { seq: 0 });
        Step::Done(Ok(RoomAnswer::Said(chat)))
    }

    /// Sends what was said, or that it was removed, to everybody whom it concerns, unless they know.
    pub(crate) fn send_chat(
        &mut self,
        channel: Channel,
        said: Vec<ChatShown>,
        out: &mut Vec<Output>,
    ) {
        for chat in said {
            if self.talk_mut(channel).note(&chat) {
                let speaker = chat.person.clone();
                let text = text(&ToClient::Said { channel, chat });
                let concerns = |listener: &Listener| {
                    let listens = channel == Channel::Table || listener.overhears;
                    listens && self.hears(listener.person.as_ref(), &speaker)
                };
                self.send(text, concerns, out);
            }
        }
    }

    /// Asks for a page of what was said.
    pub(crate) fn ask_chat(
        &self,
        person: Option<&PersonId>,
        channel: Channel,
        after: i64,
        before: i64,
    ) -> Step {
        match self.may_look(person, None) {
            Ok(_) => {
                let reader = person.cloned();
                let page = Question::Chat { channel, after, before, limit: PAGE, reader };
                Step::Ask(page, Doing::Chat)
            }
            Err(error) => Step::refuse(error),
        }
    }

    /// Whether somebody may speak again already; otherwise how long they have to wait.
    fn take_breath(&mut self, person: &PersonId, channel: Channel) -> Result<(), u64> {
        let now = self.clock.now();
        // Whoever speaks in two talks has one breath for both.
        let Chat { speakers, .. } = &mut self.chat;
        if speakers.len() >= SPEAKERS_MAX {
            speakers.retain(|_, bucket| !bucket.is_full(now));
        }
        let known = speakers.contains_key(person);
        // More people than that speak no faster than the table as a whole may.
        if known || speakers.len() < SPEAKERS_MAX {
            let bucket = speakers.entry(person.clone()).or_insert_with(Bucket::new);
            bucket.take(now, PERSON_EVERY_MS, PERSON_AT_ONCE)?;
        }
        self.talk_mut(channel).table.take(now, TABLE_EVERY_MS, TABLE_AT_ONCE)
    }
}
