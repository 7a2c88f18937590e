//! One node thinks for a bot, and another one only when that one is gone.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use traumfabrik_room::Input;
use traumfabrik_rules::{BySeat, Seat};
use traumfabrik_table::{Command, Instruction, Order, TableEvent, Time};

use crate::cluster::{Cluster, PACE_MS, plan, settings};

/// A game in which a bot is due, made by the first of three nodes, and known to all.
fn bot_is_due() -> Cluster {
    let mut cluster = Cluster::begun(3, plan(), &["ada"]);
    while cluster.table(0).bot(cluster.table(0).due().unwrap()).is_none() {
        let play = cluster.play(0);
        cluster.does(0, "ada", play).unwrap();
    }
    for node in 1..3 {
        cluster.listens(node, 1, None);
    }
    cluster
}

fn finish(cluster: &mut Cluster, node: usize) {
    let thought = cluster.nodes[node].thoughts.pop().expect("a thought");
    let action = cluster.table(node).game().unwrap().legal().nth(0).unwrap();
    let (turn, seat, bot) = (thought.turn, thought.seat, thought.bot);
    cluster.give(node, Input::Thought { turn, seat, bot, actions: vec![action] });
}

#[test]
fn only_whoever_made_the_last_entry_thinks() {
    let mut cluster = bot_is_due();
    let seq = cluster.table(0).seq();
    let turn_at = cluster.table(0).at();
    assert_eq!(cluster.nodes[0].thoughts.len(), 1);
    finish(&mut cluster, 0);
    cluster.wait(3 * PACE_MS);
    let n_thoughts: Vec<usize> = cluster.nodes.iter().map(|node| node.thoughts.len()).collect();
    assert_eq!(&n_thoughts[1..], [0, 0]);
    let moved = &cluster.store.entries[seq as usize];
    // The only person has passed and has nothing left to decide: nobody has to follow the bots.
    assert_eq!(moved.at, turn_at, "just when it was due");
}

#[test]
fn when_that_node_is_gone_one_of_the_others_thinks() {
    let mut cluster = bot_is_due();
    let seq = cluster.table(0).seq();
    cluster.restart(0);
    cluster.wait(2_000);
    assert!(cluster.nodes[1..].iter().all(|node| node.thoughts.is_empty()), "the lease holds");
    cluster.wait(10_000);
    let thinks = |node: &usize| !cluster.nodes[*node].thoughts.is_empty();
    let thinkers: Vec<usize> = (1..3).filter(thinks).collect();
    assert_eq!(thinkers.len(), 1, "one of them has the lease");
    finish(&mut cluster, thinkers[0]);
    cluster.wait(1_000);
    assert!(cluster.store.entries.len() > seq as usize);
}

#[test]
fn whoever_cannot_have_the_lease_does_not_ask_for_it_for_ever() {
    let mut cluster = bot_is_due();
    cluster.restart(0);
    cluster.trouble.has_moved_on = true;
    cluster.wait(10_000);
    assert!((1..400).contains(&cluster.trouble.n_claims), "{}", cluster.trouble.n_claims);
    cluster.seq(1);
}

#[test]
fn a_long_thought_is_thought_once() {
    let mut cluster = bot_is_due();
    cluster.wait(30_000);
    let n_thoughts: usize = cluster.nodes.iter().map(|node| node.thoughts.len()).sum();
    assert_eq!(n_thoughts, 1, "the lease is made longer");
    finish(&mut cluster, 0);
    let seq = cluster.table(0).seq();
    cluster.wait(1);
    assert_eq!(cluster.table(0).seq(), seq + 1);
}

#[test]
fn orders_act_at_the_very_instant_however_late_the_node_wakes() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo", "cy"]);
    let seat = cluster.table(0).due().unwrap();
    let name = ["ada", "bo", "cy"][seat.index()];
    let game = cluster.table(0).game().unwrap();
    let (quarter, location) = (game.quarter().unwrap().number(), game.location().index());
    let order = Order { quarter, location: location as u8, instruction: Instruction::Pass {} };
    let whims = settings().whims;
    let due_at = cluster.table(0).next(&[(seat, order.clone())], &BySeat([None; 5]), &whims).at();
    let due_at = due_at.expect("the order acts");
    let message = json!({ "type": "order", "id": "o", "seat": seat.0, "order": order });
    let message = serde_json::from_value(message).unwrap();
    cluster.asks(0, Some(name), traumfabrik_room::Wanted::Message(message)).unwrap();
    let seq = cluster.table(0).seq();
    cluster.now = Time(due_at.0 + 2);
    cluster.give(0, Input::Tick);
    let kept = &cluster.store.entries[seq as usize];
    assert_eq!(kept.at, due_at);
    assert!(matches!(
        serde_json::from_str(&kept.body).unwrap(),
        TableEvent::Played { seat: by, .. } if by == seat
    ));
}

#[test]
fn a_person_who_comes_back_to_play_need_not_say_so() {
    let mut cluster = Cluster::begun(1, plan(), &["ada", "bo", "cy"]);
    let seat = cluster.table(0).due().unwrap();
    let name = ["ada", "bo", "cy"][seat.index()];
    let play = cluster.play(0);
    cluster.does(0, name, Command::Leave { seat: seat.0 }).unwrap();
    let seq = cluster.table(0).seq();
    assert_eq!(cluster.does(0, name, play), Ok(seq + 2), "they return, and play");
}

#[test]
fn a_bot_stays_who_it_is_and_has_new_luck_every_turn() {
    let mut cluster = Cluster::begun(1, plan(), &["ada"]);
    let mut known: BTreeMap<(Seat, String), (u64, BTreeSet<u64>)> = BTreeMap::new();
    for _ in 0..30 {
        if let Some(thought) = cluster.nodes[0].thoughts.last() {
            let bot = (thought.seat, thought.bot.clone());
            let (temper, chances) = known.entry(bot).or_insert((thought.temper, BTreeSet::new()));
            assert_eq!(*temper, thought.temper, "it is the same all the time");
            assert!(chances.insert(thought.chance), "luck does not come again");
            finish(&mut cluster, 0);
        } else {
            let play = cluster.play(0);
            cluster.does(0, "ada", play).unwrap();
        }
        cluster.wait(2 * PACE_MS);
    }
    let tempers: BTreeSet<u64> = known.values().map(|(temper, _)| *temper).collect();
    assert!(tempers.len() > 1 && tempers.len() == known.len(), "nobody is like another");
    assert!(known.values().all(|(_, chances)| chances.len() > 2));
}
