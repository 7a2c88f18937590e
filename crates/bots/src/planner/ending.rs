//! The end of a game between two, and the last party of any, worked out to the last chip.
//!
//! Once no auction follows, money moves no more: it only counts. So the last auction between two
//! comes down to what the lot brings to the one or to the other, and the bidding itself to a
//! small table of prices.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use traumfabrik_rules::{
    Action, Ask, BySeat, ChipId, Deal, Due, Game, LastSilentSeat, LegalSet, List, Location,
    LocationIdx, Money, N_LOCATIONS, Position, Quarter, Seat, SeatSet, Visit,
};

use crate::Advice;

/// How long to go on before it is said that the end is too far away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SolveLimits {
    pub(crate) n_steps: u64,
    pub(crate) time_cap: Option<Duration>,
}

/// A solver with a limit to its effort.
#[derive(Debug)]
struct Ending {
    n_left: u64,
    deadline: Option<Instant>,
    /// Positions before a party that have been worked out: chips can be placed in any order.
    known: HashMap<Position, Margins>,
}

/// What everybody ends ahead of their best rival by, if all play their best.
type Margins = BySeat<f64>;

/// The solver has reached its limits.
struct TooLong;

/// Differences below this come from adding in another order.
const EPSILON: f64 = 1e-7;

/// All actions of the seat that is due, best first, with the margin that each leads to; nothing
/// if the end is too far away.
pub(crate) fn solve(game: &Game<'_>, limits: SolveLimits) -> Option<Vec<Advice>> {
    if !is_within_reach(game) {
        return None;
    }
    let deadline = limits.time_cap.map(|cap| Instant::now() + cap);
    let mut ending = Ending { n_left: limits.n_steps, deadline, known: HashMap::new() };
    let seat = game.active();
    let legal = game.legal();
    if let LegalSet::Auction { .. } = legal {
        return price(game, |end| ending.value(end).ok().map(|margins| margins[seat]));
    }
    let mut found = Vec::with_capacity(legal.len());
    for action in legal.iter() {
        found.push((action, ending.after(game, action).ok()?[seat]));
    }
    Some(rated(found))
}

/// The best action at the last party of two, where only points count; nothing anywhere else.
pub(crate) fn last_party(game: &Game<'_>) -> Option<Action> {
    let is_last = game.location().index() == N_LOCATIONS - 1;
    let is_auction = matches!(game.visit(), Visit::Auction { .. });
    if game.seats().count() > 2 || !is_last || is_auction {
        return None;
    }
    let limits = SolveLimits { n_steps: u64::MAX, time_cap: None };
    solve(game, limits)?.first().map(|best| best.action)
}

/// The last party, or the last auction between two and what comes after it.
pub(crate) fn is_within_reach(game: &Game<'_>) -> bool {
    let is_party = |idx: usize| game.edition().location(LocationIdx(idx as u8)) == Location::Party;
    let location = game.location().index();
    let last_auction = if game.seats().count() == 2 { location + 1 } else { location };
    game.quarter() == Some(Quarter::Fourth) && (last_auction..N_LOCATIONS).all(is_party)
}

impl Ending {
    /// What an action leads to.
    fn after(&mut self, game: &Game<'_>, action: Action) -> Result<Margins, TooLong> {
        match game.check(game.active(), action) {
            Ok(legal) => self.value(&legal.after(|_| {})),
            Err(refusal) => unreachable!("{action:?} is legal here: {refusal:?}"),
        }
    }

    /// Counts a step. The clock is read once in a while.
    fn step(&mut self) -> Result<(), TooLong> {
        self.n_left = self.n_left.checked_sub(1).ok_or(TooLong)?;
        let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if self.n_left.is_multiple_of(1024) && is_late() { Err(TooLong) } else { Ok(()) }
    }

