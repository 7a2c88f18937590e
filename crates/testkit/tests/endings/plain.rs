//! A search that has neither a memory nor any notion of what is equal, and the solver against it.

use std::ops::Range;

use traumfabrik_bots::Rng;
use traumfabrik_rules::{
    Ask, BySeat, ChipId, ChipKind, ChipSet, Deal, Due, Game, Location, LocationIdx, Money, Phase,
    Pieces, Quarter, Seat, SeatSet, Seats, Visit,
};
use traumfabrik_testkit::solver::{Ending, random_ending_of, random_position};

use crate::positions::{
    ByHand, city, editions, few_tokens, no_last_party, other_box, short_screenplays, shrunk, two,
};
use crate::{assert_near, dealt, played, solve};

/// The plain search: every action and every single draw, all over again wherever it comes up.
/// Nothing once it has looked at more positions than it may.
fn plain(game: &Game<'_>, n_left: &mut u64) -> Option<BySeat<f64>> {
    *n_left = n_left.checked_sub(1)?;
    let seats: Vec<Seat> = game.seats().iter().collect();
    match game.due() {
        Due::Nobody => {
            let totals: Vec<f64> =
                game.standings().iter().map(|standing| f64::from(standing.total())).collect();
            let mut margins = BySeat::default();
            for &seat in &seats {
                let others = seats.iter().filter(|&&other| other != seat);
                let best = others.map(|other| totals[other.index()]).fold(0.0, f64::max);
                margins[seat] = totals[seat.index()] - best;
            }
            Some(margins)
        }
        Due::Seat(seat) => {
            let mut best: Option<BySeat<f64>> = None;
            for action in game.legal().iter() {
                let values = plain(&played(game, action), n_left)?;
                if best.is_none_or(|best| values[seat] > best[seat] + 1e-9) {
                    best = Some(values);
                }
            }
            best
        }
        Due::Dealer(ask) => {
            let deals = single_deals(game, ask);
            let mut sum = BySeat::<f64>::default();
            for deal in &deals {
                let values = plain(&dealt(game, deal), n_left)?;
                for &seat in &seats {
                    sum[seat] += values[seat];
                }
            }
            Some(BySeat(sum.0.map(|value| value / deals.len() as f64)))
        }
    }
}

/// Every deal for itself: all pairs of chips, all screenplays. They are equally likely.
pub(crate) fn single_deals(game: &Game<'_>, ask: Ask) -> Vec<Deal> {
    match ask {
        Ask::Screenplay => game.unread().iter().map(Deal::Screenplay).collect(),
        Ask::Faces { n_chips: 2 } => {
            let legends = game.edition().legends();
            let bag: Vec<ChipId> =
                game.undrawn().iter().filter(|&chip| !legends.has(chip)).collect();
            let pairs = (0..bag.len()).flat_map(|n| (0..n).map(move |m| [n, m]));
            pairs.map(|pair| Deal::Faces(pair.into_iter().map(|n| bag[n]).collect())).collect()
        }
        Ask::Faces { .. } | Ask::Studios | Ask::Lead | Ask::Legend | Ask::Lots { .. } => {
            panic!("no ending of these tests asks for {ask:?}")
        }
    }
}

/// Compares an ending for every seed with the plain search, which may look at so many positions of
/// each. Most endings have to be small enough for it.
fn compare<'e>(seeds: Range<u64>, ending: impl Fn(u64) -> Game<'e>, n_plain_max: u64) {
    let (mut n_endings, mut n_compared) = (0, 0);
    for seed in seeds {
        n_endings += 1;
        let game = ending(seed);
        let mut n_left = n_plain_max;
        let Some(expected) = plain(&game, &mut n_left) else { continue };
        let solution = solve(&game);
        for seat in game.seats().iter() {
            let about = format!("seed {seed}, {seat:?} in {game:?}");
            assert_near(solution.values[seat], expected[seat], &about);
        }
        // Bad actions have to be right too: nothing but these shows it.
        for &(action, value) in &solution.actions {
            let mut no_limit = u64::MAX;
            let expected = plain(&played(&game, action), &mut no_limit);
            let expected = expected.expect("there is no limit")[game.active()];
            assert_near(value, expected, &format!("seed {seed}, {action:?} in {game:?}"));
        }
        n_compared += 1;
    }
    assert!(n_compared * 2 > n_endings, "only {n_compared} of {n_endings} were compared");
}

