//! A newer program plays at another node: this one says so, and leaves the game alone.

use traumfabrik_room::{Cut, Input, KeptEntry, Query, RoomAnswer, RoomError, Wanted};
use traumfabrik_table::LogEntry;

use crate::cluster::{Cluster, kind};
use crate::snapshots::played;

/// Another node makes an entry of which nobody here has heard. Answers its number.
fn makes_a_newer_entry(cluster: &mut Cluster) -> u32 {
    let last = cluster.store.entries.last().expect("a log").clone();
    let entry = KeptEntry {
        seq: last.seq + 1,
        command: "newer".parse().unwrap(),
        version: LogEntry::VERSION + 1,
        body: r#"{"type":"danced","seat":0}"#.into(),
        ..last
    };
    cluster.store.entries.push(entry);
    last.seq + 1
}

fn standing(cluster: &mut Cluster) -> Result<RoomAnswer, RoomError> {
    cluster.asks(0, Some("ada"), Wanted::Query(Query::Standing { look: None }))
}

#[test]
fn what_a_newer_program_plays_is_refused_and_nothing_of_it_is_touched() {
    let mut cluster = played();
    cluster.listens(0, 1, Some("ben"));
    let seq = makes_a_newer_entry(&mut cluster);
    let (entries, snapshot) = (cluster.store.entries.clone(), cluster.store.snapshot.clone());
    assert!(snapshot.is_some(), "enough has happened");

    cluster.give(0, Input::Hint { seq });
    assert_eq!(cluster.nodes[0].cuts, [(1, Cut::Again)], "at another node they may go on");
    assert!(cluster.nodes[0].is_forgotten);
    assert_eq!(standing(&mut cluster).unwrap_err(), RoomError::Newer {});

    // The same to whoever comes later.
    cluster.restart(0);
    assert_eq!(standing(&mut cluster).unwrap_err(), RoomError::Newer {});
    cluster.restart(0);
    cluster.listens(0, 2, None);
    let heard = cluster.heard(0, 2);
    assert_eq!(kind(&heard, "failed")[0]["error"]["type"], "newer", "{heard:?}");
    assert_eq!(cluster.store.entries, entries);
    assert_eq!(cluster.store.snapshot, snapshot, "the newer program has use for it");
}

#[test]
fn what_is_due_there_is_left_to_other_nodes() {
    let mut cluster = played();
    let seq = makes_a_newer_entry(&mut cluster);
    cluster.restart(0);
    cluster.give(0, Input::Due { seq });
    assert_eq!(cluster.nodes[0].left, [seq]);
}

/// A snapshot that this program can read makes up for entries before it that it cannot.
#[test]
fn only_the_log_is_refused_where_a_snapshot_tells_the_rest() {
    let mut cluster = played();
    let seq = cluster.seq(0);
    cluster.store.entries[6].version = LogEntry::VERSION + 1;
    cluster.restart(0);
    assert_eq!(cluster.seq(0), seq);
    let log = cluster.asks(0, Some("ada"), Wanted::Query(Query::Log { after: 0 }));
    assert_eq!(log.unwrap_err(), RoomError::Newer {});
    assert_eq!(cluster.seq(0), seq);
}
