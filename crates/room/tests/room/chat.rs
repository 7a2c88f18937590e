//! Talking: bounded, said once, and only by whoever may.

use serde_json::json;
use traumfabrik_room::{FromClient, Input, Query, RoomAnswer, RoomError, StoreFault, Unit, Wanted};
use traumfabrik_table::{Channel, Command, Refused};

use crate::cluster::{Cluster, closed_plan, kind, plan};

fn say(id: &str, text: &str) -> FromClient {
    FromClient::Say { id: id.to_owned(), text: text.to_owned(), channel: Channel::Table }
}

#[test]
fn what_is_sent_again_after_a_gap_is_said_once() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    cluster.listens(0, 1, Some("ada"));
    cluster.sends(0, 1, Some("ada"), say("m1", "hm"));
    cluster.joins(0, 2, Some("ada"), 1);
    assert_eq!(kind(&cluster.heard(0, 2), "sync")[0]["chat"], json!([]));
    let heard = cluster.sends(0, 2, Some("ada"), say("m1", "hm"));
    assert_eq!((kind(&heard, "done").len(), kind(&heard, "said").len()), (1, 0));
    cluster.sends(0, 2, Some("ada"), say("m2", "hm"));
    assert_eq!(cluster.store.chat.len(), 2, "another message may say the same");
}

#[test]
fn what_is_sent_again_is_said_once_by_whatever_node() {
    let mut cluster = Cluster::begun(2, plan(), &["ada"]);
    let said = |cluster: &mut Cluster, node, id| match cluster.asks(
        node,
        Some("ada"),
        Wanted::Message(say(id, "hm")),
    ) {
        Ok(RoomAnswer::Said(chat)) => Ok(chat.chat),
        Ok(other) => panic!("{other:?}"),
        Err(error) => Err(error),
    };
    assert_eq!([said(&mut cluster, 0, "m1"), said(&mut cluster, 1, "m1")], [Ok(1), Ok(1)]);
    cluster.restart(0);
    assert_eq!(said(&mut cluster, 0, "m1"), Ok(1), "nor by one that has just started");
    cluster.trouble.says = vec![StoreFault::Unknown];
    assert_eq!(said(&mut cluster, 0, "m2"), Err(RoomError::StoreAway {}));
    assert_eq!(said(&mut cluster, 1, "m2"), Ok(2), "it was kept although nobody said so");
    assert_eq!(
        [said(&mut cluster, 0, ""), said(&mut cluster, 0, "")],
        [Ok(3), Ok(4)],
        "without an id"
    );
}

#[test]
fn what_another_node_has_heard_is_told_once() {
    let mut cluster = Cluster::begun(2, plan(), &["ada"]);
    cluster.listens(1, 1, None);
    cluster.asks(0, Some("ada"), Wanted::Message(say("", "hello"))).unwrap();
    cluster.listens(1, 2, None);
    for _ in 0..2 {
        cluster.give(1, Input::Hint { seq: 0 });
    }
    assert_eq!(kind(&cluster.heard(1, 1), "said").len(), 1);
    cluster.store.chat[0].text = None;
    cluster.give(1, Input::Hint { seq: 0 });
    assert_eq!(kind(&cluster.heard(1, 1), "said")[0]["chat"]["text"], serde_json::Value::Null);
}

#[test]
fn nobody_can_say_more_than_a_table_bears() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    let mut n_said = 0;
    for n in 0..100 {
        match cluster.asks(0, Some("ada"), Wanted::Message(say("", &format!("{n}")))) {
            Ok(_) => n_said += 1,
            Err(error) => assert!(matches!(error, RoomError::TooMany { retry_ms: 1.. })),
        }
    }
    assert_eq!(n_said, 8);
    for guest in 0..200 {
        cluster.asks(0, Some(&format!("guest{guest}")), Wanted::Message(say("", "!"))).ok();
    }
    assert_eq!(cluster.store.chat.len(), 40);
    cluster.wait(60_000);
    assert!(cluster.asks(0, Some("ada"), Wanted::Message(say("", "now"))).is_ok());
}

