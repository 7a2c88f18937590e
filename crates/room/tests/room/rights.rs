//! Whoever has lost a right hears nothing by it any more.

use traumfabrik_room::{Cut, FromClient, Input, ListenerId};
use traumfabrik_rules::{Perspective, Seat};
use traumfabrik_table::{Channel, Command};

use crate::cluster::{Cluster, closed_plan, kind, person, plan};

fn sit(seat: u8) -> Command {
    Command::Sit { seat: Some(seat), studio: None, nonce: None }
}

#[test]
fn whoever_stands_up_or_is_removed_looks_from_the_middle() {
    for (who, leaves) in [("bo", Command::Stand { seat: 1 }), ("ada", Command::Remove { seat: 1 })]
    {
        let mut cluster = Cluster::open(2, plan());
        cluster.does(0, "ada", sit(0)).unwrap();
        cluster.does(0, "bo", sit(1)).unwrap();
        cluster.listens(1, 7, Some("bo"));
        assert_eq!(kind(&cluster.heard(1, 7), "sync")[0]["look"]["type"], "seat");
        cluster.does(0, who, leaves).unwrap();
        let seq = cluster.does(0, "cy", sit(1)).unwrap();
        cluster.give(1, Input::Hint { seq });
        let heard = cluster.heard(1, 7);
        assert_eq!(kind(&heard, "view")[0]["look"]["type"], "table");
        // The seat is somebody else's when the game begins: its purse and moves are theirs.
        let start = Command::Start { fill: Some("robot".to_owned()) };
        let seq = cluster.does(0, "ada", start).unwrap();
        cluster.give(1, Input::Hint { seq });
        let heard = cluster.heard(1, 7);
        let view = &kind(&heard, "entry")[0]["view"];
        assert_eq!(view["perspective"]["type"], "table");
        assert!(view["boards"].as_array().unwrap().iter().all(|board| board["purse"].is_null()));
        let look = FromClient::Look { id: "l".to_owned(), look: Perspective::Seat(Seat(1)) };
        let heard = cluster.sends(1, 7, Some("bo"), look);
        assert_eq!(kind(&heard, "failed")[0]["error"]["type"], "not_allowed");
    }
}

#[test]
fn a_table_without_watchers_is_closed_to_them_when_it_starts() {
    let mut cluster = Cluster::open(1, closed_plan());
    cluster.does(0, "ada", sit(0)).unwrap();
    for (listener, name) in [(1, Some("ada")), (2, Some("bo")), (3, None)] {
        cluster.listens(0, listener, name);
        assert_eq!(kind(&cluster.heard(0, listener), "sync").len(), 1, "before the game all may");
    }
    cluster.does(0, "ada", Command::Start { fill: Some("robot".to_owned()) }).unwrap();
    assert_eq!(cluster.nodes[0].cuts, [(2, Cut::NotAllowed), (3, Cut::NotAllowed)]);
    assert_eq!(cluster.heard(0, 2), Vec::<serde_json::Value>::new(), "not even how it begins");
    assert_eq!(kind(&cluster.heard(0, 1), "entry").len(), 1);
    cluster.listens(0, 4, Some("bo"));
    assert_eq!(kind(&cluster.heard(0, 4), "failed").len(), 1);
    assert_eq!(cluster.nodes[0].cuts.last(), Some(&(4, Cut::NotAllowed)));
}

#[test]
fn a_session_that_has_ended_takes_its_connections_along() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo"]);
    for (listener, name) in [(1, "ada"), (2, "ada"), (3, "bo")] {
        cluster.listens(0, listener, Some(name));
        cluster.heard(0, listener);
    }
    cluster.give(0, Input::ShutOut { listeners: vec![ListenerId(1)] });
    assert_eq!(cluster.nodes[0].cuts, [(1, Cut::NotAllowed)]);
    cluster.give(0, Input::ShutOut { listeners: vec![ListenerId(3)] });
    assert_eq!(cluster.nodes[0].cuts, [(1, Cut::NotAllowed), (3, Cut::NotAllowed)]);
    let heard = cluster.heard(0, 2);
    let people = kind(&heard, "people");
    let bo = |people: &serde_json::Value| {
        let mut people = people["people"].as_array().unwrap().iter();
        people.find(|person| person["person"] == "bo").unwrap()["is_here"].clone()
    };
    assert_eq!(bo(people.last().unwrap()), false, "and everybody hears that they are gone");
    let say = |id: &str| {
        let (id, text, channel) = (id.to_owned(), "still here".to_owned(), Channel::Table);
        FromClient::Say { id, text, channel }
    };
    cluster.sends(0, 3, Some("bo"), say("late"));
    assert_eq!(cluster.store.chat, [], "nothing more comes by it");
    let (listener, ada) = (ListenerId(2), Some(person("ada")));
    let says = |id| Input::Message { listener, person: ada.clone(), message: say(id) };
    let shut_out = Input::ShutOut { listeners: vec![listener] };
    cluster.give_all(0, vec![says("1"), says("2"), shut_out]);
    let said: Vec<_> = cluster.store.chat.iter().map(|chat| chat.chat).collect();
    assert_eq!(said, [1], "what was begun is ended, and what waits is left");
}

#[test]
fn orders_are_told_to_whoever_has_the_seat_and_to_nobody_else() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo"]);
    for (listener, name) in [(1, Some("ada")), (2, Some("bo")), (3, None)] {
        cluster.listens(0, listener, name);
        cluster.heard(0, listener);
    }
    let order = serde_json::json!({ "type": "order", "id": "o", "seat": 0, "order":
        { "quarter": 1, "location": 2, "wish": { "type": "pass" } } });
    let heard = cluster.sends(0, 1, Some("ada"), serde_json::from_value(order).unwrap());
    assert_eq!(kind(&heard, "orders").len() + kind(&heard, "done").len(), 2, "{heard:?}");
    assert!(cluster.heard(0, 2).is_empty() && cluster.heard(0, 3).is_empty());
}
