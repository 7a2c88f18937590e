//! Looking at a game together: one shows, the others hear of it, and nobody does so while it is on.

use serde_json::{Value, json};
use traumfabrik_room::{FromClient, Input, ListenerId, Part, Spot, Wanted};
use traumfabrik_table::{Command, Motion, Plan};

use crate::cluster::{Cluster, closed_plan, kind, plan};

/// Long enough for a node that says nothing any more to be forgotten.
const LONG_MS: i64 = 12_000;

fn spot(entry: u32) -> Spot {
    Spot { part: Part::Curves, entry, seat: None }
}

fn show(entry: u32) -> FromClient {
    FromClient::Show { id: "s".to_owned(), spot: Some(spot(entry)), takes_over: false }
}

fn take_over(entry: u32) -> FromClient {
    FromClient::Show { id: "s".to_owned(), spot: Some(spot(entry)), takes_over: true }
}

fn stop() -> FromClient {
    FromClient::Show { id: "s".to_owned(), spot: None, takes_over: false }
}

/// A game of Ada and Bo that is over, with everybody listening: Ada, Bo, Cy, who looks on, and a
/// stranger.
fn over(n_nodes: usize, plan: Plan) -> Cluster {
    let mut cluster = Cluster::begun(n_nodes, plan, &["ada", "bo"]);
    let abort = Command::Propose { seat: 0, motion: Motion::Abort {} };
    cluster.does(0, "ada", abort).unwrap();
    cluster.does(0, "bo", Command::Vote { seat: 1, is_yes: true }).unwrap();
    for (listener, name) in [(1, Some("ada")), (2, Some("bo")), (3, Some("cy")), (4, None)] {
        cluster.listens(0, listener, name);
    }
    cluster.wait(2_000);
    hush(&mut cluster);
    cluster
}

fn hush(cluster: &mut Cluster) {
    for listener in 1..=5 {
        cluster.heard(0, listener);
    }
}

/// What somebody was last told to be shown: by whom, and at which entry.
fn shown(heard: &[Value]) -> Option<(Value, Value)> {
    let showing = &kind(heard, "shown").last()?["showing"];
    Some((showing["name"].clone(), showing["spot"]["entry"].clone()))
}

fn refused(heard: &[Value]) -> &Value {
    &kind(heard, "failed").first().expect("it is refused")["error"]
}

#[test]
fn what_one_shows_everybody_else_hears_and_whoever_comes_later() {
    let mut cluster = over(1, plan());
    let own = cluster.sends(0, 1, Some("ada"), show(2));
    assert_eq!((kind(&own, "done").len(), kind(&own, "shown").len()), (1, 0));
    for listener in [2, 3, 4] {
        assert_eq!(shown(&cluster.heard(0, listener)), Some((json!("ada"), json!(2))));
    }
    cluster.listens(0, 5, Some("di"));
    let heard = cluster.heard(0, 5);
    let showing = &kind(&heard, "sync")[0]["showing"];
    assert_eq!(showing["spot"], json!({ "part": "curves", "entry": 2 }));
    // The same again is no news.
    cluster.sends(0, 1, Some("ada"), show(2));
    assert!(cluster.heard(0, 2).is_empty());
    cluster.sends(0, 1, Some("ada"), stop());
    assert_eq!(shown(&cluster.heard(0, 2)), Some((Value::Null, Value::Null)));
}

#[test]
fn nothing_is_shown_while_the_game_is_on() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo"]);
    cluster.listens(0, 1, Some("ada"));
    cluster.listens(0, 2, Some("bo"));
    hush(&mut cluster);
    let heard = cluster.sends(0, 1, Some("ada"), show(1));
    assert_eq!(kind(&heard, "failed")[0]["say"]["id"], "refused-not-over");
    assert_eq!(kind(&cluster.heard(0, 2), "shown"), Vec::<&Value>::new());
}

