//! What a review says, as it is kept and sent.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{
    Action, ChipId, LocationIdx, Money, Quarter, ScreenplayId, Seat, Standing,
};
use traumfabrik_wire::Message;
use ts_rs::TS;

use crate::Forecast;

/// What `format` says.
pub const FORMAT: &str = "traumfabrik-review";
/// The version of the shape.
pub const VERSION: u32 = 2;

/// A game, judged. Seats have numbers and no names, so that a review can be kept as long as the
/// game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Review {
    /// Always `traumfabrik-review`.
    pub format: String,
    /// The version of the shape.
    pub version: u32,
    /// Who judged, with its version.
    pub judge: String,
    /// What the judge's chance came from.
    pub seed: u64,
    /// SHA-256 of what was played, in hexadecimal.
    pub game: String,
    /// The curves. The first moment lies before the first entry of the record, and each entry
    /// leads to the next one.
    pub moments: Vec<Moment>,
    /// Every decision that left a choice, in order.
    pub decisions: Vec<Decision>,
    /// Every auction, in order.
    pub auctions: Vec<Auction>,
    /// What turned the game, in order.
    pub turns: Vec<TurningPoint>,
    /// What each seat can learn from it.
    pub seats: Vec<SeatReview>,
}

/// The game between two entries of its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewMoment")]
pub struct Moment {
    /// The entry that led here; 0 before the first one.
    pub seq: u32,
    /// The quarter; none before the first one begins.
    pub quarter: Option<Quarter>,
    /// The location that was reached last.
    pub location: LocationIdx,
    /// What is expected of each seat.
    pub forecasts: Vec<Forecast>,
    /// The points that each seat has on the table.
    pub points: Vec<Standing>,
}

/// A decision and the best one that could have been taken then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewDecision")]
pub struct Decision {
    /// Its entry in the record.
    pub seq: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The quarter.
    pub quarter: Quarter,
    /// Where.
    pub location: LocationIdx,
    /// What was done.
    pub played: Action,
    /// What would have been best, as far as the judge can tell.
    pub best: Action,
    /// Points of the margin that this cost; never negative.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// The chance to win that went with it.
    pub win_loss: f64,
    /// Whether the loss is large enough, and certain enough, to be called a mistake.
    pub is_mistake: bool,
    /// Of a mistake, what else the judge compared with the best: for whoever tries again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Tried>>", optional)]
    pub tried: Vec<Tried>,
}

/// An action beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewTried")]
pub struct Tried {
    /// What could have been done.
    pub action: Action,
    /// Points of the margin that it would have cost, roughly.
    pub loss: f64,
    /// Whether that would have been a mistake.
    pub is_mistake: bool,
}

/// An auction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewAuction")]
pub struct Auction {
    /// The entry of the first call.
    pub seq: u32,
    /// The entry of the last one.
    pub end: u32,
    /// The quarter.
    pub quarter: Quarter,
    /// Where.
    pub location: LocationIdx,
    /// What was sold.
    pub chips: Vec<ChipId>,
    /// By seat.
    pub bidders: Vec<Bidder>,
    /// Who got it; nobody if nobody wanted it.
    pub sale: Option<Sale>,
}

/// A seat at an auction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewBidder")]
pub struct Bidder {
    /// Which one.
    pub seat: Seat,
    /// What it had.
    pub purse: Money,
    /// Its highest bid, if it made one.
    pub bid: Option<Money>,
    /// The price at which it would not have minded losing the lot, no more than it had. None where
    /// that could not be found out.
    pub worth: Option<f64>,
    /// The standard error of that.
    pub error: f64,
}

/// How a lot was sold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewSale")]
pub struct Sale {
    /// To whom.
    pub seat: Seat,
    /// For how much.
    pub price: Money,
    /// Who bid most beside the winner, and so made the price.
    pub runner_up: Option<Seat>,
    /// What the winner made of the chips at once.
    pub made: Made,
}

