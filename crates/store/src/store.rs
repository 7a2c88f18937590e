//! What can be kept and asked.

use std::collections::BTreeMap;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::error::Result;
use crate::{
    AccountSet, Append, Appended, ChatRow, CommandId, Created, Due, GameId, GameIndex, GameRow,
    GameStatus, Hint, Hinted, KeyKind, MyGame, NewGame, NewPerson, NewSession, Notice, OrderRow,
    Outage, PersonChange, PersonId, PersonRow, Secret, Stats, StoredEntry, Time,
};

/// Where games are kept. Whatever is answered has been written so that a power cut does not undo
/// it. Every method answers with a [`StoreError`](crate::StoreError) if it cannot do its work.
#[async_trait]
pub trait Store: Send + Sync + std::fmt::Debug {
    /// What kind of store it is: `memory`, `sqlite` or `postgres`.
    fn kind(&self) -> &'static str;

    /// The time by the clock that all who share the store go by.
    async fn now(&self) -> Result<Time>;

    /// Whether the store could do its work now.
    async fn ready(&self) -> Result<()>;

    /// How busy it has been.
    fn stats(&self) -> Stats;

    /// Finishes what was begun and lets go of files and connections. Whatever is asked afterwards
    /// is answered with [`StoreError::Away`](crate::StoreError::Away).
    async fn close(&self);

    // The log.

    /// Begins a game.
    async fn create(&self, new: NewGame) -> Result<Created>;

    /// Adds an entry to a game. Of several who add one of the same number, one succeeds.
    async fn append(&self, append: Append) -> Result<Appended>;

    /// The entries of a game with numbers above this one, in order.
    async fn entries(&self, game: &GameId, after_seq: u32) -> Result<Vec<StoredEntry>>;

    /// The entry that a command caused, if it was carried out.
    async fn find_command(&self, game: &GameId, command: &CommandId)
    -> Result<Option<StoredEntry>>;

    /// The seed of a game. It must not leave the server before the game ends.
    async fn secret(&self, game: &GameId) -> Result<Option<Secret>>;

    // Lists of games.

    /// A game as lists show it.
    async fn game(&self, game: &GameId) -> Result<Option<GameRow>>;

    /// Public tables where people are sitting down, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<GameRow>>;

    /// The games of a person: first those that wait for this person, then the latest. Those that
    /// the person began as a guest are among them.
    async fn games_of(&self, person: &PersonId, limit: u32) -> Result<Vec<MyGame>>;

    /// All games, or those that stand like this, the newest first, after the last one of the page
    /// before.
    async fn all_games(
        &self,
        status: Option<GameStatus>,
        limit: u32,
        after: Option<&GameId>,
    ) -> Result<Vec<GameRow>>;

    /// Games that stand like this and have had no entry since a time, the oldest first.
    async fn stale(&self, status: GameStatus, before: Time, limit: u32) -> Result<Vec<GameRow>>;

    /// Writes anew what follows from the log of a game, as of this entry. Answers whether it was
    /// the last one; otherwise nothing was changed.
    async fn reindex(
        &self,
        game: &GameId,
        seq: u32,
        index: GameIndex,
        due_at: Option<Time>,
    ) -> Result<bool>;

    /// Marks a game whose log cannot be read as broken, and lets nothing be due in it, so that
    /// nobody tries again and again. Answers whether there is such a game.
    async fn mark_broken(&self, game: &GameId) -> Result<bool>;

    // Standing orders.

    /// Keeps an order, or changes it; answers with its revision. The name of an order should come
    /// from a small set: a trace of each stays for as long as the game is kept.
    async fn put_order(
        &self,
        game: &GameId,
        order_id: &str,
        seat: u8,
        body: &str,
        at: Time,
    ) -> Result<i64>;

    /// Takes an order back; answers whether it was there. If an entry that it causes is just being
    /// kept, that entry comes first.
    async fn drop_order(&self, game: &GameId, order_id: &str) -> Result<bool>;

    /// The orders of a game.
    async fn orders(&self, game: &GameId) -> Result<Vec<OrderRow>>;

    // What is due.

    /// Takes things that are due and that nobody else has taken, the oldest first. They stay there
    /// until an entry replaces them; if none does before the lease ends, others may take them.
    async fn claim_due(&self, node: &str, now: Time, lease_ms: i64, limit: u32)
    -> Result<Vec<Due>>;

    /// When something will be due that nobody has taken.
    async fn next_due_at(&self) -> Result<Option<Time>>;

    /// Puts off what is due in a game, and gives it free. Answers whether it was still that.
    async fn delay_due(&self, game: &GameId, seq: u32, at: Time) -> Result<bool>;

    // Notices.

    /// Takes notices that wait to be sent and that nobody else has taken, the oldest first.
    async fn claim_notices(&self, now: Time, lease_ms: i64, limit: u32) -> Result<Vec<Notice>>;

    /// A notice was sent.
    async fn notice_sent(&self, notice: &Notice, at: Time) -> Result<()>;

    /// A notice could not be sent. Answers whether it will be tried again: not for ever.
    async fn notice_failed(&self, notice: &Notice, retry_at: Time) -> Result<bool>;