#[test]
fn only_places_in_the_game_are_shown_and_only_by_those_who_may_speak() {
    let mut cluster = over(1, plan());
    let n_moves = cluster.table(0).moves().count() as u32;
    cluster.sends(0, 1, Some("ada"), show(n_moves));
    assert_eq!(shown(&cluster.heard(0, 2)), Some((json!("ada"), json!(n_moves))));
    let heard = cluster.sends(0, 1, Some("ada"), show(n_moves + 1));
    assert_eq!(refused(&heard)["type"], "not_found");
    let nowhere = Spot { seat: Some(3), ..spot(1) };
    let nowhere = FromClient::Show { id: "s".to_owned(), spot: Some(nowhere), takes_over: false };
    let heard = cluster.sends(0, 1, Some("ada"), nowhere.clone());
    assert_eq!(refused(&heard)["refused"]["type"], "no_such_seat");
    assert_eq!(refused(&cluster.sends(0, 4, None, show(1)))["type"], "stranger");
    assert!(cluster.asks(0, Some("ada"), Wanted::Message(nowhere)).is_err(), "nobody stays there");
    cluster.sends(0, 1, Some("ada"), stop());
    cluster.sends(0, 3, Some("cy"), show(1));
    assert_eq!(shown(&cluster.heard(0, 2)), Some((json!("cy"), json!(1))), "all may look on");

    let mut cluster = over(1, closed_plan());
    let heard = cluster.sends(0, 3, Some("cy"), show(1));
    assert_eq!(refused(&heard)["type"], "not_allowed", "but not here");
}

#[test]
fn nobody_is_interrupted_unless_somebody_takes_over() {
    let mut cluster = over(1, plan());
    cluster.sends(0, 1, Some("ada"), show(1));
    let heard = cluster.sends(0, 2, Some("bo"), show(2));
    assert_eq!(refused(&heard)["refused"]["type"], "other_shows");
    hush(&mut cluster);
    cluster.sends(0, 2, Some("bo"), take_over(2));
    for listener in [1, 3, 4] {
        assert_eq!(shown(&cluster.heard(0, listener)), Some((json!("bo"), json!(2))));
    }
    // What was under way comes too late, and whoever shows nothing ends nothing.
    let heard = cluster.sends(0, 1, Some("ada"), show(3));
    assert_eq!(refused(&heard)["refused"]["type"], "other_shows");
    cluster.sends(0, 1, Some("ada"), stop());
    assert!(cluster.heard(0, 3).is_empty());
}

#[test]
fn another_device_of_the_same_person_takes_over_and_the_first_one_knows() {
    let mut cluster = over(1, plan());
    cluster.listens(0, 5, Some("ada"));
    cluster.sends(0, 1, Some("ada"), show(1));
    cluster.heard(0, 5);
    cluster.sends(0, 5, Some("ada"), show(1));
    assert_eq!(shown(&cluster.heard(0, 1)), Some((json!("ada"), json!(1))));
    // The first one goes, and nothing ends by it.
    cluster.give(0, Input::Part { listener: ListenerId(1) });
    assert_eq!(kind(&cluster.heard(0, 2), "shown").len(), 1);
    cluster.give(0, Input::Part { listener: ListenerId(5) });
    assert_eq!(shown(&cluster.heard(0, 2)), Some((Value::Null, Value::Null)));
}

#[test]
fn whoever_is_muted_shows_nothing_any_more_and_whoever_is_blocked_not_to_everybody() {
    let mut cluster = over(1, plan());
    let bo = || crate::cluster::person("bo");
    let block = FromClient::Block { id: "b".to_owned(), person: bo(), is_on: true };
    cluster.sends(0, 3, Some("cy"), block);
    hush(&mut cluster);
    cluster.sends(0, 2, Some("bo"), show(1));
    assert_eq!(shown(&cluster.heard(0, 3)), Some((Value::Null, Value::Null)));
    assert_eq!(shown(&cluster.heard(0, 4)), Some((json!("bo"), json!(1))));
    let mute = FromClient::Mute { id: "m".to_owned(), person: bo(), is_on: true };
    cluster.sends(0, 1, Some("ada"), mute);
    cluster.wait(2_000);
    assert_eq!(shown(&cluster.heard(0, 4)), Some((Value::Null, Value::Null)));
}

