//! Somebody's device: what it knows, what it has sent and nobody has answered, and how it is
//! connected just now. It comes back by itself, says what it has, and sends again what was not
//! acknowledged, with the same ids.

use traumfabrik_room::{FromClient, Input, ListenerId, Newcomer, Query, RequestId, Wanted};
use traumfabrik_rules::Perspective;
use traumfabrik_table::PersonId;

use crate::node::{Door, Power, Request};
use crate::queue::{Event, Life, Millis};
use crate::world::World;

/// Whoever waits longer than this for an answer hangs up and comes back.
const PATIENCE_MS: Millis = 4_000;

/// A device.
#[derive(Debug)]
pub(crate) struct Client {
    /// Whose; nobody's for a stranger.
    pub(crate) person: Option<PersonId>,
    /// The session of whoever is signed in.
    pub(crate) session: Option<u64>,
    pub(crate) line: Option<Line>,
    /// The last entry that it has seen.
    pub(crate) seq: u32,
    /// The last thing said that it has heard.
    pub(crate) chat: i64,
    pub(crate) outbox: Vec<Outgoing>,
    pub(crate) n_sent: u32,
    /// Whether it reads slowly what it is sent.
    pub(crate) is_slow: bool,
}

/// A connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) life: Life,
    pub(crate) listener: ListenerId,
    pub(crate) opened_at: Millis,
    pub(crate) is_synced: bool,
    /// When the last thing that was sent arrives: nothing overtakes anything.
    pub(crate) free_at: Millis,
}

/// Something that nobody has answered.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) message: FromClient,
    pub(crate) n_sent: u32,
    pub(crate) sent_at: Millis,
}

/// What a device hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Everything up to an entry.
    Sync {
        seq: u32,
        chat: i64,
    },
    Entry {
        seq: u32,
    },
    Said {
        chat: i64,
    },
    /// A message was done, or refused for good.
    Answered,
    /// It may be tried again.
    TryAgain,
    /// The connection has ended.
    Cut,
    Other,
}

/// What a device hears, and the id of the message that it answers.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    pub(crate) id: String,
    pub(crate) news: News,
}

impl World {
    /// Somebody looks at their screen.
    pub(crate) fn act(&mut self, client: usize) {
        if self.scenario.leave_at.is_some_and(|at| self.now >= at) {
            return self.hang_up(client);
        }
        let pause = self.scenario.think_ms / 2 + self.up_to(self.scenario.think_ms);
        self.queue.put(self.now + pause, Event::Act(client));
        let Some(line) = self.clients[client].line else { return self.come_back(client) };
        let has_trouble = self.now < self.scenario.calm_from;
        let is_stuck = if line.is_synced {
            let waiting = self.clients[client].outbox.iter();
            waiting.map(|it| self.now - it.sent_at).max() > Some(PATIENCE_MS)
        } else {
            self.now - line.opened_at > PATIENCE_MS
        };
        if is_stuck || (has_trouble && self.chance.one_in(40)) {
            return self.hang_up(client);
        }
        if line.is_synced {
            self.want_something(client);
        }
    }

    /// Connects anew, or asks for something without a connection.
    fn come_back(&mut self, client: usize) {
        let up = self.nodes.iter().filter(|node| node.power == Power::Up);
        let lives: Vec<Life> = up.map(|node| node.life).collect();
        if lives.is_empty() {
            return;
        }
        let life = lives[self.chance.index(lives.len())];
        // Whoever was signed out signs in again.
        let session = self.clients[client].session;
        if session.is_some_and(|session| !self.store.sessions.contains(&session)) {
            self.clients[client].session = Some(self.sign_in());
        }
        if self.chance.one_in(4) {
            return self.request(client, life);
        }
        self.n_listeners += 1;
        let listener = ListenerId(self.n_listeners);
        let is_new = self.chance.one_in(6);
        let it = &mut self.clients[client];
        let (since, chat_since) = if is_new { (0, 0) } else { (it.seq, it.chat) };
        let line =
            Line { life, listener, opened_at: self.now, is_synced: false, free_at: self.now };
        it.line = Some(line);
        let look = None;
        let person = it.person.clone();
        let new = Newcomer { listener, person, look, since, chat_since };
        self.send_up(client, Input::Join(new));
    }

    /// Asks by the other door.
    fn request(&mut self, client: usize, life: Life) {
        self.n_requests += 1;
        let request = RequestId(self.n_requests);
        let it = &mut self.clients[client];
        let waiting =
            it.outbox.iter_mut().find(|it| !matches!(it.message, FromClient::Look { .. }));
        let wanted = match waiting {
            Some(waiting) => {
                waiting.n_sent += 1;
                waiting.sent_at = self.now;
                Wanted::Message(waiting.message.clone())
            }
            None => Wanted::Query(Query::Standing { look: Some(Perspective::Table) }),
        };
        let (person, seen) = (it.person.clone(), it.seq);
        let input = Input::Request { request, person, seen, wanted };
        let at = self.now + 1 + self.up_to(40);
        self.queue.put(at, Event::Arrive { life, client, input });
    }

