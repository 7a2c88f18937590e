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
