//! One node thinks for a bot, and another one only when that one is gone.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use traumfabrik_room::Input;
use traumfabrik_rules::{BySeat, Seat};
use traumfabrik_table::{Command, Instruction, Order, TableEvent, Time};

use crate::house::{House, PACE_MS, plan, settings};

/// A game in which a bot is due, made by the first of three nodes, and known to all.
fn bot_is_due() -> House {
    let mut house = House::begun(3, plan(), &["ada"]);
    while house.table(0).bot(house.table(0).due().unwrap()).is_none() {
        let play = house.play(0);
        house.does(0, "ada", play).unwrap();
    }
    for node in 1..3 {
        house.listens(node, 1, None);
    }
    house
}

fn finish(house: &mut House, node: usize) {
    let thought = house.nodes[node].thoughts.pop().expect("a thought");
    let action = house.table(node).game().unwrap().legal().nth(0).unwrap();
    let (turn, seat, bot) = (thought.turn, thought.seat, thought.bot);
    house.give(node, Input::Thought { turn, seat, bot, actions: vec![action] });
}

#[test]
fn only_whoever_made_the_last_entry_thinks() {
    let mut house = bot_is_due();
    let seq = house.table(0).seq();
    let turn_at = house.table(0).at();
    assert_eq!(house.nodes[0].thoughts.len(), 1);
    finish(&mut house, 0);
    house.wait(3 * PACE_MS);
    let n_thoughts: Vec<usize> = house.nodes.iter().map(|node| node.thoughts.len()).collect();
    assert_eq!(&n_thoughts[1..], [0, 0]);
    let moved = &house.store.entries[seq as usize];
    // The only person has passed: nobody has to follow what the bots do.
    assert_eq!(moved.at, turn_at.plus(PACE_MS / 10), "just when it was due");
}

#[test]
fn when_that_node_is_gone_one_of_the_others_thinks() {
    let mut house = bot_is_due();
    let seq = house.table(0).seq();
    house.restart(0);
    house.wait(2_000);
    assert!(house.nodes[1..].iter().all(|node| node.thoughts.is_empty()), "the lease holds");
    house.wait(10_000);
    let thinks = |node: &usize| !house.nodes[*node].thoughts.is_empty();
    let thinkers: Vec<usize> = (1..3).filter(thinks).collect();
    assert_eq!(thinkers.len(), 1, "one of them has the lease");
    finish(&mut house, thinkers[0]);
    house.wait(1_000);
    assert!(house.store.entries.len() > seq as usize);
}

#[test]
fn whoever_cannot_have_the_lease_does_not_ask_for_it_for_ever() {
    let mut house = bot_is_due();
    house.restart(0);
    house.trouble.has_moved_on = true;
    house.wait(10_000);
    assert!((1..400).contains(&house.trouble.n_claims), "{}", house.trouble.n_claims);
    house.seq(1);
}

#[test]
fn a_long_thought_is_thought_once() {
    let mut house = bot_is_due();
    house.wait(30_000);
    let n_thoughts: usize = house.nodes.iter().map(|node| node.thoughts.len()).sum();
    assert_eq!(n_thoughts, 1, "the lease is made longer");
    finish(&mut house, 0);
    let seq = house.table(0).seq();
    house.wait(1);
    assert_eq!(house.table(0).seq(), seq + 1);
}

#[test]
fn orders_act_at_the_very_instant_however_late_the_node_wakes() {
    let mut house = House::begun(1, plan(), &["ada", "bo", "cy"]);
    let seat = house.table(0).due().unwrap();
    let name = ["ada", "bo", "cy"][seat.index()];
    let game = house.table(0).game().unwrap();
    let (quarter, location) = (game.quarter().unwrap().number(), game.location().index());
    let order = Order { quarter, location: location as u8, instruction: Instruction::Pass {} };
    let whims = settings().whims;
    let due_at = house.table(0).next(&[(seat, order.clone())], &BySeat([None; 5]), &whims).at();
    let due_at = due_at.expect("the order acts");
    let message = json!({ "type": "order", "id": "o", "seat": seat.0, "order": order });
    let message = serde_json::from_value(message).unwrap();
    house.asks(0, Some(name), traumfabrik_room::Wanted::Message(message)).unwrap();
    let seq = house.table(0).seq();
    house.now = Time(due_at.0 + 2);
    house.give(0, Input::Tick);
    let kept = &house.store.entries[seq as usize];
    assert_eq!(kept.at, due_at);
    assert!(matches!(
        serde_json::from_str(&kept.body).unwrap(),
        TableEvent::Played { seat: by, .. } if by == seat
    ));
}

#[test]
fn a_person_who_comes_back_to_play_need_not_say_so() {
    let mut house = House::begun(1, plan(), &["ada", "bo", "cy"]);
    let seat = house.table(0).due().unwrap();
    let name = ["ada", "bo", "cy"][seat.index()];
    let play = house.play(0);
    house.does(0, name, Command::Leave { seat: seat.0 }).unwrap();
    let seq = house.table(0).seq();
    assert_eq!(house.does(0, name, play), Ok(seq + 2), "they return, and play");
}

#[test]
fn a_bot_stays_who_it_is_and_has_new_luck_every_turn() {
    let mut house = House::begun(1, plan(), &["ada"]);
    let mut known: BTreeMap<(Seat, String), (u64, BTreeSet<u64>)> = BTreeMap::new();
    for _ in 0..30 {
        if let Some(thought) = house.nodes[0].thoughts.last() {
            let bot = (thought.seat, thought.bot.clone());
            let (temper, chances) = known.entry(bot).or_insert((thought.temper, BTreeSet::new()));
            assert_eq!(*temper, thought.temper, "it is the same all the time");
            assert!(chances.insert(thought.chance), "luck does not come again");
            finish(&mut house, 0);
        } else {
            let play = house.play(0);
            house.does(0, "ada", play).unwrap();
        }
        house.wait(2 * PACE_MS);
    }
    let tempers: BTreeSet<u64> = known.values().map(|(temper, _)| *temper).collect();
    assert!(tempers.len() > 1 && tempers.len() == known.len(), "nobody is like another");
    assert!(known.values().all(|(_, chances)| chances.len() > 2));
}
