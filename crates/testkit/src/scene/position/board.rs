//! What lies before the seats: screenplays with their chips, finished films, awards.

use traumfabrik_rules::{
    Award, AwardState, ChipId, ChipKind, ChipSet, FinishedFilm, Placed, Quarter, ScreenplayId,
    Seat, Setup, Slot, SlotIdx,
};

use super::Fault;
use crate::scene::args::Piles;
use crate::scene::fact::Fact;
use crate::scene::names::{Found, Names};

pub(super) fn lay_out(
    setup: &mut Setup,
    facts: &[(usize, Fact)],
    names: &Names<'_>,
) -> Result<(), Fault> {
    // Films leave their places first, whatever the order of the sentences, so that the
    // screenplays that came after them find room.
    for (line, fact) in facts {
        if let Fact::Finished(seat, screenplay, rating, piles) = fact {
            for place in &mut setup.making[*seat] {
                place.take_if(|making| making == screenplay);
            }
            let film = FinishedFilm { screenplay: *screenplay, seat: *seat, rating: *rating };
            let full = |_| (Some(*line), "there are more films than screenplays".to_owned());
            setup.films.try_push(film).map_err(full)?;
            pile_up(setup, *screenplay, piles).map_err(|fault| (Some(*line), fault))?;
        }
    }
    for (line, fact) in facts {
        if let Fact::Making(seat, screenplay, piles) = fact {
            let made =
                take(setup, *seat, *screenplay).and_then(|()| pile_up(setup, *screenplay, piles));
            made.map_err(|fault| (Some(*line), fault))?;
        }
    }
    awards(setup, facts, names);
    Ok(())
}

/// A screenplay that the seat does not have from its studio takes the place of a finished film.
fn take(setup: &mut Setup, seat: Seat, screenplay: ScreenplayId) -> Found<()> {
    let places = &mut setup.making[seat];
    if !places.contains(&Some(screenplay)) {
        let fourth = "a fourth screenplay; only a finished film makes room for one";
        *places.iter_mut().find(|place| place.is_none()).ok_or(fourth)? = Some(screenplay);
    }
    Ok(())
}

fn pile_up(setup: &mut Setup, on: ScreenplayId, piles: &Piles) -> Found<()> {
    setup.unread.remove(on);
    for (slot, chips) in piles {
        chips.iter().try_for_each(|&chip| lay(setup, chip, on, *slot))?;
    }
    Ok(())
}

fn lay(setup: &mut Setup, chip: ChipId, screenplay: ScreenplayId, slot: SlotIdx) -> Found<()> {
    let placed = Placed { chip, screenplay, slot };
    setup.placed.try_push(placed).map_err(|_| "more chips than a box holds".to_owned())
}

/// A finished film has all its slots filled: where nothing is said, by the lowest chip that is
/// left of the slot's kind (on an open slot a camera, which changes no cast).
pub(super) fn fill_films(setup: &mut Setup, names: &Names<'_>, named: ChipSet) -> Found<()> {
    let mut used = named;
    let films = setup.films;
    for &FinishedFilm { screenplay, .. } in &films {
        let slots = names.edition.screenplay(screenplay).slots;
        for (slot_idx, &slot) in (0..).map(SlotIdx).zip(slots.iter()) {
            let is_here = |p: &Placed| (p.screenplay, p.slot) == (screenplay, slot_idx);
            if slot == Slot::Guest || setup.placed.iter().any(is_here) {
                continue;
            }
            let fits = |&kind: &ChipKind| {
                let is_free = |&chip: &ChipId| {
                    let printed = names.edition.chip(chip);
                    printed.kind == kind && !printed.legend && !used.has(chip)
                };
                names.edition.chips().iter().find(is_free)
            };
            let Some(chip) = fillers(slot).iter().find_map(fits) else {
                return Err(format!("no chip is left for {}", names.screenplay_word(screenplay)));
            };
            used.insert(chip);
            lay(setup, chip, screenplay, slot_idx)?;
        }
    }
    Ok(())
}

/// The kinds that may fill a slot, the dullest first.
fn fillers(slot: Slot) -> &'static [ChipKind] {
    use ChipKind::{Actor, Agency, Camera, Director, Effects, Music};
    match slot {
        Slot::Director => &[Director, Agency],
        Slot::Actor => &[Actor, Agency],
        Slot::Camera => &[Camera, Agency],
        Slot::Music => &[Music, Agency],
        Slot::Effects => &[Effects, Agency],
        Slot::Open => &[Camera, Music, Effects, Agency],
        Slot::Guest => &[],
    }
}

/// Awards as said. Else a genre's first award lies on the film of it that is named first, and
/// those of past quarters are withheld.
fn awards(setup: &mut Setup, facts: &[(usize, Fact)], names: &Names<'_>) {
    for quarter in Quarter::ALL.into_iter().filter(|&quarter| Some(quarter) < setup.quarter) {
        setup.awards[Award::BestOfQuarter(quarter).index()] = AwardState::Withheld;
    }
    for film in setup.films.iter().rev() {
        let genre = names.edition.screenplay(film.screenplay).genre;
        setup.awards[Award::FirstFilm(genre).index()] = AwardState::Film(film.screenplay);
    }
    for (_, fact) in facts {
        if let Fact::Award(award, state) = fact {
            setup.awards[award.index()] = *state;
        }
    }
}
