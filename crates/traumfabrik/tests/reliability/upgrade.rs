//! Three nodes are replaced one after the other while people play: nothing is refused, and nobody
//! waits long. `cargo run -p xtask -- upgrade OLD NEW` does so from one program to another; otherwise
//! both are the one of today.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::judge::judge;
use crate::people::{Habits, Host, Person, Seat, begin};
use crate::process::{Home, How, launch};
use crate::witness::Witness;
use crate::{effort, in_time};

const N_NODES: usize = 3;
/// People play for so long before, between and after.
const BETWEEN: Duration = Duration::from_secs(2);
const DELAY_MAX: Duration = Duration::from_secs(1);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_are_replaced_one_by_one_and_nobody_is_refused() {
    in_time("an upgrade", upgrade()).await;
}

async fn upgrade() {
    let home = Home::postgres();
    let [old, new] = ["TRAUMFABRIK_OLD", "TRAUMFABRIK_NEW"].map(|name| How {
        program: std::env::var_os(name).map_or(How::default().program, PathBuf::from),
        ..How::default()
    });
    let (mut nodes, mut hosts) = (Vec::new(), Vec::new());
    for _ in 0..N_NODES {
        let (process, host) = launch(&home.beside(), &old).await;
        nodes.push(process);
        hosts.push(watch::Sender::new(host));
    }
    let witness = Arc::new(Witness::default());
    let is_enough = Arc::new(AtomicBool::new(false));
    let mut tables = JoinSet::new();
    for number in 0..effort(2, 8) {
        let hosts: Vec<Host> = hosts.iter().map(watch::Sender::subscribe).collect();
        tables.spawn(play_on(hosts, Arc::clone(&witness), number, is_enough.clone()));
    }
    tokio::time::sleep(BETWEEN).await;
    let mut new_nodes = Vec::new();
    for (old_node, host) in nodes.into_iter().zip(&hosts) {
        // As hosts do it: the new one is there and takes those who come before the old one goes.
        let (new_node, address) = launch(&home.beside(), &new).await;
        host.send_replace(address);
        old_node.stop().await;
        new_nodes.push(new_node);
        tokio::time::sleep(BETWEEN).await;
    }
    is_enough.store(true, Ordering::Relaxed);
    while let Some(ended) = tables.join_next().await {
        ended.expect("nobody saw anything wrong");
    }
    for node in new_nodes {
        node.stop().await;
    }
    let mut told = witness.take();
    let found = judge(&home.store().await, &told).await;
    told.delays.sort();
    let (n_moves, longest) = (told.delays.len(), told.delays.last().copied().unwrap_or_default());
    let p99 = told.delays[n_moves * 99 / 100];
    println!(
        "{N_NODES} nodes replaced, {n_moves} moves, {} sent again, {} store away; p99 {p99:?}, \
        longest {longest:?}: {found:?}",
        told.n_resent, told.n_store_away
    );
    assert!(n_moves > 100 && told.n_store_away == 0, "{n_moves} moves, {}", told.n_store_away);
    // A machine that is busy with other tests says little about how long somebody waits.
    assert!(effort(true, longest <= DELAY_MAX), "somebody waited for {longest:?}");
}

/// One game after the other, with everybody at another node, until it is enough.
async fn play_on(hosts: Vec<Host>, witness: Arc<Witness>, number: u64, is_enough: Arc<AtomicBool>) {
    let mut people = Vec::new();
    for (seat, host) in hosts.iter().enumerate() {
        let mut person = Person::arrive(host, &witness, number * 10 + seat as u64).await;
        person.habits = Habits { is_plain: true, ..Habits::default() };
        people.push(person);
    }
    let plan = json!({ "seats": people.len(), "pace_ms": 0 });
    while !is_enough.load(Ordering::Relaxed) {
        // They gather at one node: the version before needs that.
        let here = people.iter().map(|person| person.by_way_of(&hosts[0], 0));
        let gathered: Vec<Person> = here.collect();
        let game = begin(&gathered, &plan).await;
        let mut seats = JoinSet::new();
        for mut person in people.clone() {
            let game = game.clone();
            seats.spawn(async move {
                Seat::new(&mut person, &game).play_out().await;
                person
            });
        }
        // Names of messages go on from game to game.
        people = seats.join_all().await;
    }
}
