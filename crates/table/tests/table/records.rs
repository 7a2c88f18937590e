//! The record of a table's game: true, fair, and nothing is told too early.

use traumfabrik_bots::Rng;
use traumfabrik_rules::Seat;
use traumfabrik_table::fair::{DrawFault, check};
use traumfabrik_table::{Closing, Command, Motion, Status};
use traumfabrik_wire::{Record, RecordWriter, read, verify};

use crate::room::{NO_CLOCK, Room, header, plan};

fn record(room: &Room) -> Record {
    let n_seats = room.table.seats().count();
    room.table.record(vec![String::from("somebody"); n_seats]).unwrap()
}

/// The record as a file, and read again.
fn written(record: &Record) -> Record {
    let mut writer = RecordWriter::new(Vec::new(), &record.header).unwrap();
    for entry in &record.entries {
        writer.entry(&entry.cause, &entry.events).unwrap();
    }
    read(&writer.finish().unwrap()[..]).unwrap()
}

fn n_deals(record: &Record) -> usize {
    check(record).unwrap_or_else(|fault| panic!("{fault}")).n_deals
}

#[test]
fn finished_games_are_true_and_fair_with_chosen_studios_and_without() {
    for n_seats in 2..=5 {
        for has_wish in [false, true] {
            let header = header(n_seats);
            let mut room = Room::open(plan(&header, NO_CLOCK));
            let sit = Command::Sit {
                seat: Some(1),
                studio: has_wish.then_some(2),
                nonce: Some("my-nonce".to_owned()),
            };
            room.does("p1", &sit).unwrap();
            room.does("p0", &Command::Start { fill: Some("filler".to_owned()) }).unwrap();
            room.play_to_end(&mut Rng::new(n_seats.into(), 0));
            let record = record(&room);
            assert_eq!(written(&record), record);
            assert!(verify(&record).unwrap().finished);
            assert!(n_deals(&record) > 10);
            assert_eq!(record.header.draw().unwrap().nonces()[1].as_deref(), Some("my-nonce"));
            assert_eq!(record.header.note(), None);
        }
    }
}

#[test]
fn a_game_that_went_to_and_fro_is_as_true_and_fair_as_any() {
    let header = header(3);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    let mut chance = Rng::new(8, 0);
    while room.table.status() == Status::Running {
        let mine = std::iter::once(Seat(0)).collect();
        if let (Some(to), true, true) = (
            room.table.before_last_turn_of(mine),
            room.table.n_taken_back() < 20,
            chance.one_in(15),
        ) {
            room.proposes("p0", Motion::TakeBack { to }).unwrap();
        }
        let action = room.legal_action(&mut chance);
        room.act(&[action]).unwrap();
    }
    let record = record(&room);
    let n_taken_back = room.table.n_taken_back();
    assert!(n_taken_back > 5, "{n_taken_back}");
    assert_eq!(record.header.note(), Some(&format!("taken back {n_taken_back} times")[..]));
    assert_eq!(written(&record), record);
    assert!(verify(&record).unwrap().finished);
    n_deals(&record);
    assert!(room.table == room.fold());
}

#[test]
fn a_game_that_was_broken_off_can_be_checked_as_far_as_it_came() {
    let header = header(2);
    for is_aborted in [true, false] {
        let mut room = Room::begun(&header, NO_CLOCK, 1);
        room.play_until(&mut Rng::new(8, 0), |table| table.seq() > 60);
        if is_aborted {
            room.proposes("p0", Motion::Abort {}).unwrap();
        } else {
            room.closed(Closing::Host);
        }
        let record = record(&room);
        assert!(!verify(&record).unwrap().finished);
        assert!(n_deals(&record) > 5);
    }
}

#[test]
fn the_record_of_a_running_game_tells_no_draw() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    room.play_until(&mut Rng::new(8, 0), |table| table.seq() > 30);
    let record = record(&room);
    assert_eq!(record.header.draw(), None);
    verify(&record).unwrap();
    assert!(matches!(check(&record), Err(DrawFault::Untold)));
    assert!(room.table.record(Vec::new()).is_err(), "everybody who sits there has a label");
}
