//! A review in words. Every sentence says figures of the review or facts of the game, so that none
//! can be untrue.

use traumfabrik_rules::{Action, ChipId, Seat};
use traumfabrik_wire::{Arg, Message};

use crate::awards::nearly_won;
use crate::review::{Auction, CERTAIN, Decision, Review, SeatReview};
use crate::story::Story;

/// How many sentences a seat gets at most.
const SENTENCES_MAX: usize = 6;
/// Luck of fewer points is not worth a word.
const LUCK_MIN: f64 = 2.0;

/// The story of a seat: how it ended, what cost or brought most, and what was luck.
pub(crate) fn sentences(story: &Story, review: &Review, seat: &SeatReview) -> Vec<Message> {
    let who = seat.seat;
    let worst = worst_decision(review, who);
    let overpaid = worst_purchase(review, who);
    let is_same = |auction: &Auction| {
        worst.is_some_and(|worst| (auction.seq..=auction.end).contains(&worst.seq))
    };
    let mut told = vec![result(review, seat), mistakes(review, seat)];
    // What was paid too much says more than which call was the one too many.
    match overpaid {
        Some(auction) => {
            told.extend(overpaid_message(auction));
            told.extend(worst.filter(|_| !is_same(auction)).map(decision_message));
        }
        None => told.extend(worst.map(decision_message)),
    }
    told.extend(missed(review, who));
    told.extend(nearly_won(story, who));
    told.truncate(SENTENCES_MAX - 1);
    told.push(luck(seat));
    for more in [bargain(review, who), turn(review, who)].into_iter().flatten() {
        if told.len() < SENTENCES_MAX {
            told.push(more);
        }
    }
    told
}

fn result(review: &Review, seat: &SeatReview) -> Message {
    let points = number(seat.points.total().into());
    let others = || review.seats.iter().filter(|other| other.seat != seat.seat);
    let tied = || others().filter(|other| other.rank == seat.rank);
    if seat.rank == 1 && tied().next().is_some() {
        let seats = review.seats.iter().filter(|other| other.rank == 1);
        let seats = seats.map(|other| other.seat.0).collect();
        return Message::new("review-shared")
            .with("seats", Arg::Seats(seats))
            .with("points", points);
    }
    // The one that is named: the winner, or the best of those who were beaten.
    let best = others().max_by_key(|other| (other.points.total(), u8::MAX - other.rank));
    let other = Arg::Seat(best.map_or(0, |other| other.seat.0));
    let apart =
        best.map_or(0, |best| i32::from(seat.points.total()) - i32::from(best.points.total()));
    let message = |id: &str| by(id, seat.seat);
    match (seat.rank, apart) {
        (1, 0) => message("review-won-tie").with("points", points).with("other", other),
        (1, apart) => message("review-won")
            .with("points", points)
            .with("ahead", number(apart))
            .with("other", other),
        (rank, 0) => message("review-placed-tie")
            .with("rank", number(rank.into()))
            .with("points", points)
            .with("other", other),
        (rank, apart) => message("review-placed")
            .with("rank", number(rank.into()))
            .with("points", points)
            .with("behind", number(-apart))
            .with("other", other),
    }
}

fn mistakes(review: &Review, seat: &SeatReview) -> Message {
    let own = review.decisions.iter().filter(|own| own.seat == seat.seat && own.is_mistake);
    let lost: f64 = own.map(|decision| decision.loss).sum();
    match seat.n_mistakes {
        0 => by("review-clean", seat.seat),
        count => by("review-mistakes", seat.seat)
            .with("count", number(count as i32))
            .with("points", whole(lost)),
    }
}

fn luck(seat: &SeatReview) -> Message {
    let luck = seat.ledger.luck;
    let is_certain = luck.abs() >= LUCK_MIN && luck.abs() > 2.0 * seat.ledger.luck_error;
    match is_certain {
        false => by("review-luck-even", seat.seat),
        true if luck > 0.0 => by("review-luck-good", seat.seat).with("points", whole(luck)),
        true => by("review-luck-bad", seat.seat).with("points", whole(-luck)),
    }
}

fn worst_decision(review: &Review, seat: Seat) -> Option<&Decision> {
    let own = review.decisions.iter().filter(|own| own.seat == seat && own.is_mistake);
    own.max_by(|a, b| a.loss.total_cmp(&b.loss))
}

/// Where a seat paid most beyond what the lot was worth to it, beyond doubt.
fn worst_purchase(review: &Review, seat: Seat) -> Option<&Auction> {
    let excess = |auction: &Auction| {
        let (_, error) = auction.worth(seat)?;
        auction.overpaid().filter(|&over| over > 1.0 + CERTAIN * error)
    };
    let own = purchases(review, seat).filter_map(|auction| Some((excess(auction)?, auction)));
    own.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, auction)| auction)
}

fn purchases(review: &Review, seat: Seat) -> impl Iterator<Item = &Auction> {
    let is_own =
        move |auction: &&Auction| auction.sale.as_ref().is_some_and(|sale| sale.seat == seat);
    review.auctions.iter().filter(is_own)
}

