//! What happened in a series of games, counted.

use traumfabrik_rules::{
    Award, BySeat, Event, Game, LocationIdx, MAX_SEATS, N_AWARDS, N_LOCATIONS, SeatSet,
};

use crate::Step;

/// Sums over the games of a series. Only whole numbers, so that the order in which threads add
/// theirs makes no difference.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub n_games: u64,
    /// Decisions of all games.
    pub decisions: Spread,
    /// Facts of all games.
    pub events: Spread,
    /// Prices by location of the route; parties stay empty.
    pub prices: [Spread; N_LOCATIONS],
    /// Lots that nobody wanted.
    pub n_withdrawn: u64,
    /// Films finished in a game.
    pub films: Spread,
    /// Films by the number on their token.
    pub film_ratings: Spread,
    /// Films that found no token.
    pub n_unrated: u64,
    /// How often each award was given, in the order of [`Award::ALL`].
    pub awards: [u64; N_AWARDS],
    /// By seat: films, awards, money, total.
    pub scores: BySeat<Score>,
    /// By seat: wins, a shared win counted for each.
    pub wins: BySeat<u64>,
    /// Games with more than one winner.
    pub n_shared: u64,
}

/// A seat's final scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Points of its films.
    pub films: Spread,
    /// Points of its awards.
    pub awards: Spread,
    /// Its money.
    pub money: Spread,
    /// All of them.
    pub total: Spread,
}

/// How a number is spread: enough for mean, deviation and extremes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    n: u64,
    sum: u64,
    squares: u64,
    min: u64,
    max: u64,
}

impl Default for Spread {
    fn default() -> Self {
        Self { n: 0, sum: 0, squares: 0, min: u64::MAX, max: 0 }
    }
}

impl Spread {
    /// Counts one value.
    pub fn add(&mut self, value: u64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    /// Adds another count to this one.
    pub fn merge(&mut self, other: &Self) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// How many values were counted.
    pub fn count(&self) -> u64 {
        self.n
    }

    /// The mean; 0 if nothing was counted.
    pub fn mean(&self) -> f64 {
        if self.n == 0 { 0.0 } else { self.sum as f64 / self.n as f64 }
    }

    /// The standard deviation; 0 if nothing was counted.
    pub fn deviation(&self) -> f64 {
        if self.n == 0 {
            return 0.0;
        }
        (self.squares as f64 / self.n as f64 - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// The smallest and the largest value, if any was counted.
    pub fn range(&self) -> Option<(u64, u64)> {
        (self.n > 0).then_some((self.min, self.max))
    }
}

/// Counts one game while it is played.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameTally {
    n_events: u64,
    n_films: u64,
    location: LocationIdx,
}

impl GameTally {
    /// Counts a step of the game.
    pub fn watch(&mut self, tally: &mut Tally, step: Step) {
        let Step::Event(event) = step else { return };
        self.n_events += 1;
        match event {
            Event::Arrived { location } => self.location = location,
            Event::LotSold { price, .. } => {
                tally.prices[self.location.index()].add(price.0.into());
            }
            Event::LotWithdrawn => tally.n_withdrawn += 1,
            Event::FilmFinished { rating, .. } => {
                self.n_films += 1;
                match rating {
                    Some(rating) => tally.film_ratings.add(rating.value.into()),
                    None => tally.n_unrated += 1,
                }
            }
            Event::AwardGiven { award, .. } => tally.awards[award.index()] += 1,
            Event::GameEnded { standings, winners } => {
                for (idx, standing) in standings.iter().enumerate() {
                    let score = &mut tally.scores.0[idx];
                    score.films.add(standing.films.into());
                    score.awards.add(standing.awards.into());
                    score.money.add(standing.money.0.into());
                    score.total.add(standing.total().into());
                }
                tally.count_winners(winners);
            }
            _ => {}
        }
    }

    /// Counts the game as a whole, once it is over.
    pub fn close(self, tally: &mut Tally, game: &Game<'_>, n_decisions: u64) {
        debug_assert_eq!(self.n_films, game.films().count() as u64);
        tally.n_games += 1;
        tally.decisions.add(n_decisions);
        tally.events.add(self.n_events);
        tally.films.add(self.n_films);
    }
}

impl Tally {
    fn count_winners(&mut self, winners: SeatSet) {
        for seat in winners.iter() {
            self.wins[seat] += 1;
        }
        self.n_shared += u64::from(winners.len() > 1);
    }

    /// Adds another tally to this one.
    #[must_use]
    pub fn merge(mut self, other: &Self) -> Self {
        self.n_games += other.n_games;
        self.decisions.merge(&other.decisions);
        self.events.merge(&other.events);
        for location in 0..N_LOCATIONS {
            self.prices[location].merge(&other.prices[location]);
        }
        self.n_withdrawn += other.n_withdrawn;
        self.films.merge(&other.films);
        self.film_ratings.merge(&other.film_ratings);
        self.n_unrated += other.n_unrated;
        for award in Award::ALL {
            self.awards[award.index()] += other.awards[award.index()];
        }
        for seat in 0..MAX_SEATS {
            let (score, more) = (&mut self.scores.0[seat], &other.scores.0[seat]);
            score.films.merge(&more.films);
            score.awards.merge(&more.awards);
            score.money.merge(&more.money);
            score.total.merge(&more.total);
            self.wins.0[seat] += other.wins.0[seat];
        }
        self.n_shared += other.n_shared;
        self
    }
}
