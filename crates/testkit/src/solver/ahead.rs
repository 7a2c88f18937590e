//! What is still to come in a game: how many chips each seat can place at most, and whether money
//! and the order at a party are still open.

use traumfabrik_rules::{Ask, BySeat, Due, Game, Location, LocationIdx, MAX_SEATS, Quarter, Visit};

/// What has to be decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Step {
    Bid,
    Place,
    Choose,
    Reveal,
    Screenplay,
    /// Something that endings do not have, or nothing at all.
    Other,
}

/// What is still to come.
#[derive(Debug)]
pub(super) struct Ahead {
    pub(super) step: Step,
    /// Whether a lot is still to be sold.
    pub(super) is_auction: bool,
    /// Whether a party is still to be revealed.
    pub(super) is_party: bool,
    /// Whether chips may still be placed before the last party is revealed.
    pub(super) is_order_open: bool,
    /// How many chips each seat can place until the end, at most.
    pub(super) n_chips: BySeat<usize>,
}

impl Ahead {
    pub(super) fn of(game: &Game<'_>) -> Self {
        let step = step(game);
        let is_ahead = |location: LocationIdx| {
            location > game.location()
                || location == game.location() && matches!(step, Step::Bid | Step::Reveal)
        };
        let mut n_lot_chips = 0;
        let mut n_parties = 0;
        for location in LocationIdx::all().filter(|&location| is_ahead(location)) {
            match game.edition().location(location) {
                Location::Sign | Location::City { .. } => n_lot_chips += game.lot(location).count(),
                Location::Party => n_parties += 1,
            }
        }
        let mut n_chips = BySeat([n_lot_chips + n_parties; MAX_SEATS]);
        n_chips[game.active()] += game.hand().len();
        if let (
            Step::Choose | Step::Place | Step::Screenplay,
            Visit::Party { order, n_chosen, .. },
        ) = (step, game.visit())
        {
            for &seat in &order[usize::from(n_chosen)..] {
                n_chips[seat] += 1;
            }
        }
        let is_earlier = game.quarter() != Some(Quarter::Fourth);
        let is_placing = n_lot_chips > 0 || !game.hand().is_empty();
        Self {
            step,
            is_auction: is_earlier || n_lot_chips > 0,
            is_party: is_earlier || n_parties > 0,
            is_order_open: is_earlier || n_parties > 0 && is_placing,
            n_chips,
        }
    }
}

fn step(game: &Game<'_>) -> Step {
    match game.due() {
        Due::Seat(_) if !game.hand().is_empty() => Step::Place,
        Due::Seat(_) => match game.visit() {
            Visit::Auction { .. } => Step::Bid,
            Visit::Party { .. } => Step::Choose,
        },
        Due::Dealer(Ask::Faces { .. }) => Step::Reveal,
        Due::Dealer(Ask::Screenplay) => Step::Screenplay,
        Due::Dealer(Ask::Studios | Ask::Lead | Ask::Legend | Ask::Lots { .. }) | Due::Nobody => {
            Step::Other
        }
    }
}