/// What somebody paid too much, and who made them.
fn overpaid_message(auction: &Auction) -> Vec<Message> {
    let Some((sale, over)) = auction.sale.as_ref().zip(auction.overpaid()) else {
        return Vec::new();
    };
    let at = |id: &str| {
        let message = by(id, sale.seat).with("price", Arg::Money(sale.price.0));
        at_location(message, auction)
    };
    let pusher =
        auction.pusher().map(|pusher| at("review-pushed").with("other", Arg::Seat(pusher.seat.0)));
    [at("review-overpaid").with("over", money(over))].into_iter().chain(pusher).collect()
}

/// The lot that a seat should have gone on for most.
fn missed(review: &Review, seat: Seat) -> Option<Message> {
    let gap = |auction: &Auction| {
        let bidder = auction.should_have_gone_on().find(|bidder| bidder.seat == seat)?;
        Some(bidder.worth? - f64::from(auction.sale.as_ref()?.price.0))
    };
    let lots = review.auctions.iter().filter_map(|auction| Some((gap(auction)?, auction)));
    let (_, auction) = lots.max_by(|a, b| a.0.total_cmp(&b.0))?;
    let (sale, (worth, _)) = (auction.sale.as_ref()?, auction.worth(seat)?);
    let message = by("review-missed", seat)
        .with("other", Arg::Seat(sale.seat.0))
        .with("price", Arg::Money(sale.price.0))
        .with("worth", money(worth));
    Some(at_location(message, auction))
}

/// The best purchase of a seat, if it was a bargain beyond doubt.
fn bargain(review: &Review, seat: Seat) -> Option<Message> {
    let saved = |auction: &Auction| {
        let (_, error) = auction.worth(seat)?;
        auction.overpaid().map(|over| -over).filter(|&saved| saved > 2.0 + CERTAIN * error)
    };
    let own = purchases(review, seat).filter_map(|auction| Some((saved(auction)?, auction)));
    let (_, auction) = own.max_by(|a, b| a.0.total_cmp(&b.0))?;
    let (sale, (worth, _)) = (auction.sale.as_ref()?, auction.worth(seat)?);
    let message = by("review-bargain", seat)
        .with("price", Arg::Money(sale.price.0))
        .with("worth", money(worth));
    Some(at_location(message, auction))
}

/// The turn of the game that changed most for a seat.
fn turn(review: &Review, seat: Seat) -> Option<Message> {
    let win = |seq: u32| {
        let moment = review.moments.get(seq as usize)?;
        Some(moment.forecasts.get(seat.index())?.win)
    };
    let turns = review.turns.iter().filter(|turn| !turn.is_draw);
    let change = turns.filter_map(|turn| Some((turn, win(turn.begin)?, win(turn.end)?)));
    let (turn, before, after) =
        change.max_by(|a, b| (a.2 - a.1).abs().total_cmp(&(b.2 - b.1).abs()))?;
    if (after - before).abs() < 0.1 {
        return None;
    }
    let percent = |share: f64| number((share * 100.0).round() as i32);
    let id = if after > before { "review-rise" } else { "review-fall" };
    Some(
        by(id, seat)
            .with("location", Arg::Location(turn.location.0))
            .with("quarter", number(turn.quarter?.number().into()))
            .with("before", percent(before))
            .with("after", percent(after)),
    )
}

/// What a mistake was, and what it cost.
pub fn decision_message(decision: &Decision) -> Message {
    let chip = |chip: ChipId| Arg::Chip(chip.number());
    let message = |id: &str| {
        by(id, decision.seat)
            .with("location", Arg::Location(decision.location.0))
            .with("quarter", number(decision.quarter.number().into()))
            .with("points", whole(decision.loss))
    };
    match (decision.played, decision.best) {
        (Action::Bid(amount), _) => message("review-lost-bid").with("amount", Arg::Money(amount.0)),
        (Action::Pass, _) => message("review-lost-pass"),
        (Action::Take(taken), Action::Take(better)) => {
            message("review-lost-take").with("chip", chip(taken)).with("better", chip(better))
        }
        (Action::Take(taken), _) => message("review-lost-take-any").with("chip", chip(taken)),
        (Action::Decline, Action::Take(better)) => {
            message("review-lost-decline").with("better", chip(better))
        }
        (Action::Place { chip: placed, screenplay, .. }, _) => message("review-lost-place")
            .with("chip", chip(placed))
            .with("screenplay", Arg::Screenplay(screenplay.number())),
        (Action::Discard(thrown), _) => message("review-lost-discard").with("chip", chip(thrown)),
        // At a party there is nothing else.
        (Action::Decline, _) => message("review-lost-pass"),
    }
}

fn at_location(message: Message, auction: &Auction) -> Message {
    message
        .with("location", Arg::Location(auction.location.0))
        .with("quarter", number(auction.quarter.number().into()))
}

pub(crate) fn by(id: &str, seat: Seat) -> Message {
    Message::new(id).with("seat", Arg::Seat(seat.0))
}

pub(crate) fn number(number: i32) -> Arg {
    Arg::Number(number)
}

/// Points in whole numbers; what was worth a word is at least one.
fn whole(points: f64) -> Arg {
    number((points.round() as i32).max(1))
}

fn money(amount: f64) -> Arg {
    Arg::Money(amount.round().clamp(1.0, 99.0) as u8)
}
