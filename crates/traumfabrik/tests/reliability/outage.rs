//! Clocks stop while nobody could have played: no server ran, or its store was away. The store's
//! clock is moved, so that an hour takes no time.

use std::sync::Arc;

use serde_json::{Value, json};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest};
use traumfabrik_store::Store;
use traumfabrik_table::TableEvent;

use crate::in_time;
use crate::judge::{Found, judge};
use crate::node::Node;
use crate::people::{Host, PAUSE, Person, Seat, begin};
use crate::shaky::Shaky;
use crate::witness::Witness;

const HOUR_MS: i64 = 3_600_000;

/// Two people whose clocks have ten minutes, on a store that one can move the clock of.
struct Table {
    store: Store,
    shaky: Arc<Shaky>,
    /// The node that runs now, if one does.
    node: Option<Node>,
    witness: Arc<Witness>,
    people: [Person; 2],
    game: String,
}

impl Table {
    async fn new() -> Self {
        let store = traumfabrik_store::memory().expect("a store");
        let shaky = Arc::new(Shaky::new(1));
        let node = start(&store, &shaky).await;
        let witness = Arc::new(Witness::default());
        let people = [
            Person::arrive(&node.host(), &witness, 1).await,
            Person::arrive(&node.host(), &witness, 2).await,
        ];
        let live = json!({ "type": "live", "bank_ms": 600_000, "increment_ms": 0 });
        let absence = json!({ "substitute": "balanced", "on_timeout": true, "grace_ms": null });
        let plan = json!({ "seats": 2, "pace_ms": 0, "clock": live, "absence": absence });
        let game = begin(&people, &plan).await;
        Self { store, shaky, node: Some(node), witness, people, game }
    }

    fn host(&self) -> Host {
        self.node.as_ref().expect("a node runs").host()
    }

    /// The events of the log so far.
    async fn events(&self) -> Vec<TableEvent> {
        let game = self.game.parse().expect("a name");
        let log = self.store.entries(&game, 0).await.expect("a log");
        log.iter().map(|entry| serde_json::from_str(&entry.body).expect("a deed")).collect()
    }

    /// Both play to the end, by way of the node that runs now.
    async fn play_out(mut self) -> Found {
        let host = self.host();
        for person in &mut self.people {
            person.host = host.clone();
        }
        let [one, two] = &mut self.people;
        let (mut one, mut two) = (Seat::new(one, &self.game), Seat::new(two, &self.game));
        tokio::join!(one.play_out(), two.play_out());
        let told = self.witness.take();
        judge(&self.store, &told).await
    }
}

async fn start(store: &Store, shaky: &Arc<Shaky>) -> Node {
    let store = store.with_faults(shaky.clone());
    Node::start(move || async { store }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_without_a_server_is_not_charged() {
    in_time("no server", async {
        let mut table = Table::new().await;
        let n_before = table.events().await.len();
        table.node = None;
        table.shaky.pass(HOUR_MS);
        table.node = Some(start(&table.store, &table.shaky).await);
        // By the clock, whoever is due ran out of time long ago. The node looks at it by itself.
        while table.events().await.len() == n_before {
            tokio::time::sleep(PAUSE).await;
        }
        let events = table.events().await;
        let first = &events[n_before];
        assert!(matches!(first, TableEvent::Credited { ms } if *ms >= HOUR_MS), "{first:?}");
        let found = table.play_out().await;
        assert_eq!((found.n_takeovers, found.n_credited), (0, 1), "{found:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_without_a_store_is_not_charged_and_people_are_told() {
    in_time("no store", async {
        let table = Table::new().await;
        let host = table.host().borrow().clone();
        let mut socket = table.people[0].here().listen(&table.game).await.expect("a socket");
        socket.hear_text().await.expect("everything");
        table.shaky.set_away(true);
        while socket.hear_json().await.expect("something")["is_away"] != true {}
        let stranger = Guest::stranger(&host);
        let not_ready = stranger.get_text("/readyz").await;
        assert!(
            matches!(not_ready, Err(ClientError::Refused(ApiError::StoreAway {}))),
            "{not_ready:?}"
        );
        assert_eq!(stranger.get_text("/healthz").await.expect("it is alive"), "alive\n");
        let path = format!("/api/tables/{}/commands", table.game);
        let leave = json!({ "id": "leave", "command": { "type": "leave", "seat": 0 } });
        let refused = table.people[0].here().post::<Value>(&path, &leave).await;
        assert!(matches!(refused, Err(ClientError::Refused(ApiError::StoreAway {}))));
        table.shaky.pass(HOUR_MS);
        table.shaky.set_away(false);
        while socket.hear_json().await.expect("something")["is_away"] != false {}
        assert_eq!(stranger.get_text("/readyz").await.expect("it is ready"), "ready\n");
        drop(socket);
        let found = table.play_out().await;
        assert_eq!((found.n_takeovers, found.n_credited), (0, 1), "{found:?}");
    })
    .await;
}
