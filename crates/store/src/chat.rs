//! What goes on around a table: what people say, and who is looking.

use std::collections::BTreeSet;

use traumfabrik_table::{Channel, GameId, PersonId, Time};

use crate::error::Result;
use crate::tx::Row;
use crate::{Store, StoreError, StoreFuture, mail, notices, records, requests};

/// So much of what is said at one table is kept, of each talk: the last of it.
const KEPT_MAX: i64 = 1_000;

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number: the first of a game is 1.
    pub chat_id: i64,
    /// Who said it.
    pub person: PersonId,
    /// When.
    pub at: Time,
    /// What; nothing if it was removed.
    pub text: String,
    /// Whether it was removed.
    pub is_removed: bool,
}

/// Chat.
impl Store {
    /// Says something at a table. What a person has said before by a message of this hash is not
    /// said again: the answer is what was kept then.
    pub fn say(
        &self,
        game: &GameId,
        channel: Channel,
        person: &PersonId,
        message_hash: Option<&str>,
        at: Time,
        text: &str,
    ) -> StoreFuture<'_, ChatRow> {
        let (game, message_hash) = (game.clone(), message_hash.map(str::to_owned));
        let args = [(&game).into(), person.into(), (&message_hash).into(), at.into(), text.into()];
        Box::pin(self.write(async move |tx| {
            // Whoever speaks holds the row of the game, so that two do not get one number.
            let for_update = tx.dialect().for_update;
            let sql = format!("select game_id from game where game_id = $1{for_update}");
            if tx.row(&sql, &args[..1]).await?.is_none() {
                let why = format!("nobody can speak in game {game}: there is none");
                return Err(StoreError::Fault(why));
            }
            let talk = table(channel);
            let sql = format!(
                "select chat_id, person_id, at, text, is_removed from {talk}
                where game_id = $1 and person_id = $2 and message_hash = $3"
            );
            if message_hash.is_some()
                && let Some(row) = tx.row(&sql, &args[..3]).await?
            {
                return chat_row(&row);
            }
            let sql = format!(
                "insert into {talk}
                (game_id, chat_id, person_id, message_hash, at, text, is_removed)
                select $1, coalesce(max(chat_id), 0) + 1, $2, $3, $4, $5, 0 from {talk}
                where game_id = $1
                returning chat_id, person_id, at, text, is_removed"
            );
            let row = tx.row(&sql, &args).await?;
            let no_number = || StoreError::Fault("what was said has no number".to_owned());
            let said = chat_row(&row.ok_or_else(no_number)?)?;
            let sql = format!("delete from {talk} where game_id = $1 and chat_id <= $2");
            let args = [(&game).into(), said.chat_id.saturating_sub(KEPT_MAX).into()];
            tx.execute(&sql, &args).await?;
            Ok(said)
        }))
    }

    /// What was said at a table after this number, in order.
    pub fn chats(
        &self,
        game: &GameId,
        channel: Channel,
        after: i64,
    ) -> StoreFuture<'_, Vec<ChatRow>> {
        let talk = table(channel);
        let sql = format!(
            "select chat_id, person_id, at, text, is_removed from {talk}
            where game_id = $1 and chat_id > $2 order by chat_id"
        );
        self.rows(sql, [game.into(), after.into()], chat_row)
    }

    /// The last of what was said at a table between two numbers, in order, without what those said
    /// whom the reader has blocked.
    pub fn chat_page(
        &self,
        game: &GameId,
        channel: Channel,
        after: i64,
        before: i64,
        limit: u32,
        reader: Option<&PersonId>,
    ) -> StoreFuture<'_, Vec<ChatRow>> {
        let talk = table(channel);
        let sql = format!(
            "select chat_id, person_id, at, text, is_removed from (
                select chat_id, person_id, at, text, is_removed from {talk}
                where game_id = $1 and chat_id > $2 and chat_id < $3 and person_id not in
                (select blocked_id from person_block where person_id = $5)
                order by chat_id desc limit $4) as page
            order by chat_id"
        );
        let reader = reader.map(PersonId::to_string);
        let args = [game.into(), after.into(), before.into(), limit.into(), (&reader).into()];
        self.rows(sql, args, chat_row)
    }

    /// Removes something that was said. Answers whether it was there.
    pub fn remove_chat(
        &self,
        game: &GameId,
        channel: Channel,
        chat_id: i64,
    ) -> StoreFuture<'_, bool> {
        let talk = table(channel);
        let sql = format!(
            "update {talk} set text = '', is_removed = 1 where game_id = $1 and chat_id = $2"
        );
        self.execute(sql, [game.into(), chat_id.into()], |n_rows| n_rows > 0)
    }
}

/// Presence.
impl Store {
    /// People are looking at tables by way of this node, at least until then.
    pub fn be_present(
        &self,
        node: &str,
        people: &[(GameId, PersonId)],
        until: Time,
    ) -> StoreFuture<'_, ()> {
        let (node, people) = (node.to_owned(), people.to_vec());
        Box::pin(self.write(async move |tx| {
            let sql = "insert into presence (game_id, person_id, node, until)
                values ($1, $2, $3, $4)
                on conflict (game_id, person_id, node) do update set until = excluded.until";
            for (game, person) in &people {
                let args = [game.into(), person.into(), (&node).into(), until.into()];
                tx.execute(sql, &args).await?;
            }
            Ok(())
        }))
    }

    /// A person does not look at a table by way of this node any more.
    pub fn be_absent(&self, node: &str, game: &GameId, person: &PersonId) -> StoreFuture<'_, ()> {
        let sql = "delete from presence where game_id = $1 and person_id = $2 and node = $3";
        self.execute(sql, [game.into(), person.into(), node.into()], |_| ())
    }

    /// Who looks at a table.
    pub fn present(&self, game: &GameId, now: Time) -> StoreFuture<'_, Vec<PersonId>> {
        let sql = "select distinct person_id from presence where game_id = $1 and until > $2
            order by person_id";
        self.rows(sql, [game.into(), now.into()], |row| row.person(0))
    }

    /// Who looks at any table.
    pub fn present_anywhere(&self, now: Time) -> StoreFuture<'_, BTreeSet<PersonId>> {
        let sql = "select distinct person_id from presence where until > $1";
        let people = self.rows(sql, [now.into()], |row| row.person(0));
        Box::pin(async move { Ok(people.await?.into_iter().collect()) })
    }

    /// Clears away presence that has run out, notices and records that are a month old, and who has
    /// had letters long ago; answers how much.
    pub fn sweep(&self, now: Time) -> StoreFuture<'_, u64> {
        Box::pin(self.write(async move |tx| {
            let sql = "delete from presence where until <= $1";
            let n_present = tx.execute(sql, &[now.into()]).await?;
            let n_asked = mail::sweep(tx, now).await? + requests::sweep(tx, now).await?;
            let n_kept = notices::sweep(tx, now).await? + records::sweep(tx, now).await?;
            Ok(n_present + n_asked + n_kept)
        }))
    }
}

/// Where a talk is kept.
fn table(channel: Channel) -> &'static str {
    match channel {
        Channel::Table => "chat",
        Channel::Watchers => "aside",
    }
}

fn chat_row(row: &Row) -> Result<ChatRow> {
    Ok(ChatRow {
        chat_id: row.int(0)?,
        person: row.person(1)?,
        at: row.time(2)?,
        text: row.text(3)?,
        is_removed: row.is(4)?,
    })
}
