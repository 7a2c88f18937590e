//! The seed, and with it every draw to come.
//!
//! No two seeds that anybody could find give the same draws up to some point. So the worlds share a
//! log whose draws came from one seed, and have different ones in their stores: what is still to be
//! drawn is all that differs. Nothing is drawn before the first party.

use serde_json::json;
use traumfabrik_table::fair::Seed;

use crate::world::{Recipe, World, dealt, settle};
use crate::{kept, probe, script};

async fn live(seed: Seed) -> Vec<(&'static str, Vec<String>)> {
    let recipe = Recipe { seed, ..Recipe::people(3) };
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    for (winner, price) in [(1, 2), (0, 3)] {
        look_around(&mut people).await;
        script::sell(&mut people, winner, price).await;
    }
    let motion = json!({ "type": "propose", "seat": 0, "motion": { "type": "abort" } });
    assert_eq!(people[0].command(motion).await["type"], "done");
    look_around(&mut people).await;
    let no = json!({ "type": "vote", "seat": 1, "is_yes": false });
    assert_eq!(people[1].command(no).await["type"], "done");
    settle(&mut people).await;
    script::play(&mut people, &json!({ "type": "bid", "amount": 4 })).await;
    look_around(&mut people).await;
    for listener in &mut people {
        probe::hint(listener).await;
    }
    world.end().await;
    people.into_iter().map(|listener| (listener.who, listener.received)).collect()
}

async fn look_around(people: &mut [crate::listener::Listener]) {
    settle(people).await;
    for listener in people.iter_mut() {
        probe::everything(listener).await;
    }
    settle(people).await;
}

#[tokio::test]
async fn nobody_can_tell_what_will_be_drawn() {
    let (one, other) = tokio::join!(live(dealt()), live(Seed::of_number(5)));
    for ((who, one), (_, other)) in one.iter().zip(&other) {
        assert!(one.len() > 300, "{who} has asked for much: {}", one.len());
        kept::same(who, one, other);
    }
}
