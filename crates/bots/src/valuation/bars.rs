//! What seats set against each other, and what each of them has to reach.

use traumfabrik_rules::{MAX_MAKING, Seat};

use super::holdings::{NO_BEST, NO_WORST};
use super::{Outlook, Prospect, Weights};

/// What a seat sets against others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Claims {
    /// The fewest gaps that a film of each genre has.
    pub(super) gaps: [f32; 3],
    /// How good its best film of each genre is, or may become.
    pub(super) strength: [f32; 3],
    pub(super) direction: f32,
    pub(super) best: f32,
    pub(super) worst: f32,
}

/// What a seat has to reach: made once for all that it then thinks of.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Bars {
    /// The fewest gaps of a rival's film of each genre.
    pub(super) gaps: [f32; 3],
    /// The level that would win each genre, and what the seat's finished films promise already.
    pub(super) genre: [f32; 3],
    pub(super) genre_now: [f32; 3],
    /// The level that would win this quarter and those to come: for the films that are finished,
    /// and for one more.
    pub(super) quarters: [f32; 3],
    pub(super) quarters_more: [f32; 3],
    pub(super) quarters_now: f32,
    pub(super) worst: f32,
    pub(super) worst_now: f32,
    /// What one more star of direction is worth.
    pub(super) direction_slope: f32,
    /// What each film in the making adds.
    pub(super) promises: [f32; MAX_MAKING],
}

/// More gaps than any screenplay has.
const NO_GAPS: f32 = 9.0;

impl Outlook {
    /// What a seat sets against its rivals.
    pub(super) fn claims_of(&self, seat: Seat, weights: &Weights) -> Claims {
        let holdings = &self.holdings[seat];
        let mut claims = Claims {
            gaps: [NO_GAPS; 3],
            strength: holdings.best_of_genre,
            direction: holdings.direction,
            best: holdings.best,
            worst: holdings.worst,
        };
        for prospect in holdings.prospects.iter().flatten() {
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

    /// What a seat has to reach against its rivals.
    pub(super) fn bars_against(&self, seat: Seat, rivals: &Claims, weights: &Weights) -> Bars {
        let holdings = &self.holdings[seat];
        let genre = rivals.strength.map(|best| best.max(weights.genre_level * self.season.left));
        let usual =
            |quarter: usize| weights.quarter_level + weights.quarter_growth * quarter as f32;
        let quarters = core::array::from_fn(|quarter| rivals.best.max(usual(quarter)));
        let lead = holdings.direction - rivals.direction;
        let direction = |more: f32| {
            f32::from(self.points.best_direction)
                * weights.direction_award
                * likely(weights.direction_certainty * (lead + more))
        };
        let mut bars = Bars {
            gaps: rivals.gaps,
            genre,
            quarters,
            quarters_more: quarters.map(|bar| bar.max(holdings.best)),
            worst: rivals.worst,
            direction_slope: 0.5 * (direction(2.0) - direction(0.0)),
            ..Bars::default()
        };
        for genre in 0..3 {
            bars.genre_now[genre] =
                self.genre_hope(bars.genre[genre], holdings.best_of_genre[genre], weights);
        }
        bars.quarters_now = self.quarter_hopes(&bars.quarters, holdings.best, weights);
        bars.worst_now = self.worst_hope(bars.worst, holdings.worst, weights);
        bars
    }

    /// What the award for the first film of a genre is worth, as long as it is to be had.
    pub(super) fn first_award(&self, genre: usize, weights: &Weights) -> f32 {
        let is_open = f32::from(u8::from(self.first_is_open[genre]));
        is_open * f32::from(self.points.first_film) * weights.first_award
    }

    /// What a film of this level can expect of the award for the best of its genre.
    pub(super) fn genre_hope(&self, bar: f32, level: f32, weights: &Weights) -> f32 {
        f32::from(self.points.best_of_genre)
            * weights.genre_award
            * likely(weights.genre_certainty * (level - bar))
    }

    /// What a film of this level can expect of the awards at the end of this quarter and of those
    /// to come.
    pub(super) fn quarter_hopes(&self, bars: &[f32; 3], level: f32, weights: &Weights) -> f32 {
        let mut hopes = 0.0;
        for bar in &bars[self.season.quarter.min(3)..] {
            hopes += likely(weights.quarter_certainty * (level - bar));
        }
        f32::from(self.points.best_of_quarter) * weights.quarter_award * hopes
    }

    /// What a film of this level can expect of the award for the worst.
    pub(super) fn worst_hope(&self, rival: f32, level: f32, weights: &Weights) -> f32 {
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
    pub(super) fn join(self, other: Self) -> Self {
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
pub(super) fn chance_to_finish(gaps: f32, chips: f32, weights: &Weights) -> f32 {
    if chips == 0.0 {
        return 0.0;
    }
    likely(weights.pace_certainty * (weights.pace * chips - gaps))
}

/// The stars that a film may have when it is finished.
pub(super) fn hoped_stars(prospect: &Prospect, weights: &Weights) -> f32 {
    f32::from(prospect.stars) + weights.stars_to_come * prospect.n_missing() as f32
}

/// From 0 (surely not) over a half (who knows) to 1 (surely).
pub(super) fn likely(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
