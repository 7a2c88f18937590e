//! Records of games that were played elsewhere, as somebody brought them: kept for a while.

use traumfabrik_table::{GameId, PersonId, Time};

use crate::error::Result;
use crate::games::resolved;
use crate::tx::Tx;
use crate::{Store, StoreFuture};

/// How long a record is kept after somebody has brought it, or brought it again.
const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1000;
/// So many of one person, the latest: older ones make room for them.
const MAX_OF_ONE: u32 = 20;
/// So many of all people.
const MAX_OF_ALL: u32 = 5_000;

/// A record to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRecord {
    /// The name that it is to have, which nobody can guess.
    pub game: GameId,
    /// Who brings it.
    pub person: PersonId,
    /// What tells it from others.
    pub hash: String,
    /// What it says. The store does not look into it.
    pub body: String,
    /// When.
    pub at: Time,
}

/// A record that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRow {
    /// What it says.
    pub body: String,
    /// When it was brought.
    pub kept_at: Time,
    /// When it goes.
    pub until: Time,
}

/// Records.
impl Store {
    /// Keeps a record, and answers by which name. Whoever brings the same one again gets the name
    /// that it has, and it stays for longer.
    pub fn keep_record(&self, new: NewRecord) -> StoreFuture<'_, GameId> {
        Box::pin(self.write(async move |tx| {
            let NewRecord { game, person, hash, body, at } = &new;
            let sql = format!(
                "update kept_record set kept_at = $3
                where person_id = {} and record_hash = $2 returning game_id",
                resolved("$1")
            );
            let known = tx.row(&sql, &[person.into(), hash.into(), (*at).into()]).await?;
            if let Some(row) = known {
                return row.game(0);
            }
            let sql = format!(
                "insert into kept_record (game_id, person_id, record_hash, body, kept_at)
                values ($1, {}, $3, $4, $5)",
                resolved("$2")
            );
            let args = [game.into(), person.into(), hash.into(), body.into(), (*at).into()];
            tx.execute(&sql, &args).await?;
            make_room(tx, person).await?;
            Ok(game.clone())
        }))
    }

    /// A record that is kept.
    pub fn record(&self, game: &GameId) -> StoreFuture<'_, Option<RecordRow>> {
        let sql = "select body, kept_at from kept_record where game_id = $1";
        self.row(sql, [game.into()], |row| {
            let kept_at = row.time(1)?;
            Ok(RecordRow { body: row.text(0)?, kept_at, until: kept_at.plus(KEPT_MS) })
        })
    }
}

/// Lets go of the oldest where there are too many.
async fn make_room(tx: &mut Tx<'_>, person: &PersonId) -> Result<()> {
    // SQLite skips no rows unless it is told how many may follow.
    let sql = format!(
        "delete from kept_record where game_id in (
            select game_id from kept_record where person_id = {}
            order by kept_at desc, game_id limit 1000000 offset $2
        )",
        resolved("$1")
    );
    tx.execute(&sql, &[person.into(), MAX_OF_ONE.into()]).await?;
    let sql = "delete from kept_record where game_id in (
            select game_id from kept_record
            order by kept_at desc, game_id limit 1000000 offset $1
        )";
    tx.execute(sql, &[MAX_OF_ALL.into()]).await?;
    Ok(())
}

/// Clears away old ones.
pub(crate) async fn sweep(tx: &mut Tx<'_>, now: Time) -> Result<u64> {
    tx.execute("delete from kept_record where kept_at <= $1", &[now.plus(-KEPT_MS).into()]).await
}