    /// Puts a message on its way, and keeps it until it is answered.
    pub(crate) fn send(&mut self, client: usize, message: FromClient) {
        self.clients[client].outbox.push(Outgoing { message, n_sent: 0, sent_at: self.now });
        let last = self.clients[client].outbox.len() - 1;
        self.send_again(client, last);
    }

    fn send_again(&mut self, client: usize, idx: usize) {
        let it = &mut self.clients[client];
        let Some(line) = it.line else { return };
        let waiting = &mut it.outbox[idx];
        waiting.n_sent += 1;
        waiting.sent_at = self.now;
        let (person, message) = (it.person.clone(), waiting.message.clone());
        self.send_up(client, Input::Message { listener: line.listener, person, message });
    }

    /// Something is under way to the node that a client is connected to.
    fn send_up(&mut self, client: usize, input: Input) {
        let delay = 1 + self.up_to(40);
        let breaks = self.may_break();
        let Some(line) = &mut self.clients[client].line else { return };
        line.free_at = line.free_at.max(self.now + delay);
        let event = Event::Arrive { life: line.life, client, input };
        self.queue.put(line.free_at, event);
        if breaks {
            self.hang_up(client);
        }
    }

    /// Whether the connection breaks now.
    pub(crate) fn may_break(&mut self) -> bool {
        let one_in = self.scenario.line_breaks_one_in;
        one_in > 0 && self.now < self.scenario.calm_from && self.chance.one_in(one_in)
    }

    pub(crate) fn hang_up(&mut self, client: usize) {
        let Some(line) = self.clients[client].line.take() else { return };
        // A node may learn late that nobody listens any more.
        let delay = if self.chance.one_in(4) { 3_000 } else { 50 };
        let at = self.now + 1 + self.up_to(delay);
        self.queue
            .put(at.max(line.free_at), Event::Part { life: line.life, listener: line.listener });
    }

    /// Something has come from a client to a node that it can reach.
    pub(crate) fn arrive(&mut self, life: Life, client: usize, input: Input) {
        let is_up = self.nodes[life.node].power == Power::Up;
        // Nothing is done by a clock that may have missed an outage, and no session that has ended
        // is let in.
        let session = self.clients[client].session;
        let is_in = session.is_none_or(|session| self.store.sessions.contains(&session));
        let is_known = !self.store.is_away(self.now) && self.notice_outage(life.node);
        match input {
            Input::Join(new) => {
                if !is_up || !is_in || !is_known {
                    let listener = new.listener;
                    return self.deliver_cut(client, listener, life);
                }
                let door = Door {
                    client,
                    person: new.person.clone(),
                    session,
                    since: new.since,
                    chat_since: new.chat_since,
                    told: None,
                    n_bytes: 0,
                    free_at: self.now,
                    read_at: self.now,
                    kept_right: None,
                };
                self.nodes[life.node].doors.insert(new.listener, door);
                self.give(life.node, Input::Join(self.as_planted(new)));
            }
            Input::Message { listener, person, message } => {
                if !self.nodes[life.node].doors.contains_key(&listener) {
                    return;
                }
                if !self.notice_outage(life.node) {
                    let heard = Heard { id: message.id().to_owned(), news: News::TryAgain };
                    return self.deliver(life.node, listener, heard, 0);
                }
                self.judges.noted_arrival(client, message.id(), self.store.n_entries());
                self.give(life.node, Input::Message { listener, person, message });
            }
            Input::Request { request, person, seen, wanted } => {
                if !is_up || !is_in || !is_known {
                    return;
                }
                let id = match &wanted {
                    Wanted::Message(message) => message.id().to_owned(),
                    Wanted::Query(_) | Wanted::Close(_) => String::new(),
                };
                self.judges.noted_arrival(client, &id, self.store.n_entries());
                self.nodes[life.node].requests.insert(request, Request { client, id, seen });
                let seen = self.seen_as_planted(seen);
                self.give(life.node, Input::Request { request, person, seen, wanted });
            }
            other => unreachable!("no client sends {other:?}"),
        }
    }

    /// Something has come to a client.
    pub(crate) fn hear(&mut self, client: usize, heard: &Heard) {
        let it = &mut self.clients[client];
        match heard.news {
            News::Sync { seq, chat } => {
                (it.seq, it.chat) = (it.seq.max(seq), it.chat.max(chat));
                if let Some(line) = &mut it.line {
                    line.is_synced = true;
                }
                for idx in 0..self.clients[client].outbox.len() {
                    self.send_again(client, idx);
                }
            }
            News::Entry { seq } => it.seq = it.seq.max(seq),
            News::Said { chat } => it.chat = it.chat.max(chat),
            News::Answered => it.outbox.retain(|waiting| waiting.message.id() != heard.id),
            News::TryAgain => {}
            News::Cut => it.line = None,
            News::Other => {}
        }
    }
}
