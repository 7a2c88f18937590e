//! What is due, who takes it, and the times when nobody could.

use traumfabrik_table::{GameId, Time};

use crate::error::Result;
use crate::tx::{Row, Tx};
use crate::{Store, StoreFuture};

/// Something that has to be done in a game: a timer has run out, or a bot is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueRow {
    /// The game.
    pub game: GameId,
    /// The number of the last entry when it was written.
    pub seq: u32,
    /// When it is due.
    pub at: Time,
}

/// What a node alone sees to for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The node.
    pub node: String,
    /// Until when.
    pub until: Time,
}

/// What became of the wish to see to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// It is granted.
    Granted,
    /// Another node sees to it.
    Held {
        /// Until when.
        until: Time,
    },
    /// There is nothing to see to: the game has moved on.
    Gone,
}

/// A time when nobody looked after the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: Time,
    /// The first one after it.
    pub to: Time,
}

/// The last sign of life of whoever gives another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastSign {
    /// When it was given, by the store's clock.
    pub at: Time,
    /// How long ago that is, by a clock that nobody can set.
    pub ago_ms: i64,
}

impl LastSign {
    /// How long ago another sign is that came after this one.
    fn ago_ms_of(self, other: Time) -> Option<i64> {
        let later_ms = other.since(self.at);
        let is_later = other >= self.at && later_ms <= self.ago_ms;
        is_later.then_some(self.ago_ms - later_ms)
    }
}

/// What is due.
impl Store {
    /// Takes things that are due and that nobody else has taken, the oldest first. They stay there
    /// until an entry replaces them; if none does before the lease ends, others may take them.
    pub fn claim_due(
        &self,
        node: &str,
        now: Time,
        lease_ms: i64,
        limit: u32,
    ) -> StoreFuture<'_, Vec<DueRow>> {
        let args = [now.into(), limit.into(), now.plus(lease_ms).into(), node.into()];
        Box::pin(self.write(async move |tx| {
            // Materialized, so that PostgreSQL picks once and never locks more rows than it takes.
            let sql = format!(
                "with picked (id) as materialized (
                    select game_id from due
                    where at <= $1 and (lease_until is null or lease_until <= $1)
                    order by at, game_id limit $2{})
                update due set lease_until = $3, node = $4 from picked
                where due.game_id = picked.id
                returning game_id, seq, at",
                tx.dialect().skip_locked
            );
            let rows = tx.rows(&sql, &args).await?;
            let mut claimed = rows.iter().map(due_row).collect::<Result<Vec<_>>>()?;
            claimed.sort_by(|one, other| (one.at, &one.game).cmp(&(other.at, &other.game)));
            Ok(claimed)
        }))
    }

    /// Takes what is due in a game after an entry, so that one node alone thinks about it, and the
    /// same node for longer.
    pub fn claim(
        &self,
        game: &GameId,
        seq: u32,
        lease: Lease,
        now: Time,
    ) -> StoreFuture<'_, Claimed> {
        let game = game.clone();
        Box::pin(self.write(async move |tx| {
            let sql = "update due set lease_until = $4, node = $3 where game_id = $1 and seq = $2
                and (lease_until is null or lease_until <= $5 or node = $3)";
            let args = [
                (&game).into(),
                seq.into(),
                lease.node.as_str().into(),
                lease.until.into(),
                now.into(),
            ];
            if tx.execute(sql, &args).await? > 0 {
                return Ok(Claimed::Granted);
            }
            let sql = "select lease_until from due where game_id = $1 and seq = $2";
            let held = tx.row(sql, &args[..2]).await?;
            Ok(match held.map(|row| row.maybe_int(0)).transpose()?.flatten() {
                Some(until) => Claimed::Held { until: Time(until) },
                None => Claimed::Gone,
            })
        }))
    }

    /// When something will be due that nobody has taken.
    pub fn next_due_at(&self) -> StoreFuture<'_, Option<Time>> {
        Box::pin(self.read(async |tx| {
            // Each half finds its answer at the beginning of an index.
            let sql = "select min(at) from (
                select min(at) as at from due where lease_until is null
                union all select min(lease_until) from due where lease_until is not null) as next";
            let row = tx.row(sql, &[]).await?;
            row.map_or(Ok(None), |row| Ok(row.maybe_int(0)?.map(Time)))
        }))
    }

    /// Puts off what is due in a game, and gives it free. Answers whether it was still that.
    pub fn delay_due(&self, game: &GameId, seq: u32, at: Time) -> StoreFuture<'_, bool> {
        let sql = "update due set at = $3, lease_until = null, node = null
            where game_id = $1 and seq = $2";
        self.execute(sql, [game.into(), seq.into(), at.into()], |n_rows| n_rows > 0)
    }
}

