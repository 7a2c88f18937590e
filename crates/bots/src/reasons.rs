//! Why: what speaks for a move and against it. Facts say what would come of it, and the valuation
//! what that is worth, so that nothing is said which is not so.

use traumfabrik_rules::{Action, ChipId, FilmFacts, Game, Money, Seat, SeatSet, Seats, Stars};
use traumfabrik_wire::Reason;
use traumfabrik_wire::json::{FilmUse, RivalUse};

use crate::policy::{limits, whole};
use crate::valuation::{Outlook, Planning};
use crate::{BotName, Character, Weights};

/// More than anybody wants to hear.
const N_REASONS: usize = 4;

/// What a lot is worth to whoever is due, where one is sold, and why a move is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// The most that the lot is worth.
    pub price: Option<Money>,
    /// What matters most first.
    pub reasons: Vec<Reason>,
}

/// What speaks for a move of the seat that is due. `game` is what that seat knows.
pub fn explain(game: &Game<'_>, action: Action, weights: &Weights) -> Explained {
    let seat = game.active();
    let mut explained = match action {
        Action::Bid(_) | Action::Pass => lot_explained(game, seat, weights),
        Action::Take(chip) => {
            let mut reasons = uses(game, seat, &[chip], weights);
            reasons.extend(rivals(game, seat, &[chip]));
            Explained { price: None, reasons }
        }
        Action::Place { chip, screenplay, slot } => {
            let facts = game.chip_facts(seat, chip, screenplay, slot);
            let reasons = facts.map(|facts| film_reasons(game, seat, &facts));
            Explained { price: None, reasons: reasons.unwrap_or_default() }
        }
        Action::Decline | Action::Discard(_) => {
            Explained { price: None, reasons: vec![Reason::Useless] }
        }
    };
    explained.reasons.truncate(N_REASONS);
    explained
}

/// The same as advice: where the search has looked further than the valuation, its word counts for
/// the price.
pub fn explain_advice(game: &Game<'_>, action: Action) -> Explained {
    let mut explained = explain(game, action, Character::Balanced.weights(game.seats()));
    let floor = match game.legal().nth(1) {
        Some(Action::Bid(floor)) => floor,
        _ => Money(u8::MAX),
    };
    explained.price = explained.price.map(|price| match action {
        Action::Bid(amount) => price.max(amount),
        Action::Pass => price.min(Money(floor.0.saturating_sub(1))),
        Action::Take(_) | Action::Decline | Action::Place { .. } | Action::Discard(_) => price,
    });
    explained
}

/// The weights by which a bot values what it sees; none for those who do not think. Those who search
/// or ask a net look further than any weights: what speaks for their moves is told as a strong fast
/// player would see it.
pub fn weights_of(bot: &BotName, seats: Seats) -> Option<&'static Weights> {
    match bot {
        BotName::Character(character) => Some(character.weights(seats)),
        BotName::Level(_) | BotName::Search(..) | BotName::Net(..) | BotName::Hybrid(..) => {
            Some(Character::Balanced.weights(seats))
        }
        BotName::Random(_) | BotName::Program(_) => None,
    }
}

fn lot_explained(game: &Game<'_>, seat: Seat, weights: &Weights) -> Explained {
    let chips: Vec<ChipId> = game.lot(game.location()).collect();
    let limits = limits(game, &mut Outlook::of(game), weights);
    let mut reasons = uses(game, seat, &chips, weights);
    reasons.extend(rivals(game, seat, &chips));
    Explained { price: Some(whole(limits[seat])), reasons }
}

/// What the best use of some chips would do, film by film.
fn uses(game: &Game<'_>, seat: Seat, chips: &[ChipId], weights: &Weights) -> Vec<Reason> {
    let mut outlook = Outlook::of(game);
    outlook.settle(SeatSet::only(seat), game.seats(), weights);
    let plan = Planning { game, outlook: &outlook, weights, seat }.best(chips);
    let mut reasons = Vec::new();
    for (place, production) in game.productions(seat) {
        let there = |&(idx, _): &(usize, &ChipId)| plan.place_of(idx) == Some(place);
        let there: Vec<ChipId> =
            chips.iter().enumerate().filter(there).map(|(_, &chip)| chip).collect();
        let facts = game.lot_facts(seat, production.id(), &there);
        reasons.extend(facts.map(|facts| film_reasons(game, seat, &facts)).unwrap_or_default());
    }
    // A film that is finished comes before one that only grows.
    reasons.sort_by_key(|reason| !matches!(reason, Reason::Finishes { .. } | Reason::Wins { .. }));
    if reasons.is_empty() { vec![Reason::Useless] } else { reasons }
}

/// What would become of a film.
fn film_reasons(game: &Game<'_>, seat: Seat, facts: &FilmFacts) -> Vec<Reason> {
    let FilmUse { screenplay, covers, n_filled, n_missing, before, value, finish, awards, .. } =
        FilmUse::of(game, facts);
    let gained = Stars(value.0 - before.0);
    let mut reasons = Vec::new();
    match (finish, covers.first()) {
        (Some(finish), _) => reasons.push(Reason::Finishes { screenplay, rating: finish.rating }),
        (None, Some(&chip)) if gained < Stars(0) => {
            reasons.push(Reason::Lowers { screenplay, stars: Stars(-gained.0), chip });
        }
        _ if n_filled > 0 => reasons.push(Reason::Fills { screenplay, n_filled, n_missing }),
        _ if gained > Stars(0) => reasons.push(Reason::Raises { screenplay, stars: gained }),
        _ => {}
    }
    let won = awards.iter().filter(|change| change.to == Some(seat));
    reasons.extend(won.map(|change| Reason::Wins { award: change.award, from: change.from }));
    reasons
}

/// Who else wants it most: those who would finish a film, or else whoever would fill most gaps.
fn rivals(game: &Game<'_>, seat: Seat, chips: &[ChipId]) -> Vec<Reason> {
    let rivals = RivalUse::of_all(game, seat, chips);
    let finishing = rivals.iter().filter_map(|rival| {
        let screenplay = *rival.completes.first()?;
        Some(Reason::RivalFinishes { seat: rival.seat, screenplay })
    });
    let finishing: Vec<Reason> = finishing.collect();
    if !finishing.is_empty() {
        return finishing;
    }
    let keenest = rivals.iter().max_by_key(|rival| rival.n_filled);
    let fills =
        |rival: &RivalUse| Reason::RivalFills { seat: rival.seat, n_filled: rival.n_filled };
    keenest.map(fills).into_iter().collect()
}
