//! The door of a socket: what is said to a client waits here, bounded in number and in bytes, by
//! itself and together with what waits for the same address, person and table. An empty one takes
//! up next to nothing, since most sockets are idle most of the time.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use traumfabrik_table::PersonId;

use crate::limit::{Budgets, Reader};
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
}

#[derive(Debug)]
struct Outbox {
    waiting: Mutex<Waiting>,
    is_news: Notify,
    /// Told when what is on its way is to be given up.
    is_cut: Notify,
    budgets: Budgets,
}

#[derive(Debug, Default)]
struct Waiting {
    texts: Vec<Utf8Bytes>,
    n_bytes: usize,
    /// Those of them that are on their way.
    n_taken: usize,
    is_cut: bool,
    /// When something was read last, or began to wait.
    since: Option<Instant>,
    /// With which code the line is to be closed, if it is.
    close: Option<u16>,
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reader for Outbox {
    fn waiting(&self) -> Option<(Instant, usize)> {
        let waiting = self.lock();
        Some((waiting.since?, waiting.n_bytes))
    }

    fn cut_off(&self) -> bool {
        let mut waiting = self.lock();
        if waiting.is_cut {
            return false;
        }
        // What is on its way is given up as well: see `Inbox::cut_off`.
        self.budgets.remove(mem::take(&mut waiting.n_bytes));
        (waiting.texts, waiting.n_taken) = (Vec::new(), 0);
        (waiting.is_cut, waiting.since) = (true, None);
        waiting.close.get_or_insert(close_code::AGAIN);
        drop(waiting);
        self.is_news.notify_one();
        self.is_cut.notify_one();
        true
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let n_bytes = self.lock().n_bytes;
        self.budgets.remove(n_bytes);
    }
}

impl Door {
    /// A door for so many messages, whose bytes count against these budgets.
    pub(crate) fn new(
        messages_max: usize,
        session: Option<Session>,
        budgets: Budgets,
    ) -> (Self, Inbox) {
        let outbox = Arc::new(Outbox {
            waiting: Mutex::default(),
            is_news: Notify::new(),
            is_cut: Notify::new(),
            budgets,
        });
        outbox.budgets.watch(&outbox);
        let inbox = Inbox { outbox: Arc::clone(&outbox) };
        (Self { outbox, messages_max, session }, inbox)
    }

    /// Says something, once [`Door::ring`] is called: what is said together goes out together.
    /// False to whoever does not keep up: they are to be cut off, and may come back and catch up.
    pub(super) fn say(&self, text: Utf8Bytes, now: Instant) -> bool {
        let mut waiting = self.outbox.lock();
        let n_more = text.len();
        let n_bytes = waiting.n_bytes.saturating_add(n_more);
        let has_room = waiting.n_bytes == 0 || n_bytes <= WAITING_MAX;
        if waiting.is_cut || !has_room || waiting.texts.len() >= self.messages_max {
            return false;
        }
        waiting.n_bytes = n_bytes;
        waiting.since.get_or_insert(now);
        waiting.texts.push(text);
        // Before it can be taken out, which takes it off again.
        self.outbox.budgets.add(n_more);
        // Whoever is cut off for this may be at any door.
        drop(waiting);
        self.outbox.budgets.relieve(now);
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

    /// Some of what is on its way was read.
    pub(crate) fn note_progress(&self) {
        let mut waiting = self.outbox.lock();
        waiting.since = waiting.since.map(|_| Instant::now());
    }

    /// Waits until what is on its way is to be given up.
    pub(crate) async fn cut_off(&self) {
        self.outbox.is_cut.notified().await;
    }

    fn take(&mut self) -> Option<Outgoing> {
        let mut waiting = self.outbox.lock();
        let n_gone = mem::take(&mut waiting.n_taken);
        waiting.n_bytes -= n_gone;
        self.outbox.budgets.remove(n_gone);
        waiting.since = (waiting.n_bytes > 0).then(Instant::now);
        if waiting.texts.is_empty() {
            return waiting.close.map(Outgoing::Close);
        }
        waiting.n_taken = waiting.n_bytes;
        Some(Outgoing::Texts(mem::take(&mut waiting.texts)))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::Limits;
    use crate::limit::Limiter;

    fn text(n: usize) -> Utf8Bytes {
        Utf8Bytes::from("x".repeat(n))
    }

    fn new_door(messages_max: usize) -> (Door, Inbox) {
        let limiter = Limiter::new(&Limits::default());
        Door::new(messages_max, None, limiter.budgets([192, 0, 2, 1].into(), None, None))
    }

    #[tokio::test]
    async fn bytes_that_wait_are_bounded() {
        let (door, mut inbox) = new_door(64);
        assert!(door.say(text(2 * WAITING_MAX), Instant::now()), "a long message goes alone");
        assert!(!door.say(text(1), Instant::now()));
        inbox.next().await;
        assert!(!door.say(text(1), Instant::now()), "what is on its way waits, too");
        assert!(inbox.take().is_none());
        assert!(
            (0..4).all(|_| door.say(text(WAITING_MAX / 4), Instant::now())),
            "what has gone out does not"
        );
        assert!(!door.say(text(1), Instant::now()));
    }

    #[tokio::test]
    async fn messages_that_wait_are_bounded_and_go_out_together() {
        let (door, mut inbox) = new_door(2);
        assert!(
            door.say(text(1), Instant::now())
                && door.say(text(1), Instant::now())
                && !door.say(text(1), Instant::now())
        );
        assert!(matches!(inbox.next().await, Outgoing::Texts(texts) if texts.len() == 2));
        assert!(door.say(text(1), Instant::now()));
    }

    #[tokio::test]
    async fn a_line_is_closed_after_what_was_said() {
        let (door, mut inbox) = new_door(64);
        door.say(Utf8Bytes::from_static("last"), Instant::now());
        door.close(close_code::POLICY);
        assert!(matches!(inbox.next().await, Outgoing::Texts(_)));
        assert!(matches!(inbox.next().await, Outgoing::Close(close_code::POLICY)));
        let (door, mut inbox) = new_door(64);
        drop(door);
        assert!(matches!(inbox.next().await, Outgoing::Close(close_code::AGAIN)));
    }

    #[tokio::test]
    async fn who_reads_nothing_is_cut_off_for_those_who_share_with_them() {
        let limits = Limits { waiting_bytes_per_table: 1_000, ..Limits::default() };
        let (limiter, table) = (Limiter::new(&limits), "long-table".parse().unwrap());
        let at = |n: u8| limiter.budgets([192, 0, 2, n].into(), None, Some(&table));
        let (sleeper, mut asleep) = Door::new(64, None, at(1));
        let (reader, mut awake) = Door::new(64, None, at(2));
        let later = Instant::now() + Duration::from_secs(60);
        sleeper.say(text(200), Instant::now());
        asleep.next().await;
        sleeper.say(text(300), later);
        // What comes to whoever reads may be more than what waits for who does not.
        for _ in 0..10 {
            assert!(reader.say(text(600), later), "whoever reads hears everything");
            assert!(matches!(awake.next().await, Outgoing::Texts(_)));
            assert!(awake.take().is_none());
        }
        asleep.cut_off().await;
        assert!(!sleeper.say(text(1), later));
        assert!(matches!(asleep.next().await, Outgoing::Close(close_code::AGAIN)));
        assert_eq!(limiter.n_bytes_waiting(), 0);
        reader.say(text(7), later);
        drop((reader, awake));
        assert_eq!(limiter.n_bytes_waiting(), 0, "nothing waits for whoever is gone");
    }
}
