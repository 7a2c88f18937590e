//! Entries that are to be kept at the same time are kept together: one statement, so one way to the
//! server and one commit for all of them. It takes those that simply come next. Whatever is out of
//! the ordinary is left to the operation that all stores share ([`log`](crate::log)).

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Instant;

use sqlx::PgConnection;
use sqlx::postgres::PgPool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::errors::{sort, sort_whole};
use super::{Counts, OPERATION_LIMIT};
use crate::error::Result;
use crate::{Append, PlayerIndex, StoreError, chain};

/// So many may wait; more wait to wait.
const QUEUE_MAX: usize = 4096;
/// So many share a statement, so that nobody waits long for the others.
const BATCH_MAX: usize = 128;
/// So many statements are under way at once: while one waits for the disk, the next is made.
const N_WORKERS: usize = 2;

/// The way to those who append.
#[derive(Debug)]
pub(crate) struct Appends {
    queue: mpsc::Sender<Waiting>,
    /// They end with the store.
    _workers: JoinSet<()>,
}

#[derive(Debug)]
struct Waiting {
    append: Arc<Append>,
    reply: oneshot::Sender<Result<bool>>,
}

impl Appends {
    pub(crate) fn start(pool: &PgPool, counts: &Arc<Counts>) -> Self {
        let (sender, queue) = mpsc::channel(QUEUE_MAX);
        let queue = Arc::new(Mutex::new(queue));
        let mut workers = JoinSet::new();
        for _ in 0..N_WORKERS {
            workers.spawn(work(pool.clone(), Arc::clone(&queue), Arc::clone(counts)));
        }
        Self { queue: sender, _workers: workers }
    }

    /// Keeps an entry that simply comes next. Answers whether it did; otherwise nothing was done.
    pub(crate) async fn append(&self, append: Arc<Append>) -> Result<bool> {
        if append.order.is_some() || !append.notices.is_empty() {
            return Ok(false);
        }
        let (reply, answer) = oneshot::channel();
        let waiting = Waiting { append, reply };
        let queued = timeout(OPERATION_LIMIT, self.queue.send(waiting)).await;
        queued.map_err(|_| StoreError::Busy("too many wait".to_owned()))?.map_err(|_| stopped())?;
        answer
            .await
            .unwrap_or_else(|_| Err(StoreError::Unknown("its writer has failed".to_owned())))
    }
}

fn stopped() -> StoreError {
    StoreError::Away("it was closed".to_owned())
}

async fn work(pool: PgPool, queue: Arc<Mutex<mpsc::Receiver<Waiting>>>, counts: Arc<Counts>) {
    let mut waiting = Vec::new();
    while queue.lock().await.recv_many(&mut waiting, BATCH_MAX).await > 0 {
        let appends: Vec<&Append> = waiting.iter().map(|waiting| &*waiting.append).collect();
        let began = Instant::now();
        let kept = keep(&pool, &appends).await;
        if let Ok(kept) = &kept
            && !kept.is_empty()
        {
            counts.committed(began.elapsed(), kept.len());
        }
        for (idx, Waiting { reply, .. }) in waiting.drain(..).enumerate() {
            // Whoever does not wait any more needs no answer.
            reply.send(kept.clone().map(|kept| kept.contains(&idx))).ok();
        }
    }
}

/// Keeps all that simply come next, and answers which of them.
async fn keep(pool: &PgPool, appends: &[&Append]) -> Result<HashSet<usize>> {
    let mut conn = pool.acquire().await.map_err(|error| sort(&error))?;
    let work = async {
        let links = links(&mut conn, appends).await?;
        let rows: Vec<Plain<'_>> = Plain::of(appends, &links);
        insert(&mut conn, &rows).await
    };
    match timeout(OPERATION_LIMIT, work).await {
        // One of them alone may be the reason: each is tried by itself.
        Ok(Err(StoreError::Busy(_) | StoreError::Fault(_))) => Ok(HashSet::new()),
        Ok(kept) => kept,
        Err(_) => {
            // Nobody knows what is still under way on this connection.
            conn.close_on_drop();
            Err(StoreError::Unknown("the server did not answer in time".to_owned()))
        }
    }
}

/// The links of the entries that are thought to be the last ones, by game.
async fn links(conn: &mut PgConnection, appends: &[&Append]) -> Result<HashMap<String, String>> {
    let games: Vec<&str> = appends.iter().map(|append| append.game.as_str()).collect();
    let before = |append: &&Append| i64::from(append.entry.seq) - 1;
    let numbers: Vec<i64> = appends.iter().map(before).collect();
    let sql = "select entry.game_id, entry.chain
        from unnest($1::text[], $2::bigint[]) as last (game_id, seq)
        join entry on entry.game_id = last.game_id and entry.seq = last.seq
        where entry.chain is not null";
    let found = sqlx::query_as(sql).bind(games).bind(numbers).fetch_all(conn).await;
    Ok(found.map_err(|error| sort(&error))?.into_iter().collect())
}

/// An entry that seems to come next, with its place in the line of those who wait.
struct Plain<'a> {
    idx: usize,
    append: &'a Append,
    before: &'a str,
    link: String,
}

