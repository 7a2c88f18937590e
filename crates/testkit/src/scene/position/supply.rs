//! What is still to come: the stack, the lots of this quarter, the bag and the legends.

use traumfabrik_rules::{ChipId, ChipSet, Location, LocationIdx, Phase, Setup};

use super::Fault;
use crate::scene::fact::Fact;
use crate::scene::form::words;
use crate::scene::names::Names;
use crate::scene::parse::{Scene, SectionKind};

/// The words of all sentences but those that check something.
fn sentences(scene: &Scene) -> impl Iterator<Item = Vec<&str>> {
    let telling = scene.sections.iter().filter(|section| section.kind != SectionKind::Then);
    telling.flat_map(|section| &section.sentences).map(|said| words(&said.text))
}

/// The chips that a scene names in `given` or `when`: no default may use them.
pub(super) fn named(scene: &Scene, names: &Names<'_>) -> ChipSet {
    // A word that names no chip is reported where it is used, if it should.
    sentences(scene).flatten().filter_map(|word| names.chip(word).ok()).collect()
}

/// Fills stack, lots and bag.
pub(super) fn fill(
    setup: &mut Setup,
    scene: &Scene,
    facts: &[(usize, Fact)],
    names: &Names<'_>,
    named: ChipSet,
) -> Result<(), Fault> {
    stack(setup, scene, facts, names);
    let mut gone = ChipSet::default();
    for (line, fact) in facts {
        match fact {
            Fact::Lot(location, chips) => {
                let n_max = n_chips(*location, names);
                if chips.len() > n_max {
                    return Err((Some(*line), format!("this lot has {n_max} chips")));
                }
                setup.lots[location.index()] = chips.iter().copied().collect();
            }
            Fact::Gone(chips) => gone = gone.iter().chain(chips.iter().copied()).collect(),
            _ => {}
        }
    }
    fill_lots(setup, names, named);
    let lying: ChipSet = lying(setup).collect();
    let is_to_come = |&chip: &ChipId| !lying.has(chip) && !gone.has(chip);
    setup.undrawn = names.edition.chips().iter().filter(is_to_come).collect();
    drop_legends(setup, names, named);
    Ok(())
}

/// The readable screenplay and those below it. The dealer needs those that `when` names.
fn stack(setup: &mut Setup, scene: &Scene, facts: &[(usize, Fact)], names: &Names<'_>) {
    let mut readable = None;
    for (_, fact) in facts {
        match fact {
            Fact::Readable(top) => readable = Some(*top),
            Fact::Unread(below) => setup.unread = below.iter().copied().collect(),
            _ => {}
        }
    }
    setup.readable = readable.unwrap_or_else(|| {
        let is_to_come = |name: &str| {
            let is_deal = |words: &[&str]| words == ["deal", "screenplay", name];
            sentences(scene).any(|words| words.windows(3).any(is_deal))
        };
        setup.unread.iter().find(|&screenplay| !is_to_come(&names.screenplay_word(screenplay)))
    });
    if let Some(readable) = setup.readable {
        setup.unread.remove(readable);
    }
}

/// Lots that are still to be sold, as far as nothing is said of them, get the lowest chips.
fn fill_lots(setup: &mut Setup, names: &Names<'_>, named: ChipSet) {
    let mut used: ChipSet = lying(setup).chain(named.iter()).collect();
    for location in LocationIdx::all() {
        let is_here = location == setup.location && setup.phase == Phase::Bid;
        if !is_here && location <= setup.location {
            continue;
        }
        let wants_legend = names.edition.location(location) == Location::Sign;
        while setup.lots[location.index()].len() < n_chips(location, names) {
            let is_free = |&chip: &ChipId| {
                names.edition.legends().has(chip) == wants_legend && !used.has(chip)
            };
            let Some(chip) = names.edition.chips().iter().find(is_free) else { break };
            used.insert(chip);
            setup.lots[location.index()].push(chip);
        }
    }
}

/// One legend comes up in each quarter, so those of past quarters are gone.
fn drop_legends(setup: &mut Setup, names: &Names<'_>, named: ChipSet) {
    let n_to_come = setup.quarter.map_or(4, |quarter| 4 - usize::from(quarter.number()));
    let legends = names.edition.legends();
    let unnamed = legends.iter().filter(|&chip| !named.has(chip));
    for chip in unnamed.chain(legends.and(named).iter()) {
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
