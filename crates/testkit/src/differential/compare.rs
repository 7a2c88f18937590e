//! Everything on the table, compared.

use std::collections::BTreeSet;
use std::fmt::Debug;

use traumfabrik_rules::{
    Action, Award, AwardState, ChipId, Due, LegalSet, Perspective, Phase, Placed, Seat, Setup,
    View, Visit,
};

use super::{Pair, Points, index, translate};
use crate::oracle::{self, Outcome, Stage};

fn same<T: PartialEq + Debug>(what: &str, engine: T, oracle: T) -> Result<(), String> {
    if engine == oracle {
        Ok(())
    } else {
        Err(format!("{what}: engine {engine:?}, oracle {oracle:?}"))
    }
}

/// Pieces of the engine, lowest first, and those of the oracle. Nearly always they are the same,
/// and then nothing is built to say so.
fn same_pieces(
    what: &str,
    engine: impl Iterator<Item = usize> + Clone,
    oracle: &BTreeSet<usize>,
) -> Result<(), String> {
    match engine.clone().eq(oracle.iter().copied()) {
        true => Ok(()),
        false => same(what, &engine.collect(), oracle),
    }
}

/// As a set, in little time.
fn sorted<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort_unstable();
    all.dedup();
    all
}

impl Pair<'_> {
    /// Compares everything that can be seen.
    ///
    /// # Errors
    /// The first difference.
    pub fn compare(&mut self) -> Result<(), String> {
        self.ask_for_points();
        let (setup, view) = (self.game.setup(), self.game.view(Perspective::Judge));
        same("due", translate::due(self.game.due()), self.table.due())?;
        self.compare_table(&setup)?;
        self.compare_visit(&setup)?;
        same("chips on screenplays", placed(&setup), self.placed())?;
        self.compare_boards(&setup, &view)?;
        self.compare_films(&view)?;
        self.compare_awards(&view)?;
        self.compare_legal(&setup)
    }

    fn compare_table(&self, setup: &Setup) -> Result<(), String> {
        let table = &self.table;
        // Before the first quarter begins, the oracle calls it the first already.
        let quarter = setup.quarter.map_or(1, |quarter| usize::from(quarter.number()));
        // While a new quarter is being filled, the engine still stands where the old one ended.
        if setup.phase != Phase::Legend && setup.phase != Phase::Lots {
            same("quarter", quarter, table.quarter)?;
            same("location", setup.location.index(), table.location)?;
        }
        let is_known = !matches!(setup.phase, Phase::Studios { .. } | Phase::Lead);
        if is_known {
            same("lead", Some(index(setup.lead)), table.lead)?;
        }
        same("middle", i32::from(setup.middle.0), table.middle)?;
        let purses = setup.purses.0.iter().take(setup.seats.count());
        same("purses", purses.map(|m| i32::from(m.0)).collect(), table.purses.clone())?;
        same_pieces("undrawn", setup.undrawn.iter().map(|chip| chip.index()), &table.undrawn)?;
        same_pieces("unread", setup.unread.iter().map(|id| id.index()), &table.unread)?;
        same("readable", setup.readable.map(|id| id.index()), table.readable)?;
        let lots: Vec<_> = setup.lots.iter().map(|lot| translate::ids(lot)).collect();
        same("lots", &lots, &table.lots)?;
        same("hand", translate::ids(&setup.hand), table.hand.clone())?;
        let tokens = self.game.tokens_left();
        let tokens = sorted(tokens.iter().map(|&token| translate::rating(token)));
        same("tokens left", tokens, sorted(table.tokens_left.iter().copied()))?;
        self.compare_gone(setup)
    }

    /// What lies nowhere has left the game.
    fn compare_gone(&self, setup: &Setup) -> Result<(), String> {
        let mut lies = vec![false; self.table.pieces.chips.len()];
        let faces: &[ChipId] = match &setup.visit {
            Visit::Party { faces, .. } => faces,
            Visit::Auction { .. } => &[],
        };
        let placed = setup.placed.iter().map(|placed| placed.chip);
        let lots = setup.lots.iter().flat_map(|lot| lot.iter().copied());
        let held = faces.iter().chain(&setup.hand).copied();
        for chip in setup.undrawn.iter().chain(lots).chain(placed).chain(held) {
            lies[chip.index()] = true;
        }
        same_pieces("gone", (0..lies.len()).filter(|&chip| !lies[chip]), &self.table.gone)
    }

    fn compare_visit(&self, setup: &Setup) -> Result<(), String> {
        match (&self.table.stage, &setup.visit, setup.phase) {
            (Stage::Auction(auction), Visit::Auction { standing, high }, Phase::Bid) => {
                let standing: BTreeSet<_> = standing.iter().map(index).collect();
                same("still in", standing, auction.still_in().into_iter().collect())?;
                let high = high.map(|high| (index(high.seat), i32::from(high.amount.0)));
                same("high bid", high, auction.high_bid())
            }
            (Stage::Party(party), Visit::Party { faces, order, n_chosen }, _) => {
                same("faces", translate::ids(faces), party.faces_left())?;
                let order: Vec<_> = order.iter().copied().map(index).collect();
                same("order", &order, &party.order)?;
                same("chosen", usize::from(*n_chosen), party.have_chosen().len())
            }
            (Stage::Auction(_) | Stage::Party(_), _, next) => {
                Err(format!("oracle is at {:?}, engine has {next:?} next", self.table.stage))
            }
            (Stage::Filling | Stage::Sold { .. } | Stage::Reveal | Stage::Over, _, _) => Ok(()),
        }
    }

    fn compare_boards(&self, setup: &Setup, view: &View) -> Result<(), String> {
        let table = &self.table;
        let studios: Vec<usize> = setup.studios.iter().map(|studio| studio.0.into()).collect();
        same("studios", studios, table.studios.clone().unwrap_or_default())?;
        for board in &view.boards {
            let seat = index(board.seat);
            same("cast", usize::from(board.cast), table.cast(seat))?;
            same("direction", i32::from(board.direction), table.direction_stars(seat))?;
            let score = self.points.scores[seat];
            same("film points", i32::from(board.film_points), score.films)?;
            same("award points", i32::from(board.award_points), score.awards)?;
            let total = score.films + score.awards + table.purses[seat];
            same("total", board.total.map(i32::from), Some(total))?;
            let making: BTreeSet<_> = setup.making[board.seat].iter().flatten().collect();
            let productions = table.productions.get(seat).map_or(&[][..], Vec::as_slice);
            same("in the making", making.len(), productions.len())?;
            for production in productions {
                let screenplay = production.screenplay;
                if !making.iter().any(|id| id.index() == screenplay) {
                    return Err(format!("engine's seat {seat} does not make {screenplay}"));
                }
            }
        }
        if table.lead.is_some() && table.studios.is_some() {
            let order: Vec<_> = view.party_order.iter().copied().map(index).collect();
            same("order as of now", order, table.party_order())?;
        }
        Ok(())
    }

    fn compare_films(&self, view: &View) -> Result<(), String> {
        let ranked = self.table.films_by_rank();
        same("films", view.films.len(), ranked.len())?;
        for (engine, oracle) in view.films.iter().zip(ranked) {
            same("film", engine.screenplay.index(), oracle.screenplay)?;
            same("owner", index(engine.owner), oracle.seat)?;
            same("token", engine.rating.map(translate::rating), oracle.token)?;
            same("value", i32::from(engine.value.0), self.table.film_value(oracle))?;
        }
        Ok(())
    }

    fn compare_awards(&self, view: &View) -> Result<(), String> {
        for shown in &view.awards {
            let owner = shown.seat.map(index);
            let engine = match (shown.state, owner) {
                (AwardState::Open, _) => Outcome::Open,
                (AwardState::Withheld, _) => Outcome::Withheld,
                (AwardState::Film(film), Some(seat)) => {
                    Outcome::OnFilm { seat, screenplay: film.index() }
                }
                (AwardState::Seat(seat), _) => Outcome::ToSeat { seat: index(seat) },
                (AwardState::Film(_), None) => return Err("an award without an owner".into()),
            };
            same("award", Some(&engine), self.points.awards.get(&translate::award(shown.award)))?;
        }
        debug_assert_eq!(view.awards.map(|shown| shown.award), Award::ALL);
        if self.is_over() {
            if view.phase != Phase::Over {
                return Err("over, yet the view does not say so".into());
            }
            let winners: BTreeSet<_> = view.winners.iter().map(index).collect();
            same("winners", winners, self.table.winners().into_iter().collect())?;
        }
        Ok(())
    }

    /// Every action that the oracle allows is accepted, and the legal set holds exactly the one
    /// with the lowest chip of each group of twins.
    fn compare_legal(&self, setup: &Setup) -> Result<(), String> {
        let allowed = self.table.legal();
        let Due::Seat(seat) = self.game.due() else {
            return same("legal when no seat is due", allowed.len(), 0);
        };
        let set = self.game.legal();
        let listed: Vec<_> = set.iter().collect();
        same("length of the legal set", set.len(), listed.len())?;
        let lowest = sorted(allowed.iter().map(|&action| self.lowest_twin(action)));
        same("legal set", sorted(listed.into_iter().map(translate::action)), lowest)?;
        let candidates = self.candidates(seat, &set, setup);
        let accepted = candidates
            .into_iter()
            .filter(|&action| self.game.check(seat, action).is_ok())
            .map(translate::action);
        same("accepted actions", sorted(accepted), sorted(allowed))
    }

    /// Every action that could be thought of here, and some that could not.
    fn candidates(&self, seat: Seat, set: &LegalSet, setup: &Setup) -> Vec<Action> {
        let mut actions = vec![Action::Pass, Action::Decline];
        if let LegalSet::Auction { floor, ceiling } = *set {
            let amounts = floor.0.saturating_sub(2)..=ceiling.0.saturating_add(2);
            actions.extend(amounts.map(|amount| Action::Bid(traumfabrik_rules::Money(amount))));
            actions.push(Action::Bid(traumfabrik_rules::Money(0)));
            return actions;
        }
        actions.push(Action::Bid(traumfabrik_rules::Money(1)));
        if let Visit::Party { faces, .. } = setup.visit {
            actions.extend(faces.iter().map(|&chip| Action::Take(chip)));
        }
        let chip = setup.placed.first().map(|placed| placed.chip);
        for chip in setup.hand.iter().copied().chain(chip) {
            actions.extend([Action::Discard(chip), Action::Take(chip)]);
            let rivals = setup.making[Seat((seat.0 + 1) % setup.seats.count() as u8)];
            let own = setup.making[seat].into_iter().chain([rivals[0]]).flatten();
            let films = setup.films.first().map(|film| film.screenplay);
            for screenplay in own.chain(films) {
                for slot in (0..7).map(traumfabrik_rules::SlotIdx) {
                    actions.push(Action::Place { chip, screenplay, slot });
                }
            }
        }
        actions
    }

    fn lowest_twin(&self, action: oracle::Action) -> oracle::Action {
        let chips = &self.table.pieces.chips;
        let beside = match &self.table.stage {
            Stage::Party(party) if self.table.hand.is_empty() => party.faces_left(),
            _ => self.table.hand.clone(),
        };
        let lowest = |chip: usize| {
            let is_twin = |&other: &usize| {
                (chips[other].kind, chips[other].stars) == (chips[chip].kind, chips[chip].stars)
            };
            beside.iter().copied().filter(is_twin).min().unwrap_or(chip)
        };
        match action {
            oracle::Action::Bid(_) | oracle::Action::Pass | oracle::Action::Decline => action,
            oracle::Action::Take(chip) => oracle::Action::Take(lowest(chip)),
            oracle::Action::Discard(chip) => oracle::Action::Discard(lowest(chip)),
            oracle::Action::Place { chip, screenplay, slot } => {
                oracle::Action::Place { chip: lowest(chip), screenplay, slot }
            }
        }
    }
}