impl<'a> Plain<'a> {
    /// Of each game the first that comes after an entry with a link. Where two people have one seat,
    /// something is wrong.
    fn of(appends: &[&'a Append], links: &'a HashMap<String, String>) -> Vec<Self> {
        let mut games = HashSet::new();
        let plain = appends.iter().enumerate().filter_map(|(idx, append)| {
            let before = links.get(append.game.as_str())?;
            let players = &append.index.players;
            let seats: HashSet<u8> = players.iter().map(|player| player.seat).collect();
            if seats.len() != players.len() {
                return None;
            }
            let link = chain::link(&append.game, Some(before), &append.entry);
            games.insert(&append.game).then_some(Plain { idx, append, before, link })
        });
        plain.collect()
    }
}

/// Keeps what comes next indeed.
async fn insert(conn: &mut PgConnection, rows: &[Plain<'_>]) -> Result<HashSet<usize>> {
    if rows.is_empty() {
        return Ok(HashSet::new());
    }
    let players = rows.iter().flat_map(|row| {
        let game = row.append.game.as_str();
        row.append.index.players.iter().map(move |player| (game, player))
    });
    let players: Vec<(&str, &PlayerIndex)> = players.collect();
    /// An array for a column of the statement.
    macro_rules! column {
        ($rows:ident: $row:pat => $value:expr) => {
            $rows.iter().map(|$row| $value).collect::<Vec<_>>()
        };
    }
    let kept = sqlx::query_scalar::<_, String>(KEEP)
        .bind(column!(rows: Plain { append, .. } => append.game.as_str()))
        .bind(column!(rows: Plain { append, .. } => i64::from(append.entry.seq)))
        .bind(column!(rows: Plain { append, .. } => append.entry.command.as_str()))
        .bind(column!(rows: Plain { append, .. } => append.entry.at.0))
        .bind(column!(rows: Plain { append, .. } => i64::from(append.entry.version)))
        .bind(column!(rows: Plain { append, .. } => append.entry.body.as_str()))
        .bind(column!(rows: Plain { append, .. } => append.entry.state_hash.as_deref()))
        .bind(column!(rows: Plain { before, .. } => *before))
        .bind(column!(rows: Plain { link, .. } => link.as_str()))
        .bind(column!(rows: Plain { append, .. } => append.index.status.as_str()))
        .bind(column!(rows: Plain { append, .. } => i64::from(append.index.is_public)))
        .bind(column!(rows: Plain { append, .. } => append.index.owner.as_str()))
        .bind(column!(rows: Plain { append, .. } => append.index.summary.as_str()))
        .bind(column!(rows: Plain { append, .. } => append.due_at.map(|at| at.0)))
        .bind(column!(rows: Plain { append, .. } => append.lease.as_ref().map(|it| it.until.0)))
        .bind(
            column!(rows: Plain { append, .. } => append.lease.as_ref().map(|it| it.node.as_str())),
        )
        .bind(column!(players: (game, _) => *game))
        .bind(column!(players: (_, player) => i64::from(player.seat)))
        .bind(column!(players: (_, player) => player.person.as_str()))
        .bind(column!(players: (_, player) => i64::from(player.is_due)))
        .fetch_all(conn)
        .await
        .map_err(|error| sort_whole(&error))?;
    let kept: HashSet<&str> = kept.iter().map(String::as_str).collect();
    let is_kept = |row: &&Plain<'_>| kept.contains(row.append.game.as_str());
    Ok(rows.iter().filter(is_kept).map(|row| row.idx).collect())
}

/// All that [`Store::append`](crate::Store::append) does, for many games at once. Games that
/// somebody else holds are left out: whoever adds to one of them waits alone, and not all the others
/// too. The rows of the rest are as others left them, and the last entry of each was there before
/// the statement began, since whoever adds to a game knows it.
const KEEP: &str = "
with wanted as (
    select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[],
        $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::bigint[], $12::text[],
        $13::text[], $14::bigint[], $15::bigint[], $16::text[])
    as wanted (game_id, seq, command_id, at, version, body, state_hash, before, chain, status,
        is_public, owner_id, summary, due_at, lease_until, node)
), held as (
    select game.game_id from wanted
    join game on game.game_id = wanted.game_id and game.seq + 1 = wanted.seq
    join entry as last on last.game_id = wanted.game_id and last.seq + 1 = wanted.seq
    where game.status <> 'broken' and last.chain = wanted.before and not exists (
        select 1 from entry as same
        where same.game_id = wanted.game_id and same.command_id = wanted.command_id)
    for update of game skip locked
), taken as (
    select wanted.* from wanted join held on held.game_id = wanted.game_id
), added as (
    insert into entry (game_id, seq, command_id, at, version, body, state_hash, chain)
    select game_id, seq, command_id, at, version, body, state_hash, chain from taken
), moved as (
    update game set status = taken.status, is_public = taken.is_public,
        owner_id = coalesce(owner.merged_into, taken.owner_id), summary = taken.summary,
        seq = taken.seq, updated_at = taken.at
    from taken left join person as owner on owner.person_id = taken.owner_id
    where game.game_id = taken.game_id
), sitting as (
    select player.game_id, player.seat,
        coalesce(person.merged_into, player.person_id) as person_id, player.is_due
    from unnest($17::text[], $18::bigint[], $19::text[], $20::bigint[])
        as player (game_id, seat, person_id, is_due)
    join held on held.game_id = player.game_id
    left join person on person.person_id = player.person_id
), sat_down as (
    insert into player (game_id, seat, person_id, is_due)
    select game_id, seat, person_id, is_due from sitting
    on conflict (game_id, seat) do update
    set person_id = excluded.person_id, is_due = excluded.is_due
    where player.person_id <> excluded.person_id or player.is_due <> excluded.is_due
), stood_up as (
    delete from player using held where player.game_id = held.game_id and not exists (
        select 1 from sitting
        where sitting.game_id = player.game_id and sitting.seat = player.seat)
), due_next as (
    insert into due (game_id, seq, at, lease_until, node)
    select game_id, seq, due_at, lease_until, node from taken where due_at is not null
    on conflict (game_id) do update set seq = excluded.seq, at = excluded.at,
        lease_until = excluded.lease_until, node = excluded.node
), not_due as (
    delete from due using taken where due.game_id = taken.game_id and taken.due_at is null
)
select game_id from held";