#[test]
fn whoever_comes_hears_the_last_of_it_and_asks_for_the_rest() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    for n in 0..130 {
        cluster.wait(2_000);
        cluster.asks(0, Some("ada"), Wanted::Message(say("", &format!("{n}")))).unwrap();
    }
    cluster.listens(0, 1, None);
    let heard = cluster.heard(0, 1);
    let told: Vec<i64> = kind(&heard, "sync")[0]["chat"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chat| chat["chat"].as_i64().unwrap())
        .collect();
    assert_eq!(told, (81..=130).collect::<Vec<_>>());
    let page = |cluster: &mut Cluster, before| match cluster.asks(
        0,
        None,
        Wanted::Query(Query::Chat { channel: Channel::Table, after: 0, before }),
    ) {
        Ok(RoomAnswer::Chat(page)) => page.iter().map(|chat| chat.chat).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(page(&mut cluster, i64::MAX), (31..=130).collect::<Vec<_>>());
    assert_eq!(page(&mut cluster, 31), (1..=30).collect::<Vec<_>>());
}

#[test]
fn passers_by_are_silent_where_nobody_may_look_on() {
    let mut cluster = Cluster::open(1, closed_plan());
    let sit = Command::Sit { seat: Some(1), studio: None, nonce: None };
    cluster.does(0, "bo", sit).unwrap();
    let mut may = |name| cluster.asks(0, name, Wanted::Message(say("", "hi"))).err();
    assert_eq!(may(Some("ada")), None, "whoever made the table");
    assert_eq!(may(Some("bo")), None);
    assert_eq!(may(Some("cy")), Some(RoomError::NotAllowed {}));
    assert_eq!(may(None), Some(RoomError::Stranger {}));
}

#[test]
fn a_text_can_be_seen_and_turns_nothing_around() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    for bad in ["", "  ", "\u{200b}\u{feff}", "a\u{202e}b", "a\u{0}b", "\u{2067}x"] {
        let said = cluster.asks(0, Some("ada"), Wanted::Message(say("", bad)));
        assert!(matches!(said, Err(RoomError::Malformed { say: Some(_), .. })), "{bad:?}");
    }
    let long = cluster.asks(0, Some("ada"), Wanted::Message(say("", &"é".repeat(21))));
    assert!(matches!(long, Err(RoomError::TooBig { max: 20, .. })));
    for fine in ["👩‍🚀 ok", "line\nline", "مريم", "so\u{200b}\u{e0041}\u{ad}"] {
        assert!(cluster.asks(0, Some("ada"), Wanted::Message(say("", fine))).is_ok(), "{fine:?}");
    }
    let last = cluster.store.chat.last().and_then(|said| said.text.clone());
    assert_eq!(last.as_deref(), Some("so"), "what cannot be seen is not said");
}

fn mute(person: &str, is_on: bool) -> FromClient {
    FromClient::Mute { id: "m".to_owned(), person: person.parse().unwrap(), is_on }
}

fn block(person: &str, is_on: bool) -> FromClient {
    FromClient::Block { id: "b".to_owned(), person: person.parse().unwrap(), is_on }
}

