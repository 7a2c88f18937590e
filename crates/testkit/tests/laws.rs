//! Laws that hold in every position of every game: all seat counts, both editions, all switches.

use proptest::prelude::*;
use traumfabrik_rules::{
    Action, ActionCode, ChipSet, Due, Edition, Event, FilmFacts, Finish, Game, LegalSet, Money,
    N_CODES, Perspective, Phase, Placed, Position, SaleFacts, Screens, Seat, Setup,
};
use traumfabrik_testkit::{generate, walk::Walk};

/// More steps than any game has; a game that is not over by then does not end.
const STEPS_MAX: usize = 5_000;

/// Checks a law after every step of a random game.
fn in_every_position(
    seed: u64,
    law: impl Fn(&Walk<'_>) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let packs = generate::packs();
    let pack = &packs[seed as usize % packs.len()];
    let mut walk = Walk::new(&pack.edition, seed);
    for _ in 0..STEPS_MAX {
        law(&walk)?;
        if walk.step().is_none() {
            return Ok(());
        }
    }
    Err(TestCaseError::fail("the game does not end"))
}

fn money(setup: &Setup) -> usize {
    let purses = setup.purses.0.iter().map(|purse| usize::from(purse.0)).sum::<usize>();
    purses + usize::from(setup.middle.0)
}

/// Chips that lie somewhere, each found once.
fn chips_found(setup: &Setup) -> Option<ChipSet> {
    let faces = match &setup.visit {
        traumfabrik_rules::Visit::Party { faces, .. } => &faces[..],
        traumfabrik_rules::Visit::Auction { .. } => &[],
    };
    let lots = setup.lots.iter().flat_map(|lot| lot.iter());
    let placed = setup.placed.iter().map(|placed| &placed.chip);
    let mut seen = ChipSet::default();
    for &chip in lots.chain(placed).chain(&setup.hand).chain(faces) {
        if seen.has(chip) || setup.undrawn.has(chip) {
            return None;
        }
        seen.insert(chip);
    }
    Some(seen)
}

/// The same facts, told by the game in which all of it was played.
fn kept(game: &Game<'_>, seat: Seat, promised: &FilmFacts) -> Option<FilmFacts> {
    let mut after = *game;
    for &Placed { chip, screenplay, slot } in &promised.placed {
        after.play(seat, Action::Place { chip, screenplay, slot }, |_| {}).ok()?;
    }
    let film = after.films().find(|film| film.id() == promised.screenplay);
    let making = after.production(seat, promised.screenplay);
    let n_missing = making.map_or(0, |making| making.missing().iter().count() as u8);
    Some(FilmFacts {
        value: film.map(|film| film.value()).or(making.map(|making| making.value()))?,
        finish: film.map(|film| Finish {
            rating: film.rating(),
            award: promised.finish.and_then(|finish| finish.award),
        }),
        n_missing,
        awards: after.award_seats(),
        ..*promised
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn somebody_is_due_and_games_end(seed: u64) {
        in_every_position(seed, |walk| {
            let is_seat_due = matches!(walk.game.due(), Due::Seat(_));
            prop_assert_eq!(is_seat_due, !walk.game.legal().is_empty());
            Ok(())
        })?;
    }

    #[test]
    fn money_is_conserved(seed: u64) {
        in_every_position(seed, |walk| {
            let n_seats = walk.start.seats.count();
            let total = if n_seats == 5 { 50 } else { 12 * n_seats };
            prop_assert_eq!(money(&walk.game.setup()), total);
            Ok(())
        })?;
    }

    #[test]
    fn chips_are_conserved(seed: u64) {
        let packs = generate::packs();
        let pack = &packs[seed as usize % packs.len()];
        let mut walk = Walk::new(&pack.edition, seed);
        let mut gone = ChipSet::default();
        loop {
            let setup = walk.game.setup();
            let found = chips_found(&setup);
            prop_assert!(found.is_some(), "a chip is in two places: {setup:?}");
            let found = found.unwrap_or_default();
            // What has left the game stays away.
            prop_assert!(gone.and(found).is_empty() && gone.and(setup.undrawn).is_empty());
            for chip in pack.edition.chips().iter() {
                if !found.has(chip) && !setup.undrawn.has(chip) {
                    gone.insert(chip);
                }
            }
            if walk.step().is_none() {
                break;
            }
        }
    }

    #[test]
    fn folding_the_facts_gives_the_same_game(seed: u64) {
        in_every_position(seed, |walk| {
            let mut folded = Game::empty(walk.game.edition(), walk.start.seats, walk.start.rulings);
            for event in &walk.events {
                folded.apply(event);
            }
            prop_assert!(folded == walk.game, "{folded:?}\n{:?}", walk.game);
            Ok(())
        })?;
    }

    #[test]
    fn a_position_written_down_is_the_same_position(seed: u64) {
        in_every_position(seed, |walk| {
            let again = walk.game.setup().game(walk.game.edition());
            prop_assert!(again == Ok(walk.game), "{again:?}\n{:?}", walk.game);
            Ok(())
        })?;
    }

    #[test]
    fn the_legal_set_counts_indexes_and_is_accepted(seed: u64) {
        in_every_position(seed, |walk| {
            let set = walk.game.legal();
            let listed: Vec<Action> = set.iter().collect();
            prop_assert_eq!(listed.len(), set.len());
            prop_assert_eq!(set.nth(set.len()), None);
            let Due::Seat(due) = walk.game.due() else { return Ok(()) };
            for (n, &action) in listed.iter().enumerate() {
                prop_assert_eq!(set.position(action), Some(n));
                prop_assert!(walk.game.check(due, action).is_ok(), "{action:?}");
                for other in walk.start.seats.iter().filter(|&seat| seat != due) {
                    prop_assert!(walk.game.check(other, action).is_err());
                }
            }
            Ok(())
        })?;
    }

    /// What is promised is what the game says after it was really played.
    #[test]
    fn facts_about_placements_come_true(seed: u64) {
        in_every_position(seed, |walk| {
            let (Due::Seat(seat), LegalSet::Placing(_)) = (walk.game.due(), walk.game.legal()) else {
                return Ok(());
            };
            for action in walk.game.legal().iter() {
                let Action::Place { chip, screenplay, slot } = action else { continue };
                let promised = walk.game.chip_facts(seat, chip, screenplay, slot);
                let promised = promised.ok_or(TestCaseError::fail("a legal place without facts"))?;
                prop_assert_eq!(Some(promised), kept(&walk.game, seat, &promised));
            }
            for (_, production) in walk.game.productions(seat) {
                let promised = walk.game.lot_facts(seat, production.id(), walk.game.hand());
                let promised = promised.ok_or(TestCaseError::fail("a film without facts"))?;
                prop_assert_eq!(Some(promised), kept(&walk.game, seat, &promised));
            }
            Ok(())
        })?;
    }

    #[test]
    fn facts_about_prices_come_true(seed: u64) {
        let packs = generate::packs();
        let mut walk = Walk::new(&packs[seed as usize % packs.len()].edition, seed);
        loop {
            let (before, n_events) = (walk.game, walk.events.len());
            let is_over = walk.step().is_none();
            for &event in &walk.events[n_events..] {
                let Event::LotSold { seat, price, share, left } = event else { continue };
                let rest = Money(before.purse(seat).0 - price.0);
                let wanted = SaleFacts { price, rest, share, middle: left };
                prop_assert_eq!(before.sale_facts(seat, price), Some(wanted));
            }
            if is_over {
                break;
            }
        }
    }

    #[test]
    fn codes_name_the_actions_one_to_one(seed: u64) {
        in_every_position(seed, |walk| {
            let set = walk.game.legal();
            let mut codes: Vec<_> = set.iter().map(|action| walk.game.encode(action)).collect();
            for (action, code) in set.iter().zip(&codes) {
                let code = code.ok_or(TestCaseError::fail("an action without a code"))?;
                prop_assert!(usize::from(code.0) < N_CODES);
                prop_assert_eq!(walk.game.decode(code), Some(action));
            }
            codes.sort();
            codes.dedup();
            prop_assert_eq!(codes.len(), set.len());
            // Whatever a code means, it is encoded the same way again.
            for code in (0..N_CODES as u16).map(ActionCode) {
                if let Some(action) = walk.game.decode(code) {
                    prop_assert_eq!(walk.game.encode(action), Some(code));
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn views_do_not_depend_on_hidden_purses(seed: u64) {
        in_every_position(seed, |walk| {
            let setup = walk.game.setup();
            for looking in walk.start.seats.iter() {
                if let Some(other) = with_hidden_money_moved(&setup, looking, walk.game.edition()) {
                    let perspective = Perspective::Seat(looking);
                    prop_assert!(walk.game.view(perspective) == other.view(perspective));
                    prop_assert_eq!(walk.game.view(Perspective::Table), other.view(Perspective::Table));
                }
            }
            Ok(())
        })?;
    }

    #[test]
    fn a_seat_that_remembers_payments_rebuilds_the_game_from_its_view(seed: u64) {
        in_every_position(seed, |walk| {
            let Due::Seat(seat) = walk.game.due() else { return Ok(()) };
            let view = walk.game.view(Perspective::Seat(seat));
            let rebuilt = view.setup(&walk.game.setup().purses).game(walk.game.edition());
            prop_assert!(rebuilt == Ok(walk.game), "{rebuilt:?}\n{:?}", walk.game);
            Ok(())
        })?;
    }

    #[test]
    fn a_legal_set_of_bids_fits_the_purse(seed: u64) {
        in_every_position(seed, |walk| {
            if let (Due::Seat(seat), LegalSet::Auction { ceiling, .. }) = (walk.game.due(), walk.game.legal()) {
                prop_assert!(ceiling <= walk.game.setup().purses[seat]);
            }
            Ok(())
        })?;
    }
}

/// The same position with one unit of money moved between two purses that this seat cannot see.
fn with_hidden_money_moved<'e>(
    setup: &Setup,
    looking: Seat,
    edition: &'e Edition,
) -> Option<Game<'e>> {
    let is_open = setup.seats.count() == 2 || setup.rulings.screens == Screens::Open;
    // At the end all money is counted in the open.
    if is_open || setup.phase == Phase::Over {
        return None;
    }
    let mut others = setup.seats.iter().filter(|&seat| seat != looking);
    let (first, second) = (others.next()?, others.next()?);
    let mut moved = *setup;
    let (from, to) = if setup.purses[first] > Money(0) { (first, second) } else { (second, first) };
    moved.purses[from].0 = moved.purses[from].0.checked_sub(1)?;
    moved.purses[to].0 += 1;
    // A bid that the poorer seat could no longer pay would be seen: that is no hidden money.
    moved.game(edition).ok()
}

#[test]
fn a_position_is_at_most_512_bytes() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
}
