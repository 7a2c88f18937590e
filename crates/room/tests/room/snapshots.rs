//! A table is written down as it stands now and then, and whoever opens it goes on from there.

use traumfabrik_room::{Query, RoomAnswer, Wanted};

use crate::house::{House, kind, plan};

/// A game with so many entries, of which some are in a snapshot.
pub(crate) fn played() -> House {
    let mut house = House::begun(1, plan(), &["ada", "ben", "cleo"]);
    for _ in 0..9 {
        let (play, seat) = (house.play(0), house.table(0).due().expect("somebody is due"));
        let name = ["ada", "ben", "cleo"][seat.index()];
        house.does(0, name, play).expect("a move");
    }
    house
}

fn log(house: &mut House) -> usize {
    match house.asks(0, Some("ada"), Wanted::Query(Query::Log { after: 0 })) {
        Ok(RoomAnswer::Log(entries)) => entries.len(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_room_that_is_opened_from_a_snapshot_knows_the_same() {
    let mut house = played();
    let snapshot = house.store.snapshot.clone().expect("enough has happened");
    assert!(snapshot.seq > 1 && snapshot.seq < house.store.entries.len() as u32);
    let before = house.table(0).clone();
    // What lies before the snapshot is not needed: it could not even be read.
    let first_bid = house.store.entries[6].body.clone();
    house.store.entries[6].body = "?".into();
    house.restart(0);
    assert_eq!(house.seq(0), before.seq());
    assert_eq!(house.table(0), &before);

    // Whoever wants all of the log gets it.
    house.store.entries[6].body = first_bid;
    house.restart(0);
    house.listens(0, 1, Some("ben"));
    let heard = house.heard(0, 1);
    let n_entries = kind(&heard, "sync")[0]["entries"].as_array().expect("entries").len();
    assert_eq!(n_entries, before.seq() as usize);
    assert_eq!(log(&mut house), before.seq() as usize);
}

fn not_readable(body: &str) -> String {
    body.replace("\"status\":", "\"stage\":")
}

fn not_how_it_stood(body: &str) -> String {
    let lead = (0..3).find(|seat| body.contains(&format!("\"lead\":{seat}"))).expect("a lead");
    body.replace(&format!("\"lead\":{lead}"), &format!("\"lead\":{}", (lead + 1) % 3))
}

#[test]
fn a_snapshot_that_is_of_no_use_is_removed_and_the_log_is_read() {
    for spoil in [not_readable, not_how_it_stood] {
        let mut house = played();
        let before = house.table(0).clone();
        let snapshot = house.store.snapshot.as_mut().expect("enough has happened");
        let spoiled = spoil(&snapshot.body);
        assert_ne!(*spoiled, *snapshot.body);
        snapshot.body = spoiled.into();
        house.restart(0);
        assert_eq!(house.seq(0), before.seq());
        assert_eq!(house.table(0), &before);
        // There is a new one at once, since the log is long.
        let snapshot = house.store.snapshot.as_ref().expect("a new one");
        assert_eq!(snapshot.seq, before.seq());
        house.restart(0);
        house.seq(0);
        assert_eq!(house.table(0), &before);
    }
}

#[test]
fn whoever_lets_go_of_a_table_keeps_how_it_stands() {
    let mut house = played();
    let n_entries = house.store.entries.len() as u32;
    let last = house.nodes[0].room.last_snapshot().expect("moves have been made since");
    assert_eq!(last.seq(), n_entries);
    house.store.keep(&last);
    house.restart(0);
    house.seq(0);
    assert!(house.nodes[0].room.last_snapshot().is_none(), "nothing has happened since");
}
