//! Several nodes on one store: nobody is told less than they know, and nobody is refused because
//! a hint was lost.

use traumfabrik_room::{FromClient, Input, Query, RoomAnswer, RoomError, StoreFault, Wanted};
use traumfabrik_table::{Channel, Command, Refused};

use crate::cluster::{Cluster, kind, plan};

fn sit(seat: u8) -> Command {
    Command::Sit { seat: Some(seat), studio: None, nonce: None }
}

#[test]
fn nobody_is_refused_for_what_another_node_has_not_told() {
    let mut cluster = Cluster::open(2, plan());
    cluster.seq(1);
    for (seat, name) in ["ada", "bo", "cy"].into_iter().enumerate() {
        cluster.does(0, name, sit(seat as u8)).unwrap();
    }
    assert_eq!(cluster.table(1).seq(), 1, "the hint was lost");
    // To this node two seats are open.
    assert_eq!(cluster.does(1, "ada", Command::Start { fill: None }), Ok(5));
}

#[test]
fn a_true_refusal_stays_one() {
    let mut cluster = Cluster::open(1, plan());
    cluster.does(0, "ada", sit(0)).unwrap();
    let n_reads = cluster.trouble.n_reads;
    let refused = cluster.does(0, "bo", sit(0));
    assert_eq!(refused, Err(Refused::SeatTaken {}.into()));
    assert_eq!(cluster.trouble.n_reads, n_reads + 1, "one second look");
}

#[test]
fn an_answer_is_at_least_as_new_as_what_was_seen() {
    let page = Query::Chat { channel: Channel::Table, after: 0, before: 9 };
    for wanted in [
        Wanted::Query(Query::Standing { look: None }),
        Wanted::Query(Query::Log { after: 0 }),
        Wanted::Query(Query::Orders),
        Wanted::Query(page),
        Wanted::Message(FromClient::Facts { id: String::new(), seat: 0 }),
        Wanted::Message(FromClient::Hint { id: String::new(), seat: 0 }),
        Wanted::Message(FromClient::Draft { id: String::new(), seat: 0, turn: 1, actions: vec![] }),
    ] {
        let mut cluster = Cluster::open(2, plan());
        cluster.seq(1);
        let seen = cluster.does(0, "ada", sit(0)).unwrap();
        assert_eq!(cluster.seq(1), 1);
        let what = format!("{wanted:?}");
        // Whether it is refused does not matter here: it is so by what was seen.
        cluster.asks_seen(1, Some("ada"), seen, wanted).ok();
        assert_eq!(cluster.table(1).seq(), seen, "{what}");
    }
}

/// A node hands hints to the room that it knows: if one that could not be read were forgotten, whoever
/// had come to it would be told nothing more.
#[test]
fn hints_reach_a_room_that_could_not_be_read_at_first() {
    let mut cluster = Cluster::open(2, plan());
    cluster.trouble.is_away = true;
    let wanted = Wanted::Query(Query::Standing { look: None });
    let refused = cluster.asks(1, Some("ada"), wanted).err();
    assert_eq!(refused, Some(RoomError::StoreAway {}));
    cluster.trouble.is_away = false;
    assert!(!cluster.nodes[1].is_forgotten);
    cluster.listens(1, 5, Some("ada"));
    cluster.heard(1, 5);
    let seq = cluster.does(0, "bo", sit(1)).unwrap();
    cluster.give(1, Input::Hint { seq });
    let heard = cluster.heard(1, 5);
    assert_eq!(kind(&heard, "entry")[0]["seq"], seq);
    assert_eq!(cluster.nodes[1].n_polls, 0, "the hint alone told it");
}

#[test]
fn whoever_comes_hears_everything_whatever_the_node_knew() {
    let mut cluster = Cluster::open(2, plan());
    cluster.seq(1);
    let seen = cluster.does(0, "ada", sit(0)).unwrap();
    cluster.listens(1, 5, Some("ada"));
    let heard = cluster.heard(1, 5);
    let sync = kind(&heard, "sync")[0];
    assert_eq!((&sync["table"]["seq"], &sync["seats"]), (&seen.into(), &vec![0].into()));
    assert_eq!(sync["entries"].as_array().unwrap().len(), seen as usize);
}

