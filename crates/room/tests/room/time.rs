//! Clocks that are set, outages, and what both cost: nothing.

use traumfabrik_room::{Input, Outage};
use traumfabrik_table::{Absence, Command, Plan, TableEvent, Time};

use crate::cluster::{BEGIN, Cluster, live_plan, plan};

const HOUR_MS: i64 = 3_600_000;

fn events(cluster: &Cluster) -> Vec<TableEvent> {
    let entries = cluster.store.entries.iter();
    entries.map(|kept| serde_json::from_str(&kept.body).unwrap()).collect()
}

fn is_timeout(event: &TableEvent) -> bool {
    matches!(event, TableEvent::TakenOver { .. })
}

#[test]
fn a_clock_runs_out_although_the_time_of_day_was_set_back() {
    let mut cluster = Cluster::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
    cluster.now = Time(cluster.now.0 - HOUR_MS);
    cluster.restart(0);
    cluster.listens(0, 1, None);
    cluster.wait(14_000);
    assert!(!events(&cluster).iter().any(is_timeout));
    cluster.wait(2_000);
    assert!(events(&cluster).iter().any(is_timeout), "fifteen seconds have passed");
    let times: Vec<Time> = cluster.store.entries.iter().map(|kept| kept.at).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[test]
fn a_room_ahead_of_the_time_of_day_stays_while_something_is_due() {
    let mut cluster = Cluster::begun(1, live_plan(HOUR_MS), &["ada", "bo", "cy"]);
    cluster.wait(1_000);
    assert!(cluster.is_idle(0), "the store knows when to look here again");
    cluster.now = Time(cluster.now.0 - HOUR_MS);
    cluster.wait(1_000);
    assert!(!cluster.is_idle(0), "nobody else knows how late it is");
    cluster.now = cluster.now.plus(HOUR_MS);
    cluster.wait(1_000);
    assert!(cluster.is_idle(0));
}

/// The clock stood an hour ahead for a moment before the table was made.
fn made_up() -> Vec<Outage> {
    vec![Outage::new(BEGIN.plus(-5_000), BEGIN.plus(HOUR_MS))]
}

#[test]
fn an_outage_that_a_clock_made_up_lets_nobody_think_for_ever() {
    for is_restarted in [false, true] {
        let mut cluster = Cluster::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
        cluster.outages = made_up();
        if is_restarted {
            cluster.restart(0);
        }
        cluster.listens(0, 1, None);
        cluster.wait(16_000);
        assert!(events(&cluster).iter().any(is_timeout), "restarted: {is_restarted}");
    }
}

#[test]
fn an_outage_that_a_clock_made_up_gives_nobody_an_hour() {
    let mut cluster = Cluster::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
    cluster.outages = made_up();
    cluster.wait(3_000);
    let play = cluster.play(0);
    let name = ["ada", "bo", "cy"][cluster.table(0).due().unwrap().index()];
    cluster.does(0, name, play).unwrap();
    let credited: i64 = events(&cluster)
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
    let mut cluster = Cluster::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
    let from = cluster.now;
    cluster.now = cluster.now.plus(HOUR_MS);
    cluster.outages = vec![Outage::new(from, cluster.now)];
    cluster.restart(0);
    cluster.listens(0, 1, None);
    cluster.wait(5_000);
    let credited =
        events(&cluster).into_iter().find(|it| matches!(it, TableEvent::Credited { .. }));
    assert_eq!(credited, Some(TableEvent::Credited { ms: HOUR_MS }));
    assert!(!events(&cluster).iter().any(is_timeout));
    cluster.wait(15_000);
    assert!(events(&cluster).iter().any(is_timeout));
}

#[test]
fn a_clock_that_is_set_forward_is_not_paid_for() {
    for jump_ms in [5_000, HOUR_MS] {
        let mut cluster = Cluster::begun(1, live_plan(15_000), &["ada", "bo", "cy"]);
        cluster.listens(0, 1, None);
        cluster.wait(2_000);
        cluster.now = cluster.now.plus(jump_ms);
        cluster.wait(12_000);
        assert!(!events(&cluster).iter().any(is_timeout), "set by {jump_ms} ms");
        cluster.wait(2_000);
        assert!(events(&cluster).iter().any(is_timeout), "fifteen seconds have passed");
    }
}

#[test]
fn an_entry_of_a_node_whose_clock_is_behind_is_not_paid_for_again() {
    let mut cluster = Cluster::begun(2, live_plan(15_000), &["ada", "bo", "cy"]);
    cluster.listens(1, 1, None);
    // The second node knows already that the clock was set; the first one writes the old time.
    let (before, play) = (cluster.now, cluster.play(0));
    cluster.now = before.plus(9_000);
    for _ in 0..3 {
        cluster.wait_at(1, 1_000);
        let seq = cluster.table(1).seq();
        cluster.give(1, Input::Polled { seq });
    }
    cluster.now = before.plus(3_000);
    let name = ["ada", "bo", "cy"][cluster.table(0).due().unwrap().index()];
    cluster.does(0, name, play).unwrap();
    cluster.now = before.plus(12_000);
    cluster.give(1, Input::Hint { seq: u32::MAX });
    cluster.wait_at(1, 13_000);
    assert!(!events(&cluster).iter().any(is_timeout), "thirteen seconds have passed");
    cluster.wait_at(1, 4_000);
    assert!(events(&cluster).iter().any(is_timeout));
}

#[test]
fn whoever_has_only_just_read_a_log_knows_that_what_comes_then_is_new() {
    let mut cluster = Cluster::begun(2, live_plan(15_000), &["ada", "bo", "cy"]);
    // The second node begins when the clock was set; the first one still writes the old time.
    let (before, play) = (cluster.now, cluster.play(0));
    cluster.now = before.plus(9_000);
    cluster.restart(1);
    cluster.listens(1, 1, None);
    cluster.now = before.plus(100);
    let name = ["ada", "bo", "cy"][cluster.table(0).due().unwrap().index()];
    cluster.does(0, name, play).unwrap();
    cluster.now = before.plus(9_100);
    cluster.give(1, Input::Hint { seq: u32::MAX });
    cluster.wait_at(1, 13_000);
    assert!(!events(&cluster).iter().any(is_timeout), "thirteen seconds have passed");
    cluster.wait_at(1, 4_000);
    assert!(events(&cluster).iter().any(is_timeout));
}

#[test]
fn nobody_is_gone_for_longer_because_a_clock_was_set() {
    let absence = Absence { grace_ms: Some(15_000), ..plan().absence };
    let mut cluster = Cluster::begun(1, Plan { absence, ..plan() }, &["ada", "bo", "cy"]);
    cluster.listens(0, 1, None);
    cluster.wait(2_000);
    cluster.now = cluster.now.plus(HOUR_MS);
    cluster.wait(12_000);
    assert!(!events(&cluster).iter().any(is_timeout), "fourteen seconds have passed");
    cluster.wait(2_000);
    assert!(events(&cluster).iter().any(is_timeout));
}

#[test]
fn nobody_is_gone_while_the_device_is_here_that_they_play_at() {
    let absence = Absence { grace_ms: Some(15_000), ..plan().absence };
    let mut cluster = Cluster::open(1, Plan { absence, ..plan() });
    cluster.listens(0, 1, Some("ada"));
    for name in ["ada.ben", "ada.cleo", "ada.dora"] {
        let sit = Command::Sit { seat: None, studio: None, nonce: None };
        cluster.does(0, name, sit).unwrap();
    }
    cluster.does(0, "ada", Command::Start { fill: Some("robot".to_owned()) }).unwrap();
    cluster.wait(30_000);
    assert!(!events(&cluster).iter().any(is_timeout));
}
