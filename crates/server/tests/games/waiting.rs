//! Whoever reads nothing of what is said at a table is cut off before too much waits, and nobody
//! else is.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;
use traumfabrik_server::client::{Guest, Player};

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
        // More than an answer, and less than what is on its way to those who read nothing.
        config.limits.waiting_bytes_per_table = 16 * 1024;
        // All come from one address, and nobody has to wait for the others' words.
        config.limits.commands_per_second = 10_000;
    })
    .await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let game = play_now(&anna, json!({})).await;
    let mut reader = anna.join(&game, 0).await.expect("a player");
    let mut watcher = Guest::stranger(&host).join(&game, 0).await.expect("who looks on");
    assert_eq!(n_limited(&host).await, 0);
    let mut sleepers = JoinSet::new();
    for _ in 0..10 {
        sleepers.spawn(sleep(host.clone(), game.clone()));
    }
    // What is said to others shows that there is no room, once the sleepers have slept for a while.
    let relieved = async {
        while n_limited(&host).await == 0 {
            look(&mut reader).await;
            look(&mut watcher).await;
        }
    };
    timeout(LONG, relieved).await.expect("not all can sleep");
    look(&mut reader).await;
    look(&mut watcher).await;
    sleepers.shutdown().await;
    stop(running).await;
}

/// Asks much at a table and reads nothing of it. Whoever is cut off, for whatever reason, comes back.
async fn sleep(host: String, game: String) {
    loop {
        let Ok(mut sleeper) = Guest::stranger(&host).connect(&game, 0).await else { continue };
        while sleeper.send_text(LOOK.to_owned()).await.is_ok() {}
    }
}

/// Whoever reads is there, and hears what they asked for.
async fn look(awake: &mut Player) {
    awake.send_text(LOOK.to_owned()).await.expect("whoever reads is there");
    while awake.hear_json().await.expect("and hears")["id"] != "x" {}
}
