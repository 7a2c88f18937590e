//! Which game is looked through next, by whichever node comes first.

use traumfabrik_table::{GameId, Time};

use crate::{Store, StoreFuture};

/// Looking through all games, slowly and for ever.
impl Store {
    /// The game to look through now, if it is time: the next one by name, and after the last the
    /// first. Whoever gets it has it alone, and the next is not due before so many milliseconds
    /// have gone by.
    pub fn next_to_scrub(&self, now: Time, every_ms: i64) -> StoreFuture<'_, Option<GameId>> {
        Box::pin(self.write(async move |tx| {
            let sql = "insert into scrub (scrub_id, game_id, next_at) values (1, '', 0)
                on conflict (scrub_id) do nothing";
            tx.execute(sql, &[]).await?;
            let sql = format!("select game_id, next_at from scrub{}", tx.dialect().for_update);
            let Some(row) = tx.row(&sql, &[]).await? else { return Ok(None) };
            if row.time(1)? > now {
                return Ok(None);
            }
            let sql = "select game_id from game where game_id > $1 order by game_id limit 1";
            let next = match tx.row(sql, &[(&row.text(0)?).into()]).await? {
                Some(next) => Some(next),
                None => tx.row(sql, &["".into()]).await?,
            };
            let Some(next) = next.map(|row| row.game(0)).transpose()? else { return Ok(None) };
            let sql = "update scrub set game_id = $1, next_at = $2";
            tx.execute(sql, &[(&next).into(), now.plus(every_ms).into()]).await?;
            Ok(Some(next))
        }))
    }
}
