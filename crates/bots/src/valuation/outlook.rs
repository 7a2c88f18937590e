//! What every seat can expect of a position.

use traumfabrik_rules::{
    Award, AwardPoints, AwardState, BySeat, Event, Game, Genre, MAX_MAKING, Seat, SeatSet, Seats,
};

use super::bars::{Bars, Claims, chance_to_finish, hoped_stars, likely};
use super::holdings::{Holdings, level};
use super::prospect::Talent;
use super::{Prospect, Season, Weights};

/// A position seen as what it promises: all seats' holdings, and what they compete for. It is made
/// once and then follows the facts, which is much cheaper than making it anew.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    pub(crate) holdings: BySeat<Holdings>,
    pub(crate) season: Season,
    pub(super) points: AwardPoints,
    pub(super) first_is_open: [bool; 3],
    /// What has been worked out, as long as it holds.
    claims: BySeat<Claims>,
    bars: BySeat<Bars>,
    fresh_claims: SeatSet,
    fresh_bars: SeatSet,
}

impl Outlook {
    pub(crate) fn of(game: &Game<'_>) -> Self {
        let mut holdings = BySeat::default();
        for seat in game.seats().iter() {
            holdings[seat] = Holdings::of(game, seat);
        }
        let is_open = |genre| game.award(Award::FirstFilm(genre)) == AwardState::Open;
        Self {
            holdings,
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
    pub(crate) fn observe(&mut self, event: &Event, game: &Game<'_>) {
        match *event {
            Event::ChipPlaced { seat, chip, screenplay, slot } => {
                let holdings = &mut self.holdings[seat];
                let talent = Talent::of(chip, game.edition());
                if let Some(prospect) = holdings.prospect(screenplay).as_mut() {
                    prospect.lay(slot.index(), talent);
                }
                self.forget(seat);
            }
            Event::FilmFinished { seat, screenplay, rating, .. } => {
                let holdings = &mut self.holdings[seat];
                let genre = game.edition().screenplay(screenplay).genre;
                *holdings.prospect(screenplay) = None;
                holdings.shelve(genre as usize, level(rating));
                holdings.direction = f32::from(game.direction(seat));
                self.forget(seat);
            }
            Event::ScreenplayTaken { seat, screenplay } => {
                let free = self.holdings[seat].prospects.iter_mut().find(|place| place.is_none());
                if let Some(place) = free {
                    *place = Some(Prospect::printed(screenplay, game.edition()));
                }
                self.forget(seat);
            }
            Event::AwardGiven { award: Award::FirstFilm(genre), .. } => {
                self.first_is_open[genre as usize] = false;
                self.fresh_bars = SeatSet::EMPTY;
            }
            Event::Arrived { .. } => {
                self.season = Season::of(game);
                self.forget_all();
            }
            Event::StudiosAssigned { .. } => *self = Self::of(game),
            _ => {}
        }
    }

    /// A seat's holdings have changed: whoever is compared with it has to look again.
    fn forget(&mut self, seat: Seat) {
        self.fresh_claims = self.fresh_claims.without(seat);
        self.fresh_bars = SeatSet::EMPTY;
    }

    /// Time has passed: nothing that was worked out still holds.
    fn forget_all(&mut self) {
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
                let prospect = &self.holdings[seat].prospects[place];
                let promise = |prospect: &Prospect| self.promise(seat, prospect, weights);
                self.bars[seat].promises[place] = prospect.as_ref().map_or(0.0, promise);
            }
            self.fresh_bars = self.fresh_bars.with(seat);
        }
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
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use traumfabrik_packs::{Library, switches};

    use super::*;
    use crate::{BotName, BotTable, Step, Watch, shuffled_deck};

    /// Follows a game, and looks at it anew after every fact.
    struct Both<'e> {
        game: Game<'e>,
        followed: Outlook,
        n_films: usize,
    }

    impl Watch for Both<'_> {
        fn step(&mut self, step: Step) {
            let Step::Event(event) = step else { return };
            self.game.apply(&event);
            self.followed.observe(&event, &self.game);
            let fresh = Outlook::of(&self.game);
            assert_eq!(self.followed.holdings, fresh.holdings, "after {event:?}");
            assert_eq!(self.followed.first_is_open, fresh.first_is_open, "after {event:?}");
            // The season is looked at when a location is reached, and holds until the next.
            if let Event::Arrived { .. } = event {
                assert_eq!(self.followed.season, fresh.season);
            }
            self.n_films += usize::from(matches!(event, Event::FilmFinished { .. }));
        }

        fn decided(&mut self, _seat: Seat, _took: Duration) {}
    }

    #[test]
    fn who_follows_the_facts_sees_what_a_fresh_look_sees() {
        let library = Library::embedded();
        let pack = &library.packs()[0];
        let bots: Vec<BotName> = ["balanced", "filler", "collector", "worst", "mass"]
            .map(|name| name.parse().expect("a bot"))
            .into();
        for seed in 0..12 {
            let seats = Seats::new(2 + seed as u8 % 4).expect("2 to 5");
            let mut settings = pack.defaults;
            for (name, value) in [("party_counts", "all"), ("direction_counts", "all")] {
                if seed % 3 == 0 {
                    switches::set(&mut settings, name, value).expect("a switch");
                }
            }
            let start = settings.start(seats).expect("a table");
            let header = pack.header(start, vec![String::new(); seats.count()]).expect("a game");
            let game = Game::empty(header.edition(), seats, start.rulings);
            let mut both = Both { game, followed: Outlook::of(&game), n_films: 0 };
            let deck = shuffled_deck(header.edition(), seats, 5, seed);
            let table = BotTable::new(&header, &bots, seed).expect("they can sit");
            table.play(&deck, &mut both).expect("they keep the rules");
            assert!(both.n_films > 5, "there was something to follow");
        }
    }
}
