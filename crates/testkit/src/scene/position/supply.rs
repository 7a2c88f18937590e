//! What is still to come: the stack, the lots of this quarter, the bag and the legends.

use traumfabrik_rules::{ChipId, ChipSet, List, Location, LocationIdx, Phase, ScreenplayId, Setup};

use super::Fault;
use crate::scene::names::{Found, Names};
use crate::scene::script::{DealWish, Fact, Move, Part, Pile, Said, Scene, Wish};

/// The chips that a scene names in `given` or `when`: no default may use them.
pub(super) fn spoken_for(scene: &Scene, facts: &[Said<Fact>], names: &Names<'_>) -> ChipSet {
    let mut words: Vec<&String> = Vec::new();
    for fact in facts {
        match &fact.item {
            Fact::Lot(_, chips)
            | Fact::Faces(chips)
            | Fact::Holds(_, chips)
            | Fact::Gone(chips) => {
                words.extend(chips);
            }
            Fact::Making(_, _, piles) | Fact::Finished(_, _, _, piles) => {
                words.extend(piles.iter().flat_map(|pile: &Pile| &pile.chips));
            }
            Fact::Quarter(_)
            | Fact::At(_)
            | Fact::Lead(_)
            | Fact::Purse(..)
            | Fact::Middle(_)
            | Fact::Studio(..)
            | Fact::Award(..)
            | Fact::Readable(_)
            | Fact::Unread(_) => {}
        }
    }
    for happens in moves(scene) {
        match happens {
            Move::Act(_, Wish::Take(chip) | Wish::Place(chip, _, _) | Wish::Discard(chip))
            | Move::Deal(DealWish::Legend(chip)) => words.push(chip),
            Move::Deal(DealWish::Lots(chips, _) | DealWish::Faces(chips, _)) => words.extend(chips),
            Move::Act(_, Wish::Bid(_) | Wish::Pass | Wish::Decline)
            | Move::Deal(DealWish::Studios(_) | DealWish::Lead(_) | DealWish::Screenplay(_))
            | Move::DiscardAll(_)
            | Move::AllPass
            | Move::AllDecline
            | Move::DealAnything
            | Move::Skip(_) => {}
        }
    }
    // A word that names no chip is reported where it is used.
    words.into_iter().filter_map(|word| names.chip(word).ok()).collect()
}

fn moves(scene: &Scene) -> impl Iterator<Item = &Move> {
    let happening = scene.parts.iter().filter_map(|part| match part {
        Part::When(moves) => Some(moves),
        Part::Then(_) => None,
    });
    happening.flatten().map(|said| &said.item)
}

/// Fills stack, lots and bag.
pub(super) fn fill(
    setup: &mut Setup,
    scene: &Scene,
    facts: &[Said<Fact>],
    names: &Names<'_>,
    spoken_for: ChipSet,
) -> Result<(), Fault> {
    stack(setup, facts, names, scene)?;
    let mut gone: ChipSet = ChipSet::default();
    for fact in facts {
        let at = |fault| (fact.line, fault);
        if let Fact::Lot(location, chips) = &fact.item {
            let location = names.location(location).map_err(at)?;
            let chips: Vec<ChipId> = names.chips(chips).map_err(at)?;
            let n_max = n_chips(location, names);
            if chips.len() > n_max {
                return Err(at(format!("this lot has {n_max} chips")));
            }
            setup.lots[location.index()] = chips.into_iter().collect();
        }
        if let Fact::Gone(chips) = &fact.item {
            let chips: Vec<ChipId> = names.chips(chips).map_err(at)?;
            gone = gone.iter().chain(chips).collect();
        }
    }
    fill_lots(setup, names, spoken_for);
    let lying: ChipSet = lying(setup).collect();
    setup.undrawn =
        names.edition.chips().iter().filter(|&chip| !lying.has(chip) && !gone.has(chip)).collect();
    drop_legends(setup, names, spoken_for);
    Ok(())
}

