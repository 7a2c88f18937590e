//! Games that go on from a moment of another one.

use std::collections::BTreeSet;

use traumfabrik_bots::Rng;
use traumfabrik_rules::Seat;
use traumfabrik_table::fair::{DrawFault, check};
use traumfabrik_table::{
    Closing, Command, CommandId, LogEntry, Motion, OriginView, Plan, Refused, Status, Table, Time,
};
use traumfabrik_wire::{MoveCause, Record, RecordWriter, read, verify};

use crate::room::{LIVE, NO_CLOCK, Room, header, id, plan, seed};

/// A game that was played to its end.
fn finished(n_seats: u8, studio: Option<u8>) -> Room {
    let header = header(n_seats);
    let mut room = Room::open(plan(&header, LIVE));
    let sit = Command::Sit { seat: Some(0), studio, nonce: Some("first".to_owned()) };
    room.does("p0", &sit).unwrap();
    room.does("p0", &Command::Start { fill: Some("filler".to_owned()) }).unwrap();
    room.play_to_end(&mut Rng::new(n_seats.into(), 1));
    room
}

/// A table that goes on from a moment, where somebody has sat down at the seat that decides.
fn forked(old: &Table, n_moves: usize, nonce: &str) -> Room {
    let fork = old.fork(n_moves).unwrap();
    let plan = Plan { taken_over: fork.taken_over, ..plan(&fork.header, NO_CLOCK) };
    let mut room = Room::open(plan);
    let sit = Command::Sit { seat: Some(fork.due.0), studio: None, nonce: Some(nonce.to_owned()) };
    room.does("p0", &sit).unwrap();
    room.does("p0", &Command::Start { fill: Some("filler".to_owned()) }).unwrap();
    assert_eq!(room.due(), fork.due);
    room
}

fn record(room: &Room) -> Record {
    room.table.record(vec![String::new(); room.table.seats().count()]).unwrap()
}

fn text(record: &Record) -> String {
    let mut writer = RecordWriter::new(Vec::new(), &record.header).unwrap();
    for entry in &record.entries {
        writer.entry(&entry.cause, &entry.events).unwrap();
    }
    String::from_utf8(writer.finish().unwrap()).unwrap()
}

fn n_deals<'m>(entries: impl IntoIterator<Item = &'m traumfabrik_wire::Move>) -> usize {
    let is_deal = |entry: &&traumfabrik_wire::Move| matches!(entry.cause, MoveCause::Deal(_));
    entries.into_iter().filter(is_deal).count()
}

/// How many moves the games before were left after, and how often anything was taken over.
fn left_after(record: &Record) -> Vec<u32> {
    record.header.origin().iter().map(|origin| origin.n_moves()).collect()
}

#[test]
fn a_game_goes_on_from_any_moment_and_is_true_and_fair() {
    for (n_seats, studio) in [(2, None), (3, Some(4)), (4, Some(1)), (5, None)] {
        let old = finished(n_seats, studio);
        let before = record(&old);
        let n_all = before.entries.len();
        for n_moves in (0..n_all - 12).step_by(17) {
            let mut room = forked(&old.table, n_moves, "second");
            let taken_over: Vec<_> = room.table.moves().cloned().collect();
            let n_taken = taken_over.len();
            assert!(n_taken >= n_moves && taken_over == before.entries[..n_taken]);
            let decisions = (n_taken - n_deals(&taken_over)) as u32 - u32::from(studio.is_some());
            let origin = OriginView { game: id().to_string(), moves: n_taken as u32, decisions };
            assert_eq!(room.table.view().origin, Some(origin));

            room.play_to_end(&mut Rng::new(7, n_moves as u64));
            assert!(room.table == room.fold());
            let record = record(&room);
            assert_eq!(read(text(&record).as_bytes()).unwrap(), record);
            assert!(verify(&record).unwrap().finished);
            let checked = check(&record).unwrap_or_else(|fault| panic!("{n_moves}: {fault}"));
            assert_eq!(checked.n_deals, n_deals(&record.entries));
            assert_eq!(checked.n_taken_over, n_deals(&taken_over));
            assert_eq!(record.header.version(), 3);
        }
    }
}

/// Whoever has seen the old game to its end knows what came up there, and nothing of what will.
#[test]
fn what_has_not_come_up_is_shuffled_anew_by_what_people_add() {
    let old = finished(4, None);
    let n_moves = old.table.fork(60).unwrap().taken_over.len();
    let of_old: Vec<_> = old.table.dealer(&seed()).bag().collect();
    let mut orders = BTreeSet::new();
    for nonce in ["second", "third"] {
        let room = forked(&old.table, n_moves, nonce);
        let bag: Vec<_> = room.table.dealer(&seed()).bag().collect();
        let n_up = of_old.len() - bag.len();
        assert!(n_up > 0, "some have come up");
        assert_ne!(bag, of_old[n_up..], "not in the order of the game before");
        let sorted: BTreeSet<_> = bag.iter().copied().collect();
        assert_eq!(sorted, of_old[n_up..].iter().copied().collect(), "and no others");
        orders.insert(bag);
    }
    assert_eq!(orders.len(), 2);
}

