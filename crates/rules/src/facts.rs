//! What chips would do for a seat that had them, and where the money would go. Everybody could work
//! this out from what lies open; it is found by placing the chips on a copy of the game.

use crate::board::Finish;
use crate::event::Event;
use crate::game::{AwardState, Game, Phase, Stage, Step};
use crate::setup::Placed;
use crate::words::{
    Award, ChipId, List, MAX_SEATS, Money, N_AWARDS, ScreenplayId, Seat, SlotIdx, Stars,
};

/// What would become of a screenplay if its owner placed some chips on it.
///
/// ```
/// # use traumfabrik_rules::{ChipId, Due, Edition, Game, Refusal, Seat, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// // What the lot of this stop would do for a seat's first screenplay.
/// let lot: Vec<ChipId> = game.lot(game.location()).collect();
/// let film = game.setup().making[Seat(0)][0].expect("every studio begins with screenplays");
/// let facts = game.lot_facts(Seat(0), film, &lot).expect("it is theirs");
/// assert_eq!(facts.placed.len(), usize::from(facts.n_filled));
/// assert!(facts.finish.is_none(), "no film is finished by the first lot");
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilmFacts {
    /// Which screenplay.
    pub screenplay: ScreenplayId,
    /// The chips that would be placed, in that order.
    pub placed: List<Placed, MAX_SEATS>,
    /// The chips that they would cover.
    pub covers: List<ChipId, MAX_SEATS>,
    /// How many of its gaps would be filled.
    pub n_filled: u8,
    /// How many would be left.
    pub n_missing: u8,
    /// What it is worth now.
    pub before: Stars,
    /// What it would be worth.
    pub value: Stars,
    /// What would come of it if that finishes the film.
    pub finish: Option<Finish>,
    /// The seats that would have the awards, or lead for them, in the order of [`Award::ALL`].
    pub awards: [Option<Seat>; N_AWARDS],
}

/// What becomes of the money when a lot is sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SaleFacts {
    /// What the winner pays.
    pub price: Money,
    /// What the winner has left.
    pub rest: Money,
    /// What each of the others receives.
    pub share: Money,
    /// What stays in the middle.
    pub middle: Money,
}

impl<'e> Game<'e> {
    /// What a chip would do on a slot if this seat had it. None if it may not be placed there.
    pub fn chip_facts(
        &self,
        seat: Seat,
        chip: ChipId,
        screenplay: ScreenplayId,
        slot: SlotIdx,
    ) -> Option<FilmFacts> {
        let as_it_is = self.film_as_it_is(seat, screenplay)?;
        self.placed_on(&as_it_is, seat, chip, slot).map(|(facts, _)| facts)
    }

    /// The best that some chips would do for a screenplay of this seat: to finish it, or else to
    /// fill as many gaps as possible, and then with the most stars. None if it is not theirs.
    pub fn lot_facts(
        &self,
        seat: Seat,
        screenplay: ScreenplayId,
        chips: &[ChipId],
    ) -> Option<FilmFacts> {
        let mut best = self.film_as_it_is(seat, screenplay)?;
        self.look_for_better(&best.clone(), seat, chips, &mut best);
        Some(best)
    }

    /// What becomes of the money if a seat buys the lot for this. None if it cannot pay that.
    ///
    /// Rules: auction/win, auction/share.
    ///
    /// ```
    /// # use traumfabrik_rules::{Due, Edition, Game, Money, Refusal, Seat, Seats, Start, lowest_deal};
    /// # let edition = Edition::traumfabrik_2000();
    /// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
    /// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
    /// let sale = game.sale_facts(Seat(0), Money(5)).expect("twelve is enough");
    /// assert_eq!((sale.rest, sale.share, sale.middle), (Money(7), Money(2), Money(1)));
    /// assert_eq!(game.sale_facts(Seat(0), Money(13)), None);
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn sale_facts(&self, seat: Seat, price: Money) -> Option<SaleFacts> {
        let rest = self.purses[seat].0.checked_sub(price.0)?;
        let (share, middle) = self.shares_of(price);
        Some(SaleFacts { price, rest: Money(rest), share, middle })
    }

