//! How a fast player decides, given what things are worth: characters play like this, and the
//! planner expects it of everybody.

use traumfabrik_rules::{
    Action, BySeat, ChipId, Game, LegalSet, List, MAX_SEATS, Money, Seat, SeatSet, Visit,
};

use crate::valuation::{Outlook, Planning, Weights, limit};

/// What each seat would pay at most for a lot.
pub(crate) type Limits = BySeat<f32>;

/// A bid as high as the best rival might go, as far as one is bold; a pass beyond one's limit.
pub(crate) fn bid(
    game: &Game<'_>,
    seat: Seat,
    limits: &Limits,
    floor: Money,
    ceiling: Money,
    weights: &Weights,
) -> Action {
    let limit = whole(limits[seat]).min(ceiling);
    if floor > limit {
        return Action::Pass;
    }
    let Visit::Auction { standing, .. } = game.visit() else { return Action::Pass };
    let rivals = standing.iter().filter(|&rival| rival != seat);
    let best = rivals.map(|rival| limits[rival]).fold(0.0, f32::max);
    let low = f32::from(floor.0);
    Action::Bid(whole(low + weights.boldness * (best - low).max(0.0)).min(limit))
}

/// A limit in whole money.
pub(crate) fn whole(limit: f32) -> Money {
    Money(limit.clamp(0.0, 63.0) as u8)
}

/// What a lot is to each seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Appraisal {
    /// By how much the seat would be better off with it.
    pub(crate) gains: BySeat<f32>,
    /// The most that it would pay.
    pub(crate) limits: Limits,
}

/// The most that each seat would pay for the lot at the location.
pub(crate) fn limits(game: &Game<'_>, outlook: &mut Outlook, weights: &Weights) -> Limits {
    appraise(game, outlook, weights).limits
}

/// What the lot at the location is to each seat.
pub(crate) fn appraise(game: &Game<'_>, outlook: &mut Outlook, weights: &Weights) -> Appraisal {
    outlook.settle(SeatSet::all(game.seats()), game.seats(), weights);
    let gains = lot_gains(game, outlook, weights);
    let mut limits = Limits::default();
    for seat in game.seats().iter() {
        let rivals = game.seats().iter().filter(|&rival| rival != seat);
        let rival_gain = rivals.map(|rival| gains[rival]).fold(0.0, f32::max);
        let money = outlook.money(weights);
        let limit = limit(game.seats(), gains[seat], rival_gain, money, weights);
        limits[seat] = limit.min(f32::from(game.purse(seat).0));
    }
    Appraisal { gains, limits }
}

/// What the lot at the location would bring to each seat.
fn lot_gains(game: &Game<'_>, outlook: &Outlook, weights: &Weights) -> BySeat<f32> {
    let chips: List<ChipId, MAX_SEATS> = game.lot(game.location()).collect();
    let mut gains = BySeat::default();
    for seat in game.seats().iter() {
        let planning = Planning { game, outlook, weights, seat };
        gains[seat] = planning.best(&chips).gain;
    }
    gains
}

/// The best chip at a party, or the best use of the chips in hand.
pub(crate) fn choose_chip(
    game: &Game<'_>,
    outlook: &mut Outlook,
    seat: Seat,
    legal: &LegalSet,
    weights: &Weights,
) -> Action {
    let LegalSet::Party { decline, faces } = legal else {
        outlook.settle(SeatSet::only(seat), game.seats(), weights);
        let (planning, hand) = (Planning { game, outlook, weights, seat }, game.hand());
        return planning.next_action(&planning.best(hand), hand);
    };
    best_face(*decline, faces, &worths_at_party(game, outlook, seat, faces, weights))
}

/// What each chip of a party is worth to the seat that is due.
pub(crate) fn worths_at_party(
    game: &Game<'_>,
    outlook: &mut Outlook,
    seat: Seat,
    faces: &[ChipId],
    weights: &Weights,
) -> List<f32, MAX_SEATS> {
    let next = next_to_choose(game);
    let wanted = next.into_iter().fold(SeatSet::only(seat), SeatSet::with);
    outlook.settle(wanted, game.seats(), weights);
    worths_of_faces(game, outlook, seat, faces, weights)
}

/// What each chip of a party is worth to a seat. Its rivals have to be settled.
pub(crate) fn worths_of_faces(
    game: &Game<'_>,
    outlook: &Outlook,
    seat: Seat,
    faces: &[ChipId],
    weights: &Weights,
) -> List<f32, MAX_SEATS> {
    faces.iter().map(|&chip| worth_of_face(game, outlook, seat, chip, weights)).collect()
}

/// The chip that is worth most, or none if that is better.
pub(crate) fn best_face(decline: bool, faces: &[ChipId], worths: &[f32]) -> Action {
    let mut best = decline.then_some((0.0, Action::Decline));
    for (&chip, &worth) in faces.iter().zip(worths) {
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, Action::Take(chip)));
        }
    }
    best.map_or(Action::Decline, |(_, action)| action)
}

/// What it is worth to a seat to take a chip at a party, rather than to leave it to the next.
pub(crate) fn worth_of_face(
    game: &Game<'_>,
    outlook: &Outlook,
    seat: Seat,
    chip: ChipId,
    weights: &Weights,
) -> f32 {
    let gain = |seat| Planning { game, outlook, weights, seat }.best(&[chip]).gain;
    let envy = weights.envy / (game.seats().count() as f32 - 1.0);
    gain(seat) + envy * next_to_choose(game).map_or(0.0, gain)
}

/// Who chooses next at the party, after the seat that is due.
fn next_to_choose(game: &Game<'_>) -> Option<Seat> {
    match game.visit() {
        Visit::Party { order, n_chosen, .. } => order.get(usize::from(n_chosen) + 1).copied(),
        Visit::Auction { .. } => None,
    }
}
