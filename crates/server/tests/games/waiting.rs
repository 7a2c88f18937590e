//! Whoever reads nothing of what is said at a table is cut off before too much waits, and nobody
//! else is.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;
use traumfabrik_server::client::Guest;

use crate::support::{LONG, play_now, server_with, stop};

const LOOK: &str = r#"{"type":"look","id":"x","look":{"type":"table"}}"#;

/// How many were refused or cut off because too much waited for them.
async fn n_limited(host: &str) -> u64 {
    let mut stream = TcpStream::connect(host).await.expect("a server");
    let request = format!(
        "GET /metrics HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer c0unts\r\n\
        Connection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("figures");
    let name = r#"traumfabrik_limited_total{limit="waiting_bytes"} "#;
    let count = answer.lines().find_map(|line| line.strip_prefix(name));
    count.expect(name).parse().expect("a number")
}

#[tokio::test]
async fn sleepers_at_a_table_are_cut_off_and_whoever_reads_is_not() {
    let store = traumfabrik_store::memory().expect("a store in memory");
    let (running, host) = server_with(store, |config| {
        config.figures_secret = Some("c0unts".to_owned());
        // Less than what all of them together are told at once.
        config.limits.waiting_bytes_per_table = 64 * 1024;
    })
    .await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&anna, json!({})).await;
    let mut reader = anna.join(&game, 0).await.expect("a player");
    assert_eq!(n_limited(&host).await, 0);
    let mut sleepers = JoinSet::new();
    for _ in 0..10 {
        let mut sleeper = Guest::stranger(&host).connect(&game, 0).await.expect("a socket");
        sleepers.spawn(async move { while sleeper.send_text(LOOK.to_owned()).await.is_ok() {} });
    }
    timeout(LONG, sleepers.join_next()).await.expect("one is cut off");
    assert!(n_limited(&host).await > 0);
    reader.send_text(LOOK.to_owned()).await.expect("whoever reads is there");
    while reader.hear_json().await.expect("and hears")["id"] != "x" {}
    stop(running).await;
}
