//! Replays of games that are over: compressed, kept, and never of yesterday.

use std::io::Read as _;

use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING, ETAG, IF_NONE_MATCH};
use serde_json::{Value, json};
use traumfabrik_server::client::Guest;

use crate::support::{choose, play_now, play_out, server};

#[tokio::test]
async fn a_replay_is_sent_compressed_and_only_once() {
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&anna, json!({ "seats": 2 })).await;
    let url = format!("http://{host}/api/tables/{game}/replay?look=table");
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let ask = |name, value: &str| client.get(&url).header(name, value.to_owned()).send();

    let early = ask(ACCEPT_ENCODING, "gzip").await.expect("an answer");
    assert!(!early.headers().contains_key(CONTENT_ENCODING), "the game still runs");

    let mut player = anna.join(&game, 0).await.expect("a player");
    let mut n = 0;
    play_out(&mut player, |n_choices| choose(&mut n, n_choices)).await;
    drop(player);

    let plain = ask(ACCEPT_ENCODING, "identity").await.expect("an answer");
    assert!(!plain.headers().contains_key(CONTENT_ENCODING));
    let plain = plain.bytes().await.expect("a body");
    let packed = ask(ACCEPT_ENCODING, "gzip").await.expect("an answer");
    assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
    let packed = packed.bytes().await.expect("a body");
    assert!(packed.len() * 5 < plain.len(), "{} of {}", packed.len(), plain.len());
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(&*packed).read_to_end(&mut unpacked).expect("it is whole");
    let [plain, unpacked] = [&*plain, &*unpacked]
        .map(|bytes| serde_json::from_slice::<Value>(bytes).expect("a replay"));
    assert_eq!(unpacked["steps"], plain["steps"]);

    let tag = ask(ACCEPT_ENCODING, "gzip").await.expect("an answer").headers()[ETAG].clone();
    let tag = tag.to_str().expect("a tag").to_owned();
    assert_eq!(ask(IF_NONE_MATCH, &tag).await.expect("an answer").status(), 304);
    // Whoever takes another name is called by it, whatever was kept.
    let me: Value = anna.post("/api/me", &json!({ "name": "Zoe" })).await.expect("a name");
    assert_eq!(me["name"], "Zoe");
    loop {
        let again = ask(IF_NONE_MATCH, &tag).await.expect("an answer");
        if again.status() == 200 {
            let again: Value = again.json().await.expect("a replay");
            assert_eq!(again["people"][0]["name"], "Zoe");
            break;
        }
    }
    running.stop();
    running.wait().await;
}
