//! A store in a database: which operation each question is.

use std::collections::BTreeMap;
use std::path::Path;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::error::Result;
use crate::hints::Hints;
use crate::ops::{due, games, log, merging, notices, orders, outages, people, sessions, tables};
use crate::postgres::Postgres;
use crate::sqlite::{self, Sqlite};
use crate::tx::{Access, Op};
use crate::{
    AccountSet, Append, Appended, ChatRow, CommandId, Created, Due, GameId, GameIndex, GameRow,
    GameStatus, Hint, Hinted, KeyKind, MyGame, NewGame, NewPerson, NewSession, Notice, OrderRow,
    Outage, PersonChange, PersonId, PersonRow, Secret, Stats, Store, StoredEntry, Time, schema,
};

/// A store in a database of either kind.
#[derive(Debug)]
pub struct Database {
    driver: Driver,
}

#[derive(Debug)]
enum Driver {
    Sqlite(Sqlite, Hints),
    Postgres(Postgres),
}

/// A store that ends with the process.
///
/// # Errors
/// If no thread can be started for it.
pub fn memory() -> Result<Database> {
    Ok(Database { driver: Driver::Sqlite(Sqlite::memory()?, Hints::new()) })
}

/// A store in a file, which is made if it is not there, with the folders above it.
///
/// # Errors
/// A [`StoreError`](crate::StoreError) that names the file and says what to do, for example if
/// another server uses it, or if it was written by a later version.
pub fn sqlite(path: impl AsRef<Path>) -> Result<Database> {
    Ok(Database { driver: Driver::Sqlite(Sqlite::file(path.as_ref())?, Hints::new()) })
}

/// A store on a PostgreSQL server, which several of our servers may share. The tables are made if
/// they are not there. It has to be called within a Tokio runtime.
///
/// # Errors
/// [`StoreError::Away`](crate::StoreError::Away) if the server does not answer now, others if a
/// person has to look into it.
pub async fn postgres(url: &str) -> Result<Database> {
    Ok(Database { driver: Driver::Postgres(Postgres::open(url).await?) })
}

impl Database {
    /// A store in a file that does not wait for the disk.
    #[cfg(feature = "testing")]
    pub(crate) fn careless(path: &Path) -> Result<Self> {
        Ok(Self { driver: Driver::Sqlite(Sqlite::careless_file(path)?, Hints::new()) })
    }

    /// Asks one question.
    pub(crate) async fn read<A, T>(&self, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.run(Access::Read, args, op).await
    }

    /// Does something, all of it or nothing.
    pub(crate) async fn write<A, T>(&self, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.run(Access::Write, args, op).await
    }

    /// The file, or the server and database, for messages. It holds no password.
    pub(crate) fn place(&self) -> &str {
        match &self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.place(),
            Driver::Postgres(postgres) => postgres.place(),
        }
    }

    async fn run<A, T>(&self, access: Access, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        match &self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.run(access, args, op).await,
            Driver::Postgres(postgres) => postgres.run(access, &args, op).await,
        }
    }
}