    fn value(&mut self, game: &Game<'_>) -> Result<Margins, TooLong> {
        self.step()?;
        match game.due() {
            Due::Nobody => Ok(final_margins(game)),
            Due::Dealer(ask @ Ask::Faces { .. }) => {
                if let Some(&margins) = self.known.get(&game.position()) {
                    return Ok(margins);
                }
                let margins = self.draw(game, ask)?;
                self.known.insert(game.position(), margins);
                Ok(margins)
            }
            Due::Dealer(ask) => self.draw(game, ask),
            Due::Seat(seat) => {
                let mut best: Option<Margins> = None;
                for action in game.legal().iter() {
                    let margins = self.after(game, action)?;
                    // The first of equals counts.
                    if best.is_none_or(|best| margins[seat] > best[seat] + EPSILON) {
                        best = Some(margins);
                    }
                }
                Ok(best.unwrap_or_else(|| unreachable!("a seat that is due has a choice")))
            }
        }
    }

    /// What chance brings, on average.
    fn draw(&mut self, game: &Game<'_>, ask: Ask) -> Result<Margins, TooLong> {
        let mut sum = Margins::default();
        let mut ways = 0.0;
        let mut add = |this: &mut Self, deal: &Deal, n_ways: f64| -> Result<(), TooLong> {
            let margins = match game.check_deal(deal) {
                Ok(legal) => this.value(&legal.after(|_| {}))?,
                Err(refusal) => unreachable!("{deal:?} answers {ask:?}: {refusal:?}"),
            };
            for seat in game.seats().iter() {
                sum[seat] += n_ways * margins[seat];
            }
            ways += n_ways;
            Ok(())
        };
        match ask {
            Ask::Screenplay => {
                for screenplay in game.unread().iter() {
                    add(self, &Deal::Screenplay(screenplay), 1.0)?;
                }
            }
            Ask::Faces { n_chips: 2 } => {
                for (faces, n_ways) in pairs(game) {
                    add(self, &Deal::Faces(faces), n_ways)?;
                }
            }
            Ask::Faces { .. } | Ask::Studios | Ask::Lead | Ask::Legend | Ask::Lots { .. } => {
                return Err(TooLong);
            }
        }
        Ok(BySeat(sum.0.map(|sum| sum / ways)))
    }
}

/// All bids in the last auction between two, best first, from what each end of the auction is
/// worth to a seat. `value` says that for the seat that is due; nothing if it cannot.
pub(crate) fn price<'e>(
    game: &Game<'e>,
    mut value: impl FnMut(&Game<'e>) -> Option<f64>,
) -> Option<Vec<Advice>> {
    let LegalSet::Auction { floor, ceiling } = game.legal() else { return None };
    let Visit::Auction { standing, high } = game.visit() else { return None };
    if game.seats().count() > 2 || !is_within_reach(game) {
        return None;
    }
    let own = game.active();
    let rival = Seat(1 - own.0);
    let (won, lost) = (value(&sold_to(game, own))?, value(&sold_to(game, rival))?);
    let prices = Prices::new(won, lost, game.purse(own), game.purse(rival));
    let is_alone = standing.len() == 1;
    let pass = match high {
        Some(high) => prices.lost_at(high.amount.0),
        None => {
            let withdrawn = match game.rulings().last_silent_seat {
                LastSilentSeat::WinsForZero => f64::MAX,
                LastSilentSeat::MayDecline => value(&withdrawn(game))?,
            };
            if is_alone { withdrawn } else { prices.lost_at(0).min(withdrawn) }
        }
    };
    let bid = |bid: u8| match is_alone {
        true => prices.won_at(bid),
        false => prices.own_bid[usize::from(bid)],
    };
    let bids = (floor.0..=ceiling.0).map(|amount| (Action::Bid(Money(amount)), bid(amount)));
    Some(rated(core::iter::once((Action::Pass, pass)).chain(bids).collect()))
}

/// The position after a seat got the lot for nothing.
fn sold_to<'e>(game: &Game<'e>, winner: Seat) -> Game<'e> {
    let mut setup = game.setup();
    setup.visit = Visit::Auction { standing: SeatSet::all(game.seats()), high: None };
    (setup.active, setup.lead) = (winner, winner);
    let mut sold = setup
        .game(game.edition())
        .unwrap_or_else(|fault| unreachable!("an auction can begin with any lead: {fault:?}"));
    play(&mut sold, Action::Bid(Money(0)));
    play(&mut sold, Action::Pass);
    sold
}

