//! Why: what speaks for a move and against it. Facts say what would come of it, and the valuation
//! what that is worth, so that nothing is said which is not so.

use traumfabrik_rules::{
    Action, ChipId, FilmFacts, Game, LegalSet, Money, Seat, SeatSet, Seats, Stars,
};
use traumfabrik_wire::json::{FilmUse, RivalUse};
use traumfabrik_wire::{Judgement, Reason};

use crate::policy::{limits, whole, worths_at_party};
use crate::valuation::{Outlook, Planning};
use crate::{BotName, Character, Level, Weights};

/// More than anybody wants to hear.
const N_REASONS: usize = 4;

/// What a lot is worth to whoever is due, where one is sold, and why a move is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// The most that the lot is worth, where that settles what is bid.
    pub price: Option<Money>,
    /// What matters most first.
    pub reasons: Vec<Reason>,
}

/// Why a bot made a move, from what it knew then: `game`. Bots that do not think have no reasons.
///
/// What is told never contradicts what it did. Characters go by the valuation, and by nothing else;
/// whoever goes by something beside it may have paid more than the valuation says, or less: then
/// that is the first reason.
pub fn explain_bot(bot: &BotName, game: &Game<'_>, action: Action) -> Explained {
    let Some(way) = Way::of(bot, game.seats()) else { return Explained::default() };
    let mut explained = explain(game, action, way.weights);
    if let Some(by) = way.beside
        && let Some(reason) = overruled(game, action, way.weights, explained.price, by)
    {
        explained.price = None;
        explained.reasons.retain(|reason| *reason != Reason::Useless);
        explained.reasons.insert(0, reason);
        explained.reasons.truncate(N_REASONS);
    }
    explained
}

/// What speaks for a move of the seat that is due. `game` is what that seat knows.
fn explain(game: &Game<'_>, action: Action, weights: &Weights) -> Explained {
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

/// How a bot comes to what it does.
struct Way {
    /// By what its moves are told: its own weights, or those of a strong fast player.
    weights: &'static Weights,
    /// What else it goes by.
    beside: Option<Judgement>,
}

impl Way {
    /// None for those who do not think, and for those of whom we do not know.
    fn of(bot: &BotName, seats: Seats) -> Option<Self> {
        let beside = match bot {
            BotName::Character(character) => {
                return Some(Self { weights: character.weights(seats), beside: None });
            }
            BotName::Level(Level::Beginner | Level::Easy) => Judgement::Mistake,
            BotName::Level(Level::Medium) | BotName::Net(_, 0) => Judgement::Feeling,
            BotName::Level(Level::Hard | Level::Master)
            | BotName::Search(..)
            | BotName::Net(..)
            | BotName::Hybrid(..) => Judgement::Foresight,
            BotName::Random(_) | BotName::Program(_) => return None,
        };
        Some(Self { weights: Character::Balanced.weights(seats), beside: Some(beside) })
    }
}

/// That something else settled a move than what chips are worth, where it did: a bid above the
/// price, a pass below it, or a choice that is not the best one.
fn overruled(
    game: &Game<'_>,
    action: Action,
    weights: &Weights,
    price: Option<Money>,
    by: Judgement,
) -> Option<Reason> {
    match (action, price) {
        (Action::Bid(amount), Some(price)) => {
            (amount > price).then_some(Reason::Repriced { price, is_more: true, by })
        }
        (Action::Pass, Some(price)) => {
            let is_cheaper = |floor| matches!(floor, Some(Action::Bid(floor)) if floor < price);
            let is_less = is_cheaper(game.legal().nth(1));
            is_less.then_some(Reason::Repriced { price, is_more: false, by })
        }
        (Action::Take(_) | Action::Decline | Action::Discard(_), _) => {
            is_second_best(game, action, weights).then_some(Reason::Preferred { by })
        }
        (Action::Bid(_) | Action::Pass | Action::Place { .. }, _) => None,
    }
}

/// Whether something else is worth more than what a seat takes at a party, or than to discard.
fn is_second_best(game: &Game<'_>, action: Action, weights: &Weights) -> bool {
    let (seat, mut outlook) = (game.active(), Outlook::of(game));
    match (action, game.legal()) {
        (Action::Take(_) | Action::Decline, LegalSet::Party { decline, faces }) => {
            let worths = worths_at_party(game, &mut outlook, seat, &faces, weights);
            let best =
                worths.iter().copied().chain(decline.then_some(0.0)).fold(f32::MIN, f32::max);
            let is_taken = |face: &ChipId| matches!(action, Action::Take(chip) if game.edition().are_twins(*face, chip));
            let taken = faces.iter().zip(&worths).find(|(face, _)| is_taken(face));
            taken.map_or(0.0, |(_, worth)| *worth) < best
        }
        (Action::Discard(chip), LegalSet::Placing(_)) => {
            outlook.settle(SeatSet::only(seat), game.seats(), weights);
            let hand = game.hand();
            let plan = Planning { game, outlook: &outlook, weights, seat }.best(hand);
            let place = hand.iter().position(|&held| game.edition().are_twins(held, chip));
            place.is_some_and(|idx| plan.place_of(idx).is_some())
        }
        _ => false,
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