#[test]
fn nothing_that_was_taken_over_is_taken_back() {
    let old = finished(3, None);
    let mut room = forked(&old.table, 50, "second");
    let (begin, position, me) = (room.table.turn(), room.position(), room.due());
    for to in 1..=begin {
        let refused = room.proposes("p0", Motion::TakeBack { to }).unwrap_err();
        assert_eq!(refused, Refused::NothingToTakeBack {});
    }
    let mut chance = Rng::new(1, 1);
    room.play_until_second_turn(&mut chance, me);
    room.proposes("p0", Motion::TakeBack { to: begin }).unwrap();
    assert_eq!(room.position(), position);
    room.play_to_end(&mut chance);
    check(&record(&room)).unwrap();
}

/// The games before are all told, as far as moves come from them.
#[test]
fn a_game_goes_on_from_one_that_has_gone_on() {
    let first = finished(3, None);
    let mut second = forked(&first.table, 40, "second");
    second.play_to_end(&mut Rng::new(2, 2));
    let left = left_after(&record(&second))[0];
    for (n_moves, expected) in [(20, 1), (left as usize, 1), (90, 2)] {
        let mut third = forked(&second.table, n_moves, "third");
        let n_taken = third.table.moves().count() as u32;
        third.play_to_end(&mut Rng::new(3, 3));
        let record = record(&third);
        let checked = check(&record).unwrap_or_else(|fault| panic!("{n_moves}: {fault}"));
        assert_eq!(checked.n_taken_over, n_deals(&record.entries[..n_taken as usize]));
        let expected = if expected == 1 { vec![n_taken] } else { vec![left, n_taken] };
        assert_eq!(left_after(&record), expected);
    }
}

#[test]
fn nobody_goes_on_from_a_game_that_is_not_over_or_from_its_end() {
    let header = header(2);
    let mut running = Room::begun(&header, NO_CLOCK, 1);
    running.play_until(&mut Rng::new(8, 0), |table| table.seq() > 20);
    assert_eq!(running.table.fork(3), Err(Refused::NotOver {}));
    running.closed(Closing::Host);
    assert_eq!(running.table.fork(3), Err(Refused::CalledOff {}));
    let mut aborted = Room::begun(&header, NO_CLOCK, 1);
    aborted.proposes("p0", Motion::Abort {}).unwrap();
    assert_eq!(aborted.table.fork(0), Err(Refused::CalledOff {}));

    let over = finished(2, None);
    let n_all = over.table.moves().count();
    for n_moves in [n_all, n_all + 1, usize::MAX] {
        assert_eq!(over.table.fork(n_moves), Err(Refused::NothingLeft {}));
    }
    let last = over.table.fork(n_all - 1).expect("somebody ended it by a decision");
    assert_eq!(last.taken_over.len(), n_all - 1);
}

/// Whatever is changed in what is told of the game before is noticed.
#[test]
fn a_changed_origin_is_found() {
    let old = finished(2, None);
    let mut room = forked(&old.table, 30, "second");
    room.play_to_end(&mut Rng::new(2, 2));
    let text = text(&record(&room));
    let fault = |from: &str, to: &str| {
        let origin = text.find("\"origin\":").unwrap();
        assert!(text[origin..].contains(from), "{from}");
        let changed = format!("{}{}", &text[..origin], text[origin..].replacen(from, to, 1));
        check(&read(changed.as_bytes()).unwrap()).unwrap_err()
    };
    let left = left_after(&record(&room))[0];
    let seed = seed().reveal();
    let told = fault(&seed, &"0".repeat(64)).to_string();
    assert!(told.starts_with("line 1: origin[0].draw.commitment: that of the seed is "), "{told}");
    for (from, to) in [(id().as_str(), "other"), ("\"first\"", "null"), ("\"first\"", "\"x\"")] {
        assert!(matches!(fault(from, to), DrawFault::Deal { line: 2, .. }), "{from}");
    }
    // A game that is said to have been left earlier or later: its deals are those of another draw.
    let moves = |n_moves: u32| fault(&format!("\"moves\":{left}"), &format!("\"moves\":{n_moves}"));
    assert!(matches!(moves(1), DrawFault::NoDecision { line: 3 }));
    assert!(matches!(moves(left + 100), DrawFault::Deal { .. } | DrawFault::NoDecision { .. }));
    // The first move of a game that went on from another one is a decision of a seat.
    assert_eq!(room.table.plan().taken_over.len(), left as usize);
}

/// A program of before says that it cannot read such a log, and reads all others.
#[test]
fn only_the_log_of_such_a_game_needs_a_newer_program() {
    let old = finished(2, None);
    let room = forked(&old.table, 30, "second");
    assert_eq!(room.log.iter().map(LogEntry::version).collect::<Vec<_>>(), [2, 1, 1]);
    assert!(old.log.iter().all(|entry| entry.version() == 1));
    let entry = &room.log[0];
    let command: CommandId = entry.command.clone();
    let fault = LogEntry::read(1, command, Time(0), 3, &entry.body()).unwrap_err();
    assert!(fault.to_string().contains("version 3 is unknown"), "{fault}");
    assert_eq!(room.table.status(), Status::Running);
    assert!(room.table.chair(Seat(0)).sitter.is_some());
}
