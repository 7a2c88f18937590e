//! Playing: what the rules allow, all of it or nothing, in one's own turn.

use std::collections::BTreeSet;

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, Due, LegalSet, Money, Refusal, Seat};
use traumfabrik_table::{Command, Refused, Status, TableEvent};
use traumfabrik_wire::MoveCause;

use crate::room::{NO_CLOCK, Room, header, is_auction, is_placing, name, play, seed};

/// A room where somebody holds so many chips that they can place one after the other, and what
/// they could do with them. `is_cut` asks for a film that is finished before the last one.
fn holding(room: &mut Room, is_cut: bool) -> Option<Vec<Action>> {
    let mut chance = Rng::new(11, 0);
    loop {
        if !room.play_until(&mut chance, is_placing) {
            return None;
        }
        if let Some(actions) = placements(room, is_cut) {
            return Some(actions);
        }
        let action = room.legal_action(&mut chance);
        room.act(&[action]).unwrap();
    }
}

/// One action for each chip in hand. With `is_cut` the first ones finish a film so that the
/// dealer is due while chips are left.
fn placements(room: &Room, is_cut: bool) -> Option<Vec<Action>> {
    let (seat, mut game) = (room.due(), room.game());
    let mut actions = Vec::new();
    while !game.hand().is_empty() && game.active() == seat {
        if let Due::Dealer(_) = game.due() {
            let left = game.hand()[0];
            actions.push(Action::Discard(left));
            return is_cut.then_some(actions);
        }
        let place = game.legal().iter().find(|action| matches!(action, Action::Place { .. }))?;
        game.play(seat, place, |_| {}).unwrap();
        actions.push(place);
    }
    (!is_cut && actions.len() > 1).then_some(actions)
}

#[test]
fn every_kind_of_action_is_played_and_written_down() {
    let mut kinds = BTreeSet::new();
    for n_seats in 2..=5 {
        let header = header(n_seats);
        let mut room = Room::begun(&header, NO_CLOCK, n_seats - 1);
        let mut chance = Rng::new(n_seats.into(), 0);
        room.play_to_end(&mut chance);
        for entry in room.table.moves() {
            kinds.insert(match entry.cause {
                MoveCause::Start => "start",
                MoveCause::Deal(_) => "deal",
                MoveCause::Action { action, .. } => match action {
                    Action::Bid(_) => "bid",
                    Action::Pass => "pass",
                    Action::Take(_) => "take",
                    Action::Decline => "decline",
                    Action::Place { .. } => "place",
                    Action::Discard(_) => "discard",
                },
            });
        }
        let seqs: Vec<u32> = room.table.moves().map(|entry| entry.seq).collect();
        assert!(seqs.iter().copied().eq(1..=seqs.len() as u32), "moves count without gaps");
        assert!(room.table == room.fold());
    }
    for kind in ["bid", "pass", "take", "place", "discard", "deal"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}

#[test]
fn several_chips_are_one_entry() {
    let header = header(4);
    let mut room = Room::begun(&header, NO_CLOCK, 4);
    let actions = holding(&mut room, false).expect("somebody holds several chips");
    let n_entries = room.log.len();
    let TableEvent::Played { moves, .. } = room.act(&actions).unwrap() else { panic!() };
    let played: Vec<Action> = moves
        .iter()
        .filter_map(|entry| match entry.cause {
            MoveCause::Action { action, .. } => Some(action),
            MoveCause::Start | MoveCause::Deal(_) => None,
        })
        .collect();
    assert_eq!((played, room.log.len()), (actions, n_entries + 1));
}

#[test]
fn all_is_done_or_nothing() {
    let header = header(4);
    let mut room = Room::begun(&header, NO_CLOCK, 4);
    let mut actions = holding(&mut room, false).expect("somebody holds several chips");
    let first = actions[0];
    actions.push(first);
    let refused = room.act(&actions).unwrap_err();
    assert!(matches!(refused, Refused::Rules { .. }), "{refused:?}");
    room.act(&[first]).unwrap();
}

#[test]
fn a_screenplay_is_drawn_before_the_other_chips_are_placed() {
    for n_seats in 2..=5 {
        let header = header(n_seats);
        let mut room = Room::begun(&header, NO_CLOCK, n_seats);
        let Some(actions) = holding(&mut room, true) else { continue };
        let n_now = actions.len() - 1;
        assert_eq!(room.act(&actions), Err(Refused::DrawFirst { n_actions: n_now as u32 }));
        let (seat, turn) = (room.due(), room.table.turn());
        room.act(&actions[..n_now]).unwrap();
        assert_eq!(room.due(), seat, "the rest of the chips follows");
        assert_ne!(room.table.turn(), turn);
        return;
    }
    panic!("nobody ever had chips left when a film was finished");
}

#[test]
fn nobody_plays_out_of_turn_for_others_or_in_the_past() {
    let header = header(3);
    let mut room = Room::begun(&header, NO_CLOCK, 3);
    let (seat, turn) = (room.due(), room.table.turn());
    let other = Seat((seat.0 + 1) % 3);
    let refused = room.does(&name(other), &play(other, turn, &[Action::Pass])).unwrap_err();
    assert!(matches!(refused, Refused::Rules { .. }), "{refused:?}");
    for stranger in [name(other), "stranger".to_owned()] {
        let refused = room.does(&stranger, &play(seat, turn, &[Action::Pass]));
        assert_eq!(refused, Err(Refused::NotYourSeat {}));
    }
    for wrong in [0, turn - 1, turn + 1, u32::MAX] {
        let refused = room.does(&name(seat), &play(seat, wrong, &[Action::Pass]));
        assert_eq!(refused, Err(Refused::Stale { turn }));
    }
    let refused = room.does(&name(seat), &play(Seat(3), turn, &[Action::Pass]));
    assert_eq!(refused, Err(Refused::NoSuchSeat {}));
    room.does(&name(seat), &play(seat, turn, &[Action::Pass])).unwrap();
    let refused = room.does(&name(seat), &play(seat, turn, &[Action::Pass]));
    assert_eq!(refused, Err(Refused::Stale { turn: room.table.turn() }));
}

#[test]
fn nothing_and_far_too_much_are_refused() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 2);
    let (seat, turn) = (room.due(), room.table.turn());
    assert_eq!(room.act(&[]), Err(Refused::WrongCount {}));
    assert_eq!(room.act(&[Action::Pass; 9]), Err(Refused::WrongCount {}));
    assert_eq!(room.table.play(seat, turn, &[], &seed()), Err(Refused::WrongCount {}));
}

