//! Clocks that are set, outages, and what both cost: nothing.

use traumfabrik_room::{Input, Outage};
use traumfabrik_table::{Absence, Plan, TableEvent, Time};

use crate::house::{BEGIN, House, live_plan, plan};

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
fn a_room_ahead_of_the_time_of_day_stays_while_something_is_due() {
    let mut house = House::begun(1, live_plan(HOUR_MS), &["ada", "bo", "cy"]);
    house.wait(1_000);
    assert!(house.is_idle(0), "the store knows when to look here again");
    house.now = Time(house.now.0 - HOUR_MS);
    house.wait(1_000);
    assert!(!house.is_idle(0), "nobody else knows how late it is");
    house.now = house.now.plus(HOUR_MS);
    house.wait(1_000);
    assert!(house.is_idle(0));
}

/// The clock stood an hour ahead for a moment before the table was made.
fn made_up() -> Vec<Outage> {
    vec![Outage::new(BEGIN.plus(-5_000), BEGIN.plus(HOUR_MS))]
}

#[test]
fn an_outage_that_a_clock_made_up_lets_nobody_think_for_ever() {
    for is_restarted in [false, true] {
        let mut house = House::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
        house.outages = made_up();
        if is_restarted {
            house.restart(0);
        }
        house.listens(0, 1, None);
        house.wait(16_000);
        assert!(events(&house).iter().any(is_timeout), "restarted: {is_restarted}");
    }
}

#[test]
fn an_outage_that_a_clock_made_up_gives_nobody_an_hour() {
    let mut house = House::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
    house.outages = made_up();
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
    house.outages = vec![Outage::new(from, house.now)];
    house.restart(0);
    house.listens(0, 1, None);
    house.wait(5_000);
    let credited = events(&house).into_iter().find(|it| matches!(it, TableEvent::Credited { .. }));
    assert_eq!(credited, Some(TableEvent::Credited { ms: HOUR_MS }));
    assert!(!events(&house).iter().any(is_timeout));
    house.wait(15_000);
    assert!(events(&house).iter().any(is_timeout));
}

#[test]
fn a_clock_that_is_set_forward_is_not_paid_for() {
    for jump_ms in [5_000, HOUR_MS] {
        let mut house = House::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
        house.listens(0, 1, None);
        house.wait(2_000);
        house.now = house.now.plus(jump_ms);
        house.wait(12_000);
        assert!(!events(&house).iter().any(is_timeout), "set by {jump_ms} ms");
        house.wait(2_000);
        assert!(events(&house).iter().any(is_timeout), "fifteen seconds have passed");
    }
}

#[test]
fn an_entry_of_a_node_whose_clock_is_behind_is_not_paid_for_again() {
    let mut house = House::begun(2, live_plan(15_000), &["ada", "bo", "cy"]);
    house.listens(1, 1, None);
    // The second node knows already that the clock was set; the first one writes the old time.
    let (before, play) = (house.now, house.play(0));
    house.now = before.plus(9_000);
    for _ in 0..3 {
        house.wait_at(1, 1_000);
        let seq = house.table(1).seq();
        house.give(1, Input::Polled { seq });
    }
    house.now = before.plus(3_000);
    let name = ["ada", "bo", "cy"][house.table(0).due().unwrap().index()];
    house.does(0, name, play).unwrap();
    house.now = before.plus(12_000);
    house.give(1, Input::Hint { seq: u32::MAX });
    house.wait_at(1, 13_000);
    assert!(!events(&house).iter().any(is_timeout), "thirteen seconds have passed");
    house.wait_at(1, 4_000);
    assert!(events(&house).iter().any(is_timeout));
}

#[test]
fn whoever_has_only_just_read_a_log_knows_that_what_comes_then_is_new() {
    let mut house = House::begun(2, live_plan(15_000), &["ada", "bo", "cy"]);
    // The second node begins when the clock was set; the first one still writes the old time.
    let (before, play) = (house.now, house.play(0));
    house.now = before.plus(9_000);
    house.restart(1);
    house.listens(1, 1, None);
    house.now = before.plus(100);
    let name = ["ada", "bo", "cy"][house.table(0).due().unwrap().index()];
    house.does(0, name, play).unwrap();
    house.now = before.plus(9_100);
    house.give(1, Input::Hint { seq: u32::MAX });
    house.wait_at(1, 13_000);
    assert!(!events(&house).iter().any(is_timeout), "thirteen seconds have passed");
    house.wait_at(1, 4_000);
    assert!(events(&house).iter().any(is_timeout));
}

#[test]
fn nobody_is_gone_for_longer_because_a_clock_was_set() {
    let absence = Absence { grace_ms: Some(15_000), ..plan().absence };
    let mut house = House::begun(1, Plan { absence, ..plan() }, &["ada", "bo", "cy"]);
    house.listens(0, 1, None);
    house.wait(2_000);
    house.now = house.now.plus(HOUR_MS);
    house.wait(12_000);
    assert!(!events(&house).iter().any(is_timeout), "fourteen seconds have passed");
    house.wait(2_000);
    assert!(events(&house).iter().any(is_timeout));
}
