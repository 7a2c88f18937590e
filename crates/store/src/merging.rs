//! A guest becomes somebody who is known, and somebody who is known is forgotten.

use traumfabrik_table::PersonId;

use crate::error::Result;
use crate::people::find;
use crate::tx::Tx;
use crate::{PersonRow, Store, StoreFuture, hush};

/// The person in `$1` and all guests who turned out to be that person.
const ALL_OF_ONE: &str = "(select person_id from person where person_id = $1 or merged_into = $1)";

/// Merging and forgetting.
impl Store {
    /// A guest turned out to have an account: the guest's games, notices and keys follow. Answers
    /// whether that was possible; if the guest has an account too, is the same person, or one of
    /// the two is not there, nothing was changed.
    ///
    /// The log keeps the name of the guest, and whoever reads it asks [`people`](Self::people) who
    /// that is now.
    pub fn merge(&self, guest: &PersonId, account: &PersonId) -> StoreFuture<'_, bool> {
        let (guest, account) = (guest.clone(), account.clone());
        Box::pin(self.write(async move |tx| {
            if !may_merge(tx, &guest, &account).await? {
                return Ok(false);
            }
            let both = [(&guest).into(), (&account).into()];
            for sql in MERGE.into_iter().chain(hush::MERGE) {
                tx.execute(sql, &both).await?;
            }
            tx.execute("delete from person_key where person_id = $1", &both[..1]).await?;
            Ok(true)
        }))
    }

    /// Forgets a person, and all guests who turned out to be this person: names, ways to reach
    /// them, what they said, records that they brought, and every way in. The games stay, and so does the name in the log: it
    /// says nothing. Answers whether there was one.
    pub fn forget(&self, person: &PersonId) -> StoreFuture<'_, bool> {
        let args = [person.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "update person set name = null, lang = null, account = null,
                account_shown = null, password = null, email = null, confirmed_email = null,
                mail_key = null, webhook = null,
                is_notified = 0, is_deleted = 1
                where person_id = $1 or merged_into = $1";
            if tx.execute(sql, &args).await? == 0 {
                return Ok(false);
            }
            for doing in [
                "delete from session",
                "delete from person_key",
                "delete from notice",
                "delete from presence",
                "delete from request",
                "delete from kept_record",
                "delete from mute",
                "delete from person_block",
                "update chat set text = '', is_removed = 1, message_hash = null",
                "update aside set text = '', is_removed = 1, message_hash = null",
            ] {
                let sql = format!("{doing} where person_id in {ALL_OF_ONE}");
                tx.execute(&sql, &args).await?;
            }
            let sql = format!("delete from person_block where blocked_id in {ALL_OF_ONE}");
            tx.execute(&sql, &args).await?;
            Ok(true)
        }))
    }
}

/// What follows when the guest `$1` becomes `$2`.
const MERGE: [&str; 8] = [
    // Those who were merged into the guest follow, so that one step always leads to the end.
    "update person set merged_into = $2 where person_id = $1 or merged_into = $1",
    // An entry that is being added holds its game first and its players next: so do we.
    "update game set owner_id = $2 where owner_id = $1",
    "update player set person_id = $2 where person_id = $1",
    "update kept_record set person_id = $2 where person_id = $1",
    // If both were to be told of an entry, once is enough.
    "delete from notice where person_id = $1 and exists (select 1 from notice as other
        where other.game_id = notice.game_id and other.seq = notice.seq
        and other.person_id = $2)",
    "update notice set person_id = $2 where person_id = $1",
    "update session set person_id = $2 where person_id = $1",
    "update person_key set person_id = $2 where person_id = $1 and kind = 'carry'",
];

async fn may_merge(tx: &mut Tx<'_>, guest: &PersonId, account: &PersonId) -> Result<bool> {
    // Both rows are held, in one order, so that two merges across cannot wait for each other.
    let sql = format!(
        "select person_id from person where person_id in ($1, $2) order by person_id{}",
        tx.dialect().for_update
    );
    tx.rows(&sql, &[guest.into(), account.into()]).await?;
    let (Some(guest), Some(account)) = (find(tx, guest).await?, find(tx, account).await?) else {
        return Ok(false);
    };
    let is_free = |person: &PersonRow| !person.is_deleted && person.merged_into.is_none();
    Ok(guest.person != account.person
        && guest.account.is_none()
        && is_free(&guest)
        && is_free(&account))
}