/// Signs of life of several nodes may be written so much later than they were given.
const LATE_MS: i64 = 1_000;

/// Outages.
impl Store {
    /// A sign of life. If the last one said that somebody looked after the clocks, and it is older
    /// than this many milliseconds, then nobody did in between: that is kept, and answered. A clock
    /// that was set back meanwhile hides how long that was from whoever has no last sign to tell.
    pub fn beat(
        &self,
        now: Time,
        is_watching: bool,
        gap_ms: i64,
        mine: Option<LastSign>,
    ) -> StoreFuture<'_, Option<Outage>> {
        Box::pin(self.write(async move |tx| {
            let sql = "insert into heartbeat (heartbeat_id, at, is_watching) values (1, $1, $2)
                on conflict (heartbeat_id) do nothing";
            if tx.execute(sql, &[now.into(), is_watching.into()]).await? > 0 {
                return Ok(None);
            }
            // Of several nodes that come back at once, the first to hold the row notes the outage.
            let sql = format!("select at, is_watching from heartbeat{}", tx.dialect().for_update);
            let Some(row) = tx.row(&sql, &[]).await? else { return Ok(None) };
            let (last, was_watching) = (row.time(0)?, row.is(1)?);
            let passed_ms = mine.and_then(|mine| mine.ago_ms_of(last)).unwrap_or_default();
            let ago_ms = now.since(last).max(passed_ms);
            let is_gap = was_watching && ago_ms > gap_ms;
            let outage = is_gap.then_some(Outage { from: now.plus(-ago_ms), to: now });
            if let Some(Outage { from, to }) = outage {
                let sql = "insert into outage (from_at, to_at) values ($1, $2)";
                tx.execute(sql, &[from.into(), to.into()]).await?;
            }
            // A sign that comes late does not undo a later one. One from long before means that the
            // clock was set back: outages count from there, and what is due is due by that clock.
            let back_ms = last.since(now);
            let at = if back_ms > LATE_MS { now } else { now.max(last) };
            if back_ms > LATE_MS {
                let sql = "update due set at = at - $1, lease_until = null, node = null";
                tx.execute(sql, &[back_ms.into()]).await?;
            }
            let sql = "update heartbeat set at = $1, is_watching = $2";
            tx.execute(sql, &[at.into(), is_watching.into()]).await?;
            Ok(outage)
        }))
    }

    /// The outages that ended after a time, in order.
    pub fn outages(&self, since: Time) -> StoreFuture<'_, Vec<Outage>> {
        let sql = "select from_at, to_at from outage where to_at > $1 order by from_at";
        self.rows(sql, [since.into()], |row| Ok(Outage { from: row.time(0)?, to: row.time(1)? }))
    }
}

/// Replaces what is due in a game, or takes it away. An older lease on it ends.
pub(crate) async fn replace(
    tx: &mut Tx<'_>,
    game: &GameId,
    seq: u32,
    at: Option<Time>,
    lease: Option<&Lease>,
) -> Result<()> {
    match at {
        None => tx.execute("delete from due where game_id = $1", &[game.into()]).await?,
        Some(at) => {
            let sql = "insert into due (game_id, seq, at, lease_until, node)
                values ($1, $2, $3, $4, $5)
                on conflict (game_id) do update set seq = excluded.seq, at = excluded.at,
                lease_until = excluded.lease_until, node = excluded.node";
            let (until, node) = (lease.map(|it| it.until), lease.map(|it| it.node.clone()));
            let args = [game.into(), seq.into(), at.into(), until.into(), (&node).into()];
            tx.execute(sql, &args).await?
        }
    };
    Ok(())
}

/// What is due has changed without an entry, or nothing is any more. Whoever sees to it goes on.
pub(crate) async fn change(
    tx: &mut Tx<'_>,
    game: &GameId,
    seq: u32,
    at: Option<Time>,
) -> Result<()> {
    let sql = "update due set at = $3 where game_id = $1 and seq = $2";
    let args = [game.into(), seq.into(), at.into()];
    if at.is_some() && tx.execute(sql, &args).await? > 0 {
        return Ok(());
    }
    replace(tx, game, seq, at, None).await
}

fn due_row(row: &Row) -> Result<DueRow> {
    Ok(DueRow { game: row.game(0)?, seq: row.count(1)?, at: row.time(2)? })
}
