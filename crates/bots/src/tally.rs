//! What happened in many games, counted: for tables and plots of how games go and how each player
//! plays.

use core::time::Duration;

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{
    Award, Cause, Event, LocationIdx, MAX_SEATS, N_AWARDS, N_LOCATIONS, Seat, Standing,
};

use crate::histogram::{Histogram, Times};
use crate::{Spread, Step};

/// Facts of a game that fall into one bin of [`Tally::lengths`].
pub const LENGTH_STEP: usize = 5;

/// What happened at some tables. Only whole numbers, so that the order in which threads add theirs
/// makes no difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games played.
    pub n_games: u64,
    /// By player: whoever counts says who that is, a seat or a bot.
    pub players: Vec<PlayerTally>,
    /// Decisions in a game, those without a choice included.
    pub decisions: Spread,
    /// Facts in a game.
    pub events: Spread,
    /// Games by their facts, in steps of [`LENGTH_STEP`].
    pub lengths: Histogram<200>,
    /// Films finished in a game.
    pub films: Spread,
    /// Lots that nobody wanted.
    pub n_withdrawn: u64,
    /// Games with more than one winner.
    pub n_shared: u64,
}

/// What one player did, at all seats together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerTally {
    /// Wins, a shared one counted for each.
    pub n_wins: u64,
    /// Final scores.
    pub scores: Histogram<256>,
    /// Points of films in a game.
    pub film_points: Spread,
    /// Points of awards in a game.
    pub award_points: Spread,
    /// Money left at the end.
    pub money: Spread,
    /// What was paid, by location of the route; parties stay empty.
    pub prices: [Spread; N_LOCATIONS],
    /// Films finished in a game.
    pub films: Histogram<24>,
    /// Films by the number on their token.
    pub tokens: Histogram<64>,
    /// Films that found no token.
    pub n_unrated: u64,
    /// Awards won, in the order of [`Award::ALL`].
    pub awards: [u64; N_AWARDS],
    /// How long decisions took, where somebody looks at the clock; those without a choice take
    /// none.
    pub times: Times,
}

impl Tally {
    /// Nothing yet, for so many players.
    pub fn new(n_players: usize) -> Self {
        Self {
            n_games: 0,
            players: vec![PlayerTally::default(); n_players],
            decisions: Spread::default(),
            events: Spread::default(),
            lengths: Histogram::default(),
            films: Spread::default(),
            n_withdrawn: 0,
            n_shared: 0,
        }
    }

    /// Prices at a location, whoever paid them.
    pub fn prices(&self, location: LocationIdx) -> Spread {
        Spread::sum(self.players.iter().map(|player| player.prices[location.index()]))
    }

    /// The numbers on the tokens of all films.
    pub fn ratings(&self) -> Spread {
        Spread::sum(self.players.iter().map(|player| player.tokens.spread()))
    }

    /// Films that found no token.
    pub fn n_unrated(&self) -> u64 {
        self.players.iter().map(|player| player.n_unrated).sum()
    }

    /// How often an award was given.
    pub fn n_given(&self, award: Award) -> u64 {
        self.players.iter().map(|player| player.awards[award.index()]).sum()
    }

    /// Adds another tally of the same players to this one.
    pub fn merge(&mut self, other: &Self) {
        self.n_games += other.n_games;
        for (player, more) in self.players.iter_mut().zip(&other.players) {
            player.merge(more);
        }
        self.decisions.merge(&other.decisions);
        self.events.merge(&other.events);
        self.lengths.merge(&other.lengths);
        self.films.merge(&other.films);
        self.n_withdrawn += other.n_withdrawn;
        self.n_shared += other.n_shared;
    }
}

impl PlayerTally {
    fn merge(&mut self, other: &Self) {
        self.n_wins += other.n_wins;
        self.scores.merge(&other.scores);
        self.film_points.merge(&other.film_points);
        self.award_points.merge(&other.award_points);
        self.money.merge(&other.money);
        for (prices, more) in self.prices.iter_mut().zip(&other.prices) {
            prices.merge(more);
        }
        self.films.merge(&other.films);
        self.tokens.merge(&other.tokens);
        self.n_unrated += other.n_unrated;
        for (award, more) in self.awards.iter_mut().zip(&other.awards) {
            *award += more;
        }
        self.times.merge(&other.times);
    }

    fn add(&mut self, standing: &Standing) {
        self.scores.add(standing.total().into());
        self.film_points.add(standing.films.into());
        self.award_points.add(standing.awards.into());
        self.money.add(standing.money.0.into());
    }
}

/// Counts one game while it is played.
#[derive(Clone, Copy, Debug)]
pub struct GameTally {
    /// The player at each seat, by place in [`Tally::players`].
    players: [usize; MAX_SEATS],
    location: LocationIdx,
    n_decisions: u64,
    n_events: u64,
    n_films: [usize; MAX_SEATS],
}

impl GameTally {
    /// A game in which every seat counts for itself.
    pub fn by_seat() -> Self {
        Self::of([0, 1, 2, 3, 4])
    }

    /// A game of these players, by seat.
    pub fn of(players: [usize; MAX_SEATS]) -> Self {
        let location = LocationIdx::default();
        Self { players, location, n_decisions: 0, n_events: 0, n_films: [0; MAX_SEATS] }
    }

    /// Counts a step of the game.
    pub fn watch(&mut self, tally: &mut Tally, step: Step) {
        match step {
            Step::Cause(Cause::Action(_)) => self.n_decisions += 1,
            Step::Cause(Cause::Deal(_)) => {}
            Step::Event(event) => self.event(tally, event),
        }
    }

    /// Counts how long a decision took.
    pub fn decided(&self, tally: &mut Tally, seat: Seat, took: Duration) {
        self.player(tally, seat).times.add(took);
    }

    /// Counts the game as a whole, once it is over.
    pub fn close(self, tally: &mut Tally) {
        tally.n_games += 1;
        tally.decisions.add(self.n_decisions);
        tally.events.add(self.n_events);
        tally.lengths.add(self.n_events as usize / LENGTH_STEP);
        tally.films.add(self.n_films.iter().sum::<usize>() as u64);
    }

    fn player<'t>(&self, tally: &'t mut Tally, seat: Seat) -> &'t mut PlayerTally {
        &mut tally.players[self.players[seat.index()]]
    }

    fn event(&mut self, tally: &mut Tally, event: Event) {
        self.n_events += 1;
        match event {
            Event::Arrived { location } => self.location = location,
            Event::LotSold { seat, price, .. } => {
                let location = self.location.index();
                self.player(tally, seat).prices[location].add(price.0.into());
            }
            Event::LotWithdrawn => tally.n_withdrawn += 1,
            Event::FilmFinished { seat, rating, .. } => {
                self.n_films[seat.index()] += 1;
                let player = self.player(tally, seat);
                match rating {
                    Some(rating) => player.tokens.add(rating.value.into()),
                    None => player.n_unrated += 1,
                }
            }
            Event::AwardGiven { award, seat, .. } => {
                self.player(tally, seat).awards[award.index()] += 1;
            }
            Event::GameEnded { standings, winners } => {
                tally.n_shared += u64::from(winners.len() > 1);
                for (idx, standing) in standings.iter().enumerate() {
                    let seat = Seat(idx as u8);
                    let player = self.player(tally, seat);
                    player.add(standing);
                    player.films.add(self.n_films[idx]);
                    player.n_wins += u64::from(winners.has(seat));
                }
            }
            _ => {}
        }
    }
}
