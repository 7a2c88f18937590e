//! Several nodes on one store. They tell each other that something has changed beside the log, and
//! people at another node must not be able to tell that it was somebody's order.

use serde_json::json;
use traumfabrik_store::Store;
use traumfabrik_store::testing::Postgres;

use crate::listener::Listener;
use crate::world::{Recipe, SITTERS, WATCHER, World, furnish, settle};
use crate::{kept, probe, script};

async fn store(url: &str) -> Store {
    traumfabrik_store::postgres(url).await.expect("a store")
}

/// Ben sits at one node, the others at another. Answers with what those received.
async fn live(is_whispering: bool) -> Vec<(&'static str, Vec<String>)> {
    let recipe = Recipe::people(2);
    let url = Postgres::shared().database();
    let here = World::on(store(&url).await).await;
    furnish(&here.store, &recipe).await;
    let there = World::on(store(&url).await).await;
    let mut anna = Listener::join(&here, Some(SITTERS[0]), Some(0), 0).await;
    let mut ben = Listener::join(&there, Some(SITTERS[1]), Some(1), 0).await;
    while !is_here(&anna.receive().await, SITTERS[1]) {}
    let wim = Listener::join(&here, Some(WATCHER), None, 0).await;
    let stranger = Listener::join(&here, None, None, 0).await;
    anna.received.clear();
    let mut others = vec![anna, wim, stranger];
    settle(&mut others).await;
    for stop in 1..3 {
        if is_whispering {
            for limit in 3..6 {
                let wish = json!({ "type": "bid_up_to", "limit": limit, "above": "pass" });
                let order = json!({ "quarter": 1, "location": stop, "wish": wish });
                let message = json!({ "type": "order", "seat": 1, "order": order });
                assert_eq!(ben.ask(message).await["type"], "done");
            }
            let drop = json!({ "type": "drop_order", "seat": 1, "quarter": 1, "location": stop });
            assert_eq!(ben.ask(drop).await["type"], "done");
        }
        // Ben passes; what he did before reaches the other node first.
        while ben.legal() != "auction" {
            let due = script::due(&others);
            let action = probe::first_choice(&others[due]).expect("it is due");
            let action = match others[due].legal() {
                "auction" => json!({ "type": "bid", "amount": 0 }),
                _ => action,
            };
            let seq = others[due].play(&action).await;
            received(std::slice::from_mut(&mut ben), seq).await;
            received(&mut others, seq).await;
        }
        let seq = ben.play(&json!({ "type": "pass" })).await;
        received(&mut others, seq).await;
        settle(&mut others).await;
        for listener in &mut others {
            probe::everything(listener).await;
        }
        settle(&mut others).await;
    }
    here.end().await;
    there.end().await;
    others.into_iter().map(|listener| (listener.who, listener.received)).collect()
}

/// Whether a message says that somebody is here.
fn is_here(message: &serde_json::Value, name: &str) -> bool {
    let people = message["people"].as_array();
    people.is_some_and(|people| {
        people.iter().any(|person| person["person"] == name && person["is_here"] == true)
    })
}

/// Everybody hears of an entry.
async fn received(listeners: &mut [Listener], seq: u64) {
    for listener in listeners {
        while listener.table["seq"].as_u64() < Some(seq) {
            listener.receive().await;
        }
    }
}

#[tokio::test]
async fn nobody_at_another_node_can_tell_that_there_are_orders() {
    let (silent, whispering) = tokio::join!(live(false), live(true));
    for ((who, silent), (_, whispering)) in silent.iter().zip(&whispering) {
        assert!(silent.len() > 100, "{who} has asked for much: {}", silent.len());
        kept::same(who, silent, whispering);
    }
}
