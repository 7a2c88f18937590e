//! Who plays: people, and bots in their place.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, BySeat, Seat};
use traumfabrik_table::{Away, Command, How, Refused, Scheduled, Status, Time};

use crate::room::{LIVE, NO_CLOCK, NOBODY_GONE, Room, SLOW, header, name, play, whims};

#[test]
fn a_bot_plays_on_for_whoever_leaves() {
    let header = header(3);
    let mut room = Room::begun(&header, LIVE, 3);
    let seat = room.due();
    let who = name(seat);
    room.does(&who, &Command::Leave { seat: seat.0 }).unwrap();
    assert_eq!(room.table.bot(seat), Some("regular"));
    assert_eq!(room.table.clocks().running(), None);
    assert!(
        matches!(room.table.next(&[], &NOBODY_GONE, &whims()), Scheduled::Act { how: How::Bot(bot), .. } if bot == "regular")
    );
    let turn = room.table.turn();
    let refused = room.does(&who, &play(seat, turn, &[Action::Pass]));
    assert_eq!(refused, Err(Refused::TakenOver {}));
    let again = room.does(&who, &Command::Leave { seat: seat.0 });
    assert_eq!(again, Err(Refused::TakenOver {}));
    room.does(&who, &Command::Return { seat: seat.0 }).unwrap();
    let again = room.does(&who, &Command::Return { seat: seat.0 });
    assert_eq!(again, Err(Refused::NotTakenOver {}));
    assert_eq!(room.table.clocks().running(), Some(seat));
    room.does(&who, &play(seat, turn, &[Action::Pass])).unwrap();
}

#[test]
fn whoever_resigns_does_not_come_back() {
    let header = header(2);
    for is_away in [false, true] {
        let mut room = Room::begun(&header, LIVE, 2);
        if is_away {
            room.taken_over(Seat(1), Away::Timeout);
        }
        room.does("p1", &Command::Resign { seat: 1 }).unwrap();
        assert_eq!(room.table.chair(Seat(1)).away, Some(Away::Resigned));
        for command in [Command::Return { seat: 1 }, Command::Resign { seat: 1 }] {
            assert_eq!(room.does("p1", &command), Err(Refused::HasResigned {}));
        }
        room.play_to_end(&mut Rng::new(1, 0));
    }
}

#[test]
fn a_game_goes_on_when_all_people_are_gone() {
    let header = header(3);
    let mut room = Room::begun(&header, LIVE, 2);
    room.does("p0", &Command::Leave { seat: 0 }).unwrap();
    room.does("p1", &Command::Leave { seat: 1 }).unwrap();
    let mut chance = Rng::new(3, 0);
    while room.step(&[], &mut chance) {}
    assert_eq!(room.table.status(), Status::Over);
}

#[test]
fn one_leaves_a_game_that_has_begun_and_is_not_over() {
    let header = header(2);
    let mut room = Room::open(crate::room::plan(&header, NO_CLOCK));
    room.does("p0", &Command::Sit { seat: Some(0), studio: None, nonce: None }).unwrap();
    let commands =
        [Command::Leave { seat: 0 }, Command::Resign { seat: 0 }, Command::Return { seat: 0 }];
    for command in &commands {
        assert_eq!(room.does("p0", command), Err(Refused::NotBegun {}));
    }
    room.does("p0", &Command::Start { fill: Some("filler".to_owned()) }).unwrap();
    for command in &commands {
        assert_eq!(room.does("p1", command), Err(Refused::NotYourSeat {}));
    }
    room.play_to_end(&mut Rng::new(1, 0));
    for command in &commands {
        assert_eq!(room.does("p0", command), Err(Refused::IsOver {}));
    }
}

#[test]
fn a_bot_takes_over_when_the_time_is_up_or_somebody_is_gone_too_long() {
    let header = header(2);
    let room = Room::begun(&header, LIVE, 2);
    let (seat, begin) = (room.due(), room.now);
    let timeout = Scheduled::TakeOver { seat, at: begin.plus(60_000), why: Away::Timeout };
    assert_eq!(room.table.next(&[], &NOBODY_GONE, &whims()), timeout);
    let mut gone: BySeat<Option<Time>> = NOBODY_GONE;
    // Whoever was gone before their turn has the whole grace from its beginning.
    for (since, from) in [(begin.plus(-1_000_000), begin), (begin.plus(10), begin.plus(10))] {
        gone[seat] = Some(since);
        let next = Scheduled::TakeOver { seat, at: from.plus(5_000), why: Away::Gone };
        assert_eq!(room.table.next(&[], &gone, &whims()), next);
    }
    gone[seat] = Some(begin.plus(59_000));
    assert_eq!(room.table.next(&[], &gone, &whims()), timeout, "whatever comes first");
    let mut others = NOBODY_GONE;
    others[Seat(1 - seat.0)] = Some(begin);
    assert_eq!(room.table.next(&[], &others, &whims()), timeout, "nobody waits for the others");
}

#[test]
fn a_table_may_wait_for_its_people() {
    let header = header(2);
    let mut plan = crate::room::plan(&header, LIVE);
    plan.absence.on_timeout = false;
    plan.absence.grace_ms = None;
    let mut room = Room::open(plan);
    for seat in 0..2 {
        let sit = Command::Sit { seat: Some(seat), studio: None, nonce: None };
        room.does(&format!("p{seat}"), &sit).unwrap();
    }
    room.does("p0", &Command::Start { fill: None }).unwrap();
    let gone = BySeat([Some(room.now); 5]);
    assert_eq!(room.table.next(&[], &gone, &whims()), Scheduled::Nothing);
}

#[test]
fn vacations_are_for_slow_games_and_end() {
    let header = header(2);
    let vacation = |seat: Seat, is_on| Command::Vacation { seat: seat.0, is_on };
    let mut live = Room::begun(&header, LIVE, 2);
    assert_eq!(live.does("p0", &vacation(Seat(0), true)), Err(Refused::NoVacation {}));

    let mut room = Room::begun(&header, SLOW, 2);
    let seat = room.due();
    let who = name(seat);
    assert_eq!(room.does(&who, &vacation(seat, false)), Err(Refused::NoVacation {}));
    room.wait(300);
    room.does(&who, &vacation(seat, true)).unwrap();
    assert_eq!(room.does(&who, &vacation(seat, true)), Err(Refused::NoVacation {}));
    let deadline = room.now.plus(700 + 500);
    assert_eq!(room.table.clocks().deadline(), Some((seat, deadline)));
    room.wait(600);
    room.does(&who, &vacation(seat, false)).unwrap();
    let clock = room.table.clocks().of(seat);
    assert_eq!((clock.vacation_ms, clock.left_ms), (0, 600));
    assert_eq!(room.does(&who, &vacation(seat, true)), Err(Refused::NoVacation {}), "none is left");
    assert_eq!(room.table.view().chairs[seat.index()].vacation_ms, Some(0));
}
