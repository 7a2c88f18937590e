//! Standing orders and pick lists: played without anybody there, told to nobody.

use serde_json::{Value, json};
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest, Player, Received};
use traumfabrik_table::Refused;

use crate::support::{post_command, server, two_at_a_table};

/// Leaves an order and waits for the answer.
async fn order(player: &mut Player, id: &str, seat: u8, order: Value) -> Received {
    let message = json!({ "type": "order", "id": id, "seat": seat, "order": order });
    player.send_text(message.to_string()).await.expect("it is sent");
    loop {
        match player.receive().await.expect("an answer") {
            done @ (Received::Done { .. } | Received::Failed { .. }) => return done,
            Received::Sync | Received::Entry(_) | Received::Store { .. } | Received::Other => {}
        }
    }
}

fn bid_up_to(location: u8, limit: u8) -> Value {
    let wish = json!({ "type": "bid_up_to", "limit": limit, "above": "pass" });
    json!({ "quarter": 1, "location": location, "wish": wish })
}

/// All bids and passes of a game so far, as (seat, amount).
async fn auction(guest: &Guest, game: &str) -> Vec<(u64, Option<u64>)> {
    let log: Vec<Value> = guest.get(&format!("/api/tables/{game}/log")).await.expect("a log");
    let moves = log.iter().flat_map(|entry| entry["deed"]["moves"].as_array().cloned());
    let told = moves.flatten().filter_map(|step| {
        let seat = step["seat"].as_u64()?;
        match step["action"]["type"].as_str()? {
            "bid" => Some((seat, step["action"]["amount"].as_u64())),
            "pass" => Some((seat, None)),
            _ => None,
        }
    });
    told.collect()
}

#[tokio::test]
async fn two_limits_meet_and_the_higher_one_wins_at_one_more() {
    let (running, host) = server().await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let mut one = anna.join(&game, 0).await.expect("Anna");
    let mut two = ben.join(&game, 0).await.expect("Ben");
    // Whoever is due first waits until both orders are there: an order for the second stop.
    for (player, seat, limit) in [(&mut one, 0, 5), (&mut two, 1, 3)] {
        let done = order(player, "order", seat, bid_up_to(1, limit)).await;
        assert!(matches!(done, Received::Done { .. }), "{done:?}");
    }
    // The first stop by hand: whoever is due passes, the other one takes it for nothing.
    let due = if one.choices().is_empty() { &mut two } else { &mut one };
    let seat = due.seats()[0];
    due.play("pass", seat, &traumfabrik_rules::Action::Pass).await.expect("it is sent");
    let winner = if seat == 0 { &mut two } else { &mut one };
    place_all(winner).await;
    // Now the orders play by themselves, in seat order, by ones.
    let last = loop {
        let told = auction(&anna, &game).await;
        let passed = told.iter().filter(|(_, bid)| bid.is_none()).count();
        if passed == 2 {
            break told;
        }
        one.receive().await.expect("something is said");
    };
    let bids: Vec<(u64, Option<u64>)> = last.into_iter().skip(1).collect();
    let amounts: Vec<u64> = bids.iter().filter_map(|(_, bid)| *bid).collect();
    assert_eq!(amounts, (0..amounts.len() as u64).collect::<Vec<_>>(), "up from zero by ones");
    assert_eq!(bids.last(), Some(&(1, None)), "the lower limit passes");
    let high = bids.iter().rev().find_map(|(seat, bid)| bid.map(|bid| (*seat, bid)));
    assert!(matches!(high, Some((0, 3 | 4))), "just enough, not the limit: {high:?}");
    running.stop();
    running.wait().await;
}

