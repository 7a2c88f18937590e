//! A server that is killed and starts again only after a while: the time between is nobody's.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use traumfabrik_store::{Outage, Time};

use crate::in_time;
use crate::judge::judge;
use crate::people::{Person, Seat, begin};
use crate::process::{Home, Service};
use crate::witness::Witness;

/// Signs of life that are further apart than eight seconds are an outage.
const NIGHT: Duration = Duration::from_millis(8500);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_stand_still_while_no_server_runs_on_sqlite() {
    in_time("a night on SQLite", sleep_and_wake(Home::sqlite())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_stand_still_while_no_server_runs_on_postgres() {
    in_time("a night on PostgreSQL", sleep_and_wake(Home::postgres())).await;
}

async fn sleep_and_wake(home: Home) {
    let service = Service::new(home.clone());
    let first = service.start().await;
    let witness = Arc::new(Witness::default());
    let mut one = Person::arrive(&service.host(), &witness, 1).await;
    let mut two = Person::arrive(&service.host(), &witness, 2).await;
    // Less than the night is long: whoever had to pay for it would be played for.
    let live = json!({ "type": "live", "bank_ms": 7000, "increment_ms": 7000 });
    let absence = json!({ "substitute": "balanced", "on_timeout": true, "grace_ms": null });
    let plan = json!({ "seats": 2, "pace_ms": 0, "clock": live, "absence": absence });
    let game = begin(&[one.clone(), two.clone()], &plan).await;
    let began_at = first.began_at;
    let killed_at = first.kill();
    tokio::time::sleep(NIGHT).await;
    let second = service.start().await;
    let (mut here, mut there) = (Seat::new(&mut one, &game), Seat::new(&mut two, &game));
    tokio::join!(here.play_out(), there.play_out());
    let (started_at, open_at) = (second.began_at, second.open_at);
    second.kill();
    let store = home.store().await;
    let found = judge(&store, &witness.take()).await;
    let outages = store.outages(Time(0)).await.expect("the outages");
    let [Outage { from, to }] = outages[..] else { panic!("one night: {outages:?}") };
    // All of the night is given back, and nothing from before the first server or after the
    // second one had opened its doors.
    assert!(began_at <= from && from <= killed_at, "{outages:?}");
    assert!(started_at <= to && to <= open_at, "{outages:?}");
    assert_eq!((found.n_takeovers, found.n_credited), (0, 1), "{found:?}");
}
