//! Chance that can be reasoned about: what may come up, piece by piece, and how likely it is.
//!
//! A dealer who answers a whole [`Ask`] at once is all that playing needs. A search wants to stand
//! between the pieces: twelve lots can come up in some 10²² ways, but each single chip in fewer
//! than a hundred. A [`Draw`] is a deal in the making. At every step each piece that is left is
//! equally likely, and pieces that differ in nothing but their names can be taken together.

use crate::action::{Ask, Deal, Due};
use crate::edition::Edition;
use crate::game::Game;
use crate::pieces::MAX_CITY_CHIPS;
use crate::words::{ChipId, List, ScreenplayId, Seat, SeatSet, Studio};

/// A piece that chance may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The next seat gets this studio.
    Studio(Studio),
    /// This seat leads first.
    Lead(Seat),
    /// This screenplay can be read.
    Screenplay(ScreenplayId),
    /// This chip comes up: a legend, or the next one of the bag.
    Chip(ChipId),
}

/// What may come up next, and in how many of all equally likely ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The piece; where several are alike, the one with the lowest number.
    pub outcome: Outcome,
    /// How many pieces it stands for.
    pub n_ways: u8,
    /// How many pieces are left in all.
    pub n_all: u8,
}

impl Chance {
    /// Between 0 and 1.
    pub fn probability(self) -> f64 {
        f64::from(self.n_ways) / f64::from(self.n_all)
    }
}

/// A deal in the making.
///
/// ```
/// # use traumfabrik_rules::{Edition, Game, Refusal, Seats, Start};
/// let edition = Edition::traumfabrik_2000();
/// let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// // A walk along the most likely chances, up to the first decision.
/// while let Some(mut draw) = game.draw() {
///     while let Some(best) = draw.classes().max_by_key(|chance| chance.n_ways) {
///         draw.take(best.outcome);
///     }
///     game.deal(&draw.deal().unwrap(), |_| {})?;
/// }
/// assert_eq!(game.legal().len(), 14, "pass, or bid 0 to 12");
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Draw<'e> {
    edition: &'e Edition,
    ask: Ask,
    /// The numbers of the pieces that are left, one bit each.
    left: u128,
    n_wanted: u8,
    drawn: List<u8, MAX_CITY_CHIPS>,
}

impl<'e> Game<'e> {
    /// The draw that the dealer is due with, before its first piece.
    pub fn draw(&self) -> Option<Draw<'e>> {
        let Due::Dealer(ask) = self.due() else { return None };
        let legends = self.edition.legends();
        let (left, n_wanted) = match ask {
            // Studios are numbered from 1.
            Ask::Studios => (0b11_1110, self.seats.count() as u8),
            Ask::Lead => (SeatSet::all(self.seats).bits().into(), 1),
            Ask::Screenplay => (self.unread.bits().into(), 1),
            Ask::Legend => (self.undrawn.and(legends).bits(), 1),
            Ask::Lots { n_chips } | Ask::Faces { n_chips } => {
                (self.undrawn.and_not(legends).bits(), n_chips)
            }
        };
        Some(Draw { edition: self.edition, ask, left, n_wanted, drawn: List::new() })
    }

    /// A whole deal by chance. `below` gives a number below the one that it is given, all equally
    /// likely; the rules have no chance of their own.
    pub fn sample_deal(&self, mut below: impl FnMut(u32) -> u32) -> Option<Deal> {
        let mut draw = self.draw()?;
        while let Some(n) = draw.n_left() {
            let chosen = draw.outcomes().nth(below(n) as usize)?;
            draw.take(chosen.outcome);
        }
        draw.deal()
    }

    /// How likely a whole deal is, piece by piece in its order; 0 for one that cannot come.
    pub fn probability(&self, deal: &Deal) -> f64 {
        let Some(mut draw) = self.draw() else { return 0.0 };
        if self.check_deal(deal).is_err() {
            return 0.0;
        }
        let mut probability = 1.0;
        while let Some(n) = draw.n_left() {
            probability /= f64::from(n);
            let Some(outcome) = nth_of(deal, draw.drawn.len()) else { return 0.0 };
            draw.take(outcome);
        }
        probability
    }
}

