//! Notices that wait to be sent.

use traumfabrik_table::{GameId, PersonId, Time};

use crate::error::Result;
use crate::games::resolved;
use crate::tx::{Row, Tx};
use crate::{Store, StoreFuture, StoredEntry};

/// A notice that could not be sent so often is given up.
const TRIES_MAX: u32 = 8;
/// Notices are cleared away after a month, sent or not.
const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// A person who is to be told that a game has moved on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The game.
    pub game: GameId,
    /// The entry.
    pub seq: u32,
    /// The person.
    pub person: PersonId,
    /// When the entry was made.
    pub created_at: Time,
    /// How often it has been tried, this time included.
    pub tries: u32,
}

/// Notices.
impl Store {
    /// Takes notices that wait to be sent and that nobody else has taken, the oldest first.
    pub fn claim_notices(
        &self,
        now: Time,
        lease_ms: i64,
        limit: u32,
    ) -> StoreFuture<'_, Vec<Notice>> {
        let args = [now.into(), TRIES_MAX.into(), limit.into(), now.plus(lease_ms).into()];
        Box::pin(self.write(async move |tx| {
            let sql = format!(
                "with picked (game, entry, person) as materialized (
                    select game_id, seq, person_id from notice where sent_at is null and tries < $2
                    and (lease_until is null or lease_until <= $1)
                    order by created_at, game_id, seq, person_id limit $3{})
                update notice set lease_until = $4, tries = tries + 1 from picked
                where game_id = picked.game and seq = picked.entry and person_id = picked.person
                returning game_id, seq, person_id, created_at, tries",
                tx.dialect().skip_locked
            );
            let rows = tx.rows(&sql, &args).await?;
            let mut claimed = rows.iter().map(notice).collect::<Result<Vec<_>>>()?;
            claimed.sort_by_key(|notice| notice.created_at);
            Ok(claimed)
        }))
    }

    /// A notice was sent.
    pub fn notice_sent(&self, notice: &Notice, at: Time) -> StoreFuture<'_, ()> {
        let sql =
            "update notice set sent_at = $4 where game_id = $1 and seq = $2 and person_id = $3";
        let Notice { game, seq, person, .. } = notice;
        self.execute(sql, [game.into(), (*seq).into(), person.into(), at.into()], |_| ())
    }

    /// A notice could not be sent. Answers whether it will be tried again: not for ever.
    pub fn notice_failed(&self, notice: &Notice, retry_at: Time) -> StoreFuture<'_, bool> {
        let Notice { game, seq, person, .. } = notice;
        let args = [game.into(), (*seq).into(), person.into(), retry_at.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "update notice set lease_until = $4
                where game_id = $1 and seq = $2 and person_id = $3 and sent_at is null
                returning tries";
            let row = tx.row(sql, &args).await?;
            row.map_or(Ok(false), |row| Ok(row.count::<u32>(0)? < TRIES_MAX))
        }))
    }
}

#[cfg(feature = "testing")]
impl Store {
    /// How many notices are still to be sent.
    pub fn n_notices_waiting(&self) -> StoreFuture<'_, u64> {
        Box::pin(self.read(async |tx| {
            let sql = "select count(*) from notice where sent_at is null and tries < $1";
            tx.row(sql, &[TRIES_MAX.into()]).await?.map_or(Ok(0), |row| row.count(0))
        }))
    }
}

/// Notes whom to tell of an entry.
pub(crate) async fn add(
    tx: &mut Tx<'_>,
    game: &GameId,
    entry: &StoredEntry,
    people: &[PersonId],
) -> Result<()> {
    let sql = format!(
        "insert into notice (game_id, seq, person_id, created_at, tries)
        values ($1, $2, {}, $4, 0) on conflict (game_id, seq, person_id) do nothing",
        resolved("$3")
    );
    for person in people {
        let args = [game.into(), entry.seq.into(), person.into(), entry.at.into()];
        tx.execute(&sql, &args).await?;
    }
    Ok(())
}

/// Clears away old ones.
pub(crate) async fn sweep(tx: &mut Tx<'_>, now: Time) -> Result<u64> {
    tx.execute("delete from notice where created_at < $1", &[now.plus(-KEPT_MS).into()]).await
}

fn notice(row: &Row) -> Result<Notice> {
    Ok(Notice {
        game: row.game(0)?,
        seq: row.count(1)?,
        person: row.person(2)?,
        created_at: row.time(3)?,
        tries: row.count(4)?,
    })
}
