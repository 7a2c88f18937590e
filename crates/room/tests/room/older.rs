//! A page that was open before a server was brought up to date goes on with the messages it knows.

use serde_json::json;
use traumfabrik_room::FromClient;

#[test]
fn messages_of_the_first_version_are_understood() {
    let play = json!({ "type": "play", "seat": 0, "turn": 4, "actions": [{ "type": "pass" }] });
    let commands = [
        json!({ "type": "sit" }),
        json!({ "type": "sit", "seat": 1, "studio": 3, "nonce": "00ff" }),
        json!({ "type": "stand", "seat": 1 }),
        json!({ "type": "remove", "seat": 1 }),
        json!({ "type": "seat_bot", "seat": 1, "bot": "hard" }),
        json!({ "type": "start" }),
        json!({ "type": "start", "fill": "medium" }),
        json!({ "type": "call_off" }),
        play,
        json!({ "type": "leave", "seat": 1 }),
        json!({ "type": "resign", "seat": 1 }),
        json!({ "type": "return", "seat": 1 }),
        json!({ "type": "propose", "seat": 1, "motion": { "type": "abort" } }),
        json!({ "type": "vote", "seat": 1, "is_yes": true }),
        json!({ "type": "vacation", "seat": 1, "is_on": true }),
    ];
    let commands =
        commands.map(|command| json!({ "type": "command", "id": "a", "command": command }));
    let others = [
        json!({ "type": "order", "id": "a", "seat": 0,
            "order": { "quarter": 1, "location": 2, "wish": { "type": "pass" } } }),
        json!({ "type": "drop_order", "id": "a", "seat": 0, "quarter": 1, "location": 2 }),
        json!({ "type": "draft", "id": "a", "seat": 0, "turn": 1,
            "actions": [{ "type": "bid", "amount": 3 }] }),
        json!({ "type": "say", "id": "a", "text": "hello" }),
        json!({ "type": "look", "id": "a", "look": { "type": "seat", "seat": 0 } }),
        json!({ "type": "hint", "id": "a", "seat": 0 }),
    ];
    for message in commands.into_iter().chain(others) {
        let read = serde_json::from_value::<FromClient>(message.clone());
        assert!(read.is_ok(), "{message}: {read:?}");
    }
}
