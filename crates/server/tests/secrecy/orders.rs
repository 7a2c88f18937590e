//! Other people's standing orders, limits and pick lists.

use serde_json::{Value, json};

use crate::listener::Listener;
use crate::world::{GAME, Recipe, World, settle};
use crate::{kept, probe, script};

/// The one who has secrets.
const BEN: usize = 1;

fn order(location: u8, wish: Value) -> Value {
    let order = json!({ "quarter": 1, "location": location, "wish": wish });
    json!({ "type": "order", "seat": BEN, "order": order })
}

fn up_to(limit: u8, wake: Value) -> Value {
    json!({ "type": "bid_up_to", "limit": limit, "above": "pass", "wake": wake })
}

fn drop_order(location: u8) -> Value {
    json!({ "type": "drop_order", "seat": BEN, "quarter": 1, "location": location })
}

/// What Ben asks for in secret; the first list at once, the others after each stop.
type Secrets = Vec<Vec<Value>>;

/// No orders at all.
fn none() -> Secrets {
    Vec::new()
}

/// A limit, and a list of wishes.
fn some() -> Secrets {
    let pick = json!({ "type": "pick", "chips": [3, 1, 4, 15], "otherwise": "decline" });
    vec![vec![order(2, up_to(3, json!([]))), order(3, pick)]]
}

/// Other limits, changed, taken back and refused; something to be woken for that comes about.
fn many() -> Secrets {
    let price = json!([{ "type": "price_reaches", "amount": 2 }]);
    let rivals = json!([{ "type": "rivals_left", "n_rivals": 1 }]);
    let pick = json!({ "type": "pick", "chips": [9, 26, 5], "otherwise": "wake" });
    vec![
        vec![
            order(1, json!({ "type": "watch", "wake": price })),
            order(2, up_to(9, json!([]))),
            order(2, up_to(7, json!([]))),
            order(3, pick),
            order(4, json!({ "type": "pass" })),
            order(7, json!({ "type": "pick", "chips": [], "otherwise": "wake" })),
            order(2, up_to(200, json!([]))),
            order(3, json!({ "type": "pass" })),
        ],
        vec![drop_order(3), drop_order(3), order(5, up_to(1, rivals))],
        vec![drop_order(4), order(2, up_to(12, json!([])))],
    ]
}

/// Plays up to the moment when Ben is due at the stop that his orders are for. Answers with what
/// the others received.
async fn live(secrets: Secrets) -> Vec<(&'static str, Vec<String>)> {
    let recipe = Recipe::people(3);
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    let mut secrets = secrets.into_iter();
    let mut whisper = secrets.next().unwrap_or_default();
    for (winner, price) in [(2, 1), (2, 2)] {
        tell(&mut people[BEN], &mut whisper).await;
        look_around(&mut people).await;
        script::sell(&mut people, winner, price).await;
        whisper = secrets.next().unwrap_or_default();
    }
    let said = people[0].ask(json!({ "type": "say", "text": "Who wants it?" })).await;
    assert_eq!(said["type"], "done", "{said}");
    tell(&mut people[BEN], &mut whisper).await;
    settle(&mut people).await;
    assert_eq!(people[0].view["location"], 2);
    script::play(&mut people, &json!({ "type": "bid", "amount": 0 })).await;
    script::pass_until(&mut people, BEN).await;
    // From here on it is Ben's order that acts, when the pace of the table lets it.
    look_around(&mut people).await;
    let due = world.store.orders(&GAME.parse().expect("a name")).await.expect("orders");
    assert_eq!(due.is_empty(), people[BEN].received.iter().all(|text| !text.contains("\"wish\"")));
    world.end().await;
    received(people)
}

/// Ben asks for something in secret. Others must not hear even that he is answered.
async fn tell(ben: &mut Listener, secrets: &mut Vec<Value>) {
    for secret in secrets.drain(..) {
        ben.ask(secret).await;
    }
}

/// Everybody but Ben asks for everything.
async fn look_around(people: &mut [Listener]) {
    settle(people).await;
    for listener in people.iter_mut().filter(|listener| listener.seat != Some(1)) {
        probe::everything(listener).await;
    }
    settle(people).await;
}

fn received(people: Vec<Listener>) -> Vec<(&'static str, Vec<String>)> {
    let others = people.into_iter().filter(|listener| listener.seat != Some(1));
    others.map(|listener| (listener.who, listener.received)).collect()
}

#[tokio::test]
async fn nobody_can_tell_what_others_have_ordered() {
    let (none, some, many) = tokio::join!(live(none()), live(some()), live(many()));
    for other in [&some, &many] {
        for ((who, one), (_, other)) in none.iter().zip(other) {
            assert!(one.len() > 300, "{who} has asked for much: {}", one.len());
            kept::same(who, one, other);
        }
    }
}

/// Where two limits act alike, nobody can tell them apart before the lower one is reached.
#[tokio::test]
async fn a_limit_shows_when_it_is_reached_and_not_before() {
    let (low, high) = tokio::join!(race(3), race(9));
    for ((who, low), (_, high)) in low.iter().zip(&high) {
        kept::same(who, low, high);
    }
}

/// Anna and Cleo bid against Ben's order, which raises by itself up to three.
async fn race(limit: u8) -> Vec<(&'static str, Vec<String>)> {
    let recipe = Recipe { pace_ms: 0, ..Recipe::people(3) };
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    people[BEN].ask(order(1, up_to(limit, json!([])))).await;
    script::sell(&mut people, 2, 1).await;
    // Cleo leads; Anna passes; then Ben's order and Cleo in turns: 0, 1, 2, 3.
    script::play(&mut people, &json!({ "type": "bid", "amount": 0 })).await;
    people[0].play(&json!({ "type": "pass" })).await;
    wait_for_bid(&mut people, 1).await;
    look_around(&mut people).await;
    people[2].play(&json!({ "type": "bid", "amount": 2 })).await;
    wait_for_bid(&mut people, 3).await;
    look_around(&mut people).await;
    world.end().await;
    received(people)
}

/// What an order does looks like what its person does by hand.
#[tokio::test]
async fn an_order_leaves_no_mark_on_what_it_does() {
    let (by_order, by_hand) = tokio::join!(passed(true), passed(false));
    for ((who, by_order), (_, by_hand)) in by_order.iter().zip(&by_hand) {
        kept::same(who, by_order, by_hand);
    }
}

/// Cleo takes the first lot; then Ben passes, by an order or by hand, and Cleo takes the second.
async fn passed(is_ordered: bool) -> Vec<(&'static str, Vec<String>)> {
    let recipe = Recipe { pace_ms: 0, ..Recipe::people(3) };
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    if is_ordered {
        people[BEN].ask(order(1, json!({ "type": "pass" }))).await;
    }
    script::sell(&mut people, 2, 1).await;
    script::play(&mut people, &json!({ "type": "bid", "amount": 2 })).await;
    people[0].play(&json!({ "type": "pass" })).await;
    if !is_ordered {
        while people[BEN].legal() != "auction" {
            people[BEN].receive().await;
        }
        people[BEN].play(&json!({ "type": "pass" })).await;
    }
    for listener in &mut people {
        while listener.view["phase"]["type"] != "placing" {
            listener.receive().await;
        }
    }
    look_around(&mut people).await;
    world.end().await;
    received(people)
}

/// Everybody hears until the highest bid is this, made by Ben's order.
async fn wait_for_bid(people: &mut [Listener], amount: u64) {
    for listener in people.iter_mut() {
        while listener.view["scene"]["high"]["amount"] != amount {
            listener.receive().await;
        }
    }
}
