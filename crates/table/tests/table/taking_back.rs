//! Taking back: with everybody's consent, marked, and without another draw or a second of time.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, Deal, Seat, SeatSet};
use traumfabrik_table::{Away, ClockRule, Command, Motion, Refused, Table, TableEvent};
use traumfabrik_wire::MoveCause;

use crate::room::{LIVE, NO_CLOCK, Room, SLOW, header, is_auction, name, play};

/// The last turn of the person at seat 0, who is due again.
fn last_turn(room: &Room) -> Motion {
    Motion::TakeBack { to: room.table.before_last_turn_of(SeatSet::only(Seat(0))).unwrap() }
}

fn deals(table: &Table) -> Vec<Deal> {
    let deal = |cause: MoveCause| match cause {
        MoveCause::Deal(deal) => Some(deal),
        MoveCause::Start | MoveCause::Action { .. } => None,
    };
    table.moves().filter_map(|entry| deal(entry.cause)).collect()
}

#[test]
fn alone_against_bots_it_happens_at_once_and_is_marked() {
    let header = header(4);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    room.play_until_second_turn(&mut Rng::new(1, 0), Seat(0));
    let n_entries = room.log.len();
    let motion = last_turn(&room);
    let event = room.proposes("p0", motion).unwrap();
    assert_eq!(event, TableEvent::Proposed { seat: Seat(0), motion, is_carried: true, seed: None });
    assert_eq!((room.due(), room.table.n_taken_back()), (Seat(0), 1));
    assert_eq!(room.log.len(), n_entries + 1, "nothing is deleted");
    assert_eq!((room.table.turn(), room.table.motion()), (room.table.seq(), None));
    assert_eq!(room.table.view().n_taken_back, 1);
    assert!(room.table == room.fold());
    assert_eq!(
        room.table.record(vec![String::new(); 4]).unwrap().header.note(),
        Some("taken back 1 times")
    );
}

#[test]
fn the_game_is_what_it_was_and_the_same_draws_come_again() {
    let header = header(3);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    let (begin, first) = (room.position(), room.table.turn());
    let mut chance = Rng::new(5, 0);
    room.play_to_end(&mut Rng::new(5, 0));
    let straight = deals(&room.table);

    let mut room = Room::begun(&header, NO_CLOCK, 1);
    let has_played = |table: &Table| table.seq() > 60 && table.due() == Some(Seat(0));
    assert!(room.play_until(&mut chance, has_played));
    let n_dealt = deals(&room.table).len();
    assert!(n_dealt > deals_at_start(&room), "something was drawn meanwhile");
    room.proposes("p0", Motion::TakeBack { to: first }).unwrap();
    assert!(room.position() == begin);
    // Other people play another game, but chips and screenplays come in the same order.
    room.play_to_end(&mut Rng::new(6, 0));
    let other = deals(&room.table);
    let chips = |deals: &[Deal]| -> Vec<u8> {
        let numbers = |deal: &Deal| match deal {
            Deal::Lots(chips) => chips.iter().map(|chip| chip.number()).collect(),
            Deal::Faces(chips) => chips.iter().map(|chip| chip.number()).collect(),
            Deal::Studios(_) | Deal::Lead(_) | Deal::Screenplay(_) | Deal::Legend(_) => Vec::new(),
        };
        deals.iter().flat_map(numbers).collect()
    };
    let (straight, other) = (chips(&straight), chips(&other));
    let n_both = straight.len().min(other.len());
    assert!(n_both > 40);
    assert_eq!(straight[..n_both], other[..n_both]);
}

fn deals_at_start(room: &Room) -> usize {
    let TableEvent::Started { moves, .. } = &room
        .log
        .iter()
        .find(|entry| matches!(entry.event, TableEvent::Started { .. }))
        .unwrap()
        .event
    else {
        panic!()
    };
    moves.iter().filter(|entry| matches!(entry.cause, MoveCause::Deal(_))).count()
}

