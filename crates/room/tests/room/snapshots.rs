//! A table is written down as it stands now and then, and whoever opens it goes on from there.

use traumfabrik_room::{Query, RoomAnswer, Wanted};

use crate::cluster::{Cluster, kind, plan};

/// A game with so many entries, of which some are in a snapshot.
pub(crate) fn played() -> Cluster {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "ben", "cleo"]);
    for _ in 0..9 {
        let (play, seat) = (cluster.play(0), cluster.table(0).due().expect("somebody is due"));
        let name = ["ada", "ben", "cleo"][seat.index()];
        cluster.does(0, name, play).expect("a move");
    }
    cluster
}

fn log(cluster: &mut Cluster) -> usize {
    match cluster.asks(0, Some("ada"), Wanted::Query(Query::Log { after: 0 })) {
        Ok(RoomAnswer::Log(entries)) => entries.len(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_room_that_is_opened_from_a_snapshot_knows_the_same() {
    let mut cluster = played();
    let snapshot = cluster.store.snapshot.clone().expect("enough has happened");
    assert!(snapshot.seq > 1 && snapshot.seq < cluster.store.entries.len() as u32);
    let before = cluster.table(0).clone();
    // What lies before the snapshot is not needed: it could not even be read.
    let first_bid = cluster.store.entries[6].body.clone();
    cluster.store.entries[6].body = "?".into();
    cluster.restart(0);
    assert_eq!(cluster.seq(0), before.seq());
    assert_eq!(cluster.table(0), &before);

    // Whoever wants all of the log gets it.
    cluster.store.entries[6].body = first_bid;
    cluster.restart(0);
    cluster.listens(0, 1, Some("ben"));
    let heard = cluster.heard(0, 1);
    let n_entries = kind(&heard, "sync")[0]["entries"].as_array().expect("entries").len();
    assert_eq!(n_entries, before.seq() as usize);
    assert_eq!(log(&mut cluster), before.seq() as usize);
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
        let mut cluster = played();
        let before = cluster.table(0).clone();
        let snapshot = cluster.store.snapshot.as_mut().expect("enough has happened");
        let spoiled = spoil(&snapshot.body);
        assert_ne!(*spoiled, *snapshot.body);
        snapshot.body = spoiled.into();
        cluster.restart(0);
        assert_eq!(cluster.seq(0), before.seq());
        assert_eq!(cluster.table(0), &before);
        // There is a new one at once, since the log is long.
        let snapshot = cluster.store.snapshot.as_ref().expect("a new one");
        assert_eq!(snapshot.seq, before.seq());
        cluster.restart(0);
        cluster.seq(0);
        assert_eq!(cluster.table(0), &before);
    }
}

#[test]
fn whoever_lets_go_of_a_table_keeps_how_it_stands() {
    let mut cluster = played();
    let n_entries = cluster.store.entries.len() as u32;
    let last = cluster.nodes[0].room.last_snapshot().expect("moves have been made since");
    assert_eq!(last.seq(), n_entries);
    cluster.store.keep(&last);
    cluster.restart(0);
    cluster.seq(0);
    assert!(cluster.nodes[0].room.last_snapshot().is_none(), "nothing has happened since");
}
