//! Those who play at another person's device, under names of their own.

use traumfabrik_table::{PersonId, Time};

use crate::{Store, StoreFuture};

/// Companions. For everything but their names they are the person whose device it is.
impl Store {
    /// Keeps somebody who plays at a person's device, unless they are known. Answers whether there
    /// is such a person, and not forgotten.
    pub fn bring_companion(
        &self,
        host: &PersonId,
        companion: &PersonId,
        name: Option<String>,
        at: Time,
    ) -> StoreFuture<'_, bool> {
        let known = [companion.into(), host.into()];
        let args = [companion.into(), host.into(), (&name).into(), at.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "insert into person
                (person_id, name, created_at, seen_at, is_notified, is_blocked, is_deleted,
                merged_into, is_companion)
                select $1, cast($3 as text), cast($4 as bigint), cast($4 as bigint), 0, 0, 0,
                coalesce(merged_into, person_id), 1
                from person where person_id = $2 and is_deleted = 0
                on conflict (person_id) do nothing";
            tx.execute(sql, &args).await?;
            let sql = format!("select person_id from person where {THEIRS}");
            Ok(tx.row(&sql, &known).await?.is_some())
        }))
    }

    /// Gives a companion another name, or none. Answers whether that person has such a companion.
    pub fn rename_companion(
        &self,
        host: &PersonId,
        companion: &PersonId,
        name: Option<String>,
    ) -> StoreFuture<'_, bool> {
        let sql = format!("update person set name = $3 where {THEIRS}");
        let args = [companion.into(), host.into(), (&name).into()];
        self.execute(&sql, args, |n_rows| n_rows > 0)
    }
}

/// The companion `$1` of the person `$2`.
const THEIRS: &str = "person_id = $1 and is_companion = 1 and is_deleted = 0
    and merged_into = coalesce((select merged_into from person where person_id = $2), $2)";