#[test]
fn two_seats_at_the_last_party_are_solved_as_by_plain_search() {
    for (first, edition) in editions() {
        for kind in [Ending::Choose, Ending::PlaceFace] {
            let ending = |seed| random_ending_of(&edition, two(), kind, seed);
            compare(first..first + 400, ending, 20_000);
        }
    }
}

#[test]
fn two_seats_at_the_last_auction_are_solved_as_by_plain_search() {
    for (first, edition) in editions() {
        for kind in [Ending::Bid, Ending::PlaceLot] {
            let ending = |seed| {
                let game = random_ending_of(&edition, two(), kind, seed);
                shrunk(&game, 2 + seed as usize % 3, seed)
            };
            compare(first..first + 40, ending, 30_000);
        }
    }
}

#[test]
fn two_seats_before_two_auctions_are_solved_as_by_plain_search() {
    // Lots of one chip each and little money, because all that can follow from more is too much.
    let party = Location::Party;
    let route = [Location::Sign, city(1), city(1), party, city(1), city(1), city(1), party];
    let edition = other_box(|pieces| {
        pieces.route = route.into_iter().collect();
        pieces.purse = Money(2);
    });
    let is_wanted = |game: &Game<'_>| {
        let is_there = game.location() == LocationIdx(5);
        is_there && game.quarter() == Some(Quarter::Fourth) && !game.legal().is_empty()
    };
    let ending = |seed| {
        let game = random_position(&edition, two(), seed, is_wanted);
        shrunk(&game.expect("games come there"), 2, seed)
    };
    compare(0..60, ending, 60_000);
}

#[test]
fn two_seats_at_an_auction_after_the_parties_are_solved_as_by_plain_search() {
    let edition = other_box(no_last_party);
    let ending = |seed| {
        let game = random_ending_of(&edition, two(), Ending::PlaceLot, seed);
        shrunk(&game, 0, seed)
    };
    compare(0..150, ending, 60_000);
}

#[test]
fn screenplays_from_the_stack_are_solved_as_by_plain_search() {
    let changes: [fn(&mut Pieces); 2] = [few_tokens, short_screenplays];
    for change in changes {
        let by_hand = ByHand::with(|pieces| {
            no_last_party(pieces);
            change(pieces);
        });
        let music = by_hand.chips(ChipKind::Music, 3)[0];
        let ending = |seed| {
            let mut chance = Rng::new(seed, 0);
            let placed: ChipSet = by_hand.setup.placed.iter().map(|placed| placed.chip).collect();
            let edition = &by_hand.pack.edition;
            let is_free = |&chip: &ChipId| chip != music && !placed.has(chip);
            let mut free: Vec<ChipId> = edition.chips().iter().filter(is_free).collect();
            let mut setup = by_hand.setup;
            // The musician finishes a film, and the others may go on the screenplay taken then.
            setup.hand = [music].into_iter().collect();
            while setup.hand.len() < 4 {
                setup.hand.push(free.swap_remove(chance.index(free.len())));
            }
            setup.visit = Visit::Auction { standing: SeatSet::only(Seat(0)), high: None };
            setup.phase = Phase::Place;
            shrunk(&setup.game(edition).expect("the position is sound"), 0, seed)
        };
        compare(0..40, ending, 60_000);
    }
}

#[test]
fn three_seats_at_the_last_party_are_solved_as_by_plain_search() {
    let three = Seats::new(3).expect("three may play");
    for (first, edition) in editions() {
        for kind in [Ending::Choose, Ending::PlaceFace] {
            let ending = |seed| random_ending_of(&edition, three, kind, seed);
            compare(first..first + 250, ending, 50_000);
        }
    }
}

#[test]
fn the_whole_bag_is_weighed_as_by_plain_search() {
    for (first, edition) in editions() {
        let reveal = |seed| {
            let mut game = random_ending_of(&edition, two(), Ending::PlaceLot, seed);
            // Whoever holds chips discards them, until the party is about to be revealed.
            while let Some(action) = game.legal().nth(0) {
                game = played(&game, action);
            }
            game
        };
        compare(first..first + 6, reveal, 200_000);
    }
}
