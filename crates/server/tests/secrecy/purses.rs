//! Hidden purses. Whoever remembers all payments knows them, so histories are not compared: two
//! histories lead to the same table with different purses behind the screens.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::listener::Listener;
use crate::world::{Recipe, SITTERS, WATCHER, World};
use crate::{kept, probe, script};

/// Ben and Cleo pay these prices for the first two lots. Answers with what the others receive when
/// they come afterwards, and with all purses.
async fn live(ben: u64, cleo: u64) -> (Vec<(&'static str, Vec<String>)>, Value) {
    let recipe = Recipe::people(4);
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    script::sell(&mut people, 1, ben).await;
    script::sell(&mut people, 2, cleo).await;
    let seq = people[0].table["seq"].as_u64().expect("a number") as u32;
    let purses = people[..4].iter().map(|own| {
        let seat = usize::from(own.seat.expect("a seat"));
        own.view["boards"][seat]["purse"].clone()
    });
    let purses: Value = purses.collect();
    let anna = (Some(SITTERS[0]), Some(0));
    let dora = (Some(SITTERS[3]), Some(3));
    let mut received = Vec::new();
    for (name, seat) in [anna, dora, (Some(WATCHER), None), (None, None)] {
        let mut listener = Listener::join(&world, name, seat, seq).await;
        probe::present(&mut listener).await;
        listener.settle().await;
        received.push((listener.who, listener.received));
    }
    world.end().await;
    (received, purses)
}

#[tokio::test]
async fn nobody_can_see_what_lies_behind_screens() {
    let ((one, left), (other, right)) = tokio::join!(live(6, 3), live(3, 6));
    let differs: BTreeSet<usize> = (0..4).filter(|&seat| left[seat] != right[seat]).collect();
    assert_eq!(differs, BTreeSet::from([1, 2]), "{left} {right}");
    for ((who, one), (_, other)) in one.iter().zip(&other) {
        assert!(one.len() > 80, "{who} has asked for much: {}", one.len());
        kept::same(who, one, other);
    }
}

/// What everybody must have, counted by somebody who has heard all that happened and nothing else.
fn counted(entries: &Value) -> Vec<i64> {
    let mut purses = vec![12; 4];
    let moves = entries
        .as_array()
        .expect("a log")
        .iter()
        .flat_map(|entry| entry["deed"]["moves"].as_array().cloned().unwrap_or_default());
    for fact in moves.flat_map(|made| made["events"].as_array().cloned().unwrap_or_default()) {
        if fact["type"] != "lot_sold" {
            continue;
        }
        let winner = fact["seat"].as_u64().expect("a seat") as usize;
        for purse in &mut purses {
            *purse += fact["share"].as_i64().expect("a share");
        }
        purses[winner] -= fact["share"].as_i64().expect("a share");
        purses[winner] -= fact["price"].as_i64().expect("a price");
    }
    purses
}

/// A table that remembers tells everybody, strangers too, what the public log adds up to; all else
/// stays behind the screens. Where it does not remember, it tells nobody.
#[tokio::test]
async fn a_table_that_remembers_counts_what_everybody_has_heard() {
    for counts_purses in [true, false] {
        let recipe = Recipe { counts_purses, ..Recipe::people(4) };
        let world = World::new(&recipe).await;
        let mut people = world.everybody(&recipe).await;
        script::sell(&mut people, 1, 6).await;
        script::sell(&mut people, 2, 3).await;
        let mut stranger = Listener::join(&world, None, None, 0).await;
        stranger.settle().await;
        let sync = stranger.received[0].strip_prefix("socket ").expect("from the socket");
        let sync: Value = serde_json::from_str(sync).expect("a message");
        let shown = &sync["table"]["counted_purses"];
        if counts_purses {
            assert_eq!(*shown, serde_json::json!(counted(&sync["entries"])));
        } else {
            assert_eq!(*shown, Value::Null);
        }
        for board in sync["view"]["boards"].as_array().expect("boards") {
            assert_eq!((&board["purse"], &board["total"]), (&Value::Null, &Value::Null));
        }
        for own in &people[..4] {
            assert_eq!(own.table["counted_purses"], *shown, "{}", own.who);
        }
        world.end().await;
    }
}
