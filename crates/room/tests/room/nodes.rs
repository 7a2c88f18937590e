//! Several nodes on one store: nobody is told less than they know, and nobody is refused because
//! a hint was lost.

use traumfabrik_room::{FromClient, Input, Query, RoomAnswer, RoomError, StoreFault, Wanted};
use traumfabrik_table::{Channel, Command, Refused};

use crate::house::{House, kind, plan};

fn sit(seat: u8) -> Command {
    Command::Sit { seat: Some(seat), studio: None, nonce: None }
}

#[test]
fn nobody_is_refused_for_what_another_node_has_not_told() {
    let mut house = House::open(2, plan());
    house.seq(1);
    for (seat, name) in ["ada", "bo", "cy"].into_iter().enumerate() {
        house.does(0, name, sit(seat as u8)).unwrap();
    }
    assert_eq!(house.table(1).seq(), 1, "the hint was lost");
    // To this node two seats are open.
    assert_eq!(house.does(1, "ada", Command::Start { fill: None }), Ok(5));
}

#[test]
fn a_true_refusal_stays_one() {
    let mut house = House::open(1, plan());
    house.does(0, "ada", sit(0)).unwrap();
    let n_reads = house.trouble.n_reads;
    let refused = house.does(0, "bo", sit(0));
    assert_eq!(refused, Err(Refused::SeatTaken {}.into()));
    assert_eq!(house.trouble.n_reads, n_reads + 1, "one second look");
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
        let mut house = House::open(2, plan());
        house.seq(1);
        let seen = house.does(0, "ada", sit(0)).unwrap();
        assert_eq!(house.seq(1), 1);
        let what = format!("{wanted:?}");
        // Whether it is refused does not matter here: it is so by what was seen.
        house.asks_seen(1, Some("ada"), seen, wanted).ok();
        assert_eq!(house.table(1).seq(), seen, "{what}");
    }
}

#[test]
fn whoever_comes_hears_everything_whatever_the_node_knew() {
    let mut house = House::open(2, plan());
    house.seq(1);
    let seen = house.does(0, "ada", sit(0)).unwrap();
    house.listens(1, 5, Some("ada"));
    let heard = house.heard(1, 5);
    let sync = kind(&heard, "sync")[0];
    assert_eq!((&sync["table"]["seq"], &sync["seats"]), (&seen.into(), &vec![0].into()));
    assert_eq!(sync["entries"].as_array().unwrap().len(), seen as usize);
}

#[test]
fn a_room_looks_for_itself_while_it_is_of_use() {
    let mut house = House::open(2, plan());
    house.seq(1);
    house.wait(3_000);
    assert_eq!(house.nodes[1].n_polls, 3, "whoever has asked may ask again");
    house.wait(60_000);
    house.nodes[1].n_polls = 0;
    house.wait(3_000);
    assert_eq!(house.nodes[1].n_polls, 0, "nobody asks or listens, and nothing is due");
    house.listens(1, 5, None);
    house.wait(3_000);
    assert_eq!(house.nodes[1].n_polls, 3);
    let seq = house.does(0, "ada", sit(0)).unwrap();
    house.heard(1, 5);
    house.give(1, Input::Polled { seq });
    assert_eq!(kind(&house.heard(1, 5), "entry")[0]["seq"], seq);
}

#[test]
fn hints_may_come_twice_and_late() {
    let mut house = House::open(2, plan());
    house.listens(1, 5, None);
    let seq = house.does(0, "ada", sit(0)).unwrap();
    let last = house.does(0, "bo", sit(1)).unwrap();
    for seq in [last, last, seq, 1] {
        house.give(1, Input::Hint { seq });
    }
    let seqs: Vec<_> = house.heard(1, 5);
    let seqs: Vec<_> = kind(&seqs, "entry").iter().map(|entry| entry["seq"].clone()).collect();
    assert_eq!(seqs, [seq, last]);
}

#[test]
fn what_was_kept_and_not_said_is_found_by_its_id() {
    for fault in [StoreFault::Unknown, StoreFault::Away] {
        let mut house = House::open(1, plan());
        house.listens(0, 1, None);
        house.trouble.appends = vec![fault];
        let id = "once".to_owned();
        let wanted = Wanted::Message(FromClient::Command { id, command: sit(0) });
        let first = house.asks(0, Some("ada"), wanted.clone());
        let again = house.asks(0, Some("ada"), wanted);
        assert!(matches!(again, Ok(RoomAnswer::Done { seq: 2 })), "{again:?}");
        match fault {
            StoreFault::Unknown => assert!(matches!(first, Ok(RoomAnswer::Done { seq: 2 }))),
            StoreFault::Away | StoreFault::Broken => {
                assert!(matches!(first, Err(RoomError::StoreAway {})));
            }
        }
        assert_eq!(house.store.entries.len(), 2);
        let heard = house.heard(0, 1);
        assert_eq!(kind(&heard, "entry").len(), 1, "told once: {heard:?}");
        assert!(house.nodes[0].hints.contains(&2), "other nodes hear of it");
    }
}

#[test]
fn a_command_that_was_carried_out_is_not_refused_when_it_is_sent_again() {
    let mut house = House::begun(2, plan(), &["ada", "bo", "cy"]);
    let name = ["ada", "bo", "cy"][house.table(0).due().unwrap().index()];
    let message = FromClient::Command { id: "once".to_owned(), command: house.play(0) };
    let wanted = Wanted::Message(message);
    let Ok(RoomAnswer::Done { seq }) = house.asks(0, Some(name), wanted.clone()) else { panic!() };
    // By a node that has just read the log, and by one that has read it because it was behind.
    house.restart(0);
    for node in [0, 1] {
        let again = house.asks_seen(node, Some(name), seq, wanted.clone());
        assert!(matches!(again, Ok(RoomAnswer::Done { seq: same }) if same == seq), "{again:?}");
    }
}

#[test]
fn a_store_that_is_away_is_said_to_be() {
    let mut house = House::open(1, plan());
    house.trouble.is_away = true;
    assert_eq!(house.does(0, "ada", sit(0)), Err(RoomError::StoreAway {}));
    house.trouble.is_away = false;
    assert_eq!(house.does(0, "ada", sit(0)), Ok(2));
}

#[test]
fn of_two_who_are_first_one_is_and_the_other_follows() {
    let mut house = House::open(2, plan());
    house.seq(1);
    house.does(0, "ada", sit(0)).unwrap();
    // This node believes that the next entry is the second.
    assert_eq!(house.does(1, "bo", sit(1)), Ok(3));
    assert_eq!(house.table(1).seq(), 3);
}
