//! Bots think on few threads: what one person has them think about does not hold up another's.

use serde_json::{Value, json};
use traumfabrik_server::client::Guest;
use traumfabrik_store::{Store, memory};

use crate::support::{post_command, server_with, stop, until};

/// So many tables one person has bots play at.
const CROWD: usize = 24;
/// So many entries another person's bots make meanwhile.
const ENTRIES: u32 = 12;
/// So often that is counted, if it has to be.
const ROUNDS_MAX: usize = 4;

/// A game in which bots play for everybody, from now on.
async fn bots_play(guest: &Guest) -> String {
    let absence = json!({ "substitute": "hard", "on_timeout": true, "grace_ms": null });
    let plan = json!({ "seats": 3, "pace_ms": 0, "absence": absence });
    let made: Value = guest.post("/api/tables", &plan).await.expect("a table");
    let game = made["game"].as_str().expect("a game").to_owned();
    let start = json!({ "type": "start", "fill": "hard" });
    post_command(guest, &game, "start", start).await.expect("it starts");
    let resign = json!({ "type": "resign", "seat": 0 });
    post_command(guest, &game, "resign", resign).await.expect("a bot plays on");
    game
}

/// How many entries some games have together.
async fn n_entries(store: &Store, games: &[String]) -> u32 {
    let games: Vec<_> = games.iter().map(|game| game.parse().expect("a name")).collect();
    let last = store.last_entries(&games).await.expect("an answer");
    last.into_iter().map(|(_, seq)| seq).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_of_one_person_s_bots_does_not_hold_up_another_s() {
    let store = memory().expect("a store");
    let (running, host) = server_with(store.clone(), |config| config.n_thinkers = 1).await;
    let ada = Guest::arrive(&host, "Ada").await.expect("a guest");
    let mut crowd = Vec::new();
    for _ in 0..CROWD {
        crowd.push(bots_play(&ada).await);
    }
    let ben = Guest::arrive(&host, "Ben").await.expect("a guest");
    let single = [bots_play(&ben).await];

    let mut counted = Vec::new();
    // Whatever else a machine has to do may hold up a single game for a while, but not every time.
    let is_fair = loop {
        let (before, mine) = (n_entries(&store, &crowd).await, n_entries(&store, &single).await);
        until(async || n_entries(&store, &single).await >= mine + ENTRIES).await;
        let n_crowd = n_entries(&store, &crowd).await - before;
        let n_single = n_entries(&store, &single).await - mine;
        counted.push((n_crowd, n_single));
        // In one line for all, each of the crowd's games goes on as fast as the single one. A
        // thread that is shared by person makes one thought for it for each of all the others.
        let is_fair = n_crowd < n_single * CROWD as u32 / 4;
        if is_fair || counted.len() == ROUNDS_MAX {
            break is_fair;
        }
    };
    assert!(is_fair, "entries of the crowd, and of the single game: {counted:?}");
    let is_held_up = counted.iter().all(|(n_crowd, n_single)| *n_crowd <= n_single / 4);
    assert!(!is_held_up, "entries of the crowd, and of the single game: {counted:?}");
    stop(running).await;
}
