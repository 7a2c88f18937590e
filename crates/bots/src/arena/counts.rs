//! What bots do, counted: enough for plots of how each of them plays.

use core::time::Duration;

use traumfabrik_rules::{Cause, Event, LocationIdx, MAX_SEATS, N_AWARDS, N_LOCATIONS, Seat};

use super::block::Scribe;
use super::histogram::{Histogram, Times};
use super::lineup::{BotIdx, Seating};
use super::outcome::Outcome;
use crate::{Spread, Step, Watch};

/// Facts of a game that fall into one bin of [`Counts::lengths`].
pub const LENGTH_STEP: usize = 5;

/// What happened at the tables of an arena. Only whole numbers, so that the order in which threads
/// add theirs makes no difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// By the bots' places in the roster.
    pub bots: Vec<BotCounts>,
    /// Decisions in a game, those without a choice included.
    pub decisions: Spread,
    /// Facts in a game.
    pub events: Spread,
    /// Games by their facts, in steps of [`LENGTH_STEP`].
    pub lengths: Histogram<200>,
    /// Lots that nobody wanted.
    pub n_withdrawn: u64,
}

/// What one bot did, at all its seats together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotCounts {
    /// Final scores.
    pub scores: Histogram<256>,
    /// What it paid, by location of the route.
    pub prices: [Spread; N_LOCATIONS],
    /// Films it finished in a game.
    pub films: Histogram<24>,
    /// Its films by the number on their token.
    pub tokens: Histogram<64>,
    /// Its films that found no token.
    pub n_unrated: u64,
    /// Awards it won, in the order of [`traumfabrik_rules::Award::ALL`].
    pub awards: [u64; N_AWARDS],
    /// Money left at the end.
    pub money: Spread,
    /// How long its decisions took; those without a choice take none.
    pub times: Times,
}

impl Counts {
    /// Nothing yet, for a roster of so many bots.
    pub fn new(n_bots: usize) -> Self {
        Self {
            bots: vec![BotCounts::default(); n_bots],
            decisions: Spread::default(),
            events: Spread::default(),
            lengths: Histogram::default(),
            n_withdrawn: 0,
        }
    }

    /// Adds another count to this one.
    pub fn merge(&mut self, other: &Self) {
        for (bot, more) in self.bots.iter_mut().zip(&other.bots) {
            bot.merge(more);
        }
        self.decisions.merge(&other.decisions);
        self.events.merge(&other.events);
        self.lengths.merge(&other.lengths);
        self.n_withdrawn += other.n_withdrawn;
    }
}

impl BotCounts {
    fn merge(&mut self, other: &Self) {
        self.scores.merge(&other.scores);
        for (prices, more) in self.prices.iter_mut().zip(&other.prices) {
            prices.merge(more);
        }
        self.films.merge(&other.films);
        self.tokens.merge(&other.tokens);
        self.n_unrated += other.n_unrated;
        for (award, more) in self.awards.iter_mut().zip(&other.awards) {
            *award += more;
        }
        self.money.merge(&other.money);
        self.times.merge(&other.times);
    }
}

/// Counts one game while it is played.
pub(super) struct GameCounts<'c, S> {
    pub(super) counts: &'c mut Counts,
    pub(super) scribe: &'c mut S,
    seating: Seating,
    location: LocationIdx,
    n_decisions: u64,
    n_events: u64,
    n_films: [usize; MAX_SEATS],
    outcome: Outcome,
}

impl<'c, S: Scribe> GameCounts<'c, S> {
    pub(super) fn new(counts: &'c mut Counts, scribe: &'c mut S, seating: Seating) -> Self {
        Self {
            counts,
            scribe,
            seating,
            location: LocationIdx::default(),
            n_decisions: 0,
            n_events: 0,
            n_films: [0; MAX_SEATS],
            outcome: Outcome::default(),
        }
    }

    /// Counts the game as a whole, once it is over, and says how it ended.
    pub(super) fn close(self) -> Outcome {
        self.counts.decisions.add(self.n_decisions);
        self.counts.events.add(self.n_events);
        self.counts.lengths.add(self.n_events as usize / LENGTH_STEP);
        for (idx, &bot) in self.seating.iter().enumerate() {
            let bot = &mut self.counts.bots[bot.index()];
            bot.scores.add(usize::from(self.outcome.scores[idx]));
            bot.films.add(self.n_films[idx]);
        }
        self.outcome
    }

    fn bot(&mut self, seat: Seat) -> &mut BotCounts {
        let BotIdx(idx) = self.seating[seat.index()];
        &mut self.counts.bots[usize::from(idx)]
    }

    fn event(&mut self, event: Event) {
        self.n_events += 1;
        match event {
            Event::Arrived { location } => self.location = location,
            Event::LotSold { seat, price, .. } => {
                let location = self.location.index();
                self.bot(seat).prices[location].add(price.0.into());
            }
            Event::LotWithdrawn => self.counts.n_withdrawn += 1,
            Event::FilmFinished { seat, rating, .. } => {
                self.n_films[seat.index()] += 1;
                match rating {
                    Some(rating) => self.bot(seat).tokens.add(rating.value.into()),
                    None => self.bot(seat).n_unrated += 1,
                }
            }
            Event::AwardGiven { award, seat, .. } => self.bot(seat).awards[award.index()] += 1,
            Event::GameEnded { standings, winners } => {
                self.outcome.bots = self.seating;
                self.outcome.winners = winners;
                for (idx, standing) in standings.iter().enumerate() {
                    self.outcome.scores[idx] = standing.total();
                    self.bot(Seat(idx as u8)).money.add(standing.money.0.into());
                }
            }
            _ => {}
        }
    }
}

impl<S: Scribe> Watch for GameCounts<'_, S> {
    fn step(&mut self, step: Step) {
        self.scribe.step(step);
        match step {
            Step::Cause(Cause::Action(_)) => self.n_decisions += 1,
            Step::Cause(Cause::Deal(_)) => {}
            Step::Event(event) => self.event(event),
        }
    }

    fn decided(&mut self, seat: Seat, took: Duration) {
        self.bot(seat).times.add(took);
    }
}
