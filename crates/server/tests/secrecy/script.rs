//! What happens in a world: things that everybody can see, the same in all worlds.

use serde_json::{Value, json};

use crate::listener::Listener;
use crate::probe::first_choice;
use crate::world::settle;

/// The one who is due.
pub(crate) fn due(people: &[Listener]) -> usize {
    let due = people.iter().position(|listener| listener.legal() != "nothing");
    due.expect("somebody is due")
}

/// Lets whoever is due play, and everybody hear of it.
pub(crate) async fn play(people: &mut [Listener], action: &Value) {
    let due = due(people);
    people[due].play(action).await;
    settle(people).await;
}

/// Plays by hand up to the next stop: this seat bids so much, all others pass, and chips are placed
/// where the first of them fit.
pub(crate) async fn sell(people: &mut [Listener], winner: usize, price: u64) {
    let stop = people[0].view["location"].clone();
    while people[0].view["location"] == stop {
        let due = due(people);
        let floor = people[due].view["legal"]["floor"].as_u64();
        let action = match floor {
            Some(floor) if due == winner && floor <= price => {
                json!({ "type": "bid", "amount": price })
            }
            Some(_) | None => first_choice(&people[due]).expect("it is due"),
        };
        play(people, &action).await;
    }
}

/// Plays by hand until somebody is due in an auction: everybody before passes.
pub(crate) async fn pass_until(people: &mut [Listener], wanted: usize) {
    while due(people) != wanted {
        play(people, &json!({ "type": "pass" })).await;
    }
}
