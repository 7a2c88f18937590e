//! Reviews of games that are over. One is made once by whichever node takes it, and read by all.

use traumfabrik_table::{GameId, Time};

use crate::{Lease, Store, StoreFuture};

/// What a review is about. Each kind has a table of its own, and reviews go with their game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reviewed {
    /// The game of a table.
    Table(GameId),
    /// A record that somebody brought.
    Record(GameId),
}

impl Reviewed {
    /// The name of the game.
    pub fn game(&self) -> &GameId {
        match self {
            Self::Table(game) | Self::Record(game) => game,
        }
    }

    fn table(&self) -> &'static str {
        match self {
            Self::Table(_) => "review",
            Self::Record(_) => "kept_record_review",
        }
    }
}

/// What is known of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewRow {
    /// It is there.
    Made {
        /// What it says.
        body: String,
    },
    /// A node sees to it, or did.
    Leased {
        /// For how long others leave it to that node.
        until: Time,
    },
}

/// Reviews.
impl Store {
    /// What is known of the review of a game by a version of a judge.
    pub fn review(&self, of: &Reviewed, judge: &str) -> StoreFuture<'_, Option<ReviewRow>> {
        let table = of.table();
        let sql =
            format!("select body, lease_until from {table} where game_id = $1 and judge = $2");
        self.row(sql, [of.game().into(), judge.into()], |row| {
            Ok(match row.maybe_text(0)? {
                Some(body) => ReviewRow::Made { body },
                None => ReviewRow::Leased { until: row.time(1)? },
            })
        })
    }

    /// Takes it upon a node to make a review, or to go on with it. False if there is one, or if
    /// another node sees to it.
    pub fn claim_review(
        &self,
        of: &Reviewed,
        judge: &str,
        lease: &Lease,
        now: Time,
    ) -> StoreFuture<'_, bool> {
        let table = of.table();
        let sql = format!(
            "insert into {table} (game_id, judge, node, lease_until) values ($1, $2, $3, $4)
            on conflict (game_id, judge) do update
            set node = excluded.node, lease_until = excluded.lease_until
            where {table}.body is null and ({table}.lease_until <= $5 or {table}.node = $3)"
        );
        let args = [
            of.game().into(),
            judge.into(),
            lease.node.as_str().into(),
            lease.until.into(),
            now.into(),
        ];
        self.execute(sql, args, |n_rows| n_rows > 0)
    }

    /// A node does not see to a review any more, so that another one can at once.
    pub fn leave_review(&self, of: &Reviewed, judge: &str, node: &str) -> StoreFuture<'_, ()> {
        let sql = format!(
            "delete from {}
            where game_id = $1 and judge = $2 and node = $3 and body is null",
            of.table()
        );
        self.execute(sql, [of.game().into(), judge.into(), node.into()], |_| ())
    }

    /// Keeps a review. False if there is one: the first one stays. Those of other judges go with
    /// it, since nobody asks for them any more; but not what a node is at work on.
    ///
    /// While servers of two versions run, each asks for its own judge, so that whatever one of them
    /// keeps has to be made again at the other when somebody asks there. A server of before this
    /// deletes nothing: what it keeps late stays, unread, until the next judge comes.
    pub fn keep_review(
        &self,
        of: &Reviewed,
        judge: &str,
        body: &str,
        made_at: Time,
    ) -> StoreFuture<'_, bool> {
        let table = of.table();
        let args = [of.game().into(), judge.into(), body.into(), made_at.into()];
        Box::pin(self.write(async move |tx| {
            // In one order, so that two servers whose judges differ do not wait for each other.
            let for_update = tx.dialect().for_update;
            let sql =
                format!("select judge from {table} where game_id = $1 order by judge{for_update}");
            tx.rows(&sql, &args[..1]).await?;
            let sql = format!(
                "insert into {table} (game_id, judge, body, made_at) values ($1, $2, $3, $4)
                on conflict (game_id, judge) do update
                set body = excluded.body, made_at = excluded.made_at,
                    lease_until = null, node = null
                where {table}.body is null"
            );
            if tx.execute(&sql, &args).await? == 0 {
                return Ok(false);
            }
            let sql = format!(
                "delete from {table} where game_id = $1 and judge <> $2
                and (body is not null or lease_until <= $3)"
            );
            let [game, judge, _, made_at] = &args;
            tx.execute(&sql, &[game.clone(), judge.clone(), made_at.clone()]).await?;
            Ok(true)
        }))
    }
}