#[async_trait]
impl Store for Database {
    fn kind(&self) -> &'static str {
        match &self.driver {
            Driver::Sqlite(sqlite, _) if sqlite.is_file() => "sqlite",
            Driver::Sqlite(..) => "memory",
            Driver::Postgres(_) => "postgres",
        }
    }

    async fn now(&self) -> Result<Time> {
        match &self.driver {
            Driver::Sqlite(..) => Ok(sqlite::now()),
            Driver::Postgres(postgres) => postgres.now().await,
        }
    }

    async fn ready(&self) -> Result<()> {
        // The way of a write, since a writer that has stopped would not be missed by readers.
        self.write((), |tx, ()| Box::pin(schema::version(tx))).await.map(drop)
    }

    fn stats(&self) -> Stats {
        match &self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.stats(),
            Driver::Postgres(postgres) => postgres.stats(),
        }
    }

    async fn close(&self) {
        match &self.driver {
            Driver::Sqlite(sqlite, _) => sqlite.close().await,
            Driver::Postgres(postgres) => postgres.close().await,
        }
    }

    async fn create(&self, new: NewGame) -> Result<Created> {
        self.write(new, |tx, new| Box::pin(log::create(tx, new))).await
    }

    async fn append(&self, append: Append) -> Result<Appended> {
        self.write(append, |tx, append| Box::pin(log::append(tx, append))).await
    }

    async fn entries(&self, game: &GameId, after_seq: u32) -> Result<Vec<StoredEntry>> {
        let args = (game.clone(), after_seq);
        self.read(args, |tx, (game, after)| Box::pin(log::entries(tx, game, *after))).await
    }

    async fn find_command(
        &self,
        game: &GameId,
        command: &CommandId,
    ) -> Result<Option<StoredEntry>> {
        let args = (game.clone(), command.clone());
        self.read(args, |tx, (game, command)| Box::pin(log::find_command(tx, game, command))).await
    }

    async fn secret(&self, game: &GameId) -> Result<Option<Secret>> {
        self.read(game.clone(), |tx, game| Box::pin(log::secret(tx, game))).await
    }

    async fn game(&self, game: &GameId) -> Result<Option<GameRow>> {
        self.read(game.clone(), |tx, game| Box::pin(games::game(tx, game))).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<GameRow>> {
        self.read(limit, |tx, limit| Box::pin(games::open_tables(tx, *limit))).await
    }

    async fn games_of(&self, person: &PersonId, limit: u32) -> Result<Vec<MyGame>> {
        let args = (person.clone(), limit);
        self.read(args, |tx, (person, limit)| Box::pin(games::games_of(tx, person, *limit))).await
    }

    async fn all_games(
        &self,
        status: Option<GameStatus>,
        limit: u32,
        after: Option<&GameId>,
    ) -> Result<Vec<GameRow>> {
        self.read((status, limit, after.cloned()), |tx, (status, limit, after)| {
            Box::pin(games::all_games(tx, *status, *limit, after.as_ref()))
        })
        .await
    }

    async fn stale(&self, status: GameStatus, before: Time, limit: u32) -> Result<Vec<GameRow>> {
        self.read((status, before, limit), |tx, (status, before, limit)| {
            Box::pin(games::stale(tx, *status, *before, *limit))
        })
        .await
    }

    async fn reindex(
        &self,
        game: &GameId,
        seq: u32,
        index: GameIndex,
        due_at: Option<Time>,
    ) -> Result<bool> {
        self.write((game.clone(), seq, index, due_at), |tx, (game, seq, index, due_at)| {
            Box::pin(games::reindex(tx, game, *seq, index, *due_at))
        })
        .await
    }

    async fn mark_broken(&self, game: &GameId) -> Result<bool> {
        self.write(game.clone(), |tx, game| Box::pin(games::mark_broken(tx, game))).await
    }

    async fn put_order(
        &self,
        game: &GameId,
        order_id: &str,
        seat: u8,
        body: &str,
        at: Time,
    ) -> Result<i64> {
        let args = (game.clone(), order_id.to_owned(), seat, body.to_owned(), at);
        self.write(args, |tx, (game, order_id, seat, body, at)| {
            Box::pin(orders::put(tx, game, order_id, *seat, body, *at))
        })
        .await
    }

    async fn drop_order(&self, game: &GameId, order_id: &str) -> Result<bool> {
        let args = (game.clone(), order_id.to_owned());
        self.write(args, |tx, (game, order_id)| Box::pin(orders::drop(tx, game, order_id))).await
    }

    async fn orders(&self, game: &GameId) -> Result<Vec<OrderRow>> {
        self.read(game.clone(), |tx, game| Box::pin(orders::orders(tx, game))).await
    }

    async fn claim_due(
        &self,
        node: &str,
        now: Time,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<Due>> {
        let args = (node.to_owned(), now, lease_ms, limit);
        self.write(args, |tx, (node, now, lease_ms, limit)| {
            Box::pin(due::claim(tx, node, *now, *lease_ms, *limit))
        })
        .await
    }

    async fn next_due_at(&self) -> Result<Option<Time>> {
        self.read((), |tx, ()| Box::pin(due::next_at(tx))).await
    }

    async fn delay_due(&self, game: &GameId, seq: u32, at: Time) -> Result<bool> {
        let args = (game.clone(), seq, at);
        self.write(args, |tx, (game, seq, at)| Box::pin(due::delay(tx, game, *seq, *at))).await
    }

    async fn claim_notices(&self, now: Time, lease_ms: i64, limit: u32) -> Result<Vec<Notice>> {
        self.write((now, lease_ms, limit), |tx, (now, lease_ms, limit)| {
            Box::pin(notices::claim(tx, *now, *lease_ms, *limit))
        })
        .await
    }

    async fn notice_sent(&self, notice: &Notice, at: Time) -> Result<()> {
        let args = (notice.clone(), at);
        self.write(args, |tx, (notice, at)| Box::pin(notices::sent(tx, notice, *at))).await
    }

    async fn notice_failed(&self, notice: &Notice, retry_at: Time) -> Result<bool> {
        let args = (notice.clone(), retry_at);
        self.write(args, |tx, (notice, at)| Box::pin(notices::failed(tx, notice, *at))).await
    }

    async fn create_person(&self, new: NewPerson) -> Result<bool> {
        self.write(new, |tx, new| Box::pin(people::create(tx, new))).await
    }

    async fn person(&self, person: &PersonId) -> Result<Option<PersonRow>> {
        self.read(person.clone(), |tx, person| Box::pin(people::person(tx, person))).await
    }

    async fn person_by_account(&self, account: &str) -> Result<Option<PersonRow>> {
        let args = account.to_owned();
        self.read(args, |tx, account| Box::pin(people::person_by_account(tx, account))).await
    }

    async fn people(&self, people: &[PersonId]) -> Result<BTreeMap<PersonId, PersonRow>> {
        self.read(people.to_vec(), |tx, people| Box::pin(people::people(tx, people))).await
    }

    async fn change_person(&self, person: &PersonId, changes: Vec<PersonChange>) -> Result<bool> {
        let args = (person.clone(), changes);
        self.write(args, |tx, (person, changes)| Box::pin(people::change(tx, person, changes)))
            .await
    }

    async fn set_account(
        &self,
        person: &PersonId,
        shown: &str,
        password: Secret,
    ) -> Result<AccountSet> {
        let args = (person.clone(), shown.to_owned(), password);
        self.write(args, |tx, (person, shown, password)| {
            Box::pin(people::set_account(tx, person, shown, password))
        })
        .await
    }

    async fn set_password(&self, person: &PersonId, password: Secret) -> Result<bool> {
        let args = (person.clone(), password);
        self.write(args, |tx, (person, password)| {
            Box::pin(people::set_password(tx, person, password))
        })
        .await
    }

    async fn set_blocked(&self, person: &PersonId, is_blocked: bool) -> Result<bool> {
        let args = (person.clone(), is_blocked);
        self.write(args, |tx, (person, is)| Box::pin(people::set_blocked(tx, person, *is))).await
    }

    async fn merge(&self, guest: &PersonId, account: &PersonId) -> Result<bool> {
        let args = (guest.clone(), account.clone());
        self.write(args, |tx, (guest, account)| Box::pin(merging::merge(tx, guest, account))).await
    }

    async fn forget(&self, person: &PersonId) -> Result<bool> {
        self.write(person.clone(), |tx, person| Box::pin(merging::forget(tx, person))).await
    }

    async fn touch(&self, person: &PersonId, at: Time) -> Result<()> {
        let args = (person.clone(), at);
        self.write(args, |tx, (person, at)| Box::pin(people::touch(tx, person, *at))).await
    }

    async fn add_session(&self, new: NewSession) -> Result<()> {
        self.write(new, |tx, new| Box::pin(sessions::add(tx, new))).await
    }

    async fn session(&self, token_hash: &str) -> Result<Option<PersonRow>> {
        let args = token_hash.to_owned();
        self.read(args, |tx, token_hash| Box::pin(sessions::session(tx, token_hash))).await
    }

    async fn touch_session(&self, token_hash: &str, at: Time) -> Result<()> {
        let args = (token_hash.to_owned(), at);
        self.write(args, |tx, (token_hash, at)| Box::pin(sessions::touch(tx, token_hash, *at)))
            .await
    }

    async fn end_session(&self, token_hash: &str) -> Result<bool> {
        let args = token_hash.to_owned();
        self.write(args, |tx, token_hash| Box::pin(sessions::end(tx, token_hash))).await
    }

    async fn end_sessions(&self, person: &PersonId) -> Result<u64> {
        self.write(person.clone(), |tx, person| Box::pin(sessions::end_all(tx, person))).await
    }

    async fn end_old_sessions(&self, before: Time) -> Result<u64> {
        self.write(before, |tx, before| Box::pin(sessions::end_old(tx, *before))).await
    }

    async fn add_keys(
        &self,
        person: &PersonId,
        kind: KeyKind,
        key_hashes: Vec<String>,
        at: Time,
    ) -> Result<()> {
        let args = (person.clone(), kind, key_hashes, at);
        self.write(args, |tx, (person, kind, key_hashes, at)| {
            Box::pin(sessions::add_keys(tx, person, *kind, key_hashes, *at))
        })
        .await
    }

    async fn use_key(&self, key_hash: &str, kind: KeyKind) -> Result<Option<PersonId>> {
        let args = (key_hash.to_owned(), kind);
        self.write(args, |tx, (key_hash, kind)| Box::pin(sessions::use_key(tx, key_hash, *kind)))
            .await
    }

    async fn say(&self, game: &GameId, person: &PersonId, at: Time, text: &str) -> Result<ChatRow> {
        let args = (game.clone(), person.clone(), at, text.to_owned());
        self.write(args, |tx, (game, person, at, text)| {
            Box::pin(tables::say(tx, game, person, *at, text))
        })
        .await
    }

    async fn chats(&self, game: &GameId, after: i64) -> Result<Vec<ChatRow>> {
        let args = (game.clone(), after);
        self.read(args, |tx, (game, after)| Box::pin(tables::chats(tx, game, *after))).await
    }

    async fn remove_chat(&self, game: &GameId, chat_id: i64) -> Result<bool> {
        let args = (game.clone(), chat_id);
        self.write(args, |tx, (game, id)| Box::pin(tables::remove_chat(tx, game, *id))).await
    }

    async fn be_present(
        &self,
        node: &str,
        people: &[(GameId, PersonId)],
        until: Time,
    ) -> Result<()> {
        let args = (node.to_owned(), people.to_vec(), until);
        self.write(args, |tx, (node, people, until)| {
            Box::pin(tables::be_present(tx, node, people, *until))
        })
        .await
    }

    async fn be_absent(&self, node: &str, game: &GameId, person: &PersonId) -> Result<()> {
        let args = (node.to_owned(), game.clone(), person.clone());
        self.write(args, |tx, (node, game, person)| {
            Box::pin(tables::be_absent(tx, node, game, person))
        })
        .await
    }

    async fn present(&self, game: &GameId, now: Time) -> Result<Vec<PersonId>> {
        let args = (game.clone(), now);
        self.read(args, |tx, (game, now)| Box::pin(tables::present(tx, game, *now))).await
    }

    async fn sweep(&self, now: Time) -> Result<u64> {
        self.write(now, |tx, now| Box::pin(tables::sweep(tx, *now))).await
    }

    async fn beat(&self, now: Time, is_watching: bool, gap_ms: i64) -> Result<Option<Outage>> {
        self.write((now, is_watching, gap_ms), |tx, (now, is_watching, gap_ms)| {
            Box::pin(outages::beat(tx, *now, *is_watching, *gap_ms))
        })
        .await
    }

    async fn outages(&self, since: Time) -> Result<Vec<Outage>> {
        self.read(since, |tx, since| Box::pin(outages::outages(tx, *since))).await
    }

    fn hint(&self, hint: Hint) {
        match &self.driver {
            Driver::Sqlite(_, hints) => hints.tell(Hinted::Game(hint)),
            Driver::Postgres(postgres) => postgres.hint(hint),
        }
    }

    fn hints(&self) -> broadcast::Receiver<Hinted> {
        match &self.driver {
            Driver::Sqlite(_, hints) => hints.listen(),
            Driver::Postgres(postgres) => postgres.hints(),
        }
    }
}
