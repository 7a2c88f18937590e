//! Mail: to which addresses it may go, and how much of it.

use traumfabrik_table::{PersonId, Time};

use crate::error::Result;
use crate::tx::Tx;
use crate::{KeyKind, Secret, Store, StoreFuture};

/// How much may be sent to an address: so many letters at once, and one more every so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetterLimit {
    /// Letters at once.
    pub n_letters: i64,
    /// How long it takes until there may be one more.
    pub every_ms: i64,
}

/// A person is asked whether an address is theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewConfirmation {
    /// The person.
    pub person: PersonId,
    /// The address.
    pub email: Secret,
    /// The hash of what the letter holds.
    pub key_hash: String,
    /// What every letter to this address holds from now on, unless there is something already.
    pub mail_key: Secret,
    /// When.
    pub at: Time,
}

/// Mail.
impl Store {
    /// Takes note that somebody is asked to confirm an address. Older questions lose their force.
    /// Answers with what every letter to the address holds; nothing if it is not the person's.
    pub fn ask_to_confirm(&self, new: NewConfirmation) -> StoreFuture<'_, Option<Secret>> {
        Box::pin(self.write(async move |tx| {
            let NewConfirmation { person, email, key_hash, mail_key, at } = &new;
            let sql = "update person set mail_key = coalesce(mail_key, $3)
                where person_id = $1 and email = $2 and is_deleted = 0 returning mail_key";
            let args = [person.into(), email.expose().into(), mail_key.expose().into()];
            let Some(row) = tx.row(sql, &args).await? else { return Ok(None) };
            let sql = "delete from person_key where person_id = $1 and kind = $2";
            tx.execute(sql, &[person.into(), KeyKind::Confirm.into()]).await?;
            let sql = "insert into person_key (key_hash, person_id, kind, created_at, about)
                values ($1, $2, $3, $4, $5)";
            let kind = KeyKind::Confirm.into();
            let args = [key_hash.into(), person.into(), kind, (*at).into(), email.expose().into()];
            tx.execute(sql, &args).await?;
            row.maybe_secret(0)
        }))
    }

    /// The address of a letter is its owner's, if the question is younger than this and the
    /// address is still the one that it was about. Asked again, it answers the same.
    pub fn confirm_mail(&self, key_hash: &str, since: Time) -> StoreFuture<'_, bool> {
        let sql = "update person set confirmed_email = email where is_deleted = 0
            and (person_id, email) in (select person_id, about from person_key
            where key_hash = $1 and kind = $2 and created_at > $3)";
        let args = [key_hash.into(), KeyKind::Confirm.into(), since.into()];
        self.execute(sql, args, |n_rows| n_rows > 0)
    }

    /// Somebody who got a letter wants no more. Asked again, it answers the same.
    pub fn stop_mail(&self, mail_key: &str) -> StoreFuture<'_, bool> {
        let sql = "update person set email = null, confirmed_email = null where mail_key = $1";
        self.execute(sql, [mail_key.into()], |n_rows| n_rows > 0)
    }

    /// Takes one letter to a recipient out of what is allowed, or says from when on there may be
    /// one again.
    pub fn take_letter(
        &self,
        recipient_hash: &str,
        now: Time,
        limit: LetterLimit,
    ) -> StoreFuture<'_, Option<Time>> {
        let recipient = recipient_hash.to_owned();
        Box::pin(self.write(async move |tx| {
            let sql = "insert into recipient (recipient_hash, full_at) values ($1, $2)
                on conflict (recipient_hash) do nothing";
            tx.execute(sql, &[(&recipient).into(), now.into()]).await?;
            let sql = format!(
                "select full_at from recipient where recipient_hash = $1{}",
                tx.dialect().for_update
            );
            let row = tx.row(&sql, &[(&recipient).into()]).await?;
            let full_at = row.map_or(Ok(now), |row| row.time(0))?.max(now).plus(limit.every_ms);
            let free_at = full_at.plus(-limit.n_letters * limit.every_ms);
            if free_at > now {
                return Ok(Some(free_at));
            }
            let sql = "update recipient set full_at = $2 where recipient_hash = $1";
            tx.execute(sql, &[(&recipient).into(), full_at.into()]).await?;
            Ok(None)
        }))
    }
}

/// Clears away recipients who have had nothing lately.
pub(crate) async fn sweep(tx: &mut Tx<'_>, now: Time) -> Result<u64> {
    tx.execute("delete from recipient where full_at <= $1", &[now.into()]).await
}
