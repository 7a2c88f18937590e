//! The log: entries are added and never changed.

use std::sync::Arc;

use traumfabrik_table::{CommandId, GameId, PersonId, Time};

use crate::chain::{self, Chained};
use crate::error::Result;
use crate::games::{write_index, write_players, write_row, write_who_is_due};
use crate::tx::{Row, Tx};
use crate::{
    GameIndex, Lease, OrderRow, Secret, Status, Store, StoreError, StoreFuture, UsedOrder, due,
    notices, orders,
};

const FIRST_SEQ: u32 = 1;

/// One entry of a log. The store does not look into the body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number: the first of a game is 1, and none is left out.
    pub seq: u32,
    /// The command that caused it.
    pub command: CommandId,
    /// When that was.
    pub at: Time,
    /// The version of the format of the body.
    pub version: u32,
    /// What happened, as JSON.
    pub body: String,
    /// A hash of the state after it.
    pub state_hash: Option<String>,
}

/// A game that begins: its first entry, and all that goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its name.
    pub game: GameId,
    /// What all draws come from. It is told nobody before the game ends.
    pub seed: Secret,
    /// The first entry, whose number is 1.
    pub first: StoredEntry,
    /// What lists show.
    pub index: GameIndex,
    /// When a timer or bot is due.
    pub due_at: Option<Time>,
}

/// What became of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is kept.
    Done,
    /// There is a game of that name. Nothing was changed.
    Exists,
}

/// An entry to be kept, and all that goes with it: either everything is kept or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The entry. Its number has to be one more than the last.
    pub entry: StoredEntry,
    /// What lists show from now on.
    pub index: GameIndex,
    /// Whether everybody there has the seat that they had before the entry: that is so for nearly
    /// all of them, and takes less time.
    pub has_same_people: bool,
    /// When a timer or bot is due from now on; none takes an older one away.
    pub due_at: Option<Time>,
    /// Who alone sees to that for a while.
    pub lease: Option<Lease>,
    /// The standing order that caused the entry. It has to be there still.
    pub order: Option<UsedOrder>,
    /// Who is to be told of the entry.
    pub notices: Vec<PersonId>,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is kept.
    Done,
    /// The command has been carried out before: this is its entry. Nothing was changed.
    Duplicate(StoredEntry),
    /// Its number is not the next one: somebody else moved, or the game does not exist. Nothing
    /// was changed.
    Behind,
    /// The standing order that caused it was changed or taken back. Nothing was changed.
    OrderGone,
}

/// What has come of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The entry that a command caused, if it was carried out.
    pub found: Option<u32>,
    /// Entries.
    pub entries: Vec<StoredEntry>,
    /// The standing orders that there are.
    pub orders: Vec<OrderRow>,
}

/// The log.
impl Store {
    /// Begins a game.
    pub fn create(&self, new: NewGame) -> StoreFuture<'_, Created> {
        let NewGame { game, seed, first, index, due_at } = new;
        Box::pin(self.write(async move |tx| {
            if first.seq != FIRST_SEQ {
                return Err(StoreError::Fault(format!("the first entry has number {}", first.seq)));
            }
            let sql = "insert into game
                (game_id, status, is_public, owner_id, summary, seq, created_at, updated_at)
                values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (game_id) do nothing";
            let args = [
                (&game).into(),
                index.status.into(),
                index.is_public.into(),
                (&index.owner).into(),
                (&index.summary).into(),
                first.seq.into(),
                first.at.into(),
            ];
            if tx.execute(sql, &args).await? == 0 {
                return Ok(Created::Exists);
            }
            let sql = "insert into game_secret (game_id, seed) values ($1, $2)";
            tx.execute(sql, &[(&game).into(), seed.expose().into()]).await?;
            insert(tx, &game, &first, Some(chain::link(&game, None, &first))).await?;
            write_index(tx, &game, first.seq, &index).await?;
            due::replace(tx, &game, first.seq, due_at, None).await?;
            Ok(Created::Done)
        }))
    }

    /// Adds an entry to a game. Of several who add one of the same number, one succeeds. A game
    /// that is closed for repair takes none.
    pub fn append(&self, append: Append) -> StoreFuture<'_, Appended> {
        let append = Arc::new(append);
        let shared = Arc::clone(&append);
        Box::pin(self.add(shared, async move |tx| add(tx, &append).await))
    }

    /// The entries of a game with numbers above this one, in order. They are the ones that were
    /// written, as far as their chain can tell: otherwise the log is broken.
    pub fn entries(&self, game: &GameId, after_seq: u32) -> StoreFuture<'_, Vec<StoredEntry>> {
        let game = game.clone();
        Box::pin(self.read(async move |tx| read_after(tx, &game, after_seq).await))
    }

    /// The entries after a number, and what else has come of a game.
    pub fn news(
        &self,
        game: &GameId,
        after_seq: u32,
        command: Option<CommandId>,
    ) -> StoreFuture<'_, News> {
        let game = game.clone();
        Box::pin(self.read(async move |tx| {
            // What is found is in the log that is read after it.
            let found = match &command {
                Some(command) => tx.row(BY_COMMAND, &[(&game).into(), command.into()]).await?,
                None => None,
            };
            Ok(News {
                found: found.map(|row| row.count(0)).transpose()?,
                entries: read_after(tx, &game, after_seq).await?,
                orders: orders::read(tx, &game).await?,
            })
        }))
    }

    /// The seed of a game. It must not leave the server before the game ends.
    pub fn secret(&self, game: &GameId) -> StoreFuture<'_, Option<Secret>> {
        let sql = "select seed from game_secret where game_id = $1";
        self.row(sql, [game.into()], |row| Ok(Secret::new(row.text(0)?)))
    }
}