#[test]
fn whom_the_owner_mutes_nobody_hears_at_any_node() {
    let mut cluster = Cluster::begun(2, plan(), &["ada", "bo"]);
    cluster.listens(0, 1, Some("ada"));
    cluster.listens(1, 2, Some("bo"));
    cluster.sends(1, 2, Some("bo"), say("1", "shout"));
    let not_owner = cluster.asks(1, Some("bo"), Wanted::Message(mute("ada", true)));
    assert_eq!(not_owner.err(), Some(Refused::NotOwner {}.into()));
    let nobody = cluster.asks(0, Some("ada"), Wanted::Message(mute("eve", true)));
    assert_eq!(nobody.err(), Some(RoomError::NotFound {}));
    let heard = cluster.sends(0, 1, Some("ada"), mute("bo", true));
    assert_eq!(kind(&heard, "hushed")[0]["hushed"]["muted"][0]["person"], "bo");
    cluster.give(1, Input::Hint { seq: 0 });
    let heard = cluster.sends(1, 2, Some("bo"), say("2", "shout"));
    assert_eq!(kind(&heard, "failed")[0]["say"]["id"], "refused-muted");
    assert_eq!(cluster.store.chat.len(), 1);
    cluster.sends(0, 1, Some("ada"), mute("bo", false));
    cluster.give(1, Input::Hint { seq: 0 });
    cluster.sends(1, 2, Some("bo"), say("3", "sorry"));
    assert_eq!(cluster.store.chat.len(), 2);
}

#[test]
fn only_the_owner_and_whoever_is_muted_know_of_it() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo", "cy"]);
    for (listener, name) in [(1, "ada"), (2, "bo"), (3, "cy")] {
        cluster.listens(0, listener, Some(name));
    }
    (1..=3).for_each(|listener| drop(cluster.heard(0, listener)));
    cluster.asks(0, Some("ada"), Wanted::Message(mute("bo", true))).unwrap();
    let n_told = [1, 2, 3].map(|listener| kind(&cluster.heard(0, listener), "hushed").len());
    assert_eq!(n_told, [1, 1, 0]);
}

#[test]
fn whom_somebody_blocks_they_alone_do_not_hear() {
    let mut cluster = Cluster::begun(2, plan(), &["ada", "bo", "cy"]);
    cluster.listens(0, 1, Some("ada"));
    cluster.listens(0, 2, Some("cy"));
    cluster.listens(1, 3, Some("cy"));
    cluster.asks(0, Some("bo"), Wanted::Message(say("", "one"))).unwrap();
    let heard = cluster.sends(0, 2, Some("cy"), block("bo", true));
    let hushed = kind(&heard, "hushed")[0];
    assert_eq!(
        (hushed["hushed"]["blocked"].as_array().unwrap().len(), &hushed["chat"]),
        (1, &json!([]))
    );
    cluster.give(1, Input::Hint { seq: 0 });
    (1..=3).for_each(|listener| drop(cluster.heard(usize::from(listener == 3), listener)));
    cluster.asks(0, Some("bo"), Wanted::Message(say("", "two"))).unwrap();
    cluster.give(1, Input::Hint { seq: 0 });
    assert_eq!(kind(&cluster.heard(0, 1), "said").len(), 1, "others do");
    assert_eq!(kind(&cluster.heard(0, 2), "said").len(), 0);
    assert_eq!(kind(&cluster.heard(1, 3), "said").len(), 0, "nor by another node");
    cluster.listens(1, 4, Some("cy"));
    let sync = cluster.heard(1, 4);
    assert_eq!(
        (&sync[0]["chat"], &sync[0]["hushed"]["blocked"][0]["name"]),
        (&json!([]), &json!("bo"))
    );
    let page = Wanted::Query(Query::Chat { channel: Channel::Table, after: 0, before: i64::MAX });
    match cluster.asks(1, Some("cy"), page).unwrap() {
        RoomAnswer::Chat(page) => assert_eq!(page, []),
        other => panic!("{other:?}"),
    }
    let heard = cluster.sends(0, 2, Some("cy"), block("bo", false));
    assert_eq!(kind(&heard, "hushed")[0]["chat"].as_array().unwrap().len(), 2, "it is there again");
}

#[test]
fn nobody_blocks_more_people_than_can_be_kept() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    for n in 0..200 {
        cluster.asks(0, Some("ada"), Wanted::Message(block(&format!("g{n}"), true))).unwrap();
    }
    let more = cluster.asks(0, Some("ada"), Wanted::Message(block("g200", true)));
    assert_eq!(more.err(), Some(RoomError::TooBig { max: 200, unit: Unit::People }));
}
