//! What everything that lies open is worth to a seat: facts that everybody could work out, asked
//! for by whoever points at something.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{
    Award, ChipId, FilmFacts, Finish, Game, LocationIdx, Money, ScreenplayId, Seat, SlotIdx, Stars,
    Visit,
};
use ts_rs::TS;

pub use traumfabrik_rules::SaleFacts;

/// What everything that lies open is worth to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// To whom.
    pub seat: Seat,
    /// The chips that can still be had, and those in its hand.
    pub chips: Vec<ChipFacts>,
    /// The lots that are still to be sold in this quarter.
    pub lots: Vec<LotFacts>,
    /// What becomes of the money, for every price that the seat could pay.
    pub prices: Vec<SaleFacts>,
}

/// What a chip would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChipFacts {
    /// The chip.
    pub chip: ChipId,
    /// Everywhere it may be placed.
    pub uses: Vec<ChipUse>,
    /// What it would do for the others; those for whom it fills no gap are left out.
    pub rivals: Vec<RivalUse>,
}

/// A way to place a chip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChipUse {
    /// The slots on which the same would come of it.
    pub slots: Vec<SlotIdx>,
    /// What would come of it.
    pub film: FilmUse,
}

/// What a whole lot would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LotFacts {
    /// Where it lies.
    pub location: LocationIdx,
    /// For each screenplay on which it is of use, the best use of its chips.
    pub films: Vec<FilmUse>,
    /// What it would do for the others; those for whom it fills no gap are left out.
    pub rivals: Vec<RivalUse>,
}

/// What would become of a screenplay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FilmUse {
    /// Which screenplay.
    pub screenplay: ScreenplayId,
    /// The chips that would be placed on it.
    pub chips: Vec<ChipId>,
    /// The chips that they would cover.
    pub covers: Vec<ChipId>,
    /// How many of its gaps they would fill.
    pub n_filled: u8,
    /// How many would be left.
    pub n_missing: u8,
    /// What it is worth now.
    pub before: Stars,
    /// What it would be worth.
    pub value: Stars,
    /// What would come of it if that finishes the film.
    pub finish: Option<Finish>,
    /// The screenplay that the seat would draw then.
    pub next: Option<ScreenplayId>,
    /// The awards that would go to somebody else, or that somebody else would lead for.
    pub awards: Vec<AwardChange>,
}

/// An award that changes hands, or the lead for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AwardChange {
    /// Which award.
    pub award: Award,
    /// What it is worth.
    pub points: u8,
    /// Who would lose it; null if nobody has it or leads for it.
    pub from: Option<Seat>,
    /// Who would win it; null if it would be tied.
    pub to: Option<Seat>,
}

/// What chips would do for somebody else, at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RivalUse {
    /// For whom.
    pub seat: Seat,
    /// The most gaps that they would fill on one screenplay.
    pub n_filled: u8,
    /// The films that they would finish.
    pub completes: Vec<ScreenplayId>,
}

impl Facts {
    /// The facts for a seat.
    pub fn of(game: &Game<'_>, seat: Seat) -> Self {
        let lots: Vec<LotFacts> = LocationIdx::all()
            .filter(|&location| game.lot(location).next().is_some())
            .map(|location| lot_facts(game, seat, location))
            .collect();
        let chips = open_chips(game, seat).into_iter().map(|chip| chip_facts(game, seat, chip));
        let prices = (0..=game.purse(seat).0).map(Money);
        Self {
            seat,
            chips: chips.collect(),
            lots,
            prices: prices.filter_map(|price| game.sale_facts(seat, price)).collect(),
        }
    }
}

/// The chips that a seat can still have, or has in hand.
fn open_chips(game: &Game<'_>, seat: Seat) -> Vec<ChipId> {
    let mut chips: Vec<ChipId> =
        LocationIdx::all().flat_map(|location| game.lot(location)).collect();
    if let Visit::Party { faces, .. } = game.visit() {
        chips.extend(&faces);
    }
    if game.active() == seat {
        chips.extend(game.hand());
    }
    chips
}

fn chip_facts(game: &Game<'_>, seat: Seat, chip: ChipId) -> ChipFacts {
    let mut uses: Vec<ChipUse> = Vec::new();
    for (_, production) in game.productions(seat) {
        for slot in production.accepts(game.edition().chip(chip).kind).iter() {
            let facts = game.chip_facts(seat, chip, production.id(), slot);
            let Some(film) = facts.map(|facts| FilmUse::of(game, &facts)) else { continue };
            match uses.iter_mut().find(|known| known.film == film) {
                Some(known) => known.slots.push(slot),
                None => uses.push(ChipUse { slots: vec![slot], film }),
            }
        }
    }
    ChipFacts { chip, uses, rivals: RivalUse::of_all(game, seat, &[chip]) }
}

fn lot_facts(game: &Game<'_>, seat: Seat, location: LocationIdx) -> LotFacts {
    let chips: Vec<ChipId> = game.lot(location).collect();
    let films = game
        .productions(seat)
        .filter_map(|(_, production)| game.lot_facts(seat, production.id(), &chips))
        .filter(|facts| !facts.placed.is_empty())
        .map(|facts| FilmUse::of(game, &facts));
    LotFacts { location, films: films.collect(), rivals: RivalUse::of_all(game, seat, &chips) }
}

impl FilmUse {
    /// What would become of a screenplay, with the awards that would change hands.
    pub fn of(game: &Game<'_>, facts: &FilmFacts) -> Self {
        let now = game.award_seats();
        let changes = Award::ALL.into_iter().zip(now).zip(facts.awards);
        let changes = changes.filter(|&((award, from), to)| from != to && is_at_hand(game, award));
        let points = |award| game.edition().pieces().awards.of(award);
        Self {
            screenplay: facts.screenplay,
            chips: facts.placed.iter().map(|placed| placed.chip).collect(),
            covers: facts.covers.to_vec(),
            n_filled: facts.n_filled,
            n_missing: facts.n_missing,
            before: facts.before,
            value: facts.value,
            finish: facts.finish,
            next: facts.finish.and(game.readable()),
            awards: changes
                .map(|((award, from), to)| AwardChange { award, points: points(award), from, to })
                .collect(),
        }
    }
}

/// Whether an award is worth a word now: those of later quarters are far away.
fn is_at_hand(game: &Game<'_>, award: Award) -> bool {
    match award {
        Award::BestOfQuarter(quarter) => game.quarter() == Some(quarter),
        Award::FirstFilm(_) | Award::BestOfGenre(_) | Award::WorstFilm | Award::BestDirection => {
            true
        }
    }
}

impl RivalUse {
    /// What chips would do for all but one; those for whom they fill no gap are left out.
    pub fn of_all(game: &Game<'_>, seat: Seat, chips: &[ChipId]) -> Vec<Self> {
        let rivals = game.seats().iter().filter(|&rival| rival != seat);
        let uses = rivals.map(|rival| rival_use(game, rival, chips));
        uses.filter(|rival| rival.n_filled > 0).collect()
    }
}

fn rival_use(game: &Game<'_>, seat: Seat, chips: &[ChipId]) -> RivalUse {
    let mut found = RivalUse { seat, n_filled: 0, completes: Vec::new() };
    for (_, production) in game.productions(seat) {
        let Some(facts) = game.lot_facts(seat, production.id(), chips) else { continue };
        found.n_filled = found.n_filled.max(facts.n_filled);
        if facts.finish.is_some() {
            found.completes.push(facts.screenplay);
        }
    }
    found
}
