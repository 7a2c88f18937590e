//! Clocks that are set back, outages, and what both cost: nothing.

use traumfabrik_room::Outage;
use traumfabrik_table::{TableEvent, Time};

use crate::house::{BEGIN, House, live_plan};

const HOUR_MS: i64 = 3_600_000;

fn events(house: &House) -> Vec<TableEvent> {
    let entries = house.store.entries.iter();
    entries.map(|kept| serde_json::from_str(&kept.body).unwrap()).collect()
}

fn is_timeout(event: &TableEvent) -> bool {
    matches!(event, TableEvent::TakenOver { .. })
}

#[test]
fn a_clock_runs_out_although_the_time_of_day_was_set_back() {
    let mut house = House::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
    house.now = Time(house.now.0 - HOUR_MS);
    house.restart(0);
    house.listens(0, 1, None);
    house.wait(14_000);
    assert!(!events(&house).iter().any(is_timeout));
    house.wait(2_000);
    assert!(events(&house).iter().any(is_timeout), "fifteen seconds have passed");
    let times: Vec<Time> = house.store.entries.iter().map(|kept| kept.at).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[test]
fn an_outage_that_a_clock_made_up_gives_nobody_an_hour() {
    let mut house = House::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
    // The clock stood an hour ahead for a moment before the table was made.
    house.outages = vec![Outage { from: BEGIN.plus(-5_000), to: BEGIN.plus(HOUR_MS) }];
    house.wait(3_000);
    let play = house.play(0);
    let name = ["ada", "bo", "cy"][house.table(0).due().unwrap().index()];
    house.does(0, name, play).unwrap();
    let credited: i64 = events(&house)
        .iter()
        .map(|event| match event {
            TableEvent::Credited { ms } => *ms,
            _ => 0,
        })
        .sum();
    assert!(credited <= 3_000, "{credited}");
}

#[test]
fn time_without_a_server_is_given_back_before_anything_else() {
    let mut house = House::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
    let from = house.now;
    house.now = house.now.plus(HOUR_MS);
    house.outages = vec![Outage { from, to: house.now }];
    house.restart(0);
    house.listens(0, 1, None);
    house.wait(5_000);
    let credited = events(&house).into_iter().find(|it| matches!(it, TableEvent::Credited { .. }));
    assert_eq!(credited, Some(TableEvent::Credited { ms: HOUR_MS }));
    assert!(!events(&house).iter().any(is_timeout));
    house.wait(15_000);
    assert!(events(&house).iter().any(is_timeout));
}