/// The readable screenplay and those below it. The dealer needs those that `when` names.
fn stack(
    setup: &mut Setup,
    facts: &[Said<Fact>],
    names: &Names<'_>,
    scene: &Scene,
) -> Result<(), Fault> {
    let mut readable: Option<Option<ScreenplayId>> = None;
    let mut unread: Option<Vec<ScreenplayId>> = None;
    for fact in facts {
        let at = |fault| (fact.line, fault);
        if let Fact::Readable(top) = &fact.item {
            let top = top.as_ref().map(|name| names.screenplay(name)).transpose();
            readable = Some(top.map_err(at)?);
        }
        if let Fact::Unread(below) = &fact.item {
            unread = Some(names.screenplays(below).map_err(at)?);
        }
    }
    if let Some(unread) = unread {
        setup.unread = unread.into_iter().collect();
    }
    let is_to_come = |&screenplay: &ScreenplayId| {
        let name = names.screenplay_word(screenplay);
        moves(scene).any(|m| matches!(m, Move::Deal(DealWish::Screenplay(next)) if *next == name))
    };
    let lowest = || setup.unread.iter().find(|screenplay| !is_to_come(screenplay));
    setup.readable = readable.unwrap_or_else(lowest);
    if let Some(readable) = setup.readable {
        setup.unread.remove(readable);
    }
    Ok(())
}

/// Lots that are still to be sold, as far as nothing is said of them, get the lowest chips.
fn fill_lots(setup: &mut Setup, names: &Names<'_>, spoken_for: ChipSet) {
    let mut used: ChipSet = lying(setup).chain(spoken_for.iter()).collect();
    for location in LocationIdx::all() {
        let is_ahead =
            location > setup.location || (location == setup.location && setup.phase == Phase::Bid);
        if !is_ahead {
            continue;
        }
        let wants_legend = names.edition.location(location) == Location::Sign;
        let fits = |chip: &ChipId| names.edition.legends().has(*chip) == wants_legend;
        let lot: &mut List<ChipId, 5> = &mut setup.lots[location.index()];
        while lot.len() < n_chips(location, names) {
            let free = |&chip: &ChipId| fits(&chip) && !used.has(chip);
            let Some(chip) = names.edition.chips().iter().find(free) else { break };
            used.insert(chip);
            lot.push(chip);
        }
    }
}

/// One legend comes up in each quarter, so those of past quarters are gone.
fn drop_legends(setup: &mut Setup, names: &Names<'_>, spoken_for: ChipSet) {
    let n_to_come = setup.quarter.map_or(4, |quarter| 4 - usize::from(quarter.number()));
    let legends = names.edition.legends();
    let unsaid = legends.iter().filter(|&chip| !spoken_for.has(chip));
    for chip in unsaid.chain(legends.and(spoken_for).iter()) {
        if setup.undrawn.and(legends).len() > n_to_come {
            setup.undrawn.remove(chip);
        }
    }
}

fn lying(setup: &Setup) -> impl Iterator<Item = ChipId> + '_ {
    let placed = setup.placed.iter().map(|placed| placed.chip);
    let lots = setup.lots.iter().flat_map(|lot| lot.iter().copied());
    placed.chain(lots).chain(setup.hand.iter().copied())
}

fn n_chips(location: LocationIdx, names: &Names<'_>) -> usize {
    match names.edition.location(location) {
        Location::Sign => 1,
        Location::City { n_chips } => usize::from(n_chips),
        Location::Party => 0,
    }
}

/// The chips that the party of `given` shows, for the dealer to turn.
pub(in crate::scene) fn faces(
    facts: &[Said<Fact>],
    names: &Names<'_>,
) -> Found<Option<(usize, Vec<ChipId>)>> {
    for fact in facts {
        if let Fact::Faces(chips) = &fact.item {
            return names.chips(chips).map(|chips| Some((fact.line, chips)));
        }
    }
    Ok(None)
}
