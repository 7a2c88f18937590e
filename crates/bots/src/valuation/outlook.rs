//! What every seat can expect of a position.

use traumfabrik_rules::{
    Award, AwardPoints, AwardState, BySeat, Event, Game, Genre, MAX_MAKING, Seat, SeatSet, Seats,
};

use super::house::{House, NO_BEST, NO_WORST, level};
use super::prospect::Talent;
use super::{Prospect, Season, Weights};

/// A position seen as what it promises: all seats' houses, and what they compete for. It is made
/// once and then follows the facts, which is much cheaper than making it anew.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    pub(crate) houses: BySeat<House>,
    pub(crate) season: Season,
    points: AwardPoints,
    first_is_open: [bool; 3],
    /// What has been worked out, as long as it holds.
    claims: BySeat<Claims>,
    bars: BySeat<Bars>,
    fresh_claims: SeatSet,
    fresh_bars: SeatSet,
}

/// What a house sets against others.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Claims {
    /// The fewest gaps that a film of each genre has.
    gaps: [f32; 3],
    /// How good its best film of each genre is, or may become.
    strength: [f32; 3],
    direction: f32,
    best: f32,
    worst: f32,
}

/// What a seat has to reach: made once for all that it then thinks of.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Bars {
    /// The fewest gaps of a rival's film of each genre.
    gaps: [f32; 3],
    /// The level that would win each genre, and what the seat's finished films promise already.
    genre: [f32; 3],
    genre_now: [f32; 3],
    /// The level that would win this quarter and those to come: for the films that are finished,
    /// and for one more.
    quarters: [f32; 3],
    quarters_more: [f32; 3],
    quarters_now: f32,
    worst: f32,
    worst_now: f32,
    direction: f32,
    /// What one more star of direction is worth.
    direction_slope: f32,
    /// What each film in the making adds.
    promises: [f32; MAX_MAKING],
}

/// More gaps than any screenplay has.
const NO_GAPS: f32 = 9.0;

impl Outlook {
    pub(crate) fn of(game: &Game<'_>) -> Self {
        let mut houses = BySeat::default();
        for (seat, standing) in game.seats().iter().zip(&game.standings()) {
            houses[seat] = House::of(game, seat, standing);
        }
        let is_open = |genre| game.award(Award::FirstFilm(genre)) == AwardState::Open;
        Self {
            houses,
            season: Season::of(game),
            points: game.edition().pieces().awards,
            first_is_open: Genre::ALL.map(is_open),
            claims: BySeat::default(),
            bars: BySeat::default(),
            fresh_claims: SeatSet::EMPTY,
            fresh_bars: SeatSet::EMPTY,
        }
    }