/// Adds an entry to a game, whatever there is to be said about it.
async fn add(tx: &mut Tx<'_>, append: &Append) -> Result<Appended> {
    let Append { game, entry, index, has_same_people, due_at, lease, order, notices } = append;
    // Whoever adds to a game holds its row, so that all that is read below stays true.
    let sql = format!(
        "select seq, status, (select chain from entry
        where entry.game_id = game.game_id and entry.seq = game.seq)
        from game where game_id = $1{}",
        tx.dialect().for_update
    );
    let Some(row) = tx.row(&sql, &[game.into()]).await? else {
        return Ok(Appended::Behind);
    };
    let args = [game.into(), (&entry.command).into()];
    if let Some(first) = tx.row(BY_COMMAND, &args).await? {
        return Ok(Appended::Duplicate(entry_of(&first)?));
    }
    if row.int(0)? + 1 != i64::from(entry.seq) {
        return Ok(Appended::Behind);
    }
    if row.text(1)? == Status::Broken.as_str() {
        return Err(StoreError::ClosedForRepair { game: game.to_string() });
    }
    if let Some(order) = order
        && !orders::is_there(tx, game, order).await?
    {
        return Ok(Appended::OrderGone);
    }
    // After an entry without a link there is none either, until they all get theirs.
    let before = row.maybe_text(2)?;
    let link = before.map(|before| chain::link(game, Some(&before), entry));
    insert(tx, game, entry, link).await?;
    write_row(tx, game, entry.seq, Some(entry.at), index).await?;
    if *has_same_people {
        write_who_is_due(tx, game, &index.players).await?;
    } else {
        write_players(tx, game, &index.players).await?;
    }
    due::replace(tx, game, entry.seq, *due_at, lease.as_ref()).await?;
    notices::add(tx, game, entry, notices).await?;
    Ok(Appended::Done)
}

const SELECT: &str = "select seq, command_id, at, version, body, state_hash, chain from entry";

const BY_COMMAND: &str = "select seq, command_id, at, version, body, state_hash from entry
    where game_id = $1 and command_id = $2";

/// The entries of a game after this number, in order, which the chain vouches for.
async fn read_after(tx: &mut Tx<'_>, game: &GameId, after_seq: u32) -> Result<Vec<StoredEntry>> {
    let entries = read(tx, game, after_seq).await?;
    chain::check(game, after_seq, &entries)?;
    let entries = entries.into_iter().map(|chained| chained.entry);
    Ok(entries.filter(|entry| entry.seq > after_seq).collect())
}

/// The entries of a game from this number on, in order, as they are there.
pub(crate) async fn read(tx: &mut Tx<'_>, game: &GameId, from_seq: u32) -> Result<Vec<Chained>> {
    let sql = format!("{SELECT} where game_id = $1 and seq >= $2 order by seq");
    chained(&tx.rows(&sql, &[game.into(), from_seq.into()]).await?)
}

/// The first entry of a game, and those from this number on, as they are there.
pub(crate) async fn read_some(
    tx: &mut Tx<'_>,
    game: &GameId,
    from_seq: u32,
) -> Result<Vec<Chained>> {
    let sql = format!("{SELECT} where game_id = $1 and (seq = 1 or seq >= $2) order by seq");
    chained(&tx.rows(&sql, &[game.into(), from_seq.into()]).await?)
}

fn chained(rows: &[Row]) -> Result<Vec<Chained>> {
    let chained = |row: &Row| Ok(Chained { entry: entry_of(row)?, link: row.maybe_text(6)? });
    rows.iter().map(chained).collect()
}

async fn insert(
    tx: &mut Tx<'_>,
    game: &GameId,
    entry: &StoredEntry,
    link: Option<String>,
) -> Result<()> {
    let sql = "insert into entry (game_id, seq, command_id, at, version, body, state_hash, chain)
        values ($1, $2, $3, $4, $5, $6, $7, $8)";
    let args = [
        game.into(),
        entry.seq.into(),
        (&entry.command).into(),
        entry.at.into(),
        entry.version.into(),
        (&entry.body).into(),
        (&entry.state_hash).into(),
        (&link).into(),
    ];
    tx.execute(sql, &args).await?;
    Ok(())
}

fn entry_of(row: &Row) -> Result<StoredEntry> {
    Ok(StoredEntry {
        seq: row.count(0)?,
        command: row.command(1)?,
        at: row.time(2)?,
        version: row.count(3)?,
        body: row.text(4)?,
        state_hash: row.maybe_text(5)?,
    })
}