impl Draw<'_> {
    /// What the dealer is asked for.
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// The pieces drawn so far.
    pub fn drawn(&self) -> impl Iterator<Item = Outcome> {
        self.drawn.iter().map(|&number| outcome(self.ask, number))
    }

    /// How many pieces may come up next; none once the draw is complete.
    pub fn n_left(&self) -> Option<u32> {
        (self.drawn.len() < usize::from(self.n_wanted)).then_some(self.left.count_ones())
    }

    /// Every piece that may come up next, each as likely as the others; nothing once the draw is
    /// complete.
    pub fn outcomes(&self) -> impl Iterator<Item = Chance> {
        let n_all = self.n_left().unwrap_or(0) as u8;
        let left = if n_all == 0 { 0 } else { self.left };
        let ask = self.ask;
        numbers(left).map(move |number| Chance { outcome: outcome(ask, number), n_ways: 1, n_all })
    }

    /// The same with chips of equal kind and stars taken together.
    pub fn classes(&self) -> impl Iterator<Item = Chance> {
        let are_alike = |a: Outcome, b: Outcome| match (a, b) {
            (Outcome::Chip(a), Outcome::Chip(b)) => self.edition.are_twins(a, b),
            _ => a == b,
        };
        let is_first = move |chance: &Chance| {
            !self
                .outcomes()
                .take_while(|other| other.outcome != chance.outcome)
                .any(|other| are_alike(other.outcome, chance.outcome))
        };
        let count = move |chance: Chance| {
            let alike = self.outcomes().filter(|other| are_alike(other.outcome, chance.outcome));
            Chance { n_ways: alike.count() as u8, ..chance }
        };
        self.outcomes().filter(is_first).map(count)
    }

    /// Lets a piece come up. False, and nothing has changed, if it cannot.
    pub fn take(&mut self, outcome: Outcome) -> bool {
        let may_come = self.outcomes().any(|chance| chance.outcome == outcome);
        if may_come {
            self.left &= !(1u128 << number(outcome));
            self.drawn.push(number(outcome));
        }
        may_come
    }

    /// The deal, once it is complete.
    pub fn deal(&self) -> Option<Deal> {
        if self.n_left().is_some() {
            return None;
        }
        let chips = || self.drawn.iter().filter_map(|&number| ChipId::new(number));
        let first = *self.drawn.first()?;
        Some(match self.ask {
            Ask::Studios => Deal::Studios(self.drawn.iter().map(|&n| Studio(n)).collect()),
            Ask::Lead => Deal::Lead(Seat(first)),
            Ask::Screenplay => Deal::Screenplay(ScreenplayId::new(first)?),
            Ask::Legend => Deal::Legend(chips().next()?),
            Ask::Lots { .. } => Deal::Lots(chips().collect()),
            Ask::Faces { .. } => Deal::Faces(chips().collect()),
        })
    }
}

fn numbers(mut left: u128) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let number = (left != 0).then_some(left.trailing_zeros() as u8)?;
        left &= left - 1;
        Some(number)
    })
}

fn outcome(ask: Ask, number: u8) -> Outcome {
    match ask {
        Ask::Studios => Outcome::Studio(Studio(number)),
        Ask::Lead => Outcome::Lead(Seat(number)),
        Ask::Screenplay => Outcome::Screenplay(ScreenplayId::new(number).unwrap_or_default()),
        Ask::Legend | Ask::Lots { .. } | Ask::Faces { .. } => {
            Outcome::Chip(ChipId::new(number).unwrap_or_default())
        }
    }
}

fn number(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Studio(studio) => studio.0,
        Outcome::Lead(seat) => seat.0,
        Outcome::Screenplay(screenplay) => screenplay.number(),
        Outcome::Chip(chip) => chip.number(),
    }
}

fn nth_of(deal: &Deal, n: usize) -> Option<Outcome> {
    match deal {
        Deal::Studios(studios) => studios.get(n).copied().map(Outcome::Studio),
        Deal::Lead(seat) => Some(Outcome::Lead(*seat)),
        Deal::Screenplay(screenplay) => Some(Outcome::Screenplay(*screenplay)),
        Deal::Legend(chip) => Some(Outcome::Chip(*chip)),
        Deal::Lots(chips) => chips.get(n).copied().map(Outcome::Chip),
        Deal::Faces(chips) => chips.get(n).copied().map(Outcome::Chip),
    }
}