    /// Follows a fact. `game` is the position some time after it, before the next decision.
    #[inline]
    pub(crate) fn hear(&mut self, event: &Event, game: &Game<'_>) {
        match *event {
            Event::ChipPlaced { seat, chip, screenplay, slot } => {
                let house = &mut self.houses[seat];
                house.cast = f32::from(game.cast(seat));
                let talent = Talent::of(chip, game.edition());
                if let Some(prospect) = house.prospect(screenplay).as_mut() {
                    prospect.lay(slot.index(), talent);
                }
                self.forget(seat);
            }
            Event::FilmFinished { seat, screenplay, rating, .. } => {
                let house = &mut self.houses[seat];
                let genre = game.edition().screenplay(screenplay).genre;
                *house.prospect(screenplay) = None;
                house.points += rating.map_or(0.0, |rating| f32::from(rating.value));
                house.shelve(genre as usize, level(rating));
                house.direction = f32::from(game.direction(seat));
                self.forget(seat);
            }
            Event::ScreenplayTaken { seat, screenplay } => {
                let free = self.houses[seat].prospects.iter_mut().find(|place| place.is_none());
                if let Some(place) = free {
                    *place = Some(Prospect::printed(screenplay, game.edition()));
                }
                self.forget(seat);
            }
            Event::AwardGiven { award, seat, .. } => {
                self.houses[seat].points += f32::from(self.points.of(award));
                if let Award::FirstFilm(genre) = award {
                    self.first_is_open[genre as usize] = false;
                    self.fresh_bars = SeatSet::EMPTY;
                }
            }
            Event::LotSold { .. } => {
                for seat in game.seats().iter() {
                    self.houses[seat].purse = f32::from(game.purse(seat).0);
                }
            }
            Event::Arrived { .. } => {
                self.season = Season::of(game);
                self.forget_all();
            }
            Event::StudiosAssigned { .. } => *self = Self::of(game),
            Event::LeadAssigned { .. }
            | Event::ScreenplayTurned { .. }
            | Event::LegendTurned { .. }
            | Event::LotsDealt { .. }
            | Event::BidMade { .. }
            | Event::Passed { .. }
            | Event::LotWithdrawn
            | Event::PartyRevealed { .. }
            | Event::ChipTaken { .. }
            | Event::Declined { .. }
            | Event::LeftoversRemoved { .. }
            | Event::ChipDiscarded { .. }
            | Event::AwardWithheld { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    /// A house has changed: whoever is compared with it has to look again.
    fn forget(&mut self, seat: Seat) {
        self.fresh_claims = self.fresh_claims.without(seat);
        self.fresh_bars = SeatSet::EMPTY;
    }

    /// Forgets all that was worked out: time has passed, or other weights are to be used.
    pub(crate) fn forget_all(&mut self) {
        self.fresh_claims = SeatSet::EMPTY;
        self.fresh_bars = SeatSet::EMPTY;
    }

    /// Works out what some seats have to reach, unless that is known. Everything below needs it.
    pub(crate) fn settle(&mut self, wanted: SeatSet, seats: Seats, weights: &Weights) {
        if wanted.iter().all(|seat| self.fresh_bars.has(seat)) {
            return;
        }
        for seat in seats.iter().filter(|&seat| !self.fresh_claims.has(seat)) {
            self.claims[seat] = self.claims_of(seat, weights);
        }
        self.fresh_claims = SeatSet::all(seats);
        for seat in wanted.iter() {
            let rivals = seats.iter().filter(|&other| other != seat);
            let rivals = rivals.map(|other| self.claims[other]).reduce(Claims::join);
            self.bars[seat] = self.bars_against(seat, &rivals.unwrap_or_default(), weights);
            for place in 0..MAX_MAKING {
                let prospect = &self.houses[seat].prospects[place];
                let promise = |prospect: &Prospect| self.promise(seat, prospect, weights);
                self.bars[seat].promises[place] = prospect.as_ref().map_or(0.0, promise);
            }
            self.fresh_bars = self.fresh_bars.with(seat);
        }
    }

    /// What a house sets against its rivals.
    fn claims_of(&self, seat: Seat, weights: &Weights) -> Claims {
        let house = &self.houses[seat];
        let mut claims = Claims {
            gaps: [NO_GAPS; 3],
            strength: house.best_of_genre,
            direction: house.direction,
            best: house.best,
            worst: house.worst,
        };
        for prospect in house.prospects.iter().flatten() {
            let genre = prospect.genre as usize;
            let gaps = prospect.gaps(weights);
            let chance = chance_to_finish(gaps, self.season.chips, weights);
            claims.gaps[genre] = claims.gaps[genre].min(gaps);
            let strength = hoped_stars(prospect, weights) - 10.0 * (1.0 - chance);
            claims.strength[genre] = claims.strength[genre].max(strength);
            claims.direction += f32::from(prospect.direction) * chance;
        }
        claims
    }

    fn bars_against(&self, seat: Seat, rivals: &Claims, weights: &Weights) -> Bars {
        let house = &self.houses[seat];
        let genre = rivals.strength.map(|best| best.max(weights.genre_level * self.season.left));
        let usual =
            |quarter: usize| weights.quarter_level + weights.quarter_growth * quarter as f32;
        let quarters = core::array::from_fn(|quarter| rivals.best.max(usual(quarter)));
        let lead = house.direction - rivals.direction;
        let direction = |more: f32| {
            f32::from(self.points.best_direction)
                * weights.direction_award
                * likely(weights.direction_certainty * (lead + more))
        };
        let mut bars = Bars {
            gaps: rivals.gaps,
            genre,
            quarters,
            quarters_more: quarters.map(|bar| bar.max(house.best)),
            worst: rivals.worst,
            direction: direction(0.0),
            direction_slope: 0.5 * (direction(2.0) - direction(0.0)),
            ..Bars::default()
        };
        for genre in 0..3 {
            bars.genre_now[genre] =
                self.genre_hope(bars.genre[genre], house.best_of_genre[genre], weights);
        }
        bars.quarters_now = self.quarter_hopes(&bars.quarters, house.best, weights);
        bars.worst_now = self.worst_hope(bars.worst, house.worst, weights);
        bars
    }

    /// What the film in the making at a place adds to the worth of a seat, as it lies.
    pub(crate) fn promised(&self, seat: Seat, place: usize) -> f32 {
        self.bars[seat].promises[place]
    }

    /// What one money is worth.
    pub(crate) fn money(&self, weights: &Weights) -> f32 {
        1.0 + weights.money_early * self.season.left
    }

    /// What a film in the making adds to the worth of a seat.
    pub(crate) fn promise(&self, seat: Seat, prospect: &Prospect, weights: &Weights) -> f32 {
        let (season, bars) = (&self.season, &self.bars[seat]);
        let genre = prospect.genre as usize;
        let gaps = prospect.gaps(weights);
        let level = hoped_stars(prospect, weights) - weights.token_loss;
        let first = self.first_award(genre, weights)
            * likely(weights.first_certainty * (bars.gaps[genre] - gaps));
        let best = self.genre_hope(bars.genre[genre], level, weights) - bars.genre_now[genre];
        let film = weights.quality * level
            + weights.finish_bonus
            + first
            + best.max(0.0)
            + f32::from(prospect.direction) * bars.direction_slope;
        let mut promise = chance_to_finish(gaps, season.chips, weights) * film;
        if season.quarter < 3 {
            let soon = chance_to_finish(gaps, season.chips_of_quarter, weights);
            promise += soon * self.quarter_hopes(&bars.quarters_more, level, weights);
        }
        promise
    }

    /// What a film adds to the worth of a seat when it is finished at this level.
    pub(crate) fn premiere(
        &self,
        seat: Seat,
        prospect: &Prospect,
        level: f32,
        weights: &Weights,
    ) -> f32 {
        let bars = &self.bars[seat];
        let genre = prospect.genre as usize;
        let best = self.genre_hope(bars.genre[genre], level, weights) - bars.genre_now[genre];
        let quarter = self.quarter_hopes(&bars.quarters, level, weights) - bars.quarters_now;
        let worst = self.worst_hope(bars.worst, level, weights) - bars.worst_now;
        weights.quality * level.floor().max(0.0)
            + weights.finish_bonus
            + self.first_award(genre, weights)
            + best.max(0.0)
            + quarter.max(0.0)
            + worst.max(0.0)
            + f32::from(prospect.direction) * bars.direction_slope
    }

    fn first_award(&self, genre: usize, weights: &Weights) -> f32 {
        let is_open = f32::from(u8::from(self.first_is_open[genre]));
        is_open * f32::from(self.points.first_film) * weights.first_award
    }

    fn genre_hope(&self, bar: f32, level: f32, weights: &Weights) -> f32 {
        f32::from(self.points.best_of_genre)
            * weights.genre_award
            * likely(weights.genre_certainty * (level - bar))
    }

    /// What a film of this level can expect of the awards at the end of this quarter and of those
    /// to come.
    fn quarter_hopes(&self, bars: &[f32; 3], level: f32, weights: &Weights) -> f32 {
        let mut hopes = 0.0;
        for bar in &bars[self.season.quarter.min(3)..] {
            hopes += likely(weights.quarter_certainty * (level - bar));
        }
        f32::from(self.points.best_of_quarter) * weights.quarter_award * hopes
    }

    fn worst_hope(&self, rival: f32, level: f32, weights: &Weights) -> f32 {
        if level >= rival || level == NO_WORST {
            return 0.0;
        }
        let bar = 4.0 - weights.worst_level * self.season.left;
        f32::from(self.points.worst_film)
            * weights.worst_award
            * likely(weights.worst_certainty * (bar - level))
    }
}

impl Default for Claims {
    fn default() -> Self {
        Self {
            gaps: [NO_GAPS; 3],
            strength: [NO_BEST; 3],
            direction: 0.0,
            best: NO_BEST,
            worst: NO_WORST,
        }
    }
}

impl Claims {
    /// The best of both.
    fn join(self, other: Self) -> Self {
        Self {
            gaps: core::array::from_fn(|genre| self.gaps[genre].min(other.gaps[genre])),
            strength: core::array::from_fn(|genre| self.strength[genre].max(other.strength[genre])),
            direction: self.direction.max(other.direction),
            best: self.best.max(other.best),
            worst: self.worst.min(other.worst),
        }
    }
}

/// How likely a film is finished, if a seat receives so many chips.
fn chance_to_finish(gaps: f32, chips: f32, weights: &Weights) -> f32 {
    likely(weights.pace_certainty * (weights.pace * chips - gaps))
}

/// The stars that a film may have when it is finished.
fn hoped_stars(prospect: &Prospect, weights: &Weights) -> f32 {
    f32::from(prospect.stars) + weights.stars_to_come * prospect.n_missing() as f32
}

/// From 0 (surely not) over a half (who knows) to 1 (surely).
fn likely(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
