//! What holds whatever people do, sensible or not.

use std::collections::BTreeMap;

use traumfabrik_bots::Rng;
use traumfabrik_table::{Closing, LogEntry, LogFault, Status, Table, TableEvent, Time};

use crate::random;
use crate::room::{NOBODY_GONE, Room, again, header, id, plan, whims};

const N_TABLES: u64 = 60;
const N_COMMANDS: usize = 700;

/// One table with random people; every entry is checked as [`Room::note`] says, and the log is
/// folded anew now and then, and at the end.
fn visit(luck: u64, tally: &mut BTreeMap<&'static str, usize>) {
    let mut chance = Rng::new(luck, 3);
    let header = header(2 + chance.below(4) as u8);
    let mut room = Room::open(plan(&header, random::clock(&mut chance)));
    for _ in 0..N_COMMANDS {
        room.wait(random::step(&mut chance));
        // What the server does by itself: bots and takeovers, the clock, the host.
        if chance.one_in(3) {
            while chance.one_in(2) && room.step(&[], &mut chance) {}
        }
        if chance.one_in(300) && room.table.due().is_some() {
            room.note(TableEvent::Credited { ms: 100 });
        }
        let is_open =
            matches!(room.table.status(), Status::Running | Status::Paused | Status::Gathering);
        if is_open && chance.one_in(3_000) {
            room.closed(Closing::Host);
        }
        let actor = random::actor(&room, &mut chance);
        let command = random::command(&room, &actor, &mut chance);
        let n_entries = room.log.len();
        match room.tries(&actor, &command) {
            Ok(event) => *tally.entry(kind(&event)).or_default() += 1,
            Err(_) => {
                assert_eq!(room.log.len(), n_entries);
                *tally.entry("refused").or_default() += 1;
            }
        }
        room.table.next(&[], &NOBODY_GONE, &whims());
        if chance.one_in(100) {
            assert!(room.fold() == room.table, "table {luck} after entry {}", room.log.len());
        }
    }
    assert!(room.fold() == room.table, "table {luck} after entry {}", room.log.len());
    *tally.entry(room.table.status().as_str()).or_default() += 1;
    *tally.entry("taken back").or_default() += room.table.n_taken_back() as usize;
    if room.table.game().is_some() {
        let record = room.table.record(vec![String::new(); room.table.seats().count()]).unwrap();
        traumfabrik_wire::verify(&record).unwrap();
        if room.table.seed().is_some() {
            traumfabrik_table::fair::check(&record).unwrap();
        }
    }
}

#[test]
fn a_table_is_what_its_written_log_makes_of_it() {
    let mut tally = BTreeMap::new();
    for luck in 0..N_TABLES {
        visit(luck, &mut tally);
    }
    // A law about things that never happen would hold too.
    for kind in [
        "refused",
        "seated",
        "vacated",
        "started",
        "played",
        "taken over",
        "returned",
        "proposed",
        "voted",
        "vacation",
        "ready",
        "taken back",
        "over",
        "running",
    ] {
        assert!(tally.get(kind).is_some_and(|&n| n > 0), "{kind}: {tally:?}");
    }
}

fn kind(event: &TableEvent) -> &'static str {
    match event {
        TableEvent::Opened { .. } => "opened",
        TableEvent::Seated { .. } => "seated",
        TableEvent::Vacated { .. } => "vacated",
        TableEvent::Ready { .. } => "ready",
        TableEvent::Started { .. } => "started",
        TableEvent::Played { .. } => "played",
        TableEvent::TakenOver { .. } => "taken over",
        TableEvent::Returned { .. } => "returned",
        TableEvent::Proposed { .. } => "proposed",
        TableEvent::Voted { .. } => "voted",
        TableEvent::Vacation { .. } => "vacation",
        TableEvent::Credited { .. } => "credited",
        TableEvent::Closed { .. } => "closed",
    }
}

/// Odd actions by every seat at every turn: nothing panics, and what is refused changes nothing.
#[test]
fn odd_actions_are_refused_or_legal() {
    let header = header(3);
    let mut room = Room::begun(&header, crate::room::NO_CLOCK, 3);
    let mut chance = Rng::new(4, 0);
    let actions = random::odd_actions();
    while room.table.status() == Status::Running {
        for seat in room.table.seats().iter() {
            for &action in &actions {
                let mut copy = room.clone();
                let name = crate::room::name(seat);
                let command = crate::room::play(seat, copy.table.turn(), &[action]);
                let is_legal = room.game().check(seat, action).is_ok();
                assert_eq!(copy.does(&name, &command).is_ok(), is_legal);
            }
        }
        let action = room.legal_action(&mut chance);
        room.act(&[action]).unwrap();
    }
}

#[test]
fn a_log_of_another_table_or_with_a_gap_is_not_taken() {
    let header = header(2);
    let room = Room::begun(&header, crate::room::NO_CLOCK, 2);
    let fault =
        |table: &Table, entry: &LogEntry| table.clone().apply(entry).unwrap_err().to_string();
    let opened = &room.log[0];
    assert!(Table::open(id(), &room.log[1]).is_err());
    assert!(Table::open(id(), &LogEntry { seq: 2, ..opened.clone() }).is_err());
    let next = |event| LogEntry {
        seq: room.table.seq() + 1,
        command: "x".parse().unwrap(),
        at: Time(0),
        event,
    };
    for (entry, what) in [
        (room.log[1].clone(), "entry 2: another number was expected"),
        (next(opened.event.clone()), "entry 5: a table is opened once"),
        (
            next(TableEvent::Returned { seat: traumfabrik_rules::Seat(2) }),
            "entry 5: there is no such seat",
        ),
        (
            next(TableEvent::Voted {
                seat: room.due(),
                is_yes: true,
                is_carried: true,
                seed: None,
            }),
            "entry 5: nothing was asked",
        ),
    ] {
        assert_eq!(fault(&room.table, &entry), what);
    }
    let entry = again(&room.log[1]);
    let body = entry.body();
    let newer = LogEntry::read(2, entry.command.clone(), entry.at, 3, &body).unwrap_err();
    assert_eq!(newer.to_string(), "entry 2: version 3 is unknown: a newer program wrote it");
}

/// What a program has never heard of is no damage: a newer one may have written it.
#[test]
fn what_is_newer_is_told_from_what_is_damaged() {
    let room = Room::begun(&header(2), crate::room::NO_CLOCK, 2);
    let entry = &room.log[1];
    let body = entry.body();
    let read = |version, body: &str| {
        LogEntry::read(entry.seq, entry.command.clone(), entry.at, version, body)
    };
    assert!(read(LogEntry::VERSION, &body).is_ok());
    let changed = |from: &str, to: &str| {
        let changed = body.replacen(from, to, 1);
        assert_ne!(changed, body);
        changed
    };
    let kind = changed(r#""type":"seated""#, r#""type":"danced""#);
    let field = changed(r#""seat":0"#, r#""seat":0,"mood":"fine""#);
    for (version, body) in [(3, &body), (u32::MAX, &body), (1, &kind), (2, &field)] {
        let fault = read(version, body).expect_err("nobody knows it");
        assert!(matches!(fault, LogFault::Newer { seq: 2, .. }), "{fault}");
    }
    let seat = changed(r#""seat":0"#, r#""seat":9"#);
    let cut_off = changed("}", "");
    for (version, body) in [(0, &body), (1, &seat), (2, &cut_off)] {
        let fault = read(version, body).expect_err("it cannot be");
        assert!(matches!(fault, LogFault::Damaged { seq: 2, .. }), "{fault}");
    }
}