/// Places or discards all chips in hand.
async fn place_all(player: &mut Player) {
    let mut n = 0;
    loop {
        let is_placing =
            matches!(player.legal(), traumfabrik_wire::json::LegalView::Placing { .. });
        if is_placing {
            let (seat, action) = (player.seats()[0], player.choices().swap_remove(0));
            n += 1;
            player.play(&format!("place{n}"), seat, &action).await.expect("it is sent");
            while !matches!(player.receive().await.expect("an answer"), Received::Done { .. }) {}
        } else if n > 0 {
            return;
        } else {
            player.receive().await.expect("something is said");
        }
    }
}

#[tokio::test]
async fn an_order_can_be_changed_and_taken_back_and_others_hear_nothing() {
    let (running, host) = server().await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let mut one = anna.join(&game, 0).await.expect("Anna");
    for (location, limit) in [(2, 4), (2, 6)] {
        let done = order(&mut one, "o", 0, bid_up_to(location, limit)).await;
        assert!(matches!(done, Received::Done { .. }), "{done:?}");
    }
    let refused = order(&mut one, "other", 1, bid_up_to(2, 4)).await;
    assert!(matches!(refused, Received::Failed { .. }), "not for somebody else's seat");
    let party = json!({ "quarter": 1, "location": 2, "wish": { "type": "pick", "chips": [], "otherwise": "wake" } });
    assert!(matches!(order(&mut one, "party", 0, party).await, Received::Failed { .. }));
    let mut socket = ben.listen(&game).await.expect("Ben");
    let sync = socket.hear_json().await.expect("everything");
    assert_eq!(sync["orders"], json!([]));
    let people = socket.hear_json().await.expect("that Ben has come");
    assert_eq!(people["type"], "people");
    let drop = json!({ "type": "drop_order", "id": "d", "seat": 0, "quarter": 1, "location": 2 });
    one.send_text(drop.to_string()).await.expect("it is sent");
    while !matches!(one.receive().await.expect("an answer"), Received::Done { .. }) {}
    // The next thing that Ben hears is that Anna leaves: nothing came before.
    post_command(&anna, &game, "leave", json!({ "type": "leave", "seat": 0 })).await.expect("left");
    let next = socket.hear_json().await.expect("something");
    assert_eq!(next["deed"]["type"], "taken_over", "{next}");
    running.stop();
    running.wait().await;
}

#[tokio::test]
async fn no_order_is_taken_for_a_game_that_will_not_go_on() {
    let (running, host) = server().await;
    let (anna, ben, game) = two_at_a_table(&host, json!({ "seats": 2, "pace_ms": 0 })).await;
    let path = format!("/api/tables/{game}/orders");
    let put = async |limit| {
        let order = json!({ "seat": 0, "order": bid_up_to(2, limit) });
        anna.put::<Value>(&path, &order).await
    };
    let ask_and_agree = async |motion: &str| {
        let propose = json!({ "type": "propose", "seat": 0, "motion": { "type": motion } });
        post_command(&anna, &game, motion, propose).await.expect("asked");
        let vote = json!({ "type": "vote", "seat": 1, "is_yes": true });
        post_command(&ben, &game, &format!("yes-{motion}"), vote).await.expect("agreed");
    };
    put(3).await.expect("a game that goes on takes orders");
    ask_and_agree("pause").await;
    put(4).await.expect("after a break the order will be of use");
    ask_and_agree("abort").await;
    let refused = put(5).await;
    let is_over = matches!(
        refused,
        Err(ClientError::Refused(ApiError::Refused { refused: Refused::IsOver {} }))
    );
    assert!(is_over, "{refused:?}");

    let made: Value = anna.post("/api/tables", &json!({ "seats": 2 })).await.expect("a table");
    let path = format!("/api/tables/{}/orders", made["game"].as_str().expect("a game"));
    let early = anna.put::<Value>(&path, &json!({ "seat": 0, "order": bid_up_to(2, 3) })).await;
    let is_early = matches!(
        early,
        Err(ClientError::Refused(ApiError::Refused { refused: Refused::NotBegun {} }))
    );
    assert!(is_early, "{early:?}");
    running.stop();
    running.wait().await;
}
