//! The door of a socket: what is said to a client waits here, bounded in number and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use traumfabrik_table::PersonId;

/// So many bytes may wait for a slow reader. A longer message goes alone.
const WAITING_MAX: usize = 256 * 1024;

/// Something that goes out.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// Nothing more: the line is to be closed, with this code.
    Close(u16),
}

/// By what somebody came in.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) token_hash: String,
    pub(crate) person: PersonId,
}

/// The room's end of the line to a client.
#[derive(Debug)]
pub(crate) struct Door {
    outbox: mpsc::Sender<Outgoing>,
    n_waiting: Arc<AtomicUsize>,
    pub(super) session: Option<Session>,
}

/// The client's end of it.
#[derive(Debug)]
pub(crate) struct Inbox {
    inbox: mpsc::Receiver<Outgoing>,
    n_waiting: Arc<AtomicUsize>,
}

impl Door {
    /// A door for so many messages.
    pub(crate) fn new(n_messages: usize, session: Option<Session>) -> (Self, Inbox) {
        let (outbox, inbox) = mpsc::channel(n_messages);
        let n_waiting = Arc::<AtomicUsize>::default();
        (Self { outbox, n_waiting: Arc::clone(&n_waiting), session }, Inbox { inbox, n_waiting })
    }

    /// Says something. False to whoever does not keep up: they are to be cut off, and may come back
    /// and catch up.
    pub(super) fn say(&self, text: Utf8Bytes) -> bool {
        let n_bytes = text.len();
        let n_before = self.n_waiting.fetch_add(n_bytes, Ordering::Relaxed);
        let has_room = n_before == 0 || n_before.saturating_add(n_bytes) <= WAITING_MAX;
        has_room && self.outbox.try_send(Outgoing::Text(text)).is_ok()
    }

    /// Closes the line after what was said.
    pub(super) fn close(self, code: u16) {
        self.outbox.try_send(Outgoing::Close(code)).ok();
    }
}

impl Inbox {
    /// What goes out next; none if the room has closed the door.
    pub(crate) async fn next(&mut self) -> Option<Outgoing> {
        let next = self.inbox.recv().await;
        if let Some(Outgoing::Text(text)) = &next {
            self.n_waiting.fetch_sub(text.len(), Ordering::Relaxed);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn bytes_that_wait_are_bounded() {
        let (door, mut inbox) = Door::new(64, None);
        let text = |n: usize| Utf8Bytes::from("x".repeat(n));
        assert!(door.say(text(2 * WAITING_MAX)), "a long message goes alone");
        assert!(!door.say(text(1)));
        inbox.next().await;
        let (door, mut inbox) = Door::new(64, None);
        assert!((0..4).all(|_| door.say(text(WAITING_MAX / 4))));
        inbox.next().await;
        assert!(door.say(text(WAITING_MAX / 4)), "what was read does not wait");
        assert!(!door.say(text(WAITING_MAX / 4)));
    }

    #[tokio::test]
    async fn a_line_is_closed_after_what_was_said() {
        let (door, mut inbox) = Door::new(64, None);
        door.say(Utf8Bytes::from_static("last"));
        door.close(1008);
        assert!(matches!(inbox.next().await, Some(Outgoing::Text(_))));
        assert!(matches!(inbox.next().await, Some(Outgoing::Close(1008))));
        assert!(inbox.next().await.is_none());
    }
}
