//! Looking at a game together: one shows, the others hear of it, and nobody does so while it is on.

use serde_json::{Value, json};
use traumfabrik_room::{FromClient, Input, ListenerId, Part, Spot, Wanted};
use traumfabrik_table::{Command, Motion, Plan};

use crate::house::{House, closed_plan, kind, plan};

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
fn over(n_nodes: usize, plan: Plan) -> House {
    let mut house = House::begun(n_nodes, plan, &["ada", "bo"]);
    let abort = Command::Propose { seat: 0, motion: Motion::Abort {} };
    house.does(0, "ada", abort).unwrap();
    house.does(0, "bo", Command::Vote { seat: 1, is_yes: true }).unwrap();
    for (listener, name) in [(1, Some("ada")), (2, Some("bo")), (3, Some("cy")), (4, None)] {
        house.listens(0, listener, name);
    }
    house.wait(2_000);
    hush(&mut house);
    house
}

fn hush(house: &mut House) {
    for listener in 1..=5 {
        house.heard(0, listener);
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
    let mut house = over(1, plan());
    let own = house.sends(0, 1, Some("ada"), show(2));
    assert_eq!((kind(&own, "done").len(), kind(&own, "shown").len()), (1, 0));
    for listener in [2, 3, 4] {
        assert_eq!(shown(&house.heard(0, listener)), Some((json!("ada"), json!(2))));
    }
    house.listens(0, 5, Some("di"));
    let heard = house.heard(0, 5);
    let showing = &kind(&heard, "sync")[0]["showing"];
    assert_eq!(showing["spot"], json!({ "part": "curves", "entry": 2 }));
    // The same again is no news.
    house.sends(0, 1, Some("ada"), show(2));
    assert!(house.heard(0, 2).is_empty());
    house.sends(0, 1, Some("ada"), stop());
    assert_eq!(shown(&house.heard(0, 2)), Some((Value::Null, Value::Null)));
}

#[test]
fn nothing_is_shown_while_the_game_is_on() {
    let mut house = House::begun(1, plan(), &["ada", "bo"]);
    house.listens(0, 1, Some("ada"));
    house.listens(0, 2, Some("bo"));
    hush(&mut house);
    let heard = house.sends(0, 1, Some("ada"), show(1));
    assert_eq!(kind(&heard, "failed")[0]["say"]["id"], "refused-not-over");
    assert_eq!(kind(&house.heard(0, 2), "shown"), Vec::<&Value>::new());
}

#[test]
fn only_places_in_the_game_are_shown_and_only_by_those_who_may_speak() {
    let mut house = over(1, plan());
    let n_moves = house.table(0).moves().count() as u32;
    house.sends(0, 1, Some("ada"), show(n_moves));
    assert_eq!(shown(&house.heard(0, 2)), Some((json!("ada"), json!(n_moves))));
    let heard = house.sends(0, 1, Some("ada"), show(n_moves + 1));
    assert_eq!(refused(&heard)["type"], "not_found");
    let nowhere = Spot { seat: Some(3), ..spot(1) };
    let nowhere = FromClient::Show { id: "s".to_owned(), spot: Some(nowhere), takes_over: false };
    let heard = house.sends(0, 1, Some("ada"), nowhere.clone());
    assert_eq!(refused(&heard)["refused"]["type"], "no_such_seat");
    assert_eq!(refused(&house.sends(0, 4, None, show(1)))["type"], "stranger");
    assert!(house.asks(0, Some("ada"), Wanted::Message(nowhere)).is_err(), "nobody stays there");
    house.sends(0, 1, Some("ada"), stop());
    house.sends(0, 3, Some("cy"), show(1));
    assert_eq!(shown(&house.heard(0, 2)), Some((json!("cy"), json!(1))), "all may look on");

    let mut house = over(1, closed_plan());
    let heard = house.sends(0, 3, Some("cy"), show(1));
    assert_eq!(refused(&heard)["type"], "not_allowed", "but not here");
}

#[test]
fn nobody_is_interrupted_unless_somebody_takes_over() {
    let mut house = over(1, plan());
    house.sends(0, 1, Some("ada"), show(1));
    let heard = house.sends(0, 2, Some("bo"), show(2));
    assert_eq!(refused(&heard)["refused"]["type"], "other_shows");
    hush(&mut house);
    house.sends(0, 2, Some("bo"), take_over(2));
    for listener in [1, 3, 4] {
        assert_eq!(shown(&house.heard(0, listener)), Some((json!("bo"), json!(2))));
    }
    // What was under way comes too late, and whoever shows nothing ends nothing.
    let heard = house.sends(0, 1, Some("ada"), show(3));
    assert_eq!(refused(&heard)["refused"]["type"], "other_shows");
    house.sends(0, 1, Some("ada"), stop());
    assert!(house.heard(0, 3).is_empty());
}

#[test]
fn another_device_of_the_same_person_takes_over_and_the_first_one_knows() {
    let mut house = over(1, plan());
    house.listens(0, 5, Some("ada"));
    house.sends(0, 1, Some("ada"), show(1));
    house.heard(0, 5);
    house.sends(0, 5, Some("ada"), show(1));
    assert_eq!(shown(&house.heard(0, 1)), Some((json!("ada"), json!(1))));
    // The first one goes, and nothing ends by it.
    house.give(0, Input::Part { listener: ListenerId(1) });
    assert_eq!(kind(&house.heard(0, 2), "shown").len(), 1);
    house.give(0, Input::Part { listener: ListenerId(5) });
    assert_eq!(shown(&house.heard(0, 2)), Some((Value::Null, Value::Null)));
}

#[test]
fn whoever_is_muted_shows_nothing_any_more_and_whoever_is_blocked_not_to_everybody() {
    let mut house = over(1, plan());
    let bo = || crate::house::person("bo");
    let block = FromClient::Block { id: "b".to_owned(), person: bo(), is_on: true };
    house.sends(0, 3, Some("cy"), block);
    hush(&mut house);
    house.sends(0, 2, Some("bo"), show(1));
    assert_eq!(shown(&house.heard(0, 3)), Some((Value::Null, Value::Null)));
    assert_eq!(shown(&house.heard(0, 4)), Some((json!("bo"), json!(1))));
    let mute = FromClient::Mute { id: "m".to_owned(), person: bo(), is_on: true };
    house.sends(0, 1, Some("ada"), mute);
    house.wait(2_000);
    assert_eq!(shown(&house.heard(0, 4)), Some((Value::Null, Value::Null)));
}

#[test]
fn nobody_shows_more_than_a_table_bears() {
    let mut house = over(1, plan());
    let n_moves = house.table(0).moves().count() as u32;
    let mut n_done = 0;
    for n in 0..60 {
        let heard = house.sends(0, 1, Some("ada"), show(n % n_moves));
        n_done += kind(&heard, "done").len();
        if let Some(failed) = kind(&heard, "failed").first() {
            assert_eq!(failed["error"]["type"], "too_many");
        }
    }
    assert_eq!(n_done, 20);
    house.wait(1_000);
    assert_eq!(kind(&house.sends(0, 1, Some("ada"), show(1)), "done").len(), 1);
}

/// Hands on what a node wanted others to know.
fn pass_on(house: &mut House, from: usize, to: usize) {
    for shared in std::mem::take(&mut house.nodes[from].shares) {
        house.give(to, Input::Shared(shared));
    }
}

#[test]
fn what_is_shown_at_one_node_is_heard_at_another_until_it_ends() {
    let mut house = over(2, plan());
    house.listens(1, 7, Some("bo"));
    house.heard(1, 7);
    house.sends(0, 1, Some("ada"), show(1));
    pass_on(&mut house, 0, 1);
    assert_eq!(shown(&house.heard(1, 7)), Some((json!("ada"), json!(1))));
    let heard = house.sends(1, 7, Some("bo"), show(2));
    assert_eq!(refused(&heard)["refused"]["type"], "other_shows");
    house.sends(1, 7, Some("bo"), take_over(2));
    pass_on(&mut house, 1, 0);
    assert_eq!(shown(&house.heard(0, 1)), Some((json!("bo"), json!(2))), "whoever showed it knows");
    house.give(1, Input::Part { listener: ListenerId(7) });
    pass_on(&mut house, 1, 0);
    assert_eq!(shown(&house.heard(0, 1)), Some((Value::Null, Value::Null)));
}

#[test]
fn of_two_who_begin_at_once_the_same_one_shows_everywhere() {
    let mut house = over(2, plan());
    house.listens(1, 7, Some("bo"));
    house.heard(1, 7);
    house.sends(0, 1, Some("ada"), show(1));
    house.sends(1, 7, Some("bo"), show(2));
    pass_on(&mut house, 0, 1);
    pass_on(&mut house, 1, 0);
    assert_eq!(shown(&house.heard(0, 3)), Some((json!("bo"), json!(2))));
    assert_eq!(shown(&house.heard(0, 1)), Some((json!("bo"), json!(2))));
    assert_eq!(kind(&house.heard(1, 7), "shown"), Vec::<&Value>::new());
}

#[test]
fn what_a_node_has_shown_that_ended_is_forgotten_and_what_is_shown_is_said_again() {
    let mut house = over(2, plan());
    house.listens(1, 7, Some("bo"));
    house.sends(0, 1, Some("ada"), show(1));
    pass_on(&mut house, 0, 1);
    house.heard(1, 7);
    for _ in 0..5 {
        house.wait(LONG_MS / 3);
        pass_on(&mut house, 0, 1);
    }
    assert_eq!(kind(&house.heard(1, 7), "shown"), Vec::<&Value>::new(), "it goes on");
    house.wait(LONG_MS);
    assert_eq!(shown(&house.heard(1, 7)), Some((Value::Null, Value::Null)));
}
