//! Everything that can be asked without changing anything: every GET that the API's document
//! lists, from everywhere, and messages and requests that have to be refused.

use reqwest::Method;
use serde_json::{Value, json};

use crate::listener::Listener;
use crate::world::GAME;

/// The places that somebody may want to look from.
const LOOKS: [&str; 7] = [
    "?look=seat-0",
    "?look=seat-1",
    "?look=seat-2",
    "?look=seat-3",
    "?look=table",
    "?look=judge",
    "",
];

/// What a table shows beside how it stands now. It tells what happened, and so who paid what.
const HISTORY: [&str; 3] = ["/log", "/record", "/replay"];

/// Asks for everything.
pub(crate) async fn everything(listener: &mut Listener) {
    gets(listener, |_| true).await;
    refused(listener).await;
    tried_out(listener).await;
}

/// Asks how things stand, but not how they came about.
pub(crate) async fn present(listener: &mut Listener) {
    let is_past = |path: &str| HISTORY.iter().any(|part| path.contains(part));
    gets(listener, |path| !is_past(path)).await;
    refused(listener).await;
    tried_out(listener).await;
}

/// Every GET of the document, and those for machines.
async fn gets(listener: &mut Listener, is_wanted: impl Fn(&str) -> bool) {
    let document: Value = serde_json::from_str(&traumfabrik_server::openapi()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths");
    let gets = paths.iter().filter(|(_, item)| item.get("get").is_some()).map(|(path, _)| path);
    let gets: Vec<String> = gets.map(|path| filled(path)).collect();
    assert!(gets.len() >= 10, "{gets:?}");
    let machines = ["/healthz", "/readyz", "/metrics"].map(str::to_owned);
    for path in gets.into_iter().chain(machines).filter(|path| is_wanted(path)) {
        let looks = if path.contains(GAME) { &LOOKS[..] } else { &[""] };
        for look in looks {
            listener.request(Method::GET, &format!("{path}{look}"), None).await;
        }
    }
}

/// A path with the names of this table and of somebody there.
fn filled(path: &str) -> String {
    let path = path.replace("{game}", GAME).replace("{person}", "ben").replace("{lang}", "en");
    let path = path.replace("{key}", "made_up");
    assert!(!path.contains('{'), "{path}: say here what stands for its parts");
    path
}

/// What is refused, each time with an answer that must not say too much.
async fn refused(listener: &mut Listener) {
    let turn = listener.table["turn"].clone();
    let own = listener.seat;
    let pass = json!([{ "type": "pass" }]);
    let wish = json!({ "quarter": 1, "location": 2, "wish": { "type": "pass" } });
    for seat in 0..5 {
        let is_own = own == Some(seat);
        let drop = json!({ "type": "drop_order", "seat": seat, "quarter": 1, "location": 2 });
        failed(listener, drop).await;
        let returns = json!({ "type": "return", "seat": seat });
        failed(listener, json!({ "type": "command", "command": returns })).await;
        if !is_own || listener.table["motion"].is_null() {
            let vote = json!({ "type": "vote", "seat": seat, "is_yes": true });
            failed(listener, json!({ "type": "command", "command": vote })).await;
        }
        let stale = json!({ "type": "play", "seat": seat, "turn": 0, "actions": pass });
        failed(listener, json!({ "type": "command", "command": stale })).await;
        // More than a purse can hold, and a chip that nobody has.
        for action in [
            json!({ "type": "bid", "amount": 63 }),
            json!({ "type": "take", "chip": 92 }),
            json!({ "type": "discard", "chip": 92 }),
        ] {
            let play = json!({ "type": "play", "seat": seat, "turn": turn, "actions": [action] });
            failed(listener, json!({ "type": "command", "command": play })).await;
            let draft = json!({ "type": "draft", "seat": seat, "turn": turn, "actions": [action] });
            failed(listener, draft).await;
        }
        if !is_own {
            failed(listener, json!({ "type": "order", "seat": seat, "order": wish })).await;
            failed(listener, json!({ "type": "hint", "seat": seat })).await;
            failed(listener, json!({ "type": "facts", "seat": seat })).await;
            let path = format!("/api/tables/{GAME}/facts?seat={seat}");
            listener.request(Method::GET, &path, None).await;
            let draft = json!({ "type": "draft", "seat": seat, "turn": turn, "actions": [] });
            failed(listener, draft).await;
            let play = json!({ "type": "play", "seat": seat, "turn": turn, "actions": pass });
            let sent = json!({ "id": "refused", "command": play });
            let path = format!("/api/tables/{GAME}/commands");
            listener.request(Method::POST, &path, Some(&sent)).await;
            let look = json!({ "type": "look", "look": { "type": "seat", "seat": seat } });
            failed(listener, look).await;
        }
    }
    for command in ["start", "call_off", "sit"] {
        failed(listener, json!({ "type": "command", "command": { "type": command } })).await;
    }
    failed(listener, json!({ "type": "look", "look": { "type": "judge" } })).await;
    let path = format!("/api/tables/{GAME}/rematch");
    listener.request(Method::POST, &path, Some(&json!({}))).await;
}

/// What somebody who is due may try out, and what anybody who plays may ask.
async fn tried_out(listener: &mut Listener) {
    if let Some(seat) = listener.seat {
        let answer = listener.ask(json!({ "type": "facts", "seat": seat })).await;
        assert_eq!(answer["type"], "facts", "{answer}");
    }
    let (Some(seat), Some(action)) = (listener.seat, first_choice(listener)) else { return };
    let turn = listener.table["turn"].clone();
    for actions in [json!([]), json!([action])] {
        let draft = json!({ "type": "draft", "seat": seat, "turn": turn, "actions": actions });
        let answer = listener.ask(draft).await;
        assert_eq!(answer["type"], "draft", "{answer}");
    }
}

/// A hint, for whoever is due.
pub(crate) async fn hint(listener: &mut Listener) {
    if let (Some(seat), Some(_)) = (listener.seat, first_choice(listener)) {
        let answer = listener.ask(json!({ "type": "hint", "seat": seat })).await;
        assert_eq!(answer["type"], "hint", "{answer}");
    }
}

/// The first thing that came with the view, for whoever is due: passing, in an auction.
pub(crate) fn first_choice(listener: &Listener) -> Option<Value> {
    let legal = &listener.view["legal"];
    match listener.legal() {
        "auction" => Some(json!({ "type": "pass" })),
        "party" => Some(json!({ "type": "take", "chip": legal["faces"][0] })),
        "placing" => Some(match legal["placements"].get(0) {
            Some(placement) => json!({
                "type": "place", "chip": placement["chip"],
                "screenplay": placement["screenplay"], "slot": placement["slot"],
            }),
            None => json!({ "type": "discard", "chip": legal["discards"][0] }),
        }),
        _ => None,
    }
}

async fn failed(listener: &mut Listener, message: Value) {
    let answer = listener.ask(message.clone()).await;
    assert_eq!(answer["type"], "failed", "{}: {message}: {answer}", listener.who);
}
