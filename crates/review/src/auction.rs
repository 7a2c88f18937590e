//! Auctions: what a lot was worth to each seat, and what it went for.

use traumfabrik_rules::{
    Action, BySeat, ChipId, Due, Event, Game, LegalSet, Money, Seat, SeatSet, Visit,
};

use crate::estimate::{Estimate, rounded};
use crate::review::{Auction, Bidder, Made, Sale};
use crate::story::{Step, Story};
use crate::{Effort, Judge, Outlook};

/// An auction of a game, as it went.
#[derive(Clone, Debug)]
pub(crate) struct Lot {
    /// The moment of the first call.
    pub(crate) begin: usize,
    /// The moment after the last one.
    pub(crate) end: usize,
    chips: Vec<ChipId>,
    /// The highest bid of each seat.
    bids: BySeat<Option<Money>>,
    sale: Option<(Seat, Money)>,
}

/// All auctions of a game.
pub(crate) fn lots(story: &Story) -> Vec<Lot> {
    let mut lots: Vec<Lot> = Vec::new();
    let mut open: Option<Lot> = None;
    for moment in 0..story.n_moments() {
        let game = story.game(moment);
        if open.is_none() && is_first_call(&game) {
            let chips = game.lot(game.location()).collect();
            let bids = BySeat::default();
            open = Some(Lot { begin: moment, end: moment, chips, bids, sale: None });
        }
        let Some(lot) = &mut open else { continue };
        let mut is_over = false;
        for event in story.events(moment) {
            match *event {
                Event::BidMade { seat, amount } => lot.bids[seat] = Some(amount),
                Event::LotSold { seat, price, .. } => {
                    (lot.sale, is_over) = (Some((seat, price)), true);
                }
                Event::LotWithdrawn => is_over = true,
                _ => {}
            }
        }
        if is_over {
            lot.end = moment + 1;
            lots.extend(open.take());
        }
    }
    lots
}

fn is_first_call(game: &Game<'_>) -> bool {
    let all = SeatSet::all(game.seats());
    let is_untouched =
        matches!(game.visit(), Visit::Auction { standing, high: None } if standing == all);
    is_untouched && matches!(game.legal(), LegalSet::Auction { .. })
}

/// What a lot was worth to everybody.
pub(crate) fn appraise(
    judge: &dyn Judge,
    story: &Story,
    lot: &Lot,
    seed: u64,
    effort: &Effort,
) -> Auction {
    let game = story.game(lot.begin);
    let runner_up = runner_up(lot, &game);
    let sold = story.game(lot.end);
    let without_winner = runner_up.and_then(|(seat, bid)| sold_to(&game, seat, bid));
    let bidders = game.seats().iter().map(|seat| {
        let is_winner = lot.sale.is_some_and(|(winner, _)| winner == seat);
        // What happens if a seat does not get the lot: it goes to whoever really got it, or, for
        // the one who did, to whoever bid most beside it.
        let lost = if is_winner { without_winner } else { Some(sold) };
        let worth = lost.and_then(|lost| worth(judge, &game, &lost, seat, seed, effort));
        Bidder {
            seat,
            purse: game.purse(seat),
            bid: lot.bids[seat],
            worth: worth.map(|worth| rounded(worth.mean)),
            error: worth.map_or(0.0, |worth| rounded(worth.error)),
        }
    });
    Auction {
        seq: lot.begin as u32 + 1,
        end: lot.end as u32,
        quarter: game.quarter().unwrap_or_default(),
        location: game.location(),
        chips: lot.chips.clone(),
        bidders: bidders.collect(),
        sale: lot.sale.map(|(seat, price)| Sale {
            seat,
            price,
            runner_up: runner_up
                .filter(|(seat, _)| lot.bids[*seat].is_some())
                .map(|(seat, _)| seat),
            made: made_of(story, lot.end, seat),
        }),
    }
}

/// Who would have got the lot without the winner, and for how much: whoever bid most beside it.
/// If nobody did, the next one after it, for nothing.
fn runner_up(lot: &Lot, game: &Game<'_>) -> Option<(Seat, Money)> {
    let (winner, _) = lot.sale?;
    let rivals = || game.seats().clockwise_from(winner).skip(1);
    let by_bid = rivals().filter_map(|seat| Some((seat, lot.bids[seat]?)));
    by_bid.max_by_key(|&(_, bid)| bid).or_else(|| rivals().next().map(|seat| (seat, Money(0))))
}

