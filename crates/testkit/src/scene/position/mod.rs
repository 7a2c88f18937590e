//! From what `given` says to a whole position: all that it leaves out gets a sound default.

mod board;
mod supply;

use traumfabrik_rules::{
    BySeat, FirstLead, Game, HighBid, Location, Money, Phase, Quarter, Seat, SeatSet, Setup, Start,
    Studio, Studios, Visit,
};

use super::fact::Fact;
use super::names::{Found, Names, variant};
use super::parse::Scene;

/// Why a scene cannot start, and in which line that was said, if it was.
pub(super) type Fault = (Option<usize>, String);

/// The position of a scene. At a party it stands before the reveal.
pub(super) fn position<'e>(
    scene: &Scene,
    facts: &[(usize, Fact)],
    names: &Names<'e>,
    start: &Start,
) -> Result<Game<'e>, Fault> {
    let unsaid = |fault: String| (None, fault);
    let studios = Studios::ByChoice(studios(facts, start).into_iter().collect());
    let start = Start { studios, first_lead: FirstLead::Named(lead(facts)), ..*start };
    let game = Game::new(names.edition, &start, |_| {})
        .map_err(|refusal| unsaid(names.refusal_words(&refusal).join(" ")))?;
    let mut setup = game.setup();
    setup.quarter = Some(Quarter::First);
    for (_, fact) in facts {
        match *fact {
            Fact::Quarter(quarter) => setup.quarter = Some(quarter),
            Fact::At(location) => setup.location = location,
            Fact::Middle(amount) => setup.middle = amount,
            _ => {}
        }
    }
    setup.purses = purses(&setup, facts, names).map_err(unsaid)?;
    board::lay_out(&mut setup, facts, names)?;
    decide(&mut setup, facts, names)?;
    let named = supply::named(scene, names);
    board::fill_films(&mut setup, names, named).map_err(unsaid)?;
    supply::fill(&mut setup, scene, facts, names, named)?;
    let mut faults = Vec::new();
    setup.faults(names.edition, &mut |fault| {
        faults.push(format!("{} ({fault:?})", variant(&fault)));
    });
    let unsound = |_| unsaid(format!("the position is not sound: {}", faults.join(", ")));
    setup.game(names.edition).map_err(unsound)
}

/// The lead as said, or else whoever holds chips, having won them, or else the first seat.
fn lead(facts: &[(usize, Fact)]) -> Seat {
    let said = facts.iter().find_map(|(_, fact)| match fact {
        Fact::Lead(seat) => Some(*seat),
        _ => None,
    });
    let holder = facts.iter().rev().find_map(|(_, fact)| match fact {
        Fact::Holds(seat, _) => Some(*seat),
        _ => None,
    });
    said.or(holder).unwrap_or(Seat(0))
}

/// The studios as said; the other seats get their own number, or else the lowest that is left.
fn studios(facts: &[(usize, Fact)], start: &Start) -> Vec<Studio> {
    let mut taken: BySeat<Option<Studio>> = BySeat::default();
    for (_, fact) in facts {
        if let Fact::Studio(seat, studio) = *fact {
            taken[seat] = Some(studio);
        }
    }
    for seat in start.seats.iter() {
        let own = [Studio(seat.0 + 1)].into_iter().chain(Studio::ALL);
        let free = own.into_iter().find(|studio| !taken.0.contains(&Some(*studio)));
        taken[seat] = taken[seat].or(free);
    }
    start.seats.iter().filter_map(|seat| taken[seat]).collect()
}

/// Purses as said; the rest of the table's money is split evenly among the others.
fn purses(setup: &Setup, facts: &[(usize, Fact)], names: &Names<'_>) -> Found<BySeat<Money>> {
    let mut said: BySeat<Option<Money>> = BySeat::default();
    for (_, fact) in facts {
        if let Fact::Purse(seat, amount) = *fact {
            said[seat] = Some(amount);
        }
    }
    let seats = setup.seats;
    let all = seats.count() * usize::from(names.edition.purse(seats).0);
    let spoken: usize = seats.iter().filter_map(|seat| said[seat]).map(|m| usize::from(m.0)).sum();
    let n_silent = seats.iter().filter(|&seat| said[seat].is_none()).count();
    let Some(rest) = all.checked_sub(spoken + usize::from(setup.middle.0)) else {
        return Err(format!("more money than the {all} of this table"));
    };
    if n_silent == 0 && rest > 0 {
        return Err(format!("{rest} less than the {all} money of this table"));
    }
    let mut n_given = 0;
    Ok(seats.iter().fold(BySeat::default(), |mut purses, seat| {
        purses[seat] = said[seat].unwrap_or_else(|| {
            n_given += 1;
            // Money that does not divide goes to those who sit first.
            Money((rest / n_silent) as u8 + u8::from(n_given <= rest % n_silent))
        });
        purses
    }))
}

/// Whose turn it is: the holder of chips places, else the lead speaks, or the party is turned.
fn decide(setup: &mut Setup, facts: &[(usize, Fact)], names: &Names<'_>) -> Result<(), Fault> {
    let is_party = names.edition.location(setup.location) == Location::Party;
    setup.active = setup.lead;
    setup.visit = Visit::Auction { standing: SeatSet::all(setup.seats), high: None };
    setup.phase = if is_party { Phase::Faces } else { Phase::Bid };
    for (line, fact) in facts {
        let Fact::Holds(seat, chips) = fact else { continue };
        if is_party {
            let right = "at a party chips are taken: `when` a seat takes one";
            return Err((Some(*line), right.to_owned()));
        }
        for &chip in chips {
            let full = |_| (Some(*line), "nobody holds more than five chips".to_owned());
            setup.hand.try_push(chip).map_err(full)?;
        }
        let high = Some(HighBid { seat: *seat, amount: Money(0) });
        setup.active = *seat;
        setup.visit = Visit::Auction { standing: SeatSet::only(*seat), high };
        setup.phase = Phase::Place;
    }
    Ok(())
}
