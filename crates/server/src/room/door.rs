//! The door of a socket: what is said to a client waits here, bounded in number and in bytes. An
//! empty one takes up next to nothing, since most sockets are idle most of the time.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use traumfabrik_table::PersonId;

use crate::socket::close_code;

/// So many bytes may wait for a slow reader. A longer message goes alone.
const WAITING_MAX: usize = 256 * 1024;

/// Something that goes out.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// Messages: all that have come together since.
    Texts(Vec<Utf8Bytes>),
    /// Nothing more: the line is to be closed, with this code.
    Close(u16),
}

/// By what somebody came in.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) token_hash: String,
    pub(crate) person: PersonId,
}

/// The room's end of the line to a client. When it goes, the line is closed after what was said.
#[derive(Debug)]
pub(crate) struct Door {
    outbox: Arc<Outbox>,
    messages_max: usize,
    pub(super) session: Option<Session>,
}

/// The client's end of it.
#[derive(Debug)]
pub(crate) struct Inbox {
    outbox: Arc<Outbox>,
    /// Bytes that were taken out last: they wait until they have gone out.
    n_taken: usize,
}

#[derive(Debug, Default)]
struct Outbox {
    waiting: Mutex<Waiting>,
    is_news: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    texts: Vec<Utf8Bytes>,
    n_bytes: usize,
    /// With which code the line is to be closed, if it is.
    close: Option<u16>,
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Door {
    /// A door for so many messages.
    pub(crate) fn new(messages_max: usize, session: Option<Session>) -> (Self, Inbox) {
        let outbox = Arc::<Outbox>::default();
        let inbox = Inbox { outbox: Arc::clone(&outbox), n_taken: 0 };
        (Self { outbox, messages_max, session }, inbox)
    }

    /// Says something, once [`Door::ring`] is called: what is said together goes out together.
    /// False to whoever does not keep up: they are to be cut off, and may come back and catch up.
    pub(super) fn say(&self, text: Utf8Bytes) -> bool {
        let mut waiting = self.outbox.lock();
        let n_bytes = waiting.n_bytes.saturating_add(text.len());
        let has_room = waiting.n_bytes == 0 || n_bytes <= WAITING_MAX;
        if !has_room || waiting.texts.len() >= self.messages_max {
            return false;
        }
        waiting.n_bytes = n_bytes;
        waiting.texts.push(text);
        true
    }

    /// Has what was said go out.
    pub(super) fn ring(&self) {
        self.outbox.is_news.notify_one();
    }

    /// Closes the line after what was said.
    pub(super) fn close(self, code: u16) {
        self.outbox.lock().close = Some(code);
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.outbox.lock().close.get_or_insert(close_code::AGAIN);
        self.ring();
    }
}

impl Inbox {
    /// What goes out next. What was taken out before has gone out by now.
    pub(crate) async fn next(&mut self) -> Outgoing {
        loop {
            if let Some(next) = self.take() {
                return next;
            }
            self.outbox.is_news.notified().await;
        }
    }

    fn take(&mut self) -> Option<Outgoing> {
        let mut waiting = self.outbox.lock();
        waiting.n_bytes -= mem::take(&mut self.n_taken);
        if waiting.texts.is_empty() {
            return waiting.close.map(Outgoing::Close);
        }
        self.n_taken = waiting.n_bytes;
        Some(Outgoing::Texts(mem::take(&mut waiting.texts)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(n: usize) -> Utf8Bytes {
        Utf8Bytes::from("x".repeat(n))
    }

    #[tokio::test]
    async fn bytes_that_wait_are_bounded() {
        let (door, mut inbox) = Door::new(64, None);
        assert!(door.say(text(2 * WAITING_MAX)), "a long message goes alone");
        assert!(!door.say(text(1)));
        inbox.next().await;
        assert!(!door.say(text(1)), "what is on its way waits, too");
        assert!(inbox.take().is_none());
        assert!((0..4).all(|_| door.say(text(WAITING_MAX / 4))), "what has gone out does not");
        assert!(!door.say(text(1)));
    }

    #[tokio::test]
    async fn messages_that_wait_are_bounded_and_go_out_together() {
        let (door, mut inbox) = Door::new(2, None);
        assert!(door.say(text(1)) && door.say(text(1)) && !door.say(text(1)));
        assert!(matches!(inbox.next().await, Outgoing::Texts(texts) if texts.len() == 2));
        assert!(door.say(text(1)));
    }

    #[tokio::test]
    async fn a_line_is_closed_after_what_was_said() {
        let (door, mut inbox) = Door::new(64, None);
        door.say(Utf8Bytes::from_static("last"));
        door.close(close_code::POLICY);
        assert!(matches!(inbox.next().await, Outgoing::Texts(_)));
        assert!(matches!(inbox.next().await, Outgoing::Close(close_code::POLICY)));
        let (door, mut inbox) = Door::new(64, None);
        drop(door);
        assert!(matches!(inbox.next().await, Outgoing::Close(close_code::AGAIN)));
    }
}
