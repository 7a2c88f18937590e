//! Pausing, going on and ending a game by consent.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::{Away, Closing, Command, Motion, Refused, Scheduled, Status, TableEvent};

use crate::room::{LIVE, NO_CLOCK, NOBODY_GONE, Room, header, name, plan, play, seed, whims};

#[test]
fn a_pause_stops_clocks_bots_and_play() {
    let header = header(3);
    let mut room = Room::begun(&header, LIVE, 3);
    let seat = room.due();
    room.wait(1_000);
    room.proposes("p0", Motion::Pause {}).unwrap();
    assert_eq!(room.table.status(), Status::Running, "not everybody has agreed");
    room.votes("p1", true).unwrap();
    room.wait(1_000);
    room.votes("p2", true).unwrap();
    assert_eq!((room.table.status(), room.table.due()), (Status::Paused, None));
    assert_eq!(room.table.next(&[], &NOBODY_GONE, &whims()), Scheduled::Nothing);
    room.wait(1_000_000);
    let turn = room.table.turn();
    let refused = room.does(&name(seat), &play(seat, turn, &[Action::Pass]));
    assert_eq!(refused, Err(Refused::IsPaused {}));
    for motion in [Motion::Pause {}, Motion::TakeBack { to: turn }] {
        assert_eq!(room.proposes("p0", motion), Err(Refused::IsPaused {}));
    }
    room.proposes("p0", Motion::Resume {}).unwrap();
    room.votes("p1", true).unwrap();
    room.votes("p2", true).unwrap();
    assert_eq!(room.table.clocks().running(), Some(seat));
    assert_eq!(room.table.clocks().of(seat).left_ms, 58_000, "the pause cost nothing");
    room.does(&name(seat), &play(seat, turn, &[Action::Pass])).unwrap();
    assert_eq!(room.proposes("p0", Motion::Resume {}), Err(Refused::NotPaused {}));
}

#[test]
fn nobody_is_locked_in_a_pause() {
    let header = header(3);
    let mut room = Room::begun(&header, LIVE, 3);
    room.proposes("p0", Motion::Pause {}).unwrap();
    room.votes("p1", true).unwrap();
    room.votes("p2", true).unwrap();
    room.proposes("p0", Motion::Resume {}).unwrap();
    room.votes("p1", true).unwrap();
    room.does("p2", &Command::Resign { seat: 2 }).unwrap();
    assert_eq!(room.table.status(), Status::Paused);
    room.votes("p0", true).unwrap();
    assert_eq!(room.table.status(), Status::Running);
}

#[test]
fn an_aborted_game_shows_its_seed_and_has_no_result() {
    let header = header(3);
    for is_paused in [false, true] {
        let mut room = Room::begun(&header, NO_CLOCK, 2);
        if is_paused {
            room.proposes("p0", Motion::Pause {}).unwrap();
            room.votes("p1", true).unwrap();
        }
        let event = room.proposes("p0", Motion::Abort {}).unwrap();
        assert!(matches!(event, TableEvent::Proposed { is_carried: false, seed: None, .. }));
        room.votes("p1", false).unwrap();
        room.proposes("p1", Motion::Abort {}).unwrap();
        room.votes("p0", true).unwrap();
        assert_eq!(room.table.status(), Status::Aborted);
        assert_eq!(room.table.seed(), Some(&seed().reveal()[..]));
        assert_eq!(room.proposes("p0", Motion::Resume {}), Err(Refused::IsOver {}));
        assert_eq!(room.votes("p0", true), Err(Refused::IsOver {}));
    }
}

#[test]
fn alone_one_needs_nobodys_consent() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    room.proposes("p0", Motion::Pause {}).unwrap();
    assert_eq!(room.table.status(), Status::Paused);
    room.proposes("p0", Motion::Resume {}).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    room.proposes("p0", Motion::Abort {}).unwrap();
    assert_eq!(room.table.status(), Status::Aborted);
}

#[test]
fn strangers_bots_and_people_who_gave_up_ask_for_nothing() {
    let header = header(3);
    let mut room = Room::begun(&header, NO_CLOCK, 2);
    let pause = |seat| Command::Propose { seat, motion: Motion::Pause {} };
    assert_eq!(room.does("stranger", &pause(0)), Err(Refused::NotYourSeat {}));
    assert_eq!(room.does("p0", &pause(1)), Err(Refused::NotYourSeat {}));
    assert_eq!(room.does("p0", &pause(2)), Err(Refused::NotYourSeat {}));
    room.taken_over(Seat(1), Away::Resigned);
    assert_eq!(room.does("p1", &pause(1)), Err(Refused::TakenOver {}));
    room.does("p0", &pause(0)).unwrap();
    assert_eq!(room.table.status(), Status::Paused, "nobody else had to be asked");
}

#[test]
fn the_host_can_close_a_table_at_any_time() {
    let header = header(2);
    let mut room = Room::begun(&header, LIVE, 2);
    room.play_until(&mut Rng::new(1, 0), |table| table.seq() > 30);
    room.closed(Closing::Host);
    assert_eq!((room.table.status(), room.table.clocks().running()), (Status::Closed, None));
    assert!(room.table.seed().is_some());
    assert_eq!(room.table.next(&[], &NOBODY_GONE, &whims()), Scheduled::Nothing);
    assert_eq!(room.does("p0", &Command::Leave { seat: 0 }), Err(Refused::IsOver {}));
}

#[test]
fn those_at_one_device_speak_with_one_voice() {
    let header = header(3);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    for (seat, name) in (0..).zip(["p0", "p0.ben", "p1"]) {
        let sit = Command::Sit { seat: Some(seat), studio: None, nonce: None };
        room.does(name, &sit).unwrap();
    }
    room.does("p0", &Command::Start { fill: None }).unwrap();
    room.does("p0", &Command::Propose { seat: 0, motion: Motion::Pause {} }).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    room.does("p1", &Command::Vote { seat: 2, is_yes: true }).unwrap();
    assert_eq!(room.table.status(), Status::Paused, "Ben need not be asked");
}
