//! A node ends in the middle of a game that nobody looks at. Another one plays it to its end.

use std::sync::Arc;

use serde_json::json;
use traumfabrik_store::testing::Postgres;
use traumfabrik_store::{Status, postgres};

use crate::in_time;
use crate::judge::judge;
use crate::people::{PAUSE, Person, begin};
use crate::race::node_on;
use crate::witness::Witness;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_and_timers_of_a_node_that_ends_go_on_at_another() {
    in_time("a successor", async {
        let url = Postgres::shared().database();
        let (one, two) = (node_on(&url).await, node_on(&url).await);
        let witness = Arc::new(Witness::default());
        let person = Person::arrive(&one.host(), &witness, 1).await;
        // The clock of the person runs out, and from then on there are only bots.
        let live = json!({ "type": "live", "bank_ms": 1500, "increment_ms": 0 });
        let absence = json!({ "substitute": "balanced", "on_timeout": true, "grace_ms": null });
        let plan = json!({ "seats": 3, "pace_ms": 10, "clock": live, "absence": absence });
        let game = begin(std::slice::from_ref(&person), &plan).await;
        let game = game.parse().expect("a name");
        let store = postgres(&url).await.expect("the store");
        let row = async || store.game(&game).await.expect("an answer").expect("the game");
        let n_before = row().await.seq;
        drop(one);
        // Nobody asks the other node for the game: it has to look for it.
        while row().await.status != Status::Over {
            tokio::time::sleep(PAUSE).await;
        }
        let told = witness.take();
        let found = judge(&store, &told).await;
        assert!(row().await.seq > n_before && found.n_takeovers == 1, "{found:?}");
        drop(two);
    })
    .await;
}
