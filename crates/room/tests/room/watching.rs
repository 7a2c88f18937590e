//! Those who look on: who they are, and what they say to each other.

use serde_json::{Value, json};
use traumfabrik_room::{FromClient, Input, Query, RoomAnswer, RoomError, Wanted};
use traumfabrik_table::{Channel, Motion, Refused};

use crate::cluster::{Cluster, kind, plan};
use traumfabrik_table::Command;

fn aside(id: &str, text: &str) -> FromClient {
    FromClient::Say { id: id.to_owned(), text: text.to_owned(), channel: Channel::Watchers }
}

fn overhear(is_on: bool) -> FromClient {
    FromClient::Overhear { id: "o".to_owned(), is_on }
}

fn names(people: &Value) -> Vec<&str> {
    let watchers = people["watchers"].as_array().expect("a list").iter();
    watchers.map(|watcher| watcher["name"].as_str().expect("a name")).collect()
}

fn texts(chat: &Value) -> Vec<&str> {
    let said = chat.as_array().expect("a list").iter();
    said.map(|chat| chat["text"].as_str().expect("a text")).collect()
}

#[test]
fn whoever_looks_on_is_listed_by_name_and_strangers_are_counted() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo"]);
    cluster.listens(0, 1, Some("ada"));
    cluster.listens(0, 2, Some("cy"));
    cluster.listens(0, 3, None);
    cluster.wait(2_000);
    let heard = cluster.heard(0, 1);
    let people = *kind(&heard, "people").last().expect("it is told");
    assert_eq!((names(people), &people["n_watchers"]), (vec!["cy"], &json!(2)));
    let sitters: Vec<&Value> = people["people"].as_array().unwrap().iter().collect();
    assert_eq!(sitters.len(), 2, "{people}");
    // Whoever comes later hears of it at once, and nobody hears the same again.
    cluster.listens(0, 4, Some("di"));
    assert_eq!(names(kind(&cluster.heard(0, 4), "sync")[0]), ["cy"]);
    cluster.wait(2_000);
    cluster.heard(0, 1);
    cluster.wait(5_000);
    assert_eq!(kind(&cluster.heard(0, 1), "people"), Vec::<&Value>::new());
    for listener in [2, 3, 4].map(traumfabrik_room::ListenerId) {
        cluster.give(0, Input::Part { listener });
    }
    cluster.wait(2_000);
    let heard = cluster.heard(0, 1);
    assert_eq!(kind(&heard, "people").last().expect("it is told")["n_watchers"], 0);
}

#[test]
fn many_who_come_at_once_are_told_of_once() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    cluster.listens(0, 1, Some("ada"));
    cluster.wait(2_000);
    cluster.heard(0, 1);
    for n in 0..60 {
        cluster.listens(0, 10 + n, Some(&format!("w{n}")));
    }
    cluster.wait(1_000);
    let heard = cluster.heard(0, 1);
    let told = kind(&heard, "people");
    assert!(told.len() <= 2, "{}", told.len());
    assert_eq!(
        (told.last().unwrap()["n_watchers"].as_u64(), names(told.last().unwrap()).len()),
        (Some(60), 50)
    );
}

