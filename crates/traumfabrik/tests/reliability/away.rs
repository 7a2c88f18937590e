//! The database server ends in the middle of a game, and is started again after a while.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest};
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{Time, postgres};

use crate::judge::judge;
use crate::people::{PAUSE, Person, Seat, begin};
use crate::race::node_on;
use crate::witness::Witness;
use crate::{effort, in_time};

/// Signs of life that are further apart than eight seconds are an outage.
const OUTAGE: Duration = Duration::from_millis(8500);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_ends_and_comes_back_loses_nothing() {
    in_time("the store away", stop_and_start()).await;
}

async fn stop_and_start() {
    let server = Arc::new(Postgres::start());
    let url = server.database();
    let node = node_on(&url).await;
    let witness = Arc::new(Witness::default());
    let people = [
        Person::arrive(&node.host(), &witness, 1).await,
        Person::arrive(&node.host(), &witness, 2).await,
    ];
    for _ in 0..effort(1, 5) {
        let live = json!({ "type": "live", "bank_ms": 7000, "increment_ms": 7000 });
        let absence = json!({ "substitute": "balanced", "on_timeout": true, "grace_ms": null });
        let plan = json!({ "seats": 2, "pace_ms": 0, "clock": live, "absence": absence });
        let game = begin(&people, &plan).await;
        let mut playing = tokio::task::JoinSet::new();
        for mut person in people.clone() {
            let game = game.clone();
            playing.spawn(async move { Seat::new(&mut person, &game).play_out().await });
        }
        for _ in 0..10 {
            witness.next_ack().await;
        }
        let host = node.host().borrow().clone();
        pause(&server, &host, &game, &witness).await;
        while let Some(ended) = playing.join_next().await {
            ended.expect("nobody saw anything wrong");
        }
    }
    drop(node);
    let store = postgres(&url).await.expect("the store");
    let told = witness.take();
    let found = judge(&store, &told).await;
    let outages = store.outages(Time(0)).await.expect("the outages");
    println!("{found:?}, {} answers that the store is away, {outages:?}", told.n_store_away);
    assert_eq!(found.n_takeovers, 0, "the clocks stood still");
    assert!(found.n_credited > 0 && !outages.is_empty(), "{found:?}, {outages:?}");
}

/// The server ends, everybody hears of it, and it comes back.
async fn pause(server: &Arc<Postgres>, host: &str, game: &str, witness: &Witness) {
    let stranger = Guest::stranger(host);
    let mut socket = stranger.listen(game).await.expect("a socket");
    socket.hear_text().await.expect("everything");
    let n_before = witness.told().n_store_away;
    let stopping = Arc::clone(server);
    tokio::task::spawn_blocking(move || stopping.stop()).await.expect("it ends");
    let down = tokio::time::sleep(OUTAGE);
    while socket.hear_json().await.expect("something")["is_away"] != true {}
    let not_ready = stranger.get_text("/readyz").await;
    assert!(
        matches!(not_ready, Err(ClientError::Refused(ApiError::StoreAway {}))),
        "{not_ready:?}"
    );
    assert_eq!(stranger.get_text("/healthz").await.expect("it is alive"), "alive\n");
    // Whoever plays is told as well.
    while witness.told().n_store_away == n_before {
        tokio::time::sleep(PAUSE).await;
    }
    down.await;
    let starting = Arc::clone(server);
    tokio::task::spawn_blocking(move || starting.start_again()).await.expect("it starts");
    while socket.hear_json().await.expect("something")["is_away"] != false {}
    assert_eq!(stranger.get_text("/readyz").await.expect("it is ready"), "ready\n");
}