    /// The seats that have the awards or lead for them, in the order of [`Award::ALL`].
    pub fn award_seats(&self) -> [Option<Seat>; N_AWARDS] {
        Award::ALL.map(|award| self.award_view(award).seat)
    }

    fn film_as_it_is(&self, seat: Seat, screenplay: ScreenplayId) -> Option<FilmFacts> {
        let production = self.production(seat, screenplay)?;
        Some(FilmFacts {
            screenplay,
            placed: List::new(),
            covers: List::new(),
            n_filled: 0,
            n_missing: production.missing().iter().count() as u8,
            before: production.value(),
            value: production.value(),
            finish: None,
            awards: self.award_seats(),
        })
    }

    /// One more chip on a film, and the game in which it lies there.
    fn placed_on(
        &self,
        facts: &FilmFacts,
        seat: Seat,
        chip: ChipId,
        slot: SlotIdx,
    ) -> Option<(FilmFacts, Self)> {
        let screenplay = facts.screenplay;
        let production = self.production(seat, screenplay)?;
        if !production.accepts(self.edition.chip(chip).kind).has(slot) {
            return None;
        }
        let fills = u8::from(production.missing().has(slot));
        let mut facts = *facts;
        facts.placed.push(Placed { chip, screenplay, slot });
        if let Some(covered) = production.top(slot) {
            facts.covers.push(covered);
        }
        facts.n_filled += fills;
        facts.n_missing -= fills;
        let after = self.supposing(seat, chip, screenplay, slot);
        facts.value = after.value(screenplay);
        facts.finish = after.finished.has(screenplay).then(|| {
            let award = Award::FirstFilm(self.edition.screenplay(screenplay).genre);
            let is_first = self.awards[award.index()] == AwardState::Open;
            Finish {
                rating: self.edition.rating(after.ranks[screenplay.index()]),
                award: is_first.then_some(award),
            }
        });
        facts.awards = after.award_seats();
        Some((facts, after))
    }

    /// The game in which a seat had a chip and placed it, up to what comes of the film itself:
    /// nothing else has gone on.
    fn supposing(&self, seat: Seat, chip: ChipId, screenplay: ScreenplayId, slot: SlotIdx) -> Self {
        let mut game = *self;
        game.position.active = seat;
        game.position.hand = [chip].into_iter().collect();
        game.apply(&Event::ChipPlaced { seat, chip, screenplay, slot });
        while let Stage::Moving(step @ (Step::Premiere { .. } | Step::FirstFilm { .. })) =
            game.stage
        {
            let fact = game.next_fact(step);
            game.apply(&fact);
        }
        // Nobody waits for anything in a game that was only thought of.
        game.position.stage = Stage::Waiting(Phase::Over);
        game
    }

    /// Tries all orders in which the chips can be placed: whoever finishes a film first cannot
    /// cover anything on it afterwards. What neither fills a gap nor adds stars leads nowhere.
    fn look_for_better(
        &self,
        so_far: &FilmFacts,
        seat: Seat,
        chips: &[ChipId],
        best: &mut FilmFacts,
    ) {
        let Some(production) = self.production(seat, so_far.screenplay) else { return };
        let is_left = |chip: &&ChipId| so_far.placed.iter().all(|placed| placed.chip != **chip);
        for &chip in chips.iter().filter(is_left) {
            for slot in production.accepts(self.edition.chip(chip).kind).iter() {
                let is_gap = production.missing().has(slot);
                if !is_gap && production.effect(chip, slot).value <= so_far.value {
                    continue;
                }
                if let Some((facts, after)) = self.placed_on(so_far, seat, chip, slot) {
                    after.look_for_better(&facts, seat, chips, best);
                    if facts.merit() > best.merit() {
                        *best = facts;
                    }
                }
            }
        }
    }
}

impl FilmFacts {
    fn merit(&self) -> (bool, u8, Stars) {
        (self.finish.is_some(), self.n_filled, self.value)
    }
}