#[test]
fn nobody_who_plays_hears_the_watchers_unless_they_ask() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo"]);
    for (listener, name) in [(1, "ada"), (2, "cy"), (3, "di")] {
        cluster.listens(0, listener, Some(name));
    }
    for listener in [2, 3] {
        let name = ["cy", "di"][listener as usize - 2];
        assert_eq!(kind(&cluster.sends(0, listener, Some(name), overhear(true)), "aside").len(), 1);
    }
    cluster.heard(0, 1);
    let heard = cluster.sends(0, 2, Some("cy"), aside("m1", "ada is short"));
    assert_eq!(kind(&heard, "said")[0]["channel"], "watchers");
    assert_eq!(kind(&cluster.heard(0, 3), "said").len(), 1);
    assert_eq!(cluster.heard(0, 1), Vec::<Value>::new(), "whoever plays hears nothing");
    cluster.listens(0, 4, Some("bo"));
    assert_eq!(kind(&cluster.heard(0, 4), "sync")[0]["chat"], json!([]));
    // Whoever asks hears what was said, and what is said.
    let heard = cluster.sends(0, 1, Some("ada"), overhear(true));
    assert_eq!(texts(&kind(&heard, "aside")[0]["chat"]), ["ada is short"]);
    cluster.sends(0, 2, Some("cy"), aside("m2", "she listens"));
    assert_eq!(kind(&cluster.heard(0, 1), "said").len(), 1);
    cluster.sends(0, 1, Some("ada"), overhear(false));
    cluster.sends(0, 2, Some("cy"), aside("m3", "not now"));
    assert_eq!(kind(&cluster.heard(0, 1), "said").len(), 0);
    // And nobody who plays speaks there before the end.
    let refused = cluster.asks(0, Some("ada"), Wanted::Message(aside("", "I hear")));
    assert_eq!(refused.err(), Some(RoomError::NotAllowed {}));
    for (name, seat) in [("ada", 0), ("bo", 1)] {
        let abort = Command::Propose { seat, motion: Motion::Abort {} };
        let vote = Command::Vote { seat, is_yes: true };
        cluster.does(0, name, if seat == 0 { abort } else { vote }).unwrap();
    }
    cluster.asks(0, Some("ada"), Wanted::Message(aside("", "I heard"))).unwrap();
}

#[test]
fn the_watchers_are_heard_by_way_of_every_node_and_kept_apart() {
    let mut cluster = Cluster::begun(2, plan(), &["ada"]);
    cluster.listens(1, 1, Some("cy"));
    cluster.sends(1, 1, Some("cy"), overhear(true));
    cluster.asks(0, Some("di"), Wanted::Message(aside("", "here"))).unwrap();
    cluster.give(1, Input::Hint { seq: 0 });
    assert_eq!(kind(&cluster.heard(1, 1), "said")[0]["chat"]["text"], "here");
    assert_eq!((cluster.store.chat.len(), cluster.store.aside.len()), (0, 1));
    for (channel, n_said) in [(Channel::Table, 0), (Channel::Watchers, 1)] {
        let page = Query::Chat { channel, after: 0, before: i64::MAX };
        match cluster.asks(0, Some("cy"), Wanted::Query(page)).unwrap() {
            RoomAnswer::Chat(page) => assert_eq!(page.len(), n_said, "{channel:?}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn whoever_is_muted_or_blocked_is_so_among_the_watchers_too() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    cluster.listens(0, 1, Some("cy"));
    cluster.sends(0, 1, Some("cy"), overhear(true));
    cluster.asks(0, Some("di"), Wanted::Message(aside("", "one"))).unwrap();
    let block = FromClient::Block { id: "b".into(), person: "di".parse().unwrap(), is_on: true };
    let heard = cluster.sends(0, 1, Some("cy"), block);
    assert_eq!(kind(&heard, "aside")[0]["chat"], json!([]), "it is gone");
    cluster.asks(0, Some("di"), Wanted::Message(aside("", "two"))).unwrap();
    assert_eq!(kind(&cluster.heard(0, 1), "said").len(), 0);
    let mute = FromClient::Mute { id: "m".into(), person: "di".parse().unwrap(), is_on: true };
    cluster.asks(0, Some("ada"), Wanted::Message(mute)).unwrap();
    let refused = cluster.asks(0, Some("di"), Wanted::Message(aside("", "three")));
    assert_eq!(refused.err(), Some(Refused::Muted {}.into()));
}

#[test]
fn whoever_talks_in_two_places_has_one_breath() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    let mut n_said = 0;
    for n in 0..12 {
        let channel = if n % 2 == 0 { Channel::Table } else { Channel::Watchers };
        let message = FromClient::Say { id: format!("m{n}"), text: "hm".to_owned(), channel };
        n_said += usize::from(cluster.asks(0, Some("cy"), Wanted::Message(message)).is_ok());
    }
    assert_eq!(n_said, 8);
}