/// A chip on a slot: screenplay, slot, chip.
type Lying = (usize, usize, usize);

/// The engine's chips on all screenplays, each slot from the bottom up.
fn placed(setup: &Setup) -> Vec<Lying> {
    let lying = |p: &Placed| (p.screenplay.index(), p.slot.index(), p.chip.index());
    setup.placed.iter().map(lying).collect()
}

impl Pair<'_> {
    /// The oracle's chips on all screenplays, each slot from the bottom up.
    fn placed(&self) -> Vec<Lying> {
        let productions = self.table.productions.iter().flatten();
        let films = self.table.films.iter().map(|film| (film.screenplay, &film.stacks));
        let mut placed = Vec::new();
        for (screenplay, stacks) in productions.map(|p| (p.screenplay, &p.stacks)).chain(films) {
            for (slot, stack) in stacks.iter().enumerate() {
                placed.extend(stack.iter().map(|&chip| (screenplay, slot, chip)));
            }
        }
        // Stable: within a slot the order stays.
        placed.sort_by_key(|&(screenplay, slot, _)| (screenplay, slot));
        placed
    }

    /// Asks the oracle for awards and scores, which is what it takes longest for. They can change
    /// only with the films, the quarter and the end; the engine's are compared at every step.
    fn ask_for_points(&mut self) {
        let key =
            (self.table.films.len(), self.table.quarter, self.table.due() == oracle::Due::Nobody);
        if self.points.key != Some(key) {
            let seats = 0..self.table.options.seats;
            self.points = Points {
                key: Some(key),
                awards: self.table.awards(),
                scores: seats.map(|seat| self.table.score(seat)).collect(),
            };
        }
    }
}
