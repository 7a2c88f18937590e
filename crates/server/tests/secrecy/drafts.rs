//! What others try out before they decide.

use serde_json::{Value, json};

use crate::world::{Recipe, World, settle};
use crate::{kept, probe, script};

const BEN: usize = 1;

/// Ben has won a lot and thinks about his chips, aloud to himself if he is to. Answers with what
/// the others received until he has placed them.
async fn live(is_trying: bool) -> Vec<(&'static str, Vec<String>)> {
    let recipe = Recipe::people(3);
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    script::sell(&mut people, 2, 0).await;
    // The second stop has three chips.
    while script::due(&people) != BEN || people[BEN].legal() != "placing" {
        let is_ben = script::due(&people) == BEN;
        let action = if is_ben { json!({ "type": "bid", "amount": 1 }) } else { pass() };
        script::play(&mut people, &action).await;
    }
    while people[BEN].legal() == "placing" {
        if is_trying {
            try_out(&mut people[BEN]).await;
        }
        settle(&mut people).await;
        for listener in people.iter_mut().filter(|listener| listener.seat != Some(1)) {
            probe::everything(listener).await;
        }
        let action = probe::first_choice(&people[BEN]).expect("he is due");
        script::play(&mut people, &action).await;
    }
    world.end().await;
    let others = people.into_iter().filter(|listener| listener.seat != Some(1));
    others.map(|listener| (listener.who, listener.received)).collect()
}

fn pass() -> Value {
    json!({ "type": "pass" })
}

/// Tries each chip in each place, things that are not possible, and asks the planner.
async fn try_out(ben: &mut crate::listener::Listener) {
    let legal = ben.view["legal"].clone();
    let turn = ben.table["turn"].clone();
    let chips = legal["discards"].as_array().cloned().unwrap_or_default();
    let places = legal["placements"].as_array().cloned().unwrap_or_default();
    let discards = chips.iter().map(|chip| json!([{ "type": "discard", "chip": chip }]));
    let places = places.iter().map(|place| {
        json!([{ "type": "place", "chip": place["chip"], "screenplay": place["screenplay"],
            "slot": place["slot"] }])
    });
    let all: Value = chips.iter().map(|chip| json!({ "type": "discard", "chip": chip })).collect();
    let impossible = json!([{ "type": "place", "chip": 0, "screenplay": 0, "slot": 0 }, pass()]);
    for actions in discards.chain(places).chain([all, impossible]) {
        let draft = json!({ "type": "draft", "seat": BEN, "turn": turn, "actions": actions });
        let answer = ben.ask(draft).await;
        assert!(answer["type"] == "draft" || answer["type"] == "failed", "{answer}");
    }
    let path = format!("/api/tables/{}/draft", crate::world::GAME);
    let body = json!({ "seat": BEN, "turn": turn, "actions": [] });
    ben.request(reqwest::Method::POST, &path, Some(&body)).await;
    probe::hint(ben).await;
}

#[tokio::test]
async fn nobody_can_tell_what_others_try_out() {
    let (silent, trying) = tokio::join!(live(false), live(true));
    for ((who, silent), (_, trying)) in silent.iter().zip(&trying) {
        assert!(silent.len() > 300, "{who} has asked for much: {}", silent.len());
        kept::same(who, silent, trying);
    }
}
