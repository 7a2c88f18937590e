//! Sessions and keys: the ways in.

use traumfabrik_table::{PersonId, Time};

use crate::games::resolved;
use crate::people::{COLUMNS, person_row, touch};
use crate::tx::Value;
use crate::{PersonRow, Store, StoreFuture};

/// So many devices of one person are known.
const DEVICES_MAX: u32 = 16;

/// A browser that a person uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of what the browser shows.
    pub token_hash: String,
    /// The person.
    pub person: PersonId,
    /// When it began.
    pub at: Time,
}

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// Takes a person to another device, as often as wanted.
    Carry,
    /// Opens an account whose password was lost, once.
    Recovery,
    /// Confirms an address of mail.
    Confirm,
    /// Shows that a device has been in an account.
    Device,
}

impl KeyKind {
    /// The word that is kept.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Carry => "carry",
            Self::Recovery => "recovery",
            Self::Confirm => "confirm",
            Self::Device => "device",
        }
    }
}

/// Sessions.
impl Store {
    /// Begins a session.
    pub fn add_session(&self, new: NewSession) -> StoreFuture<'_, ()> {
        let sql = format!(
            "insert into session (token_hash, person_id, created_at, seen_at)
            values ($1, {}, $3, $3)",
            resolved("$2")
        );
        let args = [(&new.token_hash).into(), (&new.person).into(), new.at.into()];
        self.execute(sql, args, |_| ())
    }

    /// The person of a session; for a guest who turned out to be somebody else, that one.
    pub fn session(&self, token_hash: &str) -> StoreFuture<'_, Option<PersonRow>> {
        let sql = format!(
            "select {COLUMNS} from session
            join person as known on known.person_id = session.person_id
            join person on person.person_id = coalesce(known.merged_into, known.person_id)
            where token_hash = $1"
        );
        self.row(sql, [token_hash.into()], person_row)
    }

    /// Those of some sessions that there still are: the person of each, and whether they may come
    /// in.
    pub fn sessions(
        &self,
        token_hashes: &[String],
    ) -> StoreFuture<'_, Vec<(String, PersonId, bool)>> {
        let places: Vec<String> = (1..=token_hashes.len()).map(|n| format!("${n}")).collect();
        let sql = format!(
            "select token_hash, person.person_id, person.is_blocked, person.is_deleted
            from session join person as known on known.person_id = session.person_id
            join person on person.person_id = coalesce(known.merged_into, known.person_id)
            where token_hash in ({})",
            places.join(", ")
        );
        let args: Vec<Value> = token_hashes.iter().map(Value::from).collect();
        self.rows(sql, args, |row| Ok((row.text(0)?, row.person(1)?, !row.is(2)? && !row.is(3)?)))
    }

    /// A session was used, and its person was here.
    pub fn touch_session(&self, token_hash: &str, at: Time) -> StoreFuture<'_, ()> {
        let args = [token_hash.into(), at.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "update session set seen_at = $2 where token_hash = $1 and seen_at < $2
                returning person_id";
            match tx.row(sql, &args).await? {
                None => Ok(()),
                Some(row) => touch(tx, &row.person(0)?, at).await,
            }
        }))
    }

    /// Ends a session. Answers whose it was, if there was one.
    pub fn end_session(&self, token_hash: &str) -> StoreFuture<'_, Option<PersonId>> {
        let args = [token_hash.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "delete from session where token_hash = $1 returning person_id";
            tx.row(sql, &args).await?.map(|row| row.person(0)).transpose()
        }))
    }

    /// Ends all sessions of a person; answers how many.
    pub fn end_sessions(&self, person: &PersonId) -> StoreFuture<'_, u64> {
        self.execute("delete from session where person_id = $1", [person.into()], |n_rows| n_rows)
    }

    /// Ends all sessions that have not been used since a time; answers how many.
    pub fn end_old_sessions(&self, before: Time) -> StoreFuture<'_, u64> {
        self.execute("delete from session where seen_at < $1", [before.into()], |n_rows| n_rows)
    }
}

/// Keys.
impl Store {
    /// Gives a person keys, in place of older ones of that kind.
    pub fn add_keys(
        &self,
        person: &PersonId,
        kind: KeyKind,
        key_hashes: Vec<String>,
        at: Time,
    ) -> StoreFuture<'_, ()> {
        let person = person.clone();
        Box::pin(self.write(async move |tx| {
            let sql = "delete from person_key where person_id = $1 and kind = $2";
            tx.execute(sql, &[(&person).into(), kind.into()]).await?;
            let sql = "insert into person_key (key_hash, person_id, kind, created_at)
                values ($1, $2, $3, $4)";
            for key_hash in &key_hashes {
                let args = [key_hash.into(), (&person).into(), kind.into(), at.into()];
                tx.execute(sql, &args).await?;
            }
            Ok(())
        }))
    }

    /// A device has been in an account. The oldest ones are forgotten where there are many.
    pub fn add_device(&self, person: &PersonId, key_hash: &str, at: Time) -> StoreFuture<'_, ()> {
        let args = [key_hash.into(), person.into(), KeyKind::Device.into(), at.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "insert into person_key (key_hash, person_id, kind, created_at)
                values ($1, $2, $3, $4)";
            tx.execute(sql, &args).await?;
            let sql =
                "delete from person_key where person_id = $1 and kind = $2 and key_hash not in
                (select key_hash from person_key where person_id = $1 and kind = $2
                order by created_at desc, key_hash limit $3)";
            tx.execute(sql, &[args[1].clone(), args[2].clone(), DEVICES_MAX.into()]).await?;
            Ok(())
        }))
    }

    /// Whose key it is; a recovery key is used up.
    pub fn use_key(&self, key_hash: &str, kind: KeyKind) -> StoreFuture<'_, Option<PersonId>> {
        let args = [key_hash.into(), kind.into()];
        Box::pin(self.write(async move |tx| {
            // Taking a key away and learning whose it was is one step: two cannot use it.
            let sql = match kind {
                KeyKind::Carry | KeyKind::Confirm | KeyKind::Device => {
                    "select person_id from person_key where key_hash = $1 and kind = $2"
                }
                KeyKind::Recovery => {
                    "delete from person_key where key_hash = $1 and kind = $2 returning person_id"
                }
            };
            tx.row(sql, &args).await?.map(|row| row.person(0)).transpose()
        }))
    }
}
