//! Finished films: value, token, first-film award, and the next screenplay.

use crate::event::Event;
use crate::game::{AwardState, Game, Phase, Stage, Step};
use crate::ruling::Counts;
use crate::words::{
    Award, ChipId, ChipKind, Rank, Rating, ScreenplayId, Seat, Slot, SlotIdx, Stars,
};

impl Game<'_> {
    /// The moment a film is finished: its value and its token.
    ///
    /// Rules: film/finished, film/steps, film/rating.
    pub(crate) fn premiere(&self, screenplay: ScreenplayId) -> Event {
        let value = self.value(screenplay);
        let rank = self.edition.best_token(self.tokens_left, value);
        Event::FilmFinished {
            seat: self.active,
            screenplay,
            value,
            rating: rank.and_then(|rank| self.edition.rating(rank)),
        }
    }

    /// The printed stars and those of the chips on top. Rule: film/value.
    pub(crate) fn value(&self, screenplay: ScreenplayId) -> Stars {
        let printed = self.edition.screenplay(screenplay).stars.0;
        let tops = self.tops[screenplay.index()].iter().flatten();
        Stars(printed + tops.map(|&chip| self.edition.chip(chip).stars.0).sum::<i8>())
    }

    pub(crate) fn on_film_finished(
        &mut self,
        seat: Seat,
        screenplay: ScreenplayId,
        rating: Option<Rating>,
    ) {
        self.shelve(screenplay, rating);
        let making = &mut self.position.making[seat];
        if let Some(place) = making.place_of(screenplay) {
            making.clear(place);
        }
        let genre = self.edition.screenplay(screenplay).genre;
        if self.awards[Award::FirstFilm(genre).index()] == AwardState::Open {
            self.position.stage = Stage::Moving(Step::FirstFilm { film: screenplay });
        } else {
            self.after_film();
        }
    }

    /// Puts a film among the finished ones.
    pub(crate) fn shelve(&mut self, film: ScreenplayId, rating: Option<Rating>) {
        self.position.ranks[film.index()] = self.take_token(rating);
        self.position.finished.insert(film);
    }

    /// Rules: film/rating, film/rating-none.
    fn take_token(&mut self, rating: Option<Rating>) -> Rank {
        let tokens = &self.edition.pieces().tokens;
        match rating.and_then(|rating| tokens.iter().position(|&token| token == rating)) {
            Some(token_idx) => {
                self.position.tokens_left &= !(1 << token_idx);
                Rank::of_token(token_idx)
            }
            None => Rank::unrated(self.films_by(|rank| rank.token_idx().is_none())),
        }
    }

    fn films_by(&self, wanted: impl Fn(Rank) -> bool) -> usize {
        self.finished.iter().filter(|film| wanted(self.ranks[film.index()])).count()
    }

    /// The stars a film adds to its owner's direction. Rule: awards/direction.
    pub(crate) fn direction_of(&self, screenplay: ScreenplayId) -> i16 {
        let slots = &self.edition.screenplay(screenplay).slots;
        let slot_idx = slots.iter().position(|&slot| slot == Slot::Director).unwrap_or(0);
        let stack = self.stack_on(screenplay, SlotIdx(slot_idx as u8));
        let n_counted = match self.rulings.direction_counts {
            Counts::Visible => 1,
            Counts::All => usize::MAX,
        };
        stack
            .take(n_counted)
            .map(|chip| self.edition.chip(chip))
            .filter(|chip| chip.kind == ChipKind::Director)
            .map(|chip| i16::from(chip.stars.0))
            .sum()
    }

    /// The chips on a slot, from the top down. Rule: placing/cover.
    pub(crate) fn stack_on(
        &self,
        screenplay: ScreenplayId,
        slot: SlotIdx,
    ) -> impl Iterator<Item = ChipId> + '_ {
        let top = self.tops[screenplay.index()].get(slot.index()).copied().flatten();
        core::iter::successors(top, |chip| self.under[chip.index()])
    }

    /// Rule: film/first.
    pub(crate) fn first_film(&self, film: ScreenplayId) -> Event {
        let award = Award::FirstFilm(self.edition.screenplay(film).genre);
        Event::AwardGiven { award, seat: self.owners[film.index()], film: Some(film) }
    }

    /// Goes on when a film has its token and its award, if any. Rules: film/steps, film/next.
    pub(crate) fn after_film(&mut self) {
        match self.readable {
            Some(screenplay) => self.position.stage = Stage::Moving(Step::Draw { screenplay }),
            None => self.after_chip(),
        }
    }

    /// Rule: film/next.
    pub(crate) fn on_screenplay_taken(&mut self, seat: Seat, screenplay: ScreenplayId) {
        self.position.readable = None;
        self.position.owners[screenplay.index()] = seat;
        let accepts = self.edition.accepts(screenplay);
        let making = &mut self.position.making[seat];
        if let Some(vacant) = making.screenplays.iter().position(Option::is_none) {
            making.begin(vacant, screenplay, accepts);
        }
        if self.unread.is_empty() {
            self.after_chip();
        } else {
            self.position.stage = Stage::Waiting(Phase::Screenplay);
        }
    }
}