#[test]
fn nobody_shows_more_than_a_table_bears() {
    let mut cluster = over(1, plan());
    let n_moves = cluster.table(0).moves().count() as u32;
    let mut n_done = 0;
    for n in 0..60 {
        let heard = cluster.sends(0, 1, Some("ada"), show(n % n_moves));
        n_done += kind(&heard, "done").len();
        if let Some(failed) = kind(&heard, "failed").first() {
            assert_eq!(failed["error"]["type"], "too_many");
        }
    }
    assert_eq!(n_done, 20);
    cluster.wait(1_000);
    assert_eq!(kind(&cluster.sends(0, 1, Some("ada"), show(1)), "done").len(), 1);
}

/// Hands on what a node wanted others to know.
fn pass_on(cluster: &mut Cluster, from: usize, to: usize) {
    for shared in std::mem::take(&mut cluster.nodes[from].shares) {
        cluster.give(to, Input::Shared(shared));
    }
}

#[test]
fn what_is_shown_at_one_node_is_heard_at_another_until_it_ends() {
    let mut cluster = over(2, plan());
    cluster.listens(1, 7, Some("bo"));
    cluster.heard(1, 7);
    cluster.sends(0, 1, Some("ada"), show(1));
    pass_on(&mut cluster, 0, 1);
    assert_eq!(shown(&cluster.heard(1, 7)), Some((json!("ada"), json!(1))));
    let heard = cluster.sends(1, 7, Some("bo"), show(2));
    assert_eq!(refused(&heard)["refused"]["type"], "other_shows");
    cluster.sends(1, 7, Some("bo"), take_over(2));
    pass_on(&mut cluster, 1, 0);
    assert_eq!(
        shown(&cluster.heard(0, 1)),
        Some((json!("bo"), json!(2))),
        "whoever showed it knows"
    );
    cluster.give(1, Input::Part { listener: ListenerId(7) });
    pass_on(&mut cluster, 1, 0);
    assert_eq!(shown(&cluster.heard(0, 1)), Some((Value::Null, Value::Null)));
}

#[test]
fn of_two_who_begin_at_once_the_same_one_shows_everywhere() {
    let mut cluster = over(2, plan());
    cluster.listens(1, 7, Some("bo"));
    cluster.heard(1, 7);
    cluster.sends(0, 1, Some("ada"), show(1));
    cluster.sends(1, 7, Some("bo"), show(2));
    pass_on(&mut cluster, 0, 1);
    pass_on(&mut cluster, 1, 0);
    assert_eq!(shown(&cluster.heard(0, 3)), Some((json!("bo"), json!(2))));
    assert_eq!(shown(&cluster.heard(0, 1)), Some((json!("bo"), json!(2))));
    assert_eq!(kind(&cluster.heard(1, 7), "shown"), Vec::<&Value>::new());
}

#[test]
fn what_a_node_has_shown_that_ended_is_forgotten_and_what_is_shown_is_said_again() {
    let mut cluster = over(2, plan());
    cluster.listens(1, 7, Some("bo"));
    cluster.sends(0, 1, Some("ada"), show(1));
    pass_on(&mut cluster, 0, 1);
    cluster.heard(1, 7);
    for _ in 0..5 {
        cluster.wait(LONG_MS / 3);
        pass_on(&mut cluster, 0, 1);
    }
    assert_eq!(kind(&cluster.heard(1, 7), "shown"), Vec::<&Value>::new(), "it goes on");
    cluster.wait(LONG_MS);
    assert_eq!(shown(&cluster.heard(1, 7)), Some((Value::Null, Value::Null)));
}
