//! Endings small enough to be solved by hand.

use traumfabrik_rules::{Action, ChipKind, Deal, LocationIdx, Money, Phase, Seat, SeatSet, Visit};

use crate::positions::{ByHand, two};
use crate::{assert_near, dealt, solve};

/// With both films finished: 11 + 5 (first) + 10 (best adventure) + 10 (direction) against
/// 8 + 5 (first) + 10 (best drama) + 10 (worst): 3 ahead.
const BOTH: f64 = 3.0;
/// With Court Jester alone: 11 + 5 (first) + 10 (best adventure) + 10 (worst) + 10 (direction).
const FIRST_ALONE: f64 = 46.0;
/// With The Grapes of Wrath alone: 8 + 5 + 10 + 10 + 10.
const SECOND_ALONE: f64 = 43.0;

#[test]
fn a_choice_at_the_last_party_is_solved_as_by_hand() {
    let by_hand = ByHand::new();
    let (music, camera) = (by_hand.chips(ChipKind::Music, 3), by_hand.chips(ChipKind::Camera, 2));
    let (music, twin, camera) = (music[0], music[1], camera[0]);
    let game = by_hand.game(&[camera, music]);
    let solution = solve(&dealt(&game, &Deal::Faces([camera, music].into_iter().collect())));
    // Either wait for the other to finish alone, or take its chip away, or finish too.
    let expected = [
        (Action::Decline, -SECOND_ALONE),
        (Action::Take(camera), 0.0),
        (Action::Take(music), BOTH),
    ];
    assert_eq!(solution.actions.len(), expected.len());
    for ((action, value), (expected_action, expected_value)) in
        solution.actions.iter().zip(expected)
    {
        assert_eq!(*action, expected_action);
        assert_near(*value, expected_value, &format!("{action:?}"));
    }
    assert_near(solution.values[Seat(0)], BOTH, "first seat");
    assert_near(solution.values[Seat(1)], -BOTH, "second seat");
    assert_near(solution.at_stake(), SECOND_ALONE + BOTH, "at stake");
    assert!(solution.is_optimal(Action::Take(music)));
    assert!(solution.is_optimal(Action::Take(twin)), "a twin is as good");
    assert!(!solution.is_optimal(Action::Take(camera)));
    assert!(!solution.is_optimal(Action::Pass), "not legal here");
}

#[test]
fn draws_weigh_as_by_hand() {
    let by_hand = ByHand::new();
    let music = by_hand.chips(ChipKind::Music, 3);
    let camera = by_hand.chips(ChipKind::Camera, 2)[0];
    let effects = by_hand.chips(ChipKind::Effects, 1)[0];
    // Music and camera: both finish. Music alone: the first seat does. Camera alone: the first seat
    // takes it away, because casts are equal and it leads.
    let all_different = solve(&by_hand.game(&[music[0], camera, effects]));
    assert_near(all_different.values[Seat(0)], (BOTH + FIRST_ALONE) / 3.0, "all different");
    assert!(all_different.actions.is_empty(), "the dealer is due");
    // Two of the three pairs have the camera in them.
    let with_twins = solve(&by_hand.game(&[music[0], music[1], camera]));
    assert_near(with_twins.values[Seat(0)], (2.0 * BOTH + FIRST_ALONE) / 3.0, "with twins");
}

#[test]
fn the_last_auction_is_solved_as_by_hand() {
    let mut by_hand = ByHand::new();
    let music = by_hand.chips(ChipKind::Music, 3)[0];
    let effects = by_hand.chips(ChipKind::Effects, 1);
    by_hand.setup.location = LocationIdx(6);
    by_hand.setup.lots[6] = [music, effects[0]].into_iter().collect();
    by_hand.setup.visit = Visit::Auction { standing: SeatSet::all(two()), high: None };
    by_hand.setup.phase = Phase::Bid;
    let solution = solve(&by_hand.game(&effects[1..3]));
    // The first seat finishes its film if it buys the musician, and nothing else can happen. Money
    // that is paid counts twice, so buying for 12 is worth 46 - 24 = 22, and so is selling for 11.
    // After 11 the second seat can pass or go to 12: 24 either way. After less it says 11.
    for &(action, value) in &solution.actions {
        let expected = match action {
            Action::Pass => 0.0,
            Action::Bid(Money(11)) => 24.0,
            Action::Bid(_)
            | Action::Take(_)
            | Action::Decline
            | Action::Place { .. }
            | Action::Discard(_) => 22.0,
        };
        assert_near(value, expected, &format!("{action:?}"));
    }
    assert_eq!(solution.actions.len(), 14);
    assert!(solution.is_optimal(Action::Bid(Money(11))));
    assert_near(solution.best(), 24.0, "best");
}

#[test]
fn chips_on_lost_screenplays_decide_who_chooses_first() {
    let mut by_hand = ByHand::new();
    by_hand.place(ChipKind::Actor, 0, "king-and-i", 1);
    by_hand.place(ChipKind::Actor, 2, "gentlemen-prefer-blondes", 1);
    let actors = by_hand.chips(ChipKind::Actor, 1);
    by_hand.setup.location = LocationIdx(6);
    by_hand.setup.hand = actors[1..3].iter().copied().collect();
    by_hand.setup.visit = Visit::Auction { standing: SeatSet::only(Seat(0)), high: None };
    by_hand.setup.phase = Phase::Place;
    let agency = by_hand.chips(ChipKind::Agency, 0)[0];
    let effects = by_hand.chips(ChipKind::Effects, 1)[0];
    // Whoever chooses first takes the agency and finishes its film. The second seat has a cast of
    // three; the first seat has one, and leads, so it needs both actors on top somewhere. Court
    // Jester then is worth 8 instead of 11.
    let solution = solve(&by_hand.game(&[agency, effects]));
    assert_near(solution.best(), FIRST_ALONE - 3.0, "both actors placed");
    // The Grapes of Wrath would be worth 6 instead of 8.
    let discarded = solution.value_of(Action::Discard(actors[1]));
    assert_near(discarded.expect("it is legal"), -(SECOND_ALONE - 2.0), "an actor discarded");
}
