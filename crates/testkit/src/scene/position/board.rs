//! What lies before the seats: screenplays with their chips, finished films, awards.

use traumfabrik_rules::{
    Award, AwardState, ChipKind, ChipSet, FinishedFilm, Placed, Quarter, ScreenplayId, Seat, Setup,
    Slot, SlotIdx,
};

use super::Fault;
use crate::scene::names::{Found, Names};
use crate::scene::script::{AwardWord, Fact, Pile, Said};

pub(super) fn lay_out(
    setup: &mut Setup,
    facts: &[Said<Fact>],
    names: &Names<'_>,
) -> Result<(), Fault> {
    // Films leave their places first, whatever the order of the sentences, so that the
    // screenplays that came after them find room.
    for fact in facts {
        if let Fact::Finished(seat, film, rating, piles) = &fact.item {
            let at = |fault| (fact.line, fault);
            let screenplay = names.screenplay(film).map_err(at)?;
            for place in &mut setup.making[*seat] {
                place.take_if(|making| *making == screenplay);
            }
            let film = FinishedFilm { screenplay, seat: *seat, rating: *rating };
            let full = || at("there are more films than screenplays".to_owned());
            setup.films.try_push(film).map_err(|_| full())?;
            pile_up(setup, screenplay, piles, names).map_err(at)?;
        }
    }
    for fact in facts {
        if let Fact::Making(seat, making, piles) = &fact.item {
            let at = |fault| (fact.line, fault);
            let screenplay = names.screenplay(making).map_err(at)?;
            take(setup, *seat, screenplay).map_err(at)?;
            pile_up(setup, screenplay, piles, names).map_err(at)?;
        }
    }
    awards(setup, facts, names)
}

/// A screenplay that the seat does not have from its studio takes the place of a finished film.
fn take(setup: &mut Setup, seat: Seat, screenplay: ScreenplayId) -> Found<()> {
    let places = &mut setup.making[seat];
    if places.contains(&Some(screenplay)) {
        return Ok(());
    }
    match places.iter_mut().find(|place| place.is_none()) {
        Some(vacant) => {
            *vacant = Some(screenplay);
            setup.unread.remove(screenplay);
            Ok(())
        }
        None => Err("a fourth screenplay; only a finished film makes room for one".to_owned()),
    }
}

fn pile_up(setup: &mut Setup, on: ScreenplayId, piles: &[Pile], names: &Names<'_>) -> Found<()> {
    setup.unread.remove(on);
    for pile in piles {
        let slot = names.slot(on, pile.slot)?;
        for chip in &pile.chips {
            let placed = Placed { chip: names.chip(chip)?, screenplay: on, slot };
            setup.placed.try_push(placed).map_err(|_| "more chips than a box holds".to_owned())?;
        }
    }
    Ok(())
}

/// A finished film has all its slots filled: where nothing is said, by the lowest chip that is
/// left of the slot's kind (on an open slot a camera, which changes no cast).
pub(super) fn fill_films(
    setup: &mut Setup,
    facts: &[Said<Fact>],
    names: &Names<'_>,
    spoken_for: ChipSet,
) -> Found<()> {
    let mut used = spoken_for;
    for fact in facts {
        let Fact::Finished(_, film, _, _) = &fact.item else { continue };
        let screenplay = names.screenplay(film)?;
        let slots = names.edition.screenplay(screenplay).slots;
        for (slot_idx, &slot) in (0..).map(SlotIdx).zip(slots.iter()) {
            let here = |p: &&Placed| (p.screenplay, p.slot) == (screenplay, slot_idx);
            if slot == Slot::Guest || setup.placed.iter().any(|placed| here(&placed)) {
                continue;
            }
            let kinds = fillers(slot);
            let fits = |kind: ChipKind| {
                let is_free = |&chip: &_| {
                    let printed = names.edition.chip(chip);
                    printed.kind == kind && !printed.legend && !used.has(chip)
                };
                names.edition.chips().iter().find(is_free)
            };
            let Some(chip) = kinds.into_iter().find_map(fits) else {
                return Err(format!("no chip is left to fill {film}"));
            };
            used.insert(chip);
            let placed = Placed { chip, screenplay, slot: slot_idx };
            setup.placed.try_push(placed).map_err(|_| "more chips than a box holds".to_owned())?;
        }
    }
    Ok(())
}

/// The kinds that may fill a slot, the dullest first.
fn fillers(slot: Slot) -> Vec<ChipKind> {
    let own = match slot {
        Slot::Director => vec![ChipKind::Director],
        Slot::Actor => vec![ChipKind::Actor],
        Slot::Camera => vec![ChipKind::Camera],
        Slot::Music => vec![ChipKind::Music],
        Slot::Effects => vec![ChipKind::Effects],
        Slot::Open => vec![ChipKind::Camera, ChipKind::Music, ChipKind::Effects],
        Slot::Guest => Vec::new(),
    };
    own.into_iter().chain([ChipKind::Agency]).collect()
}

/// Awards as said. Else a genre's first award lies on the film of it that is named first, and
/// those of past quarters are withheld.
fn awards(setup: &mut Setup, facts: &[Said<Fact>], names: &Names<'_>) -> Result<(), Fault> {
    for quarter in Quarter::ALL.into_iter().filter(|&quarter| Some(quarter) < setup.quarter) {
        setup.awards[Award::BestOfQuarter(quarter).index()] = AwardState::Withheld;
    }
    for film in setup.films.iter().rev() {
        let genre = names.edition.screenplay(film.screenplay).genre;
        setup.awards[Award::FirstFilm(genre).index()] = AwardState::Film(film.screenplay);
    }
    for fact in facts {
        if let Fact::Award(award, word) = &fact.item {
            let state = award_state(word, names).map_err(|fault| (fact.line, fault))?;
            setup.awards[award.index()] = state;
        }
    }
    Ok(())
}

/// What has become of an award.
pub(in crate::scene) fn award_state(word: &AwardWord, names: &Names<'_>) -> Found<AwardState> {
    Ok(match word {
        AwardWord::Open => AwardState::Open,
        AwardWord::Withheld => AwardState::Withheld,
        AwardWord::Seat(seat) => AwardState::Seat(*seat),
        AwardWord::Film(film) => AwardState::Film(names.screenplay(film)?),
    })
}
