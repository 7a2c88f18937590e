//! What happens at a table without anybody's doing: bots, orders, automatic passes, clocks.

use traumfabrik_rules::{Action, BySeat, Game, LegalSet, Seat};

use crate::order::{Obeyed, Order};
use crate::pace::Whims;
use crate::table::Table;
use crate::{Away, Time};

/// What happens next unless somebody does something before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scheduled {
    /// Nothing.
    Nothing,
    /// A seat acts by itself.
    Act {
        /// Which.
        seat: Seat,
        /// Not before this.
        at: Time,
        /// How.
        how: How,
    },
    /// A bot takes over.
    TakeOver {
        /// From whom.
        seat: Seat,
        /// Not before this.
        at: Time,
        /// Why.
        why: Away,
    },
}

/// How a seat acts by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// There is nothing else that it could do.
    Forced(Action),
    /// It was told to, by the order of this place in the list.
    Ordered {
        /// The place in the list of orders.
        order_idx: usize,
        /// What it does.
        action: Action,
    },
    /// A bot decides.
    Bot(String),
}

impl Scheduled {
    /// When it happens, if anything does.
    pub fn at(&self) -> Option<Time> {
        match self {
            Self::Nothing => None,
            Self::Act { at, .. } | Self::TakeOver { at, .. } => Some(*at),
        }
    }
}

impl Table {
    /// What happens next, given the orders of all seats, since when people are gone, and what their
    /// seats' hesitation follows from. When a seat acts by itself does not depend on what it does.
    pub fn next(
        &self,
        orders: &[(Seat, Order)],
        gone_since: &BySeat<Option<Time>>,
        whims: &Whims,
    ) -> Scheduled {
        let (Some(seat), Some(game)) = (self.due(), self.game()) else { return Scheduled::Nothing };
        if let Some(how) = self.by_itself(&game, seat, orders) {
            let wait_ms = self.wait_ms(&game, seat, whims);
            return Scheduled::Act { seat, at: self.turn_at.plus(wait_ms), how };
        }
        let absence = &self.plan.absence;
        let timeout = self.clocks.deadline().filter(|_| absence.on_timeout);
        let timeout = timeout.map(|(_, at)| (at, Away::Timeout));
        let gone = absence
            .grace_ms
            .zip(gone_since[seat])
            .map(|(grace_ms, since)| (since.max(self.turn_at).plus(grace_ms), Away::Gone));
        match timeout.into_iter().chain(gone).min_by_key(|(at, _)| *at) {
            Some((at, why)) => Scheduled::TakeOver { seat, at, why },
            None => Scheduled::Nothing,
        }
    }

    fn by_itself(&self, game: &Game<'_>, seat: Seat, orders: &[(Seat, Order)]) -> Option<How> {
        // Orders outlive a takeover: whoever left one meant it.
        let obeyed = orders.iter().enumerate().find_map(|(order_idx, (owner, order))| {
            let obeyed = if *owner == seat { order.obey(game, seat) } else { None };
            obeyed.map(|obeyed| (order_idx, obeyed))
        });
        match (obeyed, self.bot(seat), game.legal()) {
            (Some((order_idx, Obeyed::Act(action))), ..) => {
                Some(How::Ordered { order_idx, action })
            }
            // There is no bid that the seat could pay.
            (_, _, LegalSet::Auction { floor, ceiling }) if floor > ceiling => {
                Some(How::Forced(Action::Pass))
            }
            (Some((_, Obeyed::Wake)) | None, Some(bot), _) => Some(How::Bot(bot.to_owned())),
            (Some((_, Obeyed::Wake)) | None, None, _) => None,
        }
    }
}
