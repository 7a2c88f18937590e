//! Two nodes on one database. Everybody sits at both, with two minds; bots and timers of both act
//! as well. Of all who want the next number one gets it, and all see the same.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Map, Value, json};
use tokio::task::JoinSet;
use traumfabrik_store::postgres;
use traumfabrik_store::testing::Postgres;

use crate::judge::judge;
use crate::node::Node;
use crate::people::{Habits, Host, Known, Person, Seat, begin};
use crate::witness::Witness;
use crate::{effort, in_time};

/// Each mind leaves a turn to the other now and then, or, if both do, to the clock.
const HABITS: Habits = Habits { dreams_one_in: 5, repeats_one_in: 2, is_plain: false };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_gets_each_number_and_all_see_the_same() {
    in_time("a race", race()).await;
}

/// A node of its own on a database.
pub(crate) async fn node_on(url: &str) -> Node {
    let url = url.to_owned();
    let open = || async move { postgres(&url).await.expect("a store") };
    Node::start(open).await
}

async fn race() {
    let (n_tables, n_games) = effort((6, 1), (8, 20));
    let url = Postgres::shared().database();
    let (one, two) = (node_on(&url).await, node_on(&url).await);
    let witness = Arc::new(Witness::default());
    let mut tables = JoinSet::new();
    for number in 0..n_tables {
        let hosts = [one.host(), two.host()];
        tables.spawn(play_on(hosts, Arc::clone(&witness), number, n_games));
    }
    while let Some(ended) = tables.join_next().await {
        ended.expect("nobody saw anything wrong");
    }
    let store = postgres(&url).await.expect("the store");
    let told = witness.take();
    let found = judge(&store, &told).await;
    println!(
        "{} commands, {} of them sent twice, {} acknowledged, {} refused: {found:?}",
        told.sent.len(),
        told.n_resent,
        told.acked.len(),
        told.refused.len()
    );
    let is_crowded = told.refused.len() > (told.sent.len() + told.n_resent) / 10;
    assert!(is_crowded, "hardly anybody was in the way of others");
    assert!(found.n_takeovers > 0, "no clock ran out");
}

/// Some games of three people and a bot; the clocks run out every now and then.
async fn play_on(hosts: [Host; 2], witness: Arc<Witness>, number: u64, n_games: u32) {
    let live = json!({ "type": "live", "bank_ms": 1000, "increment_ms": 0 });
    let absence = json!({ "substitute": "balanced", "on_timeout": true, "grace_ms": null });
    let plan = json!({ "seats": 4, "pace_ms": 0, "clock": live, "absence": absence });
    let mut people = Vec::new();
    for seat in 0..3 {
        people.push(Person::arrive(&hosts[0], &witness, number * 10 + seat).await);
    }
    // Somebody who only looks on.
    let watcher = Person::arrive(&hosts[0], &witness, number * 10 + 9).await;
    // On a busy machine clocks run out before people have decided, and substitutes play more.
    let is_enough = |round| round >= n_games && witness.n_commands() >= effort(100, 30_000);
    for round in (0..).take_while(|&round| !is_enough(round)) {
        let game = begin(&people, &plan).await;
        let mut seats = JoinSet::new();
        for (idx, person) in people.iter().chain([&watcher]).enumerate() {
            for (mind, host) in hosts.iter().enumerate() {
                let seed = u64::from(round) * 100 + idx as u64 * 2 + mind as u64;
                let mut person = person.by_way_of(host, seed);
                person.habits = HABITS;
                let game = game.clone();
                seats.spawn(async move {
                    let mut seat = Seat::new(&mut person, &game);
                    seat.play_out().await;
                    (idx, seat.known)
                });
            }
        }
        for (idx, known) in seats.join_all().await {
            let person = people.get(idx).unwrap_or(&watcher);
            let look = if idx < 3 { format!("seat-{idx}") } else { "table".to_owned() };
            for host in &hosts {
                compare(&known, &person.by_way_of(host, 0), &look).await;
            }
        }
        let path = format!("/api/tables/{game}/log");
        let [one, two] = [0, 1].map(|idx| watcher.by_way_of(&hosts[idx], 0).here());
        let logs = tokio::join!(one.get_text(&path), two.get_text(&path));
        assert_eq!(logs.0.expect("a log"), logs.1.expect("a log"), "{game} by way of both nodes");
    }
}

/// What somebody was told bit by bit is what a node shows when it is asked.
async fn compare(known: &Known, person: &Person, look: &str) {
    let path = format!("/api/tables/{}?look={look}", known.game);
    let shown: Value = person.here().get(&path).await.expect("shown");
    for (told, shown) in [(&known.table, &shown["table"]), (&known.view, &shown["view"])] {
        let shown = shown.as_object().expect("an object");
        assert_eq!(text(told), text(shown), "{look} of {}", known.game);
    }
}

/// The bytes of something, whatever the order in which its fields came.
fn text(fields: &Map<String, Value>) -> String {
    let sorted: BTreeMap<&String, &Value> = fields.iter().collect();
    serde_json::to_string(&sorted).expect("it has a text")
}
