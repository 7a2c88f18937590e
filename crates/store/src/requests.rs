//! Names of games that are still to be made: whoever asks again, or asks for the same, gets the
//! same one.

use traumfabrik_table::{GameId, PersonId, Time};

use crate::error::Result;
use crate::tx::Tx;
use crate::{Store, StoreError, StoreFuture};

/// How long somebody may ask again.
const KEPT_MS: i64 = 24 * 60 * 60 * 1000;

/// Names of games.
impl Store {
    /// The name of the game that a person asks for by an id of their own: this one, unless there
    /// is one already.
    pub fn name_request(
        &self,
        person: &PersonId,
        request_id: &str,
        game: &GameId,
        at: Time,
    ) -> StoreFuture<'_, GameId> {
        let args = [person.into(), request_id.into(), game.into(), at.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "insert into request (person_id, request_id, game_id, created_at)
                values ($1, $2, $3, $4) on conflict (person_id, request_id) do nothing";
            tx.execute(sql, &args).await?;
            let sql = "select game_id from request where person_id = $1 and request_id = $2";
            let row = tx.row(sql, &args[..2]).await?;
            row.ok_or_else(|| StoreError::Fault("a request is gone".to_owned()))?.game(0)
        }))
    }

    /// The name of the next game after this one: this one, unless there is one already. Nothing if
    /// there is no such game.
    pub fn name_rematch(&self, of: &GameId, game: &GameId) -> StoreFuture<'_, Option<GameId>> {
        let args = [of.into(), game.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "update game set rematch_id = coalesce(rematch_id, $2) where game_id = $1
                returning rematch_id";
            tx.row(sql, &args).await?.map(|row| row.game(0)).transpose()
        }))
    }

    /// The next game after this one, if somebody has asked for one and it is there.
    pub fn rematch(&self, of: &GameId) -> StoreFuture<'_, Option<GameId>> {
        let sql = "select next.game_id from game join game as next
            on next.game_id = game.rematch_id where game.game_id = $1";
        self.row(sql, [of.into()], |row| row.game(0))
    }
}

/// Clears away old ones.
pub(crate) async fn sweep(tx: &mut Tx<'_>, now: Time) -> Result<u64> {
    tx.execute("delete from request where created_at < $1", &[now.plus(-KEPT_MS).into()]).await
}
