//! Reviews of games that are over. One is made once by whichever node takes it, and read by all.

use traumfabrik_table::{GameId, Time};

use crate::{Lease, Store, StoreFuture};

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
    pub fn review(&self, game: &GameId, judge: &str) -> StoreFuture<'_, Option<ReviewRow>> {
        let sql = "select body, lease_until from review where game_id = $1 and judge = $2";
        self.row(sql, [game.into(), judge.into()], |row| {
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
        game: &GameId,
        judge: &str,
        lease: &Lease,
        now: Time,
    ) -> StoreFuture<'_, bool> {
        let sql = "insert into review (game_id, judge, node, lease_until) values ($1, $2, $3, $4)
            on conflict (game_id, judge) do update
            set node = excluded.node, lease_until = excluded.lease_until
            where review.body is null and (review.lease_until <= $5 or review.node = $3)";
        let args =
            [game.into(), judge.into(), lease.node.as_str().into(), lease.until.into(), now.into()];
        self.execute(sql, args, |n_rows| n_rows > 0)
    }

    /// A node does not see to a review any more, so that another one can at once.
    pub fn leave_review(&self, game: &GameId, judge: &str, node: &str) -> StoreFuture<'_, ()> {
        let sql = "delete from review
            where game_id = $1 and judge = $2 and node = $3 and body is null";
        self.execute(sql, [game.into(), judge.into(), node.into()], |_| ())
    }

    /// Keeps a review. False if there is one: the first one stays.
    pub fn keep_review(
        &self,
        game: &GameId,
        judge: &str,
        body: &str,
        made_at: Time,
    ) -> StoreFuture<'_, bool> {
        let sql = "insert into review (game_id, judge, body, made_at) values ($1, $2, $3, $4)
            on conflict (game_id, judge) do update
            set body = excluded.body, made_at = excluded.made_at, lease_until = null, node = null
            where review.body is null";
        self.execute(sql, [game.into(), judge.into(), body.into(), made_at.into()], |n_rows| {
            n_rows > 0
        })
    }
}
