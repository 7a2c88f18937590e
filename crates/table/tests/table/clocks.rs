//! Clocks through whole games: whoever thinks pays, and nobody else.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{BySeat, Seat};
use traumfabrik_table::{Away, ClockRule, Command, Status, TableEvent};

use crate::room::{LIVE, NO_CLOCK, Room, SLOW, header, name};

/// What a seat has left is what it began with, less what it thought, and what its turns earned.
#[test]
fn charges_are_the_time_that_people_thought() {
    const INCREMENT_MS: i64 = 1_000;
    for n_seats in 2..=5 {
        let header = header(n_seats);
        let mut room = Room::begun(&header, LIVE, n_seats - 1);
        let mut chance = Rng::new(u64::from(n_seats), 1);
        let (mut thought, mut earned) = (BySeat([0_i64; 5]), BySeat([0_i64; 5]));
        while room.table.status() == Status::Running {
            let (seat, ms) = (room.due(), i64::from(chance.below(3_000)));
            room.wait(ms);
            let is_person = room.table.chair(seat).plays_itself();
            let action = room.legal_action(&mut chance);
            room.act(&[action]).unwrap();
            if is_person {
                thought[seat] += ms;
                earned[seat] += if room.table.due() == Some(seat) { 0 } else { INCREMENT_MS };
            }
            for seat in room.table.seats().iter() {
                let left = 60_000 - thought[seat] + earned[seat];
                assert_eq!(room.table.clocks().of(seat).left_ms, left, "seat {seat}");
            }
        }
        let total: i64 = thought.0.iter().sum();
        assert!(total > 0 && thought[Seat(n_seats - 1)] == 0, "bots do not pay");
    }
}

#[test]
fn every_decision_of_a_slow_game_has_its_own_time() {
    let header = header(3);
    let mut room = Room::begun(&header, SLOW, 3);
    let mut chance = Rng::new(2, 0);
    for _ in 0..40 {
        let seat = room.due();
        assert_eq!(room.table.clocks().of(seat).left_ms, 1_000);
        assert_eq!(room.table.clocks().deadline(), Some((seat, room.now.plus(1_000))));
        room.wait(900);
        let action = room.legal_action(&mut chance);
        room.act(&[action]).unwrap();
    }
}

#[test]
fn time_in_which_nobody_could_play_does_not_count() {
    let header = header(2);
    let mut room = Room::begun(&header, LIVE, 2);
    let seat = room.due();
    room.wait(50_000);
    room.note(TableEvent::Credited { ms: 45_000 });
    assert_eq!(room.table.clocks().of(seat).left_ms, 55_000);
    assert_eq!(room.table.clocks().of(Seat(1 - seat.0)).left_ms, 60_000);
    // Nobody thinks: there is nobody to give it to.
    room.taken_over(seat, Away::Gone);
    room.note(TableEvent::Credited { ms: 45_000 });
    assert_eq!(room.table.clocks().of(seat).left_ms, 55_000);
}

#[test]
fn whoever_ran_out_of_time_returns_with_a_little_and_others_with_what_they_had() {
    let header = header(2);
    for (clock, spent, left) in
        [(LIVE, 70_000, 6_000), (LIVE, 59_000, 1_000), (SLOW, 1_200, 1_000), (SLOW, 900, 100)]
    {
        let mut room = Room::begun(&header, clock, 2);
        let seat = room.due();
        room.wait(spent);
        room.does(&name(seat), &Command::Leave { seat: seat.0 }).unwrap();
        room.wait(1_000_000);
        room.does(&name(seat), &Command::Return { seat: seat.0 }).unwrap();
        assert_eq!(room.table.clocks().of(seat).left_ms, left, "{clock:?} after {spent}");
        assert_eq!(room.table.clocks().running(), Some(seat));
    }
}

#[test]
fn a_table_without_clocks_shows_none() {
    let header = header(2);
    let room = Room::begun(&header, NO_CLOCK, 2);
    let view = room.table.view();
    assert!(view.running.is_none() && view.chairs.iter().all(|chair| chair.left_ms.is_none()));
    assert_eq!(view.clock, ClockRule::None {});
    let live = Room::begun(&header, LIVE, 2);
    let view = live.table.view();
    assert!(view.chairs.iter().all(|chair| chair.left_ms == Some(60_000)));
    assert_eq!(view.running, live.table.due().map(|seat| seat.0));
}