/// What somebody did with the chips of a lot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewMade")]
pub struct Made {
    /// How many were placed.
    pub placed: u8,
    /// How many were discarded.
    pub discarded: u8,
    /// Films that were finished with them.
    pub films: Vec<ScreenplayId>,
}

/// A stretch of the game that changed who was going to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewTurn")]
pub struct TurningPoint {
    /// The moment before it, by the entry that led there.
    pub begin: u32,
    /// The moment after it.
    pub end: u32,
    /// The quarter; none before the first one begins.
    pub quarter: Option<Quarter>,
    /// Where.
    pub location: LocationIdx,
    /// Whether chance did it.
    pub is_draw: bool,
    /// How much of the chances to win went from some to others, 0 to 1.
    pub swing: f64,
    /// Who gained most.
    pub winner: Seat,
    /// Who lost most.
    pub loser: Seat,
}

/// Where the margin of a seat came from. All of it adds up to the margin of the result:
/// `start + luck + skill + surplus + others`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ReviewLedger")]
pub struct Ledger {
    /// What was expected before the first deal.
    pub start: f64,
    /// What the draws changed: after each, less what was expected before it.
    pub luck: f64,
    /// What mistakes cost: after each, less what the best decision would have brought. Never
    /// positive.
    pub skill: f64,
    /// What one's own decisions changed besides: the judge expects of everybody to play as its fast
    /// players do, and whoever does better, or a little worse than can be called a mistake, finds
    /// it here.
    pub surplus: f64,
    /// What the others' decisions changed.
    pub others: f64,
    /// The standard error of the luck.
    pub luck_error: f64,
}

impl Ledger {
    /// All of it together: the margin of the result.
    pub fn sum(&self) -> f64 {
        self.start + self.luck + self.skill + self.surplus + self.others
    }
}

/// The game from one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeatReview {
    /// Which one.
    pub seat: Seat,
    /// Its points in the end.
    pub points: Standing,
    /// How many finished before it, and one more.
    pub rank: u8,
    /// By how many points it finished ahead of its best rival; negative if behind.
    pub margin: i32,
    /// Where the margin came from.
    pub ledger: Ledger,
    /// How many mistakes it made.
    pub n_mistakes: u32,
    /// The story in a few sentences.
    pub sentences: Vec<Message>,
}

impl Auction {
    /// What the lot was worth to a seat, and the standard error of that.
    pub fn worth(&self, seat: Seat) -> Option<(f64, f64)> {
        let bidder = self.bidders.get(seat.index())?;
        Some((bidder.worth?, bidder.error))
    }

    /// How much more the winner paid than the lot was worth to it; negative for a bargain. None if
    /// nobody bought it or its worth is not known.
    pub fn overpaid(&self) -> Option<f64> {
        let sale = self.sale.as_ref()?;
        let (worth, _) = self.worth(sale.seat)?;
        Some(f64::from(sale.price.0) - worth)
    }

    /// Who should have gone on: it was worth more to them than one more than the price, beyond
    /// doubt, and they had the money.
    pub fn should_have_gone_on(&self) -> impl Iterator<Item = &Bidder> {
        let sale = self.sale.as_ref();
        self.bidders.iter().filter(move |bidder| {
            let (Some(sale), Some(worth)) = (sale, bidder.worth) else { return false };
            let next = sale.price.0 + 1;
            let gain = worth - f64::from(next);
            bidder.seat != sale.seat
                && bidder.purse.0 >= next
                && gain > 1.0 + CERTAIN * bidder.error
        })
    }

    /// Whether the price was driven up by somebody to whom the lot was not worth its own bid.
    pub fn pusher(&self) -> Option<&Bidder> {
        let runner_up = self.sale.as_ref()?.runner_up?;
        let bidder = self.bidders.get(runner_up.index())?;
        let bid = f64::from(bidder.bid?.0);
        (bid - bidder.worth? > 1.0 + CERTAIN * bidder.error).then_some(bidder)
    }
}

/// So many standard errors make a finding certain.
pub(crate) const CERTAIN: f64 = 3.0;
