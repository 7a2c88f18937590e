//! Several nodes have a table open, and bots play there: one node thinks, the others only look. What
//! that costs is told, and judged in the long form, whose bots search; that one node alone thinks is
//! held by the tests of rooms.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use traumfabrik_server::client::Guest;

use crate::people::Person;
use crate::process::{Home, How, launch};
use crate::witness::Witness;
use crate::{effort, in_time, is_long};

/// So many times as much processor time an entry may cost with three nodes.
const DEARER_MAX: f64 = 1.2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_bots_are_heard_whole_at_every_node() {
    in_time("thoughts", async {
        let [one, three] = [per_entry(1).await, per_entry(3).await];
        let ratio = three.as_secs_f64() / one.as_secs_f64();
        println!(
            "processor time an entry: {one:?} with one node, {three:?} with three ({ratio:.2})"
        );
        assert!(!is_long() || ratio <= DEARER_MAX, "{ratio:.2} times as much");
    })
    .await;
}

/// The processor time of all nodes together for one entry of games that bots play.
async fn per_entry(n_nodes: usize) -> Duration {
    let home = Home::postgres();
    let (mut nodes, mut hosts) = (Vec::new(), Vec::new());
    for _ in 0..n_nodes {
        let (node, host) = launch(&home.beside(), &How::default()).await;
        nodes.push(node);
        hosts.push(host);
    }
    let used = || nodes.iter().map(|node| node.processor_time()).sum::<Duration>();
    let (mut n_entries, before) = (0, used());
    for number in 0..effort(1, 4) {
        n_entries += play(&hosts, number).await;
    }
    (used() - before) / n_entries
}

/// A game of bots that is looked at by way of all nodes, by equally many for any number of nodes.
/// Answers how many entries it has.
async fn play(hosts: &[String], number: u64) -> u32 {
    let (_sender, host) = tokio::sync::watch::channel(hosts[0].clone());
    let person = Person::arrive(&host, &Arc::new(Witness::default()), number).await;
    let bot = effort("medium", "hard");
    let absence = json!({ "substitute": bot, "on_timeout": true, "grace_ms": null });
    let plan = json!({ "seats": 3, "pace_ms": 0, "absence": absence });
    let made: Value = person.here().post("/api/tables", &plan).await.expect("a table");
    let game = made["game"].as_str().expect("a game").to_owned();
    let start = json!({ "type": "start", "fill": bot });
    person.command_until_done(&game, "start", start).await;
    let mut watchers = Vec::new();
    for idx in 0..3 {
        let stranger = Guest::stranger(&hosts[idx % hosts.len()]);
        watchers.push(stranger.join(&game, 0).await.expect("anybody may look on"));
    }
    person.command_until_done(&game, "resign", json!({ "type": "resign", "seat": 0 })).await;
    for watcher in &mut watchers {
        while watcher.is_open() {
            watcher.receive().await.expect("the game goes on");
        }
    }
    let n_heard: Vec<u32> = watchers.iter().map(|watcher| watcher.seq()).collect();
    assert!(n_heard.iter().all(|&n| n == n_heard[0]), "every node tells all of it: {n_heard:?}");
    n_heard[0]
}