/// The position after nobody wanted the lot.
fn withdrawn<'e>(game: &Game<'e>) -> Game<'e> {
    let mut withdrawn = *game;
    while let LegalSet::Auction { .. } = withdrawn.legal() {
        play(&mut withdrawn, Action::Pass);
    }
    withdrawn
}

/// Actions with the margins that they lead to, best first.
fn rated(mut found: Vec<(Action, f64)>) -> Vec<Advice> {
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = found.first().map_or(0.0, |&(_, margin)| margin);
    let advice = |(action, margin)| Advice {
        action,
        margin,
        weight: if best - margin < EPSILON { 1.0 } else { 0.0 },
    };
    found.into_iter().map(advice).collect()
}

fn play(game: &mut Game<'_>, action: Action) {
    let played = game.play(game.active(), action, |_| {});
    played.unwrap_or_else(|refusal| unreachable!("{action:?} is legal here: {refusal:?}"));
}

/// The last auction between two, in margins of the seat that is due. What one pays the other
/// receives, so every coin counts twice.
struct Prices {
    won: f64,
    lost: f64,
    /// What a bid of so much leads to, if it is the seat's own.
    own_bid: [f64; N_PRICES],
}

const N_PRICES: usize = 64;

impl Prices {
    fn new(won: f64, lost: f64, own: Money, rival: Money) -> Self {
        let mut prices = Self { won, lost, own_bid: [0.0; N_PRICES] };
        // From the highest bid down: an answer to a bid is a higher one, or to let it be.
        let (mut best_own, mut best_rival) = (f64::MIN, f64::MAX);
        for bid in (0..N_PRICES as u8).rev() {
            let own_bid = prices.won_at(bid).min(best_rival);
            let rival_bid = prices.lost_at(bid).max(best_own);
            prices.own_bid[usize::from(bid)] = own_bid;
            if bid <= own.0 {
                best_own = best_own.max(own_bid);
            }
            if bid <= rival.0 {
                best_rival = best_rival.min(rival_bid);
            }
        }
        prices
    }

    fn won_at(&self, price: u8) -> f64 {
        self.won - 2.0 * f64::from(price)
    }

    fn lost_at(&self, price: u8) -> f64 {
        self.lost + 2.0 * f64::from(price)
    }
}

fn final_margins(game: &Game<'_>) -> Margins {
    let standings = game.standings();
    let total = |seat: Seat| f64::from(standings[seat.index()].total());
    let mut margins = Margins::default();
    for seat in game.seats().iter() {
        let rivals = game.seats().iter().filter(|&other| other != seat);
        margins[seat] = total(seat) - rivals.map(total).fold(f64::MIN, f64::max);
    }
    margins
}

/// All pairs of chips that may come up at a party, twins taken together, with the number of ways
/// in which each comes up.
fn pairs(game: &Game<'_>) -> Vec<(List<ChipId, 5>, f64)> {
    let edition = game.edition();
    let legends = edition.legends();
    let bag: Vec<ChipId> = game.undrawn().iter().filter(|&chip| !legends.has(chip)).collect();
    let mut classes: Vec<(ChipId, Option<ChipId>, f64)> = Vec::new();
    for &chip in &bag {
        match classes.iter_mut().find(|(first, ..)| edition.are_twins(*first, chip)) {
            Some((_, second, n)) => (*second, *n) = (Some(second.unwrap_or(chip)), *n + 1.0),
            None => classes.push((chip, None, 1.0)),
        }
    }
    let mut pairs = Vec::new();
    for (idx, &(first, twin, n)) in classes.iter().enumerate() {
        if let Some(twin) = twin {
            pairs.push(([first, twin].into_iter().collect(), n * (n - 1.0) / 2.0));
        }
        for &(second, _, n_second) in &classes[idx + 1..] {
            pairs.push(([first, second].into_iter().collect(), n * n_second));
        }
    }
    pairs
}
