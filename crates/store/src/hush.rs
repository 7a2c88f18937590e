//! Who is silent: muted at one table by its owner, or blocked at all tables by one person. Somebody
//! is silent by all names at once that they have in logs.

use std::collections::BTreeMap;

use traumfabrik_table::{GameId, PersonId};

use crate::error::Result;
use crate::games::resolved;
use crate::people::{ASKED_MAX, places};
use crate::tx::{Tx, Value};
use crate::{Store, StoreFuture};

/// Who is silent.
impl Store {
    /// Lets a person speak at a table, or not. Answers who may not.
    pub fn set_mute(
        &self,
        game: &GameId,
        person: &PersonId,
        is_on: bool,
    ) -> StoreFuture<'_, Vec<PersonId>> {
        let args = [game.into(), person.into()];
        Box::pin(self.write(async move |tx| {
            let all = all_of_one("$2");
            let sql = if is_on {
                format!(
                    "insert into mute (game_id, person_id)
                    select $1, person_id from person where person_id in {all}
                    on conflict do nothing"
                )
            } else {
                format!("delete from mute where game_id = $1 and person_id in {all}")
            };
            tx.execute(&sql, &args).await?;
            names(tx, MUTED, &args[..1]).await
        }))
    }

    /// Who may not speak at a table.
    pub fn muted(&self, game: &GameId) -> StoreFuture<'_, Vec<PersonId>> {
        self.rows(MUTED, [game.into()], |row| row.person(0))
    }

    /// Lets a person hear another, or not. Answers whom they do not want to hear; if that would be
    /// more names than this, nothing was changed.
    pub fn set_block(
        &self,
        person: &PersonId,
        other: &PersonId,
        is_on: bool,
        max: u32,
    ) -> StoreFuture<'_, Vec<PersonId>> {
        let args = [person.into(), other.into(), max.into()];
        Box::pin(self.write(async move |tx| {
            let all = all_of_one("$2");
            if is_on {
                let sql = format!(
                    "insert into person_block (person_id, blocked_id)
                    select $1, person_id from person where person_id in {all}
                    and (select count(*) from person_block where person_id = $1) < $3
                    on conflict do nothing"
                );
                tx.execute(&sql, &args).await?;
            } else {
                let sql = format!(
                    "delete from person_block where person_id = $1 and blocked_id in {all}"
                );
                tx.execute(&sql, &args[..2]).await?;
            }
            names(tx, BLOCKED, &args[..1]).await
        }))
    }

    /// Whom each of these people does not want to hear, if anybody.
    pub fn all_blocked(
        &self,
        people: &[PersonId],
    ) -> StoreFuture<'_, BTreeMap<PersonId, Vec<PersonId>>> {
        let people = people.to_vec();
        Box::pin(self.read(async move |tx| {
            let mut found: BTreeMap<PersonId, Vec<PersonId>> = BTreeMap::new();
            for asked in people.chunks(ASKED_MAX) {
                let (places, args) = places(asked);
                let sql = format!(
                    "select person_id, blocked_id from person_block where person_id in ({places})
                    order by blocked_id"
                );
                for row in tx.rows(&sql, &args).await? {
                    found.entry(row.person(0)?).or_default().push(row.person(1)?);
                }
            }
            Ok(found)
        }))
    }

    /// Whom a person does not want to hear.
    pub fn blocked(&self, person: &PersonId) -> StoreFuture<'_, Vec<PersonId>> {
        self.rows(BLOCKED, [person.into()], |row| row.person(0))
    }
}

const MUTED: &str = "select person_id from mute where game_id = $1 order by person_id";
const BLOCKED: &str =
    "select blocked_id from person_block where person_id = $1 order by blocked_id";

/// What follows when the guest `$1` becomes `$2`. Old names stay silent, too.
pub(crate) const MERGE: [&str; 5] = [
    "insert into mute (game_id, person_id) select game_id, $2 from mute where person_id = $1
        on conflict do nothing",
    "insert into person_block (person_id, blocked_id)
        select person_id, $2 from person_block where blocked_id = $1 and person_id <> $2
        on conflict do nothing",
    "insert into person_block (person_id, blocked_id)
        select person_id, $1 from person_block where blocked_id = $2 and person_id <> $1
        on conflict do nothing",
    "insert into person_block (person_id, blocked_id)
        select $2, blocked_id from person_block where person_id = $1 and blocked_id <> $2
        on conflict do nothing",
    // Nobody blocks themselves, by whatever name.
    "delete from person_block where person_id = $1 or (person_id = $2 and blocked_id = $1)",
];

/// Everybody who is the same as a person.
fn all_of_one(arg: &str) -> String {
    let person = resolved(arg);
    format!("(select person_id from person where person_id = {person} or merged_into = {person})")
}

async fn names(tx: &mut Tx<'_>, sql: &str, args: &[Value]) -> Result<Vec<PersonId>> {
    tx.rows(sql, args).await?.iter().map(|row| row.person(0)).collect()
}