#[test]
fn a_table_that_has_not_begun_or_is_over_plays_nothing() {
    let header = header(2);
    let mut gathering = Room::open(crate::room::plan(&header, NO_CLOCK));
    gathering.does("p0", &Command::Sit { seat: Some(0), studio: None, nonce: None }).unwrap();
    let pass = |turn| play(Seat(0), turn, &[Action::Pass]);
    assert_eq!(gathering.does("p0", &pass(1)), Err(Refused::NotBegun {}));
    let mut room = Room::begun(&header, NO_CLOCK, 2);
    room.play_to_end(&mut Rng::new(1, 0));
    let turn = room.table.turn();
    assert_eq!(room.does("p0", &pass(turn)), Err(Refused::IsOver {}));
    assert_eq!((room.table.status(), room.table.due()), (Status::Over, None));
}

/// A draft is tried on a copy: what could be played afterwards is what would have been played.
#[test]
fn trying_out_tells_what_playing_would_do() {
    let header = header(4);
    let mut room = Room::begun(&header, NO_CLOCK, 4);
    let actions = holding(&mut room, false).expect("somebody holds several chips");
    let (seat, before) = (room.due(), room.game());
    assert_eq!(room.table.try_out(seat, &[]), Ok(before));
    let tried = room.table.try_out(seat, &actions).unwrap();
    assert!(room.game() == before, "nothing has happened");
    let twice: Vec<_> = actions.iter().chain(&actions[..1]).copied().collect();
    assert!(room.table.try_out(seat, &twice).is_err());
    let mut by_hand = before;
    for &action in &actions {
        by_hand.play(seat, action, |_| {}).unwrap();
    }
    assert!(tried == by_hand);
}

#[test]
fn a_bid_is_one_entry_with_all_that_follows() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 2);
    assert!(room.play_until(&mut Rng::new(2, 0), is_auction));
    let LegalSet::Auction { floor, ceiling } = room.game().legal() else { panic!() };
    assert_eq!(floor, Money(0));
    assert!(matches!(
        room.act(&[Action::Bid(Money(ceiling.0 + 1))]),
        Err(Refused::Rules { refusal: Refusal::BidAbovePurse { .. } })
    ));
    let TableEvent::Played { moves, .. } = room.act(&[Action::Bid(floor)]).unwrap() else {
        panic!()
    };
    assert_eq!(moves.len(), 1);
}
