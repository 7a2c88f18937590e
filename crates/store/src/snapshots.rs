//! Tables as they stood after an entry, so that a game can be opened without its whole log. The
//! store does not look into them; it makes sure that they belong to the log.

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};
use traumfabrik_table::GameId;

use crate::chain::{self, Chained};
use crate::error::Result;
use crate::tx::Tx;
use crate::{Store, StoreFuture, StoredEntry, log};

/// A snapshot that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    /// The number of the entry after which the table stood like this.
    pub seq: u32,
    /// The version of the format of the body.
    pub version: u32,
    /// The table.
    pub body: String,
}

/// What a table can be made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumed {
    /// How it stood, if that is known.
    pub snapshot: Option<SnapshotRow>,
    /// The whole log; with a snapshot, its first entry and those from the snapshot's on.
    pub entries: Vec<StoredEntry>,
}

/// A snapshot, and what shows that it belongs to a log.
struct Linked {
    row: SnapshotRow,
    link: String,
    hash: String,
}

/// Snapshots.
impl Store {
    /// Keeps how a table stood after an entry, in place of an earlier one. Nothing is kept if the
    /// log has no such entry, or none with a link.
    pub fn keep_snapshot(
        &self,
        game: &GameId,
        seq: u32,
        version: u32,
        body: &str,
    ) -> StoreFuture<'_, ()> {
        let (game, row) = (game.clone(), SnapshotRow { seq, version, body: body.to_owned() });
        Box::pin(self.write(async move |tx| {
            let sql = "select chain from entry where game_id = $1 and seq = $2";
            let found = tx.row(sql, &[(&game).into(), row.seq.into()]).await?;
            let Some(link) = found.map(|row| row.maybe_text(0)).transpose()?.flatten() else {
                return Ok(());
            };
            let sql = "insert into snapshot (game_id, seq, chain, version, body, hash)
                values ($1, $2, $3, $4, $5, $6)
                on conflict (game_id) do update set seq = excluded.seq, chain = excluded.chain,
                version = excluded.version, body = excluded.body, hash = excluded.hash
                where snapshot.seq < excluded.seq";
            let args = [
                (&game).into(),
                row.seq.into(),
                (&link).into(),
                row.version.into(),
                (&row.body).into(),
                (&hash(&game, &row, &link)).into(),
            ];
            tx.execute(sql, &args).await?;
            Ok(())
        }))
    }

    /// The snapshot of a game, whether it fits or not.
    pub fn snapshot(&self, game: &GameId) -> StoreFuture<'_, Option<SnapshotRow>> {
        let game = game.clone();
        Box::pin(self.read(async move |tx| Ok(read(tx, &game).await?.map(|linked| linked.row))))
    }

    /// Throws a snapshot away. One that somebody else has put in its place meanwhile stays.
    pub fn drop_snapshot(&self, game: &GameId, seq: u32, body: &str) -> StoreFuture<'_, ()> {
        let sql = "delete from snapshot where game_id = $1 and seq = $2 and body = $3";
        self.execute(sql, [game.into(), seq.into(), body.into()], |_| ())
    }

    /// What a table can be made of, by a program that reads snapshots of this version. One that
    /// does not fit the log is thrown away; one of another version is left to programs that know
    /// it.
    pub fn resume(&self, game: &GameId, version: u32) -> StoreFuture<'_, Resumed> {
        let owned = game.clone();
        Box::pin(async move {
            let game = owned.clone();
            let found = self.read(async move |tx| fitting(tx, &game, version).await).await?;
            match found {
                Found::Fit(resumed) => return Ok(resumed),
                Found::Unfit(row) => self.drop_snapshot(&owned, row.seq, &row.body).await?,
                Found::Nothing => {}
            }
            Ok(Resumed { snapshot: None, entries: self.entries(&owned, 0).await? })
        })
    }
}

enum Found {
    Fit(Resumed),
    Unfit(SnapshotRow),
    Nothing,
}

async fn fitting(tx: &mut Tx<'_>, game: &GameId, version: u32) -> Result<Found> {
    let Some(Linked { row, link, hash }) = read(tx, game).await? else { return Ok(Found::Nothing) };
    if row.version != version {
        return Ok(Found::Nothing);
    }
    let mut entries = log::read_some(tx, game, row.seq).await?;
    let is_linked = |at: &Chained| at.entry.seq == row.seq && at.link.as_ref() == Some(&link);
    let at = entries.iter().position(|chained| chained.entry.seq >= row.seq);
    let fits =
        at.is_some_and(|at| is_linked(&entries[at])) && hash == self::hash(game, &row, &link);
    let (Some(at), true) = (at, fits) else { return Ok(Found::Unfit(row)) };
    chain::check(game, row.seq, &entries[at..])?;
    // The first entry may be the snapshot's as well.
    if at > 0 {
        chain::check(game, 0, &entries[..at])?;
    }
    let entries = entries.drain(..).map(|chained| chained.entry).collect();
    Ok(Found::Fit(Resumed { snapshot: Some(row), entries }))
}

async fn read(tx: &mut Tx<'_>, game: &GameId) -> Result<Option<Linked>> {
    let sql = "select seq, version, body, chain, hash from snapshot where game_id = $1";
    let Some(row) = tx.row(sql, &[game.into()]).await? else { return Ok(None) };
    Ok(Some(Linked {
        row: SnapshotRow { seq: row.count(0)?, version: row.count(1)?, body: row.text(2)? },
        link: row.text(3)?,
        hash: row.text(4)?,
    }))
}

/// A hash of all that a snapshot says, the log that it belongs to included.
fn hash(game: &GameId, row: &SnapshotRow, link: &str) -> String {
    let mut hasher = Sha256::new();
    hasher.update(b"traumfabrik-snapshot-1\n");
    for number in [row.seq, row.version] {
        hasher.update(number.to_be_bytes());
    }
    for text in [game.as_str(), link, &row.body] {
        hasher.update((text.len() as u64).to_be_bytes());
        hasher.update(text);
    }
    HEXLOWER.encode(&hasher.finalize())
}