#[test]
fn everybody_who_plays_has_to_agree() {
    let header = header(4);
    let mut room = Room::begun(&header, NO_CLOCK, 3);
    room.play_until_second_turn(&mut Rng::new(3, 0), Seat(0));
    let (before, turn, motion) = (room.position(), room.table.turn(), last_turn(&room));
    room.proposes("p0", motion).unwrap();
    assert_eq!(room.proposes("p1", Motion::Pause {}), Err(Refused::MotionPending {}));
    assert_eq!(room.votes("p0", true), Err(Refused::HasVoted {}));
    room.votes("p1", true).unwrap();
    assert_eq!(room.votes("p1", true), Err(Refused::HasVoted {}));
    assert!(
        room.position() == before && room.table.turn() == turn,
        "the bot has no say, but p2 has"
    );
    let event = room.votes("p2", true).unwrap();
    assert!(matches!(event, TableEvent::Voted { is_carried: true, .. }));
    assert_eq!((room.table.n_taken_back(), room.table.motion()), (1, None));
    assert!(room.position() != before);
}

#[test]
fn one_no_is_enough_and_one_may_think_better_of_it() {
    let header = header(3);
    for refuser in ["p2", "p0"] {
        let mut room = Room::begun(&header, NO_CLOCK, 3);
        room.play_until_second_turn(&mut Rng::new(3, 0), Seat(0));
        let (before, motion) = (room.position(), last_turn(&room));
        room.proposes("p0", motion).unwrap();
        room.votes("p1", true).unwrap();
        room.votes(refuser, false).unwrap();
        assert_eq!((room.table.motion(), room.table.n_taken_back()), (None, 0));
        assert!(room.position() == before);
        assert_eq!(room.votes("p1", true), Err(Refused::NoMotion {}));
        room.proposes("p0", motion).unwrap();
    }
}

#[test]
fn a_motion_lapses_when_somebody_plays() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 2);
    let mut chance = Rng::new(3, 0);
    room.play_until_second_turn(&mut chance, Seat(0));
    room.proposes("p0", last_turn(&room)).unwrap();
    let action = room.legal_action(&mut chance);
    room.act(&[action]).unwrap();
    assert_eq!(room.table.motion(), None);
    assert_eq!(room.votes("p1", true), Err(Refused::NoMotion {}));
}

#[test]
fn whoever_is_away_has_no_say() {
    let header = header(3);
    let mut room = Room::begun(&header, NO_CLOCK, 3);
    room.play_until_second_turn(&mut Rng::new(4, 0), Seat(0));
    room.taken_over(Seat(1), Away::Gone);
    let motion = last_turn(&room);
    assert_eq!(room.proposes("p1", motion), Err(Refused::TakenOver {}));
    room.proposes("p0", motion).unwrap();
    assert_eq!(room.votes("p1", true), Err(Refused::TakenOver {}));
    let event = room.votes("p2", true).unwrap();
    assert!(matches!(event, TableEvent::Voted { is_carried: true, .. }), "p1 need not be asked");
}

/// A takeover carries nothing by itself, but nobody has to begin anew because of it either.
#[test]
fn when_the_last_one_to_answer_is_gone_a_second_yes_is_enough() {
    let header = header(3);
    let mut room = Room::begun(&header, NO_CLOCK, 3);
    room.play_until_second_turn(&mut Rng::new(4, 0), Seat(0));
    room.proposes("p0", last_turn(&room)).unwrap();
    room.votes("p1", true).unwrap();
    room.taken_over(Seat(2), Away::Left);
    assert_eq!(room.table.n_taken_back(), 0);
    room.votes("p1", true).unwrap();
    assert_eq!(room.table.n_taken_back(), 1);
}

#[test]
fn whoever_comes_back_is_asked_too() {
    let header = header(3);
    let mut room = Room::begun(&header, NO_CLOCK, 3);
    room.play_until_second_turn(&mut Rng::new(4, 0), Seat(0));
    room.votes("p1", true).unwrap_err();
    room.proposes("p0", last_turn(&room)).unwrap();
    room.votes("p1", true).unwrap();
    room.does("p1", &Command::Leave { seat: 1 }).unwrap();
    assert_eq!(room.table.motion().unwrap().agreed, SeatSet::only(Seat(0)));
    room.does("p1", &Command::Return { seat: 1 }).unwrap();
    room.votes("p2", true).unwrap();
    assert_eq!(room.table.n_taken_back(), 0, "p1 is back and has not been asked again");
    room.votes("p1", true).unwrap();
    assert_eq!(room.table.n_taken_back(), 1);
}