/// The game after a seat has bought the lot at this price and everybody else has passed.
fn sold_to<'e>(game: &Game<'e>, buyer: Seat, price: Money) -> Option<Game<'e>> {
    let mut after = *game;
    let opener = game.active();
    while let (Visit::Auction { high, .. }, Due::Seat(seat)) = (after.visit(), after.due()) {
        if !after.hand().is_empty() {
            break;
        }
        let action = match high {
            // Whoever is the last one that has not passed may bid nothing but 0, so that somebody
            // has to open before.
            None if seat == opener && seat != buyer && price > Money(0) => Action::Bid(Money(0)),
            Some(high) if seat == buyer && high.seat != buyer => Action::Bid(price),
            None if seat == buyer => Action::Bid(price),
            _ => Action::Pass,
        };
        after.play(seat, action, |_| {}).ok()?;
    }
    (after.lead() == buyer && !after.hand().is_empty()).then_some(after)
}

/// The price at which a seat would not mind whether it gets the lot, or loses it as it did. None
/// if that cannot be tried.
fn worth(
    judge: &dyn Judge,
    game: &Game<'_>,
    lost: &Game<'_>,
    seat: Seat,
    seed: u64,
    effort: &Effort,
) -> Option<Estimate> {
    let foresee = |game: &Game<'_>| {
        let mut found = Vec::with_capacity(effort.price as usize);
        judge.foresee(game, seed, 0..effort.price, &mut found);
        found
    };
    let margin = |outlook: &Outlook| f64::from(outlook.margin(game.seats(), seat));
    let without: Vec<f64> = foresee(lost).iter().map(margin).collect();
    let gain_at = |price: u8| {
        let bought = foresee(&sold_to(game, seat, Money(price))?);
        let gains = bought.iter().map(margin).zip(&without).map(|(with, without)| with - without);
        Some(Estimate::of(gains))
    };
    let purse = game.purse(seat).0;
    let free = gain_at(0)?;
    if free.mean <= 0.0 || purse == 0 {
        return Some(Estimate { mean: 0.0, error: free.error });
    }
    let dear = gain_at(purse)?;
    if dear.mean >= 0.0 {
        // Worth all that it has, and nobody can tell how much more.
        return Some(Estimate { mean: f64::from(purse), error: dear.error });
    }
    let (mut low, mut high) = ((0, free), (purse, dear));
    for _ in 0..2 {
        let tried = (between(low, high).round() as u8).clamp(low.0 + 1, high.0.max(low.0 + 2) - 1);
        if tried >= high.0 {
            break;
        }
        let gain = gain_at(tried)?;
        *(if gain.mean > 0.0 { &mut low } else { &mut high }) = (tried, gain);
    }
    let slope = (low.1.mean - high.1.mean) / f64::from(high.0 - low.0);
    let error = low.1.error.min(high.1.error) / slope.max(0.1);
    Some(Estimate { mean: between(low, high), error })
}

/// Where a line through two points, one above and one below, crosses zero.
fn between(low: (u8, Estimate), high: (u8, Estimate)) -> f64 {
    let share = low.1.mean / (low.1.mean - high.1.mean);
    f64::from(low.0) + share * f64::from(high.0 - low.0)
}

/// What the winner did with the chips.
fn made_of(story: &Story, end: usize, winner: Seat) -> Made {
    let mut made = Made::default();
    for moment in end..story.n_moments() {
        let game = story.game(moment);
        if game.hand().is_empty() && story.step(moment) != Some(Step::Deal) {
            break;
        }
        for event in story.events(moment) {
            match *event {
                Event::ChipPlaced { seat, .. } if seat == winner => made.placed += 1,
                Event::ChipDiscarded { seat, .. } if seat == winner => made.discarded += 1,
                Event::FilmFinished { seat, screenplay, .. } if seat == winner => {
                    made.films.push(screenplay);
                }
                Event::Arrived { .. } | Event::GameEnded { .. } => return made,
                _ => {}
            }
        }
    }
    made
}
