//! From what `given` says to a whole position: all that it leaves out gets a sound default.

pub(super) mod board;
pub(super) mod supply;

use traumfabrik_rules::{
    BySeat, FirstLead, Game, Location, LocationIdx, Money, Phase, Quarter, Seat, SeatSet, Setup,
    Start, Studio, Studios,
};

use super::names::{Names, setup_fault_name};
use super::script::{Fact, Said, Scene};

/// Why a scene cannot start, and in which line that was said.
pub(super) type Fault = (usize, String);

/// The position of a scene. At a party it stands before the reveal.
pub(super) fn position<'e>(
    scene: &Scene,
    facts: &[Said<Fact>],
    names: &Names<'e>,
    start: &Start,
) -> Result<Game<'e>, Fault> {
    let line = scene.given.line;
    let at = |fault: String| (line, fault);
    let lead = lead(facts).unwrap_or(Seat(0));
    let studios = studios(facts, start).map_err(at)?;
    let start =
        Start { studios: Studios::ByChoice(studios), first_lead: FirstLead::Named(lead), ..*start };
    let game = Game::new(names.edition, &start, |_| {})
        .map_err(|refusal| at(names.refusal_words(&refusal).join(" ")))?;
    let mut setup = game.setup();
    setup.quarter = Some(Quarter::First);
    place(&mut setup, facts, names)?;
    setup.purses = purses(&mut setup, facts, names).map_err(at)?;
    board::lay_out(&mut setup, facts, names)?;
    next(&mut setup, facts, names)?;
    let spoken_for = supply::spoken_for(scene, facts, names);
    board::fill_films(&mut setup, facts, names, spoken_for).map_err(at)?;
    supply::fill(&mut setup, scene, facts, names, spoken_for)?;
    let mut faults = Vec::new();
    setup.faults(names.edition, &mut |fault| {
        faults.push(format!("{} ({fault:?})", setup_fault_name(&fault)));
    });
    match setup.game(names.edition) {
        Ok(game) => Ok(game),
        Err(_) => Err(at(format!("the position is not sound: {}", faults.join(", ")))),
    }
}

/// The lead as said, or else whoever holds chips: it has won them.
fn lead(facts: &[Said<Fact>]) -> Option<Seat> {
    let mut holder = None;
    for fact in facts {
        if let Fact::Lead(seat) = fact.item {
            return Some(seat);
        }
        if let Fact::Holds(seat, _) = fact.item {
            holder = Some(seat);
        }
    }
    holder
}

/// The studios as said; the other seats get their own number, or else the lowest that is left.
fn studios(
    facts: &[Said<Fact>],
    start: &Start,
) -> Result<traumfabrik_rules::List<Studio, 5>, String> {
    let mut taken: BySeat<Option<Studio>> = BySeat::default();
    for fact in facts {
        if let Fact::Studio(seat, number) = fact.item {
            taken[seat] = Some(Studio(number));
        }
    }
    for seat in start.seats.iter() {
        let own = [Studio(seat.0 + 1)];
        let free =
            own.into_iter().chain(Studio::ALL).find(|studio| !taken.0.contains(&Some(*studio)));
        taken[seat] = taken[seat].or(free);
    }
    start.seats.iter().map(|seat| taken[seat]).collect::<Option<Vec<_>>>().map_or_else(
        || Err("there are not enough studios".to_owned()),
        |studios| Ok(studios.into_iter().collect()),
    )
}

fn place(setup: &mut Setup, facts: &[Said<Fact>], names: &Names<'_>) -> Result<(), Fault> {
    for fact in facts {
        if let Fact::Quarter(number) = fact.item {
            let quarter = Quarter::ALL.into_iter().find(|quarter| quarter.number() == number);
            setup.quarter = quarter.or(setup.quarter);
        }
        if let Fact::At(location) = &fact.item {
            setup.location = names.location(location).map_err(|fault| (fact.line, fault))?;
        }
        if let Fact::Middle(amount) = fact.item {
            setup.middle = Money(amount);
        }
    }
    Ok(())
}

/// Purses as said; the rest of the table's money is split evenly among the others.
fn purses(
    setup: &mut Setup,
    facts: &[Said<Fact>],
    names: &Names<'_>,
) -> Result<BySeat<Money>, String> {
    let mut said: BySeat<Option<u8>> = BySeat::default();
    for fact in facts {
        if let Fact::Purse(seat, amount) = fact.item {
            said[seat] = Some(amount);
        }
    }
    let seats = setup.seats;
    let all = seats.count() * usize::from(names.edition.purse(seats).0);
    let spoken: usize = seats.iter().filter_map(|seat| said[seat]).map(usize::from).sum();
    let silent = seats.iter().filter(|&seat| said[seat].is_none()).count();
    let Some(rest) = all.checked_sub(spoken + usize::from(setup.middle.0)) else {
        return Err(format!("more money than the {all} of this table"));
    };
    if silent == 0 && rest > 0 {
        return Err(format!("{rest} less than the {all} money of this table"));
    }
    let mut purses = BySeat::default();
    let mut n_given = 0;
    for seat in seats.iter() {
        purses[seat] = Money(said[seat].unwrap_or_else(|| {
            n_given += 1;
            // Money that does not divide goes to those who sit first.
            (rest / silent) as u8 + u8::from(n_given <= rest % silent)
        }));
    }
    Ok(purses)
}

/// Whose turn it is: the holder of chips places, else the lead speaks, or the party is turned.
fn next(setup: &mut Setup, facts: &[Said<Fact>], names: &Names<'_>) -> Result<(), Fault> {
    let everybody = SeatSet::all(setup.seats);
    setup.active = setup.lead;
    setup.visit = traumfabrik_rules::Visit::Auction { standing: everybody, high: None };
    let is_party = is_party(setup.location, names);
    setup.phase = if is_party { Phase::Faces } else { Phase::Bid };
    for fact in facts {
        if let Fact::Holds(seat, chips) = &fact.item {
            if is_party {
                let right = "at a party chips are taken: `when` a seat takes one";
                return Err((fact.line, right.to_owned()));
            }
            setup.active = *seat;
            let chips: Vec<_> = names.chips(chips).map_err(|fault| (fact.line, fault))?;
            for chip in chips {
                let full = "nobody holds more than five chips".to_owned();
                setup.hand.try_push(chip).map_err(|_| (fact.line, full))?;
            }
            let high = Some((*seat, Money(0)));
            setup.visit =
                traumfabrik_rules::Visit::Auction { standing: SeatSet::only(*seat), high };
            setup.phase = Phase::Place;
        }
    }
    Ok(())
}

fn is_party(location: LocationIdx, names: &Names<'_>) -> bool {
    names.edition.location(location) == Location::Party
}