#[test]
fn one_person_with_several_seats_speaks_with_one_voice() {
    let header = header(4);
    let mut room = Room::open(crate::room::plan(&header, NO_CLOCK));
    for (seat, who) in [(0, "p0"), (1, "p1"), (2, "p0"), (3, "p1")] {
        let sit = Command::Sit { seat: Some(seat), studio: None, nonce: None };
        room.does(who, &sit).unwrap();
    }
    room.does("p0", &Command::Start { fill: None }).unwrap();
    room.play_until_second_turn(&mut Rng::new(4, 0), Seat(0));
    let mut alone = room.clone();
    let motion = last_turn(&room);
    room.does("p0", &Command::Propose { seat: 2, motion }).unwrap();
    assert_eq!(room.table.motion().unwrap().agreed, [Seat(0), Seat(2)].into_iter().collect());
    let again = room.does("p0", &Command::Vote { seat: 0, is_yes: true });
    assert_eq!(again, Err(Refused::HasVoted {}));
    // One seat of two is left to a bot: the person has spoken all the same.
    room.does("p0", &Command::Leave { seat: 2 }).unwrap();
    room.does("p0", &Command::Return { seat: 2 }).unwrap();
    room.does("p1", &Command::Vote { seat: 3, is_yes: true }).unwrap();
    assert_eq!(room.table.n_taken_back(), 1);
    alone.taken_over(Seat(1), Away::Gone);
    alone.taken_over(Seat(3), Away::Gone);
    alone.does("p0", &Command::Propose { seat: 0, motion }).unwrap();
    assert_eq!(alone.table.n_taken_back(), 1, "there is nobody else to ask");
}

#[test]
fn one_goes_back_to_turns_that_count() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    let first = room.table.turn();
    let mut chance = Rng::new(9, 0);
    room.play_until_second_turn(&mut chance, Seat(0));
    let (now, past) = (room.table.turn(), last_turn(&room));
    for to in [0, 1, first - 1, now, now + 1, u32::MAX] {
        let refused = room.proposes("p0", Motion::TakeBack { to });
        assert_eq!(refused, Err(Refused::NothingToTakeBack {}), "to {to}");
    }
    room.proposes("p0", Motion::TakeBack { to: first }).unwrap();
    let refused = room.proposes("p0", Motion::TakeBack { to: now });
    assert_eq!(refused, Err(Refused::NothingToTakeBack {}), "that was taken back");
    room.play_until_second_turn(&mut chance, Seat(0));
    let again = last_turn(&room);
    assert!(again != past || past == (Motion::TakeBack { to: first }));
    room.proposes("p0", again).unwrap();
    room.play_to_end(&mut chance);
    assert_eq!(room.table.n_taken_back(), 2);
    assert_eq!(room.proposes("p0", again), Err(Refused::IsOver {}));
    assert!(room.table == room.fold());
}

/// What somebody had in mind for a turn that was taken back is not played in another one.
#[test]
fn a_command_for_the_old_turn_is_stale() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    room.play_until_second_turn(&mut Rng::new(2, 0), Seat(0));
    let turn = room.table.turn();
    room.proposes("p0", last_turn(&room)).unwrap();
    let refused = room.does("p0", &play(Seat(0), turn, &[Action::Pass]));
    assert_eq!(refused, Err(Refused::Stale { turn: room.table.turn() }));
}

/// The time that was spent is spent, and what the turns earned is gone with them.
#[test]
fn no_clock_time_is_gained() {
    for clock in [LIVE, SLOW] {
        let header = header(2);
        let mut room = Room::begun(&header, clock, 2);
        assert!(room.play_until(&mut Rng::new(2, 0), is_auction));
        let (first, second, to) = (room.due(), Seat(1 - room.due().0), room.table.turn());
        let begin = room.table.clocks().of(first).left_ms;
        for n in 1..=3 {
            room.wait(40);
            room.act(&[room.game().legal().nth(1).unwrap()]).unwrap();
            room.wait(30);
            room.proposes(&name(second), Motion::TakeBack { to }).unwrap();
            room.wait(20);
            room.votes(&name(first), true).unwrap();
            let left = |seat| room.table.clocks().of(seat).left_ms;
            assert_eq!(room.table.clocks().running(), Some(first));
            assert_eq!(left(first), begin - 40 * n, "{clock:?}");
            match clock {
                ClockRule::Live { bank_ms, .. } => assert_eq!(left(second), bank_ms - 50 * n),
                // Every decision has its own time, and the second one has a new one each time.
                ClockRule::Correspondence { decision_ms, .. } => {
                    assert_eq!(left(second), decision_ms - 50);
                }
                ClockRule::None {} => {}
            }
        }
    }
}
