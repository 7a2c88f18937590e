//! Sockets and requests are two doors to the same room: equal answers, equal refusals.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use traumfabrik_room::{FromClient, Input, RequestId, RoomAnswer, RoomError, Wanted};

use crate::cluster::{Cluster, kind, newcomer, person, plan};

/// Every message but those of a connection, in forms that are done and in forms that are refused.
fn messages() -> Vec<Value> {
    let pass = json!({ "quarter": 1, "location": 2, "wish": { "type": "pass" } });
    vec![
        json!({ "type": "command", "id": "a", "command": { "type": "start" } }),
        json!({ "type": "command", "id": "b b", "command": { "type": "start" } }),
        json!({ "type": "command", "id": "c", "command": { "type": "seat_bot", "seat": 1, "bot": "x" } }),
        json!({ "type": "command", "id": "d", "command": { "type": "leave", "seat": 4 } }),
        json!({ "type": "order", "id": "e", "seat": 0, "order": pass }),
        json!({ "type": "order", "id": "f", "seat": 1, "order": pass }),
        json!({ "type": "order", "id": "g", "seat": 0,
            "order": { "quarter": 3, "location": 2, "wish": { "type": "pass" } } }),
        json!({ "type": "drop_order", "id": "h", "seat": 0, "quarter": 1, "location": 2 }),
        json!({ "type": "drop_order", "id": "i", "seat": 0, "quarter": 1, "location": 2 }),
        json!({ "type": "drop_order", "id": "j", "seat": 2, "quarter": 1, "location": 2 }),
        json!({ "type": "draft", "id": "k", "seat": 0, "turn": 1, "actions": [] }),
        json!({ "type": "draft", "id": "l", "seat": 1, "turn": 1, "actions": [] }),
        json!({ "type": "draft", "id": "m", "seat": 0, "turn": 4, "actions": [] }),
        json!({ "type": "facts", "id": "q", "seat": 0 }),
        json!({ "type": "facts", "id": "r", "seat": 1 }),
        json!({ "type": "facts", "id": "s", "seat": 9 }),
        json!({ "type": "say", "id": "n", "text": "hi" }),
        json!({ "type": "say", "id": "o", "text": "" }),
        json!({ "type": "hint", "id": "p", "seat": 9 }),
        json!({ "type": "mute", "id": "x", "person": "bo", "is_on": true }),
        json!({ "type": "mute", "id": "y", "person": "bo", "is_on": false }),
        json!({ "type": "block", "id": "z", "person": "ada", "is_on": true }),
    ]
}

/// What changes how a connection is told of the table: a request has none.
fn messages_of_a_connection() -> Vec<Value> {
    vec![
        json!({ "type": "overhear", "id": "t", "is_on": true }),
        json!({ "type": "show", "id": "u", "spot": { "part": "replay", "entry": 1 } }),
        json!({ "type": "look", "id": "v", "look": { "type": "table" } }),
    ]
}

/// Which message it is: a new one does not compile until it stands here, and above.
fn kind_of(message: &FromClient) -> usize {
    match message {
        FromClient::Command { .. } => 0,
        FromClient::Order { .. } => 1,
        FromClient::DropOrder { .. } => 2,
        FromClient::Draft { .. } => 3,
        FromClient::Facts { .. } => 4,
        FromClient::Say { .. } => 5,
        FromClient::Overhear { .. } => 6,
        FromClient::Show { .. } => 7,
        FromClient::Look { .. } => 8,
        FromClient::Hint { .. } => 9,
        FromClient::Mute { .. } => 10,
        FromClient::Block { .. } => 11,
    }
}

#[test]
fn every_message_is_tried() {
    let messages = messages().into_iter().chain(messages_of_a_connection());
    let messages = messages.map(|message| serde_json::from_value(message).unwrap());
    let kinds: BTreeSet<usize> = messages.map(|message| kind_of(&message)).collect();
    assert_eq!(kinds, (0..12).collect());
}

#[test]
fn who_has_no_connection_cannot_change_what_it_is_told() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo"]);
    for message in messages_of_a_connection() {
        let message = Wanted::Message(serde_json::from_value(message).unwrap());
        let answer = cluster.asks(0, Some("ada"), message);
        assert!(matches!(answer, Err(RoomError::NotFound {})), "{answer:?}");
    }
}

#[test]
fn both_doors_answer_alike() {
    for name in [Some("ada"), Some("bo"), Some("cy"), None] {
        let mut by_socket = Cluster::begun(1, plan(), &["ada", "bo"]);
        let mut by_request = Cluster::begun(1, plan(), &["ada", "bo"]);
        by_socket.listens(0, 1, name);
        for message in messages() {
            let message: FromClient = serde_json::from_value(message).unwrap();
            let id = message.id().to_owned();
            let heard = by_socket.sends(0, 1, name, message.clone());
            let answer = heard.iter().find(|heard| heard["id"] == *id).expect("an answer");
            let other = by_request.asks(0, name, Wanted::Message(message.clone()));
            let other: Value = serde_json::from_str(&RoomAnswer::text(&other, &id)).unwrap();
            assert_eq!(*answer, other, "{name:?}: {message:?}");
        }
    }
}

#[test]
fn a_connection_that_never_stops_is_told_to_wait() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    cluster.listens(0, 1, None);
    let look = |n: u32| FromClient::Look {
        id: n.to_string(),
        look: traumfabrik_rules::Perspective::Table,
    };
    let heard: Vec<Value> = (0..1_000).flat_map(|n| cluster.sends(0, 1, None, look(n))).collect();
    let n_done = heard.iter().filter(|heard| heard["type"] == "done").count();
    assert_eq!(n_done, 80);
    cluster.wait(1_000);
    assert_eq!(cluster.sends(0, 1, None, look(1_000)).last().unwrap()["type"], "done");
}

#[test]
fn a_crowd_of_passers_by_is_not_in_the_way_of_who_plays() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "ben", "cleo"]);
    let seat = cluster.table(0).due().unwrap();
    let player = ["ada", "ben", "cleo"][usize::from(seat.0)];
    let crowd = (1..=2_000).map(|listener| Input::Join(newcomer(listener, None, 0)));
    let message = FromClient::Command { id: "play".to_owned(), command: cluster.play(0) };
    let wanted = Wanted::Message(message);
    let (request, person) = (RequestId(0), Some(person(player)));
    let play = Input::Request { request, person, seen: 0, wanted };
    cluster.give_all(0, crowd.chain([play]).collect());
    let answer = cluster.nodes[0].answers.pop().unwrap();
    let Ok(RoomAnswer::Done { seq }) = answer else { panic!("{answer:?}") };
    let n_before = (1..=2_000).filter(|&listener| {
        let heard = cluster.heard(0, listener);
        kind(&heard, "entry").iter().any(|entry| entry["seq"] == seq)
    });
    assert_eq!(n_before.count(), 1, "only who was on the way in when it came sees it happen");
    assert!(cluster.nodes[0].cuts.len() > 1_000, "for most there is no room");
}