    // People.

    /// Keeps a new person. Answers whether the name in the log was free.
    async fn create_person(&self, new: NewPerson) -> Result<bool>;

    /// A person; for a guest who turned out to be somebody else, the guest.
    async fn person(&self, person: &PersonId) -> Result<Option<PersonRow>>;

    /// The person who has an account of this name. Capital letters do not matter.
    async fn person_by_account(&self, account: &str) -> Result<Option<PersonRow>>;

    /// Several people, by the names that were asked for; for a guest who turned out to be somebody
    /// else, that one.
    async fn people(&self, people: &[PersonId]) -> Result<BTreeMap<PersonId, PersonRow>>;

    /// Changes something about a person. Answers whether there is one, and not forgotten.
    async fn change_person(&self, person: &PersonId, changes: Vec<PersonChange>) -> Result<bool>;

    /// Gives a person an account, or another name and password for it. Names are compared in lower
    /// case.
    async fn set_account(
        &self,
        person: &PersonId,
        shown: &str,
        password: Secret,
    ) -> Result<AccountSet>;

    /// Changes a password. Answers whether the person has an account.
    async fn set_password(&self, person: &PersonId, password: Secret) -> Result<bool>;

    /// Shuts a person out, or lets the person in again. Answers whether there is one.
    async fn set_blocked(&self, person: &PersonId, is_blocked: bool) -> Result<bool>;

    /// A guest turned out to have an account: the guest's games, notices and keys follow. Answers
    /// whether that was possible; if the guest has an account too, is the same person, or one of
    /// the two is not there, nothing was changed.
    async fn merge(&self, guest: &PersonId, account: &PersonId) -> Result<bool>;

    /// Forgets a person, and all guests who turned out to be this person: names, ways to reach
    /// them, what they said, and every way in. The games stay. Answers whether there was one.
    async fn forget(&self, person: &PersonId) -> Result<bool>;

    /// A person was here.
    async fn touch(&self, person: &PersonId, at: Time) -> Result<()>;

    // Sessions and keys.

    /// Begins a session.
    async fn add_session(&self, new: NewSession) -> Result<()>;

    /// The person of a session; for a guest who turned out to be somebody else, that one.
    async fn session(&self, token_hash: &str) -> Result<Option<PersonRow>>;

    /// A session was used, and its person was here.
    async fn touch_session(&self, token_hash: &str, at: Time) -> Result<()>;

    /// Ends a session. Answers whether there was one.
    async fn end_session(&self, token_hash: &str) -> Result<bool>;

    /// Ends all sessions of a person; answers how many.
    async fn end_sessions(&self, person: &PersonId) -> Result<u64>;

    /// Ends all sessions that have not been used since a time; answers how many.
    async fn end_old_sessions(&self, before: Time) -> Result<u64>;

    /// Gives a person keys, in place of older ones of that kind.
    async fn add_keys(
        &self,
        person: &PersonId,
        kind: KeyKind,
        key_hashes: Vec<String>,
        at: Time,
    ) -> Result<()>;

    /// Whose key it is; a recovery key is used up.
    async fn use_key(&self, key_hash: &str, kind: KeyKind) -> Result<Option<PersonId>>;

    // Chat.

    /// Says something at a table.
    async fn say(&self, game: &GameId, person: &PersonId, at: Time, text: &str) -> Result<ChatRow>;

    /// What was said at a table after this number, in order.
    async fn chats(&self, game: &GameId, after: i64) -> Result<Vec<ChatRow>>;

    /// Removes something that was said. Answers whether it was there.
    async fn remove_chat(&self, game: &GameId, chat_id: i64) -> Result<bool>;

    // Presence.

    /// People are looking at tables by way of this node, at least until then.
    async fn be_present(
        &self,
        node: &str,
        people: &[(GameId, PersonId)],
        until: Time,
    ) -> Result<()>;

    /// A person does not look at a table by way of this node any more.
    async fn be_absent(&self, node: &str, game: &GameId, person: &PersonId) -> Result<()>;

    /// Who looks at a table.
    async fn present(&self, game: &GameId, now: Time) -> Result<Vec<PersonId>>;

    /// Clears away presence that has run out and notices that are a month old; answers how much.
    async fn sweep(&self, now: Time) -> Result<u64>;

    // Outages.

    /// A sign of life. If the last one said that somebody looked after the clocks, and it is older
    /// than this many milliseconds, then nobody did in between: that is kept, and answered.
    async fn beat(&self, now: Time, is_watching: bool, gap_ms: i64) -> Result<Option<Outage>>;

    /// The outages that ended after a time, in order.
    async fn outages(&self, since: Time) -> Result<Vec<Outage>>;

    // Hints.

    /// Tells everybody who shares the store that a game has moved on. It takes no time and cannot
    /// fail: a hint that is lost is made up for by a gap.
    fn hint(&self, hint: Hint);

    /// Hints from now on. Whoever falls behind has to take that as a gap.
    fn hints(&self) -> broadcast::Receiver<Hinted>;
}
