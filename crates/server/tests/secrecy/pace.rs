//! When things happen by themselves: orders that raise, orders that pass, bots, and seats that can
//! pay no bid all wait for the pace, and nobody hears anything before. Only where no person has
//! anything left to decide, which everybody can see, do bots act at once.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::listener::Listener;
use crate::probe::first_choice;
use crate::world::{GAME, Recipe, World, settle};

const PACE_MS: i64 = 250;
const ANNA: usize = 0;
const BEN: usize = 1;
const CLEO: usize = 2;
const N_PEOPLE: u64 = 3;

/// What happened by itself: who, what, and the number of its entry.
struct Act {
    seat: usize,
    action: Value,
    stop: u64,
    seq: usize,
    /// Whether a person could still bid.
    is_awaited: bool,
}

/// Anna passes at the first stop and bids all she has at the second, so that nobody else can; Cleo
/// stays in there as long as she can pay. Ben always has an order. The last seat is a bot's.
fn by_hand(person: &Listener) -> Option<Value> {
    let seat = usize::from(person.seat?);
    let stop = person.view["location"].as_u64();
    if person.legal() != "auction" {
        return first_choice(person);
    }
    let (floor, ceiling) = (&person.view["legal"]["floor"], &person.view["legal"]["ceiling"]);
    let can_pay = floor.as_u64() <= ceiling.as_u64();
    match (seat, stop) {
        (ANNA, Some(0)) => Some(json!({ "type": "pass" })),
        (ANNA, Some(1)) if can_pay => Some(json!({ "type": "bid", "amount": ceiling })),
        (CLEO, Some(1)) if can_pay => Some(json!({ "type": "bid", "amount": floor })),
        (_, Some(_) | None) => None,
    }
}

#[tokio::test]
async fn everything_that_happens_by_itself_waits_for_the_pace() {
    let recipe = Recipe { n_bots: 1, pace_ms: PACE_MS, ..Recipe::people(3) };
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    let up_to = json!({ "type": "bid_up_to", "limit": 2, "above": "pass" });
    for (seat, location, wish) in
        [(BEN, 0, &up_to), (BEN, 1, &up_to), (CLEO, 0, &json!({ "type": "pass" }))]
    {
        let order = json!({ "quarter": 1, "location": location, "wish": wish });
        let message = json!({ "type": "order", "seat": seat, "order": order });
        assert_eq!(people[seat].ask(message).await["type"], "done");
    }
    // Somebody who does nothing but listen.
    let mut idle = people.pop().expect("a stranger");
    let (mut acts, mut played) = (Vec::new(), BTreeSet::new());
    let mut stop = idle.view["location"].as_u64();
    while stop < Some(2) {
        settle(&mut people).await;
        for person in &mut people {
            if let Some(action) = by_hand(person) {
                played.insert(person.play(&action).await);
            }
        }
        let standing = idle.view["scene"]["standing"].as_array().cloned().unwrap_or_default();
        let is_awaited = standing.iter().any(|seat| seat.as_u64() < Some(N_PEOPLE));
        let told = idle.receive().await;
        assert_eq!(told["type"], "entry", "nothing is said but what happened: {told}");
        let seq = told["seq"].as_u64().expect("a number");
        if !played.contains(&seq) {
            acts.push(Act {
                seat: told["deed"]["seat"].as_u64().expect("a seat") as usize,
                action: told["deed"]["moves"][0]["action"]["type"].clone(),
                stop: stop.unwrap_or_default(),
                seq: seq as usize,
                is_awaited,
            });
        }
        stop = idle.view["location"].as_u64();
    }
    // Entries are numbered from one.
    let entries = world.store.entries(&GAME.parse().expect("a name"), 0).await.expect("a log");
    for Act { seat, action, stop, seq, .. } in acts.iter().filter(|act| act.is_awaited) {
        let gap_ms = entries[seq - 1].at.0 - entries[seq - 2].at.0;
        assert!(gap_ms >= PACE_MS, "{action} of seat {seat} at stop {stop} after {gap_ms} ms");
    }
    let has = |seat: usize, action: &str, stop: u64| {
        acts.iter().any(|act| act.seat == seat && act.action == action && act.stop == stop)
    };
    assert!(has(BEN, "bid", 0), "an order raises");
    assert!(has(BEN, "pass", 1), "an order passes above its limit");
    assert!(has(CLEO, "pass", 1), "whoever cannot pay passes");
    assert!(acts.iter().any(|act| act.seat == 3 && act.is_awaited), "a bot bids against people");
    world.end().await;
}