#[test]
fn a_room_looks_for_itself_while_it_is_of_use() {
    let mut cluster = Cluster::open(2, plan());
    cluster.seq(1);
    cluster.wait(3_000);
    assert_eq!(cluster.nodes[1].n_polls, 3, "whoever has asked may ask again");
    cluster.wait(60_000);
    cluster.nodes[1].n_polls = 0;
    cluster.wait(3_000);
    assert_eq!(cluster.nodes[1].n_polls, 0, "nobody asks or listens, and nothing is due");
    cluster.listens(1, 5, None);
    cluster.wait(3_000);
    assert_eq!(cluster.nodes[1].n_polls, 3);
    let seq = cluster.does(0, "ada", sit(0)).unwrap();
    cluster.heard(1, 5);
    cluster.give(1, Input::Polled { seq });
    assert_eq!(kind(&cluster.heard(1, 5), "entry")[0]["seq"], seq);
}

#[test]
fn hints_may_come_twice_and_late() {
    let mut cluster = Cluster::open(2, plan());
    cluster.listens(1, 5, None);
    let seq = cluster.does(0, "ada", sit(0)).unwrap();
    let last = cluster.does(0, "bo", sit(1)).unwrap();
    for seq in [last, last, seq, 1] {
        cluster.give(1, Input::Hint { seq });
    }
    let seqs: Vec<_> = cluster.heard(1, 5);
    let seqs: Vec<_> = kind(&seqs, "entry").iter().map(|entry| entry["seq"].clone()).collect();
    assert_eq!(seqs, [seq, last]);
}

#[test]
fn what_was_kept_and_not_said_is_found_by_its_id() {
    for fault in [StoreFault::Unknown, StoreFault::Away] {
        let mut cluster = Cluster::open(1, plan());
        cluster.listens(0, 1, None);
        cluster.trouble.appends = vec![fault];
        let id = "once".to_owned();
        let wanted = Wanted::Message(FromClient::Command { id, command: sit(0) });
        let first = cluster.asks(0, Some("ada"), wanted.clone());
        let again = cluster.asks(0, Some("ada"), wanted);
        assert!(matches!(again, Ok(RoomAnswer::Done { seq: 2 })), "{again:?}");
        match fault {
            StoreFault::Unknown => assert!(matches!(first, Ok(RoomAnswer::Done { seq: 2 }))),
            StoreFault::Away | StoreFault::Broken => {
                assert!(matches!(first, Err(RoomError::StoreAway {})));
            }
        }
        assert_eq!(cluster.store.entries.len(), 2);
        let heard = cluster.heard(0, 1);
        assert_eq!(kind(&heard, "entry").len(), 1, "told once: {heard:?}");
        assert!(cluster.nodes[0].hints.contains(&2), "other nodes hear of it");
    }
}

#[test]
fn a_command_that_was_carried_out_is_not_refused_when_it_is_sent_again() {
    let mut cluster = Cluster::begun(2, plan(), &["ada", "bo", "cy"]);
    let name = ["ada", "bo", "cy"][cluster.table(0).due().unwrap().index()];
    let message = FromClient::Command { id: "once".to_owned(), command: cluster.play(0) };
    let wanted = Wanted::Message(message);
    let Ok(RoomAnswer::Done { seq }) = cluster.asks(0, Some(name), wanted.clone()) else {
        panic!()
    };
    // By a node that has just read the log, and by one that has read it because it was behind.
    cluster.restart(0);
    for node in [0, 1] {
        let again = cluster.asks_seen(node, Some(name), seq, wanted.clone());
        assert!(matches!(again, Ok(RoomAnswer::Done { seq: same }) if same == seq), "{again:?}");
    }
}

#[test]
fn a_store_that_is_away_is_said_to_be() {
    let mut cluster = Cluster::open(1, plan());
    cluster.trouble.is_away = true;
    assert_eq!(cluster.does(0, "ada", sit(0)), Err(RoomError::StoreAway {}));
    cluster.trouble.is_away = false;
    assert_eq!(cluster.does(0, "ada", sit(0)), Ok(2));
}

#[test]
fn of_two_who_are_first_one_is_and_the_other_follows() {
    let mut cluster = Cluster::open(2, plan());
    cluster.seq(1);
    cluster.does(0, "ada", sit(0)).unwrap();
    // This node believes that the next entry is the second.
    assert_eq!(cluster.does(1, "bo", sit(1)), Ok(3));
    assert_eq!(cluster.table(1).seq(), 3);
}
